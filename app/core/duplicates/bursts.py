"""Find bursts: similar photos that one camera took within seconds of each other.

Copies without a date belong to the shot that they are a copy of.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from app.core.duplicates.keep_best import best_first
from app.core.duplicates.tables import PhotoFile
from app.core.duplicates.types import Group, GroupKind, time_of
from app.core.library.snapshot import LibrarySnapshot
from features.same_picture import Agreement

GAP = 3.0
"""The most seconds between two shots of one burst."""

ALIKE_IN = ("color", "gist")

ALIKE = 0.2
"""The largest mean squared distance of a shot to the one before; two random photos are 1 apart. Of
the frames made for the benchmark 97 in 100 are below it, and one in a thousand pairs of different
photos of the same kind."""


def burst_groups(snapshot: LibrarySnapshot, photos: Iterable[PhotoFile]) -> list[Group]:
    """Return the bursts among ``photos``, of which no two may be copies of one photo.

    Times are by EXIF, else by the file; an unnamed camera may be any.
    """
    rows = {int(snapshot.rows[row]): int(row) for row in np.flatnonzero(snapshot.alive)}
    names = [name for name in ALIKE_IN if name in snapshot.modalities]
    by_camera: defaultdict[tuple[str, bool], list[PhotoFile]] = defaultdict(list)
    for photo in photos:
        if photo.shown in rows and names:
            by_camera[photo.camera, photo.taken is None].append(photo)
    groups = []
    for shots in by_camera.values():
        shots.sort(key=lambda photo: (time_of(photo), photo.path))
        for series in _parts(shots, (time_of(b) - time_of(a) <= GAP for a, b in pairwise(shots))):
            near = _near_the_one_before(snapshot, [rows[shot.shown] for shot in series], names)
            groups += [
                Group(GroupKind.BURST, tuple(best_first(part, GroupKind.BURST)))
                for part in _parts(series, near.tolist())
            ]
    return groups


def _near_the_one_before(
    snapshot: LibrarySnapshot, rows: Sequence[int], names: Sequence[str]
) -> NDArray[np.bool_]:
    """Return whether each shot is like the one before, bool (n - 1,)."""
    apart = np.zeros(len(rows) - 1)
    for name in names:
        vectors = np.asarray(snapshot.vectors[name][np.array(rows)], np.float32)
        apart += np.square(np.diff(vectors, axis=0)).sum(axis=1) / len(names)
    return np.asarray(apart <= ALIKE)


def _parts(shots: Sequence[PhotoFile], go_on: Iterable[bool]) -> list[list[PhotoFile]]:
    """Return the parts of two photos or more, cut where one does not go on from the one before."""
    parts = [[shots[0]]]
    for shot, goes_on in zip(shots[1:], go_on, strict=True):
        if goes_on:
            parts[-1].append(shot)
        else:
            parts.append([shot])
    return [part for part in parts if len(part) > 1]


def without_copies(photos: Sequence[PhotoFile], groups: Sequence[Group]) -> list[PhotoFile]:
    """Return ``photos`` without copies: only the best of each group stays."""
    spare = {photo.photo for group in groups for photo in group.photos[1:]}
    return [photo for photo in photos if photo.photo not in spare]


Pair = tuple[int, int]
"""Positions in a list of photos."""


class Dated(Protocol):
    """A photo's EXIF. ``taken``: in seconds on the camera's clock; None if unknown."""

    @property
    def taken(self) -> float | None: ...
    @property
    def camera(self) -> str: ...


def are_different_shots(a: Dated, b: Dated) -> bool:
    """Return whether one camera took them at different times, if both are known.

    Fractions of a second count if both have one: programs that save a photo may drop it.
    """
    if a.taken is None or b.taken is None or a.camera != b.camera:
        return False
    if a.taken // 1 != b.taken // 1:
        return True
    return a.taken != b.taken and a.taken % 1 > 0 and b.taken % 1 > 0


def of_one_shot(photos: Sequence[Dated], copies: Mapping[Pair, Agreement]) -> list[Pair]:
    """Return the pairs of ``copies`` that are of one shot, as far as dates show.

    A photo that lost its date may look like a copy of two shots of a burst: it belongs to the one
    that it agrees with best, and so do its own copies.
    """
    best_first = sorted(copies, key=lambda pair: (copies[pair].disagreeing, -copies[pair].low))
    shots = {position: photo for position, photo in enumerate(photos) if photo.taken is not None}
    dated = set(shots)
    for a, b in best_first:
        if a in dated and b not in dated:
            shots.setdefault(b, photos[a])
        elif b in dated and a not in dated:
            shots.setdefault(a, photos[b])
    return [
        (a, b)
        for a, b in copies
        if a not in shots or b not in shots or not are_different_shots(shots[a], shots[b])
    ]
