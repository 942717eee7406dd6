"""How fast this machine reads memory, and how near the scan of the codes comes to it."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from engine.index.blocks import BLOCK
from engine.index.codes import hamming

REPEATS = 5


def roof(photos: int, bits: int, seed: int) -> dict[str, float]:
    """Bandwidth of summing, and of scanning as many codes, in GB/s; and their ratio."""
    random = np.random.default_rng(seed)
    words = bits // 64
    blocks = [
        random.integers(0, 2**63, (words, min(BLOCK, photos - start)), dtype=np.uint64)
        for start in range(0, photos, BLOCK)
    ]
    query = random.integers(0, 2**63, words, dtype=np.uint64)
    size = sum(block.nbytes for block in blocks)
    read = _seconds(lambda: [block.sum() for block in blocks])
    scan = _seconds(lambda: [hamming(block, query) for block in blocks])
    return {
        "photos": photos,
        "memory_gb_s": size / read / 1e9,
        "scan_gb_s": size / scan / 1e9,
        "scan_ms": 1000 * scan,
        "share": read / scan,
    }


def _seconds(work: Callable[[], object]) -> float:
    """The fastest of a few runs."""
    times = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)
