"""How searches find photos, as a sentence. Imports nothing heavy: the window says it too."""

from __future__ import annotations

from likewise.app.core.types import IndexState


def how_it_finds(state: IndexState) -> str:
    """What finds photos, and how well."""
    if not state.approximate:
        return "Searches compare every photo."
    parts = [f"Searches go by codes of {state.rows:,} photos"]
    if state.rows < state.total:
        parts.append(f"{state.total - state.rows:,} newer ones are compared one by one")
    parts.append(f"{state.stale:.0%} of their bits are out of date")
    if state.recall is not None:
        parts.append(
            f"when all photos were compared last, {state.recall:.0%} of the nearest were found"
        )
    return f"{'; '.join(parts)}."
