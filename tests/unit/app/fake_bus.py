"""A bus that answers at once, for tests of the window alone."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from functools import cache
from inspect import Signature, getattr_static, isfunction, signature
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock, Mock, NonCallableMagicMock, NonCallableMock, patch

import numpy as np
from numpy.typing import NDArray

from app.core.base.photo_types import Changes, Marks, PhotoInfo, PhotoState, RootInfo
from app.core.base.search_types import EVERYWHERE, QueryItem, ResultItem, Scope, SearchView, Thumbed
from app.core.base.work_types import Pace
from app.core.facts.columns import matches, pack
from app.core.facts.tables import FactLine, StoredFacts
from app.core.facts.terms import parse
from app.core.photos.names import NameOrder
from app.core.search.known_facts import KnownFacts
from app.core.search.session import SearchSession
from app.work.bus.albums import OpenAlbums, OpenStacks
from app.work.bus.backup_thread import BackupThread
from app.work.bus.bus import Bus
from app.work.bus.duplicates import OpenDuplicates
from app.work.bus.events import Event, PhotosChanged, RootsChanged, SearchChanged, State
from app.work.bus.facts import OpenFacts, OpenMap
from app.work.bus.files import OpenFiles
from app.work.bus.folders import Scanning
from app.work.bus.marks import OpenMarks
from app.work.bus.open_library import OpenLibrary
from app.work.bus.profiles import OpenProfiles
from app.work.bus.searches import OpenSearches
from engine.steps import finish

ROOT = Path("/photos")


ROOMS = {
    "session": SearchSession,
    "searches": OpenSearches,
    "albums": OpenAlbums,
    "stacks": OpenStacks,
    "marks": OpenMarks,
    "facts": OpenFacts,
    "files": OpenFiles,
    "duplicates": OpenDuplicates,
    "map": OpenMap,
    "profiles": OpenProfiles,
    "scan": Scanning,
}
"""The parts of an open library, each with what stands in for it."""


_signature = cache(signature)


class StandInMethod(Mock):
    """Records calls, which must be such that the method would take them."""

    takes: Signature

    def __call__(self, /, *args: Any, **named: Any) -> Any:
        self.takes.bind(self, *args, **named)
        return super().__call__(*args, **named)

    def _get_child_mock(self, /, **named: Any) -> NonCallableMock:
        return MagicMock(**named)


class StandIn(NonCallableMock):
    """Records what is asked of an object of the class ``spec``.

    As `create_autospec` makes them, but of methods that are asked for alone: a window asks for few,
    and to make all takes as long as to make the window.
    """

    def _get_child_mock(self, /, **named: Any) -> NonCallableMock:
        method = getattr_static(self.__class__, named["name"], None)
        if not isfunction(method):
            return NonCallableMagicMock(**named)
        made = StandInMethod(**named)
        made.takes = _signature(method)
        return made


class FakeBus(Bus):
    """A bus to a library of stand-ins; results are the photos in turning order, one turn a
    judgment.

    Calls are made at once, of stand-ins that record: ``library``, ``backups``. Every call of the
    library is noted in ``asked``. Those that need no answer here do nothing else.
    """

    def __init__(self, photos: int = 60) -> None:
        self._is_silent = False
        self.library: Any = StandIn(spec=OpenLibrary)
        for room, kind in ROOMS.items():
            self.library.attach_mock(StandIn(spec=kind), room)
        self.library.searches.show = lambda wanted: None  # `FakeBus` shows it
        self.library.facts.attach_mock(StandIn(spec=NameOrder), "names")
        self.backups: Any = StandIn(spec=BackupThread)
        self.pace: Pace | None = None
        self.restored: list[Path] = []
        with patch("app.work.bus.bus.LibraryThread"):  # no thread for each bus
            super().__init__()
        self.infos = made_up(photos)
        roots = (RootInfo(1, ROOT, "ready", photos, 0),) if photos else ()
        self.hold(RootsChanged(roots, ("Screenshots", "*.gif")))
        self.silent = False  # no search is answered
        self.stored_facts = StoredFacts()  # these two of whichever photos
        self.known_thumbs: tuple[Thumbed, ...] = ()
        self.done: list[SearchView] = []
        self._answer_as_a_library()

    def begin_anew(self) -> None:
        """Have the first photos again, and no search."""
        if self.infos != made_up(60):
            gone = tuple(info.id for info in self.infos)
            self.publish(PhotosChanged(Changes(removed=gone), ()))
            added = made_up(60)
            self.publish(PhotosChanged(Changes(added=tuple(info.id for info in added)), added))
        if self.view is not None:
            self._show_view(None)
        self.done.clear()

    def submit(self, call: Callable[[OpenLibrary], object]) -> None:
        call(self.library)

    def ask_backups(self, call: Callable[[BackupThread], object]) -> None:
        call(self.backups)

    def set_pace(self, pace: Pace) -> None:
        self.pace = pace

    def restore(self, backup: Path) -> None:
        self.restored.append(backup)

    def publish(self, event: Event, wanted: Callable[[], bool] | None = None) -> None:
        if not self._is_silent:
            super().publish(event, wanted)

    def _answer_as_a_library(self) -> None:
        """Let the stand-ins answer what the window can't do without."""
        library = self.library
        library.facts.within.side_effect = self._within
        library.facts.of.side_effect = lambda photos: (
            KnownFacts(info, self.stored_facts) if (info := self.photos.get(photos[0])) else None,
            self.known_thumbs,
        )
        library.facts.names.rank.side_effect = lambda infos: finish(NameOrder().rank(infos))
        library.albums.photos.return_value = ()
        library.albums.what_shows.return_value = ""
        library.duplicates.along.return_value = 2
        library.files.plan.return_value = Future()  # looking at files takes a while
        library.session.start.side_effect = self._start
        library.session.change_query.side_effect = lambda _, query: self._start(query)
        library.session.leave.side_effect = lambda: self._show_view(None)
        library.searches.judge.side_effect = lambda _, photos, sign: self._judge(photos, sign)
        library.searches.undo.side_effect = lambda _: self._show_view(self.done.pop())

    def _show_view(self, view: SearchView | None) -> None:
        self.view = view
        self.publish(SearchChanged(view))

    def hold(self, *states: State) -> None:
        """Let these be the latest states, without a word."""
        self._states.update({type(state): state for state in states})

    @property
    def infos(self) -> tuple[PhotoInfo, ...]:
        """The photos of the library."""
        return self.photos.all()

    @infos.setter
    def infos(self, infos: tuple[PhotoInfo, ...]) -> None:
        self._is_silent = True
        self.photos.clear()
        self.photos.apply(Changes(added=tuple(info.id for info in infos)), infos)
        self._is_silent = False

    @property
    def view(self) -> SearchView | None:
        """The search that is shown."""
        return self.shown_search()

    @view.setter
    def view(self, view: SearchView | None) -> None:
        self.hold(SearchChanged(view))

    @property
    def asked(self) -> list[Any]:
        """What was asked of the library, as calls by the names of its parts."""
        found: list[Any] = self.library.mock_calls
        return found

    def _within(self, scope: Scope) -> NDArray[np.int64]:
        lines = [
            FactLine(
                photo=info.id,
                files=((info.root, os.fsencode(info.path.name)),),
                modified=info.modified,
                taken=info.taken,
                width=info.width,
                height=info.height,
                place="",
                located=False,
                marks=Marks(info.stars, info.colour, info.keywords),
                facts={"camera": info.camera},
            )
            for info in self.infos
        ]
        columns = pack(lines, {info.root: ROOT.name for info in self.infos})
        found = matches(parse(scope.filter), columns, lambda name: ())
        return columns.photos[found]

    def _start(self, query: tuple[QueryItem, ...], scope: Scope | None = None) -> None:
        if self.silent:
            return
        search = self.view.search + 1 if self.view else 1
        modalities = ("color", "edge", "gist")
        even = (1 / 3, 1 / 3, 1 / 3)
        self._show(
            SearchView(
                search, query, (), (), (), modalities, *2 * (even,), scope=scope or EVERYWHERE
            )
        )

    def _judge(self, photos: tuple[int, ...], sign: int) -> None:
        assert self.view is not None
        self.done.append(self.view)
        liked = tuple(photo for photo in self.view.liked if photo not in photos)
        disliked = tuple(photo for photo in self.view.disliked if photo not in photos)
        liked += photos if sign > 0 else ()
        disliked += photos if sign < 0 else ()
        self._show(replace(self.view, liked=liked, disliked=disliked, can_undo=True))

    def _show(self, view: SearchView) -> None:
        judged = {*view.liked, *view.disliked, *(item.photo for item in view.query)}
        rest = [info.id for info in self.infos if info.id not in judged]
        turn = 7 * (len(view.liked) + len(view.disliked)) % max(1, len(rest))
        order = rest[turn:] + rest[:turn]
        results = tuple(ResultItem(photo, 0.3, (0.2, 0.3, 0.5)) for photo in order)
        self.view = replace(view, results=results)
        self.publish(SearchChanged(self.view))


def made_up(photos: int) -> tuple[PhotoInfo, ...]:
    return tuple(
        PhotoInfo(n, 1, ROOT, f"photo {n:03}.jpg", 40, 30, 0.0, PhotoState.READY)
        for n in range(1, photos + 1)
    )


def lose(bus: FakeBus, *photos: int) -> None:
    """These photos are gone from the library of ``bus``."""
    bus.publish(PhotosChanged(Changes(removed=photos), ()))
