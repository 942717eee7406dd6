"""Columns of facts: what photos are filtered by, packed into arrays, some thousand photos a block.

Text that many photos share (folders, cameras, keywords) is kept once, with a number a photo; file
names are one long string of bytes, in which a word is found at once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from likewise.app.core.facts.query import FORMATS, SHAPES, fold
from likewise.app.core.store.facts import FactLine
from likewise.features.shot import on_the_clock

Bools = NDArray[np.bool_]
Value = TypeVar("Value", bound=Hashable)

_LATEST = 2.5e11  # seconds: the year 9892; NumPy's calendar goes on, people's does not


@dataclass(frozen=True, slots=True)
class Coded(Generic[Value]):
    """A column of few different values: ``codes`` int32 (n,) are places in ``values``."""

    values: tuple[Value, ...]
    codes: NDArray[np.int32]

    def where(self, wanted: Callable[[Value], bool]) -> Bools:
        """bool (n,): which photos have a wanted value."""
        flags = np.fromiter(map(wanted, self.values), np.bool_, len(self.values))
        return flags[self.codes] if len(self.codes) else np.zeros(0, np.bool_)


@dataclass(frozen=True, slots=True)
class Several:
    """A column of any number of values a photo: of photo ``rows[i]`` the value ``codes[i]``."""

    count: int  # photos
    values: tuple[str, ...]
    rows: NDArray[np.int64]
    codes: NDArray[np.int64]

    def where(self, wanted: Callable[[str], bool]) -> Bools:
        """bool (n,): which photos have a wanted value."""
        flags = np.fromiter(map(wanted, self.values), np.bool_, len(self.values))
        found = np.zeros(self.count, np.bool_)
        found[self.rows[flags[self.codes]]] = True
        return found


@dataclass(frozen=True, slots=True)
class Names:
    """File names, folded, in UTF-8: ``letters`` uint8 with a 0 behind each; name i begins at
    ``starts[i]``."""

    letters: NDArray[np.uint8]
    starts: NDArray[np.int64]

    def containing(self, word: str) -> Bools:
        """bool (n,): which names contain a folded word. All places are tried at once, letter by
        letter, and few are left after the second."""
        found = np.zeros(len(self.starts), np.bool_)
        wanted = np.frombuffer(word.encode("utf-8", "surrogateescape"), np.uint8)
        end = len(self.letters) - len(wanted)
        if not len(wanted) or end <= 0:
            return ~found if not len(wanted) else found
        places = np.flatnonzero(self.letters[:end] == wanted[0])
        for i, letter in enumerate(wanted[1:], 1):
            places = places[self.letters[places + i] == letter]
        found[np.searchsorted(self.starts, places, side="right") - 1] = True
        return found


@dataclass(frozen=True, slots=True)
class Columns:
    """A block of photos; every array has the length n."""

    photos: NDArray[np.int64]
    names: Names
    folders: Coded[tuple[int, bytes]]  # root and path below it
    folder_texts: Coded[str]  # the root's name and the path below it
    moments: NDArray[np.float64]  # when taken, else when the file changed; seconds on a clock
    years: NDArray[np.int64]
    days: NDArray[np.int64]  # month * 100 + day
    shapes: NDArray[np.int8]  # place in SHAPES, -1 where the size is not known
    cameras: Coded[str]
    lenses: Coded[str]
    formats: Coded[str]
    places: Coded[str]  # town|region|country
    located: Bools
    stars: NDArray[np.int8]
    colours: Coded[str]
    keywords: Several


def pack(lines: Sequence[FactLine]) -> Columns:
    """The columns of some photos."""
    moments = np.array([_moment(line) for line in lines], np.float64)
    months = np.clip(moments, -_LATEST, _LATEST).astype("datetime64[s]").astype("datetime64[D]")
    year = months.astype("datetime64[Y]").astype(np.int64) + 1970
    month = months.astype("datetime64[M]")
    day = (months - month).astype(np.int64) + 1
    shapes = [_shape(line.width, line.height) for line in lines]
    return Columns(
        photos=np.array([line.photo for line in lines], np.int64),
        names=_names([line.name for line in lines]),
        folders=_coded((line.root, line.folder) for line in lines),
        folder_texts=_coded(_folder_text(line) for line in lines),
        moments=moments,
        years=year,
        days=(month.astype(np.int64) % 12 + 1) * 100 + day,
        shapes=np.array(shapes, np.int8),
        cameras=_coded(line.camera for line in lines),
        lenses=_coded(line.lens for line in lines),
        formats=_coded(line.format or _format_of(line.name) for line in lines),
        places=_coded(line.place for line in lines),
        located=np.array([line.located for line in lines], np.bool_),
        stars=np.array([line.marks.shown_stars for line in lines], np.int8),
        colours=_coded(line.marks.shown_colour for line in lines),
        keywords=_several([line.marks.keywords for line in lines]),
    )


def _moment(line: FactLine) -> float:
    return on_the_clock(line.modified) if line.taken is None else line.taken


def _shape(width: int, height: int) -> int:
    if not width or not height:
        return -1
    if abs(width - height) * 50 <= max(width, height):  # a hair off is square to the eye
        return SHAPES.index("square")
    return SHAPES.index("landscape" if width > height else "portrait")


def _folder_text(line: FactLine) -> str:
    inside = line.folder.decode("utf-8", "surrogateescape")
    return f"{line.root_name}/{inside}" if inside else line.root_name


def _format_of(name: str) -> str:
    """By the ending, where the file was not asked yet."""
    return FORMATS.get(name.rpartition(".")[2].lower(), "")


def _coded(values: Iterable[Value]) -> Coded[Value]:
    codes: dict[Value, int] = {}
    numbers = [codes.setdefault(value, len(codes)) for value in values]
    return Coded(tuple(codes), np.array(numbers, np.int32))


def _several(values: Sequence[Sequence[str]]) -> Several:
    codes: dict[str, int] = {}
    pairs = [
        (row, codes.setdefault(value, len(codes)))
        for row, each in enumerate(values)
        for value in each
    ]
    rows, numbers = np.array(pairs, np.int64).reshape(-1, 2).T
    return Several(len(values), tuple(codes), rows, numbers)


def _names(names: Sequence[str]) -> Names:
    encoded = [fold(name).encode("utf-8", "surrogateescape") + b"\0" for name in names]
    lengths = np.array([len(name) for name in encoded], np.int64)
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]]) if encoded else lengths
    return Names(np.frombuffer(b"".join(encoded), np.uint8), starts.astype(np.int64))
