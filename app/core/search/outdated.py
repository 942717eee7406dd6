"""Sentences that say why a shown search is out of date: photos were read since, say; or empty."""

from __future__ import annotations

import numpy as np

from app.core.base.language import tr, tr_n
from app.core.base.work_types import ClusterState
from app.core.library.snapshot import LibrarySnapshot
from app.core.search.current_search import CurrentSearch
from app.core.search.label_table import LabelTable


def read_since(search: CurrentSearch, now: LibrarySnapshot) -> str:
    """Photos that were read, or read anew."""
    then = search.snapshot
    more = len(np.setdiff1d(now.rows[now.alive], then.rows[then.alive]))
    if more:
        return tr_n("{n} more photo was read", "{n} more photos were read", more)
    return tr("Photos were read more closely") if now.key != then.key else ""


def looked_at_since(search: CurrentSearch, labels: LabelTable) -> str:
    """For a search by a word that began while photos were still being looked at: all were."""
    if not search.unseen:
        return ""
    seen = labels.count_of(search.snapshot)
    return tr("All photos were looked at") if seen == len(search.snapshot.rows) else ""


def answers_again(search: CurrentSearch, cluster: ClusterState | None) -> str:
    """For a search that was shown without a part of the library, which would answer now."""
    if search.shown is None or not search.shown.incomplete or cluster is None:
        return ""
    return tr("The whole library answers again") if cluster.ready >= cluster.shards else ""
