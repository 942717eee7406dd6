"""Which of the network's labels any word means, and how much each counts.

A noun of noun_list.py means its labels exactly. Tens of thousands of other words come from
resources/meanings.npz, which `resources/make_meanings.py` derives; it is read when a word needs it.
Several words that are known together mean what all of them do: "dog beach", "red car".
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from features import noun_list
from features.colour_words import is_colour
from features.noun_list import labels_by_noun, spellings

FILE = Path(__file__).resolve().parent.parent / "resources" / "meanings.npz"


LONGEST = 3
"""Words that have a meaning together that none of them has."""


PERSONS = frozenset((981, 982, 983))
"""Labels for persons (ballplayer, groom, scuba diver), who are not told apart by further words."""


@dataclass(frozen=True, slots=True)
class _Table:
    """``words`` in alphabetical order, a line each; that of place i begins at ``lines[i]``, and its
    labels stand from ``starts[i]`` on."""

    words: bytes
    lines: NDArray[np.int64]
    starts: NDArray[np.int64]
    labels: NDArray[np.uint16]
    weights: NDArray[np.uint8]

    def place(self, word: str) -> int | None:
        """Where a word stands: a dictionary of all would take a tenth of a second to make."""
        sought, count = word.encode(), len(self.starts) - 1
        place = bisect_left(range(count), sought, key=self._word)
        return place if place < count and self._word(place) == sought else None

    def _word(self, place: int) -> bytes:
        return self.words[self.lines[place] : self.lines[place + 1] - 1]


def parts_of(text: str) -> tuple[str, ...]:
    """What is meant together, each a word or a colour: ``text`` itself if it is a word, as few as
    it can be read as otherwise; nothing where some of it is not known."""
    words, parts = text.split(), list[str]()
    while words:
        for count in range(min(LONGEST, len(words)), 0, -1):
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
    """One thing that is meant: what is exact, a colour, any word that no colour begins."""
    if exact := noun_list.meant_by(text):
        return exact
    if is_colour(text):
        return text
    return None if is_colour(text.split()[0]) else meant_by(text)


def meant_by(text: str) -> str | None:
    """The word that can be looked for in pictures that ``text`` is, in any case and number."""
    return next((word for word in spellings(text) if weights_of(word)), None)


def is_unseen(text: str) -> bool:
    """Whether ``text`` is a known word for what is not looked for in pictures: persons, bodies,
    beliefs, feelings, insults, whatever can't be seen."""
    return meant_by(text) is None and any(map(is_known, spellings(text)))


def is_known(word: str) -> bool:
    """Whether ``word`` has weights, or is known to have none."""
    return is_exact(word) or _table().place(word) is not None


def is_exact(word: str) -> bool:
    """Whether labels of the network are just what ``word`` means, and not merely close to it."""
    return word in labels_by_noun()


def derived() -> list[str]:
    """All words of the table."""
    return _table().words.decode("ascii").splitlines()


def prepare() -> None:
    """Read the table, which takes some 50 ms, before a word needs it."""
    _table()


@lru_cache(maxsize=256)
def weights_of(word: str) -> Mapping[int, float]:
    """Label -> how much it counts, in (0, 1]; empty for what is not known or not looked for."""
    if is_exact(word):
        return dict.fromkeys(labels_by_noun()[word], 1.0)
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
