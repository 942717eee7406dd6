"""Thumbnails: made in isolated processes, kept in memory and on disk."""
