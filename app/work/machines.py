"""Choose the machines that search a library and read its photos: this one by default."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # numpy loads on the library thread, after the window has appeared
    from app.core.index.protocol import LibraryIndex
    from app.core.library.library import Library
    from app.work.reading.work import ReadInto


class Machines(Protocol):
    """Opens the index of a library and provides the function that reads its photos."""

    def open_index(
        self, library: Library, *, on_change: Callable[[], None] | None = None
    ) -> LibraryIndex:
        """Open the index of ``library``; the caller closes it.
        ``on_change`` is called, on any thread, when the index changes without being asked to."""
        ...

    def reader(self, library: Library) -> ReadInto:
        """Return the function that reads the photos of ``library``."""
        ...


class ThisMachine:
    """Searches and reads on this computer only."""

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
