"""Table of the photos as last announced, for reads that can't wait for the library's thread."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain, filterfalse

from app.core.types import Changes, Marks, PhotoInfo
from app.work.bus import events


class PhotoTable:
    """Every photo that is not gone, by its id, in the order in which they were found."""

    def __init__(self) -> None:
        self._photos: dict[int, PhotoInfo] = {}
        self._listing: tuple[PhotoInfo, ...] | None = ()

    def all(self) -> tuple[PhotoInfo, ...]:
        """All of them, the same tuple until something changes."""
        if self._listing is None:
            self._listing = tuple(self._photos.values())
        return self._listing

    def get(self, photo: int) -> PhotoInfo | None:
        """One of them; None if it left the library."""
        return self._photos.get(photo)

    def clear(self) -> tuple[int, ...]:
        """Hold none; those that it held."""
        removed, self._photos, self._listing = tuple(self._photos), {}, ()
        return removed

    def take(self, event: events.PhotosChanged) -> Changes:
        """Take over what was announced; what that means for those who show it."""
        infos = {info.id: info for info in event.infos}
        # `filterfalse` and `filter` are quick for a million, as when a library is opened.
        touched = chain(event.changes.added, event.changes.updated)
        hidden = (*event.changes.removed, *filterfalse(infos.__contains__, touched))
        removed = tuple(p for p in hidden if self._photos.pop(p, None) is not None)
        added = tuple(filterfalse(self._photos.__contains__, infos))
        updated = tuple(filter(self._photos.__contains__, infos))
        self._photos.update(infos)
        self._listing = None
        return replace(event.changes, added=added, updated=updated, removed=removed)

    def mark(self, marks: Mapping[int, Marks]) -> tuple[int, ...]:
        """Take over the marks of photos; those of them that it holds."""
        held = tuple(photo for photo in marks if photo in self._photos)
        for photo in held:
            new = marks[photo]
            self._photos[photo] = replace(
                self._photos[photo],
                stars=new.shown_stars,
                colour=new.shown_colour,
                keywords=new.keywords,
            )
        self._listing = None
        return held
