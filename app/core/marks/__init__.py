"""Marks of photos: stars, colour labels and keywords, and the XMP files that carry them."""
