"""List the folders in which something changed, once their files are completely written."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from app.core.library.difference import FoundFolder
from app.core.library.file_tables import FoundFile
from app.core.library.walk import Sought, closed_folder, join, list_folder, walk

SETTLE = 1.5
"""Seconds that a file's size and time must stay the same before it counts as written."""

AT_ONCE = 2_000  # folders that are visited before the findings are reported


class ChangedFolders:
    """Folders of one root that have to be visited; ``base`` is the root's folder."""

    def __init__(self, root: int, base: Path, sought: Sought) -> None:
        self._root = root
        self._base = os.fsencode(base)
        self._sought = sought
        self._folders: set[bytes] = set()  # paths relative to the root
        self._trees: set[bytes] = set()  # with all folders below them
        self._again: dict[bytes, bool] = {}  # folder -> whether with all below; visited when due
        self._due = 0.0
        self._sidecars: set[bytes] = set()  # folders in which a sidecar changed

    def everything(self) -> None:
        """Visit the whole root."""
        self._trees = {b""}

    def note(self, paths: Iterable[str]) -> None:
        """Note changes at these absolute paths. Accesses the disk to tell folders from files."""
        for path in paths:
            inside = self._inside(os.fsencode(path))
            if inside is None or self._sought.leaves_out(os.path.dirname(inside)):  # noqa: PTH120
                continue
            if os.path.isdir(join(self._base, inside)):  # noqa: PTH112 - bytes
                if not self._sought.leaves_out(inside):
                    self._trees.add(inside)
            elif path.lower().endswith(".xmp"):
                self._note_sidecar(os.path.dirname(inside))  # noqa: PTH120 - bytes
            else:
                self._folders.add(os.path.dirname(inside))  # noqa: PTH120 - bytes

    def _note_sidecar(self, folder: bytes) -> None:
        """Visit a folder a moment later, when its sidecar is completely written."""
        self._sidecars.add(folder)
        if not self._again:
            self._due = time.monotonic() + SETTLE
        self._again.setdefault(folder, False)

    def note_folders(self, folders: Iterable[str]) -> None:
        """Note changes in these folders (absolute paths), but not in those below them."""
        for folder in folders:
            inside = self._inside(os.fsencode(folder))
            if inside is not None and not self._sought.leaves_out(inside):
                self._folders.add(inside)
                self._sidecars.add(inside)  # as it is not known which files changed

    @property
    def wait(self) -> float | None:
        """Seconds until there is something to visit; None: nothing is due."""
        if self._folders or self._trees:
            return 0.0
        return max(0.0, self._due - time.monotonic()) if self._again else None

    def found_folders(self) -> Iterator[tuple[FoundFolder, ...]]:
        """Visit the folders that are due, some at a time. Files still being written wait."""
        if self._again and time.monotonic() >= self._due:
            for folder, whole in self._again.items():
                (self._trees if whole else self._folders).add(folder)
            self._again = {}
        trees = _outermost(self._trees)
        folders = [each for each in sorted(self._folders) if not _is_within(each, trees)]
        self._trees, self._folders = set(), set()
        began = time.monotonic()
        found: list[FoundFolder] = []
        due = dict.fromkeys(trees, True) | dict.fromkeys(folders, False)
        for folder, whole in due.items():
            found.append(self._visit(folder, whole))
            if len(found) >= AT_ONCE:
                yield tuple(found)
                found = []
        if found:
            yield tuple(found)
        if self._again:  # visiting takes a third of the time at most
            self._due = time.monotonic() + max(SETTLE, 2 * (time.monotonic() - began))

    def _visit(self, folder: bytes, whole: bool) -> FoundFolder:
        began = time.monotonic()
        sidecars = self._had_sidecars(folder, whole)
        if not os.path.isdir(join(self._base, folder)):  # noqa: PTH112 - bytes
            return FoundFolder(self._root, folder, True, (), began=began)
        below: frozenset[bytes] = frozenset()
        if whole:
            base = Path(os.fsdecode(self._base))
            files = list(walk(self._root, base, self._sought, begin=folder))
        else:
            try:
                listing = list_folder(self._root, self._base, folder, self._sought)
            except OSError as error:
                files = [closed_folder(self._root, folder, error)]
                return FoundFolder(self._root, folder, True, tuple(files), began=began)
            files, below = listing.files, frozenset([*listing.folders, *listing.linked])
        waiting = frozenset(file.path for file in files if self._is_written(file))
        if waiting:
            self._again[folder] = whole or self._again.get(folder, False)
        settled = tuple(file for file in files if file.path not in waiting)
        return FoundFolder(self._root, folder, whole, settled, below, waiting, began, sidecars)

    def _had_sidecars(self, folder: bytes, whole: bool) -> bool:
        """Return whether a sidecar changed in or (if ``whole``) below it since the last call."""
        inside = {
            each
            for each in self._sidecars
            if each == folder or (whole and _is_within(each, [folder]))
        }
        self._sidecars -= inside
        return bool(inside)

    def _is_written(self, file: FoundFile) -> bool:
        """Return whether a file changed a moment ago, so that it may still be being written.
        One from the future is of a disk with another clock."""
        age = time.time_ns() - file.mtime_ns
        return file.reason is None and 0 <= age < 1e9 * SETTLE

    def _inside(self, path: bytes) -> bytes | None:
        """Return the path relative to the root; None if it is outside.
        For a path that the system could not decode, the folder above it is visited."""
        if path == self._base:
            return b""
        if not path.startswith(join(self._base, b"")):
            return None
        inside = path[len(join(self._base, b"")) :]
        if b"\xef\xbf\xbd" in inside:  # U+FFFD
            readable = inside[: inside.index(b"\xef\xbf\xbd")]
            self._trees.add(os.path.dirname(readable))  # noqa: PTH120 - bytes
            return None
        real = os.path.realpath(join(self._base, os.path.dirname(inside)))  # noqa: PTH120 - bytes
        if real != join(self._base, os.path.dirname(inside)).rstrip(os.fsencode(os.sep)):  # noqa: PTH120
            self.everything()  # behind a link: only a walk from the top can map it
            return None
        return inside


def _outermost(folders: Iterable[bytes]) -> list[bytes]:
    found: list[bytes] = []
    for folder in sorted(folders):
        if not _is_within(folder, found[-1:]):
            found.append(folder)
    return found


def _is_within(folder: bytes, trees: Iterable[bytes]) -> bool:
    return any(not tree or folder == tree or folder.startswith(join(tree, b"")) for tree in trees)
