"""Show earlier searches: those in which photos were thumbed, and the latest in a palette.

A click opens a search again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from app.core.base.language import listed, tr, tr_n
from app.core.base.search_types import EarlierSearch, QueryItem, Thumbed
from app.core.facts.local_words import local_noun
from app.ui.commands.palette import COVER, Entry
from app.ui.photos.context import Context
from app.ui.photos.small_photos import Small, SmallPhotos, icon_of
from app.ui.style import theme, words
from app.ui.style.building import Part, column, label, page, row, tool
from app.ui.style.labels import ElidedLabel

_COVER = QSize(6 * theme.UNIT, 6 * theme.UNIT)

PathOf = Callable[[int], Path | None]


def entries_of(
    searches: Sequence[EarlierSearch], context: Context, reopen: Callable[[int], object]
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
        cover = partial(icon_of, context.pictures, first, COVER, context.window)
        yield Entry(
            tr("Earlier searches"),
            name_of_query(search.query, context.bus.photos.path_of),
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
        return tr("“{word}”", word=local_noun(item.word))
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


def thumbed_list(
    context: Context,
    thumbs: Sequence[Thumbed],
    reopen: Callable[[int], object],
    withdraw: Callable[[int, tuple[int, ...]], object],
) -> QWidget:
    """Return the searches in which photos were thumbed, with buttons that open them again, and that
    withdraw their thumbs."""
    lines: list[Part] = []
    for thumbed in thumbs[:MOST]:
        query = name_of_query(thumbed.query, context.bus.photos.path_of)
        given, when = said_thumbs(len(thumbed.up), len(thumbed.down)), words.minute(thumbed.when)
        cover, name = SmallPhotos(context.pictures, _COVER), ElidedLabel()
        cover.show_photos([Small(thumbed.query[0] if thumbed.query else None)], fitted=True)
        name.setText(query)
        about = label("\n".join((given, when)), tone="quiet")
        opening = tool("search", tr("Open this search again"), partial(reopen, thumbed.search))
        opening.setAccessibleName(
            tr(
                "Open again: the search from {query}, {when}",
                query=query,
                when=listed((given, when)),
            )
        )
        opening.setEnabled(bool(thumbed.query))
        photos = (*thumbed.up, *thumbed.down)
        cross = tool(
            "close",
            tr("Remove the thumbs in this search"),
            partial(withdraw, thumbed.search, photos),
        )
        cross.setAccessibleName(
            tr("Remove: {given} in the search from {query}", given=given, query=query)
        )
        texts = column(name, about, gap=0)
        lines.append(row(cover, (texts, 1), opening, cross, gap=theme.UNIT // 2))
    if (more := len(thumbs) - MOST) > 0:
        lines.append(label(tr_n("and {n} earlier search", "and {n} earlier searches", more)))
    return page(column(*lines))
