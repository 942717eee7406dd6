"""Nouns that a search can start from, and finding the one that a person's word means.

They are those of resources/nouns.txt: the 1,000 labels that the network was trained on, and what
WordNet calls them and their broader terms (`resources/make_nouns.py` derives it).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from math import log2
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent / "resources" / "nouns.txt"

SUGGESTIONS = 5

ENDINGS = (("ies", "y"), ("ves", "f"), ("men", "man"), ("es", ""), ("s", ""))
"""What the plural of a noun may end with, and what stands there in the singular."""


@cache
def labels_by_noun() -> Mapping[str, tuple[int, ...]]:
    """Noun, in lower case -> numbers of the labels that it means; in alphabetical order."""
    return {noun: labels for noun, labels, _ in _lines()}


@cache
def uses() -> Mapping[str, int]:
    """Noun -> how often WordNet's counted texts use it for the labels that it means."""
    return {noun: count for noun, _, count in _lines()}


@cache
def in_order() -> tuple[str, ...]:
    """All that are `known`, those first that are used often and mean many labels."""
    worth = {noun: (1 + uses) * (1 + log2(len(labels))) for noun, labels, uses in _lines()}
    return tuple(sorted(worth, key=lambda noun: (-worth[noun], len(noun), noun)))


def usual() -> Iterator[tuple[tuple[int, ...], str]]:
    """Sets of labels with the most usual noun for each, the most usual first, of equal ones those
    of fewer labels. Where the noun of one label begins another for it, it may be an adjective, and
    the other is taken: "grand piano"."""
    alike: dict[tuple[int, ...], list[str]] = {}
    for noun in sorted(in_order(), key=lambda noun: (-uses()[noun], len(labels_by_noun()[noun]))):
        alike.setdefault(labels_by_noun()[noun], []).append(noun)
    for numbers, nouns in alike.items():
        longer = (noun for noun in nouns if noun.startswith(nouns[0] + " ") and len(numbers) == 1)
        yield numbers, next(longer, nouns[0])


def meant_by(text: str) -> str | None:
    """The known noun that ``text`` is, in any case and number ("Dogs" is "dog"), or None."""
    return next((each for each in spellings(text) if each in labels_by_noun()), None)


def spellings(text: str) -> tuple[str, ...]:
    """What a word in ``text`` may stand as in a list: in lower case, as it is and in the singular,
    with hyphens and without, or in the plural alone ("binoculars")."""
    noun = " ".join(re.split(r"[\s\-_]+", text.strip().lower()))
    return (noun, text.strip().lower(), *_singulars(noun), f"{noun}s")


def completions(text: str, count: int) -> tuple[str, ...]:
    """At most ``count`` known nouns that begin with ``text``, then some of which a later word does.

    ``text`` itself comes first, the others in the order of `in_order`; of several that mean the
    same labels only the first.
    """
    sought = " ".join(text.lower().split())
    if not sought:
        return ()
    itself = [sought] * (sought in labels_by_noun())
    first = [noun for noun in in_order() if noun.startswith(sought)]
    later = [noun for noun in in_order() if f" {sought}" in noun]
    different: dict[tuple[int, ...], str] = {}
    for noun in (*itself, *first, *later):
        different.setdefault(labels_by_noun()[noun], noun)
    return tuple(different.values())[:count]


def suggestions(text: str) -> tuple[str, ...]:
    """At most SUGGESTIONS known nouns that are spelled like ``text``, or begin with it."""
    alike = get_close_matches(text.strip().lower(), in_order(), SUGGESTIONS, cutoff=0.8)
    return tuple(dict.fromkeys([*alike, *completions(text, SUGGESTIONS)]))[:SUGGESTIONS]


def _singulars(noun: str) -> Iterator[str]:
    for plural, singular in ENDINGS:
        if noun.endswith(plural):
            yield noun.removesuffix(plural) + singular


def _lines() -> Iterator[tuple[str, tuple[int, ...], int]]:
    """Noun, its labels, and how often it is used for them in WordNet's counted texts."""
    for line in FILE.read_text(encoding="ascii").splitlines():
        noun, labels, uses = line.split("\t")
        yield noun, tuple(map(int, labels.split())), int(uses)
