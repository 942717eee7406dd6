"""What a search learned, as a sentence that a friend would say."""

from __future__ import annotations

from engine.feedback.guard import Evidence


def search_summary(liked: int, disliked: int, evidence: Evidence) -> str:
    """One or two sentences: what was judged, and whether learning from it helps."""
    if not liked and not disliked:
        return "Most alike first. Thumb some photos up or down to steer."
    done = [f"liked {liked}"] * bool(liked) + [f"disliked {disliked}"] * bool(disliked)
    return f"You {' and '.join(done)}. {help_sentence(evidence.gains, evidence.weight)}".rstrip()


def help_sentence(gains: tuple[int, ...], weight: float = 1.0) -> str:
    """Whether learning helps. ``gains``: places that each liked photo rose before it was liked."""
    if weight < 0.5:
        return "Learning is not helping here yet, so the original order mostly stays."
    if not gains:
        return ""
    places = round(sum(gains) / len(gains))
    if places < 1:
        return "The next likes will show whether learning helps."
    return f"Liked photos now rank {places} {'place' if places == 1 else 'places'} higher."
