"""Indexing: lists folders, reads photos in the pool, commits their vectors."""
