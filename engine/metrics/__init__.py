"""Metric learners with scikit-learn's interface, one a file, and the registry that names them."""
