"""Pack the facts of photos into arrays, some thousand photos a block, and evaluate filters on them.

Text that many photos share (folders, cameras, keywords) is stored once, with a code for each photo;
file names are one long string of bytes, which is searched for a word at once.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from app.core.base.photo_types import PathInRoot
from app.core.facts.dates import seconds_of
from app.core.facts.facts import filtered_facts
from app.core.facts.local_words import english_noun
from app.core.facts.tables import FactLine
from app.core.facts.terms import FORMATS, SHAPES, Term, TermKind, fold, is_any_of
from app.core.photos.sorting_table import local_times

Bools = NDArray[np.bool_]
Value = TypeVar("Value", bound=Hashable)

_LATEST = 2.5e11  # seconds: the year 9892, near the end of Python's calendar


@dataclass(frozen=True, slots=True)
class Coded(Generic[Value]):
    """A column of few different values: ``codes`` int32 (n,) are positions in ``values``."""

    values: tuple[Value, ...]
    codes: NDArray[np.int32]

    def where(self, wanted: Callable[[Value], bool]) -> Bools:
        """Return bool (n,): which photos have a wanted value."""
        flags = np.fromiter(map(wanted, self.values), np.bool_, len(self.values))
        return flags[self.codes] if len(self.codes) else np.zeros(0, np.bool_)


@dataclass(frozen=True, slots=True)
class Several(Coded[str]):
    """A column with any number of values a photo: photo ``rows[i]`` has the value ``codes[i]``."""

    rows: NDArray[np.int64]
    count: int  # photos

    def where(self, wanted: Callable[[str], bool]) -> Bools:
        """Return bool (n,): which photos have a wanted value."""
        flags = np.fromiter(map(wanted, self.values), np.bool_, len(self.values))
        found = np.zeros(self.count, np.bool_)
        found[self.rows[flags[self.codes]]] = True
        return found


@dataclass(frozen=True, slots=True)
class Names:
    """Folded file names in UTF-8: ``letters`` uint8, 0-terminated; name i is at ``starts[i]``."""

    letters: NDArray[np.uint8]
    starts: NDArray[np.int64]

    def containing(self, word: str) -> Bools:
        """Return bool (n,): which names contain a folded word; compares all positions at once."""
        found = np.zeros(len(self.starts), np.bool_)
        wanted = np.frombuffer(word.encode("utf-8", "surrogateescape"), np.uint8)
        end = len(self.letters) - len(wanted)
        if not len(wanted) or end <= 0:
            return ~found if not len(wanted) else found
        positions = np.flatnonzero(self.letters[:end] == wanted[0])
        for i, letter in enumerate(wanted[1:], 1):
            positions = positions[self.letters[positions + i] == letter]
        found[np.searchsorted(self.starts, positions, side="right") - 1] = True
        return found


@dataclass(frozen=True, slots=True)
class Columns:
    """A block of photos; every array has the length n."""

    photos: NDArray[np.int64]
    names: Names
    folders: Coded[tuple[PathInRoot, ...]]  # of the file and of its copies
    folder_texts: Coded[str]  # the root's name and the path below it; a line each
    moments: NDArray[np.float64]  # when taken, else when the file changed; local seconds
    years: NDArray[np.int64]
    days: NDArray[np.int64]  # month * 100 + day; 0 where only the file has a date
    shapes: NDArray[np.int8]  # position in SHAPES, -1 where the size is not known
    formats: Coded[str]
    places: Coded[str]  # town|region|country
    located: Bools
    stars: NDArray[np.int8]
    colours: Coded[str]
    keywords: Several
    facts: Mapping[str, Coded[str]]  # by name; only facts with a filter


def pack(lines: Sequence[FactLine], roots: Mapping[int, str]) -> Columns:
    """Return the columns of some photos; ``roots``: the names of the roots by id."""
    taken, moments = _moments(lines)
    months = np.clip(moments, -_LATEST, _LATEST).astype("datetime64[s]").astype("datetime64[D]")
    year = months.astype("datetime64[Y]").astype(np.int64) + 1970
    month = months.astype("datetime64[M]")
    day = (months - month).astype(np.int64) + 1
    folders = _coded([_folders(line) for line in lines])
    marks = [line.marks for line in lines]
    return Columns(
        photos=np.array([line.photo for line in lines], np.int64),
        names=_names([_name_text(line) for line in lines]),
        folders=folders,
        folder_texts=Coded(
            tuple(_folder_text(roots, each) for each in folders.values), folders.codes
        ),
        moments=moments,
        years=year,
        days=np.where(np.isnan(taken), 0, (month.astype(np.int64) % 12 + 1) * 100 + day),
        shapes=_shapes(lines),
        formats=_coded([_text(line, "format") or _format_of(line) for line in lines]),
        places=_coded([line.place for line in lines]),
        located=np.array([line.located for line in lines], np.bool_),
        stars=np.array([each.shown_stars for each in marks], np.int8),
        colours=_coded([each.shown_colour for each in marks]),
        keywords=_several([each.keywords for each in marks]),
        facts={name: _coded([_text(line, name) for line in lines]) for name in filtered_facts()},
    )


def _text(line: FactLine, fact: str) -> str:
    return str(line.facts.get(fact) or "")


def _moments(lines: Sequence[FactLine]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return when photos were taken, NaN if unknown; and that, or else when their files changed."""
    taken = np.array([np.nan if line.taken is None else line.taken for line in lines], np.float64)
    modified = local_times(np.array([line.modified for line in lines], np.float64))
    return taken, np.where(np.isnan(taken), modified, taken)


def _shapes(lines: Sequence[FactLine]) -> NDArray[np.int8]:
    width = np.array([line.width for line in lines], np.int64)
    height = np.array([line.height for line in lines], np.int64)
    square = np.abs(width - height) * 50 <= np.maximum(width, height)  # within 2 % is square
    flat = np.where(width > height, SHAPES.index("landscape"), SHAPES.index("portrait"))
    known = (width != 0) & (height != 0)
    shapes = np.where(known, np.where(square, SHAPES.index("square"), flat), -1)
    return shapes.astype(np.int8)


def _folders(line: FactLine) -> tuple[PathInRoot, ...]:
    """Return the folders of a photo's files, each once."""
    return tuple(dict.fromkeys((root, path.rpartition(b"/")[0]) for root, path in line.files))


def _folder_text(roots: Mapping[int, str], folders: tuple[PathInRoot, ...]) -> str:
    names = ((roots.get(root, ""), os.fsdecode(folder)) for root, folder in folders)
    return "\n".join(dict.fromkeys("/".join(filter(None, each)) for each in names))


def _name_text(line: FactLine) -> str:
    """Return the names of a photo's files, each once."""
    names = (os.fsdecode(path.rpartition(b"/")[2]) for _, path in line.files)
    return "\n".join(dict.fromkeys(names))


def _format_of(line: FactLine) -> str:
    """Return the format by the ending, for files that have not been read."""
    return FORMATS.get(os.fsdecode(line.files[0][1]).rpartition(".")[2].lower(), "")


def _coded(values: Sequence[Value]) -> Coded[Value]:
    different = tuple(dict.fromkeys(values))
    positions = {value: position for position, value in enumerate(different)}
    return Coded(different, np.fromiter(map(positions.__getitem__, values), np.int32, len(values)))


def _several(values: Sequence[Sequence[str]]) -> Several:
    codes: dict[str, int] = {}
    pairs = [
        (row, codes.setdefault(value, len(codes)))
        for row, each in enumerate(values)
        for value in each
    ]
    rows, numbers = np.array(pairs, np.int64).reshape(-1, 2).T
    return Several(tuple(codes), numbers.astype(np.int32), rows, len(values))


def _names(names: Sequence[str]) -> Names:
    encoded = [fold(name).encode("utf-8", "surrogateescape") + b"\0" for name in names]
    lengths = np.array([len(name) for name in encoded], np.int64)
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]]) if encoded else lengths
    return Names(np.frombuffer(b"".join(encoded), np.uint8), starts.astype(np.int64))


Members = Callable[[str], Collection[int]]
"""Returns the photos of the albums with this name."""


def matches(terms: Sequence[Term], columns: Columns, members: Members) -> Bools:
    """Return bool (n,): which photos meet all ``terms``, or any of one kind; see `is_any_of`."""
    found = np.ones(len(columns.photos), np.bool_)
    either: dict[str, Bools] = {}
    for term in terms:
        met = _meets(term, columns, members)
        if term.negated:
            found &= ~met
        elif is_any_of(term.kind):
            either[term.kind] = met | either.get(term.kind, False)
        else:
            found &= met
    for met in either.values():
        found &= met
    return found


def _meets(term: Term, columns: Columns, members: Members) -> Bools:
    value, folded = term.value, fold(term.value)
    match term.kind:
        case TermKind.WORD:
            taught = list(members(value))
            if taught and english_noun(value):  # what is seen, not what happens to be called so
                return np.isin(columns.photos, taught)
            return _has_word(folded, columns) | np.isin(columns.photos, taught)
        case TermKind.NAME:
            return columns.names.containing(folded)
        case TermKind.FOLDER:
            return columns.folder_texts.where(lambda text: folded in fold(text))
        case TermKind.KEYWORD:
            return columns.keywords.where(lambda keyword: _is_or_below(fold(keyword), folded))
        case TermKind.PLACE:
            return columns.places.where(lambda place: folded in fold(place))
        case TermKind.ALBUM:
            return np.isin(columns.photos, list(members(value)))
        case TermKind.DATE:
            since, until = seconds_of(value)
            return (columns.moments >= since) & (columns.moments < until)
        case TermKind.DAY:
            month, day = value.split("-")
            return np.equal(columns.days, int(month) * 100 + int(day))
        case TermKind.SHAPE:
            return np.equal(columns.shapes, SHAPES.index(value))
        case TermKind.FORMAT:
            return columns.formats.where(lambda kind: kind == value)
        case TermKind.GPS:
            return columns.located if value == "with" else ~columns.located
        case TermKind.STARS:
            number = int(value[-1])
            return columns.stars == number if value[0] == "=" else columns.stars >= number
        case TermKind.COLOUR:
            return columns.colours.where(lambda colour: colour == value)
        case _:
            return columns.facts[term.kind].where(lambda text: folded in fold(text))


def _has_word(folded: str, columns: Columns) -> Bools:
    found = columns.names.containing(folded)
    facts = [columns.facts[name] for name, how in filtered_facts().items() if how.by_words]
    for column in (columns.folder_texts, columns.keywords, columns.places, *facts):
        found |= column.where(lambda text: folded in fold(text))
    return found


def _is_or_below(keyword: str, wanted: str) -> bool:
    """Return whether a keyword is the wanted one, is below it, or has a level of this name."""
    return keyword == wanted or keyword.startswith(f"{wanted}|") or wanted in keyword.split("|")
