"""Regions: a tree over all points whose parts are alike and hang together."""

from __future__ import annotations

import numpy as np
import pytest

from engine.map.regions import PATCH, Regions, find_regions

SIDE = 5 * PATCH


def islands() -> tuple[np.ndarray, np.ndarray]:
    """Two groups of alike points, far from each other in the plane as well."""
    random = np.random.default_rng(0)
    group = np.arange(2 * SIDE) // SIDE
    positions = random.normal(size=(2 * SIDE, 2)) + group[:, None] * [100, 0]
    x = random.normal(size=(2 * SIDE, 6)) + group[:, None] * 30
    return positions, x.astype(np.float32)


def members(regions: Regions, node: int) -> np.ndarray:
    inside = {node}
    for each in range(len(regions.parent) - 1, -1, -1):
        if regions.parent[each] in inside:
            inside.add(each)
    return np.isin(regions.patch, list(inside))


def test_the_last_merge_is_that_of_the_islands() -> None:
    positions, x = islands()
    regions = find_regions(positions, x, seed=0)
    whole = len(regions.parent) - 1
    halves = np.flatnonzero(regions.parent == whole)
    assert sorted(regions.count[halves]) == [SIDE, SIDE]
    assert sorted(np.round(regions.middle[halves, 0], -1)) == [0, 100]
    assert all(members(regions, half)[regions.shown[half]] for half in halves)


def test_regions_count_their_points_and_children_come_first() -> None:
    positions, x = islands()
    regions = find_regions(positions, x, seed=0)
    number = int(regions.patch.max()) + 1
    assert len(regions.parent) == 2 * number - 1
    assert (regions.parent[:-1] > np.arange(len(regions.parent) - 1)).all()
    for node in range(len(regions.parent)):
        inside = members(regions, node)
        assert regions.count[node] == inside.sum()
        np.testing.assert_allclose(regions.middle[node], positions[inside].mean(axis=0))
        np.testing.assert_allclose(regions.spread[node], positions[inside].std(axis=0), atol=1e-6)
        assert inside[regions.shown[node]]


def test_who_stands_for_a_region_stands_for_one_of_its_children() -> None:
    regions = find_regions(*islands(), seed=0)
    for node in range(int(regions.patch.max()) + 1, len(regions.parent)):
        assert regions.shown[node] in regions.shown[regions.parent == node]


@pytest.mark.parametrize("count", [1, 2, 30])
def test_few_points_have_one_region_at_least(count: int) -> None:
    random = np.random.default_rng(1)
    x = random.normal(size=(count, 4)).astype(np.float32)
    regions = find_regions(random.normal(size=(count, 2)), x, seed=0)
    assert regions.count[-1] == count
    assert regions.parent[-1] == -1


def test_points_in_one_place_are_one_region() -> None:
    regions = find_regions(np.zeros((100, 2)), np.zeros((100, 3), np.float32), seed=0)
    assert regions.parent.tolist() == [-1]


def test_totals_are_sums_over_what_lies_below() -> None:
    regions = find_regions(*islands(), seed=0)
    number = int(regions.patch.max()) + 1
    sizes = np.bincount(regions.patch, minlength=number).astype(float)[:, None]
    assert (regions.totals(sizes)[:, 0] == regions.count).all()
