"""Cost of albums that fill themselves: after a reading, and for who clicks meanwhile."""
