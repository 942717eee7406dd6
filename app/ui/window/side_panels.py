"""The panels around the photos: how they divide the window, and which of them are shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.ui.commands.actions import Actions
from app.ui.commands.command import command
from app.ui.facts.facts_panel import FactsPanel
from app.ui.panels.folders_panel import FoldersPanel
from app.ui.panels.problems_panel import ProblemsPanel
from app.ui.panels.search_panel import SearchPanel
from app.ui.panels.status_line import Status
from app.ui.style import theme
from app.ui.style.controls import splitter
from app.ui.window.search_and_facts import SearchAndFacts
from app.work.bus.bus import Bus
from app.work.bus.events import ProblemsChanged, RootsChanged

_COLUMNS = 26, 32  # of 8 pixels, beside usual letters: folders, and search and facts


class SidePanels(QObject):
    """Folders at one side, search and facts at the other, problems below. A person's choice of them
    is what their actions are checked by; there are none while there is no folder yet.

    ``middle``: what stands between them, one below the other; the photos come last, and have the
    room that is left. Attributes: ``whole``, all of these, each in its place; ``splitters``, by the
    names under which their state is kept.
    """

    def __init__(
        self,
        bus: Bus,
        actions: Actions,
        panels: tuple[FoldersPanel, SearchPanel, FactsPanel, ProblemsPanel],
        middle: tuple[QWidget, ...],
        status: Status,
        say: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._bus = bus
        self._actions = actions
        self._folders, self._search, self._facts, self._problems = panels
        self._far = SearchAndFacts(self._search, self._facts)
        self._columns = splitter(
            Qt.Orientation.Horizontal, self._folders, _column(middle), self._far
        )
        self._columns.setStretchFactor(1, 1)
        self.whole = splitter(Qt.Orientation.Vertical, self._columns, self._problems)
        self.whole.setStretchFactor(0, 1)
        self.splitters = {"columns": self._columns, "rows": self.whole, "far": self._far}
        self._problems.hide()
        narrowest = max(22 * theme.UNIT, self._folders.minimumSizeHint().width())
        self._folders.setMinimumWidth(narrowest)
        self._wanting_room: set[str] = set()
        bus.listen(RootsChanged, self.show_wanted)
        self._facts.said.connect(say)
        self._problems.closed.connect(self._problems.hide)
        status.problems_wanted.connect(self._toggle_problems)

    @command("View", 5, "Show folders", "F7", id="folders_panel", checkable=True)
    @command("View", 5, "Show the search", "F8", id="search_panel", checkable=True)
    @command("View", 5, "Show facts", "F6", id="facts_panel", checkable=True)
    def show_wanted(self, *_: object) -> None:
        """Show the panels that a person wants."""
        panels: dict[str, QWidget] = {
            "folders_panel": self._folders,
            "search_panel": self._search,
            "facts_panel": self._facts,
        }
        possible = bool(self._bus.latest(RootsChanged).roots) and not self._wanting_room
        for name, panel in panels.items():
            panel.setVisible(possible and self._actions[name].isChecked())
        self._far.setHidden(self._search.isHidden() and self._facts.isHidden())

    def divide(self, width: int) -> None:
        """Give each its part of a width as it is at first: for large letters more, or names are
        cut, but half of it to the photos."""
        usual = theme.UNIT * sum(_COLUMNS)
        larger = min(theme.letters(), max(1.0, width / 2 / usual))
        folders, search = (round(units * theme.UNIT * larger) for units in _COLUMNS)
        self._columns.setSizes([folders, width - folders - search, search])

    def make_room(self, wanted: bool, who: str = "comparing") -> None:
        """Leave the whole width to the photos while anybody wants it."""
        (self._wanting_room.add if wanted else self._wanting_room.discard)(who)
        self.show_wanted()

    @command(
        "View",
        1,
        "Problem files",
        "Ctrl+Shift+E",
        id="problems",
        when=lambda self: bool(self._bus.latest(ProblemsChanged).problems),
    )
    def _toggle_problems(self) -> None:
        self._problems.setVisible(self._problems.isHidden())


def _column(widgets: tuple[QWidget, ...]) -> QWidget:
    """Give these in one column, without a gap; the last gets the room that is left."""
    column = QWidget()
    lines = QVBoxLayout(column)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.setSpacing(0)
    for widget in widgets:
        lines.addWidget(widget, widget is widgets[-1])
    return column
