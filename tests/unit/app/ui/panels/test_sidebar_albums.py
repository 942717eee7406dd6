"""Albums at the side, and the commands on them, in the window."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import call

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMenu, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from app.core.albums.albums import Albums
from app.core.base.search_types import AlbumInfo, ResultEdge, Scope
from app.core.base.stacks import Stacks
from app.ui.albums.album_commands import AlbumCommands
from app.ui.commands.palette import Palette
from app.ui.panels.place_list import PLACE
from app.ui.photos.pages import Title
from app.work.bus.events import AlbumListed, AlbumsChanged, SearchChanged, StacksChanged
from tests.queries import like
from tests.unit.app.ui.gestures import actions_of, press

pytestmark = pytest.mark.same_window

BEACH = AlbumInfo(1, "Beach", 12, 0, None, 3, None)
HORSES = AlbumInfo(2, "Horses", 1_234, 3, 7, 4, None)


def tell(bus: Any, *albums: AlbumInfo) -> None:
    bus.hold(AlbumsChanged(albums))
    bus.publish(AlbumsChanged(albums))
    bus.asked.clear()


def listed(window: Any) -> list[QTreeWidgetItem]:
    """The lines of albums."""
    every = window.sidebar.view.findItems("", Qt.MatchFlag.MatchContains)
    return [line for line in every if isinstance(line.data(0, PLACE).about, AlbumInfo)]


def texts(window: Any, role: int) -> list[str]:
    return [str(line.data(0, role)) for line in listed(window)]


def click(window: Any, album: AlbumInfo) -> None:
    view = window.sidebar.view
    point = view.visualRect(view.index_of(album.id)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)


def answer(window: Any, text: str) -> str:
    """Answer the question for a name; what it asks."""
    (dialog,) = [d for d in window.findChildren(QInputDialog) if d.isVisible()]
    title = dialog.windowTitle()
    dialog.findChild(QLineEdit).setText(text)
    dialog.accept()
    return title


def test_albums_are_listed_with_what_is_new(window: Any, fake_bus: Any) -> None:
    tell(fake_bus, BEACH, HORSES)
    assert texts(window, Qt.ItemDataRole.DisplayRole) == ["Horses", "Beach"]  # smart ones first
    assert texts(window, Qt.ItemDataRole.AccessibleTextRole) == [
        "Horses, 1,234 photos, 3 new",
        "Beach, 12 photos",
    ]
    tell(fake_bus, BEACH, replace(HORSES, photos=0, new=0, filled=False))
    assert texts(window, Qt.ItemDataRole.AccessibleTextRole)[0] == "Horses, Filling…"
    tell(fake_bus)
    assert texts(window, Qt.ItemDataRole.DisplayRole) == []


def test_a_click_opens_an_album_and_esc_leads_back(window: Any, fake_bus: Any) -> None:
    tell(fake_bus, BEACH, HORSES)
    click(window, BEACH)
    assert fake_bus.asked == [call.albums.show(1)]
    fake_bus.publish(AlbumListed(1, (3, 5)))
    grid = window.browser.library
    assert window.browser.is_shown(grid)
    assert grid.photo_model.photos() == (3, 5)
    assert window.library.title() == Title("Beach", 2, offers=frozenset(("export",)))
    fake_bus.publish(AlbumListed(9, (1,)))
    assert grid.photo_model.photos() == (3, 5)
    window.browser.go_back()
    assert window.browser.is_shown(window.browser.library)
    assert len(grid.photo_model.photos()) == 60


def test_back_from_an_album_the_photos_stand_where_they_were_left(
    window: Any, fake_bus: Any
) -> None:
    tell(fake_bus, BEACH)
    grid = window.browser.library
    scrolled = grid.verticalScrollBar()
    for place in (scrolled.maximum(), 0):
        grid.selection.choose((2, 3))
        scrolled.setValue(place)
        click(window, BEACH)
        fake_bus.publish(AlbumListed(1, (30, 31)))
        window.browser.go_back()
        assert scrolled.value() == place
        assert grid.selected() == (2, 3)


def test_back_from_an_album_a_large_photo_has_the_others_of_its_list_beside_it(
    window: Any, fake_bus: Any
) -> None:
    tell(fake_bus, BEACH)
    window.browser.library.select_row(1)
    window.browser.toggle_preview()
    strip = window.browser.preview.strip
    before = strip.photos, strip.at
    window.findChild(AlbumCommands).open(BEACH.id)
    fake_bus.publish(AlbumListed(1, (30, 31)))
    window.browser.go_back()
    assert window.browser.showing_preview()
    assert (strip.photos, strip.at) == before


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_keys_rename_and_delete_an_album(window: Any, fake_bus: Any) -> None:
    tell(fake_bus, BEACH)
    view = window.sidebar.view
    window.show()
    view.setFocus()
    view.setCurrentIndex(view.index_of(BEACH.id))
    press(view, Qt.Key.Key_F2)
    assert answer(window, "Shore") == "Rename the album"
    view.setFocus()
    assert fake_bus.asked[-1] == call.albums.change(Albums.rename, BEACH.id, "Shore")
    press(view, Qt.Key.Key_Delete)
    assert fake_bus.asked[-1] == call.albums.change(Albums.delete, BEACH.id)


def test_the_page_of_an_album_that_is_deleted_or_unmade_is_left(window: Any, fake_bus: Any) -> None:
    tell(fake_bus, BEACH, HORSES)
    click(window, BEACH)
    assert window.browser.album() == BEACH.id
    tell(fake_bus, HORSES)
    assert window.browser.album() is None
    assert window.browser.is_shown(window.browser.library)


def test_an_empty_album_says_what_to_do_and_leads_to_photos(window: Any, fake_bus: Any) -> None:
    tell(fake_bus, BEACH)
    click(window, BEACH)
    browser, notice = window.browser, window.library.notice
    assert browser.is_shown(browser.library)  # its photos are not known yet
    fake_bus.publish(AlbumListed(1, ()))
    assert browser.is_shown(notice)
    notice.wanted.emit()
    assert browser.is_shown(browser.library)
    assert len(browser.library.photo_model.photos()) == 60
    click(window, BEACH)
    fake_bus.publish(AlbumListed(1, (3,)))
    assert browser.is_shown(browser.library)
    assert browser.library.photo_model.photos() == (3,)


def test_an_album_that_fills_itself_opens_as_its_search(window: Any, fake_bus: Any) -> None:
    tell(fake_bus, BEACH, HORSES)
    click(window, HORSES)
    assert fake_bus.asked == [call.albums.open(2)]


def chosen(window: Any) -> list[str]:
    """The albums that look chosen."""
    return [line.text(0) for line in listed(window) if line.isSelected()]


def test_an_album_looks_chosen_only_while_its_photos_are_shown(window: Any, fake_bus: Any) -> None:
    tell(fake_bus, BEACH, HORSES)
    click(window, BEACH)
    fake_bus.publish(AlbumListed(1, (3, 5)))
    assert chosen(window) == ["Beach"]
    window.browser.library.select_row(0)
    window.browser.toggle_preview()
    assert chosen(window) == ["Beach"]  # one of its photos is large
    window.browser.to_library()
    assert chosen(window) == []
    window.findChild(AlbumCommands).open(1)  # not from the panel
    assert chosen(window) == ["Beach"]


def test_an_album_that_fills_itself_looks_chosen_while_its_search_is_shown(
    window: Any, fake_bus: Any
) -> None:
    fake_bus.search(lambda library: library.session.start(like(2)))
    tell(fake_bus, BEACH, HORSES)
    assert chosen(window) == []
    tell(fake_bus, BEACH, replace(HORSES, search=fake_bus.view.search))
    assert chosen(window) == ["Horses"]
    window.browser.to_library()
    assert chosen(window) == []
    window.browser.to_results()
    assert chosen(window) == ["Horses"]
    fake_bus.search(lambda library: library.session.start(like(3)))
    assert chosen(window) == []


def choose(window: Any, qtbot: QtBot, typed: str) -> str:
    """Type into the chooser of albums, then Enter; what it asks."""
    (palette,) = [each for each in window.findChildren(Palette) if each.isVisible()]
    qtbot.waitUntil(palette.line.hasFocus)
    QTest.keyClicks(palette.line, typed)
    title: str = palette.list.item(0).text()
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    return title


def test_the_selection_is_put_into_an_album_by_name(
    window: Any, fake_bus: Any, qtbot: QtBot
) -> None:
    tell(fake_bus, BEACH, HORSES)
    window.browser.library.select_row(4)
    actions_of(window)["put_into_album"].trigger()
    assert choose(window, qtbot, " beach ") == "Add 1 photo to an album"
    assert fake_bus.asked[-1] == call.albums.change(Albums.put, 1, (5,))
    assert window.toast.sentence() == "1 photo added to “Beach”."
    fake_bus.asked.clear()
    actions_of(window)["put_into_album"].trigger()
    choose(window, qtbot, "Shore")
    assert fake_bus.asked[-1] == call.albums.change(Albums.create, "Shore", (5,))


def test_what_is_not_the_last_change_any_more_is_not_offered_to_be_taken_back(
    window: Any, fake_bus: Any
) -> None:
    tell(fake_bus, BEACH, HORSES)
    commands, actions = window.findChild(AlbumCommands), actions_of(window)
    for change in (
        lambda: commands.ask_for_other_name(BEACH) or answer(window, "Shore"),
        lambda: commands.delete(BEACH) or window.toast.hide(),
    ):
        commands.put(2, (5,))
        assert window.toast.sentence() == "1 photo added to “Horses”."
        change()
        assert window.toast.sentence() == ""
    window.toast.say("Something else.")
    actions["stars_5"].trigger()
    assert window.toast.sentence() == "Something else."


@pytest.mark.same_window(False)
def test_an_album_is_opened_by_a_few_letters(window: Any, fake_bus: Any, qtbot: QtBot) -> None:
    tell(fake_bus, BEACH, HORSES)
    actions_of(window)["palette"].trigger()
    assert choose(window, qtbot, "horses") == "Go to"
    assert fake_bus.asked[-1] == call.albums.open(2)


@pytest.mark.same_window(False)
def test_only_a_search_can_be_kept(window: Any, fake_bus: Any, qtbot: QtBot) -> None:
    del qtbot
    actions_of(window)["keep_as_album"].trigger()
    assert window.toast.sentence().startswith("Start a search first")
    fake_bus.search(lambda library: library.session.start(like(2)))
    fake_bus.asked.clear()
    actions_of(window)["keep_as_album"].trigger()
    assert fake_bus.asked[-1] == call.albums.keep_search(1, "Like photo 002")
    assert "“Like photo 002” created" in window.toast.sentence()
    tell(fake_bus, replace(BEACH, name="like photo 002"))
    actions_of(window)["keep_as_album"].trigger()
    assert fake_bus.asked[-1] == call.albums.keep_search(1, "Like photo 002 2")


@pytest.mark.same_window(False)
def test_a_search_from_a_photo_is_kept_by_what_its_matches_show(
    window: Any, fake_bus: Any, qtbot: QtBot
) -> None:
    del qtbot
    fake_bus.library.albums.what_shows.return_value = "bird"
    fake_bus.search(lambda library: library.session.start(like(2)))
    judged = replace(fake_bus.view, liked=(5, 7))
    matches = tuple(replace(item, probability=0.9) for item in judged.results[:3])
    edge = ResultEdge(None, "", line=0.5, moved=False)
    fake_bus.view = replace(judged, results=(*matches, *judged.results[3:]), edge=edge)
    actions_of(window)["keep_as_album"].trigger()
    asked = call.albums.what_shows(1, [2, 5, 7, *(item.photo for item in matches)])
    assert fake_bus.asked[-2:] == [asked, call.albums.keep_search(1, "Birds")]


def test_a_search_that_is_an_album_already_is_not_asked_for_another_name(
    window: Any, fake_bus: Any
) -> None:
    fake_bus.search(lambda library: library.session.start(like(2)))
    tell(fake_bus, replace(HORSES, search=fake_bus.view.search))
    fake_bus.asked.clear()
    actions_of(window)["keep_as_album"].trigger()
    said = "This search is already the album “Horses”. Correct it with thumbs."
    assert window.toast.sentence() == said
    assert fake_bus.asked == []


def test_photos_of_an_album_move_and_are_taken_out(window: Any, fake_bus: Any) -> None:
    tell(fake_bus, BEACH)
    actions = actions_of(window)
    actions["album_later"].trigger()
    assert "filled by hand" in window.toast.sentence()
    click(window, BEACH)
    fake_bus.publish(AlbumListed(1, (3, 5, 8, 9)))
    fake_bus.asked.clear()
    window.browser.library.select_row(1)
    for command in ("album_later", "album_earlier", "take_out_of_album", "album_cover"):
        actions[command].trigger()
    window.browser.library.select_row(3)
    actions["album_later"].trigger()
    window.browser.library.select_row(2)
    actions["album_later"].trigger()
    assert fake_bus.asked == [
        call.albums.change(Albums.move, 1, (5,), 9),
        call.albums.change(Albums.move, 1, (5,), 3),
        call.albums.change(Albums.take_out, 1, (5,)),
        call.albums.change(Albums.set_cover, 1, 5),
        call.albums.change(Albums.move, 1, (9,), None),
        call.albums.change(Albums.move, 1, (8,), None),
    ]


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_albums_are_made_renamed_and_deleted_from_the_panel(window: Any, fake_bus: Any) -> None:
    tell(fake_bus, BEACH, HORSES)
    view = window.sidebar.view
    actions_of(window)["new_album"].trigger()
    answer(window, "beach")
    place = view.index_of(BEACH.id).data(PLACE)
    view.menu_wanted.emit(place, window.mapToGlobal(QPoint(5, 5)))
    (menu,) = [m for m in window.sidebar.findChildren(QMenu) if m.isVisible()]
    actions = {action.text(): action for action in menu.actions()}
    actions["Rename…"].trigger()
    answer(window, "Coast")
    actions["Rename…"].trigger()
    answer(window, HORSES.name)
    actions["Delete"].trigger()
    menu.close()
    assert fake_bus.asked == [
        call.albums.change(Albums.create, "beach 2"),  # the name was taken
        call.albums.change(Albums.rename, 1, "Coast"),
        call.albums.change(Albums.rename, 1, f"{HORSES.name} 2"),
        call.albums.change(Albums.delete, 1),
    ]


def test_photos_are_dropped_onto_an_album(
    window: Any, fake_bus: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell(fake_bus, BEACH, HORSES)
    albums, grid = window.sidebar.view, window.browser.library
    grid.select_row(2)
    monkeypatch.setattr(QDropEvent, "source", lambda _: grid)
    point = albums.visualRect(albums.index_of(HORSES.id)).center()
    dragged = (
        Qt.DropAction.CopyAction,
        QMimeData(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    albums.dragMoveEvent(QDragMoveEvent(point, *dragged))
    assert chosen(window) == ["Horses"]  # it will take them
    albums.dragLeaveEvent(QDragLeaveEvent())
    assert chosen(window) == []
    albums.dragMoveEvent(QDragMoveEvent(point, *dragged))
    event = QDropEvent(QPointF(point), *dragged)
    albums.dropEvent(event)
    assert fake_bus.asked == [call.albums.change(Albums.put, 2, (3,))]
    assert event.isAccepted()
    assert chosen(window) == []


def test_a_search_within_an_album_says_so(window: Any, fake_bus: Any) -> None:
    tell(fake_bus, BEACH, HORSES)
    fake_bus.search(lambda library: library.session.start(like(2)))
    fake_bus.publish(SearchChanged(replace(fake_bus.view, scope=Scope(album=2))))
    assert window.field.chips.limits[-1].text == "in Horses"
    window.field.chips.chips[-1].click()
    assert fake_bus.asked[-1] == call.session.set_scope(Scope())


def test_an_album_by_hand_is_selected_whole(window: Any, fake_bus: Any) -> None:
    tell(fake_bus, BEACH)
    click(window, BEACH)
    fake_bus.publish(AlbumListed(1, (7, 8, 3)))
    actions_of(window)["select_all"].trigger()
    assert window.browser.targets() == (7, 8, 3)


def test_a_stack_in_an_album_is_one_photo_and_is_taken_out_whole(
    window: Any, fake_bus: Any
) -> None:
    tell(fake_bus, BEACH)
    click(window, BEACH)
    fake_bus.publish(AlbumListed(1, (3, 5, 8, 9)))
    grid = window.browser.library
    fake_bus.publish(StacksChanged(Stacks([(8, 5, 10)])))
    assert grid.photo_model.photos() == (3, 8, 9)
    grid.select_row(1)
    fake_bus.asked.clear()
    actions_of(window)["take_out_of_album"].trigger()
    assert fake_bus.asked == [call.albums.change(Albums.take_out, 1, (8, 5))]
    fake_bus.publish(StacksChanged(Stacks()))
    assert grid.photo_model.photos() == (3, 5, 8, 9)
