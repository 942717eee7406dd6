"""What a HashIndex knows at one moment, and the searching of it; nothing here changes anything."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np

from engine.errors import InputError
from engine.index.base import Hits, StoredVectors
from engine.index.blocks import appended, gathered
from engine.index.codes import UNREACHABLE, WORD, Words, closest, encode, hamming_to_nearest
from engine.index.projection import Projection, distances_to_nearest, read
from engine.index.reduction import Int8, Reduction, nearest_reduced
from engine.index.select import best
from engine.types import Float32, Mask, Rows, Vectors

STEP = 2**11  # photos between two yields of a refresh: some 20 ms
CHUNK = 2**11  # candidates that are scored together
COARSE_WORDS = 6  # of a code that are read of every photo
COARSE = 4  # times the candidates whose whole codes are read
LEADING = 24  # coordinates a modality that a candidate is first scored by
ROUGH = 3  # times the shortlist that are scored by all
FLIP_BITS = 128  # of each code, looked at to estimate the share that has flipped


@dataclass(frozen=True)
class HashSettings:
    """What may be chosen about a HashIndex. Raises InputError on values out of range.

    bits: length of a code. components: principal directions kept a modality. candidates, share:
    the codes propose a number of photos or a share of the library, whichever is larger. shortlist:
    photos left for exact ranking, at least 1.2 k. flipped_limit: share of flipped bits that calls
    for a refresh. recall_target: below it a readout widens the candidates.
    """

    bits: int = 1024
    components: int = 48
    candidates: int = 3000
    share: float = 0.005
    shortlist: int = 120
    flipped_limit: float = 0.1
    recall_target: float = 0.98
    seed: int = 0

    def __post_init__(self) -> None:
        if self.bits < FLIP_BITS or self.bits % WORD:
            raise InputError(
                f"bits is {self.bits}; expected a multiple of {WORD} from {FLIP_BITS} on."
            )
        for name in ("components", "candidates", "shortlist"):
            if getattr(self, name) < 1:
                raise InputError(f"{name} is {getattr(self, name)}; expected at least 1.")
        for name in ("share", "flipped_limit", "recall_target"):
            if not 0 <= getattr(self, name) <= 1:
                raise InputError(f"{name} is {getattr(self, name)}; expected 0 to 1.")


DEFAULT = HashSettings()


@dataclass(frozen=True)
class HashState:
    """Everything that a search reads. A change makes a new state that shares most arrays."""

    projection: Projection
    grams: Mapping[str, Float32]  # the same metric on the reduced vectors
    vectors: StoredVectors
    alive: Mask
    reduction: Reduction
    points: tuple[Int8, ...]  # blocks (n, p)
    planes: Float32  # of the metric at the last refresh, (bits, p)
    codes: tuple[Words, ...]  # blocks (words, n)


def chunks(start: int, stop: int, step: int = STEP) -> Iterator[Rows]:
    """The rows from ``start`` to ``stop`` in runs of at most ``step``."""
    for first, last in pairwise([*range(start, stop, step), stop]):
        yield np.arange(first, last)


def extended(state: HashState, rows: Rows) -> HashState:
    """``state`` with the next ``rows`` of its vectors reduced and coded."""
    points = state.reduction.compress(read(state.vectors, rows))
    return replace(
        state,
        points=appended(state.points, points),
        codes=appended(state.codes, encode(points, state.planes), axis=1),
    )


def propose(state: HashState, queries: Float32, count: int, findable: Mask) -> Rows:
    """The ``count`` findable rows whose codes are nearest to a query's, and all that tie.

    queries: reduced, (q, p). Everything findable if that is no more than ``count``. The first
    words of all codes choose ``COARSE`` times as many, of which the whole codes choose: most of
    the codes is never read.
    """
    if np.count_nonzero(findable) <= count:
        return np.flatnonzero(findable)
    queried = encode(queries, state.planes).T
    coarse = [
        hamming_to_nearest(block[:COARSE_WORDS], queried[:, :COARSE_WORDS]) for block in state.codes
    ]
    rows = closest(np.where(findable, np.concatenate(coarse), UNREACHABLE), COARSE * count)
    codes = gathered(state.codes, rows, axis=1)
    return rows[closest(hamming_to_nearest(codes, queried), count)]


def shortlist(state: HashState, queries: Float32, rows: Rows, count: int) -> Hits:
    """The ``count`` rows nearest to a reduced query (q, p) under the metric of now, by estimate.

    The leading coordinates choose ``ROUGH`` times as many first: most of the arithmetic is saved,
    and none of the nearest was lost where that was measured.
    """
    if rows.size > ROUGH * count:
        rows = np.sort(_nearest(state, queries, rows, ROUGH * count, LEADING).rows)
    return _nearest(state, queries, rows, count, None)


def _nearest(
    state: HashState, queries: Float32, rows: Rows, count: int, leading: int | None
) -> Hits:
    blocks = state.reduction.blocks
    distances = np.empty(rows.size, np.float32)
    for part in chunks(0, rows.size, CHUNK):
        points = gathered(state.points, rows[part])
        distances[part] = nearest_reduced(points, queries, state.grams, blocks, leading)
    return best(rows, distances, count)


def rank(state: HashState, queries: Vectors, rows: Rows, k: int) -> Hits:
    """The k of ``rows`` nearest to a query by the exact distance."""
    distances = distances_to_nearest(state.projection, state.vectors, rows, queries)
    return best(rows, distances, k)


def brute_force(
    state: HashState, queries: Vectors, k: int, findable: Mask
) -> Generator[float, None, Hits]:
    """The k nearest findable rows by the exact distance, in short steps: yields the share done."""
    nearest = Hits(np.empty(0, np.int64), np.empty(0, np.float32))
    for rows in chunks(0, len(findable)):
        more = rank(state, queries, rows[findable[rows]], k)
        found = np.concatenate([nearest.rows, more.rows])
        nearest = best(found, np.concatenate([nearest.distances, more.distances]), k)
        yield float(rows[-1] + 1) / len(findable)
    return nearest


def flipped(state: HashState, planes: Float32, photos: int) -> float:
    """The share of bits that ``planes`` would change, on ``photos`` of them spread evenly.

    planes: the first hyperplanes of a new set, a multiple of 64 of them, (b, p).
    """
    stride = max(1, len(state.alive) // photos)
    words = len(planes) // WORD
    changed, total = 0, 0
    for points, codes in zip(state.points, state.codes, strict=True):
        different = encode(points[::stride], planes) ^ codes[:words, ::stride]
        changed += int(np.bitwise_count(different).sum())
        total += different.size * WORD
    return changed / total if total else 0.0
