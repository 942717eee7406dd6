"""Resolve what a search starts from, and compute how far photos are from a word or sentence."""

from __future__ import annotations

from collections.abc import Container, Sequence

import numpy as np

from app.core.base.errors import QueryError
from app.core.base.language import tr, tr_stored
from app.core.base.search_types import QueryItem
from app.core.facts.local_words import english_noun, noun_kept, suggestions
from app.core.library.library import Library, LibrarySnapshot
from app.core.library.modalities import is_subject_wanted, refused_subject
from app.core.profiles.query import SeePicture, is_outside, networks_for_outside
from app.core.search.label_table import LabelTable
from app.core.vectors.tables import count_rows
from engine.types import Float32, Float64
from features.onnx_model import shown_name
from features.subject import NAME as SUBJECT
from features.word_meanings import is_exact, is_similar, is_unseen, parts_of

EXACT_WORD = 2.1601, 1.1046, 0.3049, 1.8014, 1.1182
SCENE_WORD = -1.8639, 0.4059, 0.4401, 1.8014, 1.1182
SIMILAR_WORD = -2.012, 0.3622, 1.3254, 0.42, 0.3
"""Coefficients of the log odds that a photo shows a word, fitted to 56 words, the last to 18, and
its last two to 60.

By 1, the log odds of the labels, and the score; then those of the best photo, by 1 and the log odds
of its labels. In libraries with all photos that show the word (twice), with twelve, with three and
without any. A word of similar things is never sure: photos of these are as likely by their labels.
"""

STANDING_OUT = 3.0
"""Deviations above the mean from which a photo probably shows what a sentence says."""

ROWS_PER_STEP = 8_192


def noun_of(word: str) -> str:
    """Return the noun that ``word`` means, or raise QueryError, with suggestions if unknown."""
    noun = english_noun(word)
    if noun is None and is_unseen(word):
        raise QueryError(
            tr("Likewise can't recognise “{word}” in photos.", word=word.strip()),
            tr("Search from a photo instead."),
        )
    if noun is None:
        raise QueryError(
            tr("Likewise doesn't know the word “{word}”.", word=word.strip()), _suggest_nouns(word)
        )
    return noun


def chances_of_word(noun: str, distances: Float32, scores: Float64) -> Float64:
    """Return the probabilities, descending, that photos show ``noun``, float64 (n,).

    ``distances`` (n,) and ``scores`` (n,) are those of the ranking by it. None is likelier than
    that the best photo shows it: the scores only compare photos, and one is always the best.
    """
    likely = np.clip(np.square(1 - distances.astype(np.float64)), 1e-5, 0.999)
    labels = np.log(likely / (1 - likely))
    similar = any(map(is_similar, parts_of(noun)))
    kind = EXACT_WORD if is_exact(noun) else SIMILAR_WORD if similar else SCENE_WORD
    level, by_labels, by_score, best_level, best_by_labels = kind
    odds = level + by_labels * labels + by_score * scores
    best = best_level + best_by_labels * labels.max(initial=-np.inf)
    chances = 1 / (1 + np.exp(-np.minimum(odds, best)))
    above = np.maximum.accumulate(chances[::-1])[::-1]
    return np.asarray((np.minimum.accumulate(chances) + above) / 2)


def words_missing(library: Library) -> str:
    """Return why photos can't be searched by a word, as a sentence; empty if they can."""
    rows = count_rows(library.catalogue)
    if rows and SUBJECT in library.modalities():
        return ""
    if not is_subject_wanted(library):
        return tr("To search by words, turn on “Recognise what is in photos” in the settings.")
    if reason := refused_subject(library):
        return tr_stored(reason)
    return tr("Words work once your photos have been looked at.")


def _suggest_nouns(word: str) -> str:
    alike = suggestions(word)
    if not alike:
        return tr("Try another word, or search from a photo.")
    nouns = ", ".join(f"“{noun}”" for noun in alike)
    return tr("Try {nouns}, or search from a photo.", nouns=nouns)


def usable_query(
    library: Library, query: Sequence[QueryItem], read: Container[int]
) -> list[QueryItem]:
    """Return ``query`` with known files and words resolved. Raises QueryError."""
    items = [_resolve_file(library, item) for item in query]
    if any(item.word for item in items):
        if len(items) > 1:
            raise QueryError(tr("A search starts from one word, or from pictures."))
        return [QueryItem(word=known_word(library, items[0].word))]
    for item in items:
        if not is_outside(item) and item.photo not in read:
            raise QueryError(tr("This photo isn't read yet."), tr("Try again in a moment."))
    return items


def _resolve_file(library: Library, item: QueryItem) -> QueryItem:
    known = library.find(item.path) if item.path is not None else None
    return item if known is None else QueryItem(photo=known.id)


def known_word(library: Library, typed: str) -> str:
    """Return the noun or sentence to search for that ``typed`` means. Raises QueryError."""
    noun, missing = noun_kept(typed), words_missing(library)
    if noun and not missing:
        return noun
    if reads_sentences(library):
        return noun or " ".join(typed.split())
    if not noun and (model := library.model()) and library.networks([model.name]).reader:
        name = shown_name(model.name)
        raise QueryError(tr("Sentences work once {name} has looked at your photos.", name=name))
    if missing:
        raise QueryError(missing, tr("Search from a photo instead."))
    return noun_of(typed)


def reads_sentences(library: Library) -> bool:
    """Return whether a model of the owner's that reads sentences has read the photos."""
    return library.networks(library.modalities()).reader is not None


def distances_of_words(
    words: str, snapshot: LibrarySnapshot, labels: LabelTable, see: SeePicture
) -> Float32:
    """Return how far each row of ``snapshot`` is from ``words``, float32 (n,) in [0, 1].

    If labels and a model both apply, their sum determines the order, and the labels the distances.
    """
    noun = noun_asked(words, snapshot)
    if not noun:
        return _by_model(words, snapshot, see)
    by_labels = labels.distances(noun, snapshot)
    try:
        by_model = _by_model(words, snapshot, see) if snapshot.networks.reader else None
    except QueryError:
        by_model = None  # in a safe start, for example
    if by_model is None:
        return by_labels
    mixed = np.empty_like(by_labels)
    mixed[np.argsort(by_labels + by_model, kind="stable")] = np.sort(by_labels)
    return mixed


def noun_asked(words: str, snapshot: LibrarySnapshot) -> str:
    """Return the noun if labels cover these words, else empty."""
    return (noun_kept(words) or "") if words and SUBJECT in snapshot.vectors else ""


def _by_model(words: str, snapshot: LibrarySnapshot, see: SeePicture) -> Float32:
    """Return 1 minus the root of a guessed probability that each row shows ``words``.

    Cosines between text and pictures are only relative: three deviations above the mean mean one
    half.
    """
    networks = networks_for_outside(snapshot)
    ((name, vector),) = see(QueryItem(word=words), {}, networks).vectors.items()
    stored, scale = snapshot.vectors[name], np.float32(snapshot.scales[name])
    if vector.shape != (stored.shape[1],):
        raise QueryError(tr("Likewise doesn't know the word “{word}”.", word=words))
    found = np.empty(len(snapshot.rows), np.float64)
    for start in range(0, len(found), ROWS_PER_STEP):
        part = slice(start, start + ROWS_PER_STEP)
        found[part] = (2 / scale * np.asarray(stored[part]) - 1) @ (2 * vector - 1)
    living = found[snapshot.alive]
    level = (found - living.mean()) / (living.std() or 1.0) - STANDING_OUT
    return np.asarray(1 - np.sqrt(1 / (1 + np.exp(-2 * level))), np.float32)
