"""The panel of the search: photos that are dropped on it, and the profile that is chosen there."""

from __future__ import annotations

from typing import Any
from unittest.mock import call

from PySide6.QtWidgets import QToolButton, QWidget

from app.core.types import ProfileInfo, ProfilesView
from app.work.bus.events import ProfilesChanged
from tests.queries import like


class Drop:
    """An event of a drag that began at ``source``; what it is told is noted."""

    def __init__(self, source: QWidget) -> None:
        self._source = source
        self.taken = False

    def source(self) -> QWidget:
        return self._source

    def acceptProposedAction(self) -> None:  # noqa: N802  # Qt says so
        self.taken = True

    def ignore(self) -> None:
        self.taken = False


def test_photos_of_the_library_are_searched_from(window: Any, fake_bus: Any) -> None:
    grid = window.browser.library
    grid.selection.choose([4, 7])
    entering, drop = Drop(grid), Drop(grid)
    window.search.dragEnterEvent(entering)
    assert entering.taken
    window.search.dropEvent(drop)
    assert drop.taken
    assert fake_bus.asked[-1] == call.session.start(like(4, 7), onward=None, scope=None)


def test_what_comes_from_elsewhere_is_the_windows(window: Any, fake_bus: Any) -> None:
    entering = Drop(window)
    window.search.dragEnterEvent(entering)
    assert not entering.taken


def test_the_profile_is_chosen_at_the_top(window: Any, fake_bus: Any) -> None:
    names = ("My photos", "Cats & dogs")
    profiles = tuple(ProfileInfo(n, name, False, 1, 2) for n, name in enumerate(names, 1))
    fake_bus.publish(ProfilesChanged(ProfilesView(2, profiles)))
    (button,) = (
        each
        for each in window.search.findChildren(QToolButton)
        if each.accessibleName().startswith("Profile: ")
    )
    assert button.isVisible()
    assert (button.text(), button.accessibleName()) == ("Cats && dogs", "Profile: Cats & dogs")
    entries = {action.text(): action for action in button.menu().actions()}
    assert entries["Cats & dogs"].isChecked()
    entries["My photos"].trigger()
    assert fake_bus.asked[-1] == call.profiles.use(1)
