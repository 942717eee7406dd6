"""A service that answers at once, for tests of the window alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from app.core.facts.columns import pack
from app.core.facts.matching import matches
from app.core.facts.terms import parse
from app.core.photos.names import NameOrder
from app.core.stacks.stacks import Stacks
from app.core.store.metadata.facts import FactLine
from app.core.types import (
    EVERYWHERE,
    AlbumInfo,
    Changes,
    KnownFacts,
    Marks,
    PhotoInfo,
    PhotoState,
    Problem,
    QueryItem,
    ResultItem,
    RootInfo,
    Scope,
    SearchView,
    Thumbed,
    TrailStep,
)
from app.work.bus import events
from app.work.bus.requests import Request
from app.work.bus.requests.facts import FilterPhotos, RankNames, TellFacts
from app.work.bus.requests.searches import (
    ChangeQuery,
    Judge,
    LeaveSearch,
    StartSearch,
    Undo,
)
from app.work.bus.service_interface import ServiceInterface

ROOT = Path("/photos")


class FakeService(QObject):
    """A ServiceInterface; results are the photos in turning order, one turn a judgment.

    Every request is noted in ``requests``. Those that need no answer here do nothing else.
    """

    opened = Signal(object)
    roots_changed = Signal(object)
    photos_changed = Signal(object)
    problems_changed = Signal(object)
    colours_changed = Signal(object, object)
    names_ranked = Signal(object)
    progress = Signal(object)
    search_started = Signal()
    search_changed = Signal(object)
    search_outdated = Signal(str)
    profiles_changed = Signal(object)
    albums_changed = Signal(object)
    album_listed = Signal(object, object)
    marks_changed = Signal(object)
    sidecars_changed = Signal(object)
    sidecars_written = Signal(int, int)
    photos_filtered = Signal(object, object)
    facts_counted = Signal(object)
    facts_told = Signal(object, object)
    searches_listed = Signal(object)
    photo_seen = Signal(object, object, str)
    files_planned = Signal(object)
    files_progress = Signal(object)
    files_done = Signal(object)
    files_failed = Signal(object, object)
    duplicates_progress = Signal(object)
    duplicates_found = Signal(object, object, str)
    stacks_changed = Signal(object)
    map_changed = Signal(object)
    map_progress = Signal(object)
    learning = Signal(object)
    index_changed = Signal(object)
    backups_listed = Signal(object)
    message = Signal(str)
    damaged = Signal()
    failed = Signal(str)

    def __init__(self, photos: int = 60) -> None:
        super().__init__()
        self.infos = tuple(
            PhotoInfo(n, 1, ROOT, f"photo {n:03}.jpg", 40, 30, 0.0, PhotoState.READY)
            for n in range(1, photos + 1)
        )
        self.known_roots = (RootInfo(1, ROOT, "ready", photos, 0),) if photos else ()
        self.subject = True
        self.no_words = ""
        self.silent = False  # no search is answered
        self.known_albums: tuple[AlbumInfo, ...] = ()
        self.known_stacks = Stacks()
        self.known_facts = KnownFacts(())  # these two of whichever photos
        self.known_thumbs: tuple[Thumbed, ...] = ()
        self.known_files = events.FilesDone((), hands_off=True)
        self.view: SearchView | None = None
        self.requests: list[Request] = []
        self.done: list[SearchView] = []

    def request(self, request: Request) -> None:
        assert isinstance(request, Request)
        self.requests.append(request)
        match request:
            case FilterPhotos(scope):
                self.photos_filtered.emit(scope, self._within(scope))
            case TellFacts(photos):
                facts = replace(self.known_facts, photos=photos, counted=len(photos))
                self.facts_told.emit(facts, self.known_thumbs)
            case RankNames(infos):
                *_, ranks = NameOrder().rank(infos)
                self.names_ranked.emit(ranks)
            case StartSearch(query, onward, scope) if not self.silent:
                self._start(query, onward is not None, scope or EVERYWHERE)
            case ChangeQuery(_, query):
                self._start(query, onward=False)
            case Judge(_, photos, sign):
                self._judge(photos, sign)
            case Undo():
                self.view = self.done.pop()
                self.search_changed.emit(self.view)
            case LeaveSearch():
                self.view = None
                self.search_changed.emit(None)

    def photos(self) -> tuple[PhotoInfo, ...]:
        return self.infos

    def photo(self, photo: int) -> PhotoInfo | None:
        return next((info for info in self.infos if info.id == photo), None)

    def path_of(self, photo: int) -> Path | None:
        info = self.photo(photo)
        return None if info is None else info.path

    def roots(self) -> tuple[RootInfo, ...]:
        return self.known_roots

    def problems(self) -> tuple[Problem, ...]:
        return ()

    def words_missing(self) -> str:
        return self.no_words

    def sees_subject(self) -> bool:
        return self.subject

    def excluded(self) -> tuple[str, ...]:
        return ("Screenshots", "*.gif")

    def albums(self) -> tuple[AlbumInfo, ...]:
        return self.known_albums

    def stacks(self) -> Stacks:
        return self.known_stacks

    def files(self) -> events.FilesDone:
        return self.known_files

    def search(self) -> SearchView | None:
        return self.view

    def _within(self, scope: Scope) -> NDArray[np.int64]:
        lines = [
            FactLine(
                photo=info.id,
                root=info.root,
                root_name=ROOT.name,
                folder=b"",
                name=info.path.name,
                modified=info.modified,
                taken=info.taken,
                width=info.width,
                height=info.height,
                camera=info.camera,
                lens="",
                format="",
                place="",
                located=False,
                marks=Marks(info.stars, info.colour, info.keywords),
            )
            for info in self.infos
        ]
        columns = pack(lines)
        found = matches(parse(scope.filter), columns, lambda name: ())
        return columns.photos[found]

    def _start(self, query: tuple[QueryItem, ...], onward: bool, scope: Scope = EVERYWHERE) -> None:
        trail = self._trail(self.view) if onward and self.view else ()
        self.search_started.emit()
        search = self.view.search + 1 if self.view else 1
        modalities = ("color", "edge", "gist")
        even = (1 / 3, 1 / 3, 1 / 3)
        self._show(
            SearchView(
                1, search, query, (), (), (), modalities, *3 * (even,), trail=trail, scope=scope
            )
        )

    def _trail(self, view: SearchView) -> tuple[TrailStep, ...]:
        return (*view.trail, TrailStep(view.search, view.query))

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
        self.view = replace(view, revision=view.revision + 1, results=results)
        self.search_changed.emit(self.view)


def as_interface(service: FakeService) -> ServiceInterface:
    """The same; mypy holds the fake against the interface here."""
    return service


def lose(service: FakeService, *photos: int) -> None:
    """These photos are gone from the library of ``service``."""
    service.infos = tuple(info for info in service.infos if info.id not in photos)
    service.photos_changed.emit(Changes(removed=photos))
