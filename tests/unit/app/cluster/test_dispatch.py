"""Sending photos to workers: each once, only so many at a time, whatever becomes of a worker."""

from __future__ import annotations

import pytest

from app.core.base.errors import ClusterError, StorageError
from app.core.library.library import Library
from app.core.library.problems import all_problems
from app.core.photos.tables import count_waiting

# Answers, losses and retries of a dispatch, on a cluster that is made up here.

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

from app.cluster import reading as module
from app.cluster.reading import BatchAnswer
from app.work.processes.pool import Failed
from tests.unit.app.cluster.dispatch_steps import (
    PHOTOS,
    Cluster,
    Future,
    Outcome,
    Photos,
    assert_read_once,
    begin,
    finish,
    library,
    quick,
    read,
)

__all__ = ["library", "quick"]


def test_every_photo_is_sent_once(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BATCH", 3)
    cluster = Cluster(lambda photos: read(photos))
    finish(begin(library, cluster))
    assert [len(batch) for batch in cluster.sent] == [3] * 6 + [2]
    assert_read_once(library)


def test_only_so_much_is_under_way(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BATCH", 1)
    cluster = Cluster(lambda _: "pending")
    dispatch = begin(library, cluster)
    dispatch.step()
    dispatch.step()
    assert len(cluster.sent) == module.AHEAD * cluster.threads
    dispatch.close()


@pytest.mark.parametrize("status", ["lost", "cancelled"])
def test_what_is_lost_on_the_way_is_sent_again(library: Library, status: str) -> None:
    once = iter([status])
    finish(begin(library, Cluster(lambda photos: next(once, None) or read(photos))))
    assert_read_once(library)


def test_an_answer_that_went_with_its_worker(library: Library) -> None:
    """It was stored and even told, but the answer could not be fetched."""

    class Losing(Cluster):
        async def gather(self, futures: list[Future]) -> list[Outcome]:
            if len(self.sent) == 1:
                raise distributed.comm.CommClosedError
            return await super().gather(futures)

    cluster = Losing(lambda photos: read(photos))
    finish(begin(library, cluster))
    assert cluster.sent.count(cluster.sent[0]) == 2
    assert_read_once(library)


# Reading on a cluster where photos, workers or connections fail.


def test_what_ends_workers_is_left_to_this_computer(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def deadly(photos: Photos) -> Outcome:
        if any(photo in (5, 6) for photo, _ in photos):
            return distributed.KilledWorker("key", "worker", 3)
        return read(photos)

    monkeypatch.setattr(module, "BATCH", 4)
    dispatch = begin(library, Cluster(deadly))
    finish(dispatch)
    left = [photo for photo, _ in dispatch.left]
    assert {5, 6} <= {*left} <= {*range(5, 9)}
    assert_read_once(library, but=tuple(left))
    assert all_problems(library) == []


def test_reasons_are_kept(library: Library) -> None:
    def answer(photos: Photos) -> BatchAnswer:
        good = [(photo, path) for photo, path in photos if photo != 3]
        failed = tuple(Failed(p, "It is torn.") for p, _ in photos if p == 3)
        return BatchAnswer("one", read(good).read, failed)

    finish(begin(library, Cluster(answer)))
    assert [(p.photo, p.reason) for p in all_problems(library)] == [(3, "It is torn.")]
    assert_read_once(library, but=(3,))


def test_a_file_that_is_gone_keeps_waiting(library: Library) -> None:
    def answer(photos: Photos) -> BatchAnswer:
        found = read([(photo, path) for photo, path in photos if photo != 3]).read
        gone = tuple(Failed(photo, "", missing=True) for photo, _ in photos if photo == 3)
        return BatchAnswer("one", found, gone)

    library.photo(3).path.unlink()
    finish(begin(library, Cluster(answer)))
    assert_read_once(library, but=(3,))
    assert all_problems(library) == []
    assert count_waiting(library.catalogue) == 1


def test_a_worker_without_the_photos_ends_the_run(library: Library) -> None:
    def blind(photos: Photos) -> BatchAnswer:
        gone = tuple(Failed(photo, "", missing=True) for photo, _ in photos)
        return BatchAnswer("tcp://two", failed=gone)

    cluster = Cluster(blind)
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


def test_what_hangs_a_worker_is_left_to_this_computer(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = iter(["pending"])
    cluster = Cluster(lambda photos: next(first, None) or read(photos))
    dispatch = begin(library, cluster)
    dispatch.step()
    monkeypatch.setattr(module, "BATCH_TIMEOUT", -1.0)  # everything is overdue from now on
    dispatch.step()
    monkeypatch.undo()
    finish(dispatch)
    assert [photo for photo, _ in dispatch.left] == cluster.sent[0]
    assert_read_once(library, but=tuple(cluster.sent[0]))


def test_while_the_scheduler_is_away_nothing_is_sent(library: Library) -> None:
    cluster = Cluster(lambda photos: read(photos), reachable=False)
    dispatch = begin(library, cluster)
    dispatch.step()
    assert cluster.sent == []
    cluster.reachable = True
    finish(dispatch)
    assert_read_once(library)
