"""Translate sentences into the window's language, and fill in numbers, dates and names.

`tr("Copy to {folder}", folder=path)` and `tr_n("{n} photo", "{n} photos", n)` mark a sentence for
translation where it is used, and return it in the window's language; without a window, in English
as written. resources/marked_sentences.py collects the marked sentences, so they must be literals,
and complete ones: only a translator knows the order of the words. This module doesn't import Qt.

The catalogue keeps the reason why a photo can't be read in English, because the processes that read
photos know no other language. `tr_stored` matches such a text against the patterns of the sentences
that it may be, which resources/make_translations.py collects from the source (stored.json).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from datetime import date, datetime
from functools import cache, lru_cache
from typing import NamedTuple, Protocol

from resources import TRANSLATIONS

DATE_NOTE = "pattern of a date"  # the translators' note on date patterns

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)|(?<=s)'(?= )")
_DATE_PART = re.compile(r"'[^']*'|d+|M+|y+|H+|m+|s+")
_ISOLATE, _END_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_RIGHT_TO_LEFT_ISOLATE = "\N{RIGHT-TO-LEFT ISOLATE}"


class Language(Protocol):
    """The window's language. All methods may be called from any thread."""

    code: str  # as in "de"
    apostrophe: str  # in sentences shown in English, which are written with '
    right_to_left: bool

    def find(self, text: str, note: str, number: int | None) -> str | None:
        """Return a sentence's translation with its placeholders, for this ``number``, or None."""

    def number(self, value: float, decimals: int) -> str:
        """Format a number with this language's separators of thousands and decimals."""

    def date(self, when: date, pattern: str) -> str:
        """Format a date or datetime by a pattern of QLocale's letters, as in "d MMMM yyyy"."""


class English:
    """English, the language in which the sentences are written."""

    code = "en"
    apostrophe = "'"
    right_to_left = False

    def find(self, text: str, note: str, number: int | None) -> str | None:
        """Return None: no sentence needs a translation."""
        del text, note, number
        return None

    def number(self, value: float, decimals: int) -> str:
        """Return a number such as "2,000" or "1.5"."""
        return f"{value:,.{decimals}f}"

    def date(self, when: date, pattern: str) -> str:
        """Fill in d, dd, MM, MMM, MMMM, yyyy, HH, mm and ss; 'quoted text' is copied."""
        return _DATE_PART.sub(lambda part: _english_date_part(when, part.group()), pattern)


class _Current:
    language: Language = English()  # set once, before the window is made


class Plural(NamedTuple):
    """A sentence with a number, marked before it can be translated; see `tr_n`."""

    one: str
    many: str


class Sentence(str):
    """A translated sentence that remembers its pattern and values.

    So it can be stored as ``english``, and is translated again when it is unpickled in a process
    with another language: the processes that read photos use English.
    """

    __slots__ = ("_values", "_written")

    _written: tuple[str, str, int | None, str]  # one, many, number, note
    _values: Mapping[str, object]

    @classmethod
    def made(
        cls, written: tuple[str, str, int | None, str], values: Mapping[str, object]
    ) -> Sentence:
        """Translate ``written`` (one, many, number, note) into the current language."""
        sentence = cls(_translate_with(_Current.language, *written, values))
        sentence._written, sentence._values = written, values
        return sentence

    @property
    def english(self) -> str:
        """The sentence in English."""
        values = {
            name: value.english if isinstance(value, Sentence) else value
            for name, value in self._values.items()
        }
        return _translate_with(English(), *self._written, values)

    def __reduce__(self) -> tuple[object, ...]:
        return Sentence.made, (self._written, self._values)


def set_language(language: Language) -> None:
    """Use this language for all later sentences."""
    _Current.language = language


def current_language() -> Language:
    """Return the current language."""
    return _Current.language


def tr(text: str, note: str = "", /, **values: object) -> str:
    """Translate a sentence and fill in its placeholders, as in "Copy to {folder}".

    ``note`` tells translators which of several meanings is meant. Integers are formatted with
    separators (pass a year as text), all other values by `str`.
    """
    return Sentence.made((text, text, None, note), values)


def tr_n(one: str, many: str, n: int, note: str = "", /, **values: object) -> str:
    """Translate a sentence about ``n`` things, whose placeholder is {n}."""
    return Sentence.made((one, many, n, note), {"n": n, **values})


def tr_later(text: str) -> str:
    """Mark a sentence in a constant, where no language is set yet; `tr` translates it later."""
    return text


def number(value: float, decimals: int = 0) -> str:
    """Format a number with this many decimals."""
    return _Current.language.number(value, decimals)


def tr_date(when: date, pattern: str) -> str:
    """Format a date by a pattern of QLocale's letters ("d MMMM yyyy"), which can be translated."""
    return _Current.language.date(when, tr(pattern, DATE_NOTE))


def percent(share: float) -> str:
    """Format a share in [0, 1] as whole percents."""
    return tr("{number}%", number=number(100 * share))


def both_sentences(first: str, second: str) -> str:
    """Join two sentences, either of which may be empty."""
    if not first or not second:
        return first or second
    return tr("{first} {second}", "two sentences", first=first, second=second)


def listed(parts: Iterable[str]) -> str:
    """Join parts to a list: "3 stars, green"."""
    joined = ""
    for part in parts:
        joined = tr("{first}, {next}", "a list", first=joined, next=part) if joined else part
    return joined


def english(text: str) -> str:
    """Return a sentence in English, for storing and logging; any other text unchanged."""
    return text.english if isinstance(text, Sentence) else text


def _translate_with(
    language: Language,
    one: str,
    many: str,
    number: int | None,
    note: str,
    values: Mapping[str, object],
) -> str:
    pattern = language.find(many, note, number)
    if not pattern:
        pattern = _APOSTROPHE.sub(language.apostrophe, one if number == 1 else many)
    if not values:
        return pattern

    def fill(found: re.Match[str]) -> str:
        name = found.group(1)
        return _format_value(language, values[name]) if name in values else found.group()

    return _PLACEHOLDER.sub(fill, pattern)


def _format_value(language: Language, value: object) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        return language.number(value, 0)
    if not language.right_to_left:
        return str(value)
    # Isolate a name, so that one in a left-to-right script doesn't reorder the sentence around it.
    # An inserted sentence is isolated as right-to-left: its direction can't be told if all its
    # words are isolated.
    begin = _RIGHT_TO_LEFT_ISOLATE if isinstance(value, Sentence) else _ISOLATE
    return f"{begin}{value}{_END_ISOLATE}"


def isolated(text: str) -> str:
    """Isolate text that stands alone, such as a file name, so that it keeps its own direction."""
    return f"{_ISOLATE}{text}{_END_ISOLATE}" if _Current.language.right_to_left else text


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
    """Translate one or more stored English sentences; unknown text is returned unchanged."""
    if isinstance(text, Sentence) or type(current_language()) is English:
        return text
    return _translated(text) or text


@lru_cache(maxsize=4096)  # a list of problems is repainted often
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
    """Return pattern, one, many and note of each stored sentence, the longest text first."""
    kept: list[tuple[str, str | None, str]] = json.loads(_FILE.read_text(encoding="utf-8"))
    found = [(many, one, many, note) for many, one, note in kept]
    found += [(one, one, many, note) for many, one, note in kept if one is not None]
    found.sort(key=lambda each: -len(re.sub(r"\{\w+\}", "", each[0])))
    return [(_pattern(written), one, many, note) for written, one, many, note in found]


def _pattern(written: str) -> re.Pattern[str]:
    named = _ESCAPED_PLACEHOLDER.sub(lambda found: f"(?P<{found.group(1)}>.*)", re.escape(written))
    return re.compile(named, re.DOTALL)
