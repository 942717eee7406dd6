"""A profile's state on disk gives what a replay gives, or nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.feedback import checkpoint
from engine.feedback.journal import Judgment
from engine.feedback.profile import Profile
from engine.types import Float32

RANDOM = np.random.default_rng(0)
VECTORS: dict[str, Float32] = {
    "shape": RANDOM.normal(scale=0.3, size=(40, 6)).astype(np.float32),
    "colour": RANDOM.normal(scale=0.3, size=(40, 4)).astype(np.float32),
}
OUTSIDE: dict[str, Float32] = {name: array[:3] * 2 for name, array in VECTORS.items()}


def stream(searches: int) -> list[Judgment]:
    """Five thumbs a search; each third search starts from a picture from outside."""
    return [
        Judgment(search, (-1 if search % 3 == 0 else search,), row, 1 if row % 2 else -1)
        for search in range(searches)
        for row in range(search + 1, search + 6)
    ]


def profile(seed: int = 0, outside: dict[str, Float32] = OUTSIDE) -> Profile:
    return Profile(VECTORS, seed=seed, outside=outside)


def saved(folder: Path, searches: int = 9) -> Path:
    path = folder / "state.npz"
    learned, judgments = profile(), stream(searches)
    learned.replay(judgments)
    key = checkpoint.key_of(learned, judgments, "vectors", OUTSIDE)
    checkpoint.save(learned, judgments, key, path)
    return path


@pytest.mark.slow
@pytest.mark.parametrize("later", [9, 12])
def test_going_on_from_the_disk_equals_a_replay_bit_for_bit(tmp_path: Path, later: int) -> None:
    path, judgments = saved(tmp_path), stream(later)
    resumed, replayed = profile(), profile()
    assert checkpoint.resume(resumed, judgments, "vectors", OUTSIDE, path)
    a, b = resumed.replay(judgments), replayed.replay(judgments)
    assert resumed.trust == replayed.trust
    np.testing.assert_array_equal(a.weights, b.weights)
    for name, matrix in a.components.items():
        np.testing.assert_array_equal(matrix, b.components[name])
    np.testing.assert_array_equal(resumed.checkpoint.triplets, replayed.checkpoint.triplets)


@pytest.mark.slow
def test_what_was_resumed_can_still_be_taken_back(tmp_path: Path) -> None:
    path, resumed, replayed = saved(tmp_path), profile(), profile()
    checkpoint.resume(resumed, stream(9), "vectors", OUTSIDE, path)
    a, b = resumed.replay(stream(4)), replayed.replay(stream(4))
    np.testing.assert_array_equal(a.weights, b.weights)


@pytest.mark.slow
def test_it_is_believed_only_for_what_it_was_made_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, judgments = saved(tmp_path), stream(9)
    other_thumb = [replace(judgments[0], sign=-judgments[0].sign), *judgments[1:]]
    other_picture = {name: array + np.float32(1) for name, array in OUTSIDE.items()}
    resume = checkpoint.resume
    assert resume(profile(), judgments, "vectors", OUTSIDE, path)
    assert not resume(profile(), other_thumb, "vectors", OUTSIDE, path)
    assert not resume(profile(), judgments[:-1], "vectors", OUTSIDE, path)
    assert not resume(profile(), judgments, "other vectors", OUTSIDE, path)
    assert not resume(profile(seed=1), judgments, "vectors", OUTSIDE, path)
    assert not resume(profile(outside=other_picture), judgments, "vectors", other_picture, path)
    monkeypatch.setattr(checkpoint, "LEARNING", checkpoint.LEARNING + 1)
    assert not resume(profile(), judgments, "vectors", OUTSIDE, path)


def test_a_damaged_or_missing_file_changes_nothing(tmp_path: Path) -> None:
    path = saved(tmp_path)
    path.write_bytes(path.read_bytes()[:-200])
    for file in (path, tmp_path / "missing.npz"):
        untouched = profile()
        assert not checkpoint.resume(untouched, stream(9), "vectors", OUTSIDE, file)
        assert untouched.metric is untouched.untrained
