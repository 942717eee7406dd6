"""Side panel of the folders as trees, with numbers of photos; the selected one is shown."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QMenu, QToolButton, QVBoxLayout, QWidget

from app.core.language import tr
from app.core.types import EVERYWHERE, FactCounts, RootInfo, Scope, SearchView
from app.ui.commands.library_commands import LibraryCommands
from app.ui.commands.photo_commands import PhotoCommands
from app.ui.panels.folder_model import FolderModel, root_state
from app.ui.panels.folder_view import FolderView
from app.ui.style import theme
from app.ui.system import desktop
from app.work.bus.bus import Bus
from app.work.bus.events import FactsCounted, SearchChanged, TableChanged

__all__ = ["FoldersPanel", "root_state"]

_PAUSE = 1000  # ms after photos changed before they are counted again


class FoldersPanel(QWidget):
    """Lists the folders. The library shows the photos of the selected one.

    Signals: ``folder_chosen(Path | None)``, ``add_wanted()``, ``remove_wanted(RootInfo)``,
    ``moved_wanted(RootInfo)``, ``found_wanted(RootInfo, Path)``, ``rescan_wanted()``,
    ``exclude_wanted()``, ``search_here_wanted(Scope)``, ``said(sentence)``.
    """

    folder_chosen = Signal(object)
    add_wanted = Signal()
    remove_wanted = Signal(object)
    moved_wanted = Signal(object)
    found_wanted = Signal(object, object)
    rescan_wanted = Signal()
    exclude_wanted = Signal()
    search_here_wanted = Signal(object)
    said = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._model = FolderModel(self)
        self.view = FolderView(self._model)
        self._limit: Path | None = None  # the folder that the search looks in
        self._searching = False
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._build()
        self.view.chosen.connect(self.folder_chosen)
        self.view.menu_wanted.connect(self._open_menu)

    def add_below(self, panel: QWidget) -> None:
        """Show another panel below the folders, with as much room if it wants that."""
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.addWidget(panel, 1)

    def connect_to(self, bus: Bus, library: LibraryCommands, commands: PhotoCommands) -> None:
        """Count the photos of this bus, and have these commands do what a person wants."""
        self.add_wanted.connect(library.ask_for_folder)
        self.remove_wanted.connect(library.confirm_removal)
        self.moved_wanted.connect(library.ask_where_it_is)
        self.found_wanted.connect(library.show_there)
        self.rescan_wanted.connect(library.rescan)
        self.exclude_wanted.connect(library.ask_what_to_leave_out)
        self.search_here_wanted.connect(commands.search_within)
        self._pause.timeout.connect(lambda: bus.ask(lambda library: library.facts.count()))
        bus.listen(TableChanged, self._count_soon)
        bus.listen(FactsCounted, self._show_counts)
        bus.listen(SearchChanged, self._show_search)

    def show_roots(self, roots: tuple[RootInfo, ...]) -> None:
        """List these folders; the selection stays on the same one, and the list where it is."""
        self._model.show_roots(roots)

    def _count_soon(self, *_: object) -> None:
        if not self._pause.isActive():  # also while photos come in all the time
            self._pause.start()

    def _show_counts(self, counts: FactCounts) -> None:
        self._model.show_counts(counts)

    def _show_search(self, view: SearchView | None) -> None:
        self._searching = view is not None
        self._limit = None if view is None else view.scope.folder
        self._model.show_limit(self._limit)

    def _open_menu(self, path: Path | None, root: RootInfo | None, menu: QMenu) -> None:
        """Offer what can be done with a folder, or with all (None)."""
        if path is not None:
            here = menu.addAction(tr("Search here"), lambda: self._search_here(path))
            here.setEnabled(path != self._limit)
        if self._limit is not None:
            menu.addAction(
                tr("Search all folders"), lambda: self.search_here_wanted.emit(EVERYWHERE)
            )
        menu.addSeparator()
        menu.addAction(tr("Rescan"), self.rescan_wanted.emit)
        menu.addAction(tr("Exclude…"), self.exclude_wanted.emit)
        if path is not None:
            menu.addAction(tr("Show in folder"), lambda: self._show_in_folder(path))
        if root is not None:
            menu.addSeparator()
            if root.state == "offline":
                if (found := root.seems_at) is not None:
                    text = tr("Show it in {folder}", folder=found)
                    menu.addAction(text, lambda: self.found_wanted.emit(root, found))
                menu.addAction(tr("Find moved folder…"), lambda: self.moved_wanted.emit(root))
            menu.addAction(tr("Remove from the library…"), lambda: self.remove_wanted.emit(root))

    def _search_here(self, path: Path) -> None:
        self.search_here_wanted.emit(Scope(folder=path))
        if not self._searching:
            self.said.emit(tr("The next search looks only in “{folder}”.", folder=path.name))

    def _show_in_folder(self, path: Path) -> None:
        if not path.is_dir() or not desktop.show_in_folder(path):
            self.said.emit(
                tr("“{folder}” can't be shown: it is offline, or gone.", folder=path.name)
                if not path.is_dir()
                else tr("No file manager is set to show “{folder}”.", folder=path.name)
            )

    def _build(self) -> None:
        self.setAccessibleName(tr("Folders"))
        self.view.setAccessibleName(tr("Folders"))
        button = QToolButton()
        button.setText(tr("Add a folder"))
        button.setIcon(theme.icon("folder-add"))
        button.clicked.connect(self.add_wanted)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setAutoRaise(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.UNIT, 2 * theme.UNIT, theme.UNIT, theme.UNIT)
        column.setSpacing(theme.UNIT)
        column.addWidget(self.view, 1)
        column.addWidget(button)
