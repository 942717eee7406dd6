"""Which of the network's labels any word means, and how much each counts.

A noun of noun_list.py means its labels exactly. Tens of thousands of other words come from
resources/meanings.npz, which `resources/make_meanings.py` derives; it is read when a word needs it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from features.noun_list import labels_by_noun, spellings

FILE = Path(__file__).resolve().parent.parent / "resources" / "meanings.npz"


@dataclass(frozen=True, slots=True)
class _Table:
    """The labels of a word stand from ``starts[places[word]]`` on."""

    places: dict[str, int]
    starts: NDArray[np.int64]
    labels: NDArray[np.uint16]
    weights: NDArray[np.uint8]


def meant_by(text: str) -> str | None:
    """The word that can be looked for in pictures that ``text`` is, in any case and number."""
    return next((word for word in spellings(text) if is_known(word) and weights_of(word)), None)


def is_unseen(text: str) -> bool:
    """Whether ``text`` is a known word for what is not looked for in pictures: persons, bodies,
    beliefs, feelings, insults, whatever can't be seen."""
    return meant_by(text) is None and any(map(is_known, spellings(text)))


def is_known(word: str) -> bool:
    """Whether ``word`` has weights, or is known to have none."""
    return is_exact(word) or word in _table().places


def is_exact(word: str) -> bool:
    """Whether labels of the network are just what ``word`` means, and not merely close to it."""
    return word in labels_by_noun()


@lru_cache(maxsize=256)
def weights_of(word: str) -> Mapping[int, float]:
    """Label -> how much it counts, in (0, 1]; empty for what can't be looked for. Raises KeyError
    for a word that is not known."""
    if is_exact(word):
        return dict.fromkeys(labels_by_noun()[word], 1.0)
    table = _table()
    place = table.places[word]
    part = slice(table.starts[place], table.starts[place + 1])
    return dict(zip(table.labels[part].tolist(), (table.weights[part] / 255).tolist(), strict=True))


@cache
def _table() -> _Table:
    with np.load(FILE, allow_pickle=False) as kept:
        return _Table(
            {word: i for i, word in enumerate(kept["words"].tobytes().decode("ascii").split("\n"))},
            np.concatenate([[0], np.cumsum(kept["counts"], dtype=np.int64)]),
            kept["labels"],
            kept["weights"],
        )
