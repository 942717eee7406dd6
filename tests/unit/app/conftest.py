"""A bus and thumbnails that answer at once, for tests of the window alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QObject, QPoint, QSettings, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.photos.order import PhotoOrder
from app.ui.window.main_window import MainWindow
from tests.unit.app.fake_bus import FakeBus

HERE = Path(__file__).parent
QUICK_WINDOWS = 2  # tests of each file


@pytest.hookimpl(tryfirst=True)  # before what is slow is left out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that show the whole window as slow, but for the first ones of each file: to make
    one takes a tenth of a second, and a quick run has no time for all of them.
    """
    quick = Counter[Path]()
    for item in items:  # of all folders
        shows_one = item.path.is_relative_to(HERE) and "window" in getattr(item, "fixturenames", ())
        if shows_one and not item.get_closest_marker("slow"):
            quick[item.path] += 1
            if quick[item.path] > QUICK_WINDOWS:
                item.add_marker(pytest.mark.slow)


@pytest.fixture(autouse=True)
def undressed() -> Iterator[None]:
    """Take off what a test gave the application to wear: windows take twice as long to make in it,
    for all tests that follow.
    """
    yield
    application = QApplication.instance()
    if isinstance(application, QApplication) and application.styleSheet():
        application.setStyleSheet("")
        application.setPalette(QPalette())


class FakeThumbnails(QObject):
    """One grey picture for every photo; those in ``broken`` fail."""

    loaded = Signal(object)
    failed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.expected: list[int] = []
        self.asked: list[tuple[int, int]] = []
        self.broken: dict[int, str] = {}
        self.forgotten: list[int] = []
        self.best = False  # no larger picture will come
        self._picture = QPixmap(40, 30)
        self._picture.fill(QColor("grey"))

    def request(
        self, photo: int, path: Path, size: int, modified: float | None = None
    ) -> QPixmap | None:
        self.asked.append((photo, size))
        return None if photo in self.broken else self._picture

    def holds(self, photo: int, size: int) -> bool:
        return self.best

    def prefetch(self, photo: int, path: Path, size: int, modified: float) -> None:
        self.expected.append(photo)

    def forget(self, photo: int) -> None:
        self.forgotten.append(photo)
        self.broken.pop(photo, None)

    def forget_failures(self) -> None:
        self.forgotten += self.broken
        self.broken = {}

    def failure(self, photo: int) -> str | None:
        return self.broken.get(photo)


@pytest.fixture
def fake_bus(request: pytest.FixtureRequest) -> Iterator[FakeBus]:
    if shares(request):
        yield request.getfixturevalue("lasting_bus")
    else:
        yield from deleted_after(FakeBus())


def shares(request: pytest.FixtureRequest) -> bool:
    """Whether the test has its window with others of its file."""
    mark = request.node.get_closest_marker("same_window")
    return mark is not None and mark.args != (False,)


@pytest.fixture
def empty_bus() -> Iterator[FakeBus]:
    yield from deleted_after(FakeBus(photos=0))


def deleted_after(bus: FakeBus) -> Iterator[FakeBus]:
    """Delete a bus after its test: functions that listen to it hold the windows, and the collector
    can't look into the bus."""
    yield bus
    shiboken6.delete(bus)


@pytest.fixture
def fake_thumbnails(qapp: object, request: pytest.FixtureRequest) -> FakeThumbnails:
    del qapp  # pixmaps need it
    if shares(request):
        thumbnails: FakeThumbnails = request.getfixturevalue("lasting_thumbnails")
        return thumbnails
    return FakeThumbnails()


@pytest.fixture
def window_settings(tmp_path: Path) -> QSettings:
    return settings_in(tmp_path)


def settings_in(folder: Path) -> QSettings:
    """Of a window whose photos stand as they were found: by month they are in its own tests."""
    kept = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
    for listing in ("library", "folder 1", "folder 2"):
        kept.setValue(f"order/{listing}", str(PhotoOrder()))
    return kept


@pytest.fixture
def window(qtbot: QtBot, fake_bus: FakeBus, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    """A window on sixty photos, shown and with the focus."""
    if shares(request):
        shown = request.getfixturevalue("lasting_window")
        begin_anew(shown, fake_bus)
    else:
        made = ("fake_thumbnails", "window_settings")
        shown = MainWindow(fake_bus, *map(request.getfixturevalue, made))
        qtbot.addWidget(shown)
        shown.resize(1100, 700)
        with qtbot.waitExposed(shown):
            shown.show()
    shown.activateWindow()
    qtbot.waitUntil(lambda: shown.browser.library.hasFocus())
    # Where the last test left it, a move to the same place would be none, and nobody told of it.
    QTest.mouseMove(shown, QPoint(1, 1))
    QTest.keyRelease(shown, Qt.Key.Key_Shift)  # Qt remembers the modifiers of the last event
    fake_bus.asked.clear()  # of what a start asks for
    yield shown
    if not shares(request):
        shown.close()
    # The offscreen platform frees what Python put on its clipboard too late, after Python ended.
    QGuiApplication.clipboard().clear()


@pytest.fixture(scope="module")
def lasting_bus() -> Iterator[FakeBus]:
    yield from deleted_after(FakeBus())


@pytest.fixture(scope="module")
def lasting_thumbnails(qapp: object) -> FakeThumbnails:
    del qapp  # pixmaps need it
    return FakeThumbnails()


@pytest.fixture(scope="module")
def lasting_window(
    lasting_bus: FakeBus,
    lasting_thumbnails: FakeThumbnails,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[MainWindow]:
    """One window for a file: to make it takes longer than what most tests do in it."""
    settings = settings_in(tmp_path_factory.mktemp("window"))
    shown = MainWindow(lasting_bus, lasting_thumbnails, settings)
    shown.show()
    yield shown
    shown.close()
    shown.deleteLater()


def begin_anew(window: MainWindow, bus: FakeBus) -> None:
    """Show sixty photos again, of which none is selected, with the focus on them. What else tests
    change, their file puts back.
    """
    bus.begin_anew()
    window.resize(1100, 700)
    window.field.clear()
    window.browser.to_library()
    window.browser.library.select_row(0)
    window.browser.library.selection.choose_none()
    window.browser.library.setFocus()
    bus.library.reset_mock()
