"""A map of points: a position in the plane for each, near to those that it is like."""
