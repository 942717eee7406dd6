"""Photos that are there more than once: the same file, or nearly the same picture.

The same file is told by the content hash that the catalogue keeps. Nearly the same, that is
resized, recompressed, mirrored or cropped a little, is told by colours and layout (`NEAR`). Nothing
is ever deleted.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from likewise.app.core.library.library import Library
from likewise.app.core.library.snapshot import LibrarySnapshot
from likewise.app.core.store.photos import searchable_files
from likewise.engine.index.near_duplicates import near_duplicate_groups
from likewise.engine.metrics.euclid import Euclid

ALIKE_IN = ("color", "gist")
"""The modalities that tell near-duplicates best of all small sets of them; neither needs words."""

NEAR = 0.025
"""Of the mean squared distance between two random photos, which is 1: the largest at which no two
different photos of a validation half were taken for one (docs/guide/commands.md)."""


@dataclass(frozen=True, slots=True)
class Copy:
    """One file of a group. ``bytes``, and width and height in pixels; ``modified`` in seconds."""

    path: Path
    bytes: int
    width: int
    height: int
    modified: float


@dataclass(frozen=True, slots=True)
class Group:
    """Files that show the same. ``keep`` is the one to keep, by its pixels, bytes and age."""

    keep: Copy
    others: tuple[Copy, ...]

    @property
    def spare(self) -> int:
        """The bytes of all but the one to keep."""
        return sum(copy.bytes for copy in self.others)


@dataclass(frozen=True, slots=True)
class _Photo:
    copy: Copy
    row: int | None  # in the snapshot, if it can be searched
    hash: bytes


def identical(library: Library, folders: Sequence[Path] = ()) -> list[Group]:
    """Groups of files with the same content below ``folders`` (none: everywhere).

    Links to one file count as that file. Raises RootError for a folder without photos.
    """
    groups = _by_content(_photos(library, folders))
    return [_group(photos) for photos in groups if len(photos) > 1]


def nearly_identical(
    library: Library,
    folders: Sequence[Path] = (),
    *,
    threshold: float = NEAR,
    progress: Callable[[int, int], object] = lambda done, total: None,
) -> list[Group]:
    """Groups of files with different content that show nearly the same as the one to keep.

    Of files with the same content one is named. ``progress(done, total)`` counts photos. Raises
    RootError for a folder without photos.
    """
    snapshot = library.snapshot()
    if not set(ALIKE_IN) <= set(snapshot.modalities):
        return []
    contents = _by_content(_photos(library, folders, snapshot))
    by_row = {photo.row: photo for photo, *_ in contents if photo.row is not None}
    order = np.array([photo.row for photo in _best_first(by_row.values())], np.int64)
    vectors = {name: snapshot.vectors[name] for name in ALIKE_IN}
    metric = Euclid({name: matrix.shape[1] for name, matrix in vectors.items()})
    return [
        _group([by_row[row] for row in rows.tolist()])
        for rows in near_duplicate_groups(vectors, metric, order, threshold, progress)
    ]


def _photos(
    library: Library, folders: Sequence[Path], snapshot: LibrarySnapshot | None = None
) -> list[_Photo]:
    """What can be searched below ``folders``, with its rows if there is a ``snapshot``."""
    rows: dict[int, int] = {}
    if snapshot is not None:
        rows = {int(snapshot.rows[row]): int(row) for row in np.flatnonzero(snapshot.alive)}
    tops = [library.known_folder(folder) for folder in folders]
    return [
        _Photo(
            Copy(file.path, file.size, file.width, file.height, file.mtime_ns / 1e9),
            rows.get(file.photo),
            file.hash,
        )
        for file in searchable_files(library.catalogue)
        if not tops or any(map(file.path.is_relative_to, tops))
    ]


def _by_content(photos: Iterable[_Photo]) -> list[list[_Photo]]:
    """The photos by the content of their files, each list and all of them the best first."""
    contents: defaultdict[tuple[bytes, int], list[_Photo]] = defaultdict(list)
    for photo in photos:
        contents[photo.hash, photo.copy.bytes].append(photo)
    groups = [_without_links(_best_first(group)) for group in contents.values()]
    return sorted(groups, key=lambda group: _rank(group[0]))


def _best_first(photos: Iterable[_Photo]) -> list[_Photo]:
    return sorted(photos, key=_rank)


def _rank(photo: _Photo) -> tuple[int, int, float, Path]:
    """Most pixels, then most bytes (least compressed), then oldest."""
    copy = photo.copy
    return -copy.width * copy.height, -copy.bytes, copy.modified, copy.path


def _without_links(photos: list[_Photo]) -> list[_Photo]:
    """One name of each file: to remove what a link points to would lose the photo."""
    if len(photos) == 1:
        return photos
    named: dict[tuple[int, int] | Path, _Photo] = {}
    for photo in sorted(photos, key=lambda photo: photo.copy.path.is_symlink()):
        named.setdefault(_file(photo.copy.path), photo)
    return _best_first(named.values())


def _file(path: Path) -> tuple[int, int] | Path:
    """What tells whether two names are of one file; a file that is away is only itself."""
    try:
        status = path.stat()
    except OSError:
        return path
    return (status.st_dev, status.st_ino) if status.st_ino else path


def _group(photos: Sequence[_Photo]) -> Group:
    keep, *others = (photo.copy for photo in photos)
    return Group(keep, tuple(others))
