"""A person at the window, who does one thing after another as a seed says."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from PySide6.QtCore import QEventLoop, QLocale
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog

from benchmarks.window.frames import rest
from likewise.app.core.types import MarkChange, PhotoState
from likewise.app.ui.window.main_window import MainWindow
from likewise.app.workers.bridge.requests import Request
from likewise.app.workers.bridge.requests.albums import KeepAsAlbum
from likewise.app.workers.bridge.requests.marks import SetMarks
from likewise.app.workers.bridge.requests.scans import Rescan
from likewise.app.workers.bridge.requests.searches import (
    AskMe,
    Back,
    Forward,
    Judge,
    LeaveSearch,
    Redo,
    SearchAgain,
    SetOrder,
    StartSearch,
    Undo,
)
from likewise.app.workers.bridge.service import LibraryService
from likewise.engine.feedback.journal import Sign

PATIENCE = 60.0  # seconds until an act must be shown
PAUSE = 30  # ms between two acts
LANGUAGES = ("en_GB", "de_DE", "ja_JP", "ar_EG", "tr_TR")

ACTS = {
    "search": 4,
    "judge": 14,
    "judge_some": 2,
    "undo": 4,
    "redo": 3,
    "stars": 3,
    "keep_album": 0.5,
    "back": 1,
    "forward": 1,
    "leave": 0.5,
    "ask_me": 1,
    "order": 1,
    "search_again": 1,
    "filter": 2,
    "scroll": 4,
    "command": 6,
    "resize": 1,
    "rescan": 1.5,
    "clock": 0.3,
    "language": 0.3,
}
COMMANDS = (
    "map",
    "grid",
    "library",
    "larger",
    "smaller",
    "folders_panel",
    "search_panel",
    "facts_panel",
    "appearance_light",
    "appearance_dark",
    "appearance_system",
    "preview",
    "select_all",
    "select_none",
    "invert",
    "sort_date",
    "sort_name",
    "sort_stars",
    "sort_given",
    "group_day",
    "group_month",
    "group_nothing",
    "squares",
    "problems",
    "duplicates",
    "gentle",
    "this_day",
    "reorder",
    "full_screen",
    "slide_show",
)
"""Commands that neither ask back nor change what is kept."""


def tell(**what: Any) -> None:
    """A line for whoever watches."""
    print(json.dumps(what), flush=True)


class Person:
    """Does one act after another at the window."""

    def __init__(self, window: MainWindow, service: LibraryService, seed: int) -> None:
        self._window, self._service = window, service
        self._random = np.random.default_rng((seed, 2))
        self._trouble: list[str] = []
        self._shift = 0.0
        self._act = ""
        service.failed.connect(self._trouble.append)

    def wait(self, done: Callable[[], bool]) -> bool:
        """Let the window work until ``done``; False if that takes too long, or it failed."""
        end = time.monotonic() + PATIENCE
        while not done() and not self._trouble:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            rest(2)
            if time.monotonic() > end:
                tell(wrong="hang", at=self._act)
                return False
        return not self._trouble

    def wait_for_photos(self, end: float) -> None:
        """Let the first photos be read, until ``end`` at most."""
        while not self._some(1) and time.monotonic() < end:
            rest(PAUSE)

    def act(self) -> None:
        """Do one thing."""
        names, shares = list(ACTS), np.array(list(ACTS.values()))
        self._act = str(self._random.choice(names, p=shares / shares.sum()))
        self._trouble.clear()
        tell(act=self._act)
        getattr(self, f"_{self._act}")()
        for dialog in QApplication.topLevelWidgets():
            if isinstance(dialog, QDialog) and dialog.isVisible():
                dialog.reject()
        rest(PAUSE)

    # Acts that must be kept

    def _judge(self, count: int = 1) -> None:
        view = self._service.search()
        if view is None or not view.results:
            self._search()
            return
        shown = [item.photo for item in view.results[:20]]
        photos = [int(p) for p in self._random.choice(shown, min(count, len(shown)), False)]
        sign: Sign = 1 if self._random.random() < 0.6 else -1
        if view.liked and self._random.random() < 0.1:
            photos, sign = [view.liked[0]], 0
        what = {"kind": "judge", "search": view.search, "photos": photos, "sign": sign}
        self._kept(what, Judge(tuple(photos), sign), self._answered())

    def _judge_some(self) -> None:
        self._judge(5)

    def _undo(self) -> None:
        view = self._service.search()
        if view is not None and view.can_undo:
            self._kept({"kind": "undo", "search": view.search}, Undo(), self._answered())

    def _redo(self) -> None:
        view = self._service.search()
        if view is not None and view.can_redo:
            self._kept({"kind": "redo", "search": view.search}, Redo(), self._answered())

    def _stars(self) -> None:
        photos, stars = self._some(3), int(self._random.integers(6))
        if photos:
            of = self._service.photo
            shown = lambda: all(  # noqa: E731
                (info := of(photo)) is None or info.stars == stars for photo in photos
            )
            what = {"kind": "stars", "photos": photos, "stars": stars}
            self._kept(what, SetMarks(tuple(photos), MarkChange(stars=stars)), shown)

    def _keep_album(self) -> None:
        view = self._service.search()
        if view is None or not view.liked:
            return
        name = f"Album {time.monotonic_ns()}"
        shown = lambda: any(a.name == name for a in self._service.albums())  # noqa: E731
        self._kept({"kind": "album", "name": name}, KeepAsAlbum(name), shown)

    def _kept(self, what: dict[str, Any], request: Request, shown: Callable[[], bool]) -> None:
        tell(asked=what)
        self._service.request(request)
        if self.wait(shown):
            tell(shown=what["kind"])
        elif self._trouble:
            tell(refused=self._trouble[0])

    def _answered(self) -> Callable[[], bool]:
        before = self._service.search()
        revision = -1 if before is None else before.revision
        return lambda: (view := self._service.search()) is not None and view.revision > revision

    # Acts that leave nothing behind

    def _search(self) -> None:
        if photos := self._some(1):
            self._service.request(StartSearch.from_photos(*photos))
            self.wait(self._answered())

    def _back(self) -> None:
        self._settled(Back())

    def _forward(self) -> None:
        self._settled(Forward())

    def _leave(self) -> None:
        self._settled(LeaveSearch())

    def _ask_me(self) -> None:
        self._settled(AskMe())

    def _order(self) -> None:
        self._settled(SetOrder("original" if self._random.random() < 0.5 else "learned"))

    def _search_again(self) -> None:
        self._settled(SearchAgain())

    def _rescan(self) -> None:
        self._settled(Rescan())

    def _filter(self) -> None:
        texts = ["", "2004", "img", "renamed", "3 stars", "roll 00"]
        self._window.library.narrow(str(self._random.choice(texts)))

    def _scroll(self) -> None:
        for grid in (self._window.browser.library, self._window.browser.results):
            bar = grid.verticalScrollBar()
            bar.setValue(int(self._random.integers(bar.maximum() + 1)))

    def _command(self) -> None:
        name = str(self._random.choice(COMMANDS))
        tell(act=name)
        action = self._window.findChild(QAction, name)
        if action.isEnabled():
            action.trigger()

    def _resize(self) -> None:
        width, height = self._random.integers((700, 500), (1700, 1100))
        self._window.resize(int(width), int(height))

    def _clock(self) -> None:
        """Somebody sets the clock."""
        self._shift = float(self._random.integers(-200_000, 200_000))
        time.time = lambda: _real_time() + self._shift

    def _language(self) -> None:
        QLocale.setDefault(QLocale(str(self._random.choice(LANGUAGES))))

    def _settled(self, request: Request) -> None:
        """Ask, and go on a moment later: there may be nothing to show."""
        self._service.request(request)
        rest(100)

    def _some(self, count: int) -> list[int]:
        there = [info.id for info in self._service.photos() if info.state is PhotoState.READY]
        chosen = self._random.choice(there, min(count, len(there)), False) if there else []
        return [int(photo) for photo in chosen]


_real_time = time.time
