"""What a search learned, as a sentence that a friend would say."""

from __future__ import annotations

from engine.feedback.guard import Evidence


def search_summary(liked: int, disliked: int, evidence: Evidence) -> str:
    """One or two sentences: what was judged, and whether learning from it helps."""
    if not liked and not disliked:
        return "Most alike first. Thumb some photos up or down to steer."
    done = [f"liked {liked}"] * bool(liked) + [f"disliked {disliked}"] * bool(disliked)
    return f"You {' and '.join(done)}. {_help(evidence)}".rstrip()


def _help(evidence: Evidence) -> str:
    """What the thumbs said about learning, each asked before it was learned from."""
    if evidence.weight < 0.5:
        return "Learning is not helping here yet, so the original order mostly stays."
    places = round(sum(evidence.gains) / len(evidence.gains)) if evidence.gains else 0
    if places > 0:
        return f"Liked photos now rank {places} {'place' if places == 1 else 'places'} higher."
    if evidence.learned_right > evidence.unlearned_right:
        return (
            f"Learning helps here: it foresaw {evidence.learned_right} of {evidence.pairs}"
            f" of your choices, the original order {evidence.unlearned_right}."
        )
    return ""
