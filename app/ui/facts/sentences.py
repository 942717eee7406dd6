"""What the window says of terms: "June 2024", "3 stars or more"."""

from __future__ import annotations

from datetime import date

from app.core.facts.camera_names import camera_said
from app.core.facts.terms import Term, TermKind
from app.core.language import tr, tr_date, tr_later
from app.ui.style import words

STAR = "\N{BLACK STAR}"

SHAPES = {
    "landscape": tr_later("landscape"),
    "portrait": tr_later("portrait"),
    "square": tr_later("square"),
}
"""What the shapes of core/facts/terms.py are called."""

_FORMATS = {"RAW": "RAW", "HEIF": "HEIC"}
_LEADS = {
    TermKind.NAME: tr_later("name “{value}”"),
    TermKind.FOLDER: tr_later("folder “{value}”"),
    TermKind.KEYWORD: tr_later("keyword “{value}”"),
    TermKind.PLACE: tr_later("place “{value}”"),
    TermKind.LENS: tr_later("lens {value}"),
    TermKind.ALBUM: tr_later("album “{value}”"),
    TermKind.WORD: tr_later("“{value}”"),
}


def describe(term: Term) -> str:
    """Say what a term asks for."""
    said = _said(term)
    return tr("not {said}", said=said) if term.negated else said


def _said(term: Term) -> str:
    value = term.value
    match term.kind:
        case TermKind.DATE:
            return _span(value)
        case TermKind.DAY:
            day = tr_date(date.fromisoformat(f"2024-{value}"), "d MMMM")
            return tr("{day} of any year", day=day)
        case TermKind.SHAPE:
            return tr(SHAPES[value])
        case TermKind.FORMAT:
            return _FORMATS.get(value, value)
        case TermKind.GPS:
            return tr("with GPS") if value == "with" else tr("no GPS")
        case TermKind.STARS:
            number = int(value[-1])
            if not number:
                return tr("no stars")
            return (
                STAR * number
                if value[0] == "=" or number == 5
                else tr("{stars} or more", stars=STAR * number)
            )
        case TermKind.COLOUR:
            return tr("{colour} label", colour=words.colour_name(value))
        case TermKind.CAMERA:
            return words.printable(camera_said(value))
        case _:
            return tr(_LEADS[term.kind], value=words.printable(value))


def _span(span: str) -> str:
    first, two, last = span.partition("..")
    if not two:
        return _part(first)
    if not first:
        return tr("until {last}", last=_part(last))
    return (
        tr("{first} to {last}", first=_part(first), last=_part(last))
        if last
        else tr("since {first}", first=_part(first))
    )


def _part(part: str) -> str:
    if len(part) == 4:
        return part
    if len(part) == 7:
        return tr_date(date.fromisoformat(f"{part}-01"), "MMMM yyyy")
    return tr_date(date.fromisoformat(part), "d MMMM yyyy")
