"""Reports over a whole library: retrieval quality by folder, and duplicates."""
