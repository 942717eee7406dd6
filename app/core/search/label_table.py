"""The likeliest labels of all rows, which words are looked up in; kept in a file.

The table is computed from the stored subject vectors in steps, 30 µs per photo. It is only a cache:
a file that is missing, damaged or short is made again.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.core.library.snapshot import LibrarySnapshot
from app.core.store import derived
from app.core.store.derived import derived_folder
from engine.types import Float32, Rows
from features import nouns, subject, word_meanings
from features.colour_words import is_colour, likely_colour

NAME = "labels"  # not shown

PHOTOS_A_STEP = 256
"""Photos that are processed in one step: about 10 ms."""

COLOURED = 8_192
"""Photos whose colours are processed together."""

SAVE_FROM = 2_000
"""New rows after which the file is written again."""

NOTHING: NDArray[np.void] = np.zeros(0, nouns.LABELS)


class LabelTable:
    """The labels of the rows of a library. Belongs to one thread.

    ``folder`` is the library's; ``keep``: write there.
    """

    def __init__(self, folder: Path, *, keep: bool = True) -> None:
        self._count = 0
        self._folder = derived_folder(folder)
        self._keep = keep
        self._key = ""
        self._parts: list[NDArray[np.void]] = []
        self._saved = 0

    def grow(self, snapshot: LibrarySnapshot) -> Iterator[None]:
        """Label the rows of ``snapshot`` that have no labels yet, in short steps.

        What was done is kept if the iterator is dropped. Does nothing without subject vectors.
        Raises WeightsError.
        """
        self._switch_to(snapshot)
        vectors = snapshot.vectors.get(subject.NAME)
        if vectors is None:
            return
        scale = np.float32(snapshot.scales[subject.NAME])
        while self._count < len(snapshot.rows):
            part = np.asarray(vectors[self._count : self._count + PHOTOS_A_STEP]) / scale
            self._parts.append(nouns.likeliest_labels(part))
            self._count += len(part)
            yield None
        if self._count - self._saved >= SAVE_FROM:
            self._save()

    def grow_for(self, seconds: float, snapshot: LibrarySnapshot) -> None:
        """Label rows for as long as a person waits; idle time does the rest."""
        deadline = time.perf_counter() + seconds
        for _ in self.grow(snapshot):
            if time.perf_counter() > deadline:
                break

    def count_of(self, snapshot: LibrarySnapshot) -> int:
        """Return how many of the first rows of ``snapshot`` are labelled."""
        self._switch_to(snapshot)
        return min(self._count, len(snapshot.rows))

    def distances(self, noun: str, snapshot: LibrarySnapshot) -> Float32:
        """Return how far each row of ``snapshot`` is from showing ``noun``, float32 (n,) in [0, 1].

        It is 1 minus the square root of the probability; the root separates the unlikely from the
        impossible. Rows that are not labelled yet get 1. Several words must all apply.
        """
        self._switch_to(snapshot)
        each = [
            self._colour_shares(part, snapshot)
            if is_colour(part) and not word_meanings.is_exact(noun)  # an orange is a fruit
            else self._word_probabilities(part, snapshot)
            for part in word_meanings.parts_of(noun)
        ]
        return 1 - np.sqrt(nouns.together(each))

    def _colour_shares(self, word: str, snapshot: LibrarySnapshot) -> Float32:
        """Return how much of a colour each row is, float32 (n,)."""
        found = np.zeros(len(snapshot.rows), np.float32)
        if "color" in snapshot.vectors:
            entries, scale = snapshot.vectors["color"], np.float32(snapshot.scales["color"])
            for start in range(0, self.count_of(snapshot), COLOURED):
                rows = slice(start, min(start + COLOURED, self.count_of(snapshot)))
                found[rows] = likely_colour(np.asarray(entries[rows]) / scale, word)
        return found

    def _word_probabilities(self, word: str, snapshot: LibrarySnapshot) -> Float32:
        """Return how likely each row shows one word, float32 (n,)."""
        found = np.zeros(len(snapshot.rows), np.float32)
        first = 0
        for part in self._parts:
            some = nouns.probabilities(part, word)[: len(found) - first]
            found[first : first + len(some)] = some
            first += len(part)
        return found

    def of_rows(self, rows: Rows) -> NDArray[np.void]:
        """Return the labels of some rows, LABELS (n,), zeros if not labelled yet."""
        whole = np.concatenate(self._parts) if self._parts else NOTHING
        found = np.zeros(len(rows), nouns.LABELS)
        known = rows < len(whole)
        found[known] = whole[rows[known]]
        return found

    def close(self) -> None:
        """Store the table for the next start."""
        if self._count - self._saved >= SAVE_FROM:
            self._save()

    def _switch_to(self, snapshot: LibrarySnapshot) -> None:
        """Switch to the table of the snapshot's vectors."""
        if snapshot.key != self._key:
            self.close()
            self._key = snapshot.key
            kept = self._read_stored()
            if len(kept) > len(snapshot.rows):
                kept = NOTHING  # it includes rows that were not committed
            self._parts = [kept]
            self._count = self._saved = len(kept)

    def _save(self) -> None:
        whole = np.concatenate(self._parts)
        self._parts = [whole]
        self._saved = self._count
        if self._keep:
            with suppress(OSError):
                derived.keep(self._folder, NAME, self._version_key, {NAME: whole})

    def _read_stored(self) -> NDArray[np.void]:
        """Return the table of an earlier start; empty if none can be read."""
        found = derived.find(self._folder, NAME, self._version_key)
        kept = NOTHING if found is None else found.arrays[NAME]
        return kept if kept.dtype == nouns.LABELS and kept.ndim == 1 else NOTHING

    @property
    def _version_key(self) -> str:
        return f"{self._key} {nouns.VERSION}"  # not shown
