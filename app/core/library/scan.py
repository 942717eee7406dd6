"""Walking folders for photos, and the difference of what is found to what the catalogue knows."""

from __future__ import annotations

import errno
import hashlib
import os
import stat
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import replace
from pathlib import Path

from likewise.app.core.library.exclude import Excluded, nothing_excluded
from likewise.app.core.store.photo_files import Difference, FoundFile, KnownPhoto
from likewise.app.core.types import SEARCHABLE, PhotoState

Place = tuple[int, bytes]
"""A root and a path below it."""

JUNK = frozenset(
    [
        b"@eadir",
        b"#recycle",
        b"$recycle.bin",
        b"system volume information",
        b"lost+found",
        b"__macosx",
    ]
)
"""Names, in lower case, of folders in which systems keep thumbnails and what was thrown away."""

TIMES = (-(2**63), 2**63 - 2)
"""Nanoseconds since 1970 that a file counts as changed at: others the catalogue can't hold, and the
end of all times (`likewise.app.core.search.scope`) is one later."""

_SEPARATOR = os.fsencode(os.sep)


def walk(
    root: int,
    folder: Path,
    suffixes: frozenset[str],
    *,
    unreadable: Mapping[str, str] | None = None,
    excluded: Excluded = nothing_excluded,
    visiting: Callable[[], object] = lambda: None,
) -> Iterator[FoundFile]:
    """The files below ``folder`` whose names end in one of ``suffixes`` (lower case).

    Names that begin with a dot, JUNK folders and what is ``excluded`` are skipped. Every folder is
    visited once, those behind symbolic links last, so that loops end. Nothing is opened; what is no
    regular file, may not be read, or has one of the ``unreadable`` endings, has a ``reason``.
    ``visiting`` is called before each folder.
    """
    base = os.fsencode(folder)
    endings = tuple(os.fsencode(suffix) for suffix in suffixes)
    closed = {os.fsencode(suffix): reason for suffix, reason in (unreadable or {}).items()}
    visited: set[tuple[int, int] | bytes] = set()
    folders, linked = [b""], list[bytes]()
    while folders or linked:
        relative = folders.pop() if folders else linked.pop()
        visiting()
        try:
            here = _join(base, relative)
            identity = _identity(here)
            if identity in visited:
                continue
            visited.add(identity)
            with os.scandir(here) as listing:
                entries = sorted(listing, key=lambda entry: entry.name)
        except OSError as error:
            reason = f"The folder cannot be opened: {_said(error)}."
            yield FoundFile(root, relative, 0, 0, reason, closed=True)
            continue
        for entry in entries:
            if entry.name.startswith(b"."):
                continue
            path = _join(relative, entry.name)
            if _is_folder(entry):
                if entry.name.lower() not in JUNK and not excluded(path):
                    (linked if entry.is_symlink() else folders).append(path)
            elif entry.name.lower().endswith(endings) and not excluded(path):
                without_reader = closed.get(b"." + entry.name.lower().rpartition(b".")[2])
                yield _found(root, path, entry, without_reader)


def unexplained(known: Iterable[KnownPhoto], found: Iterable[FoundFile]) -> list[FoundFile]:
    """The files whose content hash `difference` needs: one without a photo at its place may be a
    photo without a file that has the same size.
    """
    files, photos, hidden, _ = _match_places(known, found)
    sizes = {photo.size for photo in (*photos.values(), *hidden) if photo.hash is not None}
    return [file for file in files if file.reason is None and file.size in sizes]


def difference(
    known: Iterable[KnownPhoto],
    found: Iterable[FoundFile],
    hashes: Mapping[FoundFile, bytes],
) -> Difference:
    """Match what is known with what was found; both of the same roots.

    A file at its old place with its old size and time is the photo that it was. Any other file
    whose size and content hash are those of a photo without a file is that photo, moved or only
    touched. What is left is new, changed or vanished. ``hashes`` has those of the `unexplained`
    files that could be read. Photos that vanished earlier may be among ``known``, of any root;
    they come back when their file does.
    """
    files, photos, hidden, result = _match_places(known, found)
    for file in _match_contents(files, photos, hidden, hashes, result):
        here = photos.get((file.root, file.path))
        if here is None or here.state is PhotoState.GONE:
            result.new.append(file)
        else:
            del photos[here.root, here.path]
            result.changed.append((here, file))
    result.vanished.extend(photo for photo in photos.values() if photo.state is not PhotoState.GONE)
    return result


def content_hash(path: Path | bytes) -> bytes:
    """16 bytes of BLAKE2b over the file. Raises OSError."""
    with open(path, "rb") as file:  # noqa: PTH123 - bytes paths
        return hashlib.file_digest(file, _empty_hash).digest()


def hash_of(data: bytes) -> bytes:
    """The `content_hash` of a file with the content ``data``."""
    digest = _empty_hash()
    digest.update(data)
    return digest.digest()


def _empty_hash() -> hashlib.blake2b:
    return hashlib.blake2b(digest_size=16)


def _identity(folder: bytes) -> tuple[int, int] | bytes:
    """What tells whether two paths are of one folder; some file systems number none.

    Raises OSError.
    """
    status = os.stat(folder)  # noqa: PTH116 - bytes paths
    return (status.st_dev, status.st_ino) if status.st_ino else os.path.realpath(folder)


def _is_folder(entry: os.DirEntry[bytes]) -> bool:
    try:
        return entry.is_dir()
    except OSError:
        return False


def _found(root: int, path: bytes, entry: os.DirEntry[bytes], reason: str | None) -> FoundFile:
    if reason is not None:  # of no size and time: it changes when it can be read
        return FoundFile(root, path, 0, 0, reason, closed=True)
    try:
        status = entry.stat()
    except FileNotFoundError:
        return FoundFile(root, path, 0, 0, "It is a link to a file that is not there.")
    except OSError as error:
        return FoundFile(root, path, 0, 0, f"It cannot be looked at: {_said(error)}.")
    changed = min(max(status.st_mtime_ns, TIMES[0]), TIMES[1])
    file = FoundFile(root, path, status.st_size, changed)
    if not stat.S_ISREG(status.st_mode):
        return replace(file, reason="It is a device or a pipe, not a file.")
    if not os.access(entry.path, os.R_OK):  # of no size and time: it changes when it may be read
        reason = "Its permissions don't allow to read it; it is read once they do."
        return FoundFile(root, path, 0, 0, reason, closed=True)
    return file


def _said(error: OSError) -> str:
    """What the system says, in plainer words where it speaks of its own ways."""
    plain = {
        errno.ELOOP: "it is a link that leads back to itself",
        errno.ENAMETOOLONG: "its path is longer than the system allows",
    }
    return plain.get(error.errno or 0) or error.strerror or "nothing is known of it"


def _by_place(
    known: Iterable[KnownPhoto],
) -> tuple[dict[Place, KnownPhoto], list[KnownPhoto]]:
    """By root and path: the living or else the newest of each place; and those that vanished from
    there before it, which only their content can bring back.
    """
    photos: dict[Place, KnownPhoto] = {}
    hidden: list[KnownPhoto] = []
    for photo in sorted(known, key=lambda photo: (photo.state is not PhotoState.GONE, photo.id)):
        if (before := photos.get((photo.root, photo.path))) is not None:
            hidden.append(before)
        photos[photo.root, photo.path] = photo
    return photos, hidden


def is_same(photo: KnownPhoto, file: FoundFile) -> bool:
    """Whether the ``file`` at the place of ``photo`` need not be opened to know that it is it."""
    if file.closed and photo.state in SEARCHABLE:
        return True
    to_be_opened = photo.state is PhotoState.PENDING
    return (photo.size, photo.mtime_ns) == (file.size, file.mtime_ns) and not (
        to_be_opened and file.reason is not None
    )


def _match_places(
    known: Iterable[KnownPhoto], found: Iterable[FoundFile]
) -> tuple[list[FoundFile], dict[Place, KnownPhoto], list[KnownPhoto], Difference]:
    """The files without a photo at their place, the photos without a file, those that vanished and
    whose place is another's, the beginning of the difference. Photos in folders that cannot be
    listed, and those that were read before and may not be read any more, count as found.
    """
    photos, hidden = _by_place(known)
    files: list[FoundFile] = []
    closed: set[Place] = set()
    result = Difference()
    for file in found:
        if file.closed:
            closed.add((file.root, file.path))
        photo = photos.get((file.root, file.path))
        if photo is None or not is_same(photo, file):
            files.append(file)
            continue
        del photos[photo.root, photo.path]
        if photo.state is PhotoState.GONE:
            result.moved.append((photo, file))
    for photo in [photo for photo in photos.values() if _is_below(photo, closed)]:
        del photos[photo.root, photo.path]
    return files, photos, hidden, result


def _match_contents(
    files: list[FoundFile],
    photos: dict[Place, KnownPhoto],
    hidden: list[KnownPhoto],
    hashes: Mapping[FoundFile, bytes],
    result: Difference,
) -> list[FoundFile]:
    """Move what has the content of a photo without a file, of a living one first; returns the other
    files.
    """
    by_content: defaultdict[tuple[int, bytes], list[KnownPhoto]] = defaultdict(list)
    candidates = (*photos.values(), *hidden)
    for photo in sorted(candidates, key=lambda photo: (photo.state is PhotoState.GONE, photo.id)):
        if photo.hash is not None:
            by_content[photo.size, photo.hash].append(photo)
    others: list[FoundFile] = []
    for file in files:
        same = by_content[file.size, hashes[file]] if file in hashes else []
        if not same:
            others.append(file)
            continue
        here = photos.get((file.root, file.path))
        photo = here if here in same else same[0]
        same.remove(photo)
        if photos.get((photo.root, photo.path)) is photo:
            del photos[photo.root, photo.path]
        result.moved.append((photo, file))
    return others


def _is_below(photo: KnownPhoto, folders: Set[Place]) -> bool:
    folder = photo.path
    while folder and folders:
        folder = folder.rpartition(_SEPARATOR)[0]
        if (photo.root, folder) in folders:
            return True
    return False


def _join(folder: bytes, name: bytes) -> bytes:
    return folder + _SEPARATOR + name if folder else name
