"""Find which of the network's labels a word means, and how much each counts.

A noun of noun_list.py means exactly its labels. What people type of scenes means those that
resources/words/scenes.txt says, any of which may be seen; that file also has things without a label
of their own, photos of which get several labels of similar things. So do those of tens of thousands
of other words, of resources/meanings.npz, derived by `resources/make_meanings.py`. Several known
words together mean what all of them do: "dog beach".
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from features import noun_list
from features.colour_words import is_colour
from features.noun_list import in_order, labels_by_noun, spellings

FILE = Path(__file__).resolve().parent.parent / "resources" / "meanings.npz"
BY_HAND = FILE.with_name("words") / "scenes.txt"

MAX_WORDS = 3
"""Most words that have a meaning only as a phrase."""


PERSONS = frozenset((981, 982, 983))
"""Labels for persons (ballplayer, groom, scuba diver), which further words can't distinguish."""


@dataclass(frozen=True, slots=True)
class _Table:
    """``words``, sorted, one a line; word i begins at ``lines[i]``, its labels at ``starts[i]``."""

    words: bytes
    lines: NDArray[np.int64]
    starts: NDArray[np.int64]
    labels: NDArray[np.uint16]
    weights: NDArray[np.uint8]

    def place(self, word: str) -> int | None:
        """Return the place of a word by bisection, as building a dictionary takes 0.1 s."""
        sought, count = word.encode(), len(self.starts) - 1
        place = bisect_left(range(count), sought, key=self._word)
        return place if place < count and self._word(place) == sought else None

    def beginning(self, letter: str) -> Iterator[str]:
        """Yield the words that begin with a letter and have labels."""
        count = len(self.starts) - 1
        for place in range(bisect_left(range(count), letter.encode(), key=self._word), count):
            word = self._word(place).decode()
            if not word.startswith(letter):
                break
            if self.starts[place] < self.starts[place + 1]:
                yield word

    def _word(self, place: int) -> bytes:
        return self.words[self.lines[place] : self.lines[place + 1] - 1]


def parts_of(text: str) -> tuple[str, ...]:
    """Return the words and colours in ``text``, as few as possible; () if any is unknown."""
    words, parts = text.split(), list[str]()
    while words:
        for count in range(min(MAX_WORDS, len(words)), 0, -1):
            if part := _part(" ".join(words[:count])):
                break
        else:
            return ()
        parts.append(part)
        del words[:count]
    if len(parts) > 1 and any(not PERSONS.isdisjoint(_labels_of(part)) for part in parts):
        return ()
    return tuple(parts)


def _labels_of(part: str) -> Mapping[int, float]:
    return {} if is_colour(part) else weights_of(part)


def _part(text: str) -> str | None:
    """Return an exact noun, a colour, or a word that no colour begins, if ``text`` is one."""
    if exact := noun_list.meant_by(text):
        return exact
    if is_colour(text):
        return text
    return None if is_colour(text.split()[0]) else meant_by(text)


def meant_by(text: str) -> str | None:
    """Return the word to look for in pictures that ``text`` is, in any case and number."""
    return next((word for word in spellings(text) if weights_of(word)), None)


def is_unseen(text: str) -> bool:
    """Return whether ``text`` is a known word that pictures aren't searched for, as for persons."""
    return meant_by(text) is None and any(map(is_known, spellings(text)))


def is_known(word: str) -> bool:
    """Return whether ``word`` has weights, or is known to have none."""
    return bool(weights_of(word)) or _table().place(word) is not None


def is_exact(word: str) -> bool:
    """Return whether labels mean just what ``word`` means, and not merely something close."""
    return word in labels_by_noun()


def is_similar(word: str) -> bool:
    """Return whether the labels of ``word`` are only of things that are similar."""
    return not (is_exact(word) or is_colour(word) or word in scenes())


@cache
def by_hand() -> Mapping[str, Mapping[int, float]]:
    """Return the words of BY_HAND, and the weight of each label for them."""
    return {**scenes(), **things()}


@cache
def scenes() -> Mapping[str, Mapping[int, float]]:
    """Return the words of BY_HAND for what is seen as any of some labels."""
    return _read_by_hand(" = ")


@cache
def things() -> Mapping[str, Mapping[int, float]]:
    """Return the words of BY_HAND for what is seen as a little of all of some labels."""
    return _read_by_hand(" ~ ")


def _read_by_hand(sign: str) -> Mapping[str, Mapping[int, float]]:
    found: dict[str, dict[int, float]] = {}
    for line in BY_HAND.read_text(encoding="ascii").splitlines():
        word, _, nouns = line.partition(sign)
        weights = found.setdefault(word, {})
        for noun, _, weight in (each.partition(":") for each in nouns.split(", ") if each):
            for label in labels_by_noun()[noun]:
                weights[label] = max(weights.get(label, 0), float(weight or 1))
    return {word: weights for word, weights in found.items() if weights}


def suggestions(text: str, count: int) -> list[str]:
    """Return at most ``count`` words that are spelled like ``text``, the most alike first.
    Of the table only those with the same first letter are compared: all would take .3 s.
    """
    sought = text.strip().lower()
    known = (*in_order(), *by_hand(), *_table().beginning(sought[:1]))
    return get_close_matches(sought, known, count, cutoff=0.8)


def derived() -> list[str]:
    """Return all words of the table."""
    return _table().words.decode("ascii").splitlines()


def prepare() -> None:
    """Read the tables ahead of use, which takes about 50 ms."""
    by_hand()
    _table()


@lru_cache(maxsize=256)
def weights_of(word: str) -> Mapping[int, float]:
    """Return label -> weight in (0, 1]; empty if ``word`` is unknown or not looked for."""
    if is_exact(word):
        return dict.fromkeys(labels_by_noun()[word], 1.0)
    if word in by_hand():
        return by_hand()[word]
    table = _table()
    place = table.place(word)
    if place is None:
        return {}
    part = slice(table.starts[place], table.starts[place + 1])
    return dict(zip(table.labels[part].tolist(), (table.weights[part] / 255).tolist(), strict=True))


@cache
def _table() -> _Table:
    with np.load(FILE, allow_pickle=False) as kept:
        words = kept["words"].tobytes() + b"\n"
        ends = np.flatnonzero(np.frombuffer(words, np.uint8) == ord("\n"))
        return _Table(
            words,
            np.concatenate([[0], ends + 1]),
            np.concatenate([[0], np.cumsum(kept["counts"], dtype=np.int64)]),
            kept["labels"],
            kept["weights"],
        )
