"""Backups in the window: listed, made, restored."""
