"""Progress of long work, and the pace that a person allows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Progress:
    """How far long work is."""

    phase: Literal[
        "looking",
        "reading",
        "seeing",  # what networks see in photos that were read before
        "dating",  # asking the files when their photos were taken
        "copying",  # leaving out what networks saw that are not wanted any more
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
