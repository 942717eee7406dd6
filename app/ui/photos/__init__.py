"""Widgets that show photos: the grid, its model and tiles, the preview, the tray."""
