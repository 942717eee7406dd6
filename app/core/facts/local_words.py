"""Phrases of a search in the window's language, said in the English that `terms` parses.

Each language has a file resources/words/query_XX.txt, a line a phrase: the English one, "=", and
how it may be typed, the most usual first. In {braces} stands what differs: {n}, {year}, {day} and
{mm}, {dd} are digits, {month}, {season} are phrases of the same file, {date} is any date. English
needs no file.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache

from app.core.facts.dates import span_named
from app.core.facts.terms import Term, fold, parse
from app.core.language import spoken
from resources import WORDS

_FIELD = re.compile(r"\{(\w+)\}")
_IN_FIELD = {
    "n": r"\d",
    "year": r"\d{4}",
    "day": r"\d{1,2}",
    "mm": r"\d{1,2}",
    "dd": r"\d{1,2}",
    "month": r".+?",
    "season": r".+?",
    "date": r".+",
}
_DIGITS = 2  # of {mm} and {dd} in English
_CURLY = str.maketrans("\N{RIGHT SINGLE QUOTATION MARK}\N{FULLWIDTH COLON}", "':")


@dataclass(frozen=True, slots=True)
class _Pattern:
    """A phrase with fields: what is typed, and its English."""

    typed: re.Pattern[str]
    english: str


class LocalWords:
    """The phrases of one language. ``lines`` are those of its file."""

    def __init__(self, lines: tuple[tuple[str, tuple[str, ...]], ...] = ()) -> None:
        self._plain: dict[str, str] = {}
        self._patterns: list[_Pattern] = []
        self._first: dict[str, str] = {}
        for english, forms in lines:
            self._first[english] = forms[0]
            for form in forms:
                if _FIELD.search(form):
                    self._patterns.append(_Pattern(_expression(form), english))
                else:
                    self._plain.setdefault(_folded(form), english)

    def in_english(self, phrase: str) -> str:
        """The phrase in English; what is none of this language stays, in ASCII's digits."""
        return self._found(_folded(phrase)) or _ascii_digits(phrase)

    def of_english(self, phrase: str) -> str:
        """The most usual form of an English phrase, or itself where there is none."""
        return self._first.get(phrase, phrase)

    def _found(self, phrase: str) -> str:
        if phrase in self._plain:
            return self._plain[phrase]
        for pattern in self._patterns:
            found = pattern.typed.fullmatch(phrase)
            if found and (english := self._filled(pattern.english, found)):
                return english
        return ""

    def _filled(self, english: str, found: re.Match[str]) -> str:
        """The English phrase with what was found in its fields; empty where that has no meaning."""
        values: dict[str, str] = {}
        for name, value in found.groupdict().items():
            if name in ("month", "season"):
                value = self._plain.get(value, "")
                if value not in (_MONTHS if name == "month" else _SEASONS):
                    return ""
            elif name in ("mm", "dd"):
                value = value.zfill(_DIGITS)
            elif name == "date":
                value = self._found(value) or value
                if not span_named(value, date.today()):
                    return ""
            values[name] = value
        return english.format_map(values)


def parse_typed(text: str, today: date | None = None) -> tuple[Term, ...]:
    """The terms of what is typed in the window's language or in English; see `terms.parse`."""
    return parse(text, today, spoken_words().in_english)


def spoken_words() -> LocalWords:
    """The phrases of the language that is spoken now."""
    return words_of(spoken().code)


@cache
def words_of(code: str) -> LocalWords:
    """The phrases of a language by its code; of one without a file there are none."""
    return LocalWords(tuple(lines_of(code)))


def lines_of(code: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each English phrase of a language's file with its forms."""
    file = WORDS / f"query_{code}.txt"
    if not file.exists():
        return
    for line in file.read_text(encoding="utf-8").splitlines():
        english, equals, forms = line.partition(" = ")
        if equals and not line.startswith("#"):
            yield english, tuple(form.strip() for form in forms.split(" | "))


def _expression(form: str) -> re.Pattern[str]:
    """What matches a form with fields, folded."""
    parts = _FIELD.split(form)  # text and names of fields by turns
    return re.compile(
        "".join(
            f"(?P<{part}>{_IN_FIELD[part]})" if number % 2 else re.escape(_folded(part))
            for number, part in enumerate(parts)
        )
    )


def _folded(text: str) -> str:
    """Text as phrases are compared: as `fold` does, with the digits and signs of ASCII."""
    return _ascii_digits(fold(text.translate(_CURLY)))


def _ascii_digits(text: str) -> str:
    if text.isascii():
        return text
    return "".join(
        str(unicodedata.decimal(letter)) if letter.isdecimal() else letter for letter in text
    )


# fmt: off
_MONTHS = frozenset((
    "january", "february", "march", "april", "may", "june",
    "july", "august", "september", "october", "november", "december",
))
_SEASONS = frozenset(("spring", "summer", "autumn", "winter"))
# fmt: on
