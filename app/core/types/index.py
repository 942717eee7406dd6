"""The state of what finds photos, here or on a cluster."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class ClusterState:
    """What there is to show of the cluster that a library lives on."""

    address: str  # of its scheduler, or "local"
    reachable: bool  # whether the scheduler answers
    workers: int
    shards: int
    ready: int  # shards that would answer a search now
    coded: int = 0  # shards that are searched by codes, or so small that they need none
    missing: tuple[str, ...] = ()  # which shards would not answer, each with the reason
    warning: str = ""  # a sentence if the connection to it is not safe


Doing = Literal["", "building", "growing", "refreshing", "comparing"]
"""What an index is prepared by in idle time."""


@dataclass(frozen=True, slots=True)
class IndexState:
    """What there is to show of the index behind searches."""

    approximate: bool = False  # codes propose photos; or else every photo is compared
    rows: int = 0  # that the index knows; later ones are compared one by one
    total: int = 0  # rows of the library
    advance: int = 0  # bytes that searching keeps in memory once all is prepared
    held: int = 0  # bytes that it holds now
    stale: float = 0.0  # share of the codes' bits that a refresh would change
    recall: float | None = None  # of the last comparison with all photos
    doing: Doing = ""
    cluster: ClusterState | None = None  # where it is on one
