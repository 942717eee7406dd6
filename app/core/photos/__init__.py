"""Photos as arrays over their ids: what they are laid out, sorted and grouped by."""
