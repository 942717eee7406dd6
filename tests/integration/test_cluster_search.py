"""Searching ranges on real workers: the same as on one machine, and true when workers are lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from app.cluster.cluster_address import ClusterAddress
from app.cluster.connection import Dask
from app.cluster.range_server import SearchSettings
from app.cluster.remote_index import RemoteIndex
from app.core.index.local_index import LocalIndex
from app.core.search.ranking import SearchRanking
from engine.metrics.lomdml import LOMDML
from engine.metrics.metric import Metric
from tests.integration.cluster_library import RANGES, library_in, oracle, vectors_of
from tests.integration.cluster_search_steps import (
    Until,
    in_ranges,
    index,
    metric,
    ready,
    searching,
    two_workers,
    until,
)

__all__ = ["index", "metric", "until"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Dask]:
    """One for all: no test here ends a worker."""
    with two_workers() as found:
        yield found


def test_a_search_by_a_word_goes_on_from_thumbs_on_workers(
    index: RemoteIndex, tmp_path: Path, metric: Metric
) -> None:
    snapshot = library_in(tmp_path, 1_200)
    local = LocalIndex(tmp_path, keep=False).bind(snapshot, metric)
    nothing = {name: matrix[:0] for name, matrix in snapshot.vectors.items()}
    order = np.random.default_rng(0).random(len(snapshot.rows), np.float32)
    here, there = (
        SearchRanking(snapshot, each, nothing, (), unlearned=order)
        for each in (local, searching(index, snapshot, metric))
    )
    for clicks in ((), ((int(order.argmin()), 1), (5, -1))):
        found, expected = there.results(clicks)[0], here.results(clicks)[0]
        assert there.incomplete == ""
        assert [item.photo for item in found] == [item.photo for item in expected]
    assert found[0].pulled_by == order.argmin()


def test_they_answer_like_one_machine(index: RemoteIndex, tmp_path: Path, metric: Metric) -> None:
    snapshot = library_in(tmp_path, 2_000)
    exact = oracle(snapshot, metric)
    search = searching(index, snapshot, metric)
    allowed = np.random.default_rng(0).random(len(snapshot.rows)) < 0.7
    for seed in range(10):
        query = vectors_of(1 + seed % 2, seed=100 + seed)
        found = search.nearest(query, 100, allowed)
        assert search.incomplete == ""
        expected = exact.search(query, 100, allowed=allowed)
        np.testing.assert_array_equal(found.rows, expected.rows)
        np.testing.assert_allclose(found.distances, expected.distances, rtol=1e-5)


def test_points_are_those_of_this_machine(
    index: RemoteIndex, tmp_path: Path, metric: Metric
) -> None:
    snapshot = library_in(tmp_path, 1_000)
    search = searching(index, snapshot, metric)
    rows = np.random.default_rng(1).permutation(len(snapshot.rows))[:300]
    expected = metric.embed({name: matrix[rows] for name, matrix in snapshot.vectors.items()})
    np.testing.assert_allclose(search[rows], expected, atol=1e-6)
    assert search[rows[:0]].shape == (0, 16)


def test_a_learned_metric_and_growth_are_followed(
    index: RemoteIndex, tmp_path: Path, metric: Metric, until: Until
) -> None:
    snapshot = library_in(tmp_path, 800)
    query = vectors_of(1, seed=5)
    everything = np.ones(len(snapshot.rows), np.bool_)
    searching(index, snapshot, metric).nearest(query, 10, everything)
    learner = LOMDML(rank=8).fit(vectors_of(200))
    learner.partial_fit(vectors_of(9), np.array([[0, 1, 2], [3, 4, 5], [6, 7, 8]]))
    learned = learner.metric_
    grown = library_in(tmp_path, 1_200)
    search = searching(index, grown, learned)
    everything = np.ones(len(grown.rows), np.bool_)
    expected = oracle(grown, learned).search(query, 50)

    def found_all() -> bool:
        return search.nearest(query, 50, everything).rows.tolist() == expected.rows.tolist()

    until(found_all)  # the workers come to new rows when nobody asks


def test_codes_are_kept_in_the_librarys_folder(
    cluster: Dask, tmp_path: Path, metric: Metric, until: Until
) -> None:
    snapshot = library_in(tmp_path, 4_096)
    everything = np.ones(len(snapshot.rows), np.bool_)
    query = vectors_of(1, seed=3)
    expected = oracle(snapshot, metric).search(query, 100)
    address, here = ClusterAddress(cluster.scheduler_address), LocalIndex(tmp_path)
    with closing(
        RemoteIndex(
            address, here, settings=SearchSettings(keep=True), ranges_of=in_ranges(tmp_path)
        )
    ) as index:
        search = searching(index, snapshot, metric)
        until(lambda: ready(index) and index.state.cluster.coded == RANGES)
        assert len([*tmp_path.glob("derived/index-*.likewise")]) == RANGES
        found = search.nearest(query, 200, everything)
        assert set(expected.rows) <= set(found.rows)
