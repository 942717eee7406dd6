"""Replay recorded searches of a simulated user, the same for every index."""

from __future__ import annotations

import pickle
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from app.cluster import range_server
from app.cluster.connection import Connection
from app.core.index.protocol import LibraryIndex
from app.core.library.library import LibrarySnapshot
from app.core.search.ranking import SearchRanking
from benchmarks.cluster.ranges import library
from engine.feedback.ranker import Click
from engine.metrics.lomdml import LOMDML
from engine.metrics.metric import Metric

TOP = 100
START = 2000  # photos that the metric's initial state is computed from
ANSWERS = 4  # answers per search: one to its query, one to each thumb
NEAR = 1e-4  # score difference (in standard deviations) up to which scores count as equal


@dataclass(frozen=True)
class Script:
    """One search: its metric, its query's row, and the thumbs that follow."""

    metric: Metric
    query: int
    clicks: list[Click]


@dataclass(frozen=True)
class Page:
    """The first TOP photos of an answer, with their scores."""

    photos: list[int]
    scores: list[float]

    def same(self, other: Page) -> bool:
        """Return whether both have the same photos in the same order, up to equal scores."""
        pairs = zip(self.photos, other.photos, self.scores, other.scores, strict=True)
        return all(a == b or abs(s - t) <= NEAR for a, b, s, t in pairs)


@dataclass
class Played:
    """Results of scripts: the seconds, the bytes sent and the page of each answer."""

    seconds: list[float] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)

    def milliseconds(self) -> dict[str, float]:
        """Return the median and the 95th percentile."""
        median, high = np.percentile(np.array(self.seconds) * 1e3, [50, 95]).round(2).tolist()
        return {"median": median, "p95": high}

    def bytes_sent(self) -> tuple[int, int]:
        """Return the mean bytes for a search's first answer, and for one after a thumb."""
        sent = np.array(self.sent).reshape(-1, ANSWERS)
        return round(float(sent[:, 0].mean())), round(float(sent[:, 1:].mean()))

    def same(self, other: Played) -> float:
        """Return the share of identical pages."""
        pages = zip(self.pages, other.pages, strict=True)
        return float(np.mean([mine.same(theirs) for mine, theirs in pages]))

    def recall(self, other: Played) -> float:
        """Return the share of these pages' photos that are on the other's pages."""
        pages = zip(self.pages, other.pages, strict=True)
        shares = [len({*mine.photos} & {*theirs.photos}) / TOP for mine, theirs in pages]
        return round(float(np.mean(shares)), 4)


def write_scripts(n: int, searches: int, seed: int) -> list[Script]:
    """Simulate a person who means the labels; thumbs teach the metric of the next search."""
    known = library(n, seed)
    random = np.random.default_rng(seed)
    start = np.sort(random.choice(n, min(START, n), replace=False))
    learner = LOMDML(seed=seed).fit(known.read(start))
    scripts = []
    for _ in range(searches):
        query = int(random.integers(n))
        alike = np.flatnonzero(known.labels == known.labels[query])
        ups = random.choice(alike[alike != query], 2, replace=False).tolist()
        down = int(random.choice(np.flatnonzero(known.labels != known.labels[query])))
        clicks = [(ups[0], 1), (down, -1), (ups[1], 1)]
        scripts.append(Script(learner.metric_, query, clicks))
        judged = known.read([query, *ups, down])
        learner.partial_fit(judged, np.array([[0, 1, 3], [0, 2, 3]]))
    return scripts


def play(snapshot: LibrarySnapshot, index: LibraryIndex, scripts: Sequence[Script]) -> Played:
    """Answer each script's query, and each of its thumbs."""
    with counted() as sizes:
        return _play(snapshot, index, scripts, sizes)


def _play(
    snapshot: LibrarySnapshot, index: LibraryIndex, scripts: Sequence[Script], sizes: list[int]
) -> Played:
    played = Played()
    for script in scripts:
        row = np.array([script.query])
        query = {name: np.asarray(matrix[row]) for name, matrix in snapshot.vectors.items()}
        started = time.perf_counter()
        bound = index.bind(snapshot, script.metric)
        ranking = SearchRanking(snapshot, bound, query, [script.query])
        for clicks in range(len(script.clicks) + 1):
            items, ranked = ranking.results(script.clicks[:clicks])
            played.seconds.append(time.perf_counter() - started)
            played.sent.append(sum(sizes))
            sizes.clear()
            if ranking.incomplete:
                raise RuntimeError(f"An incomplete answer tells nothing: {ranking.incomplete}")
            photos = [item.photo for item in items[:TOP]]
            played.pages.append(Page(photos, ranked.scores[:TOP].tolist()))
            started = time.perf_counter()
    return played


@contextmanager
def counted() -> Iterator[list[int]]:
    """Record the bytes of every query sent to a worker within the block, pickled as Dask does."""
    sizes: list[int] = []
    call = Connection.call

    def counting(self: Connection, worker: str, *arguments: Any) -> Any:
        if arguments[0] is not range_server.hold:
            sizes.append(len(pickle.dumps(arguments, protocol=5)))
        return call(self, worker, *arguments)

    Connection.call = counting  # type: ignore[method-assign, assignment]
    try:
        yield sizes
    finally:
        Connection.call = call  # type: ignore[method-assign]
