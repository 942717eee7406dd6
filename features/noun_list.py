"""Nouns that a search can start from, and how to find the one that a text means.

They come from resources/nouns.txt: the 1,000 labels that the network was trained on, with WordNet's
names for them and their broader terms (derived by `resources/make_nouns.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from math import log2
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent / "resources" / "nouns.txt"

ENDINGS = (("ies", "y"), ("ves", "f"), ("men", "man"), ("es", ""), ("s", ""))
"""Endings of plurals, and their replacements in the singular."""


@cache
def labels_by_noun() -> Mapping[str, tuple[int, ...]]:
    """Return noun, in lower case -> its labels' numbers, in alphabetical order."""
    return {noun: labels for noun, labels, _ in _lines()}


@cache
def uses() -> Mapping[str, int]:
    """Return noun -> how often WordNet's counted texts use it for its labels."""
    return {noun: count for noun, _, count in _lines()}


@cache
def in_order() -> tuple[str, ...]:
    """Return all known nouns, those first that are often used and mean many labels."""
    worth = {noun: (1 + uses) * (1 + log2(len(labels))) for noun, labels, uses in _lines()}
    return tuple(sorted(worth, key=lambda noun: (-worth[noun], len(noun), noun)))


def meant_by(text: str) -> str | None:
    """Return the known noun that ``text`` is, in any case and number ("Dogs" is "dog"), or None."""
    return next((each for each in spellings(text) if each in labels_by_noun()), None)


def spellings(text: str) -> tuple[str, ...]:
    """Return the forms of ``text`` to look up: lower case, singular or plural, hyphens or none."""
    noun = " ".join(re.split(r"[\s\-_]+", text.strip().lower()))
    return (noun, text.strip().lower(), *_singulars(noun), f"{noun}s")


def completions(text: str, count: int) -> tuple[str, ...]:
    """Return at most ``count`` known nouns that begin with ``text``, then ones with such a word.

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


def _singulars(noun: str) -> Iterator[str]:
    for plural, singular in ENDINGS:
        if noun.endswith(plural):
            yield noun.removesuffix(plural) + singular


def _lines() -> Iterator[tuple[str, tuple[int, ...], int]]:
    """Yield each noun, its labels, and how often WordNet's counted texts use it for them."""
    for line in FILE.read_text(encoding="ascii").splitlines():
        noun, labels, uses = line.split("\t")
        yield noun, tuple(map(int, labels.split())), int(uses)
