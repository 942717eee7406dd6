"""Drives the window as a person does, and keeps pictures of what it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QKeySequence, QPainter, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QTableWidget, QWidget

from likewise.app.demo import settle, view_after
from likewise.app.main import wired
from likewise.app.ui.window.main_window import MainWindow
from likewise.app.workers.bridge.requests import Shown
from likewise.app.workers.bridge.requests.scans import AddRoot
from likewise.app.workers.bridge.service import LibraryService
from likewise.app.workers.thumbnails.loader import ThumbnailLoader

SIZE = (1120, 700)
SHOWN_HOME = "/home/ann"  # in place of a temporary folder
TILES = (128, 256, 512)  # pixels along a side of the thumbnails that tiles are painted from
QUALITY = 82
PATIENCE = 24_000  # times 50 ms


class Stage:
    """The window on a library, with hands and a camera. ``images``: where pictures go."""

    def __init__(
        self, service: LibraryService, thumbnails: ThumbnailLoader, window: MainWindow, images: Path
    ) -> None:
        self.service, self.window = service, window
        self._thumbnails, self._images = thumbnails, images

    # Hands

    def press(self, *texts: str) -> None:
        """Press keys, each wherever the keyboard is then."""
        for text in texts:
            key = QKeySequence(text)[0]
            QTest.keyClick(_focus(), key.key(), key.keyboardModifiers())
            QTest.qWait(80)

    def type(self, text: str) -> None:
        """Type into whatever has the keyboard."""
        QTest.keyClicks(_focus(), text)
        QTest.qWait(80)

    def go(self) -> None:
        """Close what is open, and have the photos of the library before one."""
        for widget in _open_widgets(self.window):
            widget.close()
        self.window.toast.hide()
        self.window.activateWindow()
        for _ in range(5):
            if self.window.browser.grid() is self.window.browser.library:
                break
            self.action("library")
        self.window.browser.focus_photos()
        QTest.qWait(200)

    def action(self, name: str) -> None:
        """Give a command, as its menu does."""
        self.window._actions[name].trigger()
        QTest.qWait(200)

    def ask(self, request: Shown) -> object:
        """Make a request that ends in an answer to a search, and wait for it."""
        return view_after(self.service, request)

    def search(self) -> int:
        """The number of the search that is shown; raises ValueError if there is none."""
        view = self.service.search()
        if view is None:
            raise ValueError("no search is shown")
        return view.search

    def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds. Raises TimeoutError."""
        for _ in range(PATIENCE):
            if holds():
                return
            QTest.qWait(50)
        raise TimeoutError

    def photos(self, *titles: str) -> tuple[int, ...]:
        """Give the photos of these titles."""
        ids = {photo.path.stem: photo.id for photo in self.service.photos()}
        return tuple(ids[title] for title in titles)

    def select(self, *titles: str) -> None:
        """Select photos of the library, and have the first in sight."""
        grid, photos = self.window.browser.library, self.photos(*titles)
        grid.select_row(grid.photo_model.photos().index(photos[0]))
        if len(photos) > 1:
            grid.selection.choose(photos)

    def to_results(self) -> None:
        """Have the keyboard on the results, as a display does when a dialog closes."""
        self.window.activateWindow()
        self.window.browser.focus_photos()
        self.until(self.window.browser.results.hasFocus)

    # Camera

    def load_thumbnails(self) -> None:
        """Have the thumbnails of all photos at hand, so that no tile waits for its own."""
        for photo in self.service.photos():
            for side in TILES:
                wanted = (photo.id, photo.path, side, photo.modified)
                self.until(partial(self._thumbnails.request, *wanted))
                self.until(partial(self._thumbnails.holds, photo.id, side))

    def take(self, name: str, of: QWidget | None = None) -> None:
        """Keep a picture of the window with what is open above it, or of one part."""
        self.picture(of).save(str(self._images / f"{name}.webp"), "WEBP", QUALITY)

    def picture(self, of: QWidget | None = None) -> QImage:
        """Give what `take` keeps."""
        part = of or self.window
        for dialog in (each for each in _open_widgets(self.window) if isinstance(each, QDialog)):
            dialog.move(self.window.geometry().center() - dialog.rect().center())
            _name_home(dialog)
        part.grab()  # what is painted asks for its thumbnails
        settle(self._thumbnails.loaded)
        picture = part.grab().toImage()
        if of is None:
            painter = QPainter(picture)
            for widget in _open_widgets(self.window):
                corner = widget.mapToGlobal(QPoint()) - self.window.mapToGlobal(QPoint())
                _lay_over(painter, corner, widget)
            painter.end()
        return picture.convertToFormat(QImage.Format.Format_RGB32)

    def take_open(self, name: str, *, alone: bool = False) -> Callable[[], None]:
        """Keep a picture of a dialog or menu that is about to open, then close it."""

        def shot() -> None:
            (*_, opened) = _open_widgets(self.window)
            self.take(name, opened if alone else None)
            opened.close()

        QTimer.singleShot(1_500, shot)
        return shot


@contextmanager
def stage(library: Path, images: Path) -> Iterator[Stage]:
    """Open the window on a library."""
    with wired(library) as (service, thumbnails, window):
        window.resize(*SIZE)
        window.show()
        yield Stage(service, thumbnails, window, images)


def read(shown: Stage, pictures: Path) -> None:
    """Add a folder, and wait until all of it was read."""
    phases = list[str]()
    shown.service.progress.connect(lambda told: phases.append(told.phase))
    shown.service.request(AddRoot(pictures))
    shown.until(lambda: phases and phases[-1] == "idle")


def _focus() -> QWidget:
    popup = QApplication.activePopupWidget()
    menu = popup if isinstance(popup, QMenu) else None  # proposed words leave the keys to the line
    found = menu or QApplication.focusWidget() or QApplication.activeWindow()
    assert found is not None
    return found


def _open_widgets(window: QWidget) -> list[QWidget]:
    """Give what lies above the window: dialogs, then menus and lists that popped up."""
    found = [
        widget
        for widget in QApplication.topLevelWidgets()
        if widget is not window
        and widget.isVisible()
        and (isinstance(widget, QDialog) or widget.windowType() == Qt.WindowType.Popup)
    ]
    return sorted(found, key=lambda widget: isinstance(widget, QMenu))


def _name_home(dialog: QDialog) -> None:
    """Let a dialog speak of somebody's home, not of a temporary folder."""
    tables = dialog.findChildren(QTableWidget)
    items = (
        table.item(row, column)
        for table in tables
        for row in range(table.rowCount())
        for column in range(table.columnCount())
    )
    for words in (*dialog.findChildren(QLabel), *filter(None, items)):
        words.setText(words.text().replace(str(Path.home()), SHOWN_HOME))


def _lay_over(painter: QPainter, corner: QPoint, widget: QWidget) -> None:
    """Paint a dialog as a desktop does, by its edge and a shadow."""
    box = widget.rect().translated(corner)
    if isinstance(widget, QDialog):
        for step in range(12):
            painter.fillRect(box.adjusted(-step, -step, step, step), QColor(0, 0, 0, 5))
    painter.drawPixmap(corner, widget.grab())
    painter.setPen(widget.palette().color(QPalette.ColorRole.Mid))
    painter.drawRect(box.adjusted(-1, -1, 0, 0))
