"""Asked photos are rated one after the other."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import call

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from app.ui.panels.ask_strip import AskStrip
from app.work.bus.events import SearchChanged
from tests.queries import like

PHOTO = "The photo to rate"
LEFT = Qt.MouseButton.LeftButton


def asking(window: Any, bus: Any, *photos: int) -> AskStrip:
    bus.view = replace(bus.view, asked=photos)
    bus.publish(SearchChanged(bus.view))
    strip: AskStrip = window.search.findChild(AskStrip)
    return strip


def title(strip: AskStrip) -> str:
    return next(label.text() for label in strip.findChildren(QLabel) if label.text())


def press(strip: AskStrip, name: str) -> None:
    buttons = strip.findChildren(QToolButton)
    QTest.mouseClick(next(b for b in buttons if name in (b.text(), b.accessibleName())), LEFT)


@pytest.fixture
def searching(window: Any, fake_bus: Any) -> Any:
    fake_bus.search(lambda library: library.session.start(like(2)))
    return window


def test_it_counts_what_is_rated(searching: Any, fake_bus: Any) -> None:
    strip = asking(searching, fake_bus, 5, 6, 7)
    assert strip.isVisible()
    assert title(strip) == "Rate photo 1 of 3"
    press(strip, "More like this")
    assert fake_bus.asked[-1] == call.searches.judge(1, (5,), 1)
    strip = asking(searching, fake_bus, 6, 7)
    assert title(strip) == "Rate photo 2 of 3"
    press(strip, "Less like this")
    assert fake_bus.asked[-1] == call.searches.judge(1, (6,), -1)
    assert not asking(searching, fake_bus).isVisible()
    assert title(asking(searching, fake_bus, 9)) == "Rate photo 1 of 1"


def test_done_asks_no_more(searching: Any, fake_bus: Any) -> None:
    strip = asking(searching, fake_bus, 5)
    press(strip, "Done")
    assert fake_bus.asked[-1] == call.searches.ask_me(1)


def test_its_thumbs_stand_below_the_photo_however_little_room_there_is(
    searching: Any, fake_bus: Any, qtbot: Any
) -> None:
    searching.resize(1280, 500)
    fake_bus.view = replace(
        fake_bus.view,
        summary="Rate the first 4 photos: they help most. " * 6,
        liked=(1, 3),
        disliked=(4,),
    )
    strip = asking(searching, fake_bus, 5, 6, 7)
    (photo,) = (each for each in strip.findChildren(QWidget) if each.accessibleName() == PHOTO)
    thumbs = [each for each in strip.findChildren(QToolButton) if each.accessibleName()]
    below = photo.geometry().bottom
    qtbot.waitUntil(lambda: strip.height() >= strip.sizeHint().height())
    assert all(thumb.geometry().top() > below() for thumb in thumbs)
