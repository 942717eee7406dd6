"""A run's answers, losses and retries, on a cluster that is made up here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from likewise.app.core.cluster.heartbeats import Heartbeats
from likewise.app.core.errors import ClusterError, StorageError
from likewise.app.core.library.ingest import apply_difference
from likewise.app.core.library.library import Library
from likewise.app.core.library.problems import all_problems
from likewise.app.core.store.generations import add_generation, generation_folder
from likewise.app.core.store.photo_files import Difference, FoundFile
from likewise.app.core.store.photos import count_waiting, waiting_photos
from likewise.app.core.store.rows import ReadPhoto
from likewise.app.core.store.shard_writer import ShardWriter
from likewise.app.workers.indexing.indexer import Indexer
from likewise.app.workers.processes.pool import Failed

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

from likewise.app.workers.cluster import run as module  # noqa: E402
from likewise.app.workers.cluster.orders import Answer, Order  # noqa: E402
from likewise.app.workers.cluster.run import Run  # noqa: E402

DIMENSIONS = {"color": 3, "edge": 2}
PHOTOS = 20

Photos = list[tuple[int, Path]]
Outcome = Answer | Exception | str
"""What a batch comes to: an answer, an error, or the status of a future without either."""


@dataclass
class Future:
    """As much of Dask's as a run uses; it has landed from the start."""

    key: str
    outcome: Outcome

    @property
    def status(self) -> str:
        match self.outcome:
            case Answer():
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
    heartbeats: Heartbeats = field(default_factory=Heartbeats)
    status: str = "running"
    sent: list[list[int]] = field(default_factory=list)
    allowed: list[list[str] | None] = field(default_factory=list)
    where: dict[str, list[str]] = field(default_factory=dict)

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
        self,
        function: Any,
        order: Order,
        photos: Photos,
        *,
        key: str,
        pure: bool,
        workers: list[str] | None,
    ) -> Future:
        self.sent.append([photo for photo, _ in photos])
        self.allowed.append(workers)
        self.where.setdefault("one", []).append(key)
        return Future(key, self.outcome(photos))

    def cancel(self, futures: list[Future]) -> None: ...

    def processing(self) -> dict[str, list[str]]:
        return self.where


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STEP", 0.0)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """A library with files that wait, and a fitted generation without rows."""
    photos = tmp_path / "photos"
    photos.mkdir()
    files = [FoundFile(1, b"%02d.jpg" % number, 1, 1) for number in range(PHOTOS)]
    for file in files:
        (photos / file.path.decode()).touch()
    with Library.open(tmp_path / "library") as opened:
        opened.add_root(photos)
        apply_difference(opened, Difference(new=files))
        add_generation(
            opened.catalogue,
            current=True,
            schema="s",
            vocabulary="v",
            dimensions=DIMENSIONS,
            scales=dict.fromkeys(DIMENSIONS, 1.0),
            fitted_on=3,
            rows=0,
        )
        yield opened


@pytest.fixture
def shard(library: Library) -> Iterator[ShardWriter]:
    writer = ShardWriter(generation_folder(library.folder, 1), DIMENSIONS)
    yield writer
    writer.close()


def stored(shard: ShardWriter, photos: Photos) -> Answer:
    """The answer of a worker that reads all of them."""
    read = []
    for photo, path in photos:
        vectors = {name: np.full(d, photo, np.float32) for name, d in DIMENSIONS.items()}
        read.append((photo, path, ReadPhoto(b"%16d" % photo, 4, 3, vectors)))
    return Answer("one", shard.name, stored=tuple(shard.append(read)))


def begin(library: Library, cluster: Cluster) -> Run:
    generation = library.generation()
    assert generation is not None
    scan = Indexer(library)._scan
    scan.progress.start("reading", PHOTOS)
    waiting = waiting_photos(library.catalogue)
    return Run("a run", scan, generation, waiting, None, cluster)  # type: ignore[arg-type]


def finish(run: Run) -> None:
    """Step until nothing is left to do."""
    for _ in range(1000):
        if not run.has_work():
            return
        run.step()
    raise AssertionError("the run goes on for ever")


def assert_read_once(library: Library, but: tuple[int, ...] = ()) -> None:
    expected = [photo for photo in range(1, PHOTOS + 1) if photo not in but]
    snapshot = library.snapshot()
    assert sorted(snapshot.rows.tolist()) == expected
    np.testing.assert_array_equal(snapshot.vectors["edge"][:][:, 0], snapshot.rows)


def test_batches_fit_the_work_and_get_smaller(
    library: Library, shard: ShardWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SMALLEST", 1)
    cluster = Cluster(lambda photos: stored(shard, photos))
    finish(begin(library, cluster))
    sizes = [len(batch) for batch in cluster.sent]
    assert sum(sizes) == PHOTOS
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 2  # a share of 20 for 2 threads with 3 each, and one to spare
    assert_read_once(library)


def test_only_so_much_is_under_way(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SMALLEST", 1)
    cluster = Cluster(lambda _: "pending")
    run = begin(library, cluster)
    run.step()
    run.step()
    assert len(cluster.sent) == module.AHEAD * cluster.threads
    run.close()


@pytest.mark.parametrize("status", ["lost", "cancelled"])
def test_what_is_lost_on_the_way_is_sent_again(
    library: Library, shard: ShardWriter, status: str
) -> None:
    once = iter([status])
    finish(begin(library, Cluster(lambda photos: next(once, None) or stored(shard, photos))))
    assert_read_once(library)


def test_an_answer_that_went_with_its_worker(library: Library, shard: ShardWriter) -> None:
    """It was stored and even told, but the answer could not be fetched."""

    class Losing(Cluster):
        async def gather(self, futures: list[Future]) -> list[Outcome]:
            if len(self.sent) == 1:
                raise distributed.comm.CommClosedError
            return await super().gather(futures)

    cluster = Losing(lambda photos: stored(shard, photos))
    finish(begin(library, cluster))
    assert cluster.sent.count(cluster.sent[0]) == 2
    assert_read_once(library)


def test_what_there_was_no_time_for_is_sent_again(library: Library, shard: ShardWriter) -> None:
    def half(photos: Photos) -> Answer:
        kept = photos[: (len(photos) + 1) // 2]
        answer = stored(shard, kept)
        left = tuple(photo for photo, _ in photos[len(kept) :])
        return Answer(answer.worker, answer.shard, answer.stored, left=left)

    finish(begin(library, Cluster(half)))
    assert_read_once(library)


def test_only_the_photo_that_ends_workers_fails(library: Library, shard: ShardWriter) -> None:
    def deadly(photos: Photos) -> Outcome:
        if any(photo in (5, 6) for photo, _ in photos):
            return distributed.KilledWorker("key", "worker", 3)
        return stored(shard, photos)

    cluster = Cluster(deadly)
    finish(begin(library, cluster))
    assert_read_once(library, but=(5, 6))
    assert [problem.reason for problem in all_problems(library)] == [
        "Reading it ended several workers."
    ] * 2
    assert count_waiting(library.catalogue) == 0


def test_suspects_are_sent_alone(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    killed = distributed.KilledWorker("key", "worker", 3)
    cluster = Cluster(lambda _: killed if len(cluster.sent) == 1 else "pending")
    run = begin(library, cluster)
    monkeypatch.setattr(module, "SMALLEST", 1)
    run.step()
    under_way = len(cluster.sent)
    run.step()
    assert len(cluster.sent) == under_way  # others are under way: it waits
    run.close()


def test_reasons_are_kept(library: Library, shard: ShardWriter) -> None:
    def answer(photos: Photos) -> Answer:
        good = [(photo, path) for photo, path in photos if photo != 3]
        failed = tuple(Failed(p, "It is torn.") for p, _ in photos if p == 3)
        read = stored(shard, good)
        return Answer("one", read.shard, read.stored, failed)

    finish(begin(library, Cluster(answer)))
    assert [(p.photo, p.reason) for p in all_problems(library)] == [(3, "It is torn.")]
    assert_read_once(library, but=(3,))


def test_a_file_that_is_gone_keeps_waiting(library: Library, shard: ShardWriter) -> None:
    def answer(photos: Photos) -> Answer:
        read = stored(shard, [(photo, path) for photo, path in photos if photo != 3])
        unseen = tuple(photo for photo, _ in photos if photo == 3)
        return Answer("one", read.shard, read.stored, unseen=unseen)

    library.photo(3).path.unlink()
    finish(begin(library, Cluster(answer)))
    assert_read_once(library, but=(3,))
    assert all_problems(library) == []
    assert count_waiting(library.catalogue) == 1


def test_a_worker_without_the_photos_ends_the_run(library: Library, shard: ShardWriter) -> None:
    cluster = Cluster(
        lambda photos: Answer("tcp://two", shard.name, unseen=tuple(p for p, _ in photos))
    )
    with pytest.raises(ClusterError, match=r"tcp://two can't read .*00\.jpg"):
        finish(begin(library, cluster))
    assert all_problems(library) == []


@pytest.mark.parametrize(
    ("error", "kind", "sentence"),
    [
        (StorageError("The disk is full."), StorageError, "The disk is full"),
        (
            ModuleNotFoundError("No module named 'likewise'"),
            ClusterError,
            "A worker failed: No module",
        ),
    ],
)
def test_what_is_no_photo_s_fault_ends_the_run(
    library: Library, error: Exception, kind: type[Exception], sentence: str
) -> None:
    with pytest.raises(kind, match=sentence):
        finish(begin(library, Cluster(lambda _: error)))
    assert count_waiting(library.catalogue) == PHOTOS


def test_a_stuck_worker_is_avoided(
    library: Library, shard: ShardWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = iter(["pending"])
    cluster = Cluster(lambda photos: next(first, None) or stored(shard, photos))
    run = begin(library, cluster)
    run.step()
    monkeypatch.setattr(module, "SLACK", -1e6)  # everything is overdue from now on
    run.step()
    monkeypatch.undo()
    finish(run)
    assert cluster.allowed[-1] == ["two"]
    assert_read_once(library)


def test_a_worker_without_a_sign_of_life_gets_nothing_until_it_gives_one(
    library: Library, shard: ShardWriter
) -> None:
    first = iter(["pending"])
    cluster = Cluster(lambda photos: next(first, None) or stored(shard, photos))
    run = begin(library, cluster)
    run.step()
    cluster.heartbeats.silent = frozenset({"one"})
    run.step()
    run.step()
    assert cluster.sent.count(cluster.sent[0]) == 2
    assert cluster.allowed[-1] == ["two"]
    cluster.heartbeats.silent = frozenset()
    finish(run)
    assert_read_once(library)
    assert run._allowed() is None


def test_over_another_connection_all_is_sent_again(library: Library, shard: ShardWriter) -> None:
    lost = Cluster(lambda _: "pending")
    run = begin(library, lost)
    run.step()
    lost.status = "closed"
    assert not run.connected()
    found = Cluster(lambda photos: stored(shard, photos))
    run.go_on_with(found)  # type: ignore[arg-type]
    assert run.connected()
    finish(run)
    assert_read_once(library)
