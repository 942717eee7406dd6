"""Fuzzing of the readers of photos: mutants of every format, and what becomes of them."""
