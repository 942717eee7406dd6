"""Marks of photos (stars, colour labels, keywords), and the XMP that holds them and other facts."""
