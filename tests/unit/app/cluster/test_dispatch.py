"""Answers, losses and retries of a dispatch, on a cluster that is made up here."""

from __future__ import annotations

import pytest

from app.core.library.library import Library

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

from app.cluster import dispatch as module  # noqa: E402
from app.cluster.reader import BatchAnswer  # noqa: E402
from tests.unit.app.cluster.dispatch_steps import (  # noqa: E402
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


def test_batches_fit_the_work_and_get_smaller(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SMALLEST", 1)
    cluster = Cluster(lambda photos: read(photos))
    finish(begin(library, cluster))
    sizes = [len(batch) for batch in cluster.sent]
    assert sum(sizes) == PHOTOS
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 2  # a share of 20 for 2 threads with 3 each, and one to spare
    assert_read_once(library)


def test_only_so_much_is_under_way(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SMALLEST", 1)
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


def test_what_there_was_no_time_for_is_sent_again(library: Library) -> None:
    def half(photos: Photos) -> BatchAnswer:
        kept = photos[: (len(photos) + 1) // 2]
        answer = read(kept)
        left = tuple(photo for photo, _ in photos[len(kept) :])
        return BatchAnswer(answer.worker, answer.read, left=left)

    finish(begin(library, Cluster(half)))
    assert_read_once(library)
