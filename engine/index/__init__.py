"""Nearest photos under a metric that changes at every click.

ExactIndex        brute force over the exact distance: the oracle, and right for small libraries
HashIndex         codes that lag behind the metric propose, the exact current distance ranks
OnlineHashTables  the published scheme with second-level hashing, kept for comparison
"""

from __future__ import annotations

from engine.index.base import Hits, Index, Matrix, Metric, StoredVectors
from engine.index.exact import ExactIndex

__all__ = ["ExactIndex", "Hits", "Index", "Matrix", "Metric", "StoredVectors"]
