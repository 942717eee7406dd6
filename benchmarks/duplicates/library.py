"""Make libraries of the benchmark: photos, copies of some as programs save them, burst frames."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from benchmarks.duplicates.bursts import BURSTS
from benchmarks.duplicates.changes import CHANGES, Random
from benchmarks.duplicates.same_pictures import picture_of
from features.decode import decode
from features.extractor import extract_global

HALVES_SEED = 0
VECTORS = ("color", "gist")
APART = 1_000.0  # seconds between two photos that are no burst
LATER = (0.1, 2.0)  # seconds from a photo to a later frame

Vectors = dict[str, NDArray[np.float32]]
Made = dict[str, "Picture"]


@dataclass(frozen=True)
class Picture:
    """A file of the benchmark.
    ``number``: of the photo it was made from; ``shows``: the picture, by hash; ``frame``: the other
    shot of its burst, empty for photos and copies; ``taken`` and ``camera``: from EXIF."""

    path: Path
    number: int
    shows: str
    frame: str
    vectors: Vectors
    taken: float | None = None
    camera: str = ""


def part_of(paths: Sequence[Path], part: str) -> list[Path]:
    """Return one half of a collection, without files that have the same pixels."""
    order = np.random.default_rng(HALVES_SEED).permutation(len(paths))
    half = order[::2] if part == "validation" else order[1::2]
    unique: dict[bytes, Path] = {}
    for i in sorted(half.tolist()):
        unique.setdefault(hashlib.sha256(decode(paths[i]).tobytes()).digest(), paths[i])
    return list(unique.values())


def make(seed: int, folder: Path, task: tuple[int, Path, bool, Vectors | None]) -> Made:
    """Return a photo and, if it is chosen, its copies and burst frames, by kind.
    The photo's own vectors may be known."""
    number, photo, chosen, known = task
    shows = picture_of(photo)
    made = {"photo": Picture(photo, number, shows, "", known or vectors_of(photo))}
    if chosen:
        random = np.random.default_rng([seed, number])
        below = folder / photo.parent.name
        below.mkdir(exist_ok=True)
        for name, change in (CHANGES | BURSTS).items():
            path = change(photo, below / f"{number}-{name}", random)
            frame = f"{number}-{name}" if name in BURSTS else ""
            made[name] = Picture(path, number, shows, frame, vectors_of(path))
    return dated(made, number, np.random.default_rng([seed, number, 1]))


def dated(made: Mapping[str, Picture], number: int, random: Random) -> Made:
    """Add dates as cameras do: half of the cameras store fractions of a second.
    Copies have their photo's date, but half of the programs that save them drop the fraction."""
    fine = random.random() < 0.5
    start = APART * number + float(random.random())
    found = {}
    for name, picture in made.items():
        moment = start + (float(random.uniform(*LATER)) if picture.frame else 0.0)
        drops = not fine or (name in CHANGES and random.random() < 0.5)
        found[name] = replace(picture, taken=moment // 1 if drops else moment, camera="One")
    return found


def vectors_of(path: Path) -> Vectors:
    """Return the unscaled vectors by which pairs are proposed."""
    extracted = extract_global(decode(path))
    return {name: extracted[name] for name in VECTORS}
