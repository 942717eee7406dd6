"""How well albums fill themselves after a few thumbs, beside a flat threshold and a classifier."""
