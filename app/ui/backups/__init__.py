"""Backups in the window: list, make and restore them."""
