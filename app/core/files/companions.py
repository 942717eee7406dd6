"""Group the files of one photo by name: files with the same stem belong together.

A group with one photo that is neither raw nor an edit is moved, copied and renamed as a whole: with
the raw beside a JPEG, and edits of the photo. Into the bin only the raw that is paired with the
picture goes along, and no other photo. A file that several photos share stays until the last of
them goes.
"""

from __future__ import annotations

import os
import re
import stat
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from app.core.files.tables import Content
from features.decode import SUFFIXES, is_raw

_LONG = {".xmp", ".dop", ".pp3", ".json"}
"""Marks, and how programs develop it: may follow the whole name of the photo, or its stem."""

_ENDINGS = SUFFIXES | _LONG | {".aae", ".mov", ".mp4", ".wav", ".thm"}
"""The others are edits on a phone, movies of live photos, spoken notes, small pictures of movies;
they follow the stem."""

EDITED = (re.compile(r"(IMG_)E(\d+)", re.IGNORECASE), re.compile(r"(.+)-edited()"))
"""Patterns of edits' stems: by phones, and by Google, whose form renamed edits get, too."""


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A file, as the catalogue knows it.

    ``photo`` None: it was not selected, and goes along with a photo. ``taken``: local time;
    ``copies``: how many other files have the photo's content; ``below``: the other of a pair;
    ``along``: the files that go along.
    """

    photo: int | None
    path: Path
    content: Content
    taken: datetime = datetime.min
    stars: int = 0
    copies: int = 0
    below: Path | None = None
    along: tuple[SourceFile, ...] = ()

    @property
    def group(self) -> tuple[SourceFile, ...]:
        """The file and those that go along."""
        return (self, *self.along)

    def names(self, new: str) -> list[str]:
        """Return the names of the group's files when this one is renamed to ``new``."""
        return [new, *(beside(each.path.name, self.path.name, new) for each in self.along)]


def parted(name: str) -> tuple[str, str]:
    """Split a name into the stem that the files of a photo share, and the rest."""
    stem, rest = os.path.splitext(name)
    inner, ending = os.path.splitext(stem)
    if rest.lower() in _LONG and ending.lower() in SUFFIXES:
        stem, rest = inner, ending + rest
    for pattern in EDITED:
        if found := pattern.fullmatch(stem):
            return found[1] + found[2], f"-edited{rest}"
    return stem, rest


def group_of(path: Path) -> tuple[Path, str]:
    """Return the key that the files of one photo share."""
    return path.parent, parted(path.name)[0].casefold()


def beside(name: str, photo: str, new: str) -> str:
    """Return the new name of a companion when its ``photo`` is renamed to ``new``."""
    if _is_long(name, photo):
        return new + name[len(photo) :]
    stem = os.path.splitext(new)[0]
    return name if stem == os.path.splitext(photo)[0] else stem + parted(name)[1]


def with_companions(
    files: Sequence[SourceFile], *, photos_too: Collection[Path] | None = None, leaving: bool = True
) -> list[SourceFile]:
    """Return ``files`` with what goes along; a photo that goes along with another is only there.

    ``photos_too``: photos that may go along though they were not selected (None: all). ``leaving``:
    nothing is left in the folder, so what is shared with a photo that stays does not go. In a
    folder that can't be read photos have no companions.
    """
    known = {file.path: file for file in files}
    groups: dict[tuple[Path, str], list[Path]] = {}
    for path in known:
        groups.setdefault(group_of(path), []).append(path)
    names: dict[Path, dict[str, list[str]]] = {}
    found: dict[Path, SourceFile] = {}
    for (folder, stem), chosen in groups.items():
        if folder not in names:
            names[folder] = _names_by_stem(folder)
        there = names[folder].get(stem, [])
        for photo, along in _group_leaders(chosen, there, photos_too=photos_too, leaving=leaving):
            companions = _companions(folder, along)
            its = tuple(known.get(each.path, each) for each in companions)
            found[photo] = replace(known[photo], along=its)
    return [found[path] for path in known if path in found]


def _names_by_stem(folder: Path) -> dict[str, list[str]]:
    found: defaultdict[str, list[str]] = defaultdict(list)
    with suppress(OSError):
        for name in sorted(os.listdir(folder)):  # noqa: PTH208 - names
            if os.path.splitext(name)[1].lower() in _ENDINGS:
                found[parted(name)[0].casefold()].append(name)
    return found


def _group_leaders(
    chosen: Sequence[Path],
    names: Sequence[str],
    *,
    photos_too: Collection[Path] | None,
    leaving: bool,
) -> Iterator[tuple[Path, list[str]]]:
    """Yield the selected photos that lead a group, each with the names that go along."""
    photos = [name for name in names if os.path.splitext(name)[1].lower() in SUFFIXES]
    plain = [name for name in photos if not is_raw(name) and "-edited" not in parted(name)[1]]
    going = [photo.name for photo in chosen]
    leaders = list(chosen)
    if len(plain) == 1 or photos_too:
        leaders = [photo for photo in chosen if photo.name in plain[:1]] or [chosen[0]]
        folder = chosen[0].parent
        going += [
            name
            for name in photos
            if name not in going and (photos_too is None or folder / name in photos_too)
        ]
    along = {photo.name: [] if len(leaders) > 1 else going for photo in leaders}
    goes = all if leaving else any
    parts: defaultdict[str, list[str]] = defaultdict(list)
    for part in names:
        if part not in photos:
            owners = [photo for photo in photos if _is_long(part, photo)] or photos
            if goes(photo in going for photo in owners):
                last = [photo.name for photo in leaders if photo.name in owners] or [
                    leaders[0].name
                ]
                parts[last[-1]].append(part)
    for photo in leaders:
        others = [name for name in along[photo.name] if name != photo.name]
        yield photo, others + parts[photo.name]


def _is_long(name: str, photo: str) -> bool:
    """Return whether a companion's name starts with the whole name of its photo."""
    return name.lower().startswith(f"{photo.lower()}.")


def _companions(folder: Path, names: Collection[str]) -> Iterator[SourceFile]:
    for name in names:
        path = folder / name
        with suppress(OSError):
            status = path.lstat()
            if stat.S_ISREG(status.st_mode):
                content = Content(status.st_size, status.st_mtime_ns, b"")
                yield SourceFile(None, path, content)
