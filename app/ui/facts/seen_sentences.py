"""What the window says of what each family of features sees in a photo. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.core.facts.noun_names import noun_said
from app.core.language import listed, tr, tr_later
from app.core.types import SeenPhoto
from features.families import FAMILIES, family

TITLE = tr_later("What Likewise sees in it")
LOOKING = tr_later("Looking at the photo…")

_PROBABLE = 0.5  # of the likeliest thing, from which one may say so

_CAPTIONS = {
    "colour": tr_later(
        "How much there is of each colour, and which stand in patches: the larger a square, the "
        "more of that colour lies together."
    ),
    "outlines": tr_later("Which way edges run, in the whole photo and in each part of it."),
    "texture": tr_later(
        "Which way patterns run, from coarse above to fine below, and the finest grain."
    ),
    "layout": tr_later("Where in the photo there is much going on, and which way it runs."),
    "details": tr_later("The twelve small structures that stand out most, wherever they are."),
    "patterns": tr_later(
        "Small patches, each in the colours of the known pattern that it is most like."
    ),
}
_TITLES = {
    "colour": tr_later("Colour"),
    "outlines": tr_later("Outlines"),
    "texture": tr_later("Texture"),
    "layout": tr_later("Layout"),
    "details": tr_later("Details"),
    "patterns": tr_later("Patterns"),
}


@dataclass(frozen=True, slots=True)
class SeenFamily:
    """What one family sees: ``drawings`` are PNG, none of what is told in words."""

    title: str
    caption: str
    drawings: tuple[bytes, ...]


def families_seen(seen: SeenPhoto) -> list[SeenFamily]:
    """What each family sees, in their usual order; those that see nothing are left out."""
    found = [SeenFamily(tr("Subject"), _subject(seen.nouns), ())] if seen.nouns is not None else []
    for name in FAMILIES:
        drawings = tuple(png for each, png in seen.drawings.items() if family(each) == name)
        if drawings:
            found.append(SeenFamily(tr(_TITLES[name]), tr(_CAPTIONS[name]), drawings))
    return found


def without_pictures(others: Sequence[str]) -> str:
    """Say which families see the photo, too."""
    return tr("What {name} sees in it are numbers that can't be drawn.", name=listed(others))


def _subject(nouns: Sequence[tuple[str, float]]) -> str:
    """Say what a photo probably shows: "Probably: sunflower (81 %), bee (6 %)", or only perhaps."""
    if not nouns:
        return tr("What it shows is not clear to Likewise.")
    said = [
        tr("{noun} ({percent} %)", noun=noun_said(noun), percent=round(100 * likely))
        for noun, likely in nouns
    ]
    if nouns[0][1] < _PROBABLE:
        return tr("Perhaps: {nouns}", nouns=listed(said))
    return tr("Probably: {nouns}", nouns=listed(said))
