"""The states of photos, and SQL about them: which can be searched, what losing a row means."""

from __future__ import annotations

from app.core.base.errors import LibraryDamagedError
from app.core.base.language import tr
from app.core.base.photo_types import SEARCHABLE as _SEARCHABLE
from app.core.base.photo_types import PhotoState

_STATES = {str(state): state for state in PhotoState}


def state_of(text: str) -> PhotoState:
    """The state that the catalogue calls so. Raises LibraryDamagedError if there is none."""
    try:
        return _STATES[text]
    except KeyError:
        raise LibraryDamagedError(
            tr("The catalogue is damaged: {text} is no state of a photo.", text=repr(text)),
            tr("`likewise restore` lists the backups that can be restored."),
        ) from None


IS_SEARCHABLE = f"state IN ({', '.join(repr(str(state)) for state in _SEARCHABLE)})"
"""The condition that a photo is shown and found."""

IS_FILE = f"state IN ({', '.join(repr(str(state)) for state in (*_SEARCHABLE, PhotoState.COPY))})"
"""The condition that there is a file of a photo that is shown, be it a copy."""

REVIVED = "CASE WHEN row IS NULL OR hash IS NULL THEN 'pending' ELSE 'ready' END"
"""The state of a photo that was gone and is back as it was."""

WITHOUT_ROW = f"row = NULL, state = CASE WHEN {IS_SEARCHABLE} THEN 'pending' ELSE state END"
"""Assigns what a photo is that has lost its row: to be read again, if it was searchable."""

UNSEEN = (
    "(SELECT unseen_rows.row FROM unseen_rows JOIN matrices ON matrices.id = matrix"
    " WHERE searched = {})"
)
"""The rows that a matrix lacks which is being filled (0), or that hold the mean of one (1)."""

WAITS = f"(state = 'pending' OR ({IS_SEARCHABLE} AND photos.row IN {UNSEEN.format(1)}))"
"""The condition that a photo is to be read, as soon as its file is there."""
