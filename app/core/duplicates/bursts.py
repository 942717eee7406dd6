"""Find bursts: similar photos that one camera took within seconds of each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from app.core.duplicates.keep_best import best_first
from app.core.duplicates.tables import PhotoFile
from app.core.duplicates.types import Group, GroupKind, time_of
from app.core.library.library import LibrarySnapshot

MAX_GAP = 3.0
"""The most seconds between two shots of one burst."""

ALIKE_IN = ("color", "gist")

MAX_DISTANCE = 0.2
"""The largest mean squared distance of a shot to the one before; two random photos are 1 apart. Of
the frames made for the benchmark 97 in 100 are below it, and one in a thousand pairs of different
photos of the same kind."""


def burst_groups(snapshot: LibrarySnapshot, photos: Iterable[PhotoFile]) -> list[Group]:
    """Return the bursts among ``photos``, of which no two may be copies of one photo.

    Times are by EXIF, else by the file; an unnamed camera may be any.
    """
    rows = snapshot.rows_by_photo()
    names = [name for name in ALIKE_IN if name in snapshot.modalities]
    by_camera: defaultdict[tuple[str, bool], list[PhotoFile]] = defaultdict(list)
    for photo in photos:
        if photo.photo in rows and names:
            by_camera[photo.camera, photo.taken is None].append(photo)
    groups = []
    for shots in by_camera.values():
        shots.sort(key=lambda photo: (time_of(photo), photo.path))
        soon = (time_of(b) - time_of(a) <= MAX_GAP for a, b in pairwise(shots))
        for series in _runs(shots, soon):
            near = _near_the_one_before(snapshot, [rows[shot.photo] for shot in series], names)
            groups += [
                Group(GroupKind.BURST, tuple(best_first(part, GroupKind.BURST)))
                for part in _runs(series, near.tolist())
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
    return np.asarray(apart <= MAX_DISTANCE)


def _runs(shots: Sequence[PhotoFile], go_on: Iterable[bool]) -> list[list[PhotoFile]]:
    """Return the runs of two photos or more, cut where one does not go on from the one before."""
    runs = [[shots[0]]]
    for shot, goes_on in zip(shots[1:], go_on, strict=True):
        if goes_on:
            runs[-1].append(shot)
        else:
            runs.append([shot])
    return [part for part in runs if len(part) > 1]
