"""Colours, type, icons, and the sentences made from numbers."""
