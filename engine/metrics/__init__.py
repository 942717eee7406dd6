"""Metric learners, one a file, and the registry that names them."""
