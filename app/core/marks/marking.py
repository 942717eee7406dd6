"""Change stars, colour labels and keywords of many photos at once, and undo that."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping

from app.core.base.errors import MarkError
from app.core.base.language import tr
from app.core.base.photo_types import COLOURS, MOST_STARS, UNMARKED, MarkChange, Marks
from app.core.facts.tables import NOTHING, note_xmp_facts
from app.core.library.library import Library
from app.core.marks.fields import checked
from app.core.marks.tables import forget_seen
from app.core.photos import tables as store
from app.core.photos.tables import other_of_pair


def mark(library: Library, photos: Collection[int], change: MarkChange) -> dict[int, Marks]:
    """Change the marks of ``photos`` and of the others of their pairs; return the earlier marks.

    Raises MarkError for what can't be a mark, without changing anything.
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
        photos = {*photos, *other_of_pair(catalogue, photos).values()}
        before = store.marks_of(catalogue, photos)
        if change.stars is not None:
            store.set_mark(catalogue, photos, "stars", change.stars, now)
        if change.colour is not None:
            store.set_mark(catalogue, photos, "colour", change.colour, now)
        if remove:
            store.remove_keywords(catalogue, photos, remove)
        if add:
            store.add_keywords(catalogue, photos, add)
    return before


def put_back(library: Library, before: Mapping[int, Marks]) -> None:
    """Restore marks of photos, as `mark` returned them."""
    store.put_marks(library.catalogue, before, time.time())


def inherit_marks(library: Library, survivor: int, others: Collection[int]) -> Marks:
    """Give ``survivor`` the most stars, all keywords, its own or the first colour; return them."""
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


def became(library: Library, photo: int, to: int) -> None:
    """Move the marks of ``photo`` to the photo ``to``."""
    catalogue = library.catalogue
    if marks_of(library, [photo])[photo] != UNMARKED:
        inherit_marks(library, to, [photo])
    store.forget_marks(catalogue, photo)
    forget_seen(catalogue, photo)
    note_xmp_facts(catalogue, {photo: NOTHING})


def marks_of(library: Library, photos: Collection[int]) -> dict[int, Marks]:
    """Return the marks of each of ``photos``."""
    return store.marks_of(library.catalogue, photos)
