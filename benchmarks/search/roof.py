"""Measure memory bandwidth, and how close the scan of the codes comes to it."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from engine.index.blocks import BLOCK
from engine.index.hamming import Hamming

REPEATS = 7


def roof(photos: int, bits: int, seed: int) -> dict[str, float]:
    """Return the bandwidth of summing and of scanning as many codes, in GB/s, and their ratio.

    The scan is that of a large library, compiled if Numba is installed, and once with NumPy alone.
    All take turns, so that none finds what it just read in a cache; the fastest times count.
    """
    random = np.random.default_rng(seed)
    words = bits // 64
    blocks = [
        random.integers(0, 2**63, (words, min(BLOCK, photos - start)), dtype=np.uint64)
        for start in range(0, photos, BLOCK)
    ]
    query = random.integers(0, 2**63, words, dtype=np.uint64)
    size = sum(block.nbytes for block in blocks)
    passes, compiled = Hamming(), Hamming()
    is_compiled = compiled.compile()
    works = (
        lambda: [block.sum() for block in blocks],
        lambda: [compiled(block, query) for block in blocks],
        lambda: [passes(block, query) for block in blocks],
    )
    rounds = [[_seconds(work) for work in works] for _ in range(REPEATS)]
    read, scan, numpy_scan = (min(times) for times in zip(*rounds, strict=True))
    return {
        "photos": photos,
        "compiled": is_compiled,
        "memory_gb_s": size / read / 1e9,
        "scan_gb_s": size / scan / 1e9,
        "numpy_scan_gb_s": size / numpy_scan / 1e9,
        "scan_ms": 1000 * scan,
        "share": read / scan,
    }


def _seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
