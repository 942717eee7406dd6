"""Set up the library that `clicks` searches: its collections, the intent, and the queries."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import numpy as np

from benchmarks.clicks.intents import same_look
from benchmarks.collection import Collection, load
from engine.feedback.profile import Profile
from engine.research.simulated_user import Habit
from engine.types import Float32, Mask, Rows
from features.decode import SUFFIXES
from features.families import prior

HALVES_SEED = 2016
DISTRACTORS = "~distractors"
FEWEST = 21  # photos of a class: a query, and a page


@dataclass(frozen=True)
class Setting:
    """The library, what the user means, and the queries."""

    vectors: dict[str, Float32]
    labels: Rows
    queries: Rows
    stream: Rows  # queries of the searches that train the profile
    habit: Habit
    pages: int
    seed: int
    paths: tuple[Path, ...]

    def name(self, photo: int) -> str:
        """Return what a person calls the class of ``photo``, by its folder."""
        return self.paths[photo].parent.name.replace("_", " ").lower()

    def relevant(self, query: int) -> Mask:
        """Return the photos that a person who starts from ``query`` wants to find."""
        relevant = self.labels == self.labels[query]
        relevant[query] = False
        return relevant

    def profile(self) -> Profile:
        """Return an untrained profile over the library."""
        return Profile(self.vectors, seed=self.seed, prior=prior(self.vectors))


def setting(options: argparse.Namespace) -> Setting:
    """Return the setting for these command-line options."""
    collection = read(options.collection, options.distractors, options.modalities)
    labels = _meant(collection, options.intent)
    shuffled = np.random.default_rng(HALVES_SEED).permutation(np.flatnonzero(labels >= 0))
    halves = {"validation": shuffled[::2], "report": shuffled[1::2]}
    drawn = np.random.default_rng(options.seed).permutation(halves[options.part])
    if not len(drawn):
        raise SystemExit(f"No class has {FEWEST} photos, the fewest that are searched for.")
    stream = min(options.searches, len(drawn) // 3)
    return Setting(
        collection.vectors,
        labels,
        drawn[stream : stream + options.queries],
        drawn[:stream],
        Habit(options.marks, options.wrong, options.first),
        max(options.pages, 2),
        options.seed,
        collection.paths,
    )


def _meant(collection: Collection, intent: str) -> Rows:
    """Return the class of each photo by the intent, int64 (n,), -1 if it is never searched for."""
    labels = collection.labels if intent == "class" else same_look(collection.paths, intent)
    if DISTRACTORS in collection.classes:
        distractor = collection.labels == collection.classes.index(DISTRACTORS)
        labels = np.where(distractor, -1, labels)
    counts = np.bincount(labels[labels >= 0])
    return np.where((labels >= 0) & (counts[labels] >= FEWEST), labels, -1)


def read(
    collections: Sequence[Path],
    distractors: Sequence[Path],
    modalities: Literal["all", "classical", "global"],
) -> Collection:
    """Return the collections, and the photos in ``distractors`` as one more class, as one."""
    parts = [load(folder, modalities) for folder in collections]
    if distractors:
        with tempfile.TemporaryDirectory() as folder:
            parts.append(load(_linked(distractors, Path(folder)), modalities))
    if len(parts) == 1:
        return parts[0]
    before = np.cumsum([0, *(len(part.classes) for part in parts)])
    return Collection(
        {name: np.concatenate([part.vectors[name] for part in parts]) for name in parts[0].vectors},
        np.concatenate([part.labels + first for part, first in zip(parts, before, strict=False)]),
        tuple(name for part in parts for name in part.classes),
        tuple(path for part in parts for path in part.paths),
    )


def _linked(distractors: Sequence[Path], folder: Path) -> Path:
    """Make a collection of one class, of all photos in some folders."""
    photos = (
        path
        for other in distractors
        for path in sorted(other.rglob("*"))
        if path.suffix.lower() in SUFFIXES
    )
    made = folder / "distractors"
    (made / DISTRACTORS).mkdir(parents=True)
    for number, path in enumerate(photos):
        (made / DISTRACTORS / f"{number:06}-{path.name}").symlink_to(path.resolve())
    return made
