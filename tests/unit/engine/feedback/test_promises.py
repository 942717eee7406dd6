"""What learning from clicks promises, kept with a simulated user on real photos."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from engine.evaluation.retrieval import mean_average_precision
from engine.feedback.journal import Judgment
from engine.feedback.profile import Profile
from engine.feedback.ranker import SearchRanker
from engine.research.simulated_user import PAGE, Habit, search
from engine.types import Float32, Mask, Rows
from features.decode import decode
from features.extractor import GLOBAL_MODALITIES
from features.normalisation import modality_scales
from features.picture import seen

PER_CLASS = 45
CLASSES = ("africa", "beach", "buildings", "elephants", "food", "mountains")  # the hard ones
CHEAP = ("color", "edge", "lbp")

pytestmark = [pytest.mark.data, pytest.mark.slow]


@dataclass(frozen=True)
class Library:
    """Photos with what a user would call alike."""

    vectors: dict[str, Float32]
    labels: Rows
    embedding: Float32

    def pages(self, query: int, habit: Habit, learn: bool) -> np.ndarray:
        """Precision of the first and of the next page."""
        ranker = SearchRanker(self.embedding, self.embedding[query : query + 1], exclude=[query])
        random = np.random.default_rng(query)
        return search(
            lambda clicks: ranker.rank(clicks if learn else []).rows,
            self.labels == self.labels[query],
            2,
            habit,
            random,
        ).precision

    def next_pages(self, habit: Habit, learn: bool) -> np.ndarray:
        """Precision of the next page for every sixth photo."""
        queries = range(0, len(self.labels), 6)
        return np.array([self.pages(query, habit, learn)[1] for query in queries])


@pytest.fixture(scope="module")
def library(shared_data: Path) -> Library:
    paths = [
        path
        for name in CLASSES
        for path in sorted((shared_data / "corel1k" / name).iterdir())[:PER_CLASS]
    ]
    pictures = [seen(decode(path, 160)) for path in paths]
    stored = {
        modality.name: np.stack([modality.extract(each) for each in pictures])
        for modality in GLOBAL_MODALITIES
        if modality.name in CHEAP
    }
    scales = modality_scales(stored, 0)
    vectors = {name: array * np.float32(scales[name]) for name, array in stored.items()}
    labels = np.repeat(np.arange(len(CLASSES)), PER_CLASS)
    return Library(vectors, labels, Profile(vectors).untrained.embed(vectors))


@pytest.fixture(scope="module")
def unlearned(library: Library) -> np.ndarray:
    return library.next_pages(Habit(), learn=False)


@pytest.fixture(scope="module")
def learned(library: Library) -> np.ndarray:
    return library.next_pages(Habit(), learn=True)


def test_thumbs_make_the_next_page_better_and_hardly_ever_worse(
    learned: np.ndarray, unlearned: np.ndarray
) -> None:
    assert learned.mean() > unlearned.mean() + 0.1
    assert (unlearned - learned > 1.5 / PAGE).mean() <= 0.1


def test_three_thumbs_help_already(library: Library, unlearned: np.ndarray) -> None:
    assert library.next_pages(Habit(marks=3), learn=True).mean() > unlearned.mean() + 0.03


def test_wrong_thumbs_degrade_it_gently(
    library: Library, learned: np.ndarray, unlearned: np.ndarray
) -> None:
    misled = library.next_pages(Habit(wrong=0.1), learn=True)
    assert misled.mean() - unlearned.mean() > 0.5 * (learned.mean() - unlearned.mean())


def test_a_profile_carries_over_to_photos_it_was_never_asked_about(library: Library) -> None:
    apart: Mask = np.arange(len(library.labels)) % 3 == 0
    profile = Profile(library.vectors)
    journal = []
    for number, query in enumerate(np.flatnonzero(~apart)[::5].tolist()):
        ranker = SearchRanker(
            library.embedding, library.embedding[[query]], exclude=[query], allowed=~apart
        )
        for row in ranker.rank([]).rows[:PAGE:2].tolist():
            same = library.labels[row] == library.labels[query]
            journal.append(Judgment(number, (query,), row, 1 if same else -1))
    profile.replay(journal)
    rows = np.arange(len(library.labels))
    before, after = (
        mean_average_precision(metric, library.vectors, rows, library.labels, np.flatnonzero(apart))
        for metric in (profile.untrained, profile.metric)
    )
    assert after > before
    assert profile.trust > 0.5
