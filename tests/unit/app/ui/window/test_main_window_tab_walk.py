"""A walk with Tab through every page: all is reached, named, and seen to have the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.core.duplicates.types import Preferences
from app.ui.style.appearance import dress
from app.ui.style.tokens import DARK, LIGHT, Tokens
from app.work.bus.events import DuplicatesFound, MapChanged
from tests.queries import like
from tests.unit.app.ui.duplicates.test_duplicates_page import FOUND
from tests.unit.app.ui.gestures import actions_of
from tests.unit.app.ui.map.test_map_page_in_window import map_of

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
