"""Marking photos: stars, a colour label and keywords for many at once, and taking it back."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping

from app.core.errors import MarkError
from app.core.language import tr
from app.core.library.library import Library
from app.core.marks.keywords import checked
from app.core.store.photos import marks as store
from app.core.types import COLOURS, MOST_STARS, MarkChange, Marks


def mark(library: Library, photos: Collection[int], change: MarkChange) -> dict[int, Marks]:
    """Change the marks of ``photos``, all at once; returns what they were before.

    Raises MarkError for what can't be a mark, and then changes nothing.
    """
    add = checked(change.add)
    remove = tuple(name for name in change.remove if name not in add)
    if change.stars is not None and not 0 <= change.stars <= MOST_STARS:
        raise MarkError(tr("A photo can't have {stars} stars.", stars=change.stars), "Give 0 to 5.")
    if change.colour and change.colour not in COLOURS:
        known = ", ".join(COLOURS)
        raise MarkError(
            tr("{colour} is no colour label.", colour=change.colour),
            tr("Choose one of {known}, or none.", known=known),
        )
    catalogue, now = library.catalogue, time.time()
    with library.transaction():
        before = store.marks_of(catalogue, photos)
        if change.stars is not None:
            store.set_stars(catalogue, photos, change.stars, now)
        if change.colour is not None:
            store.set_colour(catalogue, photos, change.colour, now)
        if remove:
            store.remove_keywords(catalogue, photos, remove)
        if add:
            store.add_keywords(catalogue, photos, add)
    return before


def put_back(library: Library, before: Mapping[int, Marks]) -> None:
    """Give photos the marks that they had, as `mark` returned them."""
    store.put_marks(library.catalogue, before, time.time())


def inherit_marks(library: Library, survivor: int, others: Collection[int]) -> Marks:
    """Let one photo have what it and ``others`` have: the most stars, its own colour or else the
    first of theirs, all keywords. Returns its marks from then on."""
    marks = store.marks_of(library.catalogue, [survivor, *others])
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


def marks_of(library: Library, photos: Collection[int]) -> dict[int, Marks]:
    """The marks of each of ``photos``."""
    return store.marks_of(library.catalogue, photos)


def count_marked(library: Library) -> dict[str, int]:
    """How many photos have ``stars``, a ``colour`` label, keywords (``keywords``)."""
    return store.count_marked(library.catalogue)
