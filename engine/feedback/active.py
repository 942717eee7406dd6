""" "Ask me": the few photos whose judgment would teach most.

What stands high in the ranking but is unlike everything judged so far is where the model goes by
guesswork. Photos are picked one by one, each the farthest from all that are judged or picked, among
the head of the ranking (farthest-first traversal, Gonzalez 1985).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.feedback.candidates import squared_distances
from engine.feedback.ranker import Click, Ranking
from engine.index.base import Matrix
from engine.types import Floats, Rows

POOL = 20  # head of the ranking that is worth asking about: farther down, most are unlike anyway


def ask(
    embedding: Matrix,
    query: Floats,
    ranking: Ranking,
    clicks: Sequence[Click],
    count: int = 4,
    pool: int = POOL,
) -> Rows:
    """At most ``count`` rows of ``ranking`` to ask about, the most instructive first.

    ``embedding`` (n, D) is z of the library, ``query`` (q, D) z of the query photos, if any,
    ``clicks`` what was judged in this search. With neither the best photo is asked about first.
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
