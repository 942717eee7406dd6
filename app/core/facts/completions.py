"""Complete what is typed to find photos with known words, dates, names and facts."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum

from app.core.base.photo_types import COLOURS, FactCounts
from app.core.facts.facts import FACTS, filtered_facts
from app.core.facts.local_words import (
    current_phrases,
    english_noun,
    local_noun,
    noun_completions,
    parse_typed,
)
from app.core.facts.terms import Term, TermKind, fold, named

MAX_PER_KIND = 3
"""The most completions of one kind, so that each kind has room."""

_PHRASES = (
    "today", "yesterday", "this week", "last week", "this month", "last month", "last year",
    "last summer", "last winter", "this day", "landscape", "portrait", "square", "with gps",
    "no gps", "no stars", "raw", "jpeg",
)  # fmt: skip
_ALL_PHRASES = (*_PHRASES, *(f"{colour} label" for colour in COLOURS))


class CompletionKind(StrEnum):
    """The kind of a completion; the value names its icon, and is read to those who can't see it."""

    SUBJECT = "subject"  # a search by a word
    DATE = "date"
    PLACE = "place"
    KEYWORD = "keyword"
    FOLDER = "folder"
    ALBUM = "album"
    MARK = "mark"
    FACT = "fact"


@dataclass(frozen=True, slots=True)
class Completion:
    """A completion: the whole ``text`` with it, its number of photos if known, its fact if any."""

    kind: CompletionKind
    label: str
    text: str
    photos: int | None = None
    fact: str = ""


def completions(
    typed: str, counts: FactCounts, albums: Iterable[tuple[str, int]], *, with_words: bool
) -> list[Completion]:
    """Return completions of the last word typed, those that start with it first.

    ``albums``: names and numbers of photos; ``with_words``: whether a word can start a search.
    """
    before, _, last = typed.rpartition(" ")
    sought = fold(last.strip('"'))
    if not sought:
        return []
    begun = f"{before} " if before else ""
    found = list(_subjects(typed)) if with_words else []
    found += _phrases(typed)
    found += _years(begun, sought, counts.years)
    for kind, prefix, values in (
        (CompletionKind.KEYWORD, TermKind.KEYWORD, counts.keywords),
        (CompletionKind.ALBUM, TermKind.ALBUM, dict(albums)),
        (CompletionKind.PLACE, TermKind.PLACE, _places(counts.places)),
        (CompletionKind.FOLDER, TermKind.FOLDER, _folders(counts)),
    ):
        found += _values(begun, sought, kind, prefix, values)
    for fact in filtered_facts():
        said = local_values(fact, counts)
        for each in _values(begun, sought, CompletionKind.FACT, fact, said):
            found.append(replace(each, fact=fact))
    return found


def local_values(fact: str, counts: FactCounts) -> dict[str, int]:
    """Return the values of a filtered fact in the window's words, with their numbers of photos."""
    return {
        FACTS[fact].to_text(value): count for value, count in counts.facts.get(fact, {}).items()
    }


def _subjects(typed: str) -> Iterator[Completion]:
    meant = english_noun(typed) if len(typed) > 1 or not typed.isascii() else None  # "a" is none
    itself = [local_noun(meant)] if meant else []
    words = dict.fromkeys([*itself, *noun_completions(typed, MAX_PER_KIND)])
    for noun in list(words)[:MAX_PER_KIND]:
        yield Completion(CompletionKind.SUBJECT, noun, noun)


def _phrases(typed: str) -> Iterator[Completion]:
    """Yield phrases that continue the end of the text: the window's language, then English."""
    starts = [number for number in range(len(typed)) if number == 0 or typed[number - 1] == " "]
    rests = [(number, fold(typed[number:].lstrip("-"))) for number in starts]
    found = 0
    for phrase in dict.fromkeys((*_local_phrases(), *_ALL_PHRASES)):
        whole = fold(phrase)
        for start, rest in rests:
            if found < MAX_PER_KIND and _says_enough(rest) and whole.startswith(rest):
                (term,) = parse_typed(phrase)
                minus = "-" * typed.startswith("-", start)
                kind = _KIND_OF_TERM.get(term.kind, CompletionKind.FACT)
                yield Completion(kind, phrase, f"{typed[:start]}{minus}{phrase}")
                found += 1
                break


def _local_phrases() -> Iterator[str]:
    return map(current_phrases().from_english, _ALL_PHRASES)


def _says_enough(rest: str) -> bool:
    """Return whether a phrase may be meant: a single letter of an alphabet is too little."""
    return len(rest) > 1 or (bool(rest) and unicodedata.east_asian_width(rest) == "W")


_KIND_OF_TERM: dict[str, CompletionKind] = {
    TermKind.DATE: CompletionKind.DATE,
    TermKind.DAY: CompletionKind.DATE,
    TermKind.STARS: CompletionKind.MARK,
    TermKind.COLOUR: CompletionKind.MARK,
}


def _years(begun: str, sought: str, years: Mapping[int, int]) -> Iterator[Completion]:
    like = [year for year in sorted(years, reverse=True) if str(year).startswith(sought)]
    for year in like[:MAX_PER_KIND]:
        yield Completion(CompletionKind.DATE, str(year), f"{begun}{year}", years[year])


def _values(
    begun: str, sought: str, kind: CompletionKind, prefix: str, values: Mapping[str, int]
) -> Iterator[Completion]:
    like = [
        (_match_rank(sought, fold(value)), -count, value)
        for value, count in values.items()
        if count and sought in fold(value)
    ]
    for _, count, value in sorted(like)[:MAX_PER_KIND]:
        if (term := named(prefix, value)) is not None:
            yield Completion(kind, value, f"{begun}{term}", -count)


def _match_rank(sought: str, text: str) -> int:
    """Return 0 if the text starts with it, 1 if one of its words does, 2 otherwise."""
    if text.startswith(sought):
        return 0
    return 1 if f" {sought}" in text.replace("|", " ").replace("/", " ") else 2


def _places(places: Mapping[str, int]) -> dict[str, int]:
    """Return each town, region and country by itself."""
    names: dict[str, int] = {}
    for place, count in places.items():
        for name in place.split("|"):
            names[name] = names.get(name, 0) + count
    return names


def _folders(counts: FactCounts) -> dict[str, int]:
    names: dict[str, int] = {}
    for folder, count in counts.folders.items():
        names[folder.name] = names.get(folder.name, 0) + count
    return names


def months_of(year: int) -> list[Term]:
    """Return the months of a year, to choose from."""
    return [Term(TermKind.DATE, f"{date(year, month, 1):%Y-%m}") for month in range(1, 13)]
