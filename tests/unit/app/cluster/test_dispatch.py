"""Answers, losses and retries of a dispatch, on a cluster that is made up here."""

from __future__ import annotations

import pytest

from app.core.library.library import Library

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

from app.cluster import reading as module
from tests.unit.app.cluster.dispatch_steps import (
    Cluster,
    Future,
    Outcome,
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
