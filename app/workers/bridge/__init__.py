"""The bridge between the window's thread and the library's thread."""
