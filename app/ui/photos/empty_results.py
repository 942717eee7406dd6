"""What stands over the results while there are none: why, and the way on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from app.core.language import tr
from app.core.types import EVERYWHERE, Scope, SearchView
from app.ui.photos.notice import Notice


class EmptyResults(Notice):
    """Covers the list of results, and is hidden while that has any."""

    def __init__(self, results: QWidget) -> None:
        super().__init__()
        self.setParent(results)
        results.installEventFilter(self)
        self.hide()

    def show_view(self, view: SearchView | None) -> None:
        """Say why this search has no results, unless it has."""
        empty = view is not None and not view.results
        if view is not None and empty:
            self.say(view.summary or tr("There is nothing to show."), way_on(view.scope))
        self.setVisible(empty)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return super().eventFilter(watched, event)


def way_on(scope: Scope) -> str:
    """Name the button that lets a search look further; empty if it looks everywhere."""
    if scope == EVERYWHERE:
        return ""
    return tr("Search without the filter") if scope.filter else tr("Search all photos")
