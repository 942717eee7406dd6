"""The tables of photos: their files, the folders these lie in, and what was done with them."""
