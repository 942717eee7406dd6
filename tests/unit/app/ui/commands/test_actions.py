"""Commands declared at methods, and the actions and menus that are made of them."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QSettings, QTranslator
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from app.ui.commands.registry import MENUS, Actions, KeyMap, command
from app.ui.system.languages import LANGUAGES
from resources import TRANSLATIONS
from tests.queries import like
from tests.unit.app.ui.gestures import actions_of

pytestmark = pytest.mark.same_window


class Lamp:
    """Something with a few commands, which notes what was done."""

    def __init__(self) -> None:
        self.done: list[object] = []
        self.bright = False
        self.broken = False

    @command("View", 2, "Light the lamp", "Ctrl+Y", when=lambda self: not self.broken)
    def light(self) -> None:
        self.done.append("light")

    @command("View", 1, "Bright", id="bright", checked=lambda self: self.bright)
    def brighten(self, on: bool) -> None:
        self.bright = on

    @command("Photo", 1, "Frame", id="frame", many="Frame {n} of them")
    def hang(self) -> None:
        self.done.append("frame")

    @command("View", 2, "Blue", id="blue", under="Colour", of="blue")
    @command("View", 2, "Red", id="red", under="Colour", of="red")
    def colour(self, name: str) -> None:
        self.done.append(name)


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def photos() -> list[int]:
    """How many photos are selected, in its only place."""
    return [0]


@pytest.fixture
def actions(parent: QWidget, window_settings: QSettings, photos: list[int]) -> Actions:
    return Actions(parent, KeyMap(window_settings), lambda: photos[0])


def entries(menu: QMenu) -> list[Any]:
    """The words of a menu, of one in it a list."""
    return [
        entries(found) if (found := action.menu()) else action.text()
        for action in menu.actions()
        if not action.isSeparator()
    ]


def opened(bar: QMenuBar, name: str) -> list[Any]:
    menu = bar.findChild(QMenu, name)
    assert menu is not None
    menu.aboutToShow.emit()
    return entries(menu)


def test_a_command_is_done_by_the_method_that_declares_it(actions: Actions) -> None:
    lamp = Lamp()
    actions.add(lamp)
    actions["light"].trigger()
    actions["red"].trigger()
    assert lamp.done == ["light", "red"]
    actions["bright"].trigger()
    assert (lamp.bright, actions["bright"].isChecked()) == (True, True)
    actions["bright"].trigger()
    assert (lamp.bright, actions["bright"].isChecked()) == (False, False)


def test_menus_list_what_can_be_done_now(
    actions: Actions, parent: QWidget, photos: list[int]
) -> None:
    lamp, bar = Lamp(), QMenuBar(parent)
    actions.add(lamp)
    actions.fill(bar)
    assert opened(bar, "View") == ["Bright", "Light the lamp", ["Blue", "Red"]]
    assert opened(bar, "Photo") == []
    lamp.broken, photos[0] = True, 3
    assert "Light the lamp" not in opened(bar, "View")
    assert opened(bar, "Photo") == ["Frame 3 of them"]
    actions["light"].trigger()  # a key may still say why not
    assert lamp.done == ["light"]


def test_two_methods_of_one_command_are_a_mistake(actions: Actions) -> None:
    actions.add(Lamp())
    with pytest.raises(ValueError, match="light"):
        actions.add(Lamp())


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_menu_has_a_letter_of_its_own(language: str) -> None:
    translator = QTranslator()
    translator.load(str(TRANSLATIONS / f"likewise_{language}.qm"))
    titles = [translator.translate("likewise", title) or title for title in MENUS.values()]
    letters = [title.partition("&")[2][:1].casefold() for title in titles]
    assert all(letters)
    assert len(set(letters)) == len(MENUS)


# In the window


def test_what_needs_a_search_is_listed_while_there_is_one(window: Any, fake_bus: Any) -> None:
    bar = window.menuBar()
    assert "Like" not in opened(bar, "Photo")
    assert "Save as smart album" not in opened(bar, "File")
    fake_bus.search(lambda library: library.session.start(like(2)))
    assert "Like" in opened(bar, "Photo")
    assert "Save as smart album" in opened(bar, "File")
    window.browser.to_library()  # where there is nothing to judge
    assert "Like" not in opened(bar, "Photo")
    assert "Add to this search" in opened(bar, "Photo")


def test_what_needs_photos_is_listed_while_some_are_selected(window: Any) -> None:
    window.browser.library.show_photos(())
    assert opened(window.menuBar(), "Photo") == []
    window.browser.library.show_photos((3, 4))
    window.browser.library.selection.choose([3, 4])
    assert "Move 2 photos to a folder…" in opened(window.menuBar(), "Photo")


def test_there_are_five_menus_without_long_runs(window: Any, fake_bus: Any) -> None:
    fake_bus.search(lambda library: library.session.start(like(2)))
    window.browser.results.select_row(0)
    menus = [action.menu() for action in window.menuBar().actions()]
    assert [menu.objectName() for menu in menus] == ["File", "Edit", "Photo", "View", "Help"]
    for menu in menus:
        menu.aboutToShow.emit()
        run = 0
        for action in menu.actions():
            run = 0 if action.isSeparator() else run + 1
            assert run <= 8, menu.objectName()


@pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")  # what menus ask for
def test_the_menu_of_a_photo_is_short(window: Any, fake_bus: Any) -> None:
    fake_bus.search(lambda library: library.session.start(like(2)))
    window.browser.results.select_row(0)
    actions_of(window).open_for_photos(window.pos())
    (menu,) = (each for each in window.findChildren(QMenu) if each.isVisible())
    assert "More like this" in entries(menu)
    assert 8 <= len(entries(menu)) <= 11
    menu.close()


def test_no_two_commands_of_the_window_have_one_key(window: Any) -> None:
    keys = [key for each in actions_of(window).commands() for key in each.keys.split()]
    assert len(keys) == len(set(keys))
