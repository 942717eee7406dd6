"""Words that a search can start from: which noun a word means, and why none can be searched."""

from __future__ import annotations

from likewise.app.core.errors import QueryError
from likewise.app.core.library.library import Library
from likewise.features import subject
from likewise.features.errors import WeightsError
from likewise.features.noun_list import meant_by, suggestions


def noun_of(word: str) -> str:
    """The noun that ``word`` means. Raises QueryError if none is known, with what is like it."""
    noun = meant_by(word)
    if noun is None:
        raise QueryError(
            f"Likewise doesn't know the word “{word.strip()}”.",
            f"{_offer(word)} search from a photo.",
        )
    return noun


def words_missing(library: Library) -> str:
    """A sentence that says why photos can't be searched by a word; empty if they can."""
    generation = library.generation()
    if generation is None or not generation.rows:
        return "Words work as soon as the first photos are read."
    if subject.NAME in generation.dimensions:
        return ""
    try:
        subject.check()
    except WeightsError as error:
        return f"Words need what is seen in the photos. {error}"
    return "Words need what is seen in the photos, which this library doesn't have."


def _offer(word: str) -> str:
    alike = suggestions(word)
    return (
        f"Try {', '.join(f'“{noun}”' for noun in alike)}, or" if alike else "Try another word, or"
    )
