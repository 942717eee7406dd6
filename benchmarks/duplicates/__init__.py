"""Precision and recall of near-duplicate detection on altered copies."""
