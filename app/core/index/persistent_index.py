"""An index over growing matrices, kept in a file: loaded or begun anew, prepared in steps, saved.

What it knows is an estimate of what is near, never the truth: a file that is missing, damaged or of
something else is made anew.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread
from uuid import uuid4

import numpy as np

from app.core.base.paths import remove
from app.core.base.work_types import Doing
from engine.errors import EngineError
from engine.index.base import Hits, Index, StoredVectors
from engine.metrics.metric import Metric
from engine.types import Mask, Vectors

log = logging.getLogger(__name__)

LEFT = 24 * 3600.0  # seconds after which an unfinished file is taken for abandoned


class PersistentIndex:
    """Belongs to one thread; ``file`` may be that of several processes, one after the other.

    Attributes: ``index``, what answers; ``metric``, by which; ``doing``, what it is prepared by
    right now.
    """

    def __init__(
        self,
        file: Path,
        meaning: str,
        vectors: StoredVectors,
        metric: Metric,
        make: Callable[[Metric], Index],
        *,
        load: bool = True,
        keep: bool = True,
        save_from: int = 1,
        save_aside: bool = False,
    ) -> None:
        """Over ``vectors``, of which ``meaning`` names what they mean: a file of another is not
        read. ``make`` makes an index without photos.

        ``load``: the file may be read; ``keep``: it may be written, once ``save_from`` rows came
        or more than that has changed; ``save_aside``: on a thread of its own.
        """
        self.doing: Doing = ""
        self._file = file
        self._meaning = meaning
        self._vectors = vectors
        self.metric = metric
        self._keep = keep
        self._save_from = save_from
        self._save_aside = save_aside
        self._saved = 0  # rows in the file
        self._changed = False  # in more than rows, since the file was written
        self._saving: Thread | None = None
        self.index = make(metric)
        try:
            if load:
                self.index = type(self.index).load(file, meaning, vectors, metric)
                self._saved = self.index.count
        except (EngineError, OSError) as error:
            log.debug("the index is made anew: %s", error)
        self.follow(vectors)

    def follow(self, vectors: StoredVectors) -> None:
        """See the rows that were added behind the others, at once if that costs nothing, else once
        they are prepared."""
        self._vectors = vectors
        if self.index.adds_at_once:
            self.index.add(vectors)

    def measure_by(self, metric: Metric) -> None:
        """Search under ``metric`` from now on; costs nothing if it is the same."""
        if not _equal(metric, self.metric):
            self.index.metric_changed(metric)
        self.metric = metric

    def near(self, queries: Vectors, k: int, allowed: Mask) -> Hits:
        """At most k rows nearly nearest to any of the queries, by estimated distances, of those
        that are prepared. ``allowed`` bool (rows,): what may be found."""
        return self.index.near(queries, k, allowed=allowed[: self.index.count])

    # Preparing

    def prepare(self) -> Iterator[None]:
        """Know all rows, and bring up to the metric what is stale, in steps of some 20 ms."""
        index, vectors = self.index, self._vectors
        if index.count < _rows(vectors):
            yield from self._steps("growing", index.grow(vectors))
        if index.stale():
            doing: Doing = "refreshing" if index.is_approximate else "building"
            yield from self._steps(doing, index.refresh())
            self._changed = True

    def compare(self, queries: Vectors, k: int, among: int, allowed: Mask) -> Iterator[None]:
        """Have `Index.readout` tell how many of the k nearest are found, in such steps."""
        known = allowed[: self.index.count]  # more photos may have come than are prepared
        steps = self.index.readout(queries, k, among=among, allowed=known)
        yield from self._steps("comparing", steps)
        self._changed = True

    def _steps(self, doing: Doing, steps: Iterator[float]) -> Iterator[None]:
        self.doing = doing
        try:
            for _ in steps:
                yield
        finally:
            self.doing = ""

    # The file

    def save(self) -> None:
        """Write the file if that would spare the next start much."""
        due = self._changed or self.index.count - self._saved >= self._save_from
        if not (self._keep and due and self.index.worth_saving) or self._is_saving():
            return
        self._saved, self._changed = self.index.count, False
        if self._save_aside:
            self._saving = Thread(target=self._write, name="index file")
            self._saving.start()
        else:
            self._write()

    def close(self) -> None:
        """Finish what is being written. Safe to call twice."""
        if self._saving is not None:
            self._saving.join()

    def _is_saving(self) -> bool:
        return self._saving is not None and self._saving.is_alive()

    def _write(self) -> None:
        """Write the file whole: another process may be writing it too."""
        for left in self._file.parent.glob(f"{self._file.name}.*"):
            with suppress(OSError):  # a process that was killed could not remove it
                if time.time() - left.stat().st_mtime > LEFT:
                    remove(left)
        temporary = self._file.with_name(f"{self._file.name}.{uuid4().hex}")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self.index.save(temporary, self._meaning)
            temporary.replace(self._file)
        except OSError as error:  # full, or (on Windows) mapped: the next start makes it again
            log.warning("the index is not kept: %s", error)
            with suppress(OSError):
                remove(temporary)


def _rows(vectors: StoredVectors) -> int:
    return next((int(matrix.shape[0]) for matrix in vectors.values()), 0)


def _equal(a: Metric, b: Metric) -> bool:
    if a is b:
        return True
    return np.array_equal(a.weights, b.weights) and all(
        np.array_equal(matrix, b.components[name]) for name, matrix in a.components.items()
    )
