"""What a search may start from: a file that the library has is that photo, a word is a noun; and
why none can be searched."""

from __future__ import annotations

from collections.abc import Container, Sequence

import numpy as np

from app.core.base.errors import QueryError
from app.core.base.language import tr, tr_stored
from app.core.base.search_types import QueryItem
from app.core.facts.local_words import noun_meant, suggestions
from app.core.library.library import Library
from app.core.library.modalities import is_subject_wanted, refused_subject
from app.core.profiles.query import is_outside
from engine.types import Float32, Float64
from features.subject import NAME as SUBJECT
from features.word_meanings import is_exact, is_unseen

LABELLED = -6.2704, 0.2764, 11.2039, -2.3942
IN_DOUBT = -4.8644, 0.1292, 5.8429, -0.8839
"""The log odds that a photo shows a word, by 1, the log odds of its labels, tanh(s / 2) and
tanh(s - 1.5) of its score s: for what labels just mean, and for what is close. Fitted to the
validation halves of two collections and their mixture, by 60 words."""


def noun_of(word: str) -> str:
    """The noun that ``word`` means. Raises QueryError if none is known, with what is like it, or if
    it can't be looked for in pictures."""
    noun = noun_meant(word)
    if noun is None and is_unseen(word):
        raise QueryError(
            tr("Likewise can't recognise “{word}” in photos.", word=word.strip()),
            tr("Search from a photo instead."),
        )
    if noun is None:
        raise QueryError(
            tr("Likewise doesn't know the word “{word}”.", word=word.strip()),
            _offer(word),
        )
    return noun


def chances_of_word(noun: str, distances: Float32, scores: Float64) -> Float64:
    """How probably photos show what ``noun`` means, float64 (n,), falling, of what is ranked by it
    with these ``distances`` (n,) and ``scores`` (n,)."""
    likely = np.clip(np.square(1 - distances.astype(np.float64)), 1e-5, 0.999)
    level, by_labels, broad, narrow = LABELLED if is_exact(noun) else IN_DOUBT
    odds = level + by_labels * np.log(likely / (1 - likely))
    odds += broad * np.tanh(scores / 2) + narrow * np.tanh(scores - 1.5)
    chances = 1 / (1 + np.exp(-odds))
    above = np.maximum.accumulate(chances[::-1])[::-1]
    return np.asarray((np.minimum.accumulate(chances) + above) / 2)


def words_missing(library: Library) -> str:
    """A sentence that says why photos can't be searched by a word; empty if they can."""
    rows = library.count_rows()
    if rows and SUBJECT in library.modalities():
        return ""
    if not is_subject_wanted(library):
        return tr("To search by words, turn on “Recognise what is in photos” in the settings.")
    if reason := refused_subject(library):
        return tr_stored(reason)
    if not rows:
        return tr("Words work as soon as the first photos are read.")
    return tr("Words work once your photos have been looked at.")


def _offer(word: str) -> str:
    alike = suggestions(word)
    if not alike:
        return tr("Try another word, or search from a photo.")
    nouns = ", ".join(f"“{noun}”" for noun in alike)  # not shown: no words
    return tr("Try {nouns}, or search from a photo.", nouns=nouns)


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
