"""Threads and processes behind the window: the bus to the library's thread."""
