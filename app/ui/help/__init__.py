"""Help in the window: the guide, and what this program is."""
