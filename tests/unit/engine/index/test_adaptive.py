"""What AdaptiveIndex does beyond the contract of all indexes."""

from __future__ import annotations

from engine.index import AdaptiveIndex
from tests.unit.engine.index.one_matrix import SMALL, photos, turned


def test_a_library_that_outgrows_brute_force_is_coded_by_a_refresh() -> None:
    vectors = photos(1200)
    index = AdaptiveIndex(turned(0.2), SMALL, switch=500)
    index.build({"a": vectors["a"][:400]})
    assert not index.is_approximate
    index.add(vectors)
    index.remove([5])
    assert not index.is_approximate
    assert index.stale()
    steps = index.refresh()
    next(steps)
    index.remove([6])
    index.metric_changed(turned(0.4))
    list(steps)
    assert index.is_approximate
    found = index.search({"a": vectors["a"][5:7]}, 20).rows
    assert not {5, 6} & set(found.tolist())
    assert index.search({"a": vectors["a"][1199:]}, 1).rows.tolist() == [1199]
