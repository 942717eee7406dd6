"""Indexes over a library's vectors: the protocol that searches use, and the one of this process."""
