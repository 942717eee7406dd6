"""The immutable state of a HashIndex, its settings, and how it is searched."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

import numpy as np

from engine.errors import InputError
from engine.index.base import Hits, StoredVectors
from engine.index.binary_codes import WORD, closest
from engine.index.blocks import appended, gathered
from engine.index.projection import Projection, check_matrices, distances_to_nearest, read
from engine.index.quantised_pca import Int8, QuantisedPCA, nearest_reduced
from engine.index.refinement import refined
from engine.index.sketch import Frame, Sketches
from engine.index.top_k import first_of, top_k
from engine.types import Float32, Mask, Rows, Vectors

PHOTOS_PER_STEP = 2**11  # photos between two yields of preparing or comparing: about 20 ms
CHUNK = 2**11  # candidates that are scored together
ROUGH = 360  # photos beyond the shortlist that are scored by all coordinates, at least,
SEVENTH = 7  # or this fraction of the proposed rows, of a million photos that is 1,430,
MORE = 1200  # plus up to this many where sketches can't separate them
DEEPEST = 4  # at most this many times the shortlist are ranked exactly
FLIP_BITS = 128  # bits of each code that are sampled to estimate the flipped share


@dataclass(frozen=True)
class HashSettings:
    """The parameters of a HashIndex. Raises InputError on values out of range.

    bits: length of a code. components: principal directions kept per modality; sketch: of all
    modalities together. candidates, share: the codes propose a number of photos or a share of the
    library, whichever is larger. shortlist: photos left for exact ranking, at least 1.2 k, or more
    where reduced vectors can't separate them. flipped_limit: share of flipped bits that triggers a
    refresh. recall_target: below it a readout increases the candidates.
    """

    bits: int = 384
    components: int = 48
    sketch: int = 64
    candidates: int = 4000
    share: float = 0.01
    shortlist: int = 120
    flipped_limit: float = 0.03
    recall_target: float = 0.98
    seed: int = 0

    def __post_init__(self) -> None:
        if self.bits < FLIP_BITS or self.bits % WORD:
            raise InputError(
                f"bits is {self.bits}; expected a multiple of {WORD} from {FLIP_BITS} on."
            )
        for name in ("components", "sketch", "candidates", "shortlist"):
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
    gram: Float32  # and the same on the sketches
    vectors: StoredVectors
    alive: Mask
    reduction: QuantisedPCA
    points: tuple[Int8, ...]  # reduced vectors, blocks (n, p)
    sketches: Sketches  # under the metric of the last refresh

    def under(self, projection: Projection) -> HashState:
        """Return the same photos under another metric."""
        grams = self.reduction.grams(projection)
        gram = self.sketches.frame.gram_of(grams)
        return replace(self, projection=projection, grams=grams, gram=gram)

    def sketched(self, sketches: Sketches) -> HashState:
        """Return the state with other sketches of the same photos."""
        return replace(self, sketches=sketches, gram=sketches.frame.gram_of(self.grams))

    def extended(self, rows: Rows) -> HashState:
        """Return the state with the next ``rows`` of the vectors reduced and sketched."""
        points = self.reduction.compress(read(self.vectors, rows))
        sketches = self.sketches.extended(points)
        return replace(self, points=appended(self.points, points), sketches=sketches)


def unfilled(
    settings: HashSettings,
    vectors: StoredVectors,
    projection: Projection,
    reduction: QuantisedPCA,
    sample: Vectors,
) -> HashState:
    """Return a state for ``vectors``, none of them reduced yet; ``sample`` (n, d_k) of them."""
    grams = reduction.grams(projection)
    sketches = no_sketches(settings, reduction.compress(sample), grams)
    return HashState(
        projection=projection,
        grams=grams,
        gram=sketches.frame.gram,
        vectors=vectors,
        alive=np.ones(check_matrices(vectors, projection), np.bool_),
        reduction=reduction,
        points=(),
        sketches=sketches,
    )


def no_sketches(settings: HashSettings, sample: Int8, grams: Mapping[str, Float32]) -> Sketches:
    """Return empty sketches whose frame is fitted to ``sample`` (n, p) of reduced vectors."""
    return Sketches(Frame.fit(sample, grams, settings.sketch, settings.bits, settings.seed))


def chunks(start: int, stop: int, step: int = PHOTOS_PER_STEP) -> Iterator[Rows]:
    """Yield the rows from ``start`` to ``stop`` in ranges of at most ``step``."""
    for first, last in pairwise([*range(start, stop, step), stop]):
        yield np.arange(first, last)


def propose(state: HashState, queries: Float32, count: int, findable: Mask) -> Rows:
    """Return the ``count`` findable rows nearest to a query by the codes, and all that tie.

    queries: reduced, (q, p). If at most ``count`` rows are findable, returns all of them.
    """
    if np.count_nonzero(findable) <= count:
        return np.flatnonzero(findable)
    distances = state.sketches.distances_to_nearest(state.sketches.frame.apply(queries))
    np.copyto(distances, np.inf, where=~findable)
    return closest(distances, count)


def shortlist(state: HashState, queries: Float32, rows: Rows, count: int) -> Hits:
    """Return estimates for at least the ``count`` of ``rows`` nearest to a query (q, p)."""
    grams = list(state.grams.values())
    rough = max(ROUGH, rows.size // SEVENTH)
    if rows.size <= count + rough:
        return top_k(rows, _scored(state.points, rows, queries, grams), rows.size)
    asked = state.sketches.frame.apply(queries)
    distances = _scored(state.sketches.points, rows, asked, [state.gram])
    sketched = top_k(rows, distances, count + rough + MORE)
    reduced = partial(_scored, state.points, queries=queries, grams=grams)
    return refined(sketched, reduced, count, count + rough)


def _scored(
    blocks: Sequence[Int8], rows: Rows, queries: Float32, grams: Sequence[Float32]
) -> Float32:
    """Return squared distances of ascending ``rows`` to the nearest query, in chunks, (n,)."""
    distances = np.empty(rows.size, np.float32)
    if not rows.size:
        return distances
    points = gathered(blocks, rows)
    for start in range(0, rows.size, CHUNK):
        part = slice(start, start + CHUNK)
        distances[part] = nearest_reduced(points[part], queries, grams)
    return distances


def rank(state: HashState, queries: Vectors, rows: Rows, k: int) -> Hits:
    """Return the k of ``rows`` nearest to a query by the exact distance."""
    distances = distances_to_nearest(state.projection, state.vectors, rows, queries)
    return top_k(rows, distances, k)


def rank_first(state: HashState, queries: Vectors, reduced: Hits, k: int, count: int) -> Hits:
    """Return the k nearest of ``reduced``; ranks ``count`` to DEEPEST ``count`` of them exactly."""
    exact = partial(distances_to_nearest, state.projection, state.vectors, queries=queries)
    return first_of(refined(first_of(reduced, DEEPEST * count), exact, k, count), k)


def brute_force(
    state: HashState, queries: Vectors, k: int, findable: Mask
) -> Generator[float, None, Hits]:
    """Return the k nearest findable rows by the exact distance; yields the share done."""
    nearest = Hits(np.empty(0, np.int64), np.empty(0, np.float32))
    for rows in chunks(0, len(findable)):
        more = rank(state, queries, rows[findable[rows]], k)
        found = np.concatenate([nearest.rows, more.rows])
        nearest = top_k(found, np.concatenate([nearest.distances, more.distances]), k)
        yield float(rows[-1] + 1) / len(findable)
    return nearest
