"""Inheritance: the photo that stays has what was said about those that go."""

from __future__ import annotations

import json
from collections.abc import Sequence

from app.core.albums.albums import Albums
from app.core.library.library import Library
from app.core.marks.marking import inherit_marks
from app.core.stacks.stacking import inherit_stack
from app.core.store.journal.journal_tables import (
    add_judgments,
    find_search,
    read_entries,
    searches_judging,
)
from engine.feedback.journal import JournalEntry, Sign, effective


def inherit(library: Library, heir: int, photos: Sequence[int]) -> None:
    """Let ``heir`` have the most stars, the keywords, the albums and the thumbs of ``photos``, a
    colour if it has none, and their position in a stack if it lies in no other. All or nothing."""
    with library.transaction():
        inherit_marks(library, heir, photos)
        inherit_stack(library, heir, photos)
        Albums(library).inherit(heir, photos)
        row = library.row_of(heir)
        if row is not None:
            for search, sign in thumbs_to_inherit(library, heir, photos).items():
                add_judgments(library.catalogue, search, {heir: row}, sign)


def thumbs_to_inherit(library: Library, heir: int, photos: Sequence[int]) -> dict[int, Sign]:
    """Search -> the thumb that ``heir`` would get there: of ``photos`` the latest, unless it has
    one of its own, or started that search."""
    thumbs: dict[int, Sign] = {}
    for search in searches_judging(library.catalogue, photos):
        signs = signs_of(library, search)
        given = [sign for photo, sign in signs.items() if photo in photos]
        if given and heir not in signs and heir not in _anchors(library, search):
            thumbs[search] = given[-1]
    return thumbs


def signs_of(library: Library, search: int) -> dict[int, Sign]:
    """Photo -> its thumb in ``search``, in the order in which they were given."""
    entries = [
        JournalEntry(entry.seq, entry.kind, search, row=entry.photo or 0, sign=entry.sign)
        if entry.kind == "judge"
        else JournalEntry(entry.seq, entry.kind, search, target=entry.target)
        for entry in read_entries(library.catalogue, [search])
    ]
    return {judgment.row: judgment.sign for judgment in effective(entries)}


def _anchors(library: Library, search: int) -> set[int]:
    """The photos that ``search`` started from."""
    found = find_search(library.catalogue, search)
    return set() if found is None else {photo for photo in json.loads(found.photos) if photo}
