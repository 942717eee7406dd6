"""Parse what is typed to find photos into terms: words, dates, stars, cameras and other facts.

    lisbon 2024-06 landscape           all three are wanted
    "new york" keyword:Animals|Dog     quotes join words, and make a word of "2024"
    -screenshot                        excludes
    >=3 stars, ★★★, red label          marks
    last summer, 2023..2024, this day  dates; several of them: any
    camera:"Acme One", no gps, raw     facts

The parser accepts any text: what has no other meaning is a word. `text_of` writes terms in a form
that parses to the same ones. This doesn't import numpy, because the window shows terms, too.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum

from app.core.base.photo_types import COLOURS, MAX_STARS
from app.core.facts.dates import WORDS, span_named
from app.core.facts.facts import FACTS, filtered_facts

MAX_TERMS = 50
MAX_LENGTH = 200
"""The most terms of a text, and characters of a term; the rest is ignored."""


class TermKind(StrEnum):
    """What a term is about, besides the names of FACTS. The value is the prefix if it has one."""

    WORD = "word"  # in a name, folder, keyword, place or camera; or an album's name
    NAME = "name"
    FOLDER = "folder"
    KEYWORD = "keyword"  # this one or one below it
    PLACE = "place"
    ALBUM = "album"
    DATE = "date"  # see dates.py
    DAY = "day"  # of any year: 06-15
    SHAPE = "shape"  # one of SHAPES
    FORMAT = "format"  # one of FORMATS' values
    GPS = "gps"  # with, no
    STARS = "stars"  # >=3, =0
    COLOUR = "colour"  # one of COLOURS


def prefixes() -> tuple[str, ...]:
    """Return the kinds of terms that are typed with a prefix: ``camera:"Acme One"``."""
    return (*_PREFIXES, *filtered_facts())


_PREFIXES = (TermKind.NAME, TermKind.FOLDER, TermKind.KEYWORD, TermKind.PLACE, TermKind.ALBUM)


def is_any_of(kind: str) -> bool:
    """Return whether several terms of a kind mean any of them, as a photo has only one value."""
    return kind in _ANY_OF or kind in FACTS


_ANY_OF = {
    TermKind.FOLDER,
    TermKind.PLACE,
    TermKind.DATE,
    TermKind.DAY,
    TermKind.SHAPE,
    TermKind.FORMAT,
    TermKind.COLOUR,
}

SHAPES = ("landscape", "portrait", "square")
FORMATS = {
    "jpeg": "JPEG",
    "jpg": "JPEG",
    "png": "PNG",
    "webp": "WEBP",
    "tiff": "TIFF",
    "heic": "HEIF",
    "heif": "HEIF",
    "avif": "AVIF",
    "gif": "GIF",
    "bmp": "BMP",
    "raw": "RAW",
}

_TOKEN = re.compile(r'-?(?:[^\W\d_]+[:：])?"[^"]*"?|\S+')
_PREFIXED = re.compile(r"([^\W\d_]+)[:：](.*)", re.DOTALL)
_STARS = re.compile(r"(>=|=|)\s?(\d) stars?")
_DAY = re.compile(r"day:(\d{2})-(\d{2})")
_LONGEST_PHRASE = 7  # tokens: "desde el 15 de junio de 2024"
_PLAIN = re.compile(r"[^\s\"]+")
_WORD = re.compile(r"[^\W\d_][\w.]*")
_OTHERS = "label star stars with without no gps day"
_PARTS_OF_PHRASES = WORDS | {*COLOURS, *_OTHERS.split(" ")}


@dataclass(frozen=True, slots=True)
class Term:
    """One condition; ``negated``: photos must not meet it.

    ``kind``: one of TermKind, or a fact with a filter; ``value``: see TermKind.
    """

    kind: str
    value: str
    negated: bool = False

    def __str__(self) -> str:
        """Return the term as it can be typed."""
        return f"{'-' if self.negated else ''}{_text(self)}"


_FIXED = {
    **{shape: Term(TermKind.SHAPE, shape) for shape in SHAPES},
    **{typed: Term(TermKind.FORMAT, kind) for typed, kind in FORMATS.items()},
    **{f"{colour} label": Term(TermKind.COLOUR, colour) for colour in COLOURS},
    "with gps": Term(TermKind.GPS, "with"),
    "no gps": Term(TermKind.GPS, "no"),
    "without gps": Term(TermKind.GPS, "no"),
    "no stars": Term(TermKind.STARS, "=0"),
}
"""Phrases that always mean the same."""


def _unchanged(phrase: str) -> str:
    return phrase


def parse(
    text: str, today: date | None = None, to_english: Callable[[str], str] = _unchanged
) -> tuple[Term, ...]:
    """Return the terms of what is typed, each once; relative dates count from ``today``.

    ``to_english`` translates phrases and names of kinds from another language. It isn't needed for
    text that `text_of` wrote, which means the same in every language.
    """
    today = today or date.today()
    tokens = _TOKEN.findall(text[: 4 * MAX_LENGTH * MAX_TERMS])
    terms: dict[Term, None] = {}
    while tokens and len(terms) < MAX_TERMS:
        used, term = _first_term(tokens, today, to_english)
        del tokens[:used]
        if term is not None:
            terms[term] = None
    return tuple(terms)


def text_of(terms: Iterable[Term]) -> str:
    """Return the text that `parse` turns into these terms."""
    return " ".join(map(str, terms))


def named(kind: str, text: str) -> Term | None:
    """Return a term of this kind with ``text`` as its value, cleaned; None if nothing is left."""
    shown = (letter if letter.isprintable() else " " for letter in text.replace('"', " "))
    value = " ".join("".join(shown).split())[:MAX_LENGTH].strip()
    return Term(kind, value) if value else None


def join_names(terms: Iterable[Term], names: Iterable[str]) -> tuple[Term, ...]:
    """Join words that follow each other as in one of ``names``; a minus before negates them all."""
    spelt = {tuple(fold(name).split()) for name in names}
    left, found = list(terms), list[Term]()
    while left:
        count = max((len(name) for name in spelt if _starts_with(left, name)), default=1)
        value = " ".join(term.value for term in left[:count])
        found.append(Term(left[0].kind, value, left[0].negated))
        del left[:count]
    return tuple(found)


def _starts_with(terms: Sequence[Term], name: Sequence[str]) -> bool:
    """Return whether the first of ``terms`` are words that make ``name``."""
    some = terms[: len(name)]
    return (
        bool(name)
        and [fold(term.value) for term in some] == list(name)
        and all(term.kind == TermKind.WORD for term in some)
        and not any(term.negated for term in some[1:])
    )


def fold(text: str) -> str:
    """Fold text for comparing: without accents and case."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _first_term(
    tokens: list[str], today: date, to_english: Callable[[str], str]
) -> tuple[int, Term | None]:
    """Return how many tokens make the first term, and the term; None if they mean nothing."""
    for count in range(min(_LONGEST_PHRASE, len(tokens)), 0, -1):
        some = tokens[:count]
        if any('"' in token for token in some):
            continue
        phrase = " ".join(some).lower()
        for negated, rest in ((False, phrase), (True, phrase.removeprefix("-"))):
            if (negated and rest == phrase) or not rest:
                continue
            if term := _phrase(to_english(rest), today):
                return count, replace(term, negated=negated)
    return 1, _term_of_token(tokens[0], to_english)


def _phrase(phrase: str, today: date) -> Term | None:
    """Return the term of a lower-case phrase with a special meaning, if it has one."""
    if phrase in _FIXED:
        return _FIXED[phrase]
    if phrase == "this day":
        return Term(TermKind.DAY, f"{today:%m-%d}")
    if (found := _DAY.fullmatch(phrase)) and _is_day(int(found[1]), int(found[2])):
        return Term(TermKind.DAY, phrase.removeprefix("day:"))
    if stars := _stars(phrase):
        return Term(TermKind.STARS, stars)
    if span := span_named(phrase, today):
        return Term(TermKind.DATE, span)
    return None


def _is_day(month: int, day: int) -> bool:
    try:
        date(2024, month, day)  # a leap year
    except ValueError:
        return False
    return True


def _stars(phrase: str) -> str:
    if set(phrase) == {"★"}:
        phrase = f"{len(phrase)} stars"
    found = _STARS.fullmatch(phrase)
    if found is None or int(found[2]) > MAX_STARS:
        return ""
    exactly = found[1] == "=" or found[2] == "0"
    return f"{'=' if exactly else '>='}{found[2]}"


def _term_of_token(token: str, to_english: Callable[[str], str]) -> Term | None:
    """Return the term of a token that is no phrase: with a prefix, or a word."""
    rest = token.removeprefix("-")
    negated = rest != token and bool(rest)
    found = _PREFIXED.fullmatch(rest)
    kind = to_english(found[1].lower()) if found else ""
    if found and kind in prefixes():
        term = named(kind, found[2])
    else:
        term = named(TermKind.WORD, rest if negated else token)
    return term and replace(term, negated=negated)


def _text(term: Term) -> str:
    match term.kind:
        case TermKind.DATE | TermKind.SHAPE:
            return term.value
        case TermKind.DAY:
            return f"day:{term.value}"
        case TermKind.FORMAT:
            return term.value.lower()
        case TermKind.GPS:
            return f"{term.value} gps"
        case TermKind.STARS:
            return f"{term.value} stars"
        case TermKind.COLOUR:
            return f"{term.value} label"
        case TermKind.WORD:
            return term.value if _stays_a_word(term.value) else f'"{term.value}"'
        case _:
            plain = _PLAIN.fullmatch(term.value)
            return f"{term.kind}:{term.value}" if plain else f'{term.kind}:"{term.value}"'


def _stays_a_word(value: str) -> bool:
    """Return whether a word has no other meaning, whatever stands beside it."""
    return (
        _WORD.fullmatch(value) is not None
        and value.lower() not in _PARTS_OF_PHRASES
        and _phrase(value.lower(), date.today()) is None
    )
