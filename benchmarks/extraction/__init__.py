"""Speed and retrieval quality of feature extraction."""
