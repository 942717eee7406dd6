"""The photos that stand for "most photos" to a profile, and that its start is computed from.

They are drawn once for the same vectors and then kept with the profile: a library that has grown
would draw others, and the same journal would teach something else.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.core.library.snapshot import LibrarySnapshot
from app.core.store.catalogue import Catalogue
from app.core.store.settings import Json, get_setting, set_setting
from engine.feedback.profile import draw_reference_sample


def reference_sample_of(
    catalogue: Catalogue, profile: int, snapshot: LibrarySnapshot, store: bool
) -> tuple[int, ...]:
    """Rows of ``snapshot``: those that were kept, or else drawn now and, with ``store``, kept."""
    count = len(snapshot.rows)
    match get_setting(catalogue, _key(profile)):
        case {"key": snapshot.key, "rows": list(rows)}:
            known = tuple(row for row in rows if isinstance(row, int) and 0 <= row < count)
            if len(known) == len(rows):  # else they were drawn from other matrices of this name
                return known
    drawn = draw_reference_sample(count)
    if store:
        keep_reference_sample(catalogue, profile, snapshot, drawn)
    return drawn


def keep_reference_sample(
    catalogue: Catalogue, profile: int, snapshot: LibrarySnapshot, rows: Sequence[int]
) -> None:
    """Let ``rows`` of ``snapshot`` be the reference sample of ``profile``."""
    kept: dict[str, Json] = {"key": snapshot.key, "rows": [*rows]}
    set_setting(catalogue, _key(profile), kept)


def pass_on_reference_sample(catalogue: Catalogue, source: int, profile: int) -> None:
    """Give ``profile``, a copy of ``source``, the same reference sample."""
    kept = get_setting(catalogue, _key(source))
    if kept is not None:
        set_setting(catalogue, _key(profile), kept)


def _key(profile: int) -> str:
    return f"background of profile {profile}"  # not shown
