"""Show earlier searches: those in which photos were thumbed, and the latest in a palette.

A click opens a search again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from app.core.base.language import listed, tr, tr_later, tr_n
from app.core.base.search_types import EarlierSearch, QueryItem, Thumbed
from app.core.facts.local_words import noun_said
from app.ui.commands.palette import COVER, Entry, Question
from app.ui.photos.pictures import Pictures
from app.ui.photos.small_photos import Small, SmallPhotos, icon_of
from app.ui.style import theme, words
from app.ui.style.building import column, row, tool
from app.ui.style.labels import ElidedLabel

_COVER = QSize(6 * theme.UNIT, 6 * theme.UNIT)

PathOf = Callable[[int], Path | None]

EARLIER = Question(
    tr_later("Earlier searches"),
    tr_later("Name of a photo, a word, or an album"),
    tr_later("No earlier search matches."),
    tr_later("There are no earlier searches yet."),
)


def entries_of(
    searches: Sequence[EarlierSearch],
    pictures: Pictures,
    path_of: PathOf,
    window: QWidget,
    reopen: Callable[[int], object],
) -> Iterator[Entry]:
    """Yield an entry for each search that can be opened again, the latest first.
    Of those from the same photos without thumbs only the latest."""
    listed_queries = set()
    for search in searches:
        rated = search.up or search.down
        again = search.query in listed_queries and not (rated or search.album)
        if again or not search.query:
            continue
        listed_queries.add(search.query)
        given = said_thumbs(search.up, search.down) if rated else tr("No thumbs")
        if search.album:
            given = tr("{given} · album “{album}”", given=given, album=search.album)
        first = search.query[0]
        cover = partial(icon_of, pictures, first, COVER, window)
        yield Entry(
            tr("Earlier searches"),
            name_of_query(search.query, path_of),
            partial(reopen, search.search),
            " · ".join((given, words.minute(search.when))),
            icon=partial(theme.icon, "search") if first.word else cover,
        )


def name_of_query(query: Sequence[QueryItem], path_of: PathOf) -> str:
    """Return what a search started from: "sea.jpg and 2 more"."""
    if not query:
        return tr("A search that can't be opened any more")
    item = query[0]
    if item.word:
        return tr("“{word}”", word=noun_said(item.word))
    path = item.path if item.photo is None else path_of(item.photo)
    name = words.name_alone(path.name) if path else item.name or tr("A picture that is gone")
    first = tr("Part of {photo}", photo=name) if item.crop else name
    if len(query) == 1:
        return first
    return tr_n("{first} and {n} more", "{first} and {n} more", len(query) - 1, first=first)


def said_thumbs(up: int, down: int) -> str:
    """Return how many photos were thumbed up and down."""
    if not down:
        return tr_n("{n} liked", "{n} liked", up)
    if not up:
        return tr_n("{n} disliked", "{n} disliked", down)
    return tr("{up} liked, {down} disliked", up=up, down=down)


MOST = 30
"""Most searches that are listed: the latest ones."""


class ThumbedList(QWidget):
    """The searches in which photos were thumbed. ``buttons``: those that withdraw thumbs, in order.
    Signals: ``withdrawn(search, photos)``, ``opened(search)``."""

    withdrawn = Signal(object, object)
    opened = Signal(object)

    def __init__(self, pictures: Pictures, path_of: PathOf, thumbs: Sequence[Thumbed]) -> None:
        super().__init__()
        self.buttons: list[QToolButton] = []
        lines = [self._line(pictures, path_of, thumbed) for thumbed in thumbs[:MOST]]
        whole = column(*lines, on=self, gap=0)
        if len(thumbs) > MOST:
            more = tr_n("and {n} earlier search", "and {n} earlier searches", len(thumbs) - MOST)
            whole.addWidget(QLabel(more))

    def _line(self, pictures: Pictures, path_of: PathOf, thumbed: Thumbed) -> QHBoxLayout:
        query, given = (
            name_of_query(thumbed.query, path_of),
            said_thumbs(len(thumbed.up), len(thumbed.down)),
        )
        lines = given, words.minute(thumbed.when)
        opening = _SearchButton(pictures, thumbed.query, (query, *lines))
        opening.setToolTip(tr("Open this search again"))
        opening.setAccessibleName(
            tr("Open again: the search from {query}, {when}", query=query, when=listed(lines))
        )
        opening.setEnabled(bool(thumbed.query))
        opening.clicked.connect(partial(self.opened.emit, thumbed.search))
        photos = (*thumbed.up, *thumbed.down)
        button = tool("close", tr("Remove the thumbs in this search"))
        button.setAccessibleName(
            tr("Remove: {given} in the search from {query}", given=given, query=query)
        )
        button.clicked.connect(partial(self.withdrawn.emit, thumbed.search, photos))
        self.buttons.append(button)
        return row((opening, 1), button, gap=theme.UNIT // 2)


class _SearchButton(QToolButton):
    """The picture of a query beside lines of words, which are elided if there is no room."""

    def __init__(
        self, pictures: Pictures, query: Sequence[QueryItem], lines: Sequence[str]
    ) -> None:
        super().__init__()
        self.setAutoRaise(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        cover = SmallPhotos(pictures, _COVER)
        cover.show_photos([Small(query[0] if query else None)], fitted=True)
        labels = [ElidedLabel(quiet=place > 0) for place in range(len(lines))]
        for label, text in zip(labels, lines, strict=True):
            label.setText(text)
            label.setFont(theme.scaled_font(self, 0))
        for part in (cover, *labels):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        texts = column(*labels, gap=0)
        self._row = row(cover, (texts, 1), on=self, margins=theme.UNIT // 2)

    def sizeHint(self) -> QSize:
        """Return the size of the content."""
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return a small width, so that words are elided."""
        return QSize(2 * _COVER.width(), self.sizeHint().height())
