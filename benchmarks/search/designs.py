"""Wrap index designs in one interface: ours and those that it is compared with."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np

from benchmarks.search.clicks import Person
from benchmarks.search.data import Array, Library
from engine.index import Hits, Index
from engine.index.recall import recall
from engine.metrics.lomdml import LOMDML

TOP = 100
CHUNK = 4096

T = TypeVar("T")


@dataclass(frozen=True)
class Cost:
    """Seconds by the clock, and of this thread's processor time.
    The latter estimates the former for a machine with nothing else to do."""

    wall: float
    cpu: float

    def __add__(self, other: Cost) -> Cost:
        return Cost(self.wall + other.wall, self.cpu + other.cpu)

    @classmethod
    def of(cls, work: Callable[[], T]) -> tuple[Cost, T]:
        """Run ``work``; return its cost and its result."""
        wall, cpu = time.perf_counter(), time.thread_time()
        result = work()
        return cls(time.perf_counter() - wall, time.thread_time() - cpu), result


@dataclass
class Figures:
    """Costs and recall of one design, with one entry per measured click."""

    click_ms: list[float] = field(default_factory=list)
    click_cpu_ms: list[float] = field(default_factory=list)
    recall100: list[float] = field(default_factory=list)
    memory_mb: float = 0.0
    refresh_s: list[float] = field(default_factory=list)

    def record(self, cost: Cost, found: Hits | None = None, truth: Hits | None = None) -> None:
        """Record one click, and its recall if the truth is known."""
        self.click_ms.append(1000 * cost.wall)
        self.click_cpu_ms.append(1000 * cost.cpu)
        if found is not None and truth is not None:
            self.recall100.append(recall(found, truth))


def answer(index: Index, person: Person) -> tuple[Cost, Hits]:
    """Update ``index`` to the changed metric and search; return the cost and the top 100."""
    query, judged = person.query_vectors, person.judged

    def work() -> Hits:
        index.metric_changed(person.learner.metric_)
        return index.search(query, TOP, exclude=judged)

    return Cost.of(work)


class Refresher:
    """Runs an index's refresh in the pauses between clicks, as the program's worker does."""

    def __init__(self, index: Index, pause: float) -> None:
        self.index = index
        self.pause = pause
        self.running: Iterator[float] | None = None
        self.spent = 0.0

    def rest(self) -> float | None:
        """Refresh for one pause; return the seconds of the whole refresh if it has ended."""
        if self.running is None:
            if not self.index.stale():
                return None
            self.running, self.spent = self.index.refresh(), 0.0
        start = time.perf_counter()
        for _ in self.running:
            if time.perf_counter() - start > self.pause:
                self.spent += time.perf_counter() - start
                return None
        self.running = None
        return self.spent + time.perf_counter() - start


class Incremental:
    """W_k x of every photo, updated at each click by the low-rank change of W_k."""

    def __init__(self, library: Library, learner: LOMDML) -> None:
        self.library = library
        self.components = {name: w.copy() for name, w in learner.components_.items()}
        self.projected = {
            name: np.concatenate([x @ w.T.astype(np.float32) for x in _chunks(library, name)])
            for name, w in self.components.items()
        }

    def update(self, learner: LOMDML) -> None:
        """Update to the learner."""
        for name, new in learner.components_.items():
            left, values, right = np.linalg.svd(new - self.components[name], full_matrices=False)
            rank = int((values > 1e-9 * max(values[0], 1e-9)).sum())
            right32 = right[:rank].T.astype(np.float32)
            left32 = (left[:, :rank] * values[:rank]).T.astype(np.float32)
            projected = self.projected[name]
            parts = _parts(len(projected))
            for part, x in zip(parts, _chunks(self.library, name), strict=True):
                projected[part] += (x @ right32) @ left32
            self.components[name] = new.copy()

    def embedding(self, learner: LOMDML) -> Array:
        """Return z of every photo, (n, sum of r_k)."""
        scales = np.sqrt(learner.weights_).astype(np.float32)
        parts = [u * s for u, s in zip(self.projected.values(), scales, strict=True)]
        return np.concatenate(parts, axis=1)


def _parts(count: int) -> list[slice]:
    return [slice(start, start + CHUNK) for start in range(0, count, CHUNK)]


def _chunks(library: Library, name: str) -> Iterator[Array]:
    matrix = library.vectors[name]
    return (np.asarray(matrix[part]) for part in _parts(matrix.shape[0]))
