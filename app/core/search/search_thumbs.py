"""Thumbs of one search: those that still count after undoing, and what undo and redo would take."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.core.errors import QueryError
from app.core.language import tr
from engine.feedback.journal import (
    JournalEntry,
    Sign,
    gestures_of,
    in_order,
    numbered,
    redo_targets,
    undo_targets,
)
from engine.feedback.ranker import Click


@dataclass(frozen=True, slots=True)
class SearchThumbs:
    """``clicks``: row and sign of each thumb, in order; ``gestures``: for each, the position of the
    first that was given together with it; ``undoable`` and ``redoable``: the numbers of the
    judgments in the journal that the next undo and redo take."""

    clicks: tuple[Click, ...]
    gestures: tuple[int, ...]
    undoable: tuple[int, ...]
    redoable: tuple[int, ...]

    @classmethod
    def of(cls, entries: list[JournalEntry]) -> SearchThumbs:
        """The thumbs of a search by its lines in the journal."""
        judged = numbered(entries)
        return cls(
            tuple((each.row, each.sign) for _, each in judged),
            tuple(gestures_of(entries, [number for number, _ in judged])),
            undo_targets(entries),
            redo_targets(entries),
        )

    def rows(self, sign: Sign) -> list[int]:
        """The rows with this thumb, in the order of their thumbs."""
        return [row for row, given in self.clicks if given == sign]

    def after(self, row: int, sign: Sign) -> tuple[list[Click], Sequence[int]]:
        """Clicks and gestures as they would be after one more thumb, or (0) without that row's."""
        positions = [position for position, click in enumerate(self.clicks) if click[0] != row]
        clicks = [self.clicks[position] for position in positions]
        gestures = in_order([self.gestures[position] for position in positions])
        return ([*clicks, (row, sign)], [*gestures, len(clicks)]) if sign else (clicks, gestures)


def nothing_to_judge(*, of_album: bool) -> QueryError:
    """Why photos that a search starts from get no thumbs. An album shows them among its own."""
    if of_album:
        return QueryError(
            tr("The album starts from this photo, so it belongs there without a thumb."),
            tr("Take it out of the album if it does not."),
        )
    return QueryError(
        tr("Only the results of a search can be liked or disliked."), tr("Pick one of the results.")
    )
