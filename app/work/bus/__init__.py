"""The bus between the window and the library's thread, and what works on that thread."""
