"""Exported profiles: packed, merged, saved and loaded."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import InputError, SchemaError
from engine.evaluation.retrieval import mean_average_precision
from engine.feedback import portable
from engine.feedback.folders import folder_judgments, learn
from engine.feedback.journal import Judgment
from engine.feedback.profile import Profile
from engine.types import Float32

LABELS = np.arange(80) % 4


def photos(seed: int) -> dict[str, Float32]:
    random = np.random.default_rng(seed)
    shape = random.normal(size=(80, 8)) + 0.8 * np.eye(8)[LABELS]
    return {
        "shape": (shape / 4).astype(np.float32),
        "noise": (random.normal(size=(80, 3)) / 3).astype(np.float32),
    }


HERE, THERE = photos(1), photos(2)
JUDGMENTS = st.lists(
    st.builds(
        Judgment,
        st.integers(0, 3),
        st.tuples(st.integers(70, 79)),
        st.integers(0, 60),
        st.sampled_from([1, -1]),
    ),
    max_size=6,
    unique_by=lambda judgment: (judgment.search, judgment.row),
)


def assert_same(a: Profile, b: Profile) -> None:
    np.testing.assert_array_equal(a.metric.weights, b.metric.weights)
    for name, matrix in a.metric.components.items():
        np.testing.assert_array_equal(matrix, b.metric.components[name])


@pytest.mark.slow
@given(JUDGMENTS)
def test_a_profile_is_the_same_in_another_library(judgments: list[Judgment]) -> None:
    at_home = Profile(HERE)
    at_home.replay(judgments)
    packed = portable.pack(at_home, judgments, HERE, "v1")
    assert_same(at_home, packed.profile(THERE))


def test_the_file_holds_everything_and_no_path(tmp_path: Path) -> None:
    judgments = [Judgment(3, (5, 6), 7, 1), Judgment(3, (5, 6), 8, -1)]
    profile = Profile(HERE, seed=4)
    profile.replay(judgments)
    packed = portable.pack(profile, judgments, HERE, "v1")
    portable.save(packed, tmp_path / "mine.npz")
    loaded = portable.load(tmp_path / "mine.npz")
    assert loaded.judgments == packed.judgments
    assert (loaded.schema, loaded.seed, loaded.reference) == ("v1", 4, packed.reference)
    assert_same(profile, loaded.profile(THERE))
    assert str(tmp_path).encode() not in (tmp_path / "mine.npz").read_bytes()
    assert [file.name for file in tmp_path.iterdir()] == ["mine.npz"]


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 torn", b"hello"])
def test_another_file_is_refused_with_its_name(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "other.npz").write_bytes(content)
    with pytest.raises(SchemaError, match=r"other\.npz is not an exported profile"):
        portable.load(tmp_path / "other.npz")


def test_other_features_are_refused() -> None:
    packed = portable.pack(Profile(HERE), [], HERE, "v1")
    with pytest.raises(SchemaError, match="this library has"):
        packed.profile({"shape": HERE["shape"]})


@pytest.mark.long
def test_learning_from_folders_improves_photos_it_has_not_seen() -> None:
    rows = np.arange(80)
    training = folder_judgments(rows, LABELS, searches=60)
    taught = {row for j in training.judgments for row in (*j.anchors, j.row)}
    assert taught.isdisjoint(training.held_out)
    profile = Profile(HERE)
    steps: list[tuple[int, int]] = []
    assert learn(profile, training.judgments, lambda *step: steps.append(step) or True)
    assert steps == [(done, 60) for done in range(10, 61, 10)]
    before, after = (
        mean_average_precision(metric, HERE, rows, LABELS, training.held_out)
        for metric in (profile.untrained, profile.metric)
    )
    assert after > before + 0.02


@pytest.mark.slow
def test_cancelling_leaves_the_profile_as_it_was() -> None:
    profile = Profile(HERE)
    training = folder_judgments(np.arange(80), LABELS, searches=30)
    assert not learn(profile, training.judgments, lambda done, _: done < 20)
    assert_same(profile, Profile(HERE))


def test_folders_with_too_few_photos_cannot_teach() -> None:
    with pytest.raises(InputError, match="at least two sub-folders"):
        folder_judgments(np.arange(6), np.array([0, 0, 0, 0, 1, 1]), searches=60)


def test_average_precision_of_a_perfect_embedding_is_one() -> None:
    vectors = {"shape": np.array([[0.0], [0.1], [5.0], [5.1]], np.float32)}
    metric = Profile(vectors).untrained
    rows = np.arange(4)
    assert mean_average_precision(metric, vectors, rows, np.array([0, 0, 1, 1]), rows) == 1.0
