"""Words that a search can start from: which noun a word means, and why none can be searched."""

from __future__ import annotations

from app.core.errors import QueryError
from app.core.facts.local_words import noun_meant, suggestions
from app.core.language import tr
from app.core.library.library import Library
from app.core.library.modalities import is_subject_wanted, refused_subject
from app.core.stored_sentences import tr_stored
from features.subject import NAME as SUBJECT
from features.word_meanings import is_unseen


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
