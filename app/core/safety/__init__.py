"""Backups: what can't be made again, in one file, kept without asking, restored on request."""
