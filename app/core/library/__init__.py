"""The library: the folders that were added, the photos found in them, and what can't be read."""
