"""Translates sentences that were stored in English, by the patterns that they were made from.

The catalogue keeps in English why a photo can't be read, and what reads photos knows no language at
all. Such a text is held against the patterns of the sentences that it may be, which
resources/make_translations.py collects from the source (stored.json there).
"""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache

from app.core.language import English, Sentence, spoken, tr, tr_n
from resources import TRANSLATIONS

_FILE = TRANSLATIONS / "stored.json"
_PLACEHOLDER = re.compile(r"\\{(\w+)\\}")  # in a pattern that is escaped
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
    named = _PLACEHOLDER.sub(lambda found: f"(?P<{found.group(1)}>.*)", re.escape(written))
    return re.compile(named, re.DOTALL)
