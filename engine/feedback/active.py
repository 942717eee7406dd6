""" "Ask me": choose the few photos whose judgment would teach most.

For a photo that ranks high but is unlike everything judged so far, the model is guessing. Photos
are picked one by one from the head of the ranking, each the farthest from all that are judged or
already picked (farthest-first traversal, Gonzalez 1985).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.feedback.candidates import squared_distances
from engine.feedback.ranker import Click, Ranking
from engine.index.base import Matrix
from engine.types import Floats, Rows

POOL = 20  # head of the ranking to ask about: most photos farther down are unlike anyway


def ask(
    embedding: Matrix,
    query: Floats,
    ranking: Ranking,
    clicks: Sequence[Click],
    count: int = 4,
    pool: int = POOL,
) -> Rows:
    """Return at most ``count`` rows of ``ranking`` to ask about, the most instructive first.

    ``embedding`` (n, D) is z of the library, ``query`` (q, D) z of the query photos, if any,
    ``clicks`` the judgments of this search. Without query and clicks, the best photo comes first.
    """
    head = ranking.rows[:pool]
    known = np.concatenate([query, embedding[np.array([row for row, _ in clicks], np.int64)]])
    points = embedding[head]
    apart = squared_distances(known, points).min(axis=0, initial=np.inf)
    picked: list[int] = []
    for _ in range(min(count, len(head))):
        position = int(apart.argmax())
        picked.append(position)
        apart = np.minimum(apart, squared_distances(points[position : position + 1], points)[0])
        apart[position] = -1.0
    return head[picked]
