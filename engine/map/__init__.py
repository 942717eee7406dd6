"""Lay out points as a map: a position in the plane for each, near to similar ones."""
