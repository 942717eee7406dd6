"""The column of the search over the facts. Without a search, its panel is as high as it must be."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt
from PySide6.QtWidgets import QSplitter, QWidget

from app.ui.panels.search_panel import SearchPanel
from app.ui.style.controls import make_ready

_ANY_HEIGHT = (1 << 24) - 1  # px, what Qt takes for no limit


class SearchAndFacts(QSplitter):
    """A person divides the column while a search is shown; that is kept while none is."""

    def __init__(self, search: SearchPanel, facts: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical)
        make_ready(self, search, facts)
        self._search, self._facts = search, facts
        self._divided: QByteArray | None = None  # as a person did, while no search is shown

    def saveState(self) -> QByteArray:
        """Give how a person divided the column."""
        return super().saveState() if self._divided is None else self._divided

    def restoreState(self, state: QByteArray | bytes | bytearray | memoryview) -> bool:
        """Divide the column so, at once or when a search is shown."""
        restored = super().restoreState(state)
        if self._divided is not None and restored:
            self._divided = QByteArray(state)
        return restored

    def event(self, event: QEvent) -> bool:
        settled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._settle()
        return settled

    def _settle(self) -> None:
        """Leave to the facts what the search does not need."""
        needed = self._search.needed_height()
        if needed is None or self._search.isHidden() or self._facts.isHidden():
            self._let_divide()
            return
        if self._divided is None:
            self._divided = super().saveState()
            self._offer_handle(wanted=False)
        height = min(needed, self.height() // 2)
        if self._search.size() != QSize(self._search.width(), height):
            self._search.setFixedHeight(height)

    def _let_divide(self) -> None:
        if self._divided is None:
            return
        self._search.setMinimumHeight(0)
        self._search.setMaximumHeight(_ANY_HEIGHT)
        divided, self._divided = self._divided, None
        super().restoreState(divided)
        self._offer_handle(wanted=True)

    def _offer_handle(self, *, wanted: bool) -> None:
        handle = self.handle(1)
        handle.setEnabled(wanted)
        shape = Qt.CursorShape.SplitVCursor if wanted else Qt.CursorShape.ArrowCursor
        handle.setCursor(shape)
