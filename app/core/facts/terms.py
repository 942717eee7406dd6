"""Parses what is typed to find photos into terms: words, dates, stars, camera, whatever is known.

    lisbon 2024-06 landscape           all three are wanted
    "new york" keyword:Animals|Dog     quotes keep words together, and make a word of "2024"
    -screenshot                        what must not be
    >=3 stars, ★★★, red label          marks
    last summer, 2023..2024, this day  dates; several of them: any
    camera:"Acme One", no gps, raw     facts

The parser takes whatever is typed: what means nothing else is a word. `text_of` writes terms so
that parsing gives the same ones. Numpy is not needed here: the window shows terms, too.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum

from app.core.base.photo_types import COLOURS, MOST_STARS
from app.core.facts.dates import WORDS, span_named
from app.core.facts.table import FACTS, filtered_facts

MOST_TERMS = 50
LONGEST = 200
"""Terms of a text, and characters of a term, that count; what is behind them is left out."""


class TermKind(StrEnum):
    """What a term is about, beside the facts of `table`; where text names it by a prefix, that is
    its value."""

    WORD = "word"  # in a name, folder, keyword, place or camera; or the name of an album
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
    """The kinds whose terms are written with their name before them: ``camera:"Acme One"``."""
    return (*_PREFIXES, *filtered_facts())


_PREFIXES = (
    TermKind.NAME,
    TermKind.FOLDER,
    TermKind.KEYWORD,
    TermKind.PLACE,
    TermKind.ALBUM,
)


def is_any_of(kind: str) -> bool:
    """Whether several terms of a kind mean any of them, as a photo has it once; of all else they
    mean all."""
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
    """One condition. ``kind``: one of TermKind, or a fact that photos are filtered by; ``value``:
    see TermKind. ``negated``: photos must not meet it."""

    kind: str
    value: str
    negated: bool = False

    def __str__(self) -> str:
        """The term as it can be typed."""
        return f"{'-' if self.negated else ''}{_text(self)}"


def _as_it_is(phrase: str) -> str:
    return phrase


def parse(
    text: str, today: date | None = None, in_english: Callable[[str], str] = _as_it_is
) -> tuple[Term, ...]:
    """The terms of what is typed, each once; relative dates are seen from ``today``.

    ``in_english`` says phrases and names of kinds of another language in English. Without it what
    is parsed is what `text_of` wrote, which means the same in every language.
    """
    today = today or date.today()
    tokens = _TOKEN.findall(text[: 4 * LONGEST * MOST_TERMS])
    terms: dict[Term, None] = {}
    while tokens and len(terms) < MOST_TERMS:
        used, term = _first(tokens, today, in_english)
        del tokens[:used]
        if term is not None:
            terms[term] = None
    return tuple(terms)


def text_of(terms: Iterable[Term]) -> str:
    """The text of which `parse` makes these terms."""
    return " ".join(map(str, terms))


def named(kind: str, text: str) -> Term | None:
    """The term of a word, or of one of `prefixes`, whatever ``text`` looks like; None for nothing
    but space."""
    shown = (letter if letter.isprintable() else " " for letter in text.replace('"', " "))
    value = " ".join("".join(shown).split())[:LONGEST].strip()
    return Term(kind, value) if value else None


def together(terms: Iterable[Term], names: Iterable[str]) -> tuple[Term, ...]:
    """The terms, with words that follow each other as in one of ``names`` as one, without quotes
    around them; a minus before the first is one before all."""
    spelt = {tuple(fold(name).split()) for name in names}
    left, found = list(terms), list[Term]()
    while left:
        count = max((len(name) for name in spelt if _follow(left, name)), default=1)
        value = " ".join(term.value for term in left[:count])
        found.append(Term(left[0].kind, value, left[0].negated))
        del left[:count]
    return tuple(found)


def _follow(terms: Sequence[Term], name: Sequence[str]) -> bool:
    """Whether words of ``terms``, from the first, are those of ``name``."""
    some = terms[: len(name)]
    return (
        bool(name)
        and [fold(term.value) for term in some] == list(name)
        and all(term.kind == TermKind.WORD for term in some)
        and not any(term.negated for term in some[1:])
    )


def fold(text: str) -> str:
    """Text as it is compared: without accents and the difference of capitals."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _first(
    tokens: list[str], today: date, in_english: Callable[[str], str]
) -> tuple[int, Term | None]:
    """How many tokens make the first term, and that; None if they mean nothing."""
    for count in range(min(_LONGEST_PHRASE, len(tokens)), 0, -1):
        some = tokens[:count]
        if any('"' in token for token in some):
            continue
        phrase = " ".join(some).lower()
        for negated, rest in ((False, phrase), (True, phrase.removeprefix("-"))):
            if (negated and rest == phrase) or not rest:
                continue
            if term := _phrase(in_english(rest), today):
                return count, replace(term, negated=negated)
    return 1, _single(tokens[0], in_english)


def _phrase(phrase: str, today: date) -> Term | None:
    """The term that a lower-case phrase is, if it has a meaning of its own."""
    if phrase in SHAPES:
        return Term(TermKind.SHAPE, phrase)
    if phrase in FORMATS:
        return Term(TermKind.FORMAT, FORMATS[phrase])
    if phrase in ("with gps", "no gps", "without gps"):
        return Term(TermKind.GPS, "with" if phrase == "with gps" else "no")
    if phrase == "this day":
        return Term(TermKind.DAY, f"{today:%m-%d}")
    if (found := _DAY.fullmatch(phrase)) and _is_day(int(found[1]), int(found[2])):
        return Term(TermKind.DAY, phrase.removeprefix("day:"))
    if phrase.endswith(" label") and phrase.removesuffix(" label") in COLOURS:
        return Term(TermKind.COLOUR, phrase.removesuffix(" label"))
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
    if phrase == "no stars":
        return "=0"
    if set(phrase) == {"★"}:
        phrase = f"{len(phrase)} stars"
    found = _STARS.fullmatch(phrase)
    if found is None or int(found[2]) > MOST_STARS:
        return ""
    exactly = found[1] == "=" or found[2] == "0"
    return f"{'=' if exactly else '>='}{found[2]}"


def _single(token: str, in_english: Callable[[str], str]) -> Term | None:
    """A token that is no phrase: with the name of a kind before it, or a word."""
    rest = token.removeprefix("-")
    negated = rest != token and bool(rest)
    found = _PREFIXED.fullmatch(rest)
    kind = in_english(found[1].lower()) if found else ""
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
    """Whether a word means nothing else as it is, whatever stands beside it."""
    return (
        _WORD.fullmatch(value) is not None
        and value.lower() not in _PARTS_OF_PHRASES
        and _phrase(value.lower(), date.today()) is None
    )
