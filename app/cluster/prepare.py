"""Has the workers build and save the index of every range, after photos were read."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import closing

from app.cluster.connection import Connection
from app.cluster.range_server import SearchSettings
from app.cluster.ranges import ranges_of
from app.cluster.worker_client import Bound
from app.cluster.workers import Workers
from app.core.base.work_types import ClusterState
from app.core.library.library import Library
from app.core.profiles.load_profile import load_profile
from app.core.profiles.profiles import UNTAUGHT, Profiles
from app.core.profiles.query import SeePicture

PATIENCE = 60.0
"""Seconds without any news after which preparing is left to the next search."""


def prepare(connection: Connection, library: Library, see: SeePicture) -> Iterator[ClusterState]:
    """Make and keep the index file of every range; yields how far that is, whenever it changes.

    May be dropped at any time: what is not prepared now is prepared while it is searched. ``see``
    reads pictures of earlier searches.
    """
    snapshot = library.snapshot()
    if not snapshot.alive.any():
        return
    profile = Profiles(library).stored() or UNTAUGHT
    metric = load_profile(library, profile, snapshot, see, store=False).untrained
    ranges = ranges_of(snapshot, library.folder)
    news = threading.Event()
    with closing(Workers(connection, SearchSettings(keep=True), news.set)) as cluster:
        cluster.follow(ranges, snapshot.vectors, Bound(1, metric, 0, {}))
        while cluster.state.coded < len(ranges) and not cluster.lost:
            if not news.wait(PATIENCE):
                return
            news.clear()
            yield cluster.state
