"""Marks of a photo: stars, colour label, keywords; how they are changed and written."""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = ("red", "yellow", "green", "blue", "purple")
"""The colour labels that photos can have."""

MOST_STARS = 5
REJECTED = -1
"""The stars of a photo that another program calls rejected: kept, and shown as none."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What a person says of a photo: stars, a colour label, keywords.

    ``colour`` is one of COLOURS, empty, or another program's colour, which is kept and not shown.
    A keyword is a name, or names from the widest to the narrowest with | between ("Animals|Dog").
    """

    stars: int = 0  # 0 to MOST_STARS, or REJECTED
    colour: str = ""
    keywords: tuple[str, ...] = ()  # in the order of the alphabet

    @property
    def shown_stars(self) -> int:
        """0 to MOST_STARS."""
        return max(self.stars, 0)

    @property
    def shown_colour(self) -> str:
        """One of COLOURS, or empty."""
        return self.colour if self.colour in COLOURS else ""


UNMARKED = Marks()


@dataclass(frozen=True, slots=True)
class MarkChange:
    """What to change of photos' marks; None and nothing: leave it as it is."""

    stars: int | None = None  # 0 to MOST_STARS
    colour: str | None = None  # one of COLOURS; empty: none
    add: tuple[str, ...] = ()  # keywords
    remove: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SidecarState:
    """How a library writes sidecars."""

    kept: bool  # as soon as marks change
    short: bool  # named photo.xmp, not photo.jpg.xmp
