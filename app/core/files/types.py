"""Frozen records of operations on photos' files and their progress; quick to import for windows.

Also fills in patterns of new names, such as "{date} {number:03} {name}".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import datetime, time
from pathlib import Path
from string import Formatter
from typing import Any, Literal

from app.core.base.errors import FileActError
from app.core.base.language import tr, tr_later
from app.core.files.tables import JobKind

ENDINGS = {"JPEG": ".jpg", "PNG": ".png", "WEBP": ".webp"}
"""The endings of exported copies, by format."""


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """How copies are made; see features.resized_copy."""

    side: int = 0  # pixels of the longest one, 0: unchanged
    format: Literal["JPEG", "PNG", "WEBP"] = "JPEG"
    quality: int = 90
    metadata: bool = True
    location: bool = True  # GPS, if metadata is kept

    def as_json(self) -> dict[str, Any]:
        """Return the options as they are stored with a job."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class CopyTo:
    """Copy photos to a folder."""

    folder: Path


@dataclass(frozen=True, slots=True)
class MoveTo:
    """Move photos to a folder."""

    folder: Path


@dataclass(frozen=True, slots=True)
class PutIntoBin:
    """Put photos, and their paired raws unless ``alone``, into the system's bin."""

    alone: bool = False


@dataclass(frozen=True, slots=True)
class RenameBy:
    """Rename photos by a pattern (see `check_pattern`), numbered from ``first`` on."""

    pattern: str
    first: int = 1


@dataclass(frozen=True, slots=True)
class ExportTo:
    """Write resized copies into a folder, by `ExportOptions` as JSON."""

    folder: Path
    options: Mapping[str, Any]


FileOperation = CopyTo | MoveTo | PutIntoBin | RenameBy | ExportTo


@dataclass(frozen=True, slots=True)
class LeftFile:
    """A file that nothing is done with, and the reason as a sentence."""

    path: Path
    reason: str
    photo: int | None = None


@dataclass(frozen=True, slots=True)
class FileProgress:
    """The progress of a job, in files."""

    kind: JobKind
    done: int
    total: int
    failed: int
    bytes: int  # of the files that are finished


FIELDS: Mapping[str, str] = {
    "name": tr_later("its name now, without the ending"),
    "number": tr_later("1, 2, 3 ...; {number:03} gives 001"),
    "date": tr_later("the day it was taken; {date:%Y} gives the year"),
    "time": tr_later("the time of that day, as 14-05-59"),
    "stars": tr_later("0 to 5"),
    "folder": tr_later("the name of its folder"),
}
"""The fields, each with its meaning."""

_SPEC = {"number": r"0?\d?", "date": r"(%[YymdjBbAaUVG]|[^%{}])*", "time": r"(%[HMSIp]|[^%{}])*"}


def check_pattern(pattern: str) -> None:
    """Raise FileActError, with a sentence, for a pattern that can't be used."""
    if not pattern.strip():
        raise FileActError(tr("A new name needs at least one character."), _fields_hint())
    try:
        parts = list(Formatter().parse(pattern))
    except ValueError as error:
        raise FileActError(
            tr("The pattern has a { or } without its partner."), _fields_hint()
        ) from error
    for text, field, spec, conversion in parts:
        if "/" in text + (spec or ""):
            raise FileActError(
                tr("A name can't have a / in it."), tr("Photos stay in their folders.")
            )
        if field is None:
            continue
        if field not in FIELDS or conversion:
            raise FileActError(
                tr("There is no field {field}.", field=f"{{{field}}}"), _fields_hint()
            )
        if spec and not re.fullmatch(_SPEC.get(field, ""), spec):
            raise FileActError(
                tr("{field} can't be written as “{form}”.", field=f"{{{field}}}", form=spec),
                _fields_hint(),
            )


def new_name(pattern: str, path: Path, taken: datetime, stars: int, number: int) -> str:
    """Return the name of a photo by a checked ``pattern``, with the file's own ending.

    ``taken``: local time. Raises FileActError.
    """
    stem = pattern.format(
        name=path.stem,
        number=number,
        date=taken.date(),
        time=_TimeOfDay(taken.hour, taken.minute, taken.second),
        stars=stars,
        folder=path.parent.name,
    ).strip()
    if stem in ("", ".", "..") or stem.startswith("."):
        raise FileActError(
            tr("The pattern makes the name “{name}”.", name=stem + path.suffix),
            tr("Names that begin with a dot are hidden; choose another pattern."),
        )
    return stem + path.suffix


class _TimeOfDay(time):
    def __format__(self, form: str) -> str:
        return self.strftime(form or "%H-%M-%S")


def _fields_hint() -> str:
    fields = ", ".join(f"{{{field}}}" for field in FIELDS)
    return tr("The fields are {fields}.", fields=fields)
