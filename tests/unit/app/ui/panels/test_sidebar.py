"""The places at the side: what is listed, kept, chosen, and offered for a folder."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import call

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLabel, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import Changes, FactCounts, Problem, RootInfo
from app.core.base.search_types import Scope
from app.core.base.work_types import Progress
from app.core.duplicates.types import Preferences
from app.ui.panels.place_list import PLACE
from app.ui.panels.places import ALBUMS, PHOTOS, TIDY_UP
from app.ui.style import words
from app.ui.system import desktop
from app.work.bus.events import (
    DuplicatesFound,
    FactsCounted,
    ProblemsChanged,
    ProgressChanged,
    RootsChanged,
    SearchChanged,
    TableChanged,
)
from tests.unit.app.fake_bus import ROOT
from tests.unit.app.ui.gestures import actions_of, press, search_from

pytestmark = pytest.mark.same_window

COUNTS = FactCounts(folders={ROOT: 10, ROOT / "sea": 20, ROOT / "sea" / "raw": 5, ROOT / "hut": 25})


@pytest.fixture
def view(window: Any, fake_bus: Any) -> Any:
    fake_bus.publish(FactsCounted(COUNTS))
    return window.sidebar.view


def names(view: Any, above: QModelIndex | None = None) -> list[str]:
    model, parent = view.model(), above or QModelIndex()
    return [model.index(row, 0, parent).data() for row in range(model.rowCount(parent))]


def index(view: Any, key: Any) -> QModelIndex:
    found: QModelIndex = view.index_of(key)
    return found


def spoken(view: Any, key: Any) -> str:
    return str(index(view, key).data(Qt.ItemDataRole.AccessibleTextRole))


def menu_of(window: Any, key: Any) -> dict[str, Any]:
    menu = QMenu(window)
    place = index(window.sidebar.view, key).data(PLACE)
    window.sidebar.fill_menu(menu, place)
    return {action.text(): action for action in menu.actions() if action.text()}


def choose(view: Any, key: Any) -> None:
    view.setFocus()
    view.setCurrentIndex(index(view, key))
    press(view, Qt.Key.Key_Return)


def test_places_are_listed_and_folders_are_a_tree_with_numbers_of_photos(view: Any) -> None:
    assert names(view) == [
        "Photos",
        "Explore",
        "Favourites",
        "On this day",
        "Smart albums",
        "Albums",
        "Folders",
        "photos",
    ]
    assert names(view, index(view, ROOT)) == ["hut", "sea"]
    assert spoken(view, ROOT / "sea") == "sea, 25 photos"
    assert spoken(view, ROOT) == "photos, 60 photos"
    assert view.isExpanded(index(view, ROOT))  # the only one, of few folders


def test_a_folder_that_is_read_tells_how_far_that_is(view: Any, window: Any, fake_bus: Any) -> None:
    (root,) = fake_bus.latest(RootsChanged).roots
    fake_bus.hold(RootsChanged((replace(root, state="scanning"),)))
    fake_bus.publish(fake_bus.latest(RootsChanged))
    fake_bus.publish(ProgressChanged(Progress("reading", 15, 60)))
    assert index(view, ROOT).data(PLACE).count == "25%"
    fake_bus.publish(ProgressChanged(Progress("idle")))
    fake_bus.hold(RootsChanged((root,)))
    fake_bus.publish(fake_bus.latest(RootsChanged))
    assert index(view, ROOT).data(PLACE).count == "60"


def test_headings_add_and_tidying_up_has_its_counts(window: Any, view: Any, fake_bus: Any) -> None:
    choose(view, ALBUMS)
    (dialog,) = [d for d in window.findChildren(QInputDialog) if d.isVisible()]
    dialog.reject()
    tidy = window.sidebar.tidy
    assert index(tidy, "problems").data(PLACE).count == ""
    fake_bus.publish(ProblemsChanged((Problem(1, ROOT / "a.jpg", "Empty."),)))
    fake_bus.publish(DuplicatesFound((), Preferences()))
    assert names(tidy) == ["Tidy up", "Duplicates", "Problems"]
    choose(tidy, "problems")
    assert window.problems.isVisible()
    assert tidy.in_sight == "problems"
    heading = tidy.visualRect(index(tidy, TIDY_UP)).center()
    QTest.mouseClick(tidy.viewport(), Qt.MouseButton.LeftButton, pos=heading)
    assert tidy.currentIndex().data(PLACE).key == "problems"  # nothing happens at its heading


def test_photos_are_counted_soon_after_they_changed(
    window: Any, fake_bus: Any, qtbot: QtBot
) -> None:
    (pause,) = window.sidebar.findChildren(
        QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly
    )
    pause.setInterval(1)
    fake_bus.publish(TableChanged(Changes()))
    qtbot.waitUntil(lambda: call.facts.count() in fake_bus.asked)


def test_a_folder_looks_chosen_only_while_its_photos_are_shown(
    window: Any, view: Any, fake_bus: Any
) -> None:
    choose(view, ROOT)
    assert view.in_sight == ROOT
    window.browser.visit(window.browser.results)
    assert view.in_sight != ROOT
    window.browser.to_library()
    assert view.in_sight == ROOT
    window.browser.toggle_preview()
    assert view.in_sight == ROOT  # one of its photos is large
    choose(view, PHOTOS)
    assert view.in_sight == PHOTOS


def test_keys_choose_a_folder_and_the_library_shows_it(
    window: Any, view: Any, fake_bus: Any
) -> None:
    view.setFocus()
    choose(view, ROOT / "hut")
    assert fake_bus.asked[-1] == call.facts.within(Scope(folder=ROOT / "hut"))
    press(view, Qt.Key.Key_Down)
    press(view, Qt.Key.Key_Right)
    press(view, Qt.Key.Key_Right)
    press(view, Qt.Key.Key_Return)
    fake_bus.library.facts.within.side_effect = lambda scope: np.array([3])
    window.field.filter_changed.emit("2024")
    assert fake_bus.asked[-1] == call.facts.within(Scope(ROOT / "sea" / "raw", filter="2024"))
    assert window.browser.library.photo_model.photos() == (3,)
    assert "sea / raw" in {label.text() for label in window.browser.header.findChildren(QLabel)}
    choose(view, PHOTOS)
    assert fake_bus.asked[-1] == call.facts.within(Scope(filter="2024"))


def test_after_a_click_keys_work_on_the_photos(window: Any, view: Any) -> None:
    window.show()
    window.field.line.setFocus()
    place = view.visualRect(index(view, ROOT)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert QApplication.focusWidget() is window.browser.library
    view.setFocus(Qt.FocusReason.TabFocusReason)
    choose(view, ROOT / "hut")
    assert QApplication.focusWidget() is view


class Painted(QObject):
    """The region of a widget that was painted since."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


def test_the_ring_leaves_the_whole_row_with_the_keys(window: Any, view: Any, qtbot: QtBot) -> None:
    window.show()
    view.setCurrentIndex(index(view, PHOTOS))
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    painted = Painted(view.viewport())
    press(view, Qt.Key.Key_Down)
    whole = view.visualRect(index(view, PHOTOS))
    qtbot.waitUntil(lambda: painted.region.contains(whole))


def test_the_highlight_leaves_the_whole_row_from_right_to_left(
    window: Any, view: Any, qtbot: QtBot
) -> None:
    window.show()
    view.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    view.set_in_sight(PHOTOS)
    QApplication.processEvents()
    painted = Painted(view.viewport())
    view.set_in_sight(None)
    beside = QPoint(view.viewport().width() - 2, view.visualRect(index(view, PHOTOS)).center().y())
    qtbot.waitUntil(lambda: painted.region.contains(beside))
    view.unsetLayoutDirection()


def test_an_added_folder_has_the_photos_whose_copies_are_in_it(
    window: Any, view: Any, fake_bus: Any
) -> None:
    (root,) = fake_bus.latest(RootsChanged).roots
    elsewhere, *others = fake_bus.infos
    fake_bus.infos = (replace(elsewhere, root=root.id + 1), *others)
    fake_bus.hold(RootsChanged((replace(root, copies=1),)))
    fake_bus.library.facts.within.side_effect = lambda scope: np.array([elsewhere.id, 3])
    choose(view, ROOT)
    assert fake_bus.asked[-1] == call.facts.within(Scope(folder=ROOT))
    assert set(window.browser.library.photo_model.photos()) == {elsewhere.id, 3}


def test_what_is_open_and_chosen_stays_when_folders_come_and_go(
    window: Any, view: Any, fake_bus: Any
) -> None:
    view.expand(index(view, ROOT / "sea"))
    choose(view, ROOT / "sea" / "raw")
    more = dict(COUNTS.folders) | {ROOT / "alps" / "day 1": 3}
    fake_bus.publish(FactsCounted(replace(COUNTS, folders=more)))
    assert names(view, index(view, ROOT)) == ["alps", "hut", "sea"]
    assert view.in_sight == ROOT / "sea" / "raw"
    assert view.isExpanded(index(view, ROOT / "sea"))
    fake_bus.publish(FactsCounted(FactCounts(folders={ROOT: 3})))
    assert window.library.folder() is None


def test_a_search_is_limited_here_and_a_chip_says_so(window: Any, view: Any, fake_bus: Any) -> None:
    folder = ROOT / "sea"
    menu_of(window, folder)["Search here"].trigger()
    assert fake_bus.asked[-1] == call.session.set_scope(Scope(folder=folder))
    assert "only in “sea”" in window.toast.sentence()
    search_from(window, 0)
    fake_bus.view = replace(fake_bus.view, scope=Scope(folder=folder))
    fake_bus.publish(SearchChanged(fake_bus.view))
    assert [limit.text for limit in window.field.chips.limits] == ["like photo 001", "in sea"]
    assert "Search here" not in menu_of(window, folder)
    window.field.chips.chips[-1].click()
    assert fake_bus.asked[-1] == call.session.set_scope(Scope())
    fake_bus.publish(SearchChanged(replace(fake_bus.view, scope=Scope())))
    assert len(window.field.chips.limits) == 1
    assert "Search all folders" not in menu_of(window, PHOTOS)


def test_a_folder_that_can_not_be_shown_says_so(window: Any, view: Any, tmp_path: Path) -> None:
    menu_of(window, ROOT)["Show in folder"].trigger()
    assert window.toast.sentence() == "The folder of photos can't be opened."


def test_a_desktop_that_shows_no_folders_says_so(
    window: Any, fake_bus: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desktop, "show_in_folder", lambda _: False)
    fake_bus.hold(RootsChanged((RootInfo(1, tmp_path, "offline", 60, 2),)))
    fake_bus.publish(fake_bus.latest(RootsChanged))
    view = window.sidebar.view
    assert spoken(view, tmp_path).endswith("60 photos · offline · 2 unreadable")
    menu_of(window, tmp_path)["Show in folder"].trigger()
    assert "can't be opened" in window.toast.sentence()


@pytest.mark.same_window(False)
@pytest.mark.qt_log_ignore("This plugin does not support")  # raising it, grabbing the keyboard
def test_the_menu_opens_by_key_at_the_folder(view: Any) -> None:
    view.setCurrentIndex(index(view, ROOT / "sea"))
    told: list[Any] = []
    view.menu_wanted.connect(lambda *args: told.append(args))
    by_key = QContextMenuEvent.Reason.Keyboard
    view.contextMenuEvent(QContextMenuEvent(by_key, QPoint(), QPoint()))
    ((place, _),) = told
    assert place.key == ROOT / "sea"
    next(m for m in view.window().findChildren(QMenu) if m.isVisible()).close()


@pytest.mark.same_window(False)
def test_a_folder_that_is_offline_can_be_found_where_it_was_moved(
    window: Any, fake_bus: Any, view: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert "Find moved folder…" not in menu_of(window, ROOT)
    (root,) = fake_bus.latest(RootsChanged).roots
    fake_bus.hold(RootsChanged((replace(root, state="offline", trouble="replaced"),)))
    fake_bus.publish(fake_bus.latest(RootsChanged))
    assert spoken(view, ROOT).endswith("offline: another disk is in its place")
    monkeypatch.setattr(
        "app.ui.system.dialogs.ask_for_folder", lambda window, title, use: use(tmp_path)
    )
    menu_of(window, ROOT)["Find moved folder…"].trigger()
    assert fake_bus.asked[-1] == call.scan.relocate_root(root.id, tmp_path)


@pytest.mark.same_window(False)
def test_a_folder_that_seems_to_be_elsewhere_is_shown_there_by_a_button(
    window: Any, view: Any, fake_bus: Any
) -> None:
    (root,) = fake_bus.latest(RootsChanged).roots
    assert "moved_folder" not in {each.command.id for each in actions_of(window).possible()}
    folder = Path("/disk/Holiday")
    fake_bus.hold(RootsChanged((replace(root, state="offline", seems_at=folder),)))
    fake_bus.publish(fake_bus.latest(RootsChanged))
    assert str(folder) in view.model().data(index(view, ROOT), Qt.ItemDataRole.ToolTipRole)
    assert window.toast.sentence() == f"“{ROOT.name}” seems to be in {folder} now."
    next(
        b for b in window.toast.findChildren(QToolButton) if b.text() == "Use the new place"
    ).click()
    assert fake_bus.asked[-1] == call.scan.relocate_root(root.id, folder)


def test_the_button_shows_the_folder_that_was_told_of_last(window: Any, fake_bus: Any) -> None:
    (root,) = fake_bus.latest(RootsChanged).roots
    first = replace(root, state="offline", seems_at=Path("/disk/Holiday"))
    fake_bus.hold(RootsChanged((first,)))
    fake_bus.publish(fake_bus.latest(RootsChanged))
    second = replace(first, id=root.id + 1, path=Path("/else"), seems_at=Path("/disk/Other"))
    fake_bus.hold(RootsChanged((first, second)))
    fake_bus.publish(fake_bus.latest(RootsChanged))
    assert window.toast.sentence() == "“else” seems to be in /disk/Other now."
    next(
        b for b in window.toast.findChildren(QToolButton) if b.text() == "Use the new place"
    ).click()
    assert fake_bus.asked[-1] == call.scan.relocate_root(second.id, Path("/disk/Other"))


@pytest.mark.same_window(False)
def test_a_name_is_written_in_its_own_direction(
    view: Any, fake_bus: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "name_alone", lambda name: f"[{name}]")
    fake_bus.publish(FactsCounted(replace(COUNTS, folders={ROOT: 1})))
    assert "[photos]" in names(view)
