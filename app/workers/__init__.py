"""Threads and processes: indexing, thumbnails, watching."""
