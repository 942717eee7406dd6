"""SQL about the states of photos: which can be searched, and what losing a row means."""

from __future__ import annotations

from likewise.app.core.types import SEARCHABLE as _SEARCHABLE

IS_SEARCHABLE = f"state IN ({', '.join(repr(str(state)) for state in _SEARCHABLE)})"
"""The condition that a photo is shown and found."""

WITHOUT_ROW = f"row = NULL, state = CASE WHEN {IS_SEARCHABLE} THEN 'pending' ELSE state END"
"""Assigns what a photo is that has lost its row: to be read again, if it was searchable."""
