"""Find the nearest photos under a metric that changes at every click.

    AdaptiveIndex  switches between the next two with the library's size
    ExactIndex     brute force over the exact distance: the reference, and best for small libraries
    HashIndex      codes of an earlier metric propose, the exact current distance ranks

`registry` lists all by name, including the published scheme, which is kept for comparison.
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
