"""Click to painted order in the real window."""
