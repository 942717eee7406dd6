"""Searches: the session, the current search with its thumbs, the ranking of its results."""
