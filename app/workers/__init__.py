"""Threads and processes: reading photos, thumbnails, and the window's way to the library."""
