"""Reading on a cluster where photos, workers or connections fail."""

from __future__ import annotations

import pytest

from app.core.base.errors import ClusterError, StorageError
from app.core.library.library import Library
from app.core.library.problems import all_problems
from app.core.photos.tables import count_waiting

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

from app.cluster import dispatch as module  # noqa: E402
from app.cluster.reader import BatchAnswer  # noqa: E402
from app.work.processes.pool import Failed  # noqa: E402
from tests.unit.app.cluster.dispatch_steps import (  # noqa: E402
    PHOTOS,
    Cluster,
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


def test_only_the_photo_that_ends_workers_fails(library: Library) -> None:
    def deadly(photos: Photos) -> Outcome:
        if any(photo in (5, 6) for photo, _ in photos):
            return distributed.KilledWorker("key", "worker", 3)
        return read(photos)

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
    dispatch = begin(library, cluster)
    monkeypatch.setattr(module, "SMALLEST", 1)
    dispatch.step()
    under_way = len(cluster.sent)
    dispatch.step()
    assert len(cluster.sent) == under_way  # others are under way: it waits
    dispatch.close()


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
        unseen = tuple(photo for photo, _ in photos if photo == 3)
        return BatchAnswer("one", found, unseen=unseen)

    library.photo(3).path.unlink()
    finish(begin(library, Cluster(answer)))
    assert_read_once(library, but=(3,))
    assert all_problems(library) == []
    assert count_waiting(library.catalogue) == 1


def test_a_worker_without_the_photos_ends_the_run(library: Library) -> None:
    cluster = Cluster(lambda photos: BatchAnswer("tcp://two", unseen=tuple(p for p, _ in photos)))
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


def test_a_stuck_worker_is_avoided(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    first = iter(["pending"])
    cluster = Cluster(lambda photos: next(first, None) or read(photos))
    dispatch = begin(library, cluster)
    dispatch.step()
    monkeypatch.setattr(module, "SLACK", -1e6)  # everything is overdue from now on
    dispatch.step()
    monkeypatch.undo()
    finish(dispatch)
    assert cluster.allowed[-1] == ["two"]
    assert_read_once(library)


def test_while_the_scheduler_is_away_nothing_is_sent(library: Library) -> None:
    cluster = Cluster(lambda photos: read(photos), reachable=False)
    dispatch = begin(library, cluster)
    dispatch.step()
    assert cluster.sent == []
    cluster.reachable = True
    finish(dispatch)
    assert_read_once(library)
