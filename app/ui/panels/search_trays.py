"""Rows of photos in the search panel with their titles: the way here, query, liked, disliked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QLabel, QWidget

from app.core.language import tr, tr_later
from app.core.types import SearchView
from app.ui.commands.keys import key_of
from app.ui.photos.pictures import Pictures
from app.ui.photos.tray import Tray
from app.ui.style import theme


class SearchTrays:
    """The trays of a search and their titles, to be laid out by the panel, which they are for."""

    def __init__(
        self, panel: QWidget, pictures: Pictures, path_of: Callable[[int], Path | None]
    ) -> None:
        back = partial(tr, tr_later("Click to go back to this search"))
        self.trail = Tray(pictures, path_of, tr("Earlier in this search"), 32, back)
        self.query = Tray(pictures, path_of, tr("Searching with"), 112, small=48)
        self.liked = Tray(
            pictures,
            path_of,
            tr("Liked"),
            56,
            lambda: tr(
                "Double click to search from it, {key} to clear its rating",
                key=key_of(panel, "clear"),
            ),
        )
        self.disliked = Tray(
            pictures,
            path_of,
            tr("Disliked"),
            40,
            lambda: tr("{key} to clear its rating", key=key_of(panel, "clear")),
        )
        self.trail_title = _title(tr("Earlier in this search"))
        self.query_title = _title(tr("Searching with"))
        self.liked_title = _title(tr("Liked"))
        self.disliked_title = _title(tr("Disliked"))

    def show_search(self, view: SearchView) -> None:
        """Show the photos of a search; a row without any has no title."""
        self.trail.set_items([step.query[0] for step in view.trail])
        self.trail_title.setVisible(bool(view.trail))
        self.query.set_items(view.query)
        self.liked.set_photos(view.liked)
        self.liked_title.setText(tr("Liked {n}", n=len(view.liked)))
        self.liked_title.setVisible(bool(view.liked))
        self.disliked.set_photos(view.disliked)
        self.disliked_title.setText(tr("Disliked {n}", n=len(view.disliked)))
        self.disliked_title.setVisible(bool(view.disliked))


def _title(text: str) -> QLabel:
    title = QLabel(text)
    font = theme.scaled_font(title, 0)
    font.setWeight(font.Weight.DemiBold)
    title.setFont(font)
    title.setContentsMargins(0, theme.UNIT // 2, 0, 0)
    return title
