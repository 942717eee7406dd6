"""Open the library, and carry requests, answers and events between the window and its thread.

The window asks by passing a function of the open library. The function is called on the library
thread, and its answer returns to the caller. Anything else that happens, on that thread or another,
is an event, which goes to the listeners of its type. Answers and events arrive on the window's
thread only.
"""

from __future__ import annotations

import logging
import time
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

from app.core.base.errors import LibraryDamagedError, LibraryError, is_out_of_memory, sentence_of
from app.core.base.language import tr
from app.core.base.paths import default_library
from app.core.base.photo_types import Changes, Marks, PhotoInfo
from app.core.base.search_types import SearchView
from app.core.base.work_types import Pace
from app.work.bus.events import (
    Event,
    Failed,
    MarksChanged,
    Message,
    Opened,
    PhotosChanged,
    SearchChanged,
    SearchStarted,
    State,
    TableChanged,
    TableMarked,
)
from app.work.bus.library_thread import LibraryThread
from app.work.threads import Relay
from features.errors import FeatureError

if TYPE_CHECKING:  # numpy and OpenCV load on the library thread, after the window
    from app.work.bus.backup_thread import BackupThread
    from app.work.bus.open_library import OpenLibrary
    from app.work.reading.scan import Machines

log = logging.getLogger(__name__)


class PhotoTable:
    """All photos of the library that are not gone, by id.

    Changes to photos arrive here first. The table then publishes the resulting `TableChanged` and
    `TableMarked` events for the widgets that show photos.
    """

    def __init__(self, publish: Callable[[Event], None]) -> None:
        self._publish = publish
        self._photos: dict[int, PhotoInfo] = {}
        self._listing: tuple[PhotoInfo, ...] | None = ()

    def all(self) -> tuple[PhotoInfo, ...]:
        """Return all photos; the same tuple until something changes."""
        if self._listing is None:
            self._listing = tuple(self._photos.values())
        return self._listing

    def get(self, photo: int) -> PhotoInfo | None:
        """Return one photo, or None if it left the library."""
        return self._photos.get(photo)

    def path_of(self, photo: int) -> Path | None:
        """Return the path of the photo's file, or None if it left the library."""
        info = self._photos.get(photo)
        return None if info is None else info.path

    def clear(self) -> None:
        """Remove all photos, because another library was opened."""
        removed, self._photos, self._listing = tuple(self._photos), {}, ()
        if removed:
            self._publish(TableChanged(Changes(removed=removed)))

    def apply(self, changed: Changes, found: Iterable[PhotoInfo]) -> None:
        """Apply the changes of a `PhotosChanged` event."""
        infos = {info.id: info for info in found}
        # `filter` and `filterfalse` stay fast for a million photos, as when a library is opened.
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
        """Apply the marks of a `MarksChanged` event."""
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
"""The key of all requests that end in a view of the current search."""

PREFETCH = "search/prefetch"
"""The key of requests that compute an answer ahead of time."""

_HAPPENED = "happened"
"""The name of the signal that carries each type of event."""


class Bus(QObject):
    """The window's access to the library; lives on the window's thread.
    Attribute: ``photos``, all photos as last reported, for reads that can't wait."""

    def __init__(self, *, may_watch: bool = True, machines: Machines | None = None) -> None:
        """``may_watch``: whether folders may be watched at all.
        ``machines``: where libraries are searched and read; None: on this one only."""
        super().__init__()
        self._window_thread = get_ident()
        self._relay = Relay(self)
        self._carriers: dict[type[Event], QObject] = {}
        self._states: dict[type[Event], Event] = {}
        self._newest: dict[str, int] = {}  # number of requests, by key
        self._machines = machines
        self._may_watch = may_watch
        self._library: OpenLibrary | None = None  # these four are for the library thread alone
        self._backups: BackupThread | None = None  # of the library in this folder
        self._folder = default_library()
        self._pace = Pace()
        self._thread = LibraryThread(self._report)
        self.photos = PhotoTable(self.publish)
        self.listen(Opened, self._forget)
        self.listen(PhotosChanged, self.photos.apply)
        self.listen(MarksChanged, self.photos.mark)

    @Slot(object)
    def open(self, folder: Path | None, *, newest_first: bool = True) -> None:
        """Open (or create) the library kept in ``folder``; None means the user's own.
        ``newest_first``: as its photos are shown."""
        self._thread.submit(partial(self._open, folder, newest_first=newest_first))

    @Slot()
    def close(self) -> None:
        """Stop the scan, close the library and wait until no thread is left."""
        self._thread.submit(self._close)
        self._thread.close()

    # Requests

    @overload
    def ask(
        self,
        call: Callable[[OpenLibrary], Future[T] | Generator[object, None, T]],
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
        """Call ``call`` on the library thread, then ``then`` here with its result.

        Calls run in order and are never skipped; an exception becomes a `Failed` event. A call may
        return a future, or a generator whose steps alternate with other calls; the answer is then
        their result. A newer request with the same ``key`` discards the answer and ends the steps,
        and so does one with a prefix of the key: "search" cancels "search/prefetch". The answer is
        also dropped if ``then`` is a method of a widget that was deleted.

        ``call`` runs while the window goes on: it must hold all the data it needs, and touch no
        widget.
        """
        wanted = self._count_request(key)
        self.submit(lambda library: self._answer(library, call(library), then, wanted))

    def search(
        self, call: Callable[[OpenLibrary], T], then: Callable[[T], object] | None = None
    ) -> None:
        """Call ``call`` on the library thread, then show the search unless a newer call will.
        The search is shown even if the call fails, because earlier calls left showing it to this
        one."""
        self.publish(SearchStarted())
        wanted = self._count_request(SEARCH)

        def call_and_show(library: OpenLibrary) -> None:
            try:
                self._answer(library, call(library), then, lambda: True)
            finally:
                self._answer(library, library.searches.show(wanted), None, wanted)

        self.submit(call_and_show)

    def submit(self, call: Callable[[OpenLibrary], object]) -> None:
        """Call ``call`` on the library thread; without an open library, publish `Failed`."""
        self._thread.submit(lambda: self._call(call, self._library))

    def ask_backups(self, call: Callable[[BackupThread], object]) -> None:
        """Call ``call`` with the backup thread, even if the library can't be opened."""
        self._thread.submit(lambda: self._call(call, self._backups))

    def restore(self, backup: Path) -> None:
        """Close the library, restore it from this backup, and open it again."""
        self._thread.submit(partial(self._restore, backup))

    def set_pace(self, pace: Pace) -> None:
        """Read photos at this pace, now and in libraries that are opened later."""
        self._thread.submit(partial(self._set_pace, pace))

    # Events

    def listen(self, kind: type[Event], slot: Callable[..., object]) -> None:
        """Call ``slot`` with the leading fields of each event of this type, as many as it accepts.
        A method of a deleted widget is no longer called; any other function must live as long as
        the bus."""
        self.signal(kind).connect(slot)

    def signal(self, kind: type[Event]) -> SignalInstance:
        """Return the signal that carries the fields of events of this type."""
        if kind not in self._carriers:
            signal = Signal(*[object] * len(kind.__match_args__))
            self._carriers[kind] = type(kind.__name__, (QObject,), {_HAPPENED: signal})(self)
        return cast(SignalInstance, getattr(self._carriers[kind], _HAPPENED))

    def latest(self, kind: type[S]) -> S:
        """Return the last event of this type, or an empty one if there was none yet."""
        found = self._states.get(kind)
        return found if isinstance(found, kind) else kind()

    def shown_search(self) -> SearchView | None:
        """Return the search that was shown last."""
        return self.latest(SearchChanged).view

    def publish(self, event: Event, wanted: Callable[[], bool] | None = None) -> None:
        """Deliver an event to its listeners; callable from any thread.
        It is dropped if it is no longer ``wanted`` when it is delivered."""
        self._on_window_thread(partial(self._notify, event, wanted))

    # Answers

    def _count_request(self, key: str) -> Callable[[], bool]:
        """Count a request; return a function, for any thread, that tells if it is the newest."""
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
        """Deliver the result of a call, now or once it is ready; runs on the library thread."""
        deliver = partial(self._on_window_thread, partial(_deliver, then, wanted))
        if isinstance(answer, Future):
            answer.add_done_callback(partial(self._resolve, deliver))
        elif isinstance(answer, Generator):
            self._take_steps(library, answer, wanted, deliver)
        elif then is not None:
            deliver(answer)

    def _resolve(self, deliver: Callable[[object], None], future: Future[object]) -> None:
        """Deliver the result of a future, on any thread; a cancelled one has none."""
        if future.cancelled():
            return
        error = future.exception()
        if isinstance(error, Exception):
            self._report(error)
        else:
            deliver(future.result())

    def _on_window_thread(self, function: Callable[..., object], *arguments: object) -> None:
        if get_ident() == self._window_thread:
            function(*arguments)
        else:
            self._relay.call(function, *arguments)

    def _notify(self, event: Event, wanted: Callable[[], bool] | None) -> None:
        if wanted is not None and not wanted():
            return
        if isinstance(event, State):
            self._states[type(event)] = event
        if type(event) in self._carriers:
            names: tuple[str, ...] = type(event).__match_args__
            self.signal(type(event)).emit(*(getattr(event, name) for name in names))

    def _forget(self, _: Opened) -> None:
        """Clear the photos and the search of the previous library."""
        self.photos.clear()
        if self.shown_search() is not None:
            self.publish(SearchChanged())

    # On the library thread

    def _take_steps(
        self,
        library: OpenLibrary,
        steps: Generator[object, None, T],
        wanted: Callable[[], bool],
        done: Callable[[T], None],
    ) -> None:
        """Take one step, queue the rest behind newer calls, and pass the result to ``done``.
        The steps are dropped when no longer ``wanted`` or when the library is closed."""
        if library is not self._library or not wanted():
            steps.close()
            return
        try:
            next(steps)
        except StopIteration as end:
            done(end.value)
        else:
            self._thread.submit(partial(self._take_steps, library, steps, wanted, done))

    def _report(self, error: Exception) -> None:
        """Publish an error as `Failed`, whichever call raised it."""
        refused = is_out_of_memory(error)
        if isinstance(error, LibraryError | FeatureError) and not refused:
            sentence = str(error)
        elif isinstance(error, OSError) or refused:
            log.warning("the system refused", exc_info=error)
            sentence = sentence_of(error)
        else:
            log.error("unexpected error on the library's thread", exc_info=error)
            sentence = tr("Something went wrong inside Likewise; the log has the details.")
        damaged = isinstance(error, LibraryDamagedError) and not refused
        self.publish(Failed(sentence, damaged))

    def _call(self, call: Callable[[T], object], with_this: T | None) -> None:
        if with_this is None:
            self.publish(Failed(tr("No library is open yet. Add a folder of photos first.")))
        else:
            call(with_this)

    def _open(self, folder: Path | None, *, newest_first: bool = True) -> None:
        from app.core.open_library import open_library
        from app.work.bus.backup_thread import BackupThread
        from app.work.bus.open_library import OpenLibrary

        self._close()
        self._folder = (folder or default_library()).absolute()
        self._backups = BackupThread(self._folder, self.publish)
        opened = open_library(folder)
        library = OpenLibrary(opened, self._thread, self.publish, self._machines)
        library.begin(self._pace, newest_first=newest_first)
        self._library = library
        self._backups.begin()

    def _close(self) -> None:
        if self._library is not None:
            self._library.close()
            self._library = None
        if self._backups is not None:
            self._backups.close()
            self._backups = None

    def _set_pace(self, pace: Pace) -> None:
        self._pace = replace(pace, watching=pace.watching and self._may_watch)
        if self._library is not None:
            self._library.scan.set_pace(self._pace)

    def _restore(self, backup: Path) -> None:
        """Close the library, restore it, and open it again even if restoring failed."""
        from app.core.open_library import open_library
        from app.core.safety.repair import repair
        from app.core.safety.restore import restore

        self._close()
        try:
            _, aside = restore(self._folder, backup, time.time())
            with open_library(self._folder) as library:
                repair(library)
        finally:
            self._open(self._folder)
        self.publish(
            Message(tr("The backup is restored. What was there before is in {aside}.", aside=aside))
        )


def _deliver(
    then: Callable[[Any], object] | None, wanted: Callable[[], bool], answer: object
) -> None:
    function = then.func if isinstance(then, partial) else then
    owner = getattr(function, "__self__", None)
    is_gone = isinstance(owner, QObject) and not isValid(owner)
    if then is not None and wanted() and not is_gone:
        then(answer)
