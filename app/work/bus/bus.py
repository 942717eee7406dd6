"""Bus between the window and the library's thread: asks the library, and hands on what happens.

The window asks by a function of the open library, which is called on the library's thread, and
gets the answer where it asked. What happens by itself, there or elsewhere, is an event; it reaches
whoever listens for its type. Answers and events arrive on the window's thread alone.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from itertools import chain, filterfalse
from pathlib import Path
from threading import get_ident
from typing import TYPE_CHECKING, Any, TypeVar, cast, overload

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot
from shiboken6 import isValid

from app.core.base.photo_types import Changes, Marks, PhotoInfo
from app.core.base.search_types import SearchView
from app.core.base.work_types import Pace
from app.work.bus.events import (
    Event,
    MarksChanged,
    Opened,
    PhotosChanged,
    SearchChanged,
    SearchStarted,
    State,
    TableChanged,
    TableMarked,
)
from app.work.bus.library_owner import LibraryOwner
from app.work.machines import Machines
from app.work.relay import Relay

if TYPE_CHECKING:
    from app.work.bus.backup_thread import BackupThread
    from app.work.bus.open_library import OpenLibrary


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


T = TypeVar("T")
S = TypeVar("S", bound=State)

SEARCH = "search"
"""The key of all that ends in a view of the current search."""

PREFETCH = "search/prefetch"
"""The key of what has an answer ready that may be asked for next."""

_HAPPENED = "happened"
"""The name of the signal of each type of events."""


class Bus(QObject):
    """The window's way to the library; lives on the window's thread.

    Attribute: ``photos``, all that are there as last heard of, for reads that can't wait.
    """

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        may_watch: bool = True,
        machines: Machines | None = None,
        owner: LibraryOwner | None = None,
    ) -> None:
        """``may_watch``: whether folders may be watched at all; ``machines``: where libraries
        are searched and read; ``owner``: who has the library."""
        super().__init__(parent)
        self._window_thread = get_ident()
        self._relay = Relay(self)
        self._lines: dict[type[Event], QObject] = {}
        self._states: dict[type[Event], Event] = {}
        self._newest: dict[str, int] = {}  # requests so far, by key
        self._owner = owner or LibraryOwner(self.publish, may_watch=may_watch, machines=machines)
        self.photos = PhotoTable(self.publish)
        self.listen(Opened, self._forget)
        self.listen(PhotosChanged, self.photos.take)
        self.listen(MarksChanged, self.photos.mark)

    @Slot(object)
    def open(self, folder: Path | None) -> None:
        """Open (or make) the library kept in ``folder``; None means the user's own."""
        self._owner.open(folder)

    @Slot()
    def close(self) -> None:
        """Stop the scan, close the library and wait until no thread is left."""
        self._owner.close()

    # Asking

    @overload
    def ask(
        self,
        call: Callable[[OpenLibrary], Future[T]],
        then: Callable[[T], object] | None = None,
        *,
        key: str = "",
    ) -> None: ...
    @overload
    def ask(
        self,
        call: Callable[[OpenLibrary], Generator[object, None, T]],
        then: Callable[[T], object] | None = None,
        *,
        key: str = "",
    ) -> None: ...
    @overload
    def ask(
        self,
        call: Callable[[OpenLibrary], T],
        then: Callable[[T], object] | None = None,
        *,
        key: str = "",
    ) -> None: ...
    def ask(
        self,
        call: Callable[[OpenLibrary], Any],
        then: Callable[[Any], object] | None = None,
        *,
        key: str = "",
    ) -> None:
        """Have ``call`` called on the library's thread, and ``then`` here with what it returns.

        Calls are done in order, each in any case; what they raise becomes `Failed`. One may return
        a future, or steps, which are taken in turn with other calls; their result is the answer.
        A newer request of the same ``key`` voids the answer and ends the steps, and so does one of
        the key before a slash: "search" voids "search/prefetch". The answer is dropped too if
        ``then`` is a method of a widget that is gone.

        ``call`` runs while the window goes on: it must hold all that it needs, and touch no widget.
        """
        wanted = self._count(key)
        self._owner.submit(lambda library: self._answer(library, call(library), then, wanted))

    def search(
        self, call: Callable[[OpenLibrary], T], then: Callable[[T], object] | None = None
    ) -> None:
        """Have ``call`` called on the library's thread, and the current search shown behind it
        unless a newer one will; also if it fails, for earlier calls left showing it to this one."""
        self.publish(SearchStarted())
        wanted = self._count(SEARCH)

        def call_and_show(library: OpenLibrary) -> None:
            try:
                self._answer(library, call(library), then, lambda: True)
            finally:
                self._answer(library, library.searches.show(wanted), None, wanted)

        self._owner.submit(call_and_show)

    def ask_backups(self, call: Callable[[BackupThread], object]) -> None:
        """Have ``call`` called with who keeps the backups, also of a library that can't be
        opened."""
        self._owner.submit_backups(call)

    def restore(self, backup: Path) -> None:
        """Close the library, make it what it was in this backup, and open it again."""
        self._owner.restore(backup)

    def set_pace(self, pace: Pace) -> None:
        """Read photos at this pace, now and in libraries that are opened later."""
        self._owner.set_pace(pace)

    # Events

    def listen(self, kind: type[Event], slot: Callable[..., object]) -> None:
        """Have ``slot`` called with the fields of each event of this type, as many as it takes. A
        method of a widget that is gone is not called any more; any other function must live as
        long as the bus."""
        self.signal(kind).connect(slot)

    def signal(self, kind: type[Event]) -> SignalInstance:
        """The signal that carries the fields of the events of this type."""
        if kind not in self._lines:
            signal = Signal(*[object] * len(kind.__match_args__))
            self._lines[kind] = type(kind.__name__, (QObject,), {_HAPPENED: signal})(self)
        return cast(SignalInstance, getattr(self._lines[kind], _HAPPENED))

    def latest(self, kind: type[S]) -> S:
        """The last event that told such a state; before there was one, an empty one."""
        found = self._states.get(kind)
        return found if isinstance(found, kind) else kind()

    def shown_search(self) -> SearchView | None:
        """The search as it was shown last."""
        return self.latest(SearchChanged).view

    def publish(self, event: Event, wanted: Callable[[], bool] | None = None) -> None:
        """Hand an event to its listeners; from any thread. It is dropped if it is not ``wanted``
        any more when its turn comes."""
        self._on_window_thread(partial(self._hand_out, event, wanted))

    # Inside

    def _count(self, key: str) -> Callable[[], bool]:
        """Count a request; whether it is still the newest, to be asked from any thread."""
        if not key:
            return lambda: True
        self._newest[key] = self._newest.get(key, 0) + 1
        parts = key.split("/")
        keys = ["/".join(parts[:number]) for number in range(1, len(parts) + 1)]
        newest = [self._newest.get(each) for each in keys]
        return lambda: newest == [self._newest.get(each) for each in keys]

    def _answer(
        self,
        library: OpenLibrary,
        answer: object,
        then: Callable[[Any], object] | None,
        wanted: Callable[[], bool],
    ) -> None:
        """Deliver what a call returned, at once or when it is there; on the library's thread."""
        deliver = partial(self._on_window_thread, partial(_deliver, then, wanted))
        if isinstance(answer, Future):
            answer.add_done_callback(partial(self._resolve, deliver))
        elif isinstance(answer, Generator):
            self._owner.take_steps(library, answer, wanted, deliver)
        elif then is not None:
            deliver(answer)

    def _resolve(self, deliver: Callable[[object], None], future: Future[object]) -> None:
        """Deliver what a future holds, on whichever thread; a cancelled one holds nothing."""
        if future.cancelled():
            return
        error = future.exception()
        if isinstance(error, Exception):
            self._owner.report(error)
        else:
            deliver(future.result())

    def _on_window_thread(self, function: Callable[..., object], *arguments: object) -> None:
        if get_ident() == self._window_thread:
            function(*arguments)
        else:
            self._relay.call(function, *arguments)

    def _hand_out(self, event: Event, wanted: Callable[[], bool] | None) -> None:
        if wanted is not None and not wanted():
            return
        if isinstance(event, State):
            self._states[type(event)] = event
        if type(event) in self._lines:
            names: tuple[str, ...] = type(event).__match_args__
            self.signal(type(event)).emit(*(getattr(event, name) for name in names))

    def _forget(self, _: Opened) -> None:
        """Let go of the library that was shown until now, if there was one: another is open."""
        self.photos.clear()
        if self.shown_search() is not None:
            self.publish(SearchChanged())


def _deliver(
    then: Callable[[Any], object] | None, wanted: Callable[[], bool], answer: object
) -> None:
    function = then.func if isinstance(then, partial) else then
    owner = getattr(function, "__self__", None)
    is_gone = isinstance(owner, QObject) and not isValid(owner)
    if then is not None and wanted() and not is_gone:
        then(answer)
