"""Sentences about a search: what was judged, whether learning helps, why nothing was found."""

from __future__ import annotations

from likewise.app.core.types import EVERYWHERE, Scope
from likewise.engine.feedback.guard import Evidence

CLEAR = 0.7
"""Distance to a word up to which a photo is said to show it: a probability of .1."""


def likeliest_first(word: str, nearest: float) -> str:
    """What the order by a word is; ``nearest``: distance of the photo that shows it best."""
    if nearest <= CLEAR:
        return f"Photos that show “{word}” first."
    if nearest >= 1:
        return f"Nothing here looks like “{word}”, so the photos come in no order."
    return f"No photo clearly shows “{word}”; those that come closest first."


def not_looked_at(photos: int) -> str:
    """What is missing in a search by a word while the table of labels is made."""
    return f"{photos:,} {'photo is' if photos == 1 else 'photos are'} still being looked at."


def search_summary(rated: int, evidence: Evidence, first: str = "") -> str:
    """Whether learning from the ``rated`` photos helps; with none, what comes ``first`` and what
    can be done."""
    if not rated:
        return f"{first} Rate some photos up or down to steer the order.".lstrip()
    return _help(evidence)


def question(count: int) -> str:
    """What "Ask me" asks; empty if it asks nothing."""
    if not count:
        return ""
    if count == 1:
        return "Rate the first photo: it helps most."
    return f"Rate the first {count} photos: they help most."


def contradiction(liked: str, disliked: str, others: int) -> str:
    """Names two photos that look the same and were judged differently, of ``others`` + 1 pairs."""
    if liked == disliked:
        said = f"You have liked {liked} for this photo, and disliked it too"
    else:
        said = f"You liked {liked} and disliked {disliked}, which look almost the same"
    more = f" (and {others} more like that)" if others else ""
    return f"{said}{more}. If one was a slip, clear its rating."


def nothing_found(scope: Scope, rated: int) -> str:
    """Why a search has no results, ``rated`` photos of it being judged."""
    if rated:
        return "You have rated every photo that this search can find."
    if scope == EVERYWHERE:
        return "There are no other photos yet."
    return f"No photos match: {scope.filter}" if scope.filter else "No photos there."


def _help(evidence: Evidence) -> str:
    """What the thumbs said about learning, each asked before it was learned from."""
    if evidence.weight < 0.5:
        return "Learning is not helping here yet, so the original order mostly stays."
    ranks = round(sum(evidence.gains) / len(evidence.gains)) if evidence.gains else 0
    if ranks > 0:
        return f"Liked photos now rank {ranks} {'place' if ranks == 1 else 'places'} higher."
    if evidence.learned_right > evidence.unlearned_right:
        return (
            f"Learning helps here: it predicted {evidence.learned_right} of your"
            f" {evidence.pairs} comparisons, the original order {evidence.unlearned_right}."
        )
    return ""
