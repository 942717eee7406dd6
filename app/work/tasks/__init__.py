"""What else runs beside the library's thread: comparing, the map, marks, acts on files."""
