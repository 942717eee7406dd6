"""Dialog that shows the photos of all groups that would go into the bin, before any does."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from app.core.language import tr, tr_n
from app.ui.files.sentences import BEGIN
from app.ui.photos.grid import PhotoGrid
from app.ui.style import theme
from app.ui.style.labels import WrappedLabel


class BinAllDialog(QDialog):
    """Accepted if they are to go. ``grid`` becomes a part of it."""

    def __init__(self, grid: PhotoGrid, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Move to the bin"))
        self.grid = grid
        self.sentence = WrappedLabel()
        kinds = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        self.go = buttons.button(kinds.Ok)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.sentence)
        column.addWidget(grid, 1)
        column.addWidget(buttons)
        self.resize(96 * theme.UNIT, 72 * theme.UNIT)

    def ask(self, photos: Sequence[int], files: int, sentence: str) -> None:
        """Show these photos, and ask whether their ``files`` are to go."""
        self.sentence.setText(sentence)
        self.go.setText(tr_n(*BEGIN["bin"], files))
        self.grid.show_others(photos)
        self.open()
