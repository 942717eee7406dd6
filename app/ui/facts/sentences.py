"""Say in words what terms ask for: "June 2024", "3 stars or more".
Also the sentences under the field, on typed words that are left out or not known."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from html import escape

from app.core.base.language import listed, tr, tr_date, tr_later
from app.core.facts.facts import FACTS, filtered_facts
from app.core.facts.local_words import parse_typed, suggestions
from app.core.facts.terms import Term, TermKind, parse
from app.ui.style import words
from features.word_meanings import is_unseen

STAR = "\N{BLACK STAR}"

SHAPES = {
    "landscape": tr_later("landscape"),
    "portrait": tr_later("portrait"),
    "square": tr_later("square"),
}
"""Names of the shapes of core/facts/terms.py."""

_FORMATS = {"RAW": "RAW", "HEIF": "HEIC"}
_LEADS: dict[str, str] = {
    TermKind.NAME: tr_later("name “{value}”"),
    TermKind.FOLDER: tr_later("folder “{value}”"),
    TermKind.KEYWORD: tr_later("keyword “{value}”"),
    TermKind.PLACE: tr_later("place “{value}”"),
    TermKind.ALBUM: tr_later("album “{value}”"),
    TermKind.WORD: tr_later("“{value}”"),
}


def describe(term: Term) -> str:
    """Return what a term asks for in words."""
    said = _term_text(term)
    return tr("not {said}", said=said) if term.negated else said


def sought_in(text: str) -> str:
    """Return what a filter asks for, with its words in one piece, as they were typed."""
    terms = parse(text)
    found = words_in(terms)
    typed = [Term(TermKind.WORD, " ".join(word.value for word in found))] * bool(found)
    return listed(map(describe, (*typed, *(term for term in terms if term not in found))))


def _term_text(term: Term) -> str:
    value = term.value
    match term.kind:
        case TermKind.DATE:
            return _span_text(value)
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
        case kind if kind in _LEADS:
            return tr(_LEADS[kind], value=words.printable(value))
        case fact:
            said = words.printed(FACTS[fact].to_text(value))
            chip = filtered_facts()[fact].chip
            return tr(chip, value=said) if chip else said


def _span_text(span: str) -> str:
    first, two, last = span.partition("..")
    if not two:
        return _date_text(first)
    if not first:
        return tr("until {last}", last=_date_text(last))
    return (
        tr("{first} to {last}", first=_date_text(first), last=_date_text(last))
        if last
        else tr("since {first}", first=_date_text(first))
    )


def _date_text(part: str) -> str:
    if len(part) == 4:
        return part
    if len(part) == 7:
        return tr_date(date.fromisoformat(f"{part}-01"), "MMMM yyyy")
    return tr_date(date.fromisoformat(part), "d MMMM yyyy")


PICTURE = "picture:"  # target of the link to a search with a picture; no word has a colon


def words_of(text: str) -> list[Term]:
    """Return the words of a typed text that photos are to have."""
    return words_in(parse_typed(text))


def words_in(terms: Iterable[Term]) -> list[Term]:
    """Return the words among these terms that photos are to have."""
    return [term for term in terms if term.kind == TermKind.WORD and not term.negated]


def text_of_words(text: str) -> str:
    """Return the words of a typed text joined by spaces."""
    return " ".join(term.value for term in words_of(text))


def of_minus(text: str) -> str:
    """Return a sentence on what a word with a minus leaves out; "" without one."""
    left_out = (t.value for t in parse_typed(text) if t.kind == TermKind.WORD and t.negated)
    word = next(left_out, None)
    if word is None:
        return ""
    return tr(
        "Photos named “{word}” are left out. To leave out what photos show, dislike it in a "
        "search.",
        word=escape(word),
    )


def unknown(text: str) -> tuple[str, str]:
    """Return a sentence that a word is unknown or can't be recognised, and links to ways on."""
    picture = _link(PICTURE, tr("Search with a picture…"))
    if is_unseen(text):
        return tr("Likewise can't recognise “{word}” in photos.", word=text), picture
    said = tr("Likewise doesn't know the word “{word}”.", word=text)
    if alike := [_link(escape(noun), escape(noun)) for noun in suggestions(text)[:3]]:
        return said, " ".join((tr("Did you mean {words}?", words=_either(alike)), picture))
    return said, picture


def _either(links: list[str]) -> str:
    said = links[0]
    for link in links[1:]:
        said = tr("{first} or {second}", first=said, second=link)
    return said


def _link(target: str, text: str) -> str:
    return f'<a href="{target}">{text}</a>'
