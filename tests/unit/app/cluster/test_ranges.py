"""Ranges of rows: which worker has which, and what it answers of them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from app.cluster import range_server
from app.cluster import ranges as module
from app.cluster.range_server import BoundSearch, RangeServer, SearchSettings, ServerStatus
from app.cluster.ranges import Range, assigned, merged, ranges_of, share_of
from app.core.base.errors import ClusterError
from app.core.base.shipped import own_version
from engine.index import ExactIndex, HashSettings
from engine.index.base import Hits
from engine.metrics.lomdml import LOMDML
from engine.metrics.metric import Metric
from engine.types import Float32
from tests.integration.cluster_library import library_in
from tests.unit.app.cluster.conftest import MakeRange, vectors_of

# How a library's rows are cut into ranges, and who is assigned which.


@pytest.mark.parametrize("count", [1, 49, 50, 1000, 1050])
def test_ranges_cover_all_rows_and_the_first_ones_stay(count: int, tmp_path: Path) -> None:
    snapshot = library_in(tmp_path, count)
    ranges = ranges_of(snapshot, tmp_path, smallest=32)
    assert [each.start for each in ranges] == [0, *np.cumsum([r.rows for r in ranges])[:-1]]
    assert sum(each.rows for each in ranges) == count
    assert len(ranges) <= module.MAX_RANGES
    grown = ranges_of(library_in(tmp_path, count + 10), tmp_path, smallest=32)
    if count > 49:
        assert [each.name for each in grown[: len(ranges)]] == [each.name for each in ranges]


def test_a_worker_reads_the_rows_of_its_range_alone(tmp_path: Path, make_range: MakeRange) -> None:
    made = make_range("a", 20, start=30)
    read = made.read()
    assert read is not None
    expected = vectors_of(50)["gist"][30:]
    np.testing.assert_array_equal(read["gist"][:], expected)
    np.testing.assert_array_equal(read["gist"][5:50], expected[5:])
    np.testing.assert_array_equal(read["gist"][np.array([7, 3])], expected[[7, 3]])
    assert len(read["gist"][9:3]) == 0


def test_a_folder_that_is_not_there_or_another_librarys_is_not_read(
    tmp_path: Path, make_range: MakeRange
) -> None:
    made, other = make_range("a", 20), make_range("b", 20, seed=1)
    assert replace(made, library=other.library).read() is None
    assert replace(made, library=tmp_path / "nowhere").read() is None


@given(
    st.dictionaries(st.integers(0, 30).map(str), st.integers(1, 1000), max_size=20),
    st.sets(st.sampled_from("abcd"), min_size=1),
)
def test_each_worker_gets_its_share(sizes: dict[str, int], workers: set[str]) -> None:
    found = assigned(sizes, workers, {})
    assert found.keys() == sizes.keys()
    loads = {worker: sum(sizes[n] for n, w in found.items() if w == worker) for worker in workers}
    assert max(loads.values()) - min(loads.values()) <= max(sizes.values(), default=0)
    assert assigned(sizes, workers, found) == found


def test_ranges_stay_where_they_are_and_go_on_from_who_is_gone() -> None:
    sizes = dict.fromkeys("12345678", 10)
    before = assigned(sizes, ["a", "b"], {})
    after = assigned(sizes, ["a", "b", "c"], before)
    moved = [name for name in sizes if after[name] != before[name]]
    assert {after[name] for name in moved} == {"c"}
    assert 2 <= len(moved) <= 3
    left = assigned(sizes, ["a"], before)
    assert set(left.values()) == {"a"}
    assert assigned(sizes, [], before) == {}


def test_the_nearest_of_all_are_merged() -> None:
    def hits(rows: list[int], distances: list[float]) -> Hits:
        return Hits(np.array(rows, np.int64), np.array(distances, np.float32))

    found = [hits([3, 1], [0.1, 0.2]), hits([9, 8], [0.3, 0.5]), hits([5], [0.9])]
    assert merged(found, 4).rows.tolist() == [3, 1, 9, 8]


def test_each_range_is_asked_for_more_than_its_share() -> None:
    assert share_of(1000, 10) == 400
    assert share_of(1000, 1000) == 250
    assert share_of(5, 3) == 5


# What a worker answers for its ranges: the same as brute force, by the metric it is asked by.

EXACT = SearchSettings(switch=10**9)
CODED = SearchSettings(
    keep=True, switch=100, codes=HashSettings(bits=128, components=8, candidates=50)
)


def together(vectors: dict[str, Float32]) -> Float32:
    return np.concatenate([*vectors.values()], axis=1)


def everything(metric: Metric, *ranges: Range) -> tuple[int, BoundSearch]:
    masks = {each.name: np.packbits(np.ones(each.rows, np.bool_)).tobytes() for each in ranges}
    return 1, BoundSearch(1, metric, masks)


def held(server: RangeServer, *ranges: Range) -> ServerStatus:
    """The status once the ranges are open, as far as they can be."""
    server.hold(ranges)
    asyncio.run(server.answer(lambda _: None))
    return server.hold(ranges)


def prepare(server: RangeServer) -> None:
    for _ in server.prepare():
        pass


def assert_exact(
    found: Mapping[str, Hits],
    rows: Mapping[str, dict[str, Float32]],
    metric: Metric,
    query: dict[str, Float32],
) -> None:
    for name, vectors in rows.items():
        oracle = ExactIndex(metric)
        oracle.build(vectors)
        expected = oracle.search(query, len(found[name].rows))
        np.testing.assert_array_equal(found[name].rows, expected.rows)
        np.testing.assert_allclose(found[name].distances, expected.distances, rtol=1e-5)


def test_each_range_answers_like_brute_force(make_range: MakeRange, metric: Metric) -> None:
    ranges = make_range("1", 300, seed=1), make_range("2", 200, seed=2)
    server = RangeServer(EXACT, metric)
    assert held(server, *ranges).held == {"1", "2"}
    query = vectors_of(2, seed=9)
    found = server.near({"2": 5, "1": 7}, *everything(metric, *ranges), together(query))
    assert found is not None
    assert [len(found[name].rows) for name in ("2", "1")] == [5, 7]
    rows = {"1": vectors_of(300, seed=1), "2": vectors_of(200, seed=2)}
    assert_exact(found, rows, metric, query)
    points = server.points({"2": np.array([4, 0])}, 1, None)
    assert points is not None
    np.testing.assert_allclose(
        points["2"], metric.embed({n: m[[4, 0]] for n, m in rows["2"].items()}), rtol=1e-5
    )


def test_only_what_is_allowed_is_found(make_range: MakeRange, metric: Metric) -> None:
    made = make_range("1", 50)
    allowed = np.zeros(50, np.bool_)
    allowed[[3, 44]] = True
    server = RangeServer(EXACT, metric)
    held(server, made)
    bound = BoundSearch(4, metric, {"1": np.packbits(allowed).tobytes()})
    found = server.near({"1": 9}, 4, bound, together(vectors_of(1, seed=5)))
    assert found is not None
    assert set(found["1"].rows) == {3, 44}


def test_who_does_not_know_what_is_meant_says_so(make_range: MakeRange, metric: Metric) -> None:
    made = make_range("1", 50)
    server = RangeServer(EXACT, metric)
    held(server, made)
    query = together(vectors_of(1))
    assert server.near({"1": 5}, 2, None, query) is None
    assert server.near({"1": 5}, 1, BoundSearch(1, metric, {}), query) is None
    assert server.near({"2": 5}, *everything(metric, made), query) is None


def test_another_metric_and_rows_that_came_are_followed(
    make_range: MakeRange, metric: Metric
) -> None:
    server = RangeServer(EXACT, metric)
    held(server, make_range("1", 200))
    learner = LOMDML(rank=8).fit(vectors_of(200))
    learner.partial_fit(vectors_of(9), np.array([[0, 1, 2], [3, 4, 5], [6, 7, 8]]))
    grown = replace(make_range("1", 260), name="1")
    assert held(server, grown).held == {"1"}
    prepare(server)
    query = vectors_of(1, seed=5)
    found = server.near({"1": 30}, *everything(learner.metric_, grown), together(query))
    assert found is not None
    assert_exact(found, {"1": vectors_of(260)}, learner.metric_, query)


def test_who_does_not_see_the_library_says_so(
    make_range: MakeRange, metric: Metric, tmp_path: Path
) -> None:
    seen, made = make_range("1", 100), replace(make_range("2", 100), library=tmp_path / "nowhere")
    server = RangeServer(CODED, metric)
    status = held(server, seen, made)
    assert status.held == {"1"}
    assert "does not see" in status.trouble
    prepare(server)
    assert not (tmp_path / "nowhere").exists()


def test_codes_are_prepared_kept_and_loaded(make_range: MakeRange, metric: Metric) -> None:
    made = make_range("1", 400)
    server = RangeServer(CODED, metric)
    assert held(server, made).prepared == frozenset()
    prepare(server)
    assert server.hold((made,)).prepared == {"1"}
    (kept,) = (made.library / "derived").iterdir()
    assert kept.name == "index-0.likewise"
    again = RangeServer(CODED, metric)
    held(again, made)
    written = kept.stat().st_mtime_ns
    prepare(again)
    assert kept.stat().st_mtime_ns == written


def test_a_range_that_cannot_be_prepared_does_not_hold_up_the_others(
    make_range: MakeRange, metric: Metric, monkeypatch: pytest.MonkeyPatch
) -> None:
    ranges = make_range("1", 300), make_range("2", 300)
    server = RangeServer(CODED, metric)
    held(server, *ranges)
    for each in (ranges[0].library / "vectors").glob("*.f32"):
        each.write_bytes(b"")
    prepare(server)
    assert server.hold(ranges).prepared == {"1", "2"}  # as far as can be


def test_another_version_is_refused(metric: Metric) -> None:
    with pytest.raises(ClusterError, match=r"not 0\.0\.0"):
        asyncio.run(range_server.hold("me", "0.0.0", EXACT, (), metric))


def test_a_caller_that_is_gone_is_forgotten(
    make_range: MakeRange, metric: Metric, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(range_server, "CHECK_INTERVAL", 0.01)
    made = make_range("1", 50)

    async def hold(caller: str, *given: Metric) -> ServerStatus | None:
        return await range_server.hold(caller, own_version(), EXACT, (made,), *given)

    assert asyncio.run(hold("me")) is None  # who is new brings a metric
    assert asyncio.run(hold("me", metric)) is not None
    assert asyncio.run(hold("me")) is not None
    monkeypatch.setattr(range_server, "CALLER_TIMEOUT", 0.0)
    qtbot.waitUntil(lambda: asyncio.run(hold("me")) is None)
