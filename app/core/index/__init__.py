"""Indexes over a library's vectors: the protocol for searches, and its local implementation."""
