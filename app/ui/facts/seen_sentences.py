"""What the window says of what each family of features sees in a photo. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from likewise.app.core.types import SeenPhoto
from likewise.features.families import FAMILIES, family

TITLE = "What Likewise sees in it"
LOOKING = "Looking at the photo…"

_NOT_SURE = "What it shows is not clear to Likewise."

_CAPTIONS = {
    "colour": "How much there is of each colour, and which stand in patches: the larger a square, "
    "the more of that colour lies together.",
    "outlines": "Which way edges run, in the whole photo and in each part of it.",
    "texture": "Which way patterns run, from coarse above to fine below, and the finest grain.",
    "layout": "Where in the photo there is much going on, and which way it runs.",
    "details": "The twelve small structures that stand out most, wherever they are.",
    "patterns": "Small patches, each in the colours of the known pattern that it is most like.",
}


@dataclass(frozen=True, slots=True)
class SeenFamily:
    """What one family sees: ``drawings`` are PNG, none of what is told in words."""

    title: str
    caption: str
    drawings: tuple[bytes, ...]


def families_seen(seen: SeenPhoto) -> list[SeenFamily]:
    """What each family sees, in their usual order; those that see nothing are left out."""
    found = [SeenFamily("Subject", _subject(seen.nouns), ())] if seen.nouns is not None else []
    for name in FAMILIES:
        drawings = tuple(png for each, png in seen.drawings.items() if family(each) == name)
        if drawings:
            found.append(SeenFamily(name.capitalize(), _CAPTIONS[name], drawings))
    return found


def without_pictures(others: Sequence[str]) -> str:
    """Say which families see the photo, too."""
    return f"What {', '.join(others)} sees in it are numbers that can't be drawn."


def _subject(nouns: Sequence[tuple[str, float]]) -> str:
    """Say what a photo probably shows: "Probably: sunflower (81 %), bee (4 %)"."""
    if not nouns:
        return _NOT_SURE
    return f"Probably: {', '.join(f'{noun} ({likely:.0%})' for noun, likely in nouns)}"
