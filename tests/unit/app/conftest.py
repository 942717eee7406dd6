"""A service and thumbnails that answer at once, for tests of the window alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, QSettings, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from likewise.app.core.types import (
    PhotoInfo,
    PhotoState,
    QueryItem,
    ResultItem,
    RootInfo,
    SearchView,
)
from likewise.app.ui.window.main_window import MainWindow
from likewise.app.workers.bridge.service import LibraryService

ROOT = Path("/photos")


class FakeService(QObject):
    """The signals of LibraryService; results are the photos in turning order, one turn a judgment.

    Every request is noted in ``calls``. Requests that need no answer here do nothing else, and what
    is no request of LibraryService is none here.
    """

    opened = Signal(object)
    roots_changed = Signal(object)
    photos_changed = Signal(object)
    problems_changed = Signal(object)
    progress = Signal(object)
    search_started = Signal()
    search_changed = Signal(object)
    search_outdated = Signal(str)
    index_changed = Signal(object)
    lesson = Signal(object)
    profiles_changed = Signal(object)
    message = Signal(str)
    failed = Signal(str)

    def __init__(self, photos: int = 60) -> None:
        super().__init__()
        self.infos = tuple(
            PhotoInfo(n, 1, ROOT / f"photo {n:03}.jpg", 40, 30, 0.0, PhotoState.READY)
            for n in range(1, photos + 1)
        )
        self.known_roots = (RootInfo(1, ROOT, "ready", photos, 0),) if photos else ()
        self.view: SearchView | None = None
        self.calls: list[tuple[object, ...]] = []
        self.undone: list[SearchView] = []
        self.done: list[SearchView] = []

    def photos(self) -> tuple[PhotoInfo, ...]:
        return self.infos

    def photo(self, photo: int) -> PhotoInfo | None:
        return next((info for info in self.infos if info.id == photo), None)

    def path_of(self, photo: int) -> Path | None:
        info = self.photo(photo)
        return None if info is None else info.path

    def roots(self) -> tuple[RootInfo, ...]:
        return self.known_roots

    def problems(self) -> tuple[object, ...]:
        return ()

    def excluded(self) -> tuple[str, ...]:
        return ("Screenshots", "*.gif")

    def search(self) -> SearchView | None:
        return self.view

    def search_photos(self, photos: tuple[int, ...]) -> None:
        self.calls.append(("search_photos", photos))
        self._start(tuple(QueryItem(photo=photo) for photo in photos), ())

    def start_from(self, photo: int) -> None:
        self.calls.append(("start_from", photo))
        trail = (*self.view.trail, self.view.query) if self.view else ()
        self._start((QueryItem(photo=photo),), trail)

    def judge(self, photos: tuple[int, ...], sign: int) -> None:
        assert self.view is not None
        self.done.append(self.view)
        liked, disliked = self.view.liked, self.view.disliked
        for photo in photos:
            self.calls.append(("judge", photo, sign))
            liked = (*(other for other in liked if other != photo), *[photo] * (sign > 0))
            disliked = (*(other for other in disliked if other != photo), *[photo] * (sign < 0))
        self._show(replace(self.view, liked=liked, disliked=disliked, can_undo=True))

    def undo(self) -> None:
        self.calls.append(("undo",))
        self.view = self.done.pop()
        self.search_changed.emit(self.view)

    def clear_search(self) -> None:
        self.calls.append(("clear_search",))
        self.view = None
        self.search_changed.emit(None)

    def __getattr__(self, name: str) -> object:
        if name.startswith("_") or not hasattr(LibraryService, name):
            raise AttributeError(f"LibraryService has no {name!r}")
        return lambda *arguments: self.calls.append((name, *arguments))

    def _start(
        self, query: tuple[QueryItem, ...], trail: tuple[tuple[QueryItem, ...], ...]
    ) -> None:
        self.search_started.emit()
        search = self.view.search + 1 if self.view else 1
        modalities = ("color", "edge", "gist")
        even = (1 / 3, 1 / 3, 1 / 3)
        self._show(SearchView(1, search, query, (), (), (), modalities, even, even, trail=trail))

    def _show(self, view: SearchView) -> None:
        judged = {*view.liked, *view.disliked, *(item.photo for item in view.query)}
        rest = [info.id for info in self.infos if info.id not in judged]
        turn = 7 * (len(view.liked) + len(view.disliked)) % max(1, len(rest))
        order = rest[turn:] + rest[:turn]
        results = tuple(ResultItem(photo, 0.3, (0.2, 0.3, 0.5)) for photo in order)
        self.view = replace(view, revision=view.revision + 1, results=results)
        self.search_changed.emit(self.view)


class FakeThumbnails(QObject):
    """One grey picture for every photo; those in ``broken`` fail."""

    loaded = Signal(object)
    failed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, int]] = []
        self.broken: dict[int, str] = {}
        self.forgotten: list[int] = []
        self._picture = QPixmap(40, 30)
        self._picture.fill(QColor("grey"))

    def request(
        self, photo: int, path: Path, size: int, modified: float | None = None
    ) -> QPixmap | None:
        self.asked.append((photo, size))
        return None if photo in self.broken else self._picture

    def forget(self, photo: int) -> None:
        self.forgotten.append(photo)
        self.broken.pop(photo, None)

    def forget_failures(self) -> None:
        self.forgotten += self.broken
        self.broken = {}

    def failure(self, photo: int) -> str | None:
        return self.broken.get(photo)


@pytest.fixture
def fake_service() -> FakeService:
    return FakeService()


@pytest.fixture
def empty_service() -> FakeService:
    return FakeService(photos=0)


@pytest.fixture
def fake_thumbnails(qapp: object) -> FakeThumbnails:
    del qapp  # pixmaps need it
    return FakeThumbnails()


@pytest.fixture
def window_settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def window(
    qtbot: QtBot,
    fake_service: FakeService,
    fake_thumbnails: FakeThumbnails,
    window_settings: QSettings,
) -> Iterator[MainWindow]:
    """A window on sixty photos, shown and with the focus."""
    shown = MainWindow(fake_service, fake_thumbnails, window_settings)
    qtbot.addWidget(shown)
    shown.resize(1100, 700)
    with qtbot.waitExposed(shown):
        shown.show()
    shown.activateWindow()
    qtbot.waitUntil(lambda: shown.browser.library.hasFocus())
    # Where the last test left it, a move to the same place would be none, and nobody told of it.
    QTest.mouseMove(shown, QPoint(1, 1))
    fake_service.calls.clear()  # of what a start asks for
    yield shown
    shown.close()
    # The offscreen platform frees what Python put on its clipboard too late, after Python ended.
    QGuiApplication.clipboard().clear()
