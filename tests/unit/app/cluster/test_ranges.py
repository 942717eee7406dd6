"""How a library's rows are cut into ranges, and who is assigned which."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cluster import ranges as module
from app.cluster.ranges import assigned, merged, ranges_of, share_of
from engine.index.base import Hits
from tests.integration.cluster_library import library_in
from tests.unit.app.cluster.conftest import MakeRange, vectors_of


@pytest.mark.parametrize("count", [1, 49, 50, 1000, 1050])
def test_ranges_cover_all_rows_and_the_first_ones_stay(count: int, tmp_path: Path) -> None:
    snapshot = library_in(tmp_path, count)
    ranges = ranges_of(snapshot, tmp_path, smallest=32)
    assert [each.start for each in ranges] == [0, *np.cumsum([r.rows for r in ranges])[:-1]]
    assert sum(each.rows for each in ranges) == count
    assert len(ranges) <= module.MOST
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
