"""The library that `clicks` searches: collections read as one, what is meant, where queries are."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

import numpy as np

from benchmarks.clicks.intents import same_look
from benchmarks.collection import Collection, load
from engine.feedback import Profile
from engine.research.simulated_user import Habit
from engine.types import Float32, Mask, Rows
from features.decode import SUFFIXES
from features.families import prior

HALVES_SEED = 2016
DISTRACTORS = "~distractors"  # sorts after every class
FEWEST = 21  # photos of what is meant: a query, and a page
NETWORKS = ("subject",)
"""The modalities that the program of before did not have."""


@dataclass(frozen=True)
class Setting:
    """The library, what the user means, and where queries come from."""

    vectors: dict[str, Float32]
    labels: Rows
    queries: Rows
    stream: Rows  # queries of the searches that train the profile
    habit: Habit
    pages: int
    seed: int
    paths: tuple[Path, ...]

    def name(self, photo: int) -> str:
        """What a person calls the class of ``photo``, by its folder."""
        return self.paths[photo].parent.name.replace("_", " ").lower()

    def relevant(self, query: int) -> Mask:
        """The photos that somebody who starts from ``query`` wants to find."""
        relevant = self.labels == self.labels[query]
        relevant[query] = False
        return relevant

    def profile(self) -> Profile:
        """A profile over the library that has learned nothing yet."""
        return Profile(self.vectors, seed=self.seed, prior=prior(self.vectors))

    def classical(self) -> Self:
        """The same as the program saw it before it had networks."""
        vectors = {name: rows for name, rows in self.vectors.items() if name not in NETWORKS}
        return replace(self, vectors=vectors)


def setting(options: argparse.Namespace) -> Setting:
    """What ``options`` of the command line ask for."""
    with tempfile.TemporaryDirectory() as folder:
        together = linked(options.collection, options.distractors, Path(folder))
        collection = load(together, options.modalities)
        labels = _meant(collection, options.intent)
        paths = tuple(path.parent.resolve() / path.name for path in collection.paths)
    shuffled = np.random.default_rng(HALVES_SEED).permutation(np.flatnonzero(labels >= 0))
    halves = {"validation": shuffled[::2], "report": shuffled[1::2]}
    drawn = np.random.default_rng(options.seed).permutation(halves[options.part])
    stream = min(options.searches, len(drawn) // 3)
    return Setting(
        collection.vectors,
        labels,
        drawn[stream : stream + options.queries],
        drawn[:stream],
        Habit(options.marks, options.wrong, options.first),
        max(options.pages, 2),
        options.seed,
        paths,
    )


def _meant(collection: Collection, intent: str) -> Rows:
    """What each photo is an example of, int64 (n,), -1 for what is never asked for."""
    labels = collection.labels if intent == "class" else same_look(collection.paths, intent)
    if DISTRACTORS in collection.classes:
        distractor = collection.labels == collection.classes.index(DISTRACTORS)
        labels = np.where(distractor, -1, labels)
    counts = np.bincount(labels[labels >= 0])
    return np.where((labels >= 0) & (counts[labels] >= FEWEST), labels, -1)


def linked(collections: Sequence[Path], distractors: Sequence[Path], folder: Path) -> Path:
    """The collections, and the distractors as one more class: one library, one vocabulary."""
    if len(collections) == 1 and not distractors:
        return collections[0]
    together = folder / "+".join(collection.name for collection in collections)
    together.mkdir()
    for collection in collections:
        for part in sorted(path for path in collection.iterdir() if path.is_dir()):
            name = part.name if len(collections) == 1 else f"{collection.name}-{part.name}"
            (together / name).symlink_to(part.resolve(), target_is_directory=True)
    photos = (
        path
        for other in distractors
        for path in sorted(other.rglob("*"))
        if path.suffix.lower() in SUFFIXES
    )
    for number, path in enumerate(photos):
        (together / DISTRACTORS).mkdir(exist_ok=True)
        (together / DISTRACTORS / f"{number:06}-{path.name}").symlink_to(path.resolve())
    return together
