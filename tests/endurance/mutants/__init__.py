"""Damaged libraries: mutants of every file of one, and what becomes of the thumbs in them."""
