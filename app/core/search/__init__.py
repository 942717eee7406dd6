"""Searches: the session, its thumbs, and how its results are ranked."""
