"""Choose the best photo of a group, and give the reason why each other one might go.

Rules are applied in order, and the first that distinguishes two photos decides. Folders come first,
because a person named them. This only proposes; nothing goes by it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.core.base.language import tr, tr_later
from app.core.duplicates.tables import PhotoFile, Quality
from app.core.duplicates.types import (
    NO_PREFERENCES,
    Group,
    GroupKind,
    Preferences,
    Proposal,
    Reason,
)

QUALITY_STEP = 10
"""Differences of JPEG quality within a step of this size can't be seen."""

SHARPER = 1.15
"""How many times as sharp a photo must be to count as sharper."""

UNCOMPRESSED = 101
"""Stands for the JPEG quality of formats that have none."""


_WHY: dict[str, tuple[str, str]] = {
    "protected": (tr_later("In a protected folder"), tr_later("Not in a protected folder")),
    "preferred": (tr_later("In a preferred folder"), tr_later("Not in a preferred folder")),
    "stars": (tr_later("Most stars"), tr_later("Fewer stars")),
    "pixels": (tr_later("Largest"), tr_later("Smaller copy")),
    "compression": (tr_later("Least compressed"), tr_later("More compressed")),
    "sharpness": (tr_later("Sharpest"), tr_later("Less sharp")),
    "date": (tr_later("Taken first"), tr_later("Taken later")),
    "bytes": (tr_later("Largest file"), tr_later("Smaller file")),
    "age": (tr_later("Oldest file"), tr_later("Newer file")),
    "path": (tr_later("One to keep"), tr_later("Same photo again")),
}
"""Rule -> the reasons for the best photo, and for one that loses to it."""


@dataclass(frozen=True, slots=True)
class _Rule:
    """A rule; the smaller the ``value``, the better."""

    name: str
    value: Callable[[PhotoFile], Any]


def proposal(
    group: Group,
    preferences: Preferences = NO_PREFERENCES,
    qualities: Mapping[bytes, Quality] | None = None,
) -> Proposal:
    """Return the best of a group, and why each other photo might go, or stays."""
    rules = _rules(group.kind, preferences, qualities or {})
    ranked = sorted(group.photos, key=lambda photo: [rule.value(photo) for rule in rules])
    best, *others = ranked
    reasons = {best.file: Reason("best", tr(_WHY[_deciding_rule(best, others[0], rules)][0]))}
    go: list[int] = []
    for photo in others:
        if preferences.is_protected(photo):
            reasons[photo.file] = Reason("protected", tr("In a protected folder"))
            continue
        name = _deciding_rule(photo, best, rules)
        reasons[photo.file] = Reason(name, _reason_to_go(photo, best, name))
        go.append(photo.file)
    return Proposal(Group(group.kind, tuple(ranked)), best.file, reasons, tuple(go))


def best_first(photos: Iterable[PhotoFile], kind: GroupKind) -> list[PhotoFile]:
    """Sort photos by the rules that need no file to be opened."""
    rules = _rules(kind, NO_PREFERENCES, {})
    return sorted(photos, key=lambda photo: [rule.value(photo) for rule in rules])


def _rules(
    kind: GroupKind, preferences: Preferences, qualities: Mapping[bytes, Quality]
) -> Sequence[_Rule]:
    """Return the rules for a kind of group, the most important first."""
    folders = [
        _Rule("protected", lambda photo: not preferences.is_protected(photo)),
        _Rule("preferred", lambda photo: _folder_rank(photo, preferences.prefer)),
    ]
    stars = _Rule("stars", lambda photo: -photo.stars)
    pixels = _Rule("pixels", lambda photo: -photo.pixels)
    compression = _Rule(
        "compression", lambda photo: -(_compression(photo, qualities) // QUALITY_STEP)
    )
    sharpness = _Rule("sharpness", lambda photo: -_sharpness_step(photo, qualities))
    match kind:
        case GroupKind.IDENTICAL:
            return [*folders, stars, *_LAST]
        case GroupKind.NEAR:
            return [*folders, pixels, compression, sharpness, stars, *_LAST]
        case GroupKind.BURST:
            return [*folders, stars, sharpness, pixels, compression, *_LAST]


_LAST = (
    _Rule("date", lambda photo: math.inf if photo.taken is None else photo.taken),
    _Rule("bytes", lambda photo: -photo.bytes),
    _Rule("age", lambda photo: photo.modified),
    _Rule("path", lambda photo: (len(photo.path.parts), photo.path, photo.file)),
)
"""The rules that decide between equally good files."""


def _folder_rank(photo: PhotoFile, folders: Collection[Path]) -> int:
    """Return the index of the first of ``folders`` that holds it; their number if none does."""
    inside = map(photo.path.is_relative_to, folders)
    return next((rank for rank, found in enumerate(inside) if found), len(folders))


def _compression(photo: PhotoFile, qualities: Mapping[bytes, Quality]) -> float:
    """Return the JPEG quality; unknown ones count as equal."""
    quality = qualities.get(photo.content)
    if quality is None:
        return 0
    return UNCOMPRESSED if quality.compression is None else quality.compression


def _sharpness_step(photo: PhotoFile, qualities: Mapping[bytes, Quality]) -> int:
    quality = qualities.get(photo.content)
    if quality is None or quality.sharpness <= 0:
        return 0
    return math.floor(math.log(quality.sharpness, SHARPER))


def _deciding_rule(photo: PhotoFile, other: PhotoFile, rules: Sequence[_Rule]) -> str:
    """Return the name of the first rule that distinguishes them."""
    return next(rule.name for rule in rules if rule.value(photo) != rule.value(other))


def _reason_to_go(photo: PhotoFile, best: PhotoFile, rule: str) -> str:
    if photo.content == best.content and rule not in ("protected", "preferred"):
        return tr("Same file again")
    if rule == "date" and photo.taken is None:
        return tr("No date")
    return tr(_WHY[rule][1])
