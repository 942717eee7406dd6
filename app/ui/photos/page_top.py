"""What stands above a page: its title with what leads elsewhere, or what can be done with several
photos while they are selected."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.ui.photos.browser_header import BrowserHeader
from app.ui.photos.pages import Page
from app.ui.photos.selection_bar import SelectionBar


class PageTop(QWidget):
    """Attributes: ``header`` and ``bar``, of which one is shown, or none."""

    def __init__(self) -> None:
        super().__init__()
        self.header = BrowserHeader()
        self.bar = SelectionBar()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.bar)

    def show_page(self, page: Page, way_to: str) -> None:
        """Say what is shown, and to which page a button leads ("" hides it)."""
        several = page.grid is not None and page.grid.selection.count() > 1
        self.header.setVisible(page.title is not None and not several)
        self.bar.setVisible(several)
        if page.title is not None:
            with_tiles = page.grid is not None and page.tiles
            self.header.describe(page.title(), way_to, with_tiles=with_tiles)
