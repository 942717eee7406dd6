"""What all parts of an open library share."""

from __future__ import annotations

from dataclasses import dataclass

from app.core.library.library import Library
from app.work.bus import events
from app.work.bus.library_thread import LibraryThread


@dataclass(frozen=True, slots=True)
class Shared:
    """An open library, its thread, and the way to announce events."""

    library: Library
    thread: LibraryThread
    announce: events.Publish


class Part:
    """A part of an open library, for calls on its thread."""

    def __init__(self, shared: Shared) -> None:
        self._library = shared.library
        self._thread = shared.thread
        self._announce = shared.announce

    def _say(self, sentence: str) -> None:
        """Show a sentence in the status bar."""
        self._announce(events.Message(sentence))
