"""Make the sentences of the page of duplicates."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from app.core.base.language import listed, percent, tr, tr_date, tr_later, tr_n
from app.core.base.work_types import Progress
from app.core.duplicates.tables import PhotoFile
from app.core.duplicates.types import Group, GroupKind, Proposal
from app.ui.style.words import bytes_counted, duration, moment, printable


def group_sentence(group: Group) -> str:
    """Return what a group is: "3 copies"."""
    count = len(group.photos)
    if group.kind is GroupKind.BURST:
        return tr_n("Burst of {n}", "Burst of {n}", count)
    if group.kind is GroupKind.IDENTICAL:
        return tr_n("{n} identical file", "{n} identical files", count)
    return tr_n("{n} copy", "{n} copies", count)


def act_text(act: str, each: Proposal, going: int) -> str:
    """Return the text of a group's button for ``act``."""
    if act == "bin":
        return tr_n("Move {n} to the bin", "Move {n} to the bin", going)
    if act == "stack":
        count = len({photo.photo for photo in each.group.photos})
        return tr_n("Stack {n} photo", "Stack {n} photos", count)
    if act == "unstack":
        return tr("Unstack")
    return tr("Compare") if act == "compare" else tr("Keep all")


def when(photo: PhotoFile) -> str:
    """Return when the photo was taken, or else the date of its file."""
    if photo.taken is None:
        day = tr_date(datetime.fromtimestamp(photo.modified), "d MMM yyyy")
        return tr("file of {day}", day=day)
    return moment(datetime.fromtimestamp(photo.taken, UTC))


def progress_sentence(progress: Progress) -> str:
    """Return the progress of the search: "Comparing… 11%, about 4 minutes left"."""
    if not progress.total:
        return tr("Comparing…")
    far = tr("Comparing… {percent}", percent=percent(progress.done / progress.total))
    if progress.seconds_left is None:
        return far
    return listed((far, tr("{time} left", time=duration(progress.seconds_left))))


def found_sentence(groups: int, photos: int, total: int) -> str:
    """Return what was found: "157 groups · 174 photos you don't need · 412 MB"."""
    parts = [tr_n("{n} group", "{n} groups", groups)]
    if photos:
        parts.append(tr_n("{n} photo you don't need", "{n} photos you don't need", photos))
        parts.append(bytes_counted(total))
    return " · ".join(parts)


RULES = {
    "prefer": (
        tr_later("Keep those in a folder"),
        tr_later("Keep those in {folders}"),
        tr_later("Prefer the photos in this folder"),
    ),
    "protect": (
        tr_later("Protect a folder"),
        tr_later("Nothing leaves {folders}"),
        tr_later("Protect the photos in this folder"),
    ),
}
"""The lists of folders in Preferences, by name: a sentence on none, on some, and a question."""


def folders_sentence(rule: str, folders: Sequence[Path]) -> str:
    """Return a sentence with the names of a rule's folders."""
    none, some, _ = RULES[rule]
    names = listed(printable(folder.name or str(folder)) for folder in folders)
    return tr(some, folders=names) if folders else tr(none)
