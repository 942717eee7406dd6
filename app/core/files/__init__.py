"""Acts on photo files: copied, moved, renamed, put into the bin, exported; listed and undone."""
