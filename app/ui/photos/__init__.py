"""Photos on the screen: the grid, its model and tiles, the preview, the tray."""
