"""Which photo of a group is the best to keep, and for each other one why it might go.

Rules are asked in order, and the first that tells two photos apart decides. Folders come first, as
a person named them. Nothing goes by this: it only proposes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.core.duplicates.types import (
    NO_PREFERENCES,
    Group,
    GroupKind,
    Preferences,
    Proposal,
    Reason,
)
from app.core.language import number, tr, tr_date, tr_n
from app.core.store.groups.compared import Quality
from app.core.store.groups.duplicates import PhotoFile

QUALITY_STEP = 10
"""Differences of JPEG quality within a step of this size can't be seen."""

SHARPER = 1.15
"""Times as sharp that a photo must be to count as sharper."""

UNCOMPRESSED = 101
"""In place of a JPEG quality, for formats that have none."""


@dataclass(frozen=True, slots=True)
class _Rule:
    """``value``: the smaller the better; ``tell``: why a photo loses to the best one."""

    name: str
    value: Callable[[PhotoFile], Any]
    tell: Callable[[PhotoFile, PhotoFile], str]


def proposal(
    group: Group,
    preferences: Preferences = NO_PREFERENCES,
    qualities: Mapping[bytes, Quality] | None = None,
) -> Proposal:
    """The best of a group, and of each other photo why it might go, or stays."""
    rules = _rules(group.kind, preferences, qualities or {})
    ranked = sorted(group.photos, key=lambda photo: [rule.value(photo) for rule in rules])
    best, *others = ranked
    reasons = {best.photo: Reason("best", _why_best(best, others, rules))}
    go: list[int] = []
    for photo in others:
        if preferences.is_protected(photo):
            reasons[photo.photo] = Reason("protected", tr("it is in a protected folder"))
            continue
        rule = next(rule for rule in rules if rule.value(photo) != rule.value(best))
        reasons[photo.photo] = Reason(rule.name, rule.tell(photo, best))
        go.append(photo.photo)
    return Proposal(Group(group.kind, tuple(ranked)), best.photo, reasons, tuple(go))


def best_first(
    photos: Iterable[PhotoFile], kind: GroupKind, preferences: Preferences = NO_PREFERENCES
) -> list[PhotoFile]:
    """Photos in the order of the rules that need no file to be opened."""
    rules = _rules(kind, preferences, {})
    return sorted(photos, key=lambda photo: [rule.value(photo) for rule in rules])


def _rules(
    kind: GroupKind, preferences: Preferences, qualities: Mapping[bytes, Quality]
) -> Sequence[_Rule]:
    """The rules for a kind of group, the one that counts most first."""
    folders, last = _folder_rules(preferences), _last_rules()
    stars = _Rule("stars", lambda photo: -photo.stars, _fewer_stars)
    pixels = _Rule("pixels", lambda photo: -photo.pixels, _fewer_pixels)
    compression = _Rule(
        "compression",
        lambda photo: -(_compression(photo, qualities) // QUALITY_STEP),
        lambda photo, best: _more_compressed(photo, best, qualities),
    )
    sharpness = _Rule(
        "sharpness",
        lambda photo: -_sharpness_step(photo, qualities),
        lambda photo, best: tr("it is less sharp"),
    )
    match kind:
        case GroupKind.IDENTICAL:
            return [*folders, stars, *last]
        case GroupKind.NEAR:
            return [*folders, pixels, compression, sharpness, stars, *last]
        case GroupKind.BURST:
            return [*folders, stars, sharpness, pixels, compression, *last]


def _folder_rules(preferences: Preferences) -> list[_Rule]:
    """What was said of folders counts more than anything about the files."""
    return [
        _Rule(
            "protected",
            lambda photo: not preferences.is_protected(photo),
            lambda photo, best: tr("the best one is in a protected folder"),
        ),
        _Rule(
            "preferred",
            lambda photo: _folder_rank(photo, preferences.prefer),
            lambda photo, best: tr("{name} is preferred", name=best.path.parent.name),
        ),
    ]


def _last_rules() -> list[_Rule]:
    """What decides between files that are equally good."""
    return [
        _Rule(
            "date",
            lambda photo: _date_or_last(photo.taken),
            lambda photo, best: _later(photo, best),
        ),
        _Rule("bytes", lambda photo: -photo.bytes, lambda photo, best: tr("its file is smaller")),
        _Rule(
            "age",
            lambda photo: photo.modified,
            lambda photo, best: tr("its file is newer ({day})", day=_day(photo.modified)),
        ),
        _Rule(
            "path",
            lambda photo: (len(photo.path.parts), photo.path, photo.photo),
            lambda photo, best: tr("it is one copy too many"),
        ),
    ]


def _folder_rank(photo: PhotoFile, folders: Collection[Path]) -> int:
    """Which of ``folders`` it is in; their number if it is in none."""
    inside = map(photo.path.is_relative_to, folders)
    return next((rank for rank, found in enumerate(inside) if found), len(folders))


def _compression(photo: PhotoFile, qualities: Mapping[bytes, Quality]) -> float:
    """JPEG quality; where it is not known, all are taken for alike."""
    quality = qualities.get(photo.content)
    if quality is None:
        return 0
    return UNCOMPRESSED if quality.compression is None else quality.compression


def _sharpness_step(photo: PhotoFile, qualities: Mapping[bytes, Quality]) -> int:
    quality = qualities.get(photo.content)
    if quality is None or quality.sharpness <= 0:
        return 0
    return math.floor(math.log(quality.sharpness, SHARPER))


def _date_or_last(taken: float | None) -> float:
    return math.inf if taken is None else taken


def _why_best(best: PhotoFile, others: Sequence[PhotoFile], rules: Sequence[_Rule]) -> str:
    """By which rule it is ahead of the next best."""
    rule = next(rule for rule in rules if rule.value(best) != rule.value(others[0]))
    return {
        "protected": tr("it is in a protected folder"),
        "preferred": tr("it is in a preferred folder"),
        "stars": tr("it has the most stars"),
        "pixels": tr("it has the most pixels, {size}", size=_size(best)),
        "compression": tr("it is compressed least"),
        "sharpness": tr("it is the sharpest"),
        "date": tr("it says when it was taken")
        if others[0].taken is None
        else tr("it is the earliest"),
        "bytes": tr("its file is the largest"),
        "age": tr("its file is the oldest"),
        "path": tr("one of them has to stay"),
    }[rule.name]


def _fewer_stars(photo: PhotoFile, best: PhotoFile) -> str:
    if not photo.stars:
        return tr("it has no stars, the best one {best}", best=best.stars)
    return tr_n(
        "it has {n} star, the best one {best}",
        "it has {n} stars, the best one {best}",
        photo.stars,
        best=best.stars,
    )


def _fewer_pixels(photo: PhotoFile, best: PhotoFile) -> str:
    return tr("it has fewer pixels, {own} in place of {best}", own=_size(photo), best=_size(best))


def _size(photo: PhotoFile) -> str:
    return f"{number(photo.width)} × {number(photo.height)}"


def _more_compressed(photo: PhotoFile, best: PhotoFile, qualities: Mapping[bytes, Quality]) -> str:
    own, other = (round(_compression(each, qualities)) for each in (photo, best))
    if other >= UNCOMPRESSED:
        return tr("it is compressed more (JPEG quality about {own})", own=own)
    return tr(
        "it is compressed more (JPEG quality about {own} in place of {other})", own=own, other=other
    )


def _later(photo: PhotoFile, best: PhotoFile) -> str:
    if photo.taken is None:
        return tr("it does not say when it was taken")
    return tr("it says that it was taken later, {day}", day=_day(photo.taken))


def _day(moment: float) -> str:
    return tr_date(datetime.fromtimestamp(moment, UTC).date(), "d MMMM yyyy")
