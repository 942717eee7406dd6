"""Large type and the way of the Tab key."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QSettings, Qt
from PySide6.QtGui import QFont, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.core.duplicates.types import Preferences
from app.ui.style.appearance import dress
from app.ui.style.labels import ElidedLabel
from app.ui.style.tokens import DARK, LIGHT, Tokens
from app.ui.window.main_window import MainWindow
from app.work.bus.events import DuplicatesFound, MapChanged, RootsChanged, SearchChanged
from tests.queries import like
from tests.unit.app.ui.duplicates.test_duplicates_page import FOUND
from tests.unit.app.ui.gestures import actions_of
from tests.unit.app.ui.map.test_map_page_in_window import map_of

# Letters of twice the size: nothing that is written is cut.

WRITTEN = (QLabel, QAbstractButton, QLineEdit, QComboBox)
DIALOGS = ("keywords", "rename", "copy_to", "export", "bin", "files_done", "backups", "about")
IGNORES = QSizePolicy.Policy.Ignored  # it shortens its words itself, with dots


@pytest.fixture
def large(qapp: QApplication) -> Iterator[None]:
    usual, font = qapp.font(), QFont(qapp.font())
    palette = QPalette(qapp.palette())
    font.setPointSizeF(2 * usual.pointSizeF())
    qapp.setFont(font)
    dress(qapp, LIGHT)  # its padding takes room, too
    yield
    qapp.setFont(usual)
    qapp.setStyleSheet("")
    qapp.setPalette(palette)


@pytest.fixture
def tall(
    large: None, qtbot: QtBot, fake_bus: Any, fake_thumbnails: Any, window_settings: QSettings
) -> Iterator[MainWindow]:
    """The window with large letters, after a search with thumbs."""
    window = MainWindow(fake_bus, fake_thumbnails, window_settings)
    qtbot.addWidget(window)
    window.resize(1920, 1080)
    with qtbot.waitExposed(window):
        window.show()
    yield window
    window.close()


def cut(within: QWidget) -> list[str]:
    """What is written in a widget and has less room than it needs."""
    for _ in range(3):  # what was just shown is laid out, and what this changed, and that
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    found = []
    for widget in within.findChildren(QWidget):
        if not isinstance(widget, WRITTEN) or not widget.isVisible():
            continue
        if isinstance(widget, ElidedLabel):
            continue  # it shortens its words, and its tooltip has all of them
        if isinstance(widget.parentWidget(), QLineEdit | QAbstractSpinBox):
            continue  # an icon, or the line within a field that is looked at itself
        needs, has = widget.minimumSizeHint(), widget.size()
        wraps = isinstance(widget, QLabel) and widget.wordWrap()
        narrow = has.width() < needs.width() and widget.sizePolicy().horizontalPolicy() != IGNORES
        low = has.height() < (widget.heightForWidth(has.width()) if wraps else needs.height())
        text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
        if narrow or low:
            found.append(f"{type(widget).__name__} {text!r} {widget.accessibleName()!r}: {has}")
    return found


@pytest.mark.slow
def test_panels_are_wider_at_first_and_leave_the_photos_half(tall: MainWindow) -> None:
    assert tall.sidebar.width() > 300, "240 beside usual letters"
    assert tall.browser.width() >= 1920 / 2 - 8


@pytest.mark.slow
def test_nothing_is_cut_on_a_walk(tall: MainWindow, fake_bus: Any) -> None:
    wrong = {"library": cut(tall)}
    tall.browser.library.selection.choose([2, 3])
    for page in ("compare", "slide_show"):
        actions_of(tall)[page].trigger()
        wrong[page] = cut(tall)
        tall.browser.to_library()
    fake_bus.search(lambda library: library.session.start(like(2)))
    fake_bus.view = replace(
        fake_bus.view,
        liked=(5,),
        disliked=(6,),
        asked=(7, 8),
        summary="Liked photos now rank 30 places higher. Rate the first 2 photos: they help most.",
    )
    fake_bus.publish(SearchChanged(fake_bus.view))
    wrong["results"] = cut(tall)
    tall.browser.results.select_row(1)
    tall.browser.toggle_preview()
    wrong["photo"] = cut(tall)
    assert {place: found for place, found in wrong.items() if found} == {}


@pytest.mark.slow
def test_nothing_is_cut_in_a_dialog(tall: MainWindow) -> None:
    tall.browser.library.select_row(0)
    wrong = []
    for command in DIALOGS:
        actions_of(tall)[command].trigger()
        dialogs = [dialog for dialog in tall.findChildren(QDialog) if dialog.isVisible()]
        assert dialogs, command
        wrong += [(command, text) for dialog in dialogs for text in cut(dialog)]
        for dialog in dialogs:
            dialog.close()
    assert wrong == []


def test_nothing_is_cut_on_the_first_screen(
    large: None, qtbot: QtBot, empty_bus: Any, fake_thumbnails: Any, window_settings: QSettings
) -> None:
    window = MainWindow(empty_bus, fake_thumbnails, window_settings)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    empty_bus.publish(RootsChanged(()))
    QApplication.processEvents()
    assert cut(window) == []
    window.close()


# A walk with Tab through every page: all is reached, named, and seen to have the keyboard.

MOST = 60  # stations of a walk
EDGE = 6  # px around a widget, in which a ring may be


@pytest.fixture(params=[LIGHT, DARK], ids=["light", "dark"])
def shown(
    request: pytest.FixtureRequest, qapp: QApplication, window: Any, qtbot: QtBot
) -> Iterator[Any]:
    tokens: Tokens = request.param
    palette = QPalette(qapp.palette())
    dress(qapp, tokens)
    window.resize(1280, 900)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield window
    qapp.setStyleSheet("")
    qapp.setPalette(palette)


def walk(window: QWidget) -> list[QWidget]:
    """The widgets that Tab leads to, until it comes to one again."""
    stations: list[QWidget] = []
    for _ in range(MOST):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        at = QApplication.focusWidget()
        if at is None or at in stations:
            break
        stations.append(at)
    return stations


def picture(window: QWidget, widget: QWidget) -> QImage:
    """What is seen of a widget, and around it."""
    corner = widget.mapTo(window, QPoint())
    area = widget.rect().translated(corner).adjusted(-EDGE, -EDGE, EDGE, EDGE)
    return window.grab(area.intersected(window.rect())).toImage()


def faults(window: QWidget) -> list[str]:
    """What is wrong on a walk."""
    stations, found = walk(window), []
    if len(stations) < 3 or len(stations) >= MOST:
        found.append(f"{len(stations)} stations")
    for widget in stations:
        said = f"{type(widget).__name__} {widget.accessibleName()!r} {widget.objectName()!r}"
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        with_ring = picture(window, widget)
        widget.clearFocus()
        QApplication.processEvents()
        if with_ring == picture(window, widget):
            found.append(f"{said}: its focus is not seen")
        if not widget.accessibleName() and not getattr(widget, "text", str)():
            found.append(f"{said}: it has no name")
        if not widget.isVisible():
            found.append(f"{said}: it is not seen")
    return found


@pytest.mark.slow
def test_pages(shown: Any, fake_bus: Any) -> None:
    shown.browser.focus_photos()
    wrong = {"library": faults(shown)}
    fake_bus.search(lambda library: library.session.start(like(2)))
    shown.browser.to_results()
    wrong["results"] = faults(shown)
    actions_of(shown)["duplicates"].trigger()
    fake_bus.publish(DuplicatesFound(FOUND, Preferences(), ""))
    QApplication.processEvents()
    wrong["duplicates"] = faults(shown)
    actions_of(shown)["map"].trigger()
    fake_bus.publish(MapChanged(map_of()))
    wrong["map"] = faults(shown)
    shown.browser.to_results()
    shown.browser.results.select_row(1)
    shown.browser.toggle_preview()
    wrong["photo"] = faults(shown)
    assert {page: found for page, found in wrong.items() if found} == {}
