"""Sidecars that go along with their photos: XMP files beside them, under both names in use.

photo.jpg.xmp is that of photo.jpg. photo.xmp is, too, unless another file of the folder has that
stem: then nobody can tell whose it is, and it stays.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from app.core.files.tables import Content

SUFFIX = ".xmp"


@dataclass(frozen=True, slots=True)
class Companion:
    """A sidecar; ``long``: named after the whole name of its photo, with the ending."""

    path: Path
    content: Content
    long: bool

    def beside(self, photo: Path) -> Path:
        """Where it is to stand when its photo is at ``photo``."""
        if self.long:
            return photo.with_name(photo.name + self.path.suffix)
        return photo.with_name(photo.stem + self.path.suffix)


Companions = Mapping[Path, Sequence[Companion]]
"""The path of a photo -> its sidecars."""


def is_sidecar(path: Path) -> bool:
    """Whether a file is no photo but goes along with one."""
    return path.suffix.lower() == SUFFIX


def find_companions(photos: Iterable[Path]) -> Companions:
    """The sidecars of ``photos``; looks into their folders. What can't be read has none."""
    folders: defaultdict[Path, list[Path]] = defaultdict(list)
    for photo in photos:
        folders[photo.parent].append(photo)
    found: dict[Path, Sequence[Companion]] = {}
    for folder, inside in folders.items():
        with suppress(OSError), os.scandir(folder) as listing:
            names = [entry.name for entry in listing]
            found.update(_in_folder(folder, inside, names))
    return found


def _in_folder(folder: Path, photos: list[Path], names: list[str]) -> dict[Path, list[Companion]]:
    sidecars = {name.lower(): name for name in names if is_sidecar(Path(name))}
    if not sidecars:
        return {}
    stems = Counter(Path(name).stem.lower() for name in names if not is_sidecar(Path(name)))
    found: dict[Path, list[Companion]] = {}
    for photo in photos:
        wanted = [(photo.name.lower() + SUFFIX, True)]
        if stems[photo.stem.lower()] == 1:
            wanted.append((photo.stem.lower() + SUFFIX, False))
        for name, long in wanted:
            if name in sidecars and (companion := _companion(folder / sidecars[name], long)):
                found.setdefault(photo, []).append(companion)
    return found


def _companion(path: Path, long: bool) -> Companion | None:
    try:
        status = path.lstat()
    except OSError:
        return None
    return Companion(path, Content(status.st_size, status.st_mtime_ns, b""), long)
