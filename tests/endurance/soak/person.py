"""A person at the window, who does one thing after another as a seed says."""

from __future__ import annotations

import faulthandler
import json
import time
from collections.abc import Callable
from itertools import islice
from typing import Any

import numpy as np
from PySide6.QtCore import QEventLoop, QLocale, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog

from app.core.base.photo_types import MarkChange, PhotoState
from app.core.base.search_types import AlbumInfo, Scope, SearchView
from app.ui.window.main_window import MainWindow
from app.work.bus.bus import Bus
from app.work.bus.events import AlbumsChanged, Failed, SearchChanged
from app.work.bus.open_library import OpenLibrary
from benchmarks.window.frames import rest
from engine.feedback.journal import Sign

PATIENCE = 25_000  # turns of the loop until an act must be shown: a minute on a quiet machine
PAUSE = 30  # ms between two acts
OFFSCREEN = "This plugin does not support"  # what the platform without a screen says
LANGUAGES = ("en_GB", "de_DE", "ja_JP", "ar_EG", "tr_TR")

ACTS = {
    "search": 4,
    "judge": 14,
    "judge_some": 2,
    "undo": 4,
    "redo": 3,
    "stars": 3,
    "keep_album": 0.5,
    "move": 4,
    "reopen": 1,
    "filter": 2,
    "scroll": 4,
    "command": 6,
    "resize": 1,
    "clock": 0.3,
    "language": 0.3,
}
MOVES = ("back", "forward", "close_search", "ask_me", "toggle_order", "search_again", "rescan")
"""Commands after which a person does not wait for the answer."""

COMMANDS = (
    *("map", "grid", "library", "larger", "smaller", "folders_panel"),
    *("facts_panel", "preview"),
    *("select_all", "select_none", "invert", "sort_date", "sort_name", "sort_stars"),
    *("sort_given", "group_day", "group_month", "group_nothing", "problems"),
    *("duplicates", "full_screen", "slide_show"),
)
"""Commands that neither ask back nor change what is kept."""


def tell(**what: Any) -> None:
    """A line for whoever watches."""
    print(json.dumps(what), flush=True)


def note_warnings() -> None:
    """Tell what Qt warns of."""
    warnings = {QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg}

    def note(kind: QtMsgType, context: object, text: str) -> None:
        del context
        if kind in warnings and not text.startswith(OFFSCREEN):
            tell(wrong=f"Qt: {text}")

    qInstallMessageHandler(note)


class Person:
    """Does one act after another at the window."""

    def __init__(self, window: MainWindow, bus: Bus, seed: int) -> None:
        self._window, self._bus = window, bus
        self._random = np.random.default_rng((seed, 2))
        self._trouble: list[str] = []
        self._shift = 0.0
        self._act = ""
        self._answers = 0  # of searches so far
        self._searches: list[int] = []  # that were shown
        bus.listen(Failed, self._note_trouble)
        bus.listen(SearchChanged, self._note_answer)

    def wait(self, done: Callable[[], bool]) -> bool:
        """Let the window work until ``done``; False if it failed, or that takes for ever. What
        takes too long is told, with what each thread does, and waited for: it may be done all the
        same."""
        turns, began = 0, time.monotonic()
        while not done() and not self._trouble:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            rest(2)
            turns += 1
            if turns == PATIENCE:
                tell(wrong=f"hang at {self._act}")
                faulthandler.dump_traceback()
            if turns > 10 * PATIENCE:
                return False
        if turns >= PATIENCE:
            tell(wrong=f"{self._act} took {time.monotonic() - began:.0f} s")
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

    def rest(self) -> None:
        """Leave what is shown and be where all began, so that two moments can be compared."""
        self._act = "rest"
        self._trouble.clear()
        for name in ("library", "grid", "close_search", "select_none"):
            self._press(name)
        self._window.library.narrow("")
        self._window.resize(1200, 800)
        self._all_heard()
        rest(PAUSE)

    # Acts that must be kept

    def _judge(self, count: int = 1) -> None:
        view = self._bus.shown_search()
        if view is None or not view.results:
            self._search()
            return
        began = {item.photo for item in view.query}  # an album shows them, and they get no thumbs
        there = (item.photo for item in view.results if self._bus.photos.get(item.photo))
        shown = list(islice((photo for photo in there if photo not in began), 20))
        if not shown:
            return
        photos = [int(p) for p in self._random.choice(shown, min(count, len(shown)), False)]
        sign: Sign = 1 if self._random.random() < 0.6 else -1
        if view.liked and self._random.random() < 0.1:
            photos, sign = [view.liked[0]], 0
        what = {"kind": "judge", "search": view.search, "photos": photos, "sign": sign}
        judge = self._window.commands.judge
        self._kept(what, lambda: judge(tuple(photos), sign), self._answered())

    def _judge_some(self) -> None:
        self._judge(5)

    def _undo(self) -> None:
        view = self._bus.shown_search()
        if view is not None and view.can_undo:
            self._take_back("undo", view.search, lambda library: library.searches.undo)

    def _redo(self) -> None:
        view = self._bus.shown_search()
        if view is not None and view.can_redo:
            self._take_back("redo", view.search, lambda library: library.searches.redo)

    def _take_back(
        self, kind: str, search: int, of: Callable[[OpenLibrary], Callable[[int], object]]
    ) -> None:
        """Undo or redo a thumb of a search; the window's own keys know of other gestures, too."""
        what = {"kind": kind, "search": search}
        self._kept(
            what, lambda: self._bus.search(lambda library: of(library)(search)), self._answered()
        )

    def _stars(self) -> None:
        photos, stars = self._some(3), int(self._random.integers(6))
        if photos:
            of, chosen, change = self._bus.photos.get, tuple(photos), MarkChange(stars=stars)

            def shown() -> bool:
                infos = map(of, photos)
                return all(info is None or info.stars == stars for info in infos)

            what = {"kind": "stars", "photos": photos, "stars": stars}
            self._kept(
                what,
                lambda: self._bus.ask(lambda library: library.marks.set(chosen, change)),
                shown,
            )

    def _keep_album(self) -> None:
        view, name = self._bus.shown_search(), f"Album {time.monotonic_ns()}"
        if view is None or any(each.search == view.search for each in self._albums()):
            return
        search = view.search
        self._kept(
            {"kind": "album", "name": name},
            lambda: self._bus.search(lambda library: library.albums.keep_search(search, name)),
            lambda: any(each.name == name for each in self._albums()),
        )

    def _albums(self) -> tuple[AlbumInfo, ...]:
        return self._bus.latest(AlbumsChanged).albums

    def _kept(
        self, what: dict[str, Any], ask: Callable[[], object], shown: Callable[[], bool]
    ) -> None:
        tell(asked=what)
        ask()
        if self.wait(shown) and self._all_heard():
            tell(shown=what["kind"])

    def _all_heard(self) -> bool:
        """Wait for the answer to a question behind all others: a refusal came before it."""
        question = Scope(filter=f"question {time.monotonic_ns()}")
        heard: list[object] = []
        self._bus.ask(
            lambda library: library.facts.within(question), lambda found: heard.append(found)
        )
        return self.wait(lambda: bool(heard))

    def _answered(self) -> Callable[[], bool]:
        before = self._answers
        return lambda: self._answers > before

    def _note_trouble(self, sentence: str) -> None:
        self._trouble.append(sentence)
        tell(refused=sentence, doing=self._act)

    def _note_answer(self, view: SearchView | None) -> None:
        self._answers += 1
        if view is not None:
            self._searches.append(view.search)

    def _search(self) -> None:
        for photo in self._some(1):
            answered = self._answered()
            self._window.commands.search_from(photo)
            self.wait(answered)

    def _move(self) -> None:
        self._press(str(self._random.choice(MOVES)))

    def _reopen(self) -> None:
        if self._searches:
            self._window.commands.reopen(int(self._random.choice(self._searches)))

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
        self._press(name)

    def _resize(self) -> None:
        width, height = self._random.integers((700, 500), (1700, 1100))
        self._window.resize(int(width), int(height))

    def _clock(self) -> None:
        """Somebody sets the clock."""
        self._shift = float(self._random.integers(-200_000, 200_000))
        time.time = lambda: _real_time() + self._shift

    def _language(self) -> None:
        QLocale.setDefault(QLocale(str(self._random.choice(LANGUAGES))))

    def _press(self, name: str) -> None:
        action = self._action(name)
        if action.isEnabled():
            action.trigger()

    def _action(self, name: str) -> QAction:
        action: QAction = self._window.findChild(QAction, name)
        return action

    def _some(self, count: int) -> list[int]:
        there = [info.id for info in self._bus.photos.all() if info.state is PhotoState.READY]
        chosen = self._random.choice(there, min(count, len(there)), False) if there else []
        return [int(photo) for photo in chosen]


_real_time = time.time
