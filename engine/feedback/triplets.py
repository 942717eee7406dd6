"""Turn the judgments of one search into triplets (anchor, similar, dissimilar).

Anchors are the query photos and the ups themselves: (query; up; down) and (up; other up; down).
Unjudged photos are never used as explicit negatives; a few random ones represent "most photos are
unlike the query", which keeps the metric from collapsing when there are few downs.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.feedback.journal import Judgment
from engine.types import Rows


def search_triplets(
    judgments: Sequence[Judgment],
    reference: Rows,
    random: np.random.Generator,
    explicit: int = 100,
    implicit: int = 50,
) -> tuple[Rows, Rows]:
    """Return explicit (e, 3) and implicit (i, 3) triplets of photos from one search's judgments.

    At most ``explicit`` have a down as the dissimilar photo, at most ``implicit`` a photo of
    ``reference`` that the search never touched. Both are uniform samples of all possible ones.
    """
    ups = [judgment.row for judgment in judgments if judgment.sign > 0]
    downs = [judgment.row for judgment in judgments if judgment.sign < 0]
    queries = list(dict.fromkeys(row for judgment in judgments for row in judgment.anchors))
    pairs = np.array(
        [(anchor, up) for anchor in dict.fromkeys(queries + ups) for up in ups if anchor != up],
        np.int64,
    ).reshape(-1, 2)
    touched = np.array([*queries, *ups, *downs], np.int64)
    strangers = reference[~np.isin(reference, touched)]  # keeps the order of the sample
    return (
        _sample_products(pairs, np.array(downs, np.int64), explicit, random),
        _sample_products(pairs, strangers, implicit, random),
    )


def _sample_products(pairs: Rows, negatives: Rows, count: int, random: np.random.Generator) -> Rows:
    """Return at most ``count`` distinct (pair, negative), sampled uniformly, in random order."""
    combinations = len(pairs) * len(negatives)
    drawn = random.choice(combinations, min(count, combinations), replace=False)
    pair, negative = np.divmod(drawn, max(len(negatives), 1))
    return np.column_stack([pairs[pair], negatives[negative]])
