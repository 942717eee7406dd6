"""Searching and judging in the window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import call

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import Changes
from app.core.base.search_types import EVERYWHERE, QueryItem, Scope
from app.ui.facts.field_parts import CROSS
from app.ui.photos.tile import TilePart, button_rects
from app.ui.style.motion import Run
from app.work.bus.events import Failed, PhotosChanged, SearchChanged, SearchStarted
from tests.queries import like, like_files, shows
from tests.unit.app.ui.gestures import LEFT, actions_of, click_thumb, press, search_from, thumb_of

pytestmark = pytest.mark.same_window


# Searching from the window: photos, pictures and parts of them as queries, and the way back.

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
    assert chips(window) == ["“boat”", "2016"]
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
    assert chips(window) == ["“cat”", "in 2022", "2016"]
    QTest.mouseClick(window.field.chips.chips[1], LEFT)
    assert fake_bus.asked[-1] == call.session.set_scope(Scope(filter="2016"))


# Thumbs in the window: what they ask for, and when the new order is shown.


def shown_buttons(part: QWidget) -> list[QToolButton]:
    return [button for button in part.findChildren(QToolButton) if button.isVisible()]


def test_keys_judge_at_once_and_undo_brings_the_order_back(window, fake_bus) -> None:
    actions_of(window)["facts_panel"].trigger()
    search_from(window, 0)
    results = window.browser.results
    before = results.photo_model.photos()
    press(results, Qt.Key.Key_P)
    assert fake_bus.asked[-1] == call.searches.judge(1, (before[0],), 1)
    assert results.photo_model.photos() != before
    assert window.inspector.taught.isVisible()
    press(results, Qt.Key.Key_X)
    press(results, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    press(results, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert results.photo_model.photos() == before
    assert window.inspector.taught.isHidden()


def test_a_liked_photo_stays_in_its_place_while_the_others_move(window) -> None:
    search_from(window, 0)
    results = window.browser.results
    before = results.photo_model.photos()
    click_thumb(results, 1, TilePart.LIKE)
    after = results.photo_model.photos()
    assert after[1] == before[1]
    assert len(set(after)) == len(before)
    assert results.photo_model.sign(before[1]) == 1


@pytest.mark.parametrize("row", [1, 3, 5, 7])
def test_photos_of_all_shapes_stay_under_the_pointer(window: Any, fake_bus: Any, row: int) -> None:
    shapes = np.random.default_rng(row).integers(25, 65, len(fake_bus.infos)).tolist()
    infos = tuple(
        replace(info, width=wide) for info, wide in zip(fake_bus.infos, shapes, strict=True)
    )
    fake_bus.publish(PhotosChanged(Changes(updated=tuple(info.id for info in infos)), infos))
    search_from(window, 0)
    results = window.browser.results
    photo, point = results.photo_model.photos()[row], thumb_of(results, row, TilePart.LIKE)
    click_thumb(results, row, TilePart.LIKE)
    assert results.verticalOffset() < 100  # of rows twice as high
    QTest.mouseClick(results.viewport(), LEFT, pos=point)
    judged = fake_bus.library.searches.judge.mock_calls
    assert judged == [call(1, (photo,), 1), call(1, (photo,), 0)]


def test_an_answer_that_comes_while_photos_slide_lets_them_go_on(
    window: Any, fake_bus: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    search_from(window, 0)
    results = window.browser.results
    monkeypatch.setattr(Run, "share", lambda _: 0.0)  # nothing has moved yet
    press(results, Qt.Key.Key_P)
    sliding = results.viewport().grab().toImage()
    window.browser.orders.show(replace(fake_bus.view, revised=True))
    assert results.viewport().grab().toImage() == sliding


def test_a_photo_liked_in_a_search_looks_as_ever_in_the_library(window) -> None:
    library = window.browser.library

    def look() -> QImage:
        return library.viewport().grab(library.visualRect(library.photo_model.index(1))).toImage()

    before = look()
    search_from(window, 0)
    window.browser.results.select_row(
        window.browser.results.photo_model.row_of(library.photo_model.photos()[1])
    )
    press(window.browser.results, Qt.Key.Key_P)
    window.browser.to_library()
    assert look() == before


def test_a_disliked_photo_goes_and_is_shown_again_below_the_others(window) -> None:
    search_from(window, 0)
    results = window.browser.results
    photo = results.photo_model.photos()[1]
    click_thumb(results, 1, TilePart.DISLIKE)
    assert photo not in results.photo_model.photos()
    assert results.note == "1 disliked, show"
    results.note_clicked.emit()
    assert results.photo_model.photos()[-1] == photo
    assert results.note == "1 disliked, hide"
    click_thumb(results, len(results.photo_model.photos()) - 1, TilePart.DISLIKE)  # taken back
    assert results.note == ""
    assert results.photo_model.photos().count(photo) == 1


def test_a_pointer_at_rest_on_a_thumb_has_the_order_prepared(
    window, fake_bus, qtbot: QtBot
) -> None:
    search_from(window, 0)
    results = window.browser.results
    photo = results.photo_model.photos()[1]
    cell = results.visualRect(results.photo_model.index(1))
    with qtbot.waitSignal(results.aimed) as aimed:
        QTest.mouseMove(results.viewport(), button_rects(cell, True)[TilePart.DISLIKE].center())
    assert aimed.args == [photo, -1]
    assert fake_bus.library.searches.prefetch.mock_calls == [call(1, photo, -1)]


def test_a_second_click_on_the_same_thumb_takes_it_back(window, fake_bus) -> None:
    search_from(window, 0)
    photo = window.browser.results.photo_model.photos()[2]
    click_thumb(window.browser.results, 2, TilePart.LIKE)
    click_thumb(window.browser.results, 2, TilePart.LIKE)
    judged = fake_bus.library.searches.judge.mock_calls
    assert judged == [call(1, (photo,), 1), call(1, (photo,), 0)]
    assert window.browser.results.photo_model.sign(photo) == 0


def test_the_large_photo_can_be_judged_and_arrows_go_on(window, fake_bus) -> None:
    search_from(window, 0)
    press(window.browser.results, Qt.Key.Key_Space)
    preview = window.browser.preview
    (first,) = preview.selected()
    press(preview, Qt.Key.Key_P)
    assert preview.selected() == (first,)
    assert fake_bus.asked[-1] == call.searches.judge(1, (first,), 1)
    press(preview, Qt.Key.Key_Right)
    assert preview.selected() == (window.browser.results.photo_model.photos()[1],)
    press(preview, Qt.Key.Key_Right)
    assert preview.selected() == (window.browser.results.photo_model.photos()[2],)


def test_the_large_photo_has_thumbs_for_the_mouse(window, fake_bus) -> None:
    search_from(window, 0)
    press(window.browser.results, Qt.Key.Key_E)
    bar = window.browser.preview
    like = next(b for b in bar.findChildren(QToolButton) if b.accessibleName() == "Like")
    QTest.mouseClick(like, LEFT)
    assert fake_bus.asked[-1] == call.searches.judge(1, (2,), 1)
    assert like.isChecked()
    QTest.mouseClick(like, LEFT)
    assert fake_bus.asked[-1] == call.searches.judge(1, (2,), 0)
    assert not like.isChecked()
    back = next(b for b in bar.findChildren(QToolButton) if b.accessibleName() == "Back")
    QTest.mouseClick(back, LEFT)
    assert window.browser.results.isVisible()


def test_outside_a_search_the_large_photo_offers_no_thumbs(window) -> None:
    press(window.browser.library, Qt.Key.Key_Space)
    shown = [
        button.accessibleName()
        for button in window.browser.preview.findChildren(QToolButton)
        if button.isVisible()
    ]
    assert "More like this" in shown
    assert not {"Like", "Dislike"} & set(shown)


def test_a_refused_judgment_does_not_stay_marked(window, fake_bus, monkeypatch) -> None:
    search_from(window, 0)
    photo = window.browser.results.photo_model.photos()[0]
    fake_bus.library.searches.judge.side_effect = lambda *_: fake_bus.publish(Failed("Disk full."))
    press(window.browser.results, Qt.Key.Key_P)
    assert window.browser.results.photo_model.sign(photo) == 0
    assert window.toast.sentence() == "Disk full."


def test_a_thumb_for_many_photos_marks_them_in_one_go(window, fake_bus, monkeypatch) -> None:
    search_from(window, 0)
    fake_bus.library.searches.judge.side_effect = None  # no answer comes
    marked: list[dict[int, int]] = []
    monkeypatch.setattr(window.browser.results.photo_model, "set_signs", marked.append)
    window.browser.results.selectAll()
    press(window.browser.results, Qt.Key.Key_P)
    photos = window.browser.results.photo_model.photos()
    assert fake_bus.asked[-1] == call.searches.judge(1, photos, 1)
    assert marked == [dict.fromkeys(photos, 1)]


def test_a_thumb_in_a_folder_teaches_no_search_that_is_off_the_screen(window, fake_bus) -> None:
    search_from(window, 0)
    press(window.browser.results, Qt.Key.Key_Escape)
    library = window.browser.library
    assert library.isVisible()
    click_thumb(library, 3, TilePart.LIKE)  # where it was in the results
    library.select_row(3)
    for key in (Qt.Key.Key_P, Qt.Key.Key_X):
        press(library, key)
        assert window.toast.sentence().startswith("Thumbs belong to a search.")
    assert fake_bus.library.searches.judge.mock_calls == []
    press(library, Qt.Key.Key_Space)
    offered = [each.accessibleName() for each in shown_buttons(window.browser.preview)]
    assert "More like this" in offered
    assert "Like" not in offered
    press(window.browser.preview, Qt.Key.Key_Escape)
    press(library, Qt.Key.Key_Return)
    press(window.browser.results, Qt.Key.Key_P)
    fake_bus.library.searches.judge.assert_called_once()
