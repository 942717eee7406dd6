"""The field that a search by a word starts in, alone and in the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from likewise.app.core.types import QueryItem
from likewise.app.ui.panels.word_field import OFFERED, WordField
from likewise.app.ui.window.main_window import MainWindow
from likewise.app.workers.bridge.requests.searches import Back, StartSearch

# The offscreen platform has no window manager.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", r"raise\(\)", "grabbing the keyboard")


@pytest.fixture
def field(window: MainWindow) -> WordField:
    """The window's, with the keyboard."""
    QTest.keyClick(window.browser.library, Qt.Key.Key_Slash)
    assert window.search.word.line.hasFocus()
    return window.search.word


def offered(field: WordField) -> list[str]:
    model = field.popup.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def searches(service) -> list[tuple[QueryItem, ...]]:
    return [each.query for each in service.requests if isinstance(each, StartSearch)]


def test_a_word_is_typed_and_searched(window: MainWindow, field: WordField, fake_service) -> None:
    QTest.keyClicks(field.line, "Dogs")
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    assert searches(fake_service) == [(QueryItem(word="dog"),)]
    assert not field.popup.isVisible()
    assert window.browser.results.hasFocus()
    assert field.line.text() == "dog"


def test_completion_offers_known_words_as_one_types(field: WordField) -> None:
    QTest.keyClicks(field.line, "ca")
    assert field.popup.isVisible()
    assert offered(field)[:2] == ["car", "cat"]
    assert len(offered(field)) == OFFERED
    QTest.keyClicks(field.line, "qx")
    assert offered(field) == []


def test_a_word_of_the_list_is_taken_by_keys_once(field: WordField, fake_service) -> None:
    QTest.keyClicks(field.line, "ca")
    QTest.keyClick(field.popup, Qt.Key.Key_Down)
    QTest.keyClick(field.popup, Qt.Key.Key_Down)
    fake_service.silent = True  # so that the focus stays where it is until an answer comes
    QTest.keyClick(field.popup, Qt.Key.Key_Return)
    assert searches(fake_service) == [(QueryItem(word="cat"),)]


def test_a_word_of_the_list_is_taken_by_a_click(field: WordField, fake_service) -> None:
    QTest.keyClicks(field.line, "ca")
    cell = field.popup.visualRect(field.popup.model().index(0, 0))
    QTest.mouseClick(field.popup.viewport(), Qt.MouseButton.LeftButton, pos=cell.center())
    assert searches(fake_service) == [(QueryItem(word="car"),)]


def test_a_word_that_is_not_known_is_said_with_ways_on(
    field: WordField, fake_service, window: MainWindow, qtbot: QtBot
) -> None:
    QTest.keyClicks(field.line, "elefant<b>")
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    assert "doesn't know the word “elefant&lt;b&gt;”" in field.note.text()
    QTest.keyClick(field.line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field.line, "elefant")
    assert not field.note.isVisible()
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    assert 'Did you mean <a href="elephant">elephant</a>?' in field.note.text()
    fake_service.roots_changed.emit(fake_service.known_roots)
    assert field.note.isVisible()
    assert searches(fake_service) == []
    field.note.linkActivated.emit("picture:")
    qtbot.waitUntil(lambda: bool(window.findChildren(QFileDialog)))
    window.findChildren(QFileDialog)[0].reject()
    field.note.linkActivated.emit("elephant")
    assert searches(fake_service) == [(QueryItem(word="elephant"),)]
    assert not field.note.isVisible()


def test_nothing_typed_is_no_word(field: WordField, fake_service) -> None:
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    assert searches(fake_service) == []
    assert not field.note.isVisible()


def test_escape_closes_the_list_and_then_goes_back_to_the_photos(
    window: MainWindow, field: WordField
) -> None:
    QTest.keyClicks(field.line, "do")
    QTest.keyClick(field.popup, Qt.Key.Key_Escape)
    assert not field.popup.isVisible()
    assert field.line.hasFocus()
    QTest.keyClick(field.line, Qt.Key.Key_Escape)
    assert window.browser.library.hasFocus()
    assert field.line.text() == ""


def test_escape_leaves_the_results_where_they_are(window: MainWindow, field: WordField) -> None:
    QTest.keyClicks(field.line, "dog")
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    QTest.keyClick(window.browser.results, Qt.Key.Key_Slash)
    QTest.keyClick(field.line, Qt.Key.Key_Escape)
    assert window.browser.showing_results()
    assert window.browser.results.hasFocus()
    QTest.keyClick(window.browser.results, Qt.Key.Key_Escape)
    assert window.browser.library.hasFocus()


def test_the_side_opens_for_the_field(window: MainWindow) -> None:
    QTest.keyClick(window.browser.library, Qt.Key.Key_F8)
    assert not window.search.isVisible()
    QTest.keyClick(window.browser.library, Qt.Key.Key_Slash)
    assert window.search.isVisible()
    assert window.search.word.line.hasFocus()


def test_why_no_word_can_be_searched_is_said(window: MainWindow, fake_service) -> None:
    fake_service.no_words = "Words work as soon as the first photos are read."
    fake_service.roots_changed.emit(fake_service.known_roots)
    field = window.search.word
    assert not field.line.isEnabled()
    assert field.note.text() == fake_service.no_words
    QTest.keyClick(window.browser.library, Qt.Key.Key_Slash)
    assert window.toast.sentence() == fake_service.no_words
    fake_service.no_words = ""
    fake_service.roots_changed.emit(fake_service.known_roots)
    assert field.line.isEnabled()
    assert not field.note.isVisible()


def test_the_window_shows_what_the_search_is(
    window: MainWindow, field: WordField, fake_service
) -> None:
    QTest.keyClicks(field.line, "dog")
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    assert not window.search.query.isVisible()  # the word stands in the field
    photo = fake_service.view.results[0].photo
    assert "Shows “dog”" in window.browser.results.photo_model.description(photo)
    assert window.browser.results.photo_model.likeness(photo) == {"subject": 0.7}
    assert not window.search._counts.isVisible()
    QTest.keyClick(window.browser.results, Qt.Key.Key_P)
    assert window.search._counts.isVisible()
    window.browser.results.select_row(0)
    QTest.keyClick(window.browser.results, Qt.Key.Key_Return)  # onward from a photo
    assert field.line.text() == ""
    trail = window.search.trail.tray_model
    assert trail.items == (QueryItem(word="dog"),)
    assert trail.name_of(trail.items[0]) == "“dog”"
    assert window.search.query.isVisible()
    assert window.search._counts.isVisible()


def test_names_for_screen_readers(field: WordField) -> None:
    assert field.line.accessibleName() == "Search by a word"
    QTest.keyClicks(field.line, "elefant")
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    assert "Did you mean elephant?" in field.line.accessibleDescription()
    assert field.popup.accessibleName() == "Known words"


def test_tab_leads_from_the_field_into_the_search(window: MainWindow, field: WordField) -> None:
    QTest.keyClicks(field.line, "dog")
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    QTest.keyClick(window.browser.results, Qt.Key.Key_Slash)
    QTest.keyClick(field.line, Qt.Key.Key_Tab)
    assert window.search.scope.folder.hasFocus()


def test_back_is_asked_of_the_service(window: MainWindow, field: WordField, fake_service) -> None:
    QTest.keyClicks(field.line, "dog")
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    QTest.keyClick(window.browser.results, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert fake_service.requests[-1] == Back()
