"""Read photos with their marks, change their states, find pairs; SQL for times, places, cameras.

A sidecar takes precedence over the EXIF in the photo, and EXIF over the XMP in the photo. If a
sidecar's date is that of EXIF, only less exact, EXIF's is used: some programs drop the fractions of
seconds that order a burst, others all but the year.

A pair is a raw file and the picture that the camera wrote beside it, shown as one photo. The two
are in one stack, and their names differ only in the ending. Once they are unstacked, or one is
renamed or moved without the other, they are two ordinary photos.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from app.core.base.errors import UnknownPhotoError
from app.core.base.language import english, tr
from app.core.base.photo_types import UNMARKED, Marks, PhotoInfo, PhotoState, Problem
from app.core.photos.at_hand_tables import set_apart_from_copies
from app.core.store.catalogue import Catalogue
from app.core.store.connection import IN_LIST, among, stored_path
from app.core.store.photo_states import IS_SEARCHABLE, WAITS, free_rows_of, state_of
from features.decode import is_raw

SHOTS = (
    " LEFT JOIN shots ON shots.photo = photos.id AND shots.hash = photos.hash"
    " LEFT JOIN xmp_facts AS xmp ON xmp.photo = photos.id"
)
"""Joins to `photos` the tables that TAKEN, DATED_BY and CAMERA use."""

FACTS = f"{SHOTS} LEFT JOIN facts ON facts.photo = photos.id AND facts.hash = photos.hash"
"""Joins those that the other expressions use, too."""

_DATED_BESIDE = (
    "(xmp.dated_beside AND xmp.taken IS NOT NULL AND"
    " NOT coalesce(shots.taken >= xmp.taken AND shots.taken < xmp.taken_end, 0))"
)
_LOCATED_BESIDE = "(xmp.located_beside AND xmp.latitude IS NOT NULL)"
BY_XMP = f"({_LOCATED_BESIDE} OR facts.latitude IS NULL AND xmp.latitude IS NOT NULL)"
"""Whether the place comes from XMP."""

TAKEN = f"CASE WHEN {_DATED_BESIDE} THEN xmp.taken ELSE coalesce(shots.taken, xmp.taken) END"
PRECISION = (
    f"CASE WHEN {_DATED_BESIDE} OR shots.taken IS NULL THEN xmp.taken_end - xmp.taken ELSE 0 END"
)
"""Length in seconds of the known time: a second or less, a day, a month, a year; NULL if unknown.
"""

DATED_BY = (
    f"CASE WHEN {_DATED_BESIDE} THEN 'sidecar' WHEN shots.taken IS NOT NULL THEN 'exif'"
    " WHEN xmp.taken IS NOT NULL THEN CASE WHEN xmp.dated_beside THEN 'sidecar' ELSE 'packet' END"
    " END"
)
CAMERA = "coalesce(nullif(shots.camera, ''), xmp.camera, '')"
LATITUDE = f"CASE WHEN {BY_XMP} THEN xmp.latitude ELSE facts.latitude END"
LONGITUDE = f"CASE WHEN {BY_XMP} THEN xmp.longitude ELSE facts.longitude END"
ALTITUDE = f"CASE WHEN {BY_XMP} THEN NULL ELSE facts.told ->> 'altitude' END"
PLACE = f"CASE WHEN {BY_XMP} THEN xmp.place ELSE facts.place END"
LOCATED_BY = (
    f"CASE WHEN {_LOCATED_BESIDE} THEN 'sidecar' WHEN facts.latitude IS NOT NULL THEN 'exif'"
    " WHEN xmp.latitude IS NOT NULL THEN 'packet' END"
)


BATCH = 10_000  # photos fetched in one go

_INFO = (
    "SELECT photos.id, root, roots.path, photos.path, width, height, mtime_ns, state,"
    f" {TAKEN}, {CAMERA}, size FROM at_hand AS photos"
    f" JOIN roots ON roots.id = root{SHOTS}"
)

_WAITING = (
    "at_hand AS photos JOIN roots ON roots.id = root"
    f" WHERE online AND {WAITS} AND state <> 'gone'"  # the last condition allows the index by path
)

_ROUNDS = 16

_Info = tuple[int, int, bytes, bytes, int, int, int, str, float | None, str | None, int]


def photos_in(
    catalogue: Catalogue,
    states: Iterable[PhotoState],
    *,
    online: bool = False,
    most: int | None = None,
    newest: bool = False,
) -> list[PhotoInfo]:
    """Return at most ``most`` photos in these states; ``online``: only online ones.
    They come by path, or with ``newest`` from the one taken last to undated ones."""
    condition, wanted = _in_states(states, online=online)
    if str(PhotoState.GONE) not in wanted:
        condition = f"+{condition} AND state <> 'gone'"  # so they come by the index by path
    order = f"{TAKEN} DESC NULLS LAST" if newest else "root, photos.path"
    folders: dict[tuple[bytes, bytes], Path] = {}
    with catalogue.reading() as connection:
        marks = read_marks(catalogue)
        found = connection.execute(
            f"{_INFO} WHERE {condition} ORDER BY {order} LIMIT ?",
            [*wanted, -1 if most is None else most],
        )
        return [_info(line, marks.get(line[0], UNMARKED), folders) for line in found]


def count_photos_in(
    catalogue: Catalogue, states: Iterable[PhotoState], *, online: bool = False
) -> int:
    """Count what `photos_in` returns, which itself takes a second for 100,000."""
    condition, wanted = _in_states(states, online=online)
    count: int = catalogue.value(
        f"SELECT count(*) FROM at_hand JOIN roots ON roots.id = root WHERE {condition}", *wanted
    )
    return count


def _in_states(states: Iterable[PhotoState], *, online: bool) -> tuple[str, list[str]]:
    """Return the condition on a photo and its root, and its values."""
    wanted = [str(state) for state in states]
    return f"state IN ({', '.join('?' * len(wanted))}){' AND online' if online else ''}", wanted


def find_photo(catalogue: Catalogue, photo: int) -> PhotoInfo | None:
    """Return one photo by its id, or the one that it became."""
    of = "coalesce((SELECT photo FROM files WHERE files.id = ?1), ?1)"
    return next(iter(_infos(catalogue, f"photos.id = {of}", photo)), None)


def find_photos(catalogue: Catalogue, photos: Collection[int]) -> list[PhotoInfo]:
    """Return those of ``photos`` that are not gone, by id."""
    there = f"photos.id {IN_LIST} AND state <> 'gone' ORDER BY photos.id"
    return _infos(catalogue, there, list(photos))


def _infos(catalogue: Catalogue, condition: str, *values: Any) -> list[PhotoInfo]:
    with catalogue.reading():
        found = catalogue.rows(f"{_INFO} WHERE {condition}", *values)
        marks = read_marks(catalogue, [line[0] for line in found])
    folders: dict[tuple[bytes, bytes], Path] = {}
    return [_info(line, marks.get(line[0], UNMARKED), folders) for line in found]


def searchable_photo_at(catalogue: Catalogue, root: int, path: bytes) -> PhotoInfo | None:
    """Return the searchable photo that has a file at ``path`` in its root."""
    return catalogue.record(
        lambda photo: find_photo(catalogue, photo),
        f"SELECT photo FROM files WHERE root = ? AND path = ? AND {IS_SEARCHABLE}",
        *(root, path),
    )


def check_known(catalogue: Catalogue, photos: Sequence[int]) -> None:
    """Raise UnknownPhotoError if any of ``photos`` is not in the catalogue."""
    select = "SELECT value FROM json_each(?) WHERE value NOT IN (SELECT id FROM photos)"
    for photo in catalogue.column(select, list(photos)):
        raise UnknownPhotoError(tr("The library has no photo number {photo}.", photo=str(photo)))


def row_of_photo(catalogue: Catalogue, photo: int) -> int | None:
    """Return the row of the vectors of an existing photo; None before it was read."""
    row: int | None = catalogue.value("SELECT row FROM photos WHERE id = ?", photo)
    return row


def last_photo(catalogue: Catalogue) -> int:
    """Return the highest id of a photo; 0 without photos."""
    last: int = catalogue.value("SELECT coalesce(max(id), 0) FROM photos")
    return last


def has_searchable_below(catalogue: Catalogue, root: int, prefix: bytes) -> bool:
    """Return whether ``root`` has a searchable photo whose path starts with ``prefix``."""
    found = catalogue.row(
        "SELECT 1 FROM files WHERE root = ? AND substr(path, 1, ?) = ?"
        f" AND {IS_SEARCHABLE} LIMIT 1",
        root,
        len(prefix),
        prefix,
    )
    return found is not None


def count_waiting(catalogue: Catalogue) -> int:
    """Count the photos that `waiting_photos` yields."""
    count: int = catalogue.value(f"SELECT count(*) FROM {_WAITING}")
    return count


def spread_photos(catalogue: Catalogue, count: int) -> list[tuple[int, Path]]:
    """Return about ``count`` of `waiting_photos`, spread over all folders; none if few wait."""
    every = count_waiting(catalogue) // count
    if every < 2:
        return []
    found = catalogue.rows(
        f"SELECT photos.id, roots.path, photos.path FROM {_WAITING} AND photos.id % ? = 0"
        " ORDER BY photos.id",
        every,
    )
    rounds = (found[first::_ROUNDS] for first in range(_ROUNDS))  # each goes through all folders
    return [(number, stored_path(*path)) for number, *path in chain.from_iterable(rounds)]


def waiting_photos(catalogue: Catalogue) -> Iterator[tuple[int, Path]]:
    """Yield id and path of the photos to be read whose folders are online, by path.

    Each is yielded once, even if its state changes meanwhile; few are in memory at a time.
    """
    last: tuple[int, bytes] = (-1, b"")
    while True:
        found = catalogue.rows(
            f"SELECT photos.id, roots.path, photos.path, root FROM {_WAITING}"
            " AND (root, photos.path) > (?, ?) ORDER BY root, photos.path LIMIT ?",
            *last,
            BATCH,
        )
        for number, folder, path, root in found:
            yield number, stored_path(folder, path)
            last = root, path
        if len(found) < BATCH:
            return


def failed_files(catalogue: Catalogue) -> list[Problem]:
    """Return the files that could not be read, by path, with the reasons."""
    return catalogue.records(
        lambda file, root, path, reason: Problem(file, stored_path(root, path), reason),
        "SELECT files.id, roots.path, files.path, reason FROM files"
        " JOIN roots ON roots.id = root WHERE state = 'failed' ORDER BY root, files.path",
    )


def mark_failed(catalogue: Catalogue, failures: Iterable[tuple[int, str]]) -> None:
    """Mark photos' files as failed until they change; photos with other files keep these."""
    with catalogue.transaction() as connection:
        for photo, reason in failures:
            for (file,) in connection.execute(
                f"SELECT file FROM at_hand WHERE id = ? AND (state = 'pending' OR {IS_SEARCHABLE})",
                (photo,),
            ).fetchall():
                connection.execute(
                    "UPDATE files SET state = 'failed', reason = ? WHERE id = ?",
                    (english(reason), set_apart_from_copies(connection, file) or file),
                )


def mark_pending(catalogue: Catalogue, files: Iterable[int]) -> None:
    """Let those of ``files`` that failed be read again."""
    with catalogue.transaction() as connection:
        connection.executemany(
            "UPDATE files SET state = 'pending', reason = NULL WHERE id = ? AND state = 'failed'",
            [(set_apart_from_copies(connection, file) or file,) for file in files],
        )


def mark_left_out(catalogue: Catalogue, files: Iterable[int]) -> None:
    """Leave out those of ``files`` that are not gone."""
    with catalogue.transaction() as connection:
        connection.executemany(
            "UPDATE files SET state = 'left out', reason = NULL WHERE id = ? AND state <> 'gone'",
            [(set_apart_from_copies(connection, file) or file,) for file in files],
        )


def _info(found: _Info, marks: Marks, folders: dict[tuple[bytes, bytes], Path]) -> PhotoInfo:
    """Make a record of a line; ``folders`` caches folders, as splitting paths takes longest."""
    number, root, folder, inside, width, height, mtime_ns, state, taken, camera, size = found
    below, _, name = inside.rpartition(b"/")
    parent = folders.get((folder, below))
    if parent is None:
        parent = folders[folder, below] = stored_path(folder, below)
    return PhotoInfo(
        id=number,
        root=root,
        folder=parent,
        name=os.fsdecode(name),
        width=width,
        height=height,
        modified=mtime_ns / 1e9,
        state=state_of(state),
        stars=marks.shown_stars,
        colour=marks.shown_colour,
        keywords=marks.keywords,
        taken=taken,
        camera=camera or "",
        size=size,
    )


# What is wrong


def faults(catalogue: Catalogue) -> Iterator[str]:
    """Yield sentences about photos without their own row, and files that are listed twice."""
    with catalogue.reading():
        lacking = catalogue.column(f"SELECT id FROM at_hand WHERE {IS_SEARCHABLE} AND row IS NULL")
        misplaced = catalogue.rows(
            "SELECT photos.id, photos.row FROM photos LEFT JOIN rows ON rows.row = photos.row"
            " WHERE photos.row IS NOT NULL AND rows.photo IS NOT photos.id"
        )
        twice = catalogue.rows(
            "SELECT root, path, count(*) FROM files WHERE state <> 'gone'"
            " GROUP BY root, path HAVING count(*) > 1"
        )
    for photo in lacking:
        yield f"Photo {photo} counts as read but has no row."  # not shown: by doctor alone
    for photo, row in misplaced:
        yield f"Photo {photo} stands at row {row}, which is not its own."  # not shown
    for root, path, copies in twice:
        yield f"The file {path!r} of folder {root} is in the catalogue {copies} times."  # not shown


def free_misplaced_photos(catalogue: Catalogue) -> int:
    """Let photos that have no row, or another's, be read again; return how many these are."""
    with catalogue.transaction() as connection:
        return free_rows_of(
            connection,
            "(row IS NOT NULL OR EXISTS"
            f" (SELECT 1 FROM files WHERE files.photo = photos.id AND {IS_SEARCHABLE}))"
            " AND NOT EXISTS"
            " (SELECT 1 FROM rows WHERE rows.row = photos.row AND rows.photo = photos.id)",
        )


def free_rows(catalogue: Catalogue, rows: Iterable[int]) -> int:
    """Let the photos of ``rows``, whose vectors are lost, be read again; return how many."""
    with catalogue.transaction() as connection:
        return free_rows_of(connection, f"row {IN_LIST}", list(rows))  # not shown


def read_marks(catalogue: Catalogue, photos: Collection[int] | None = None) -> dict[int, Marks]:
    """Return the marks of ``photos`` (None: all) that have any."""
    condition, values = among("photo", photos)
    numbers = f"SELECT photo, group_concat(keyword) FROM photo_keywords WHERE {condition}"
    with catalogue.reading():
        keywords = dict(catalogue.rows(f"{numbers} GROUP BY photo", *values))
        names = dict(catalogue.rows("SELECT id, name FROM keywords"))
        lines = catalogue.rows(f"SELECT photo, stars, colour FROM marks WHERE {condition}", *values)
    marks = {photo: (stars, colour, keywords.pop(photo, "")) for photo, stars, colour in lines}
    marks.update((photo, (0, "", theirs)) for photo, theirs in keywords.items())
    same = {each: _marks(*each, names) for each in set(marks.values())}  # many photos share theirs
    return {photo: same[each] for photo, each in marks.items()}


def marks_of(catalogue: Catalogue, photos: Collection[int]) -> dict[int, Marks]:
    """Return the marks of each of ``photos``, UNMARKED for those without."""
    found = read_marks(catalogue, photos)
    return {photo: found.get(photo, UNMARKED) for photo in photos}


def _marks(stars: int, colour: str, keywords: str, names: Mapping[int, str]) -> Marks:
    numbers = keywords.split(",") if keywords else ()
    return Marks(stars, colour, tuple(sorted(names[int(number)] for number in numbers)))


Pair = tuple[int, int]
"""The photo that is shown, and the one below it."""


def paired(files: Iterable[tuple[int, Hashable, str]]) -> list[Pair]:
    """Return the pairs among files: (photo, what a pair shares, path) each, the top first."""
    groups: defaultdict[Any, list[tuple[int, bool]]] = defaultdict(list)
    for photo, common, path in files:
        stem = os.path.splitext(path)[0]
        groups[common, stem].append((photo, is_raw(path)))
    two = (group for group in groups.values() if len(group) == 2)
    return [(top[0], below[0]) for top, below in two if top[1] != below[1]]


def stacked_pairs(catalogue: Catalogue, photos: Collection[int] | None = None) -> list[Pair]:
    """Return the pairs that ``photos`` (None: all) are in."""
    condition, values = among("photo", photos)
    found = catalogue.rows(
        "SELECT photo, stack, root, path FROM stacked_photos JOIN at_hand ON id = photo"
        f" WHERE {IS_SEARCHABLE} AND stack IN"
        f" (SELECT stack FROM stacked_photos WHERE {condition}) ORDER BY place",
        *values,
    )
    return paired((photo, (stack, root), os.fsdecode(path)) for photo, stack, root, path in found)


def other_of_pair(catalogue: Catalogue, photos: Collection[int]) -> dict[int, int]:
    """Return photo -> the other one of its pair, for those of ``photos`` that are in one."""
    found = stacked_pairs(catalogue, photos)
    both = dict(found) | {below: top for top, below in found}
    return {photo: both[photo] for photo in photos if photo in both}
