"""What tells ups from downs counts for more, and only on evidence."""

from __future__ import annotations

import numpy as np
import pytest

from engine.feedback.modality_reweighting import modality_reweighting
from engine.feedback.ranker import rank

# Two modalities of one entry each: the ups agree in the first, the downs differ from them there.
POINTS = np.array([[0, 0], [0, 4], [0, 8], [6, 0], [6, 4], [6, 8]], np.float32)
UPS_AND_DOWNS = np.array([1, 1, 1, -1, -1, -1])


def test_by_hand() -> None:
    found = modality_reweighting(POINTS, UPS_AND_DOWNS, [1, 1])
    # Variances with n - 1: all points (10.8, 12.8), ups (0, 16); with n: ups and downs (0, 32/3).
    margin = 0.3 * 2 * np.array([10.8, 12.8])
    ratio = (np.array([36, 64 / 3]) + margin) / (np.array([0, 32]) + margin)
    weights = ratio ** (2 * 2 / (2 + 2))  # two ups beside the query, three downs
    np.testing.assert_allclose(found, weights / weights.mean(), rtol=1e-5)
    assert found[0] > 1 > found[1]


@pytest.mark.parametrize(
    ("labels", "widths"),
    [
        (np.array([1, 1, 1, 0, 0, 0]), [1, 1]),  # nothing disliked
        (np.array([1, 0, 0, -1, -1, 0]), [1, 1]),  # the query alone
        (UPS_AND_DOWNS, [2]),  # one modality
    ],
)
def test_without_evidence_all_count_alike(labels: np.ndarray, widths: list[int]) -> None:
    assert modality_reweighting(POINTS, labels, widths).tolist() == [1] * len(widths)


def test_equal_points_and_constant_modalities_are_data() -> None:
    for points in (np.zeros((6, 2), np.float32), POINTS * np.array([1, 0], np.float32)):
        assert np.isfinite(modality_reweighting(points, UPS_AND_DOWNS, [1, 1])).all()


def test_a_search_follows_the_modality_that_its_thumbs_mean() -> None:
    random = np.random.default_rng(3)
    subject, mood = np.repeat(np.arange(8), 12), np.tile(np.arange(4), 24)
    subjects, moods = random.normal(size=(8, 20)), random.normal(size=(4, 20)) * 0.5
    z = np.concatenate([subjects[subject], moods[mood]], axis=1)
    z = (z + 0.1 * random.normal(size=z.shape)).astype(np.float32)
    shown = rank(z, z[:1], exclude=[0]).rows[:12].tolist()  # mostly of the query's subject
    clicks = [(row, 1 if mood[row] == mood[0] else -1) for row in shown]
    alike, weighed = (
        rank(z, z[:1], clicks, exclude=[0], widths=widths).rows[:10] for widths in ((), (20, 20))
    )
    assert (mood[weighed] == mood[0]).mean() > (mood[alike] == mood[0]).mean()
