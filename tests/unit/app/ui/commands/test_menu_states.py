"""Menus: grouped, and grey where nothing can be done, while keys still say why."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QMenu

from app.ui.commands.menu_states import OF_A_SEARCH
from app.ui.commands.menus import COMMANDS
from tests.queries import like


def menu(window: Any, title: str) -> QMenu:
    for action in window.menuBar().actions():
        if action.text().replace("&", "") == title:
            found = action.menu()
            assert isinstance(found, QMenu)
            return found
    raise AssertionError(title)


def test_what_needs_a_search_is_grey_without_one_while_the_menu_is_open(
    window: Any, fake_bus: Any
) -> None:
    actions = window._actions
    searches = menu(window, "Search")
    searches.aboutToShow.emit()
    assert not any(actions[command].isEnabled() for command in OF_A_SEARCH)
    searches.aboutToHide.emit()
    assert all(actions[command].isEnabled() for command in OF_A_SEARCH)
    fake_bus.search(lambda library: library.session.start(like(2)))
    searches.aboutToShow.emit()
    assert actions["close_search"].isEnabled()


def test_what_needs_photos_is_grey_while_there_are_none(window: Any) -> None:
    files = menu(window, "Files")
    photos = window.browser.library.photo_model.photos()
    window.browser.library.show_photos(())
    files.aboutToShow.emit()
    assert not window._actions["move_to"].isEnabled()
    files.aboutToHide.emit()
    window.browser.library.show_photos(photos)
    window.browser.library.select_row(1)
    files.aboutToShow.emit()
    assert window._actions["move_to"].isEnabled()
    files.aboutToHide.emit()


def test_undo_stays_as_it_is(window: Any) -> None:
    before = window._actions["undo"].isEnabled()
    menu(window, "Search").aboutToShow.emit()
    menu(window, "Search").aboutToHide.emit()
    assert window._actions["undo"].isEnabled() == before


def test_long_menus_are_parted(window: Any) -> None:
    for title in {command.menu for command in COMMANDS}:
        entries = [action for action in menu(window, title).actions() if action.isVisible()]
        run = longest = 0
        for action in entries:
            run = 0 if action.isSeparator() else run + 1
            longest = max(longest, run)
        assert longest <= 8, title
