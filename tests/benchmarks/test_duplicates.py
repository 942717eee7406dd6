"""The benchmark that the threshold for near-duplicates comes from, on a few drawn pictures."""

from __future__ import annotations

import numpy as np

from benchmarks.duplicates.run import CHANGES, SPLITS, measure
from likewise.resources.gallery import MOODS, draw


def test_more_is_found_the_larger_the_threshold() -> None:
    kinds = ("balloons", "blossom", "city", "weave")
    images = [np.asarray(draw(kind, mood, 0)) for kind in kinds for mood in MOODS]
    rows = measure(images, changed=20)
    for name in ("recall", *(change.__name__ for change in CHANGES)):
        found = [row[name] for row in rows]
        assert found == sorted(found)
    assert rows[0]["precision"] == 1
    assert rows[-1]["recall"] > 0.5
    assert sum(row["chosen"] for row in rows) <= SPLITS
