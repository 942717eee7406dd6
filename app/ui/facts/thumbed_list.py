"""The searches that photos were thumbed in: a click opens one again, a button withdraws the thumb
there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from app.core.language import listed, tr, tr_n
from app.core.types import Thumbed
from app.ui.facts.search_button import (
    PathOf,
    SearchButton,
    name_of_query,
    said_moment,
    said_thumbs,
)
from app.ui.photos.pictures import Pictures
from app.ui.style import theme

MOST = 30
"""Searches that are listed: the latest ones."""


class ThumbedList(QWidget):
    """Signals: ``withdrawn(search, photos)``, ``opened(search)``. ``buttons`` are those that
    withdraw, in order."""

    withdrawn = Signal(object, object)
    opened = Signal(object)

    def __init__(self, pictures: Pictures, path_of: PathOf, thumbs: Sequence[Thumbed]) -> None:
        super().__init__()
        self.buttons: list[QToolButton] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for thumbed in thumbs[:MOST]:
            column.addLayout(self._line(pictures, path_of, thumbed))
        if len(thumbs) > MOST:
            more = tr_n("and {n} earlier search", "and {n} earlier searches", len(thumbs) - MOST)
            column.addWidget(QLabel(more))

    def _line(self, pictures: Pictures, path_of: PathOf, thumbed: Thumbed) -> QHBoxLayout:
        query, given = name_of_query(thumbed.query, path_of), _given(thumbed)
        lines = given, said_moment(thumbed.when)
        opening = SearchButton(pictures, thumbed.query, query, lines)
        opening.setToolTip(tr("Open this search again"))
        opening.setAccessibleName(
            tr("Open again: the search from {query}, {when}", query=query, when=listed(lines))
        )
        opening.setEnabled(bool(thumbed.query))
        opening.clicked.connect(partial(self.opened.emit, thumbed.search))
        button = QToolButton()
        button.setIcon(theme.icon("close"))
        button.setAutoRaise(True)
        several = len(thumbed.up) + len(thumbed.down) > 1
        button.setToolTip(
            tr("Withdraw the ratings in this search")
            if several
            else tr("Withdraw the rating in this search")
        )
        button.setAccessibleName(
            tr("Withdraw: {given} in the search from {query}", given=given, query=query)
        )
        photos = (*thumbed.up, *thumbed.down)
        button.clicked.connect(partial(self.withdrawn.emit, thumbed.search, photos))
        self.buttons.append(button)
        line = QHBoxLayout()
        line.setSpacing(theme.UNIT // 2)
        line.addWidget(opening, 1)
        line.addWidget(button)
        return line


def _given(thumbed: Thumbed) -> str:
    up, down = len(thumbed.up), len(thumbed.down)
    if up + down == 1:
        return tr("Liked") if up else tr("Disliked")
    return said_thumbs(up, down)
