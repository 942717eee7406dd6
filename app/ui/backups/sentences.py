"""What the window says of backups."""

from __future__ import annotations

from pathlib import Path

from app.core.base.language import tr, tr_later
from app.core.safety.keep import backup_folder

NONE_YET = tr_later(
    "There are no backups yet. Likewise makes one automatically when something has changed."
)


def where(library: Path, second: Path | None) -> str:
    """Where backups are kept."""
    if second is None:
        return tr(
            "Backups are kept beside the library, in {folder}. A second place, on another disk, is "
            "safer still.",
            folder=backup_folder(library),
        )
    if not second.is_dir():
        return tr(
            "The second place, {place}, is away. Until it is back, backups are only here.",
            place=second,
        )
    return tr("Backups are kept beside the library and in {place}.", place=second)


def question(when: str) -> str:
    """Asked before a backup is restored."""
    return tr("Go back to the library as it was on {when}?", when=when)


CONSEQUENCE = tr_later(
    "Thumbs, albums, stars, keywords and profiles become what they were then. What there is now is"
    " set aside in the library's folder, and your photos are not touched."
)
