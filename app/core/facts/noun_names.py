"""Words that a search can start from, in the window's language.

What is searched, kept and sent is the English word of features/word_meanings.py; people type and
read the words of resources/words/nouns.txt, and of nouns_cldr.txt, which Unicode's names of signs
give.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from app.core.facts.terms import Term, TermKind, fold
from app.core.language import spoken
from features import noun_list, word_meanings
from resources import WORDS

_CODES = ("de", "fr", "es", "ja", "ar")  # the columns of the files
_FILES = ("nouns.txt", "nouns_cldr.txt")  # the first one wins
_ENDINGS = {
    "de": ("en", "er", "e", "n", "s"),
    "fr": ("s", "x"),
    "es": ("es", "s"),
    "ar": ("ات",),
}
"""What the plural of many nouns ends with, beside the singular."""

_ARTICLE = "ال"  # Arabic, written with its noun


def noun_meant(typed: str) -> str | None:
    """The English word that is typed in the window's language, in English, or in any other; None if
    it is not known, or can't be looked for in pictures."""
    plain = fold(typed)
    own = spoken().code
    return (
        _named(own, typed)
        or noun_list.meant_by(typed)
        or noun_list.meant_by(plain)
        or word_meanings.meant_by(plain)
        or next((noun for code in _CODES if code != own and (noun := _named(code, typed))), None)
    )


def noun_among(terms: Sequence[Term]) -> tuple[str, tuple[Term, ...]] | None:
    """The English noun that some words among the terms mean, and the other terms; of several nouns
    that of the most words, then one that is known exactly, then the first. None for none."""
    words = [term for term in terms if term.kind == TermKind.WORD and not term.negated]
    for count in range(len(words), 0, -1):
        found = []
        for first in range(len(words) - count + 1):
            some = words[first : first + count]
            if noun := noun_meant(" ".join(term.value for term in some)):
                found.append((noun, tuple(term for term in terms if term not in some)))
        if found:
            return min(found, key=lambda each: not word_meanings.is_exact(each[0]))
    return None


def noun_said(noun: str) -> str:
    """The English noun in the window's language; itself where that has no word for it."""
    names = _names(spoken().code).get(noun)
    return names[0] if names else noun


def nouns_like(typed: str, count: int) -> list[str]:
    """At most ``count`` nouns that begin with what is typed, as people say them: those of the
    window's language by use, then English ones; of several that mean the same only one."""
    sought = _key(typed)
    if not sought:
        return []
    known = noun_list.labels_by_noun()
    local = {
        noun: names[0]
        for noun, names in _names(spoken().code).items()
        if any(_key(name).startswith(sought) for name in names)
    }
    in_order = [noun for noun in noun_list.in_order() if noun in local]
    said = {known[noun]: local[noun] for noun in reversed(in_order)}
    others = (name for noun, name in local.items() if noun not in known)
    found = dict.fromkeys((*(said[known[noun]] for noun in in_order), *others))
    for noun in noun_list.completions(typed, count):
        if known[noun] not in said:
            found[noun_said(noun)] = None
    return list(found)[:count]


def suggestions(typed: str) -> list[str]:
    """Nouns that are spelled like what is typed, as people say them."""
    alike = [
        *nouns_like(typed, noun_list.SUGGESTIONS),
        *map(noun_said, noun_list.suggestions(typed)),
    ]
    return list(dict.fromkeys(alike))[: noun_list.SUGGESTIONS]


def _named(code: str, typed: str) -> str | None:
    """The noun that is called so in a language, in either number."""
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
    """Folded name -> English noun; of a name that several have the one that is used most."""
    names: dict[str, str] = {}
    every = _names(code)
    for noun in dict.fromkeys((*noun_list.in_order(), *every)):
        for name in every.get(noun, ()):
            names.setdefault(_key(name), noun)
    return names


@cache
def _names(code: str) -> dict[str, tuple[str, ...]]:
    """English noun -> its names in a language, the most usual first."""
    if code not in _CODES:
        return {}
    column = _CODES.index(code)
    found: dict[str, tuple[str, ...]] = {}
    for noun, *columns in _lines():
        if columns[column]:
            found.setdefault(noun, tuple(columns[column].split(", ")))
    return found


def _lines() -> Iterator[list[str]]:
    for file in _FILES:
        for line in (WORDS / file).read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                yield [each.strip() for each in line.split("|")]
