"""Records that cross threads, of what is being done: made by the library, frozen."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class ClusterState:
    """What there is to show of the cluster that a library lives on."""

    address: str  # of its scheduler, or "local"
    reachable: bool  # whether the scheduler answers
    workers: int
    parts: int  # of the library, each searched by one worker
    ready: int  # parts that would answer a search now
    coded: int = 0  # parts that are searched by codes, or so small that they need none
    missing: tuple[str, ...] = ()  # which parts would not answer, each with the reason
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


@dataclass(frozen=True, slots=True)
class Progress:
    """How far long work is."""

    phase: Literal[
        "looking",
        "reading",
        "seeing",  # what networks see in photos that were read before
        "dating",  # asking the files when their photos were taken
        "preparing",
        "measuring",
        "comparing",
        "filling",  # albums
        "mapping",  # giving every photo its position on the map
        "acting",  # on photos' files
        "verifying",  # comparing pictures, pair by pair
        "judging",  # measuring which photos are the best
        "idle",
        "paused",
    ]
    done: int = 0
    total: int = 0
    per_second: float = 0.0  # photos a second, over the last moments
    seconds_left: float | None = None  # None while it can't be told yet
    workers: int = 0  # of a cluster that do it; 0: this machine does


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast photos are read, and whether folders are watched for new ones."""

    gentle: bool = False  # with one core, so that other programs stay quick
    spare_battery: bool = True  # gently while the computer runs on its battery
    paused: bool = False
    watching: bool = False


@dataclass(frozen=True, slots=True)
class LearningProgress:
    """How far the active profile is with learning much at once."""

    done: int
    total: int
    source: Literal["folders", "searches", "thumbs"] = "folders"
    search: int | None = None  # the one whose thumbs are learned from


@dataclass(frozen=True, slots=True)
class Pause:
    """What a step yields that need not be followed by another one for so many ``seconds``."""

    seconds: float


def run_through(steps: Iterable[object]) -> None:
    """Take all ``steps``, asleep in their pauses."""
    for step in steps:
        if isinstance(step, Pause):
            time.sleep(step.seconds)
