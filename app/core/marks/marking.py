"""Change stars, colour labels and keywords of photos, and exchange them with the photos' files.

What files say is merged with the catalogue's marks; what a person says is written into sidecars
when asked, or at once if the library is set so.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from app.core.base.errors import MarkError, ProtectedError
from app.core.base.language import tr
from app.core.base.photo_types import COLOURS, MAX_STARS, UNMARKED, MarkChange, Marks
from app.core.facts.tables import NOTHING, note_xmp_facts
from app.core.files.plan import are_files_protected
from app.core.library.library import Library
from app.core.marks.fields import checked
from app.core.marks.merging import DatedMarks, merged
from app.core.marks.sidecars import LONG, SHORT, Habit, PhotoToRead, PhotoToWrite, SeenMarks
from app.core.marks.tables import (
    add_keywords,
    forget_marks,
    forget_seen,
    known_files,
    note_seen,
    put_marks,
    read_seen,
    remove_keywords,
    set_mark,
    times_set,
)
from app.core.photos import tables as photo_tables
from app.core.photos.tables import other_of_pair
from app.core.store.catalogue import get_setting, set_setting


def mark(library: Library, photos: Collection[int], change: MarkChange) -> dict[int, Marks]:
    """Change the marks of ``photos`` and of the others of their pairs; return the earlier marks.

    Raises MarkError for what can't be a mark, without changing anything.
    """
    add = checked(change.add)
    remove = tuple(name for name in change.remove if name not in add)
    if change.stars is not None and not 0 <= change.stars <= MAX_STARS:
        raise MarkError(tr("A photo can't have {stars} stars.", stars=change.stars), "Give 0 to 5.")
    if change.colour and change.colour not in COLOURS:
        known = ", ".join(COLOURS)
        raise MarkError(
            tr("{colour} is no colour label.", colour=change.colour),
            tr("Choose one of {known}, or none.", known=known),
        )
    catalogue, now = library.catalogue, time.time()
    with library.transaction():
        photos = {*photos, *other_of_pair(catalogue, photos).values()}
        before = photo_tables.marks_of(catalogue, photos)
        if change.stars is not None:
            set_mark(catalogue, photos, "stars", change.stars, now)
        if change.colour is not None:
            set_mark(catalogue, photos, "colour", change.colour, now)
        if remove:
            remove_keywords(catalogue, photos, remove)
        if add:
            add_keywords(catalogue, photos, add)
    return before


def put_back(library: Library, before: Mapping[int, Marks]) -> None:
    """Restore marks of photos, as `mark` returned them."""
    put_marks(library.catalogue, before, time.time())


def inherit_marks(library: Library, survivor: int, others: Collection[int]) -> Marks:
    """Give ``survivor`` the most stars, all keywords, its own or the first colour; return them."""
    marks = photo_tables.marks_of(library.catalogue, [survivor, *others])
    own = marks[survivor]
    colours = (own.colour, *(marks[photo].colour for photo in others))
    most = max(each.shown_stars for each in marks.values())
    whole = Marks(
        most or own.stars,
        next((colour for colour in colours if colour), ""),
        tuple(sorted({name for each in marks.values() for name in each.keywords})),
    )
    put_back(library, {survivor: whole})
    return whole


def became(library: Library, photo: int, to: int) -> None:
    """Move the marks of ``photo`` to the photo ``to``."""
    catalogue = library.catalogue
    if marks_of(library, [photo])[photo] != UNMARKED:
        inherit_marks(library, to, [photo])
    forget_marks(catalogue, photo)
    forget_seen(catalogue, photo)
    note_xmp_facts(catalogue, {photo: NOTHING})


def marks_of(library: Library, photos: Collection[int]) -> dict[int, Marks]:
    """Return the marks of each of ``photos``."""
    return photo_tables.marks_of(library.catalogue, photos)


# With photos' files


FOLDER_BATCH = 200
"""Photos of a folder that one task reads; merging their marks is one step."""


def to_read(
    library: Library, photos: Collection[int] | None = None
) -> Iterator[tuple[Path, list[PhotoToRead]]]:
    """Return the ``photos`` (None: all) whose files can be read, by folder, some at a time."""
    return _by_folder(library, photos, FOLDER_BATCH)


def _by_folder(
    library: Library, photos: Collection[int] | None, most: int
) -> Iterator[tuple[Path, list[PhotoToRead]]]:
    """Yield the files of ``photos`` (None: all) that can be reached, ``most`` of a folder each."""
    for files in known_files(library.catalogue, photos):
        for folder, group in groupby(files, itemgetter(0)):
            inside = [file for _, file in group]
            for start in range(0, len(inside), most):
                yield folder, inside[start : start + most]


def merge_marks(library: Library, read: Sequence[SeenMarks]) -> dict[int, Marks]:
    """Merge the marks in files into the catalogue; return the new marks of changed photos.

    Files without marks change nothing, nor does a sidecar that was deleted or can't be read.
    """
    photos = [each.photo for each in read]
    with library.transaction():
        before = read_seen(library.catalogue, photos)
        own = own_marks(library, photos)
        changed = {}
        seen = []
        for each in read:
            base = before.get(each.photo, SeenMarks(each.photo))
            if not each.fault and each.dated.has_metadata and each.sidecars >= base.sidecars:
                marks = merged(base.marks, own[each.photo], each.dated)
                if marks != own[each.photo].marks:
                    changed[each.photo] = marks
            seen.append(replace(each, dated=base.dated) if each.fault else each)
        _store_marks(library, changed)
        note_seen(library.catalogue, seen)
    return changed


def _store_marks(library: Library, changed: dict[int, Marks]) -> None:
    """Store the new marks of photos, and of the other of a pair if its own files gave no others."""
    for photo, other in other_of_pair(library.catalogue, changed).items():
        changed.setdefault(other, changed[photo])
    put_marks(library.catalogue, changed, time.time())


def merge_facts(library: Library, read: Sequence[SeenMarks]) -> list[int]:
    """Store what readable XMP says about time and place; return photos whose facts changed."""
    told = {each.photo: each.facts for each in read if not each.fault}
    return note_xmp_facts(library.catalogue, told)


def own_marks(library: Library, photos: Collection[int]) -> dict[int, DatedMarks]:
    """Return the catalogue's marks of each of ``photos``, and their times."""
    times = times_set(library.catalogue, photos)
    marks = photo_tables.marks_of(library.catalogue, photos)
    return {photo: DatedMarks(marks[photo], *times.get(photo, (0.0, 0.0))) for photo in photos}


SIDECAR_BATCH = 50
"""Sidecars that one task writes."""


def to_write(
    library: Library, photos: Collection[int]
) -> Iterator[tuple[Path, tuple[PhotoToWrite, ...]]]:
    """Yield the ``photos`` whose files can be reached, by folder, some at a time."""
    for folder, files in _by_folder(library, photos, SIDECAR_BATCH):
        some = [file.id for file in files]
        seen, own = read_seen(library.catalogue, some), own_marks(library, some)
        bases = {photo: seen[photo].marks if photo in seen else UNMARKED for photo in some}
        yield (
            folder,
            tuple(
                PhotoToWrite(photo, each.file, bases[photo], own[photo])
                for photo, each in zip(some, files, strict=True)
            ),
        )


def note_written(
    library: Library, photos: Iterable[PhotoToWrite], written: Sequence[SeenMarks]
) -> dict[int, Marks]:
    """Record marks that were written; return the photos whose marks other programs changed."""
    fine = [each for each in written if not each.fault]
    asked = {photo.id: photo.own.marks for photo in photos}
    with library.transaction():
        now = own_marks(library, [each.photo for each in fine])
        marks = {e.photo: merged(asked[e.photo], now[e.photo], e.dated) for e in fine}
        changed = {p: each for p, each in marks.items() if each != now[p].marks}
        _store_marks(library, changed)
        note_xmp_facts(library.catalogue, {each.photo: each.facts for each in fine})
        note_seen(library.catalogue, fine)
    return changed


def unwritten(library: Library) -> list[int]:
    """Return the photos whose files don't have the catalogue's marks yet."""
    own, seen = photo_tables.read_marks(library.catalogue), read_seen(library.catalogue)
    return [
        photo
        for photo in own.keys() | seen.keys()
        if own.get(photo, UNMARKED) != (seen[photo].marks if photo in seen else UNMARKED)
    ]


_KEEP, _HABIT = "keep_sidecars", "sidecar_habit"


def check_allowed(library: Library) -> None:
    """Raise ProtectedError if files next to the photos must not be written."""
    if are_files_protected(library):
        raise ProtectedError(
            tr("Writing files next to photos is off."),
            tr("Turn off “Protect my files” in the settings."),
        )


def are_sidecars_kept(library: Library) -> bool:
    """Return whether sidecars are written as soon as marks change."""
    return get_setting(library.catalogue, _KEEP) is True and not are_files_protected(library)


def keep_sidecars(library: Library, wanted: bool) -> None:
    """Write sidecars as soon as marks change, or only when asked. Raises ProtectedError."""
    if wanted:
        check_allowed(library)
    set_setting(library.catalogue, _KEEP, wanted)


def sidecar_habit(library: Library) -> Habit:
    """Return how new sidecars are named."""
    return SHORT if get_setting(library.catalogue, _HABIT) == SHORT else LONG


def choose_habit(library: Library, habit: Habit) -> None:
    """Set how new sidecars are named."""
    set_setting(library.catalogue, _HABIT, habit)
