"""Nearest photos under a metric that changes at every click.

AdaptiveIndex     whichever of the next two suits the library's size
ExactIndex        brute force over the exact distance: the oracle, and right for small libraries
HashIndex         codes that lag behind the metric propose, the exact current distance ranks

`registry` has all by name; the published scheme, kept for comparison, is there alone.
"""

from __future__ import annotations

from engine.index.adaptive import AdaptiveIndex
from engine.index.base import Hits, Index, Matrix, StoredVectors
from engine.index.exact import ExactIndex
from engine.index.hash import HashIndex
from engine.index.hash_state import HashSettings

__all__ = [
    "AdaptiveIndex",
    "ExactIndex",
    "HashIndex",
    "HashSettings",
    "Hits",
    "Index",
    "Matrix",
    "StoredVectors",
]
