"""The field that finds photos: filter, completion, chips, words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QMenu
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import FactCounts
from app.core.base.search_types import AlbumInfo
from app.ui.canvas.pictures import Pictures
from app.ui.facts.field_parts import CROSS, Limit
from app.ui.facts.search_field import SearchField
from app.work.bus.events import AlbumsChanged, FactsCounted, RootsChanged
from tests.unit.app.fake_bus import FakeBus

# The offscreen platform has no window manager to tell about lists that open.
pytestmark = [pytest.mark.qt_log_ignore("does not support"), pytest.mark.same_window]

COUNTS = FactCounts(
    years={2019: 3, 2024: 10},
    keywords={"sea": 4, "Animals|Dog": 2},
    places={"Lisbon|Portugal": 5},
    facts={"camera": {"Acme One": 7, "ZEPPELIN CORPORATION ZEPPELIN Z1": 9}},
)


@pytest.fixture
def field(qtbot: QtBot, fake_thumbnails: Any, fake_bus: FakeBus) -> Iterator[SearchField]:
    fake_bus.hold(FactsCounted(COUNTS), albums("Seaside"), RootsChanged())
    field = SearchField(fake_bus, Pictures(fake_thumbnails, lambda photo: None))
    qtbot.addWidget(field)
    field.show()
    field.focus_line()
    yield field
    popup_of(field).hide()


def albums(*names: str) -> AlbumsChanged:
    return AlbumsChanged(tuple(AlbumInfo(1, name, 6, 0, None, None, None) for name in names))


def popup_of(field: SearchField) -> QAbstractItemView:
    """The list of completions."""
    completer = field.line.completer()
    assert completer is not None
    return completer.popup()


def offered_by(field: SearchField) -> list[str]:
    """What completions are, as they are told."""
    model = popup_of(field).model()
    role = Qt.ItemDataRole.AccessibleTextRole
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def type_in(field: SearchField, text: str) -> None:
    QTest.keyClicks(field.line, text)


def press(field: SearchField, key: Qt.Key) -> None:
    popup_of(field).hide()
    QTest.keyClick(field.line, key)


def texts(field: SearchField) -> list[str]:
    return [chip.text().removesuffix(CROSS).strip() for chip in field.chips.chips]


def test_it_filters_as_one_types(field: SearchField, qtbot: QtBot) -> None:
    with qtbot.waitSignal(field.typed) as told:
        type_in(field, "zz 2024")
    assert told.args == ["zz 2024"]
    with qtbot.waitSignal(field.filter_changed) as told:
        field.line.clear()
    assert told.args == [""]


def test_little_words_filter_nothing(field: SearchField, qtbot: QtBot) -> None:
    with qtbot.waitSignal(field.typed) as told:
        type_in(field, "photos of emma and zed")
    assert told.args == ["emma zed"]
    press(field, Qt.Key.Key_Return)
    assert texts(field) == ["“emma”", "“zed”"]
    assert "the word “emma zed”" in (field.nothing_found() or ("", ""))[0]
    field.clear()
    type_in(field, "emma and dog")
    with qtbot.waitSignal(field.word_chosen) as chosen:
        press(field, Qt.Key.Key_Return)
    assert chosen.args == ["dog", "emma"]
    with qtbot.waitSignal(field.typed) as told:
        type_in(field, "of the")  # there is nothing else
    assert told.args == ["of the"]


def test_enter_makes_chips_and_leads_to_the_photos(field: SearchField, qtbot: QtBot) -> None:
    type_in(field, "last summer >=3 stars qqq")
    with qtbot.waitSignals([field.words_wanted, field.photos_wanted]):
        press(field, Qt.Key.Key_Return)
    assert field.line.text() == ""
    assert texts(field)[1:] == ["★★★ or more", "“qqq”"]
    with qtbot.waitSignal(field.filter_changed) as told:
        press(field, Qt.Key.Key_Backspace)
    assert told.args is not None
    assert told.args[0].endswith(">=3 stars")
    with qtbot.waitSignal(field.filter_changed):
        QTest.keyClick(field.chips.chips[0], Qt.Key.Key_Delete)
    assert texts(field) == ["★★★ or more"]
    with qtbot.waitSignal(field.filter_changed) as told:
        field.chips.chips[0].click()
    assert told.args == [""]
    assert not field.chips.isVisible()


def test_enter_on_a_known_word_searches_by_it(
    field: SearchField, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    type_in(field, "dogs")
    with qtbot.waitSignal(field.word_chosen) as chosen:
        press(field, Qt.Key.Key_Return)
    assert chosen.args == ["dog", ""]
    assert field.line.text() == ""
    fake_bus.hold(RootsChanged(words_missing="Words need to see."))
    type_in(field, "dogs")
    with qtbot.waitSignal(field.photos_wanted):
        press(field, Qt.Key.Key_Return)
    assert texts(field) == ["“dogs”"]


def test_a_sentence_searches_where_a_model_reads_such(
    field: SearchField, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    fake_bus.hold(RootsChanged(sentences=True))
    type_in(field, "dogs running at the Seaside last summer")
    with qtbot.waitSignal(field.word_chosen) as chosen:
        press(field, Qt.Key.Key_Return)
    assert chosen.args is not None
    assert chosen.args[0] == "dogs running at the"  # an album is called so
    assert chosen.args[1].startswith("Seaside ")
    type_in(field, "dogs")
    with qtbot.waitSignal(field.word_chosen) as chosen:
        press(field, Qt.Key.Key_Return)
    assert chosen.args == ["dog", ""]
    type_in(field, "qqq zzz")
    with qtbot.waitSignal(field.words_wanted):  # which may be in the name of a photo
        press(field, Qt.Key.Key_Return)
    with qtbot.waitSignal(field.word_chosen) as chosen:
        field.nothing_found()
    assert chosen.args == ["qqq zzz", ""]
    assert texts(field) == []


def test_the_name_of_an_album_of_several_words_is_one(
    field: SearchField, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    fake_bus.hold(albums("Red car"))
    type_in(field, "red car 2019")
    with qtbot.waitSignal(field.words_wanted, timeout=5_000) as wanted:
        press(field, Qt.Key.Key_Return)
    assert wanted.args == ['"red car" 2019']
    assert texts(field) == ["“red car”", "2019"]


def test_esc_clears_step_by_step(field: SearchField, qtbot: QtBot) -> None:
    field.show_filter("2024")
    type_in(field, "zz")
    press(field, Qt.Key.Key_Escape)
    assert (field.line.text(), texts(field)) == ("", ["2024"])
    press(field, Qt.Key.Key_Escape)
    assert texts(field) == []
    with qtbot.waitSignal(field.left):
        press(field, Qt.Key.Key_Escape)


def test_down_leads_to_the_photos(field: SearchField, qtbot: QtBot) -> None:
    type_in(field, "zz")
    with qtbot.waitSignals([field.typed, field.photos_wanted]):
        press(field, Qt.Key.Key_Down)
    assert field.line.text() == "zz"


def test_completions_of_each_kind(field: SearchField) -> None:
    type_in(field, "sea")
    offered = offered_by(field)
    assert "sea, keyword, 4 photos" in offered
    assert "Seaside, album, 6 photos" in offered
    assert any(text.endswith("in the picture") for text in offered)
    field.line.clear()
    type_in(field, "zz 20")
    assert offered_by(field) == ["2024, date, 10 photos", "2019, date, 3 photos"]
    field.line.clear()
    type_in(field, "last su")
    assert offered_by(field)[0] == "last summer, date"


def test_towns_are_listed_in_their_countries(field: SearchField) -> None:
    menu = field.menu.menu()
    menu.aboutToShow.emit()
    titles = {each.title(): each for each in menu.findChildren(QMenu)}
    (country,) = titles["Place"].actions()
    assert country.text() == "Portugal\t5"
    within = [each.text() for each in titles["Portugal\t5"].actions()]
    assert within == ["Portugal\t5", "Lisbon\t5"]


def test_a_completion_is_taken_by_keys(field: SearchField, qtbot: QtBot) -> None:
    type_in(field, "lisb")
    popup = popup_of(field)
    qtbot.waitUntil(popup.isVisible)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert texts(field) == ["place “Lisbon”"]
    assert field.filter() == "place:Lisbon"


def test_a_completion_is_taken_by_a_click(field: SearchField, qtbot: QtBot) -> None:
    type_in(field, "zz acme")
    popup = popup_of(field)
    with qtbot.waitSignal(field.words_wanted):
        popup.clicked.emit(popup.model().index(0, 0))
    assert texts(field) == ["“zz”", "Acme One"]


def test_a_camera_is_proposed_by_the_name_that_people_use(field: SearchField) -> None:
    type_in(field, "zepp")
    assert offered_by(field) == ["ZEPPELIN Z1, camera, 9 photos"]
    field.line.clear()
    type_in(field, 'camera:"Zeppelin Corporation Zeppelin Z1"')  # kept by an album, say
    press(field, Qt.Key.Key_Return)
    assert texts(field) == ["Zeppelin Z1"]


def test_what_an_album_is_called_means_the_album(
    field: SearchField, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    fake_bus.hold(albums("Dog"))
    type_in(field, "dog 2024")
    with qtbot.assertNotEmitted(field.word_chosen):
        press(field, Qt.Key.Key_Return)
    assert texts(field) == ["“dog”", "2024"]
    fake_bus.hold(albums())
    field.line.clear()
    type_in(field, "dog")
    with qtbot.waitSignal(field.word_chosen) as chosen:
        press(field, Qt.Key.Key_Return)
    assert chosen.args[0] == "dog"


def test_a_word_that_no_photo_is_named_by(field: SearchField, qtbot: QtBot) -> None:
    with qtbot.waitSignal(field.typed):
        type_in(field, "elephunt 2024")
    assert field.nothing_found() is None  # somebody may be typing on
    press(field, Qt.Key.Key_Return)
    said, links = field.nothing_found() or ("", "")
    assert "know the word “elephunt”" in said
    assert "elephant</a>" in links
    with qtbot.waitSignal(field.word_chosen) as chosen:
        field.follow_link("elephant")
    assert chosen.args == ["elephant", "2024"]


def test_what_is_said_of_a_word_goes_with_it(field: SearchField) -> None:
    type_in(field, "2024 -elephunt")
    press(field, Qt.Key.Key_Return)
    assert field.line.accessibleDescription()
    field.show_filter("")
    assert field.line.accessibleDescription() == ""


def test_what_is_known_to_be_a_date_is_no_unknown_word(field: SearchField) -> None:
    type_in(field, "last summer")
    press(field, Qt.Key.Key_Return)
    assert field.nothing_found() is None
    assert len(texts(field)) == 1


@pytest.mark.parametrize(
    ("typed", "noun", "left"),
    [("boat 2016", "boat", "2016"), ("ice cream berlin -sea", "ice cream", "berlin -sea")],
)
def test_a_known_word_among_terms_is_searched_by_within_the_others(
    field: SearchField, qtbot: QtBot, typed: str, noun: str, left: str
) -> None:
    field.show_filter("wedding")
    type_in(field, typed)
    with qtbot.waitSignal(field.word_chosen) as chosen:
        press(field, Qt.Key.Key_Return)
    assert chosen.args == [noun, left]
    assert field.filter() == ""


def test_a_word_takes_the_place_of_what_was_there_and_a_date_joins_it(field: SearchField) -> None:
    for typed, chips in (
        ("qqq", ["“qqq”"]),
        ("2024", ["“qqq”", "2024"]),
        ("zzz 2019", ["“zzz”", "2019"]),
    ):
        type_in(field, typed)
        press(field, Qt.Key.Key_Return)
        assert texts(field) == chips


def test_a_camera_of_ones_own_is_meant_before_what_pictures_show(
    field: SearchField, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    fake_bus.publish(FactsCounted(replace(COUNTS, facts={"camera": {"Canon EOS 80D": 7}})))
    type_in(field, "Lisbon canon")
    with qtbot.assertNotEmitted(field.word_chosen):
        press(field, Qt.Key.Key_Return)
    assert texts(field) == ["“Lisbon”", "“canon”"]


def test_the_plural_of_a_folder_s_name_means_what_pictures_show(
    field: SearchField, fake_bus: FakeBus, qtbot: QtBot
) -> None:
    fake_bus.publish(FactsCounted(replace(COUNTS, folders={Path("/photos/sunflower"): 7})))
    type_in(field, "sunflower")
    with qtbot.assertNotEmitted(field.word_chosen):
        press(field, Qt.Key.Key_Return)
    field.clear()
    type_in(field, "sunflowers")
    with qtbot.waitSignal(field.word_chosen) as chosen:
        press(field, Qt.Key.Key_Return)
    assert chosen.args == ["sunflower", ""]


@pytest.mark.parametrize("folder", ["beach", "2020 beach"])
def test_a_scene_is_what_pictures_show_though_a_folder_is_called_so(
    field: SearchField, fake_bus: FakeBus, qtbot: QtBot, folder: str
) -> None:
    fake_bus.publish(FactsCounted(replace(COUNTS, folders={Path("/photos", folder): 7})))
    type_in(field, "beach 2020")
    with qtbot.waitSignal(field.word_chosen) as chosen:
        press(field, Qt.Key.Key_Return)
    assert chosen.args == ["beach", "2020"]


def test_a_minus_says_what_it_leaves_out(field: SearchField) -> None:
    type_in(field, "-<people>")
    press(field, Qt.Key.Key_Return)
    assert texts(field) == ["not “<people>”"]
    said = field.line.accessibleDescription()
    assert "named “<people>” are left out" in said
    type_in(field, "-2024")
    press(field, Qt.Key.Key_Return)
    assert field.line.accessibleDescription() == ""


def test_the_menu_offers_what_there_is(field: SearchField, qtbot: QtBot) -> None:
    menu = field.menu.menu()
    menu.aboutToShow.emit()
    inner = {action.text(): action.menu() for action in menu.actions() if action.menu()}
    years = [action.text() for action in inner["Date"].actions() if action.menu()]  # type: ignore[attr-defined]
    assert years == ["2024\t10", "2019\t3"]
    (keyword,) = (a for a in inner["Keyword"].actions() if a.text().startswith("sea"))  # type: ignore[attr-defined]
    with qtbot.waitSignal(field.filter_changed) as told:
        keyword.trigger()
    assert told.args == ["keyword:sea"]
    assert inner["Keyword"].menuAction().isVisible()  # type: ignore[attr-defined]
    assert not inner["Lens"].menuAction().isVisible()  # type: ignore[attr-defined]


def test_names_for_screen_readers(field: SearchField) -> None:
    assert field.line.accessibleName() == "Search"
    field.show_filter("2024-06")
    (chip,) = field.chips.chips
    assert chip.accessibleName() == "Filter: June 2024"
    assert chip.accessibleDescription()


def test_enter_closes_the_list_of_what_is_offered_and_leaves_nothing_typed(
    field: SearchField, qtbot: QtBot
) -> None:
    type_in(field, "dog")
    popup = popup_of(field)
    qtbot.waitUntil(popup.isVisible)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert not popup.isVisible()
    assert field.line.text() == ""


def test_backspace_takes_the_last_of_all_that_limits_the_list(
    field: SearchField, qtbot: QtBot
) -> None:
    like, folder = Limit("like IMG_1", "search"), Limit("in Sea", "folder", icon="folder")
    field.show_filter("2024", (like, folder))
    assert texts(field) == ["like IMG_1", "in Sea", "2024"]
    with qtbot.waitSignal(field.filter_changed):
        press(field, Qt.Key.Key_Backspace)
    with qtbot.waitSignal(field.limit_removed) as told:
        press(field, Qt.Key.Key_Backspace)
    assert told.args == [folder]


def test_the_camera_opens_a_picture_or_pastes_one(field: SearchField, qtbot: QtBot) -> None:
    first, second = field.camera.menu().actions()
    with qtbot.waitSignal(field.picture_wanted):
        first.trigger()
    with qtbot.waitSignal(field.paste_wanted):
        second.trigger()


def test_in_a_very_wide_window_the_field_keeps_to_what_one_can_type(field: SearchField) -> None:
    frame = field.findChild(QFrame, "field")
    assert isinstance(frame, QFrame)
    field.resize(3600, 60)
    QApplication.processEvents()
    assert frame.width() == 960
    field.resize(900, 60)
    QApplication.processEvents()
    assert frame.width() > 700
