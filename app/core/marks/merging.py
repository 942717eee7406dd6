"""Merge marks: those in several files of a photo, and those changed both here and elsewhere.

The latter is a three-way merge of what the files had last time (the base), the catalogue's marks,
and what the files have now. If only one side changed a mark since the base, it wins; if both did,
the later stars and colour win, and all added keywords stay and all removed ones go.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from app.core.base.photo_types import UNMARKED, Marks
from app.core.marks.fields import FoundMarks

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Source:
    """The marks in one file, and when it was written (seconds since the epoch)."""

    found: FoundMarks
    written: float


@dataclass(frozen=True, slots=True)
class DatedMarks:
    """Marks of a photo, in the catalogue or in its files, and when they were set.

    ``has_metadata``: any of its files has XMP or IPTC.
    """

    marks: Marks = UNMARKED
    stars_set: float = 0.0
    colour_set: float = 0.0
    has_metadata: bool = False


def join(sidecars: Iterable[Source], embedded: Source | None) -> DatedMarks:
    """Return each mark from the newest sidecar that has it, else from the photo's own file.

    Copying a photo gives its file a new time, and its old stars must not beat its sidecar's.
    """
    newest = sorted(sidecars, key=lambda source: -source.written)
    sources = [*newest, *([] if embedded is None else [embedded])]
    stars = next((s for s in sources if s.found.stars is not None), None)
    colour = next((s for s in sources if s.found.colour is not None), None)
    keywords = next((s for s in sources if s.found.keywords is not None), None)
    latest = max((source.written for source in sources), default=0.0)
    return DatedMarks(
        Marks(
            0 if stars is None else stars.found.stars or 0,
            "" if colour is None else colour.found.colour or "",
            () if keywords is None else keywords.found.keywords or (),
        ),
        latest if stars is None else stars.written,  # removed stars leave no trace
        latest if colour is None else colour.written,
        bool(sources),
    )


def merged(base: Marks, own: DatedMarks, theirs: DatedMarks) -> Marks:
    """Return the three-way merge of both sides' changes since ``base``."""
    mine, other = own.marks, theirs.marks
    return Marks(
        _merge_value(base.stars, (mine.stars, own.stars_set), (other.stars, theirs.stars_set)),
        _merge_value(base.colour, (mine.colour, own.colour_set), (other.colour, theirs.colour_set)),
        _keywords(base.keywords, mine.keywords, other.keywords),
    )


def _merge_value(base: T, mine: tuple[T, float], theirs: tuple[T, float]) -> T:
    if theirs[0] == base:
        return mine[0]
    if mine[0] == base:
        return theirs[0]
    return theirs[0] if theirs[1] > mine[1] else mine[0]


def _keywords(base: Sequence[str], mine: Sequence[str], theirs: Sequence[str]) -> tuple[str, ...]:
    added = (set(mine) | set(theirs)) - set(base)
    kept = set(base) & set(mine) & set(theirs)
    return tuple(sorted(added | kept))
