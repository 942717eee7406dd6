"""What the window says of backups."""

from __future__ import annotations

from pathlib import Path

from likewise.app.core.backups.keep import Backup, backup_folder

NONE_YET = "There are no backups yet. Likewise makes one by itself when something has changed."
NO_SECOND = "Backups are kept beside the library. A second place, on another disk, is safer still."

_COUNTED = (
    ("photos", "{:,} photo", "{:,} photos"),
    ("thumbs", "{:,} thumb", "{:,} thumbs"),
    ("albums", "{:,} album", "{:,} albums"),
    ("marked", "{:,} with stars or a colour", "{:,} with stars or a colour"),
)


def holds(backup: Backup) -> str:
    """What is in a backup, or why it can't be used."""
    if backup.manifest is None:
        return backup.fault
    counts = backup.manifest.counts
    parts = [
        (one if counts[name] == 1 else many).format(counts[name])
        for name, one, many in _COUNTED
        if counts.get(name)
    ]
    return ", ".join(parts) or "No photos yet"


def where(library: Path, place: Path | None) -> str:
    """Where backups are kept."""
    if place is None:
        return f"{NO_SECOND} ({backup_folder(library)})"
    if not place.is_dir():
        return f"The second place, {place}, is away. Until it is back, backups are only here."
    return f"Backups are kept beside the library and in {place}."


def question(when: str) -> str:
    """Asked before a backup is restored."""
    return f"Go back to the library as it was on {when}?"


CONSEQUENCE = (
    "Thumbs, albums, stars, keywords and profiles become what they were then. What there is now is"
    " set aside in the library's folder, and your photos are not touched."
)
