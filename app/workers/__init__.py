"""Threads and processes: indexing, thumbnails, and the bridge between window and library thread."""
