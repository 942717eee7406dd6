"""What a screen reader is told: a name and a role for everything that can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractItemView, QDialog, QLineEdit, QMenu, QWidget

from app.work.bus.events import SearchChanged
from tests.queries import like
from tests.unit.app.ui.gestures import actions_of

pytestmark = pytest.mark.same_window

Role = QAccessible.Role
CONTROLS = {
    Role.PushButton,
    Role.ButtonMenu,
    Role.ButtonDropDown,
    Role.CheckBox,
    Role.RadioButton,
    Role.ComboBox,
    Role.EditableText,
    Role.Slider,
    Role.SpinBox,
    Role.ProgressBar,
    Role.List,
    Role.Table,
    Role.Tree,
    Role.Link,
}
ITEMS = {Role.ListItem, Role.Cell, Role.TreeItem}
FEW = 6  # items of each list that are looked at


def below(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """All that is shown below a node, of long lists the first few."""
    for number in range(node.childCount()):
        child = node.child(number)
        if child is None or not child.isValid():
            continue
        if child.role() in ITEMS and number >= FEW:
            return
        if child.state().invisible:
            continue
        yield child
        yield from below(child)


def unnamed(widget: QWidget) -> list[str]:
    """What can be reached in a widget, and has no name to say."""
    root = QAccessible.queryAccessibleInterface(widget)
    assert root is not None
    found = []
    for node in below(root):
        name = node.text(QAccessible.Text.Name).strip()
        made = node.object()
        parent = made.parent() if made is not None else None
        if isinstance(parent, QLineEdit):
            continue  # Qt's own button that clears a line
        if node.role() in CONTROLS | ITEMS and not name:
            found.append(f"{node.role()} {made} in {parent}")
    return found


@pytest.fixture
def results(window: Any, fake_bus: Any) -> Any:
    """The window with a search, thumbs of both kinds and questions."""
    fake_bus.search(lambda library: library.session.start(like(2)))
    view = replace(fake_bus.view, liked=(5,), disliked=(6,), asked=(7, 8))
    fake_bus.view = view
    fake_bus.publish(SearchChanged(view))
    return window


def test_everything_in_the_library_has_a_name(window: Any) -> None:
    assert unnamed(window) == []


def test_everything_beside_results_has_a_name(results: Any) -> None:
    assert unnamed(results) == []


def test_everything_beside_a_large_photo_has_a_name(window: Any) -> None:
    window.browser.library.select_row(1)
    window.browser.toggle_preview()
    assert unnamed(window) == []


def test_everything_of_the_slide_show_has_a_name(window: Any) -> None:
    actions_of(window)["slide_show"].trigger()
    assert unnamed(window) == []


def test_everything_while_comparing_has_a_name(window: Any) -> None:
    window.browser.library.selection.choose([2, 3, 4])
    actions_of(window)["compare"].trigger()
    assert unnamed(window) == []


def test_everything_in_a_dialog_has_a_name(window: Any) -> None:
    window.browser.library.select_row(0)
    wrong = []
    for command in ("keys", "keywords", "rename", "copy_to", "files_done", "guide"):
        actions_of(window)[command].trigger()
        dialogs = [d for d in window.findChildren(QDialog) if d.isVisible()]
        assert dialogs, command
        wrong += [(command, text) for dialog in dialogs for text in unnamed(dialog)]
        for dialog in dialogs:
            dialog.close()
    assert wrong == []


def test_tiles_say_what_they_show_and_how_they_are_rated(results: Any) -> None:
    grid = QAccessible.queryAccessibleInterface(results.browser.results)
    names = [node.text(QAccessible.Text.Name) for node in below(grid) if node.role() in ITEMS]
    assert len(names) >= FEW
    assert all("photo" in name for name in names)


def test_every_command_that_can_be_done_is_in_a_menu_with_words(window: Any) -> None:
    window.browser.library.select_row(0)
    for menu in window.menuBar().actions():
        menu.menu().aboutToShow.emit()
    entries = {entry for menu in window.menuBar().findChildren(QMenu) for entry in menu.actions()}
    assert {bound.action for bound in actions_of(window).possible()} <= entries
    assert all(entry.text() for entry in entries if not entry.isSeparator())


@pytest.mark.slow
def test_lists_and_fields_can_be_reached_by_tab(results: Any) -> None:
    first = results.browser.results
    reached, at = set(), first
    while (at := at.nextInFocusChain()) is not first:
        if at.focusPolicy() & Qt.FocusPolicy.TabFocus and at.isVisible():
            reached.add(at)
    lists = {view for view in results.findChildren(QAbstractItemView) if view.isVisible()}
    assert lists - {first} <= reached | {view for view in lists if view.focusProxy() in reached}
