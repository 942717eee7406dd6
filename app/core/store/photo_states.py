"""The states of photos in SQL: which are searched, which wait to be read, what frees a row."""

from __future__ import annotations

import sqlite3

from app.core.base.errors import LibraryDamagedError
from app.core.base.language import tr
from app.core.base.photo_types import SEARCHABLE, PhotoState

_STATES = {str(state): state for state in PhotoState}


def state_of(text: str) -> PhotoState:
    """Return the state of this name. Raises LibraryDamagedError for any other text."""
    try:
        return _STATES[text]
    except KeyError:
        raise LibraryDamagedError(
            tr("The catalogue is damaged: {text} is no state of a photo.", text=repr(text)),
            tr("`likewise restore` lists the backups that can be restored."),
        ) from None


IS_SEARCHABLE = f"state IN ({', '.join(repr(str(state)) for state in SEARCHABLE)})"
"""The condition that a photo is shown and found."""

REVIVED = (
    "CASE WHEN hash IS NULL OR (SELECT row FROM photos WHERE id = photo) IS NULL"
    " THEN 'pending' ELSE 'ready' END"
)
"""The state of a file that was gone and is back unchanged."""

UNSEEN = (
    "(SELECT unseen_rows.row FROM unseen_rows JOIN matrices ON matrices.id = matrix"
    " WHERE searched = {})"
)
"""The rows that a matrix being filled lacks (0), or that hold the mean in a searched one (1)."""

WAITS = f"(state = 'pending' OR ({IS_SEARCHABLE} AND photos.row IN {UNSEEN.format(1)}))"
"""The condition that a photo is to be read as soon as its file is there."""


def free_rows_of(connection: sqlite3.Connection, condition: str, *values: object) -> int:
    """Take the rows of photos that meet a condition, so that they are read again; count them."""
    found = connection.execute(f"SELECT id FROM photos WHERE {condition}", values).fetchall()
    connection.executemany(
        f"UPDATE files SET state = 'pending' WHERE photo = ? AND {IS_SEARCHABLE}", found
    )
    connection.executemany("UPDATE photos SET row = NULL WHERE id = ?", found)
    return len(found)
