"""The bus between the window and the library thread, and the work done on that thread."""
