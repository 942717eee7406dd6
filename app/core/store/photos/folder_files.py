"""What the catalogue knows of the photos in some folders alone, and of those like some files."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass, field

from app.core.store.catalogue import Catalogue
from app.core.store.photos.photo_files import KNOWN, KnownPhoto, known_photo

_SEPARATOR = os.fsencode(os.sep)
_AFTER = bytes([_SEPARATOR[0] + 1])  # what sorts behind all that is in a folder

_END = b"\xff" * 5000  # sorts behind every path


@dataclass(frozen=True, slots=True)
class KnownFolder:
    """The photos that stand in a folder itself, and the paths of the folders that have others."""

    photos: list[KnownPhoto] = field(default_factory=list)
    folders: list[bytes] = field(default_factory=list)


def known_in(catalogue: Catalogue, root: int, folder: bytes) -> KnownFolder:
    """What is known of ``folder``, relative to ``root``; of what vanished nothing."""
    known = KnownFolder()
    begin = folder + _SEPARATOR if folder else b""
    cursor, end = _range(folder)
    with catalogue.reading() as connection:
        while True:
            lines = connection.execute(
                f"{KNOWN} WHERE root = ? AND path >= ? AND path < ? AND state <> 'gone'"
                " ORDER BY path",
                (root, cursor, end),
            )
            for line in lines:  # fetched one by one: a folder below may have a million
                name, below, _ = line[2][len(begin) :].partition(_SEPARATOR)
                if below:
                    known.folders.append(begin + name)
                    cursor = begin + name + _AFTER
                    break
                known.photos.append(known_photo(line))
            else:
                return known


def known_below(catalogue: Catalogue, root: int, folder: bytes) -> list[KnownPhoto]:
    """The photos in ``folder``, relative to ``root``, and below it, but those that vanished."""
    with catalogue.reading() as connection:
        found = connection.execute(
            f"{KNOWN} WHERE root = ? AND path >= ? AND path < ? AND state <> 'gone' ORDER BY path",
            (root, *_range(folder)),
        ).fetchall()
    return [known_photo(line) for line in found]


def photos_of_sizes(catalogue: Catalogue, sizes: Iterable[int]) -> list[KnownPhoto]:
    """The photos of any root that have one of ``sizes``, in bytes; those that vanished, too."""
    wanted = json.dumps(sorted(set(sizes)))
    with catalogue.reading() as connection:
        found = connection.execute(
            f"{KNOWN} WHERE size IN (SELECT value FROM json_each(?))", (wanted,)
        ).fetchall()
    return [known_photo(line) for line in found]


def _range(folder: bytes) -> tuple[bytes, bytes]:
    """From where and up to where the paths of photos below ``folder`` sort."""
    return (folder + _SEPARATOR, folder + _AFTER) if folder else (b"", _END)
