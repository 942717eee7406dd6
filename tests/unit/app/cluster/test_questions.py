"""A question reaches every shard once, wherever it is, and what is missing has a reason."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from app.cluster import questions
from app.cluster.questions import Answers, ask_shards
from tests.unit.app.cluster.fake_workers import FakeCluster, FakeConnection

LONG = 60.0  # seconds that no test waits for


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> FakeCluster:
    monkeypatch.setattr(questions, "AGAIN", 0.01)
    found = FakeCluster(monkeypatch, FakeConnection(("u", "v")))
    found.hold(a=5, b=4, c=1)  # a at u, b and c at v
    return found


def _ask(cluster: FakeCluster, ask: Any, seconds: float = LONG) -> Answers[str]:
    async def script() -> Answers[str]:
        return await ask_shards(cluster.assigned, {"a": 1, "b": 2, "c": 3}, ask, seconds)

    return asyncio.run(script())


async def _told(client: Any, some: Mapping[str, int]) -> str:
    return f"{client.worker}{sorted(some.values())}"


def test_each_worker_is_asked_once(cluster: FakeCluster) -> None:
    answers = _ask(cluster, _told)
    assert sorted(answers.found) == [(("a",), "u[1]"), (("b", "c"), "v[2, 3]")]
    assert answers.missing == {}


def test_a_worker_that_died_is_replaced_within_the_question(cluster: FakeCluster) -> None:
    cluster.connection.after_refresh = ("u",)

    async def dying(client: Any, some: Mapping[str, int]) -> str:
        if client.worker == "v":
            raise OSError("connection lost")
        return await _told(client, some)

    answers = _ask(cluster, dying)
    assert sorted(answers.found) == [(("a",), "u[1]"), (("b", "c"), "u[2, 3]")]
    assert answers.missing == {}


def test_a_failure_that_others_would_have_too_is_not_asked_again(cluster: FakeCluster) -> None:
    asked: list[str] = []

    async def failing(client: Any, some: Mapping[str, int]) -> str:
        asked.append(client.worker)
        if client.worker == "v":
            raise ValueError("bad vectors")
        return await _told(client, some)

    answers = _ask(cluster, failing)
    assert sorted(asked) == ["u", "v"]
    assert answers.missing == dict.fromkeys("bc", "v failed (bad vectors)")


def test_a_late_answer_is_missed_and_its_worker_silent(cluster: FakeCluster) -> None:
    async def hanging(client: Any, some: Mapping[str, int]) -> str:
        if client.worker == "v":
            await asyncio.get_running_loop().create_future()
        return await _told(client, some)

    answers = _ask(cluster, hanging, seconds=0.05)
    assert answers.found == ((("a",), "u[1]"),)
    assert answers.missing == dict.fromkeys("bc", "v did not answer in time")
    assert cluster.client("v").silent_since is not None


def test_nobody_waits_for_a_worker_that_was_silent(cluster: FakeCluster) -> None:
    cluster.client("v").silent_since = 1.0

    async def hanging(client: Any, some: Mapping[str, int]) -> str:
        if client.worker == "v":
            await asyncio.get_running_loop().create_future()
        return await _told(client, some)

    answers = _ask(cluster, hanging)  # would take a minute if somebody waited
    assert set(answers.missing) == {"b", "c"}


def test_without_workers_all_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = FakeCluster(monkeypatch, FakeConnection(()))
    cluster.hold(a=5)
    answers = _ask(cluster, _told)
    assert answers.missing["a"] == "no worker holds it"


def test_no_time_left_leaves_the_reason(cluster: FakeCluster) -> None:
    async def dying(client: Any, some: Mapping[str, int]) -> str:
        del client, some
        raise OSError("connection lost")

    answers = _ask(cluster, dying, seconds=0.0)
    assert answers.found == ()
    assert set(answers.missing) == {"a", "b", "c"}
