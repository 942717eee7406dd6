"""Threads and processes behind the window, and the bus to the library thread."""
