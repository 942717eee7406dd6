"""What the page of the map says."""

from __future__ import annotations

from likewise.app.ui.style import words

EMPTY = "The map shows all your photos, those that are alike near each other.\nAdd a folder first."
WAITING = "The map of your photos appears here as soon as they are read."


def making(photos: int, share: float) -> str:
    """While the first map is made."""
    counted = words.counted(photos, "photo")
    return f"Finding a place for {counted}, near to those that are like them: {share:.0%}."


def following(share: float) -> str:
    """While another map is made, and the one before is shown."""
    return f"The map follows what you taught it: {share:.0%}"


def title(photos: int) -> str:
    """Above the map."""
    return f"Map of {words.counted(photos, 'photo')}"
