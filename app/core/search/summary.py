"""Sentences about a search: its thumbs, whether learning helps, why nothing was found."""

from __future__ import annotations

from math import exp, log

from app.core.base.language import tr, tr_n
from app.core.base.search_types import EVERYWHERE, Scope, SearchView
from app.core.facts.local_words import noun_meant, noun_said
from engine.feedback.guard import Evidence
from features.word_meanings import is_exact

SURE, PERHAPS = 0.8, 0.35
"""Probabilities of the best photo from which a word is said to be shown, and perhaps shown."""

EXACT_WORD, APPROXIMATE_WORD = (2.35, 1.08), (0.88, 0.75)
"""Coefficients of the log odds by 1 and those of the labels, fitted to 100 words."""


def summary_of(view: SearchView, evidence: Evidence) -> str:
    """Return the sentences about ``view``, whose thumbs gave ``evidence``."""
    rated = len(view.liked) + len(view.disliked)
    found = bool(view.results or view.incomplete)
    if not found and not rated:
        return nothing_found(view.scope, rated)
    sentences = ["" if found else nothing_found(view.scope, rated)]
    if rated:
        sentences.append(_learning_sentence(evidence))
    else:
        hint = tr("Like what fits, dislike what doesn't.")
        sentences.append(_doubt(view.word, _nearest(view)) or hint)
    return " ".join(filter(None, sentences))


def _nearest(view: SearchView) -> float:
    return min((item.distance for item in view.results), default=1.0)


def _doubt(noun: str, nearest: float) -> str:
    """Say that no photo shows a word, if so; ``nearest`` is the distance of the best photo."""
    if not noun or how_sure(noun, nearest) >= PERHAPS:
        return ""
    if nearest >= 1:
        return tr("No photo clearly shows “{word}”.", word=noun_said(noun))
    return tr("No photo clearly shows “{word}”. The closest come first.", word=noun_said(noun))


def named_by_word(view: SearchView) -> str:
    """Return the title of a search by a word, as certain as its results or its thumbs up."""
    word, sure = noun_said(view.word), how_sure(view.word, _nearest(view))
    if view.liked or sure >= SURE:
        return tr("Photos of “{word}”", word=word)
    if sure >= PERHAPS:
        return tr("Perhaps “{word}”", word=word)
    return tr("Closest to “{word}”", word=word)


def how_sure(noun: str, nearest: float) -> float:
    """Return the calibrated probability that a photo shows ``noun``; PERHAPS for a sentence."""
    if noun_meant(noun) is None:
        return PERHAPS
    likely = min(max((1 - nearest) ** 2, 1e-5), 0.999)
    first, slope = EXACT_WORD if is_exact(noun) else APPROXIMATE_WORD
    return 1 / (1 + exp(-first - slope * log(likely / (1 - likely))))


def not_looked_at(photos: int) -> str:
    """Return how many photos a search by a word lacks until they are labelled."""
    return tr_n(
        "{n} photo is still being looked at.", "{n} photos are still being looked at.", photos
    )


def nothing_found(scope: Scope, rated: int) -> str:
    """Return why a search with ``rated`` judged photos has no results."""
    if rated:
        return tr("You have liked or disliked every photo that this search finds.")
    if scope == EVERYWHERE:
        return tr("There are no other photos yet.")
    if scope.filter:
        return tr("No photos match {filter}.", filter=scope.filter)
    return tr("No photos there.")


def _learning_sentence(evidence: Evidence) -> str:
    """Describe whether learning helped, by thumbs tested before they were learned."""
    if evidence.weight < 0.5:
        return tr("Your thumbs don't change much here yet.")
    if sum(evidence.gains) > 0:
        return tr("Your thumbs moved matches up.")
    return tr("Like a few more to see where the matches end.")
