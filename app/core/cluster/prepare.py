"""Having the workers prepare all shards for fast searches, after photos were read."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import closing

from app.core.cluster.connection import Connection
from app.core.cluster.fleet import Fleet
from app.core.cluster.open_shard import Searching
from app.core.cluster.remote_index import stored_shards
from app.core.cluster.under import Numbers
from app.core.library import Library
from app.core.opening import open_memory
from app.core.profiles import UNTAUGHT, Profiles
from app.core.types import ClusterState

PATIENCE = 60.0
"""Seconds without any news after which preparing is left to the next search."""


def prepare(connection: Connection, library: Library) -> Iterator[ClusterState]:
    """Make and keep the index file of every shard; yields how far that is, whenever it changes.

    May be dropped at any time: what is not prepared now is prepared while it is searched.
    """
    snapshot = library.snapshot()
    if not snapshot.alive.any():
        return
    profile = Profiles(library.catalogue).stored() or UNTAUGHT
    metric = open_memory(library, profile, snapshot, store=False).untrained
    shards = stored_shards(snapshot)
    news = threading.Event()
    with closing(Fleet(connection, Searching(keep=True), news.set)) as fleet:
        fleet.follow(shards, Numbers().metric(metric))
        while fleet.state.coded < len(shards) and not fleet.lost:
            if not news.wait(PATIENCE):
                return
            news.clear()
            yield fleet.state
