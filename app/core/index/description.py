"""Describe how searches find photos in a sentence. Imports nothing heavy, for use in the window."""

from __future__ import annotations

from app.core.base.language import percent, tr, tr_n
from app.core.base.work_types import IndexState


def how_it_finds(state: IndexState) -> str:
    """Return a sentence on what finds photos, and how well."""
    if not state.approximate:
        return tr("Searches compare every photo.")
    parts = [
        tr_n(
            "Searches go by codes of {n} photo",
            "Searches go by codes of {n} photos",
            state.rows,
        )
    ]
    if newer := state.total - state.rows:
        parts.append(
            tr_n(
                "{n} newer one is compared by itself",
                "{n} newer ones are compared one by one",
                newer,
            )
        )
    parts.append(tr("{share} of their bits are out of date", share=percent(state.stale)))
    if state.recall is not None:
        parts.append(
            tr(
                "when all photos were compared last, {share} of the nearest were found",
                share=percent(state.recall),
            )
        )
    said = parts[0]
    for part in parts[1:]:
        said = tr("{first}; {next}", "parts of a sentence", first=said, next=part)
    return tr("{done}.", "a sentence", done=said)
