"""Which machines search a library and read its photos: this one, unless a way in names others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # numpy loads on the library's thread: the window first
    from app.core.index.protocol import LibraryIndex
    from app.core.library.library import Library
    from app.work.reading.work import ReadInto


class Machines(Protocol):
    """Where a library is searched and read."""

    def open_index(
        self, library: Library, *, on_change: Callable[[], None] | None = None
    ) -> LibraryIndex:
        """The index of ``library``, to be closed by whoever opens it. ``on_change`` is called, on
        some thread, when the state of the index has changed by itself."""
        ...

    def reader(self, library: Library) -> ReadInto:
        """Who reads the photos of ``library``."""
        ...


class ThisMachine:
    """This computer alone."""

    def open_index(
        self, library: Library, *, on_change: Callable[[], None] | None = None
    ) -> LibraryIndex:
        """See Machines.open_index."""
        from app.core.index.local_index import LocalIndex

        return LocalIndex(library.folder)

    def reader(self, library: Library) -> ReadInto:
        """See Machines.reader."""
        from app.work.reading.read import read_here

        return read_here
