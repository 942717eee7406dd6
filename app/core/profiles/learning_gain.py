"""Learning gain of a profile: what the guard saw in its last searches, as one figure.

Each photo that is liked was ranked before that click, with learning and without; the ranks gained
are kept with the profile. They follow from the journal, so losing them costs only this figure.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from app.core.language import tr, tr_n
from app.core.store.catalogue import Catalogue
from app.core.store.settings import Json, get_setting, set_setting

LAST = 20  # searches that count
ENOUGH = 3  # searches from which on it may be told that learning did not help


def note_gains(catalogue: Catalogue, profile: int, search: int, gains: Sequence[int]) -> None:
    """Remember the ranks gained in a search, in place of what was known of it."""
    known = _stored_means(catalogue, profile)
    others = {key: mean for key, mean in known.items() if key != str(search)}
    changed = {**others, str(search): fmean(gains)} if gains else others
    if changed != known:
        latest: dict[str, Json] = {key: changed[key] for key in list(changed)[-LAST:]}
        set_setting(catalogue, _key(profile), latest)


def gain_sentence(catalogue: Catalogue, profile: int) -> str:
    """Whether learning helped lately; empty before there is anything to tell."""
    gains = _stored_means(catalogue, profile).values()
    if not gains:
        return ""
    ranks, searches = round(fmean(gains)), len(gains)
    if ranks < 1 and searches < ENOUGH:
        return ""
    if ranks < 1:
        return tr("New searches start about as well as without learning.")
    return tr_n(
        "New searches start {n} place better.", "New searches start {n} places better.", ranks
    )


def _stored_means(catalogue: Catalogue, profile: int) -> dict[str, float]:
    stored = get_setting(catalogue, _key(profile), {})
    assert isinstance(stored, dict)
    return {key: mean for key, mean in stored.items() if isinstance(mean, int | float)}


def _key(profile: int) -> str:
    return f"places gained with profile {profile}"  # not shown
