"""Tells whether a backup is one of another library, by the times at which lines were begun.

Searches, thumbs, profiles and albums keep their number and their time, to the microsecond. So two
libraries have the same numbers with other times, and one library has many of both with its backup,
however damaged it is.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.core.store.recovery.page_file import Value
from app.core.store.recovery.salvage import Salvaged, tables

NUMBERS = {"profiles": "id", "searches": "id", "events": "seq", "albums": "id"}
"""Tables whose lines have a number, in this column, and a time that never change."""

FEWEST = 3
"""Numbers that both must have: of one or two lines a damage may have changed all times."""


def is_of_another_library(backup: Salvaged, now: Salvaged) -> bool:
    """Whether lines of ``backup`` have the numbers of lines of ``now``, and none was begun when
    its namesake was."""
    theirs, ours = {*_begun(backup)}, {*_begun(now)}
    shared = {line[:2] for line in theirs} & {line[:2] for line in ours}
    return len(shared) >= FEWEST and not theirs & ours


def _begun(salvaged: Salvaged) -> Iterator[tuple[str, Value, Value]]:
    """(table, number, time) of each line."""
    layout = tables()
    for name, column in NUMBERS.items():
        number, time = (layout[name].names.index(each) for each in (column, "created"))
        for line in salvaged.lines[name]:
            yield name, line[number], line[time]
