"""What the window says of terms: "June 2024", "3 stars or more"."""

from __future__ import annotations

from datetime import date

from likewise.app.core.facts.query import Kind, Term
from likewise.app.ui.style import words

STAR = "\N{BLACK STAR}"

_FORMATS = {"RAW": "RAW", "HEIF": "HEIC"}
_LEADS = {
    Kind.NAME: "name “{}”",
    Kind.FOLDER: "folder “{}”",
    Kind.KEYWORD: "keyword “{}”",
    Kind.PLACE: "place “{}”",
    Kind.CAMERA: "{}",
    Kind.LENS: "lens {}",
    Kind.ALBUM: "album “{}”",
    Kind.WORD: "“{}”",
}


def describe(term: Term) -> str:
    """Say what a term asks for."""
    said = _said(term)
    return f"not {said}" if term.negated else said


def _said(term: Term) -> str:
    value = term.value
    match term.kind:
        case Kind.DATE:
            return _span(value)
        case Kind.DAY:
            day = date.fromisoformat(f"2024-{value}")
            return f"{day.day} {day:%B} of any year"
        case Kind.SHAPE:
            return value
        case Kind.FORMAT:
            return _FORMATS.get(value, value)
        case Kind.GPS:
            return "with GPS" if value == "with" else "no GPS"
        case Kind.STARS:
            number = int(value[-1])
            if not number:
                return "no stars"
            return STAR * number if value[0] == "=" or number == 5 else f"{STAR * number} or more"
        case Kind.COLOUR:
            return f"{value} label"
        case _:
            return _LEADS[term.kind].format(words.printable(value))


def _span(span: str) -> str:
    first, two, last = span.partition("..")
    if not two:
        return _part(first)
    if not first:
        return f"until {_part(last)}"
    return f"{_part(first)} to {_part(last)}" if last else f"since {_part(first)}"


def _part(part: str) -> str:
    if len(part) == 4:
        return part
    if len(part) == 7:
        return f"{date.fromisoformat(part + '-01'):%B %Y}"
    day = date.fromisoformat(part)
    return f"{day.day} {day:%B %Y}"
