"""Sentences about a search: what was judged, whether learning helps, why nothing was found."""

from __future__ import annotations

from collections.abc import Sequence

from likewise.app.core.types import EVERYWHERE, Scope
from likewise.engine.feedback.guard import Evidence

MOST_ALIKE = "Most alike first."

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


def search_summary(signs: Sequence[int], evidence: Evidence, first: str = MOST_ALIKE) -> str:
    """One or two sentences: what was judged, and whether learning from it helps; with no thumb,
    what comes ``first``."""
    liked, disliked = (sum(sign == thumb for sign in signs) for thumb in (1, -1))
    if not liked and not disliked:
        return f"{first} Thumb some photos up or down to steer."
    done = [f"liked {liked}"] * bool(liked) + [f"disliked {disliked}"] * bool(disliked)
    return f"You {' and '.join(done)}. {_help(evidence)}".rstrip()


def question(count: int) -> str:
    """What "Ask me" asks; empty if it asks nothing."""
    if not count:
        return ""
    first = f"first {count} photos" if count > 1 else "first photo"
    return f"Thumbs for the {first} would teach the most."


def contradiction(liked: str, disliked: str, others: int) -> str:
    """Names two photos that look the same and were judged differently, of ``others`` + 1 pairs."""
    if liked == disliked:
        said = f"You have liked {liked} for this photo, and disliked it too"
    else:
        said = f"You liked {liked} and disliked {disliked}, which look almost the same"
    more = f" (and {others} more like that)" if others else ""
    return f"{said}{more}. If one was a slip, take its thumb back."


def nothing_found(scope: Scope) -> str:
    """Why a search has no results."""
    if scope == EVERYWHERE:
        return "There is no other photo."
    if scope.stars or scope.colour or scope.keyword:
        return "No photo has these stars, colour or keyword there. Let the search look everywhere."
    return "No photo of that folder and time. Let the search look everywhere."


def _help(evidence: Evidence) -> str:
    """What the thumbs said about learning, each asked before it was learned from."""
    if evidence.weight < 0.5:
        return "Learning is not helping here yet, so the original order mostly stays."
    ranks = round(sum(evidence.gains) / len(evidence.gains)) if evidence.gains else 0
    if ranks > 0:
        return f"Liked photos now rank {ranks} {'place' if ranks == 1 else 'places'} higher."
    if evidence.learned_right > evidence.unlearned_right:
        return (
            f"Learning helps here: it foresaw {evidence.learned_right} of {evidence.pairs}"
            f" of your choices, the original order {evidence.unlearned_right}."
        )
    return ""
