"""The likeliest labels of all rows, in which words are looked up.

They are computed from the stored subject vectors in steps, 30 µs a photo, and kept in a file. It is
only a cache: a file that is missing, damaged or short is made again.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.core.library.library import LibrarySnapshot
from app.core.store import derived
from app.core.store.derived import derived_folder
from engine.types import Float32, Rows
from features import nouns, subject, word_meanings
from features.colour_words import is_colour, likely_colour

NAME = "labels"

PHOTOS_PER_STEP = 256
"""Photos that are processed in one step: about 10 ms."""

COLOUR_BATCH = 8_192
"""Photos whose colours are processed together."""

SAVE_FROM = 2_000
"""New rows after which the file is written again."""


class LabelTable:
    """The labels of the rows of a library. Belongs to one thread.

    ``folder`` is the library's; ``keep``: write there.
    """

    def __init__(self, folder: Path, *, keep: bool = True) -> None:
        self._folder = derived_folder(folder)
        self._keep = keep
        self._key = ""
        self._labels = np.zeros(0, nouns.LABELS)  # of each row; zeros where not labelled yet
        self._count = self._saved = 0

    def grow(self, snapshot: LibrarySnapshot) -> Iterator[None]:
        """Label the rows of ``snapshot`` that have no labels yet, in short steps.

        What was done is kept if the iterator is dropped. Does nothing without subject vectors.
        Raises WeightsError.
        """
        self._follow(snapshot)
        vectors = snapshot.vectors.get(subject.NAME)
        if vectors is None:
            return
        scale = np.float32(snapshot.scales[subject.NAME])
        while self._count < len(snapshot.rows):
            rows = slice(self._count, min(self._count + PHOTOS_PER_STEP, len(snapshot.rows)))
            self._labels[rows] = nouns.likeliest_labels(np.asarray(vectors[rows]) / scale)
            self._count = rows.stop
            yield None
        self.close()

    def grow_for(self, seconds: float, snapshot: LibrarySnapshot) -> None:
        """Label rows for as long as a person waits; idle time does the rest."""
        deadline = time.perf_counter() + seconds
        for _ in self.grow(snapshot):
            if time.perf_counter() > deadline:
                break

    def count_of(self, snapshot: LibrarySnapshot) -> int:
        """Return how many of the first rows of ``snapshot`` are labelled."""
        self._follow(snapshot)
        return min(self._count, len(snapshot.rows))

    def distances(self, noun: str, snapshot: LibrarySnapshot) -> Float32:
        """Return how far each row of ``snapshot`` is from showing ``noun``, float32 (n,) in [0, 1].

        It is 1 minus the square root of the probability; the root separates the unlikely from the
        impossible. Rows that are not labelled yet get 1. Several words must all apply.
        """
        self._follow(snapshot)
        each = [
            self._colour_shares(part, snapshot)
            if is_colour(part) and not word_meanings.is_exact(noun)  # an orange is a fruit
            else nouns.probabilities(self._labels, part)[: len(snapshot.rows)]
            for part in word_meanings.parts_of(noun)
        ]
        return 1 - np.sqrt(nouns.together(each))

    def _colour_shares(self, word: str, snapshot: LibrarySnapshot) -> Float32:
        """Return how much of a colour each row is, float32 (n,)."""
        found = np.zeros(len(snapshot.rows), np.float32)
        if "color" in snapshot.vectors:
            entries, scale = snapshot.vectors["color"], np.float32(snapshot.scales["color"])
            for start in range(0, self.count_of(snapshot), COLOUR_BATCH):
                rows = slice(start, min(start + COLOUR_BATCH, self.count_of(snapshot)))
                found[rows] = likely_colour(np.asarray(entries[rows]) / scale, word)
        return found

    def of_rows(self, rows: Rows) -> NDArray[np.void]:
        """Return the labels of some rows, LABELS (n,), zeros if not labelled yet."""
        found = np.zeros(len(rows), nouns.LABELS)
        known = rows < len(self._labels)
        found[known] = self._labels[rows[known]]
        return found

    def close(self) -> None:
        """Store the table for the next start."""
        if self._keep and self._count - self._saved >= SAVE_FROM:
            self._saved = self._count
            with suppress(OSError):
                arrays = {NAME: self._labels[: self._count]}
                derived.keep(self._folder, NAME, self._version_key, arrays)

    def _follow(self, snapshot: LibrarySnapshot) -> None:
        """Have a line for each row of the snapshot, from the file if its vectors are others."""
        if snapshot.key != self._key:
            self.close()
            self._key = snapshot.key
            self._labels = self._read_stored()
            if len(self._labels) > len(snapshot.rows):  # rows that were not committed
                self._labels = self._labels[:0]
            self._count = self._saved = len(self._labels)
        if missing := max(len(snapshot.rows) - len(self._labels), 0):
            self._labels = np.concatenate([self._labels, np.zeros(missing, nouns.LABELS)])

    def _read_stored(self) -> NDArray[np.void]:
        """Return the table of an earlier start; empty if none can be read."""
        found = derived.find(self._folder, NAME, self._version_key)
        kept = np.zeros(0, nouns.LABELS) if found is None else found.arrays[NAME]
        usable = kept.dtype == nouns.LABELS and kept.ndim == 1
        return kept if usable else np.zeros(0, nouns.LABELS)

    @property
    def _version_key(self) -> str:
        return f"{self._key} {nouns.VERSION}"
