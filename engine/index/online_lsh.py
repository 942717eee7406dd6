"""OnlineHashTables: locality-sensitive hashing of a learned metric, updated where bits flipped.

Jain, Kulis, Dhillon and Grauman 2008, "Online Metric Learning and Fast Similarity Search", section
3. A table files a photo under a key of bits [r' G x >= 0], eq. (3.1). When the metric moves from
G_1 to G_t, bit r of x flips where p (p + d'x) <= 0, with p = r' G_1 x and d = G_t' r - G_1' r. The
paper writes d as a sum over the updates between; the sum telescopes to this difference, for updates
of any rank. With

    item  u = [p^2; p x]        query  q = [-1; -d]        q'u = -p (p + d'x) >= 0 where it flipped

flipped bits are the items that have a large inner product with q, and a second level of hashing
finds those without touching the others.

Deviations. In the paper's q the letters A and G are swapped; it must be r' G_l z z' A_l, as d is. u
= [a p^2; p x] and q = [-1/a; -d] have the same product for any a; with the paper's a = 1 the part
p^2 is so small beside p x that the hash hardly sees it, and a larger a finds several times as many
flips (figures in docs/search.md). Like the paper we follow a random subset of the bits. If a photo
is proposed for one of them, its whole key is recomputed, because one product for many photos is
cheaper than one check per bit. Photos are the sketches of HashIndex, which also ranks candidates.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

import numpy as np
from numpy.typing import NDArray

from engine.index.base import StoredVectors
from engine.index.binary_codes import encode, hyperplanes
from engine.index.blocks import BLOCK, gathered
from engine.index.hamming import Words
from engine.index.hash import HashIndex
from engine.index.hash_state import HashSettings, HashState, chunks
from engine.index.sketch import Sketches
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows

BALANCE = 10.0  # a, for r' G of length 1
KEY = 16  # bits of a key: four tables per word of the code
TABLES = HashSettings(bits=256, flipped_limit=0.1)

Keys = NDArray[np.uint16]

_WEIGHT = np.bitwise_count(np.arange(2**KEY, dtype=np.uint16))
PROBES: tuple[Keys, ...] = tuple(
    np.flatnonzero(radius == _WEIGHT).astype(np.uint16) for radius in range(KEY + 1)
)
"""XOR masks that reach all keys at Hamming distance 0, 1, ... KEY."""


@dataclass(frozen=True)
class _Table:
    """Photos sorted by their keys."""

    keys: Keys  # (n,), ascending
    rows: Rows  # (n,)

    @classmethod
    def of(cls, keys: Keys) -> _Table:
        order = np.argsort(keys, kind="stable")
        return cls(keys[order], order)

    def lookup(self, keys: Keys) -> Rows:
        """Return the photos filed under any of ``keys``."""
        starts = np.searchsorted(self.keys, keys, "left")
        ends = np.searchsorted(self.keys, keys, "right")
        lengths = ends - starts
        before = np.cumsum(lengths) - lengths
        positions: Rows = np.arange(lengths.sum()) + np.repeat(starts - before, lengths)
        return self.rows[positions]


@dataclass(frozen=True)
class _SecondLevel:
    """A table of all u for each followed bit, as of the last full computation of the codes."""

    followed: Rows  # which bits, (f,)
    lengths: Float32  # of G_1' r of those, (f, 1)
    planes: Float32  # G_1' r over its length, (f, p): the scale of r affects no bit
    directions: Float32  # which hash u and q, (KEY, 1 + p)
    tables: tuple[_Table, ...]


class OnlineHashTables(HashIndex):
    """HashIndex that proposes from hash tables and patches its codes at each change.

    followed: number of bits whose flips are looked for. touched: the share of the library whose
    keys a change of the metric may recompute.
    """

    def __init__(
        self,
        metric: Metric,
        settings: HashSettings = TABLES,
        *,
        followed: int = 8,
        touched: float = 0.1,
    ) -> None:
        self.followed = followed
        self.touched = touched
        super().__init__(metric, settings)
        self._second = _second_level(self._state.sketches, followed, settings.seed)
        self._tables: tuple[Sequence[Words], tuple[_Table, ...]] = ((), ())

    def build_steps(self, vectors: StoredVectors) -> Iterator[float]:
        """See HashIndex.build_steps."""
        yield from super().build_steps(vectors)
        self._follow()

    def add(self, vectors: StoredVectors) -> None:
        """See Index.add."""
        super().add(vectors)
        self._follow()

    def refresh(self) -> Iterator[float]:
        """See HashIndex.refresh."""
        yield from super().refresh()
        self._follow()

    @classmethod
    def load(cls, path: Path, schema: str, vectors: StoredVectors, metric: Metric) -> Self:
        """See HashIndex.load."""
        index = super().load(path, schema, vectors, metric)
        index._follow()
        return index

    def metric_changed(self, metric: Metric) -> None:
        """See Index.metric_changed. Keys that probably changed are recomputed."""
        super().metric_changed(metric)
        with self._lock:
            sketches = self._state.sketches
            planes = hyperplanes(self.settings.bits, self._state.gram, self.settings.seed)
            changed = self.probably_flipped(planes)
            codes = _recoded(sketches, planes, changed)
            frame = replace(sketches.frame, planes=planes)
            self._state = replace(self._state, sketches=replace(sketches, frame=frame, codes=codes))

    def probably_flipped(self, planes: Float32) -> Rows:
        """Return the photos that probably have a followed bit changed by ``planes``, ascending."""
        second = self._second
        budget = int(self.touched * self.count / max(len(second.followed), 1))
        changes = planes[second.followed] / second.lengths - second.planes
        found = [np.empty(0, np.int64)]
        for change, table in zip(changes, second.tables, strict=True):
            q = np.concatenate([[-1.0 / BALANCE], -change]).astype(np.float32)
            key = _pack((second.directions @ q >= 0)[np.newaxis])
            found.append(_nearest_first([table], key, budget)[:budget])
        return np.unique(np.concatenate(found))

    def _proposed(self, state: HashState, queries: Float32, count: int, findable: Mask) -> Rows:
        """Return the photos under the keys nearest to a query's, until ``count`` are findable."""
        if np.count_nonzero(findable) <= count:
            return np.flatnonzero(findable)
        tables = self._tables_of(state.sketches)
        found = []
        frame = state.sketches.frame
        for code in encode(frame.apply(queries), frame.planes).T:
            keys = np.ascontiguousarray(code).view(np.uint16)
            found.append(_nearest_first(tables, keys, count, findable))
        return np.unique(np.concatenate(found))

    def _tables_of(self, sketches: Sketches) -> tuple[_Table, ...]:
        codes, tables = self._tables
        if codes is not sketches.codes:
            words = np.concatenate(sketches.codes, axis=1).T
            keys = np.ascontiguousarray(words).view(np.uint16)
            tables = tuple(_Table.of(column) for column in keys.T)
            self._tables = (sketches.codes, tables)
        return tables

    def _follow(self) -> None:
        self._second = _second_level(self._state.sketches, self.followed, self.settings.seed)


def _nearest_first(
    tables: Sequence[_Table], keys: Keys, count: int, findable: Mask | None = None
) -> Rows:
    """Return at least ``count`` photos, if possible, under the keys nearest to ``keys``.

    ``keys`` are one per table. Nearest keys come first; photos found by several tables count once,
    photos that are not findable do not count. Not sorted by row.
    """
    found = np.empty(0, np.int64)
    for probes in PROBES:
        if found.size >= count:
            break
        more = [table.lookup(key ^ probes) for table, key in zip(tables, keys, strict=True)]
        rows = np.unique(np.concatenate(more))
        if findable is not None:
            rows = rows[findable[rows]]
        found = np.concatenate([found, np.setdiff1d(rows, found)])
    return found


def _second_level(sketches: Sketches, followed: int, seed: int) -> _SecondLevel:
    """File every photo's u under the current hyperplanes, for a random choice of bits."""
    random = np.random.default_rng(seed)
    all_planes, count = sketches.frame.planes, sum(map(len, sketches.points))
    bits, width = all_planes.shape
    chosen = np.sort(random.choice(bits, min(followed, bits), replace=False))
    lengths = np.linalg.norm(all_planes[chosen], axis=1, keepdims=True)
    lengths[lengths == 0] = 1.0
    planes = all_planes[chosen] / lengths
    directions = random.standard_normal((KEY, 1 + width)).astype(np.float32)
    keys = np.empty((len(chosen), count), np.uint16)
    for rows in chunks(0, count):
        x = gathered(sketches.points, rows).astype(np.float32)
        across = x @ directions[:, 1:].T
        for bit, p in enumerate(planes @ x.T):
            p = p[:, np.newaxis]
            keys[bit, rows] = _pack(p * (BALANCE * p * directions[:, 0] + across) >= 0)
    return _SecondLevel(
        chosen, lengths, planes, directions, tuple(_Table.of(column) for column in keys)
    )


def _pack(bits: Mask) -> Keys:
    """Return keys (n,) from their bits (n, KEY)."""
    return np.packbits(bits, axis=1, bitorder="little").view("<u2")[:, 0].astype(np.uint16)


def _recoded(sketches: Sketches, planes: Float32, rows: Rows) -> tuple[Words, ...]:
    """Return the codes with those of ascending ``rows`` recomputed under ``planes``."""
    codes = [block.copy() for block in sketches.codes]
    for part in chunks(0, rows.size):
        chosen = rows[part]
        made = encode(gathered(sketches.points, chosen), planes)
        for number in np.unique(chosen // BLOCK):
            here = chosen // BLOCK == number
            codes[number][:, chosen[here] - BLOCK * number] = made[:, here]
    return tuple(codes)
