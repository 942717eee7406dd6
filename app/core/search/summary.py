"""Sentences about a search: its thumbs, whether learning helps, why nothing was found."""

from __future__ import annotations

from math import exp, log

from app.core.base.language import both_sentences, tr, tr_n
from app.core.base.search_types import EVERYWHERE, Scope, SearchView
from app.core.facts.local_words import noun_meant, noun_said
from engine.feedback.candidates import CANDIDATES
from engine.feedback.guard import Evidence
from features.word_meanings import is_exact

FEW = 200
"""Number of photos below which an album's line is a guess: it was fitted to larger libraries."""

SURE, PERHAPS = 0.8, 0.35
"""Probabilities of the best photo from which a word is said to be shown, and perhaps shown."""

LABELLED, IN_DOUBT = (2.35, 1.08), (0.88, 0.75)
"""Coefficients of the log odds by those of the labels, fitted to 100 words in two collections."""

TELLING = 5
"""Least number of comparisons for a sentence that counts those that learning got right."""


def summary_of(view: SearchView, evidence: Evidence) -> str:
    """Return the sentences about ``view``, whose thumbs gave ``evidence``."""
    rated = len(view.liked) + len(view.disliked)
    first = ""
    if view.word:
        first = likeliest_first(
            view.word, min((r.distance for r in view.results), default=1.0), view.scope
        )
    if not view.results and not view.incomplete and not rated:
        return nothing_found(view.scope, rated)
    sentences = (
        "" if view.results or view.incomplete else nothing_found(view.scope, rated),
        question(len(view.asked)),
        search_summary(rated, evidence, first) if rated or not view.asked else "",
    )
    return " ".join(sentence for sentence in sentences if sentence)


def likeliest_first(noun: str, nearest: float, scope: Scope = EVERYWHERE) -> str:
    """Describe the order by a word; ``nearest`` is the distance of the best photo in ``scope``."""
    word = noun_said(noun)
    sure = how_sure(noun, nearest)
    if sure >= SURE:
        return tr("Photos of “{word}” come first.", word=word)
    if sure >= PERHAPS:
        return tr("Photos that may show “{word}” come first.", word=word)
    if nearest >= 1 and scope != EVERYWHERE:
        return tr(
            "No photo within the filter clearly shows “{word}”.",
            word=word,
        )
    if nearest >= 1:
        return tr("No photo clearly shows “{word}”.", word=word)
    return tr("No photo clearly shows “{word}”. The closest come first.", word=word)


def named_by_word(view: SearchView) -> str:
    """Return the title of a search by a word, as certain as its results or its thumbs up."""
    sure = how_sure(view.word, min((item.distance for item in view.results), default=1.0))
    word = noun_said(view.word)
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
    first, slope = LABELLED if is_exact(noun) else IN_DOUBT
    return 1 / (1 + exp(-first - slope * log(likely / (1 - likely))))


def not_looked_at(photos: int) -> str:
    """Return how many photos a search by a word lacks until they are labelled."""
    return tr_n(
        "{n} photo is still being looked at.", "{n} photos are still being looked at.", photos
    )


def search_summary(rated: int, evidence: Evidence, first: str = "") -> str:
    """Return whether learning from ``rated`` photos helps; if there are none, how to steer."""
    if not rated:
        steer = tr("Like what fits, dislike what doesn’t: good matches move up.")
        return both_sentences(first, steer)
    return _learning_sentence(evidence)


def question(count: int) -> str:
    """Return the question of "Ask me"; empty if it asks nothing."""
    if not count:
        return ""
    return tr_n(
        "One quick question makes the results better.",
        "{n} quick questions make the results better.",
        count,
    )


def doubtful_line(candidates: int, inside: int) -> str:
    """Return why an album's line, fitted to ``candidates``, may be far off, or empty."""
    if candidates < FEW:
        return tr(
            "With so few photos, where the album ends is a guess. Move the slider to correct it."
        )
    if candidates >= CANDIDATES and 2 * inside > candidates:
        return tr_n(
            "There may be more: a search looks at {n} photo at most.",
            "There may be more: a search looks at {n} photos at most.",
            CANDIDATES,
        )
    return ""


def contradiction(liked: str, disliked: str, others: int) -> str:
    """Name two photos that look alike but were judged differently, one of ``others`` + 1 pairs."""
    if liked == disliked:
        said = tr("You have liked {liked} for this photo, and disliked it too", liked=liked)
    else:
        said = tr(
            "You liked {liked} and disliked {disliked}, which look almost the same",
            liked=liked,
            disliked=disliked,
        )
    if not others:
        return tr("{said}. If one was a slip, clear its thumb.", said=said)
    return tr_n(
        "{said} (and {n} more like that). If one was a slip, clear its thumb.",
        "{said} (and {n} more like that). If one was a slip, clear its thumb.",
        others,
        said=said,
    )


def nothing_found(scope: Scope, rated: int) -> str:
    """Return why a search with ``rated`` judged photos has no results."""
    if rated:
        return tr("You have liked or disliked every photo that this search finds.")
    if scope == EVERYWHERE:
        return tr("There are no other photos yet.")
    return (
        tr("No photos match {filter}.", filter=scope.filter)
        if scope.filter
        else tr("No photos there.")
    )


def nothing_to_ask(scope: Scope, rated: int, *, of_album: bool) -> str:
    """Return why "Ask me" asks nothing in a search with ``rated`` judged photos."""
    if of_album:
        return tr("Nothing to ask: it is clear what belongs in the album.")
    return nothing_found(scope, rated)


def _learning_sentence(evidence: Evidence) -> str:
    """Describe whether learning helped, by thumbs tested before they were learned."""
    if evidence.weight < 0.5:
        return tr("Your thumbs don't change much here yet.")
    ranks = round(sum(evidence.gains) / len(evidence.gains)) if evidence.gains else 0
    if ranks > 0:
        return tr_n(
            "Your thumbs moved matches up by {n} place.",
            "Your thumbs moved matches up by {n} places.",
            ranks,
        )
    if evidence.pairs >= TELLING and evidence.learned_right > evidence.unlearned_right:
        return tr(
            "Your thumbs help: {learned_right} of {pairs} comparisons are right now, "
            "{unlearned_right} without them.",
            learned_right=evidence.learned_right,
            pairs=evidence.pairs,
            unlearned_right=evidence.unlearned_right,
        )
    return ""
