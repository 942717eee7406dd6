"""Drives the window as a person does, and keeps pictures of what it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QPoint, QSize, QTimer, QVariantAnimation
from PySide6.QtGui import QImage, QKeySequence, QPainter, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMenu, QWidget
from window_tops import lay_over, name_home, open_widgets

from app.core.base.photo_types import MarkChange
from app.core.base.search_types import QueryItem
from app.core.base.work_types import Progress
from app.demo import judging, view_after
from app.start import wired
from app.ui.commands.palette import Palette
from app.ui.window.main_window import MainWindow
from app.work.bus.bus import Bus
from app.work.bus.events import Failed, ProgressChanged
from app.work.bus.open_library import OpenLibrary
from app.work.pictures.thumbnail_loader import ThumbnailLoader
from engine.feedback.journal import Sign

SIZE = (1120, 700)
TILES = (128, 256, 512)  # pixels along a side of the thumbnails that tiles are painted from
QUALITY = 82
PATIENCE = 300_000  # milliseconds until something that must come is given up
READING = 1_800_000  # the same, for reading all photos
STEPS = 60  # from one part of the window to the next, when some part must come
LOOK = 10  # milliseconds between two looks whether it has
SOON = 1_000  # milliseconds: a timer that takes longer, as a message's, changes no picture


class StageError(Exception):
    """What was waited for did not come, or the program said that it can't be done."""


class Stage:
    """The window on a library, with hands and a camera. ``images``: where pictures go."""

    def __init__(
        self, bus: Bus, thumbnails: ThumbnailLoader, window: MainWindow, library: Path, images: Path
    ) -> None:
        self.bus, self.window = bus, window
        self._thumbnails, self._images, self._library = thumbnails, images, library
        self._wanted = set[tuple[int, int]]()  # photo and side, of what was painted
        self._answers = 0  # of the library's thread
        self._failure = ""
        self._phase = ""  # of looking for new photos
        bus.listen(ProgressChanged, self._note_progress)
        bus.listen(Failed, self._note_failure)
        self._note_wanted()

    # Hands

    def press(self, *texts: str) -> None:
        """Press keys, each wherever the keyboard is then."""
        for text in texts:
            key = QKeySequence(text)[0]
            QTest.keyClick(_focus(), key.key(), key.keyboardModifiers())
            self.settle()

    def walk_to(self, text: str) -> None:
        """Walk by the key Tab to the button that says ``text``. Raises StageError."""
        for _ in range(STEPS):
            widget = QApplication.focusWidget()
            if isinstance(widget, QAbstractButton) and widget.text() == text:
                return
            self.press("Tab")
        raise StageError(f"no key leads to “{text}”")

    def type(self, text: str) -> None:
        """Type into whatever has the keyboard."""
        QTest.keyClicks(_focus(), text)
        self.settle()

    def go(self) -> None:
        """Close what is open, and have the photos of the library before one. Raises StageError."""
        for widget in open_widgets(self.window):
            widget.close()
        self.window.toast.hide()
        self.window.activateWindow()
        for _ in range(5):
            if self.window.browser.grid() is self.window.browser.library:
                break
            self.action("library")
        else:
            raise StageError("no command leads back to the library")
        self.window.browser.focus_photos()
        self.settle()

    def action(self, name: str) -> None:
        """Give a command, as its menu does."""
        self.window._actions[name].trigger()
        self.settle()

    def ask(self, call: Callable[[OpenLibrary], object]) -> object:
        """Ask for what ends in an answer to a search, and wait for it."""
        return view_after(self.bus, call)

    def start(self, *titles: str) -> None:
        """Search for what is like these photos."""
        query = tuple(QueryItem(photo=photo) for photo in self.photos(*titles))
        self.ask(lambda library: library.session.start(query))

    def judge(self, title: str, sign: Sign) -> None:
        """Thumb a photo in the search that is shown."""
        self.ask(judging(self.search(), self.photos(title)[0], sign))

    def mark(self, change: MarkChange, *titles: str) -> None:
        """Mark these photos."""
        photos = self.photos(*titles)
        self.bus.ask(lambda library: library.marks.set(photos, change))

    def search(self) -> int:
        """The number of the search that is shown; raises ValueError if there is none."""
        view = self.bus.shown_search()
        if view is None:
            raise ValueError("no search is shown")
        return view.search

    def until(self, holds: Callable[[], object], patience: int = PATIENCE) -> None:
        """Wait until something holds, for ``patience`` milliseconds. Raises StageError."""
        deadline = QDeadlineTimer(patience)
        while not holds():
            if self._failure:
                raise StageError(self._failure)
            if deadline.hasExpired():
                raise StageError(f"what was waited for did not come in {patience // 1000} seconds")
            QTest.qWait(LOOK)

    def until_read(self) -> None:
        """Wait until all folders were looked through, and all photos were read."""
        self.until(lambda: self._phase == "idle", READING)

    def settle(self) -> None:
        """Wait until the library has answered all it was asked, and nothing moves or is due."""
        while True:
            before = self._answers
            self.bus.ask(lambda library: None, self._count_answer)  # answered after all others
            self.until(lambda before=before: self._answers > before)
            if self._rests():
                return
            self.until(self._rests)

    def photos(self, *titles: str) -> tuple[int, ...]:
        """Give the photos of these titles."""
        ids = {photo.path.stem: photo.id for photo in self.bus.photos.all()}
        return tuple(ids[title] for title in titles)

    def select(self, *titles: str) -> None:
        """Select photos of the library, and have the first in sight."""
        grid, photos = self.window.browser.library, self.photos(*titles)
        grid.select_row(grid.photo_model.photos().index(photos[0]))
        if len(photos) > 1:
            grid.selection.choose(photos)

    def point_at(self, title: str) -> None:
        """Have a photo of the library in sight, and the mouse on it."""
        grid, (photo,) = self.window.browser.library, self.photos(title)
        index = grid.photo_model.index(grid.photo_model.photos().index(photo))
        grid.scrollTo(index, grid.ScrollHint.PositionAtCenter)
        QTest.mouseMove(grid.viewport(), grid.visualRect(index).center())
        self.settle()

    def to_results(self) -> None:
        """Have the keyboard on the results, as a display does when a dialog closes."""
        self.window.activateWindow()
        self.window.browser.focus_photos()
        self.until(self.window.browser.results.hasFocus)

    # Camera

    def load_thumbnails(self) -> None:
        """Have the thumbnails of all photos at hand, so that no tile waits for its own."""
        for photo in self.bus.photos.all():
            for side in TILES:
                wanted = (photo.id, photo.path, side, photo.modified)
                self.until(partial(self._thumbnails.request, *wanted))
                self.until(partial(self._thumbnails.holds, photo.id, side))

    def take(self, name: str, of: QWidget | None = None) -> None:
        """Keep a picture of the window with what is open above it, or of one part."""
        self.picture(of).save(str(self._images / f"{name}.webp"), "WEBP", QUALITY)

    def picture(self, of: QWidget | None = None) -> QImage:
        """Give what `take` keeps. Raises StageError where the window has no room."""
        part = of or self.window
        self.settle()
        if self.window.size() != QSize(*SIZE):
            raise StageError("the screen does not hold the window")
        for dialog in (each for each in open_widgets(self.window) if isinstance(each, QDialog)):
            dialog.move(self.window.geometry().center() - dialog.rect().center())
            name_home(dialog, self._library)
        while missing := self._missing(part):
            self.until(lambda missing=missing: not any(map(self._awaits, missing)))
        self.settle()
        shown = part.grab()
        picture = QImage(shown.size(), QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(shown.devicePixelRatio())
        picture.fill(self.window.palette().color(QPalette.ColorRole.Base))  # below a part of it
        painter = QPainter(picture)
        painter.drawPixmap(0, 0, shown)
        if of is None:
            for widget in open_widgets(self.window):
                corner = widget.mapToGlobal(QPoint()) - self.window.mapToGlobal(QPoint())
                lay_over(painter, corner, widget)
        painter.end()
        return picture

    def take_open(self, name: str, command: str, told: Callable[[], object] = lambda: True) -> None:
        """Keep a picture of the dialog or the palette that a command opens, when it is ``told``
        what it shows; then close it."""

        def opened() -> list[QWidget]:
            return [*open_widgets(self.window), *self.window.findChildren(Palette)]

        self.settle()
        self.action(command)
        self.until(lambda: opened() and told())
        self.take(name)
        for each in opened():
            each.close()
        self.settle()

    # What is waited for

    def _count_answer(self, *_: object) -> None:
        self._answers += 1

    def _note_progress(self, told: Progress) -> None:
        self._phase = told.phase

    def _note_failure(self, sentence: str) -> None:
        self._failure = sentence

    def _rests(self) -> bool:
        """Tell whether nothing in the window moves, and no timer will change it soon."""
        timers, motions = map(self.window.findChildren, (QTimer, QVariantAnimation))
        return not any(
            timer.isActive() and timer.isSingleShot() and timer.interval() <= SOON
            for timer in timers
        ) and all(motion.state() == QVariantAnimation.State.Stopped for motion in motions)

    def _note_wanted(self) -> None:
        """Note from now on which thumbnails are asked for by what is painted."""
        request = self._thumbnails.request

        def noted(photo: int, path: Path, size: int, modified: float | None = None) -> object:
            self._wanted.add((photo, size))
            return request(photo, path, size, modified)

        self._thumbnails.request = noted

    def _missing(self, part: QWidget) -> list[tuple[int, int]]:
        """Paint what a picture will show; give the thumbnails that it still waits for."""
        self._wanted.clear()
        for widget in (part, *open_widgets(self.window)):
            widget.grab()
        return [wanted for wanted in self._wanted if self._awaits(wanted)]

    def _awaits(self, wanted: tuple[int, int]) -> bool:
        photo, side = wanted
        return not (self._thumbnails.holds(photo, side) or self._thumbnails.failure(photo))


@contextmanager
def stage(library: Path, images: Path) -> Iterator[Stage]:
    """Open the window on a library."""
    with wired(library) as (bus, thumbnails, window):
        window.resize(*SIZE)
        window.show()
        yield Stage(bus, thumbnails, window, library, images)


def read(shown: Stage, pictures: Path) -> None:
    """Add a folder, and wait until all of it was read."""
    shown.bus.ask(lambda library: library.scan.add_root(pictures))
    shown.until_read()


def _focus() -> QWidget:
    popup = QApplication.activePopupWidget()
    menu = popup if isinstance(popup, QMenu) else None  # proposed words leave the keys to the line
    found = menu or QApplication.focusWidget() or QApplication.activeWindow()
    assert found is not None
    return found
