"""Table of the photos as last heard of, for reads that can't wait for the library's thread."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from itertools import chain, filterfalse
from pathlib import Path

from app.core.types import Changes, Marks, PhotoInfo
from app.work.bus.events import Event, TableChanged, TableMarked


class PhotoTable:
    """Every photo that is not gone, by its id, in the order in which they were found.

    What is heard of photos comes here first; then ``publish`` gets what that means for those who
    show them, `TableChanged` and `TableMarked`.
    """

    def __init__(self, publish: Callable[[Event], None]) -> None:
        self._publish = publish
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

    def path_of(self, photo: int) -> Path | None:
        """Where the photo's file is; None if it left the library."""
        info = self._photos.get(photo)
        return None if info is None else info.path

    def clear(self) -> None:
        """Hold none: another library is open."""
        removed, self._photos, self._listing = tuple(self._photos), {}, ()
        if removed:
            self._publish(TableChanged(Changes(removed=removed)))

    def take(self, changed: Changes, told: Iterable[PhotoInfo]) -> None:
        """Take over photos that were added, changed or removed; see `PhotosChanged`."""
        infos = {info.id: info for info in told}
        # `filterfalse` and `filter` are quick for a million, as when a library is opened.
        touched = chain(changed.added, changed.updated)
        hidden = (*changed.removed, *filterfalse(infos.__contains__, touched))
        removed = tuple(p for p in hidden if self._photos.pop(p, None) is not None)
        added = tuple(filterfalse(self._photos.__contains__, infos))
        updated = tuple(filter(self._photos.__contains__, infos))
        self._photos.update(infos)
        self._listing = None
        changes = replace(changed, added=added, updated=updated, removed=removed)
        self._publish(TableChanged(changes))

    def mark(self, marks: Mapping[int, Marks]) -> None:
        """Take over the marks of photos; see `MarksChanged`."""
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
        self._publish(TableMarked(held))
