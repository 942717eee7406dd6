"""A map of points: a place in the plane for each, near to those that it is like."""
