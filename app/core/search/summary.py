"""Sentences about a search: its thumbs, whether learning helps, why nothing was found."""

from __future__ import annotations

from app.core.base.language import tr, tr_n
from app.core.base.search_types import EVERYWHERE, WORTH_A_CHECK, Scope, SearchView
from app.core.facts.local_words import local_noun
from engine.feedback.guard import Evidence
from engine.feedback.line import PERHAPS


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
        sentences.append(_doubt(view) or hint)
    return " ".join(filter(None, sentences))


def _doubt(view: SearchView) -> str:
    """Say that no photo shows the word, if so."""
    if not view.word or _likelihood(view) >= WORTH_A_CHECK:
        return ""
    word = local_noun(view.word)
    if all(item.distance >= 1 for item in view.results):
        return tr("No photo clearly shows “{word}”.", word=word)
    return tr("No photo clearly shows “{word}”. The closest come first.", word=word)


def named_by_word(view: SearchView) -> str:
    """Return the title of a search by a word, as certain as its results or its thumbs up."""
    word, likelihood = local_noun(view.word), _likelihood(view)
    if view.liked or likelihood >= 1:
        return tr("Photos of “{word}”", word=word)
    if likelihood >= WORTH_A_CHECK:
        return tr("Perhaps “{word}”", word=word)
    return tr("Closest to “{word}”", word=word)


def _likelihood(view: SearchView) -> float:
    """Return the probability of the best result as a share of the usual line's, wherever a person
    moved it; a guess without one."""
    if view.edge is None:
        return WORTH_A_CHECK
    return max((item.probability or 0 for item in view.results), default=0) / PERHAPS


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
