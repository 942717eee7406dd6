"""Metric learners with scikit-learn's interface, one per file, and the registry of their names."""
