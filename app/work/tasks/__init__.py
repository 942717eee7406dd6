"""Other work outside the library thread: comparing pictures, the map, marks, file operations."""
