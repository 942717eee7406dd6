"""The menu of profiles is told of them again and again, and leaves nothing behind."""

from __future__ import annotations

from unittest.mock import call

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from pytestqt.qtbot import QtBot

from app.core.base.search_types import ProfileInfo, ProfilesView
from app.ui.panels.profiles_menu import ProfilesMenu, profile_sentence

# The offscreen platform has no window manager to tell about sizes and menus.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

MINE, WORK, CATS = (
    ProfileInfo(number, name, False, 1, 1) for number, name in enumerate(("mine", "work", "cats"))
)
BEFORE, AFTER = ProfilesView(0, (MINE, WORK)), ProfilesView(1, (MINE, WORK, CATS))


@pytest.fixture
def menu(window) -> ProfilesMenu:
    shown = window.findChild(ProfilesMenu)
    shown.show_profiles(BEFORE)
    return shown


def names(menu: ProfilesMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.text() in ("mine", "work", "cats")]


def test_telling_again_leaves_nothing_behind(menu: ProfilesMenu) -> None:
    before = len(menu.findChildren(QObject))
    for _ in range(5):
        menu.show_profiles(AFTER)
        menu.show_profiles(BEFORE)
    assert len(menu.findChildren(QObject)) == before


def test_the_other_profiles_can_be_merged_with(menu: ProfilesMenu, fake_bus) -> None:
    menu.show_profiles(AFTER)
    merge = next(action for action in menu.actions() if action.text() == "Merge “work” with")
    assert [action.text() for action in merge.menu().actions()] == ["mine", "cats"]  # type: ignore[attr-defined]
    menu.show_profiles(ProfilesView(0, (MINE,)))
    merge = next(action for action in menu.actions() if action.text() == "Merge “mine” with")
    assert not merge.isEnabled()


def test_an_open_menu_changes_when_it_is_closed(menu: ProfilesMenu, qtbot: QtBot) -> None:
    menu.popup(QPoint(10, 10))
    qtbot.waitUntil(menu.isVisible)
    menu.show_profiles(AFTER)
    assert names(menu) == ["mine", "work"]
    menu.close()
    qtbot.waitUntil(lambda: names(menu) == ["mine", "work", "cats"])


def test_what_was_chosen_while_news_waited_is_done(
    menu: ProfilesMenu, fake_bus, qtbot: QtBot
) -> None:
    menu.popup(QPoint(10, 10))
    qtbot.waitUntil(menu.isVisible)
    menu.show_profiles(AFTER)
    work = next(action for action in menu.actions() if action.text() == "work")
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(work).center())
    assert fake_bus.asked[-1] == call.profiles.use(WORK.id)
    qtbot.waitUntil(lambda: len(names(menu)) == 3)


def test_one_search_is_counted_as_one() -> None:
    assert profile_sentence(MINE) == "1 thumb, 1 search."
    assert profile_sentence(ProfileInfo(1, "x", False, 2000, 0)).startswith(
        "0 thumbs, 2,000 searches"
    )


def test_an_imported_profile_tells_what_came_with_it() -> None:
    said = profile_sentence(ProfileInfo(1, "x", False, 2, 3, "It helps.", brought=1200))
    assert said == ("3 thumbs, 2 searches, 1,200 imported thumbs. It helps.")
