"""Making the library's map in a process of its own."""
