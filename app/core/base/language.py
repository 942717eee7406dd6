"""Looks sentences up in the language of the window, and fills in numbers, dates and names.

`tr("Copy to {folder}", folder=path)` and `tr_n("{n} photo", "{n} photos", n)` mark a sentence for
translators where it stands, and give it in the language that the window speaks; without a window
that is English as written. resources/marked_sentences.py collects what is marked, so the sentences
are literals, and whole: only a translator knows the order of the words. Knows no Qt.

The catalogue keeps in English why a photo can't be read, and what reads photos knows no language at
all. `tr_stored` holds such a text against the patterns of the sentences that it may be, which
resources/make_translations.py collects from the source (stored.json there).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from datetime import date, datetime
from functools import cache, lru_cache
from typing import NamedTuple, Protocol

from resources import TRANSLATIONS

DATE_NOTE = "pattern of a date"  # the note of patterns, which are no words

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_DATE_PART = re.compile(r"'[^']*'|d+|M+|y+|H+|m+|s+")
_ISOLATE, _END_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_RIGHT_TO_LEFT_ISOLATE = "\N{RIGHT-TO-LEFT ISOLATE}"


class Language(Protocol):
    """What the window speaks. All of it may be called from any thread."""

    code: str  # as in "de"
    right_to_left: bool

    def find(self, text: str, note: str, number: int | None) -> str | None:
        """Give the translation of a sentence, with its placeholders, in the form for ``number``;
        None if there is none."""

    def number(self, value: float, decimals: int) -> str:
        """Write a number for people: with separators of thousands, and their decimal sign."""

    def date(self, when: date, pattern: str) -> str:
        """Write a date or datetime by a pattern of QLocale's letters, as in "d MMMM yyyy"."""


class English:
    """The language of the sentences as they are written."""

    code = "en"
    right_to_left = False

    def find(self, text: str, note: str, number: int | None) -> str | None:
        """No sentence needs a translation."""
        del text, note, number
        return None

    def number(self, value: float, decimals: int) -> str:
        """Give "2,000" or "1.5"."""
        return f"{value:,.{decimals}f}"

    def date(self, when: date, pattern: str) -> str:
        """Fill in d, dd, MM, MMM, MMMM, yyyy, HH, mm and ss; 'text' stands for itself."""
        return _DATE_PART.sub(lambda part: _english_date_part(when, part.group()), pattern)


class _Spoken:
    language: Language = English()  # set once, before the window is made


class Plural(NamedTuple):
    """A sentence on a number, marked where it can't be translated yet: `tr_n(*plural, n)` does."""

    one: str
    many: str


class Sentence(str):
    """A sentence as it is shown, which knows how it was made.

    So it reads ``english`` where it is stored, and says the same in the language of another process
    once it has come there: one that reads photos speaks English.
    """

    __slots__ = ("_values", "_written")

    _written: tuple[str, str, int | None, str]  # one, many, number, note
    _values: Mapping[str, object]

    @classmethod
    def made(
        cls, written: tuple[str, str, int | None, str], values: Mapping[str, object]
    ) -> Sentence:
        """Say in the language spoken here what is ``written``: one, many, number and note."""
        sentence = cls(_said(_Spoken.language, *written, values))
        sentence._written, sentence._values = written, values
        return sentence

    @property
    def english(self) -> str:
        """The same in English."""
        values = {
            name: value.english if isinstance(value, Sentence) else value
            for name, value in self._values.items()
        }
        return _said(English(), *self._written, values)

    def __reduce__(self) -> tuple[object, ...]:
        return Sentence.made, (self._written, self._values)


def speak(language: Language) -> None:
    """From now on say everything in this language."""
    _Spoken.language = language


def spoken() -> Language:
    """Give the language that is spoken now."""
    return _Spoken.language


def tr(text: str, note: str = "", /, **values: object) -> str:
    """Say a sentence with these values in its placeholders, as in "Copy to {folder}".

    ``note`` tells translators which of several meanings the words have. Whole numbers are written
    for people (a year that must not be grouped is passed as text), all else as `str` gives it.
    """
    return Sentence.made((text, text, None, note), values)


def tr_n(one: str, many: str, n: int, note: str = "", /, **values: object) -> str:
    """Say a sentence on ``n`` of something, which stands in its placeholder {n}."""
    return Sentence.made((one, many, n, note), {"n": n, **values})


def tr_later(text: str) -> str:
    """Mark a sentence in a constant, where no language is known yet; `tr` is to say it."""
    return text


def number(value: float, decimals: int = 0) -> str:
    """Write a number for people, with so many decimals."""
    return _Spoken.language.number(value, decimals)


def tr_date(when: date, pattern: str) -> str:
    """Write a date, or date and time, by a pattern in QLocale's letters ("d MMMM yyyy"), which
    translators change to what is usual."""
    return _Spoken.language.date(when, tr(pattern, DATE_NOTE))


def percent(share: float) -> str:
    """Write a share in [0, 1] as whole percents."""
    return tr("{number}%", number=number(100 * share))


def both_sentences(first: str, second: str) -> str:
    """Say two sentences one after the other; each may be empty."""
    if not first or not second:
        return first or second
    return tr("{first} {second}", "two sentences", first=first, second=second)


def listed(parts: Iterable[str]) -> str:
    """Set parts side by side that say something each: "3 stars, green"."""
    said = ""
    for part in parts:
        said = tr("{first}, {next}", "a list", first=said, next=part) if said else part
    return said


def english(text: str) -> str:
    """Give a sentence in English, as what is kept or logged must be; any other text as it is."""
    return text.english if isinstance(text, Sentence) else text


def _said(
    language: Language,
    one: str,
    many: str,
    number: int | None,
    note: str,
    values: Mapping[str, object],
) -> str:
    pattern = language.find(many, note, number) or (one if number == 1 else many)
    if not values:
        return pattern

    def fill(found: re.Match[str]) -> str:
        name = found.group(1)
        return _written(language, values[name]) if name in values else found.group()

    return _PLACEHOLDER.sub(fill, pattern)


def _written(language: Language, value: object) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        return language.number(value, 0)
    if not language.right_to_left:
        return str(value)
    # A name in other letters must not turn the sentence around it. Of a sentence all words may be
    # isolated themselves: nothing would tell its direction.
    begin = _RIGHT_TO_LEFT_ISOLATE if isinstance(value, Sentence) else _ISOLATE
    return f"{begin}{value}{_END_ISOLATE}"


def isolated(text: str) -> str:
    """Give text that stands alone, as the name of a file, so that it reads in its own direction."""
    return f"{_ISOLATE}{text}{_END_ISOLATE}" if _Spoken.language.right_to_left else text


def _english_date_part(when: date, part: str) -> str:
    if part.startswith("'"):
        return part.strip("'")
    time = when if isinstance(when, datetime) else datetime(when.year, when.month, when.day)
    forms = {
        "d": str(time.day),
        "dd": f"{time.day:02}",
        "MM": f"{time.month:02}",
        "MMM": _MONTHS[time.month - 1][:3],
        "MMMM": _MONTHS[time.month - 1],
        "yyyy": f"{time.year:04}",
        "HH": f"{time.hour:02}",
        "mm": f"{time.minute:02}",
        "ss": f"{time.second:02}",
    }
    return forms.get(part, part)


_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


_FILE = TRANSLATIONS / "stored.json"
_ESCAPED_PLACEHOLDER = re.compile(r"\\{(\w+)\\}")  # in a pattern that is escaped
_SENTENCE_END = re.compile(r"(?<=[.!?]) ")


def tr_stored(text: str) -> str:
    """Say an English sentence, or several, in the language of the window; as it is if unknown."""
    if isinstance(text, Sentence) or isinstance(spoken(), English):
        return text
    return _translated(text) or text


@lru_cache(maxsize=4096)  # a list of problems is painted again and again
def _translated(text: str) -> str | None:
    for pattern, one, many, note in _patterns():
        if found := pattern.fullmatch(text):
            values = {name: tr_stored(value) for name, value in found.groupdict().items()}
            if one is None:
                return tr(many, note, **values)
            number = values.pop("n", "1").replace(",", "")
            return tr_n(one, many, int(number) if number.isdecimal() else 2, note, **values)
    for end in _SENTENCE_END.finditer(text):
        first, second = _translated(text[: end.start()]), text[end.end() :]
        if first:
            return tr("{first} {second}", "two sentences", first=first, second=tr_stored(second))
    return None


@cache
def _patterns() -> list[tuple[re.Pattern[str], str | None, str, str]]:
    """What may have been written, with its sentence; the longest words first."""
    kept: list[tuple[str, str | None, str]] = json.loads(_FILE.read_text(encoding="utf-8"))
    found = [(many, one, many, note) for many, one, note in kept]
    found += [(one, one, many, note) for many, one, note in kept if one is not None]
    found.sort(key=lambda each: -len(re.sub(r"\{\w+\}", "", each[0])))
    return [(_pattern(written), one, many, note) for written, one, many, note in found]


def _pattern(written: str) -> re.Pattern[str]:
    named = _ESCAPED_PLACEHOLDER.sub(lambda found: f"(?P<{found.group(1)}>.*)", re.escape(written))
    return re.compile(named, re.DOTALL)
