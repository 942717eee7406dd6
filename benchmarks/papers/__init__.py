"""Reproductions of the papers' tables, one module a group; `run.py` runs them by name."""
