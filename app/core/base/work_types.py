"""Frozen records of work in progress, passed between threads."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class ClusterState:
    """What the window shows of the cluster that a library lives on."""

    address: str  # of its scheduler, or "local"
    reachable: bool  # whether the scheduler answers
    workers: int
    parts: int  # of the library, each searched by one worker
    ready: int  # parts that can answer a search now
    coded: int = 0  # parts searched by codes, or too small to need them
    missing: tuple[str, ...] = ()  # why parts can't answer
    warning: str = ""  # a sentence if the connection to it is not safe


@dataclass(frozen=True, slots=True)
class IndexState:
    """What the window shows of the index behind searches."""

    rows: int = 0  # in the index; later ones are compared one by one
    total: int = 0  # rows of the library
    cluster: ClusterState | None = None  # None: the library is on no cluster


Phase = Literal[
    "looking",
    "reading",
    "seeing",  # what networks see in photos that were read before
    "dating",  # asking the files when their photos were taken
    "preparing",
    "comparing",
    "filling",  # albums
    "mapping",  # giving every photo its position on the map
    "acting",  # on photos' files
    "verifying",  # comparing pictures, pair by pair
    "judging",  # measuring which photos are the best
    "idle",
    "paused",
]


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of long work."""

    phase: Phase
    done: int = 0
    total: int = 0
    per_second: float = 0.0  # photos a second, over the last moments
    seconds_left: float | None = None  # None while unknown
    workers: int = 0  # workers of a cluster that do it; 0: this machine does


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast photos are read, and whether folders are watched for new ones."""

    gentle: bool = False  # with one core, so that other programs stay quick
    paused: bool = False
    watching: bool = False


@dataclass(frozen=True, slots=True)
class LearningProgress:
    """The progress of a long learning step of the active profile."""

    done: int
    total: int
    source: Literal["folders", "searches", "thumbs"] = "folders"


@dataclass(frozen=True, slots=True)
class Pause:
    """Yielded by a step if the next one is not needed for so many ``seconds``."""

    seconds: float


def run_through(steps: Iterable[object]) -> None:
    """Run all ``steps``, sleeping in their pauses."""
    for step in steps:
        if isinstance(step, Pause):
            time.sleep(step.seconds)
