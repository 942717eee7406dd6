"""The order of results: that of the tasks, whichever finishes first."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.work.processes.pool import Done, Failed
from app.work.reading.scan import InOrder


def test_by_hand() -> None:
    in_order = InOrder()
    for key in "abc":
        in_order.expect(key)
    assert in_order.take([Done("b", 2)]) == []
    assert len(in_order) == 3
    assert in_order.take([Failed("a", "It is blank.")]) == [
        Failed("a", "It is blank."),
        Done("b", 2),
    ]
    assert len(in_order) == 1
    assert in_order.take([]) == []
    assert in_order.take([Done("c", 3)]) == [Done("c", 3)]
    assert len(in_order) == 0


@given(st.permutations(range(12)), st.integers(0, 12), st.integers(1, 5))
def test_whatever_finishes_first(order: list[int], begun: int, at_once: int) -> None:
    """Tasks may be begun while others finish; what is taken is the longest whole beginning."""
    in_order = InOrder()
    for key in range(begun):
        in_order.expect(key)
    taken: list[Done | Failed] = []
    early = [key for key in order if key < begun]
    late = [key for key in order if key >= begun]
    for part in (early, late):
        for start in range(0, len(part), at_once):
            taken += in_order.take([Done(key, -key) for key in part[start : start + at_once]])
            missing = set(range(12)) - {*early, *late} | set(part[start + at_once :])
            first = min(missing | ({*late} if part is early else set()), default=12)
            assert taken == [Done(key, -key) for key in range(first)]
        if part is early:
            for key in range(begun, 12):
                in_order.expect(key)
    assert len(in_order) == 0
