"""Acts on photo files: copy, move, rename, put into the bin, export; their history and undo."""
