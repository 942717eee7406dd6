"""Which of the panels around the photos are shown, and the keys that lead to their fields."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from likewise.app.ui.commands.actions import Actions
from likewise.app.ui.panels.folders_panel import FoldersPanel
from likewise.app.ui.panels.problems_panel import ProblemsPanel
from likewise.app.ui.panels.search_panel import SearchPanel
from likewise.app.ui.panels.status_line import Status
from likewise.app.workers.bridge.service_interface import ServiceInterface


class SidePanels(QObject):
    """Folders and search at the sides, problems below. A person's choice of them is what their
    actions are checked by; there are none while there is no folder yet."""

    def __init__(
        self,
        service: ServiceInterface,
        actions: Actions,
        panels: tuple[FoldersPanel, SearchPanel, ProblemsPanel],
        status: Status,
        say: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._service = service
        self._actions = actions
        self._folders, self._search, self._problems = panels
        self._say = say
        self._wanting_room: set[str] = set()
        service.roots_changed.connect(self.show_wanted)
        self._problems.closed.connect(self._problems.hide)
        status.problems_wanted.connect(self._toggle_problems)

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {
            "problems": self._toggle_problems,
            "folders_panel": self.show_wanted,
            "search_panel": self.show_wanted,
        }

    def show_wanted(self, *_: object) -> None:
        """Show the panels that a person wants."""
        for panel, command in ((self._folders, "folders_panel"), (self._search, "search_panel")):
            wanted = self._actions[command].isChecked() and not self._wanting_room
            panel.setVisible(wanted and bool(self._service.roots()))

    def make_room(self, wanted: bool, who: str = "comparing") -> None:
        """Leave the whole width to the photos while anybody wants it."""
        (self._wanting_room.add if wanted else self._wanting_room.discard)(who)
        self.show_wanted()

    def _toggle_problems(self) -> None:
        self._problems.setVisible(self._problems.isHidden())
