"""Searching ranges whose workers die, hang or are not there."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.cluster import connection, range_server, remote_index, workers
from app.cluster.cluster_address import ClusterAddress
from app.cluster.connection import Connection, Dask
from app.cluster.range_server import SearchSettings, ServerStatus
from app.cluster.remote_index import RemoteIndex
from app.cluster.workers import Workers
from app.core.base.work_types import ClusterState
from app.core.index.local_index import LocalIndex
from engine.metrics.metric import Metric
from tests.integration.cluster_library import library_in, oracle, vectors_of
from tests.integration.cluster_search_steps import (
    Until,
    cluster,
    distributed,
    in_ranges,
    index,
    metric,
    ready,
    searching,
    until,
)

__all__ = ["cluster", "index", "metric", "until"]


def missing(index: RemoteIndex) -> tuple[str, ...]:
    state = index.state.cluster
    assert state is not None
    return state.missing


def test_a_killed_workers_ranges_are_opened_elsewhere(
    index: RemoteIndex, cluster: Dask, tmp_path: Path, metric: Metric, until: Until
) -> None:
    snapshot = library_in(tmp_path, 2_000)
    search = searching(index, snapshot, metric)
    everything = np.ones(len(snapshot.rows), np.bool_)
    query = vectors_of(1, seed=3)
    before = search.nearest(query, 100, everything)
    until(lambda: ready(index))
    victim = cluster.workers[0]
    os.kill(victim.process.pid, signal.SIGKILL)

    def is_whole() -> bool:  # what it held is missing from the answers until others have opened it
        return search.nearest(query, 100, everything).rows.size == 100 and not search.incomplete

    until(is_whole)
    np.testing.assert_array_equal(search.nearest(query, 100, everything).rows, before.rows)
    until(lambda: ready(index))


def test_nobody_waits_for_a_question_to_a_worker_that_is_gone(
    index: RemoteIndex,
    cluster: Dask,
    tmp_path: Path,
    metric: Metric,
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(index, "timeout", 600.0)
    snapshot = library_in(tmp_path, 2_000)
    search = searching(index, snapshot, metric)
    everything = np.ones(len(snapshot.rows), np.bool_)
    query = vectors_of(1, seed=3)
    until(lambda: ready(index))
    before = search.nearest(query, 100, everything)
    victim, pid = cluster.workers[0].worker_address, cluster.workers[0].process.pid
    ask = Connection.call

    async def sent(cluster: Connection, worker: str, what: Any, *arguments: Any) -> Any:
        if worker == victim and what is range_server.ask:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
            await asyncio.Event().wait()  # as while Dask tries to connect to what is not there
        return await ask(cluster, worker, what, *arguments)

    monkeypatch.setattr(Connection, "call", sent)
    search.nearest(query, 100, everything)
    assert search.incomplete.startswith("4 of 8 parts answered. Missing: ")
    monkeypatch.setattr(Connection, "call", ask)

    def is_whole() -> bool:
        found = search.nearest(query, 100, everything).rows
        return not search.incomplete and np.array_equal(found, before.rows)

    until(is_whole)


def test_a_worker_that_hangs_is_named_and_its_ranges_open_elsewhere(
    index: RemoteIndex,
    cluster: Dask,
    tmp_path: Path,
    metric: Metric,
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "ANSWER_TIMEOUT", 0.3)
    monkeypatch.setattr(workers, "GIVE_UP_AFTER", 1e9)  # its parts wait for it at first
    snapshot = library_in(tmp_path, 2_000)
    search = searching(index, snapshot, metric)
    everything = np.ones(len(snapshot.rows), np.bool_)
    query = vectors_of(1, seed=3)
    until(lambda: ready(index))
    before = search.nearest(query, 500, everything)
    monkeypatch.setattr(index, "timeout", 5.0)
    victim = cluster.workers[0]
    os.kill(victim.process.pid, signal.SIGSTOP)
    try:
        answers = []

        def is_half_there() -> bool:
            answers.append(search.nearest(query, 500, everything).rows)  # who is left: asked twice
            return search.incomplete.startswith("4 of 8 parts answered. Missing: ")

        until(is_half_there)  # where the machine is busy the other one may be late at first
        assert victim.worker_address in search.incomplete
        assert len(answers[-1]) == 500
        assert set(answers[-1]) - set(before.rows)  # the next ones move up
        until(lambda: [*missing(index)] == [f"{victim.worker_address} does not answer"])
        monkeypatch.setattr(workers, "GIVE_UP_AFTER", 0.5)
        until(lambda: ready(index))
        monkeypatch.setattr(index, "timeout", 60.0)
        np.testing.assert_array_equal(search.nearest(query, 500, everything).rows, before.rows)
        assert search.incomplete == ""
    finally:
        os.kill(victim.process.pid, signal.SIGCONT)


def test_a_hanging_worker_that_goes_on_answers_again(
    index: RemoteIndex,
    cluster: Dask,
    tmp_path: Path,
    metric: Metric,
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    snapshot = library_in(tmp_path, 2_000)
    search = searching(index, snapshot, metric)
    everything = np.ones(len(snapshot.rows), np.bool_)
    query = vectors_of(1, seed=3)
    until(lambda: ready(index))
    before = search.nearest(query, 100, everything)
    monkeypatch.setattr(index, "timeout", 0.5)
    pids = [worker.process.pid for worker in cluster.workers.values()]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    assert search.nearest(query, 100, everything).rows.size == 0
    assert search.incomplete.startswith("0 of 8 parts answered.")
    rows = before.rows[:5]
    assert np.isfinite(search[rows]).all()  # made here, from the shared disk
    for pid in pids:
        os.kill(pid, signal.SIGCONT)
    monkeypatch.setattr(index, "timeout", 60.0)

    def is_whole() -> bool:
        found = search.nearest(query, 100, everything).rows
        return not search.incomplete and np.array_equal(found, before.rows)

    until(is_whole)  # nobody waits for who was silent, so a busy one may miss a question or two


def test_a_cluster_that_is_not_there_is_said_and_found_later(
    tmp_path: Path, metric: Metric, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "CONNECT_TIMEOUT", 2.0)
    monkeypatch.setattr(remote_index, "RETRY_INTERVAL", 0.2)
    snapshot = library_in(tmp_path, 512)  # eight ranges of 64
    everything = np.ones(len(snapshot.rows), np.bool_)
    with distributed.LocalCluster(
        n_workers=0, host="127.0.0.1", dashboard_address="127.0.0.1:0"
    ) as gone:
        address = gone.scheduler_address
    index = RemoteIndex(
        ClusterAddress(address),
        LocalIndex(tmp_path),
        settings=SearchSettings(),
        timeout=60.0,
        ranges_of=in_ranges(tmp_path),
    )
    try:
        search = searching(index, snapshot, metric)
        assert search.nearest(vectors_of(1), 9, everything).rows.size == 0
        assert "can't be reached" in search.incomplete
        state = index.state.cluster
        assert state is not None
        assert not state.reachable
        with distributed.LocalCluster(
            n_workers=1,
            threads_per_worker=1,
            host="127.0.0.1",
            scheduler_port=int(address.rpartition(":")[2]),
            dashboard_address="127.0.0.1:0",
        ):
            until(lambda: ready(index))
            assert search.nearest(vectors_of(1), 9, everything).rows.size == 9
            assert search.incomplete == ""
        until(lambda: not ready(index))
    finally:
        index.close()


def test_ranges_that_were_not_looked_for_yet_do_not_answer(
    index: RemoteIndex,
    tmp_path: Path,
    metric: Metric,
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Workers, "follow", lambda *_: None)
    index.bind(library_in(tmp_path, 400), metric)

    def state() -> ClusterState:
        assert index.state.cluster is not None
        return index.state.cluster

    until(lambda: state().reachable)
    assert (state().parts, state().ready) == (7, 0)


def test_a_range_is_asked_where_it_was_until_it_is_open_where_it_goes(
    index: RemoteIndex,
    cluster: Dask,
    tmp_path: Path,
    metric: Metric,
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    snapshot = library_in(tmp_path, 2_000)
    search = searching(index, snapshot, metric)
    until(lambda: ready(index))
    call, asked = Connection.call, threading.Event()

    async def slowly(cluster: Connection, worker: str, what: Any, *arguments: Any) -> Any:
        if worker not in first and what is range_server.hold:
            asked.set()
            return ServerStatus()
        return await call(cluster, worker, what, *arguments)

    first = {worker.worker_address for worker in cluster.workers.values()}
    monkeypatch.setattr(Connection, "call", slowly)
    cluster.scale(3)
    until(asked.is_set)
    query = vectors_of(1, seed=3)
    found = search.nearest(query, 100, np.ones(len(snapshot.rows), np.bool_))
    assert search.incomplete == ""
    np.testing.assert_array_equal(found.rows, oracle(snapshot, metric).search(query, 100).rows)
    assert ready(index)
