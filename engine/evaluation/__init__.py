"""Measures of rankings and of retrieval by class, with bootstrap intervals."""
