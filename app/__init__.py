"""Likewise, the desktop program."""
