"""What the page of the map says."""

from __future__ import annotations

from app.core.language import tr, tr_later, tr_n

EMPTY = tr_later(
    "The map shows all your photos, those that are alike near each other.\nAdd a folder first."
)
WAITING = tr_later("The map of your photos appears here as soon as they are read.")


def making(photos: int, share: float) -> str:
    """While the first map is made."""
    return tr_n(
        "Making the map of {n} photo: {percent}%",
        "Making the map of {n} photos: {percent}%",
        photos,
        percent=round(100 * share),
    )


def following(share: float) -> str:
    """While another map is made, and the one before is shown."""
    return tr("The map follows what you taught it: {percent}%", percent=round(100 * share))


def title(photos: int) -> str:
    """Above the map."""
    return tr_n("Map of {n} photo", "Map of {n} photos", photos)
