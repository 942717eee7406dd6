"""What a library must hold, counted from what was asked for and acknowledged alone.

The person tells each act before it is asked (``asked``) and when the window shows it (``shown``).
After a kill the last act that was asked and not shown may stand in the library or not; whatever was
shown must.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from app.core.profiles.tables import Entry

Thumbs = dict[int, int]  # photo -> 1 or -1


@dataclass
class Gestures:
    """The thumbs of one search: gestures that stand, and those that were taken back."""

    done: list[Thumbs] = field(default_factory=list)
    undone: list[Thumbs] = field(default_factory=list)
    lines: int = 0  # thumbs that were given, also those taken back

    def thumbs(self) -> Thumbs:
        """Those that count."""
        found: Thumbs = {}
        for gesture in self.done:
            found |= gesture
        return {photo: sign for photo, sign in found.items() if sign}

    def judge(self, photos: Iterable[int], sign: int) -> None:
        """Photos that have this thumb already are no part of the gesture."""
        known = self.thumbs()
        if new := {photo: sign for photo in photos if known.get(photo, 0) != sign}:
            self.done.append(new)
            self.undone.clear()
            self.lines += len(new)

    def undo(self) -> None:
        """Take the last gesture back."""
        if self.done:
            self.undone.append(self.done.pop())

    def redo(self) -> None:
        """Bring the last one back that was taken back."""
        if self.undone:
            self.done.append(self.undone.pop())


class Model:
    """Thumbs by search, stars by photo, names of albums."""

    def __init__(self) -> None:
        self.searches: dict[int, Gestures] = {}
        self.stars: dict[int, int] = {}
        self.albums: list[str] = []
        self._open: dict[str, Any] | None = None  # asked, and not shown yet

    def asked(self, act: dict[str, Any]) -> None:
        """An act is under way."""
        self._open = act

    def shown(self) -> None:
        """The window shows the act that was asked."""
        if self._open is not None:
            self._apply(self._open)
        self._open = None

    def settle(self, thumbs: Mapping[int, Thumbs], stars: Thumbs, albums: list[str]) -> list[str]:
        """What of the model a library lacks or has too much, after a kill; takes over the act
        that was under way if it stands there."""
        without = deepcopy(self)
        self.shown()
        if self._differences(thumbs, stars, albums):
            without._open = None
            self.__dict__.update(without.__dict__)
        return self._differences(thumbs, stars, albums)

    def touched(self) -> set[int]:
        """The searches that may have thumbs."""
        under_way = () if self._open is None else (self._open.get("search"),)
        return {*self.searches, *(each for each in under_way if each is not None)}

    def doubled(self, lines: Mapping[int, int]) -> list[str]:
        """Searches with more thumbs in their journal than were given; ask after `settle`."""
        return [
            f"search {search}: {gestures.lines} thumbs given, {lines[search]} written"
            for search, gestures in self.searches.items()
            if lines[search] > gestures.lines
        ]

    def _apply(self, act: dict[str, Any]) -> None:
        match act:
            case {"kind": "judge", "search": search, "photos": photos, "sign": sign}:
                self.searches.setdefault(search, Gestures()).judge(photos, sign)
            case {"kind": "undo" | "redo" as kind, "search": search}:
                getattr(self.searches.setdefault(search, Gestures()), kind)()
            case {"kind": "stars", "photos": photos, "stars": stars}:
                self.stars |= dict.fromkeys(photos, stars)
            case {"kind": "album", "name": name}:
                self.albums.append(name)

    def _differences(
        self, thumbs: Mapping[int, Thumbs], stars: Thumbs, albums: list[str]
    ) -> list[str]:
        found = [
            f"search {search}: {gestures.thumbs()} expected, {thumbs.get(search, {})} found"
            for search, gestures in self.searches.items()
            if gestures.thumbs() != thumbs.get(search, {})
        ]
        found += [
            f"photo {photo}: {wanted} stars expected, {stars.get(photo, 0)} found"
            for photo, wanted in self.stars.items()
            if stars.get(photo, 0) != wanted
        ]
        if sorted(self.albums) != sorted(albums):
            found.append(f"albums {sorted(self.albums)} expected, {sorted(albums)} found")
        return found


def thumbs_in(entries: Iterable[Entry]) -> Thumbs:
    """The thumbs that count by the lines of one search's journal."""
    judged: dict[int, Entry] = {}
    undone: set[int | None] = set()
    for entry in entries:
        if entry.kind == "judge":
            judged[entry.seq] = entry
        elif entry.kind == "undo":
            undone.add(entry.target)
        else:
            undone.discard(entry.target)
    found: Thumbs = {}
    for seq, entry in judged.items():
        if seq not in undone and entry.photo is not None:
            found[entry.photo] = entry.sign
    return {photo: sign for photo, sign in found.items() if sign}
