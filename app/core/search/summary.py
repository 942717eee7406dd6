"""Sentences about a search: what was judged, whether learning helps, why nothing was found."""

from __future__ import annotations

from math import exp, log

from app.core.base.language import both_sentences, tr, tr_n
from app.core.base.search_types import EVERYWHERE, Scope, SearchView
from app.core.facts.local_words import noun_meant, noun_said
from engine.feedback.candidates import CANDIDATES
from engine.feedback.guard import Evidence
from features.word_meanings import is_exact

FEW = 200
"""Photos, below which the line of an album is a guess: it was learned in libraries of hundreds."""

SURE, PERHAPS = 0.8, 0.35
"""How probably the best photo shows a word from which that is said, and from which perhaps."""

LABELLED, IN_DOUBT = (2.35, 1.08), (0.88, 0.75)
"""The logarithm of these odds by that of the odds of the labels, for what labels just mean, and for
what is close: fitted to the best photos of 100 words in six parts of two collections."""

TELLING = 5
"""Comparisons, from which on it is told how many of them learning had right."""


def summary_of(view: SearchView, evidence: Evidence) -> str:
    """What is said of ``view``, whose thumbs gave ``evidence``, beside what it lacks."""
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
    """What the order by a word is; ``nearest``: distance of the best photo in ``scope``."""
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
    """What a search by a word is called, as sure as it is: of what was liked there are some."""
    sure = how_sure(view.word, min((item.distance for item in view.results), default=1.0))
    word = noun_said(view.word)
    if view.liked or sure >= SURE:
        return tr("Photos of “{word}”", word=word)
    if sure >= PERHAPS:
        return tr("Perhaps “{word}”", word=word)
    return tr("Closest to “{word}”", word=word)


def how_sure(noun: str, nearest: float) -> float:
    """How probably a photo at this distance shows what a word means, calibrated; perhaps, of a
    sentence."""
    if noun_meant(noun) is None:
        return PERHAPS
    likely = min(max((1 - nearest) ** 2, 1e-5), 0.999)
    first, slope = LABELLED if is_exact(noun) else IN_DOUBT
    return 1 / (1 + exp(-first - slope * log(likely / (1 - likely))))


def not_looked_at(photos: int) -> str:
    """What is missing in a search by a word while the table of labels is made."""
    return tr_n(
        "{n} photo is still being looked at.", "{n} photos are still being looked at.", photos
    )


def search_summary(rated: int, evidence: Evidence, first: str = "") -> str:
    """Whether learning from the ``rated`` photos helps; with none, what comes ``first`` and what
    can be done."""
    if not rated:
        steer = tr("Like what fits, dislike what doesn’t: good matches move up.")
        return both_sentences(first, steer)
    return _help(evidence)


def question(count: int) -> str:
    """What "Ask me" asks; empty if it asks nothing."""
    if not count:
        return ""
    return tr_n(
        "One quick question makes the results better.",
        "{n} quick questions make the results better.",
        count,
    )


def doubtful_line(candidates: int, inside: int) -> str:
    """Why the line of an album may lie far off, by how many photos it was drawn through and how
    many of them are in front of it; empty where it need not."""
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
    """Names two photos that look the same and were judged differently, of ``others`` + 1 pairs."""
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
    """Why a search has no results, ``rated`` photos of it being judged."""
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
    """Why "Ask me" asks nothing, in a search of which ``rated`` photos are judged."""
    if of_album:
        return tr("Nothing to ask: it is clear what belongs in the album.")
    return nothing_found(scope, rated)


def _help(evidence: Evidence) -> str:
    """What the thumbs said about learning, each asked before it was learned from."""
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
