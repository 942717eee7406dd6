"""The map of the library in the window: a mosaic of all photos, from dots of colour to tiles."""
