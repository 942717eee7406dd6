"""Evaluates the terms of a filter on columns: which photos of a block meet all of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import numpy as np

from app.core.facts.columns import Bools, Columns
from app.core.facts.dates import seconds_of
from app.core.facts.terms import ANY_OF, SHAPES, Term, TermKind, fold

Members = Callable[[str], Collection[int]]
"""The photos of the albums of a name."""


def matches(terms: Sequence[Term], columns: Columns, members: Members) -> Bools:
    """bool (n,): which photos meet all ``terms``; of one kind in ANY_OF, any of its terms."""
    found = np.ones(len(columns.photos), np.bool_)
    either: dict[TermKind, Bools] = {}
    for term in terms:
        met = _met(term, columns, members)
        if term.negated:
            found &= ~met
        elif term.kind in ANY_OF:
            either[term.kind] = met | either.get(term.kind, False)
        else:
            found &= met
    for met in either.values():
        found &= met
    return found


def _met(term: Term, columns: Columns, members: Members) -> Bools:
    value, folded = term.value, fold(term.value)
    match term.kind:
        case TermKind.WORD:
            return _has_word(folded, columns)
        case TermKind.NAME:
            return columns.names.containing(folded)
        case TermKind.FOLDER:
            return columns.folder_texts.where(lambda text: folded in fold(text))
        case TermKind.KEYWORD:
            return columns.keywords.where(lambda keyword: _is_or_below(fold(keyword), folded))
        case TermKind.PLACE:
            return columns.places.where(lambda place: folded in fold(place))
        case TermKind.CAMERA:
            return columns.cameras.where(lambda camera: folded in fold(camera))
        case TermKind.LENS:
            return columns.lenses.where(lambda lens: folded in fold(lens))
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


def _has_word(folded: str, columns: Columns) -> Bools:
    found = columns.names.containing(folded)
    for column in (columns.folder_texts, columns.keywords, columns.places, columns.cameras):
        found |= column.where(lambda text: folded in fold(text))
    return found


def _is_or_below(keyword: str, wanted: str) -> bool:
    """Whether a keyword is the wanted one, or lies below it, or one of its levels is it."""
    return keyword == wanted or keyword.startswith(f"{wanted}|") or wanted in keyword.split("|")
