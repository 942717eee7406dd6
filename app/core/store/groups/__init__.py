"""The tables of photos that belong together: albums, stacks and duplicates."""
