"""Sentences of the page of duplicates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.core.duplicates.types import Group, GroupKind, Preferences
from app.core.language import Plural, listed, number, tr, tr_date, tr_later, tr_n
from app.core.store.groups.duplicates import PhotoFile
from app.core.types import Progress
from app.ui.style.words import moment, printable

KINDS = {
    GroupKind.IDENTICAL: tr_later("Identical files"),
    GroupKind.NEAR: tr_later("Copies"),
    GroupKind.BURST: tr_later("Bursts"),
}

_PHASES = {
    "comparing": Plural(
        "Comparing {n} photo by colours and layout", "Comparing {n} photos by colours and layout"
    ),
    "verifying": Plural(
        "Looked at {done} of {n} pair that may be copies",
        "Looked at {done} of {n} pairs that may be copies",
    ),
    "judging": Plural(
        "Finding the best: {done} of {n} photo", "Finding the best: {done} of {n} photos"
    ),
}


def size(count: int) -> str:
    """Say how large ``count`` bytes are."""
    if count >= 100_000:
        return tr("{size} MB", size=number(count / 1e6, 1))
    return tr("{size} kB", size=number(count / 1e3))


def group_sentence(group: Group) -> str:
    """Say what a group is: "3 copies", and "frees 1.2 MB" below it."""
    count = len(group.photos)
    if group.kind is GroupKind.BURST:
        return tr_n("Burst of {n}", "Burst of {n}", count)
    if group.kind is GroupKind.IDENTICAL:
        what = tr_n("{n} identical file", "{n} identical files", count)
    else:
        what = tr_n("{n} copy", "{n} copies", count)
    return f"{what}\n{tr('frees {size}', size=size(group.spare))}"


def when(photo: PhotoFile) -> str:
    """Say when it was taken, or else that its file is of a day."""
    if photo.taken is None:
        day = tr_date(datetime.fromtimestamp(photo.modified), "d MMM yyyy")
        return tr("file of {day}", day=day)
    return moment(datetime.fromtimestamp(photo.taken, UTC))


def progress_sentence(progress: Progress) -> str:
    """Say how far looking for duplicates is."""
    plural = _PHASES.get(progress.phase)
    if plural is None:
        return tr("Looking for duplicates")
    return tr_n(*plural, progress.total, done=progress.done)


def count_sentence(groups: int, *, narrowed: bool) -> str:
    """Say how many groups there are, or only of the photos that are looked for."""
    if groups:
        return tr_n("{n} group", "{n} groups", groups)
    if narrowed:
        return tr("No group has such a photo.")
    return tr("Nothing is there more than once.")


def going_sentence(photos: int, total: int) -> str:
    """Say what would go into the bin."""
    if not photos:
        return tr("Nothing is marked for the bin.")
    return tr_n(
        "This photo ({size}) would go to the bin.",
        "These {n} photos ({size}) would go to the bin.",
        photos,
        size=size(total),
    )


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
    tr_later("No preferred folder"),
    tr_later("Keep those in {folders}"),
    tr_later("Of copies, the one in a preferred folder stays"),
    tr_later("Prefer the photos in this folder"),
)
PROTECT = Rule(
    "protect",
    tr_later("No protected folder"),
    tr_later("Nothing leaves {folders}"),
    tr_later("Nothing in a protected folder is proposed for the bin"),
    tr_later("Protect the photos in this folder"),
)


def folders_sentence(rule: Rule, folders: Sequence[Path]) -> str:
    """Say which folders a rule has, by their names."""
    names = listed(printable(folder.name or str(folder)) for folder in folders)
    return tr(rule.some, folders=names) if folders else tr(rule.none)
