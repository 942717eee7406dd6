"""Zoomable photos: geometry of a view, where pixels come from, the widget that paints them."""
