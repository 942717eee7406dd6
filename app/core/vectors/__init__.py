"""The matrices of feature vectors, and the tables that say which of their rows count."""
