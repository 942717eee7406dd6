"""The papers' tables, one module a group; `papers.py` runs them by name."""
