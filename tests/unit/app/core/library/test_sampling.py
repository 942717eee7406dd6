"""An evenly spread sample."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.library.sampling import evenly_spread


@given(n=st.integers(0, 300), count=st.integers(1, 50), seed=st.integers(0, 9))
@settings(max_examples=50, deadline=None)
def test_one_of_each_stretch_in_order(n: int, count: int, seed: int) -> None:
    chosen = evenly_spread(range(n), count, np.random.default_rng(seed))
    assert chosen == sorted(set(chosen))
    assert len(chosen) == min(n, count)
    assert chosen == evenly_spread(range(n), count, np.random.default_rng(seed))
    stretch = max(n, count) / count
    assert all(abs(item - stretch * i) <= stretch + 1 for i, item in enumerate(chosen))
