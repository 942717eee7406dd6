"""Reproductions of the papers' tables, one module per group; `run.py` runs them by name."""
