"""Indexing: folders are listed, photos are read by the pool, vectors are committed."""
