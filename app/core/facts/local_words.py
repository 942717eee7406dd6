"""Translate what is typed in the window's language into the English that is parsed and stored.

Phrases: resources/words/query_XX.txt has a line for each phrase of a language: the English one,
"=", and how it may be typed, the most usual form first. Fields stand in {braces}: {n}, {year},
{day}, {mm} and {dd} are digits, {month} and {season} are phrases of the same file, {date} is any
date. English needs no file.

Nouns: what is searched, stored and sent is the English word of features/word_meanings.py; people
type and read the words of resources/words/nouns.txt, and of nouns_cldr.txt, which comes from
Unicode's names of characters. The kinds of photos that a map names have plurals in kinds.txt.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from difflib import get_close_matches
from functools import cache

from app.core.base.language import current_language
from app.core.facts.dates import MONTHS, SEASONS, span_named
from app.core.facts.terms import Term, TermKind, fold, parse
from features import noun_list, word_meanings
from features.colour_words import is_colour
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


class Phrases:
    """The phrases of one language. ``lines`` are those of its file."""

    def __init__(self, lines: tuple[tuple[str, tuple[str, ...]], ...] = ()) -> None:
        self._plain: dict[str, str] = {}
        self._patterns: list[tuple[re.Pattern[str], str]] = []  # typed, its English
        self._first: dict[str, str] = {}
        for english, forms in lines:
            self._first[english] = forms[0]
            for form in forms:
                if _FIELD.search(form):
                    self._patterns.append((_expression(form), english))
                else:
                    self._plain.setdefault(_folded(form), english)

    def to_english(self, phrase: str) -> str:
        """Return the English of a phrase; an unknown one unchanged, but with ASCII digits."""
        return self._found(_folded(phrase)) or _ascii_digits(phrase)

    def from_english(self, phrase: str) -> str:
        """Return the most usual form of an English phrase, or the phrase itself if unknown."""
        return self._first.get(phrase, phrase)

    def _found(self, phrase: str) -> str:
        if phrase in self._plain:
            return self._plain[phrase]
        for pattern, with_fields in self._patterns:
            found = pattern.fullmatch(phrase)
            if found and (english := self._filled(with_fields, found)):
                return english
        return ""

    def _filled(self, english: str, found: re.Match[str]) -> str:
        """Fill the fields of the English phrase; empty if a value has no meaning."""
        values: dict[str, str] = {}
        for name, value in found.groupdict().items():
            if name in ("month", "season"):
                value = self._plain.get(value, "")
                if value not in (MONTHS if name == "month" else SEASONS):
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
    """Return the terms of text in the window's language or in English; see `terms.parse`."""
    return parse(text, today, current_phrases().to_english)


def without_stop_words(terms: Sequence[Term]) -> tuple[Term, ...]:
    """Return terms without stop words; all of them if there are only stop words."""
    words = {t for t in terms if t.kind == TermKind.WORD and not t.negated}
    return tuple(t for t in terms if t not in words or not _is_stop_word(t.value)) or tuple(terms)


def _is_stop_word(word: str) -> bool:
    return word.casefold() in _STOP_WORDS.split()


def current_phrases() -> Phrases:
    """Return the phrases of the current language."""
    return phrases_of(current_language().code)


@cache
def phrases_of(code: str) -> Phrases:
    """Return the phrases of a language by its code; none if it has no file."""
    return Phrases(tuple(phrase_lines(code)))


def phrase_lines(code: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each English phrase of a language's file with its forms."""
    file = WORDS / f"query_{code}.txt"
    if not file.exists():
        return
    for line in file.read_text(encoding="utf-8").splitlines():
        english, equals, forms = line.partition(" = ")
        if equals and not line.startswith("#"):
            yield english, tuple(form.strip() for form in forms.split(" | "))


def _expression(form: str) -> re.Pattern[str]:
    """Return the folded pattern of a form with fields."""
    parts = _FIELD.split(form)  # alternates text and names of fields
    return re.compile(
        "".join(
            f"(?P<{part}>{_IN_FIELD[part]})" if number % 2 else re.escape(_folded(part))
            for number, part in enumerate(parts)
        )
    )


def _folded(text: str) -> str:
    """Fold text for comparing phrases: like `fold`, with ASCII digits, quotes and colons."""
    return _ascii_digits(fold(text.translate(_CURLY)))


def _ascii_digits(text: str) -> str:
    if text.isascii():
        return text
    return "".join(
        str(unicodedata.decimal(letter)) if letter.isdecimal() else letter for letter in text
    )


_CODES = ("de", "fr", "es", "ja", "ar")  # the columns of the files
_FILES = ("nouns.txt", "nouns_cldr.txt")  # the first one wins
_ENDINGS = {"de": ("en", "er", "e", "n", "s"), "fr": ("s", "x"), "es": ("es", "s"), "ar": ("ات",)}
"""Endings that make the plural of many nouns."""

SUGGESTIONS = 5

MAX_WORDS = 4
"""The most nouns that may be searched together."""

_STOP_WORDS = (
    "a an and at by from in near of on the with photo photos picture pictures "  # not shown
    "am an auf aus bei das dem den der die ein eine im in mit und von vom bild bilder foto fotos "
    "à au aux avec dans de des du en et la le les sur un une image images "
    "con de del el en la las los un una y imagen imágenes في من على مع و صورة صور"
)
"""Words that tell nothing beside others, as in "boats in Lisbon" or "photos of dogs"."""

_ARTICLE = "ال"  # Arabic; written with its noun


def english_noun(typed: str) -> str | None:
    """Return the English word or words for what is typed in any of the languages.

    None if it is not known or can't be searched. Several words must each be known.
    """
    return _one_meant(typed) or _several_meant(typed)


def noun_kept(word: str) -> str | None:
    """Return the English noun that a stored or sent word is, or else what it means; or None.

    A hut isn't the German "Hut", a hat, in any language of the window.
    """
    noun = english_noun(word)
    return noun and (" ".join(word_meanings.parts_of(word)) or noun)


def _several_meant(typed: str) -> str | None:
    words, parts = typed.split(), list[str]()
    while words and len(parts) < MAX_WORDS:
        for count in range(min(word_meanings.MAX_WORDS, len(words)), 0, -1):
            some = " ".join(words[:count])
            noun = _colour_meant(some, current_language().code) or _one_meant(some)
            if noun and _is_usual(noun):
                break
        else:
            return None
        parts.append(noun)
        del words[:count]
    together = " ".join(parts)
    return together if not words and word_meanings.parts_of(together) else None


def _is_usual(noun: str) -> bool:
    """Return whether a noun is in a short list; others may be names, as "berlin", a carriage."""
    return is_colour(noun) or word_meanings.is_exact(noun) or noun in _listed()


@cache
def _listed() -> frozenset[str]:
    return frozenset((*word_meanings.by_hand(), *(noun for noun, *_ in _lines())))


def _colour_meant(typed: str, *codes: str) -> str | None:
    """Return the colour that has this name in English or in one of some languages."""
    plain = _key(typed).replace("gray", "grey")
    named = (_by_name(code).get(plain, "") for code in codes)
    return next((noun for noun in (plain, *named) if is_colour(noun)), None)


def _one_meant(typed: str) -> str | None:
    plain = fold(typed)
    own = current_language().code
    return (
        _noun_of(own, typed)
        or noun_list.meant_by(typed)
        or noun_list.meant_by(plain)
        or _colour_meant(typed, own)
        or next(
            (word for word in noun_list.spellings(plain) if word in word_meanings.by_hand()), None
        )
        or _colour_meant(typed, *_CODES)
        or word_meanings.meant_by(plain)
        or next((noun for code in _CODES if code != own and (noun := _noun_of(code, typed))), None)
    )


def prepare_words() -> Iterator[None]:
    """Load the tables of words in steps of some 50 ms, before somebody types."""
    noun_list.labels_by_noun()
    yield
    noun_list.in_order()
    yield
    word_meanings.prepare()
    yield
    for code in (current_language().code, *_CODES):
        _by_name(code)
    yield


def noun_among(
    terms: Sequence[Term], is_named: Callable[[str], bool] = lambda _: False
) -> tuple[str, tuple[Term, ...]] | None:
    """Return the English noun that some of the terms' words mean, and the other terms; or None.

    Prefers the noun of the most words, then one known exactly, then the first. Words for which
    ``is_named`` is true stay terms; stop words beside the noun's are left out.
    """
    words = [term for term in terms if term.kind == TermKind.WORD and not term.negated]
    for count in range(len(words), 0, -1):
        found = []
        for first in range(len(words) - count + 1):
            some = words[first : first + count]
            typed = [term.value for term in some]
            rest = " ".join(word for word in typed if not _is_stop_word(word))
            noun = (english_noun(" ".join(typed)) or english_noun(rest)) if rest else None
            if noun and not any(map(is_named, {noun, *word_meanings.parts_of(noun)})):
                found.append((noun, tuple(term for term in terms if term not in some)))
        if found:
            return min(found, key=lambda each: not word_meanings.is_exact(each[0]))
    return None


def local_noun(noun: str) -> str:
    """Return a noun, or each of several, in the window's language; in English if it has no word."""
    names = _names(current_language().code)
    found = [names.get(part, (part,))[0] for part in word_meanings.parts_of(noun) or (noun,)]
    return " ".join(found)


@cache
def kinds() -> dict[str, dict[str, str]]:
    """Return the nouns that name kinds of photos -> code of a language -> their plural."""
    codes = ("en", *_CODES)
    return {noun: dict(zip(codes, named, strict=True)) for noun, *named in _lines(["kinds.txt"])}


def local_kind(noun: str) -> str:
    """Return the name of a kind of photo with a capital, in the plural as a number may follow."""
    said = kinds().get(noun, {}).get(current_language().code) or local_noun(noun)
    return said[:1].upper() + said[1:]


def noun_completions(typed: str, count: int) -> list[str]:
    """Return at most ``count`` nouns that start so, by use, English ones last, a meaning once."""
    sought = _key(typed)
    if not sought:
        return []
    known = noun_list.labels_by_noun()
    local = {
        noun: names[0]
        for noun, names in _names(current_language().code).items()
        if any(_key(name).startswith(sought) for name in names)
    }
    in_order = [noun for noun in noun_list.in_order() if noun in local]
    said = {known[noun]: local[noun] for noun in reversed(in_order)}
    others = (name for noun, name in local.items() if noun not in known)
    found = dict.fromkeys((*(said[known[noun]] for noun in in_order), *others))
    for noun in noun_list.completions(typed, count):
        if known[noun] not in said:
            found[local_noun(noun)] = None
    return list(found)[:count]


def suggestions(typed: str) -> list[str]:
    """Return words with a similar spelling, in the window's language, and nouns that begin so."""
    own = _by_name(current_language().code)
    close = get_close_matches(_key(typed), own, SUGGESTIONS, cutoff=0.8)
    alike = [
        *(local_noun(own[name]) for name in close),
        *map(local_noun, word_meanings.suggestions(typed, SUGGESTIONS)),
        *noun_completions(typed, SUGGESTIONS),
    ]
    return list(dict.fromkeys(alike))[:SUGGESTIONS]


def _noun_of(code: str, typed: str) -> str | None:
    """Return the noun with this name, singular or plural, in a language."""
    names, key = _by_name(code), _key(typed)
    if key in names:
        return names[key]
    for ending in _ENDINGS.get(code, ()):
        if key.endswith(ending) and (noun := names.get(key.removesuffix(ending))):
            return noun
    return names.get(key.removeprefix(_ARTICLE)) if key.startswith(_ARTICLE) else None


def _key(text: str) -> str:
    return " ".join(fold(text).split())


@cache
def _by_name(code: str) -> dict[str, str]:
    """Return folded name -> English noun; the most used one if several have the name."""
    names: dict[str, str] = {}
    every = _names(code)
    for noun in dict.fromkeys((*noun_list.in_order(), *every)):
        for name in every.get(noun, ()):
            names.setdefault(_key(name), noun)
    return names


@cache
def _names(code: str) -> dict[str, tuple[str, ...]]:
    """Return English noun -> its names in a language, the most usual first."""
    if code not in _CODES:
        return {}
    column = _CODES.index(code)
    found: dict[str, tuple[str, ...]] = {}
    for noun, *columns in _lines():
        if columns[column]:
            found.setdefault(noun, tuple(columns[column].split(", ")))
    return found


def _lines(files: Sequence[str] = _FILES) -> Iterator[list[str]]:
    for file in files:
        for line in (WORDS / file).read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                yield [each.strip() for each in line.split("|")]
