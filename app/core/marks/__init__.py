"""Marks of photos: stars, colour labels and keywords, and the XMP that carries them.

And what else XMP tells: when, where and with what a photo was taken."""
