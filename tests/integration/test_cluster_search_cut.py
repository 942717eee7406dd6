"""A worker that is cut off from the network in mid-search, each worker a host of its own."""

from __future__ import annotations

import threading
from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from app.cluster import workers as module
from app.cluster.range_server import SearchSettings
from app.cluster.remote_index import RemoteIndex, RemoteSearch
from app.core.index.local_index import LocalIndex
from engine.metrics.lomdml import LOMDML
from tests.integration.cluster_hosts import NO_NAMESPACES, Hosts, namespaces_work
from tests.integration.cluster_library import RANGES, library_in, vectors_of
from tests.integration.cluster_search_steps import in_ranges

pytest.importorskip("distributed", reason="the extra `cluster` is not installed")


@pytest.mark.long
@pytest.mark.skipif(not namespaces_work(), reason=NO_NAMESPACES)
def test_a_worker_that_is_cut_off_in_mid_search_is_named_and_answers_again(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ANSWER_TIMEOUT", 0.5)
    monkeypatch.setattr(module, "GIVE_UP_AFTER", 1e9)  # its parts wait for it
    snapshot = library_in(tmp_path / "library", 4_000)
    metric = LOMDML(rank=8).fit(vectors_of(200)).metric_
    everything = np.ones(len(snapshot.rows), np.bool_)
    query = vectors_of(1, seed=3)
    with Hosts(tmp_path, 2, namespaces=True) as hosts:
        index = RemoteIndex(
            hosts.address,
            LocalIndex(tmp_path),
            settings=SearchSettings(switch=10**9),
            ranges_of=in_ranges(tmp_path / "library"),
            timeout=4.0,
        )

        def workers() -> int:
            state = index.state.cluster
            return 0 if state is None else state.workers

        def ready() -> bool:
            state = index.state.cluster
            return workers() == 2 and state is not None and state.ready == RANGES

        try:
            qtbot.waitUntil(lambda: workers() == 2)  # and each gets half
            search = index.bind(snapshot, metric)
            assert isinstance(search, RemoteSearch)
            qtbot.waitUntil(ready)
            before = search.nearest(query, 100, everything)
            assert search.incomplete == ""
            cut = threading.Thread(target=hosts.hosts[1].cut)  # type: ignore[attr-defined]
            cut.start()
            notes = []
            while not notes or not notes[-1]:  # the cable goes while questions are on their way
                found = search.nearest(query, 100, everything)
                notes.append(search.incomplete)
            cut.join()
            assert notes[-1].startswith("4 of 8 parts answered. Missing: ")
            assert hosts.hosts[1].address in notes[-1]
            assert found.rows.size == 100
            qtbot.waitUntil(lambda: not ready())
            state = index.state.cluster
            assert state is not None
            assert all(hosts.hosts[1].address in sentence for sentence in state.missing)
            hosts.hosts[1].mend()  # type: ignore[attr-defined]
            qtbot.waitUntil(ready)
            after = search.nearest(query, 100, everything)
            assert search.incomplete == ""
            np.testing.assert_array_equal(after.rows, before.rows)
        finally:
            index.close()
