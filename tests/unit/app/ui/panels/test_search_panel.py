"""The panel of the search takes photos of the library that are dropped on it."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from likewise.app.workers.bridge.requests.searches import StartSearch


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


def test_photos_of_the_library_are_searched_from(window: Any, fake_service: Any) -> None:
    grid = window.browser.library
    grid.selection.choose([4, 7])
    entering, drop = Drop(grid), Drop(grid)
    window.search.dragEnterEvent(entering)
    assert entering.taken
    window.search.dropEvent(drop)
    assert drop.taken
    assert fake_service.requests[-1] == StartSearch.from_photos(4, 7)


def test_what_comes_from_elsewhere_is_the_windows(window: Any, fake_service: Any) -> None:
    entering = Drop(window)
    window.search.dragEnterEvent(entering)
    assert not entering.taken
