"""A cluster that does what a test tells it to, and the library that is read on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.core.duplicates.copies import note_difference
from app.core.library.file_tables import Difference, FoundFile
from app.core.library.library import Library
from app.core.open_library import open_library
from app.core.photos.tables import waiting_photos
from app.core.vectors.tables import ReadPhoto
from app.work.reading.extraction import plan_for
from app.work.reading.indexer import Indexer
from tests.made_matrices import begin as begin_matrices
from tests.made_matrices import named

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

from app.cluster import reading as module
from app.cluster.reading import BatchAnswer, BatchDispatch, ReadingOrder

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
DIMENSIONS = {"color": 3, "edge": 2}
PHOTOS = 20
Photos = list[tuple[int, Path]]
Outcome = BatchAnswer | Exception | str
"""What a batch comes to: an answer, an error, or the status of a future without either."""


@dataclass
class Future:
    """As much of Dask's as a dispatch uses; it has landed from the start."""

    key: str
    outcome: Outcome

    @property
    def status(self) -> str:
        match self.outcome:
            case BatchAnswer():
                return "finished"
            case Exception():
                return "error"
        return self.outcome

    async def exception(self) -> Any:
        return self.outcome

    def add_done_callback(self, heard: Callable[[Any], None]) -> None:
        if self.status != "pending":
            heard(self)

    def cancel(self, force: bool) -> None: ...


@dataclass
class Cluster:
    """A connection and its client: ``outcome(photos)`` tells what becomes of a batch."""

    outcome: Callable[[Photos], Outcome]
    workers: tuple[str, ...] = ("one", "two")
    threads: int = 2
    reachable: bool = True
    status: str = "running"
    sent: list[list[int]] = field(default_factory=list)

    @property
    def client(self) -> Cluster:
        return self

    @property
    def loop(self) -> Cluster:
        return self

    def add_callback(self, work: Callable[..., Coroutine[Any, Any, None]], *given: Any) -> None:
        asyncio.run(work(*given))

    async def gather(self, futures: list[Future]) -> list[Outcome]:
        return [future.outcome for future in futures]

    def submit(
        self, function: Any, order: ReadingOrder, photos: Photos, *, key: str, pure: bool
    ) -> Future:
        self.sent.append([photo for photo, _ in photos])
        return Future(key, self.outcome(photos))

    def cancel(self, futures: list[Future]) -> None: ...


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STEP_WAIT", 0.0)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """A library with files that wait, and matrices without rows."""
    photos = tmp_path / "photos"
    photos.mkdir()
    files = [FoundFile(1, b"%02d.jpg" % number, 1, 1) for number in range(PHOTOS)]
    for file in files:
        (photos / file.path.decode()).touch()
    with open_library(tmp_path / "library") as opened:
        opened.add_root(photos)
        note_difference(opened, Difference(new=files))
        begin_matrices(opened, DIMENSIONS)
        yield opened


def read(photos: Photos) -> BatchAnswer:
    """The answer of a worker that reads all of them."""
    found = []
    for photo, _ in photos:
        vectors = {name: np.full(d, photo, np.float32) for name, d in DIMENSIONS.items()}
        found.append((photo, ReadPhoto(b"%16d" % photo, 4, 3, named(vectors))))
    return BatchAnswer("one", read=tuple(found))


def begin(library: Library, cluster: Cluster) -> BatchDispatch:
    scan = Indexer(library)._scan
    scan.progress.start("reading", PHOTOS)
    waiting = waiting_photos(library.catalogue)
    return BatchDispatch(scan, plan_for(library, library.matrices()), waiting, None, cluster)  # type: ignore[arg-type]


def finish(dispatch: BatchDispatch) -> None:
    """Step until nothing is left to do."""
    for _ in range(1000):
        if not dispatch.has_work():
            dispatch.close()
            return
        dispatch.step()
    raise AssertionError("the dispatch goes on for ever")


def assert_read_once(library: Library, but: tuple[int, ...] = ()) -> None:
    expected = [photo for photo in range(1, PHOTOS + 1) if photo not in but]
    snapshot = library.snapshot()
    assert sorted(snapshot.rows.tolist()) == expected
    np.testing.assert_array_equal(snapshot.vectors["edge"][:][:, 0], snapshot.rows)
