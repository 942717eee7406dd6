"""What a search may start from: a file that the library has is that photo, a word is a noun."""

from __future__ import annotations

from collections.abc import Container, Sequence

from app.core.errors import QueryError
from app.core.language import tr
from app.core.library.library import Library
from app.core.profiles.query import is_outside
from app.core.search.words import noun_of, words_missing
from app.core.types import QueryItem


def usable_query(
    library: Library, query: Sequence[QueryItem], read: Container[int]
) -> list[QueryItem]:
    """``query`` as it is searched from; ``read``: the photos that can be. Raises QueryError."""
    items = [_known_file(library, item) for item in query]
    if any(item.word for item in items):
        return [_known_word(library, items)]
    for item in items:
        if not is_outside(item) and item.photo not in read:
            raise QueryError(tr("This photo isn't read yet."), tr("Try again in a moment."))
    return items


def _known_file(library: Library, item: QueryItem) -> QueryItem:
    known = library.find(item.path) if item.path is not None else None
    return item if known is None else QueryItem(photo=known.id)


def _known_word(library: Library, query: Sequence[QueryItem]) -> QueryItem:
    if len(query) > 1:
        raise QueryError(tr("A search starts from one word, or from pictures."))
    if missing := words_missing(library):
        raise QueryError(missing, tr("Search from a photo instead."))
    return QueryItem(word=noun_of(query[0].word))
