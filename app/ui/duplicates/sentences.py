"""Sentences of the page of duplicates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from likewise.app.core.duplicates.types import Group, Kind, Preferences
from likewise.app.core.store.duplicates import PhotoFile
from likewise.app.core.types import Progress
from likewise.app.ui.style.words import counted, printable

KINDS = {Kind.IDENTICAL: "Identical files", Kind.NEAR: "Copies", Kind.BURST: "Bursts"}

_PHASES = {
    "comparing": "Comparing {total} by colours and layout",
    "verifying": "Looked at {done:,} of {total:,} pairs that may be copies",
    "judging": "Finding the best: {done:,} of {total}",
}


def size(count: int) -> str:
    """Say how large ``count`` bytes are."""
    return f"{count / 1e6:,.1f} MB" if count >= 100_000 else f"{count / 1e3:,.0f} kB"


def group_sentence(group: Group) -> str:
    """Say what a group is: "3 copies · 1.2 MB to win"."""
    number = len(group.photos)
    if group.kind is Kind.BURST:
        return f"Burst of {number:,}"
    what = "identical files" if group.kind is Kind.IDENTICAL else "copies"
    return f"{number:,} {what}\n{size(group.spare)} to win"


def when(photo: PhotoFile) -> str:
    """Say when it was taken, or else that its file is of a day."""
    if photo.taken is None:
        return f"file of {datetime.fromtimestamp(photo.modified):%Y-%m-%d}"
    return f"{datetime.fromtimestamp(photo.taken, UTC):%Y-%m-%d %H:%M:%S}"


def progress_sentence(progress: Progress) -> str:
    """Say how far looking for duplicates is."""
    pattern = _PHASES.get(progress.phase, "Looking for duplicates")
    if progress.phase == "verifying":
        return pattern.format(done=progress.done, total=progress.total)
    return pattern.format(done=progress.done, total=counted(progress.total, "photo"))


def going_sentence(photos: int, total: int) -> str:
    """Say what would go into the bin."""
    if not photos:
        return "Nothing is marked for the bin."
    subject = "This photo" if photos == 1 else f"These {photos:,} photos"
    return f"{subject} ({size(total)}) would go to the bin."


@dataclass(frozen=True, slots=True)
class Rule:
    """What is said of one of the two lists of folders, and which of them it is."""

    field: str
    none: str
    some: str
    tip: str
    question: str

    def of(self, preferences: Preferences) -> tuple[Path, ...]:
        """Give the folders."""
        found: tuple[Path, ...] = getattr(preferences, self.field)
        return found

    def put(self, preferences: Preferences, folders: tuple[Path, ...]) -> Preferences:
        """Give the same with other folders."""
        changes: dict[str, Any] = {self.field: folders}
        return replace(preferences, **changes)


PREFER = Rule(
    "prefer",
    "No preferred folder",
    "Keep those in {folders}",
    "Of copies, the one in a preferred folder stays",
    "Prefer the photos in this folder",
)
PROTECT = Rule(
    "protect",
    "No protected folder",
    "Nothing leaves {folders}",
    "Nothing in a protected folder is proposed for the bin",
    "Protect the photos in this folder",
)


def folders_sentence(rule: Rule, folders: Sequence[Path]) -> str:
    """Say which folders a rule has, by their names."""
    names = ", ".join(printable(folder.name or str(folder)) for folder in folders)
    return rule.some.format(folders=names) if folders else rule.none
