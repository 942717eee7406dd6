"""Searching from the window: photos, pictures and parts of them as queries, and the way back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from unittest.mock import call

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QToolButton,
)
from pytestqt.qtbot import QtBot

from app.core.base.search_types import EVERYWHERE, QueryItem, Scope
from app.ui.facts.field_parts import CROSS
from app.work.bus.events import Failed, SearchChanged, SearchStarted
from tests.queries import like, like_files, shows
from tests.unit.app.ui.gestures import LEFT, actions_of, press, search_from

pytestmark = pytest.mark.same_window

# The offscreen platform has no window manager to tell about lists that open.
NO_LISTS = pytest.mark.qt_log_ignore("does not support")


def chips(window) -> list[str]:
    return [chip.text().removesuffix(CROSS).strip() for chip in window.field.chips.chips]


def test_enter_searches_from_the_photo_and_shows_the_results(window, fake_bus) -> None:
    search_from(window, 4)
    assert fake_bus.asked[-1] == call.session.start(like(5), scope=None)
    assert window.browser.showing_results()
    assert window.browser.results.hasFocus()
    assert 5 not in window.browser.results.photo_model.photos()


def test_several_selected_photos_are_one_query(window, fake_bus) -> None:
    window.browser.library.selectAll()
    press(window.browser.library, Qt.Key.Key_Return)
    assert fake_bus.asked[-1] == call.session.start(like(*range(1, 61)), scope=None)


def test_enter_on_a_result_goes_on_from_there_and_leaves_a_trail(window, fake_bus) -> None:
    search_from(window, 0)
    press(window.browser.results, Qt.Key.Key_Return)
    assert fake_bus.asked[-1] == call.session.start((QueryItem(photo=2),), scope=EVERYWHERE)
    fake_bus.view = replace(fake_bus.view, can_go_back=True)
    fake_bus.publish(SearchChanged(fake_bus.view))
    press(window.browser.results, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert fake_bus.asked[-1] == call.session.back()


def test_escape_leads_back_step_by_step_and_the_search_stays(window, fake_bus) -> None:
    search_from(window, 0)
    press(window.browser.results, Qt.Key.Key_Space)
    assert window.browser.showing_preview()
    press(window.browser.preview, Qt.Key.Key_Escape)
    assert window.browser.results.isVisible()
    press(window.browser.results, Qt.Key.Key_Escape)
    assert window.browser.library.isVisible()
    assert fake_bus.view is not None
    press(window.browser.library, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.browser.results.isVisible()


def test_the_mouse_leads_from_the_results_to_the_library_and_back(window, qtbot: QtBot) -> None:
    search_from(window, 0)
    action = actions_of(window)["back"]
    turn = next(b for b in window.findChildren(QToolButton) if b.defaultAction() is action)
    QTest.mouseClick(turn, LEFT)
    assert window.browser.library.isVisible()
    QTest.mouseClick(turn, LEFT)
    assert window.browser.results.isVisible()
    places = window.sidebar.view
    photos = places.visualRect(places.index_of("photos")).center()
    QTest.mouseClick(places.viewport(), LEFT, pos=photos)
    qtbot.waitUntil(window.browser.library.isVisible)


def test_ending_the_search_returns_to_the_library(window) -> None:
    search_from(window, 0)
    press(window.browser.results, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert window.browser.library.isVisible()
    press(window.browser.library, Qt.Key.Key_P)
    assert "Start a search first" in window.toast.sentence()


def test_a_thumb_before_the_results_are_here_is_not_told_to_search(window, fake_bus) -> None:
    fake_bus.publish(SearchStarted())
    press(window.browser.library, Qt.Key.Key_P)
    assert window.toast.sentence() == "The results aren't here yet."
    fake_bus.publish(Failed("The library is empty."))
    press(window.browser.library, Qt.Key.Key_P)
    assert "Start a search first" in window.toast.sentence()


def test_a_pasted_picture_becomes_a_query(window, fake_bus) -> None:
    picture = QImage(6, 4, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    QGuiApplication.clipboard().setImage(picture)
    press(window.browser.library, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    ((item,),) = fake_bus.library.session.start.call_args.args
    assert item.name == "the pasted picture"
    assert QImage.fromData(item.thumbnail).size() == picture.size()


def test_a_dropped_folder_is_added_and_a_dropped_file_searched_with(
    window, fake_bus, tmp_path: Path
) -> None:
    file = tmp_path / "p.jpg"
    file.touch()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path)), QUrl.fromLocalFile(str(file))])
    assert window.commands.take(data)
    assert fake_bus.asked[-2:] == [
        call.scan.add_root(tmp_path),
        call.session.start(like_files(file), scope=None),
    ]


def test_a_rectangle_on_the_large_photo_searches_with_that_part(window, fake_bus) -> None:
    press(window.browser.library, Qt.Key.Key_Space)
    preview = window.browser.preview.canvas
    start = preview.rect().center() - QPoint(20, 26)
    QTest.mousePress(preview, LEFT, pos=start)
    QTest.mouseRelease(preview, LEFT, pos=start + QPoint(30, 28))
    ((item,),) = fake_bus.library.session.start.call_args.args
    assert item.photo == 1
    assert all(0 < share < 1 for share in item.crop)


def test_there_is_a_way_back_once_something_else_is_shown(window, fake_bus) -> None:
    back, forward = actions_of(window)["back"], actions_of(window)["forward"]
    assert not back.isEnabled()
    assert not forward.isEnabled()
    search_from(window, 0)
    assert back.isEnabled()
    back.trigger()
    assert window.browser.library.isVisible()
    assert back.isEnabled()  # to the results, as before
    fake_bus.search(lambda library: library.session.leave())
    assert not back.isEnabled()


def typed(window, text: str) -> None:
    window.field.focus_line()
    QTest.keyClicks(window.field.line, text)
    window.field.line.completer().popup().hide()


@NO_LISTS
def test_a_known_word_is_searched_within_what_stands_beside_it(window, fake_bus) -> None:
    typed(window, "boat 2016")
    QTest.keyClick(window.field.line, Qt.Key.Key_Return)
    assert fake_bus.asked[-1] == call.session.start(shows("boat"), scope=Scope(filter="2016"))
    assert window.browser.showing_results()
    assert chips(window) == [
        "“boat”",
        "2016",
    ]
    typed(window, "cat")
    QTest.keyClick(window.field.line, Qt.Key.Key_Return)
    assert fake_bus.asked[-1] == call.session.start(shows("cat"), scope=None)
    assert chips(window) == ["“cat”"]
    press(window.browser.results, Qt.Key.Key_Escape)
    assert len(window.browser.library.photo_model.photos()) == 60


@NO_LISTS
def test_typing_a_word_that_no_photo_is_named_by_leaves_the_photos_there(
    window, fake_bus, qtbot: QtBot
) -> None:
    typed(window, "boat")
    qtbot.waitUntil(lambda: call.facts.within(Scope(filter="boat")) in fake_bus.asked)
    assert len(window.browser.library.photo_model.photos()) == 60
    assert window.browser.library.isVisible()
    assert window.library.scope.filter == ""


def test_the_folder_that_a_search_looks_in_is_a_chip_that_goes_at_a_click(window, fake_bus) -> None:
    fake_bus.search(
        lambda library: library.session.start(
            shows("cat"), scope=Scope(Path("/photos/2022"), filter="2016")
        )
    )
    assert chips(window) == [
        "“cat”",
        "in 2022",
        "2016",
    ]
    QTest.mouseClick(window.field.chips.chips[1], LEFT)
    assert fake_bus.asked[-1] == call.session.set_scope(Scope(filter="2016"))
