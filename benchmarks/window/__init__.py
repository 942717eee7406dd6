"""Times in the real window: from a click to the painted order, scrolling, selecting, the start."""
