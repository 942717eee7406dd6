"""What is on disk: the SQLite catalogue, the matrices of feature vectors, and their layout."""
