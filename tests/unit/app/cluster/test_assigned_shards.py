"""Each shard is asked of the worker that holds it, and moves when that worker is lost."""

from __future__ import annotations

import asyncio

import pytest

from app.cluster import assigned_shards
from app.cluster.messages import ServerStatus
from tests.unit.app.cluster.fake_workers import FakeCluster, FakeConnection


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> FakeCluster:
    found = FakeCluster(monkeypatch, FakeConnection(("u", "v")))
    found.hold(a=5, b=4)
    return found


def test_shards_are_spread_and_held(cluster: FakeCluster) -> None:
    assert [cluster.assigned.worker_for(name) for name in "ab"] == ["u", "v"]
    state = cluster.assigned.state()
    assert (state.workers, state.shards, state.ready, state.coded) == (2, 2, 2, 2)
    assert state.missing == ()


def test_without_workers_nobody_holds_them(monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = FakeCluster(monkeypatch, FakeConnection(()))
    cluster.hold(a=5)
    assert cluster.assigned.worker_for("a") == ""
    assert cluster.assigned.state().missing == ("a: no worker holds it",)


def test_the_shards_of_a_worker_that_left_go_to_another(cluster: FakeCluster) -> None:
    left = cluster.client("v")
    cluster.connection.workers = ("u",)
    cluster.assigned.assign()
    assert left.closed
    assert cluster.assigned.worker_for("b") == "u"
    assert cluster.assigned.gone("v")


def test_a_server_that_broke_is_started_again(cluster: FakeCluster) -> None:
    cluster.client("v").broken = True
    broken = cluster.client("v")
    cluster.assigned.assign()
    assert cluster.client("v") is not broken
    assert broken.closed


def test_a_shard_is_asked_of_whoever_has_it_until_it_is_open(cluster: FakeCluster) -> None:
    cluster.client("v").status = ServerStatus(frozenset(), frozenset())
    assert cluster.assigned.worker_for("b") == "v"  # nobody has it
    assert cluster.assigned.reason("b") == "v is opening it"
    cluster.client("u").status = ServerStatus(frozenset("ab"), frozenset())
    assert cluster.assigned.worker_for("b") == "u"


def test_a_worker_that_is_silent_for_long_is_given_up(
    cluster: FakeCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    cluster.client("v").silent_since = 0.0
    monkeypatch.setattr(assigned_shards, "GIVE_UP", 1e12)
    cluster.assigned.assign()
    assert cluster.assigned.reason("b") == "v does not answer"
    monkeypatch.setattr(assigned_shards, "GIVE_UP", -1.0)
    cluster.assigned.assign()
    assert cluster.assigned.worker_for("b") == "u"


def test_what_a_worker_says_of_its_failure_is_told(cluster: FakeCluster) -> None:
    cluster.client("v").status = ServerStatus(frozenset(), frozenset())
    cluster.client("v").failed = "no space left"
    assert cluster.assigned.state().missing == ("b: v can't open it (no space left)",)


def test_a_look_that_is_not_returned_makes_a_worker_silent(
    cluster: FakeCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assigned_shards, "ANSWER_WITHIN", 0.01)
    cluster.client("v").returns_looks = False
    asyncio.run(cluster.assigned.ping())
    assert cluster.client("u").silent_since is None
    assert cluster.client("v").silent_since is not None


def test_closing_lets_go_of_all(cluster: FakeCluster) -> None:
    cluster.assigned.close()
    assert all(cluster.client(worker).closed for worker in "uv")
