"""Row of the search panel that limits a search to a folder or an album, and says plainly if one
does."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QGridLayout,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from app.core.language import tr
from app.core.types import EVERYWHERE, AlbumInfo, RootInfo, Scope
from app.ui.style import theme
from app.ui.style.controls import offers_list
from app.ui.style.labels import WrappedLabel
from app.ui.system import dialogs

_TIP = Qt.ItemDataRole.ToolTipRole


FolderOrAlbum = Path | int | None
"""A folder, an album by its id, or neither."""


class ScopeRow(QWidget):
    """A combo box for folder or album, and a cross that lets the search look everywhere again.

    Signal: ``scope_chosen(Scope)``.
    """

    scope_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._scope = EVERYWHERE
        self._roots: tuple[Path, ...] = ()
        self._albums: tuple[AlbumInfo, ...] = ()
        self._listed: tuple[tuple[str, FolderOrAlbum], ...] | None = None  # what the list has
        self.folder = offers_list(QComboBox())
        self.folder.setAccessibleName(tr("Look in which folder"))
        self.folder.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.everywhere = QToolButton()
        self.everywhere.setIcon(theme.icon("close"))
        self.everywhere.setToolTip(tr("Look in all folders again"))
        self.everywhere.setAccessibleName(tr("Look in all folders again"))
        self.everywhere.clicked.connect(self._look_everywhere)
        self._only = WrappedLabel(tr("The search looks only in:"))
        self._only.setProperty("link", True)
        rows = QGridLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(theme.UNIT // 2)
        rows.setColumnStretch(0, 1)
        rows.addWidget(self._only, 0, 0, 1, 2)
        rows.addWidget(self.folder, 1, 0)
        rows.addWidget(self.everywhere, 1, 1)
        self.boxes: tuple[QWidget, ...] = (self.folder, self.everywhere)
        self.folder.activated.connect(self._choose_folder)
        self._fill()

    def show_roots(self, roots: tuple[RootInfo, ...]) -> None:
        """Offer these folders."""
        self._roots = tuple(root.path for root in roots)
        self._fill()

    def show_albums(self, albums: tuple[AlbumInfo, ...]) -> None:
        """Offer these albums, below the folders."""
        self._albums = albums
        self._fill()

    def show_scope(self, scope: Scope) -> None:
        """Show where the search looks now."""
        self._scope = scope
        self._fill()

    def _fill(self) -> None:
        """List the folders and albums; the one that was chosen among them, wherever it is."""
        folder, album = self._scope.folder, self._scope.album
        others = (folder,) if folder is not None and folder not in self._roots else ()
        choices: list[tuple[str, FolderOrAlbum]] = [(tr("All folders"), None)]
        choices += [(path.name or str(path), path) for path in (*self._roots, *others)]
        choices += [(tr("Album “{name}”", name=info.name), info.id) for info in self._albums]
        if album is not None and album not in [info.id for info in self._albums]:
            choices.append((tr("An album that was deleted"), album))
        self._list(tuple(choices))
        chosen = folder if album is None else album
        self.folder.setCurrentIndex([choice for _, choice in choices].index(chosen))
        limited = chosen is not None
        for part in (self._only, self.everywhere):
            part.setVisible(limited)

    def _list(self, choices: tuple[tuple[str, FolderOrAlbum], ...]) -> None:
        """List these, unless they are listed: somebody may be choosing in the open list."""
        if choices == self._listed:
            return
        self._listed = choices
        self.folder.clear()
        for title, choice in choices:
            self.folder.addItem(title, choice)
            if isinstance(choice, Path):
                self.folder.setItemData(self.folder.count() - 1, str(choice), _TIP)
        self.folder.addItem(tr("Another folder…"))

    def _choose_folder(self, index: int) -> None:
        if index < self.folder.count() - 1:
            choice = self.folder.itemData(index)
            album = choice if isinstance(choice, int) else None
            folder = choice if isinstance(choice, Path) else None
            self._choose(replace(self._scope, folder=folder, album=album))
            return
        self._fill()  # what is chosen stays, until a folder is
        dialogs.ask_for_file(
            self,
            tr("Look in this folder"),
            lambda path: self._choose(replace(self._scope, folder=path, album=None)),
            mode=QFileDialog.FileMode.Directory,
            name=str(self._roots[0]) if self._roots else "",
        )

    def _look_everywhere(self) -> None:
        self.folder.setFocus()  # the cross goes
        self._choose(replace(self._scope, folder=None, album=None))

    def _choose(self, scope: Scope) -> None:
        self.show_scope(scope)
        self.scope_chosen.emit(scope)
