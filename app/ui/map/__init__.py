"""The map of the library in the window: a mosaic of all photos."""
