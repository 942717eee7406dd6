"""Profiles in files: an export means the same in any library, a state goes on where it stopped,
and what is damaged is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.exceptions import NotFittedError

from engine.errors import EngineError, InputError, SchemaError
from engine.evaluation.retrieval import mean_average_precision
from engine.feedback import checkpoint, portable
from engine.feedback.folders import folder_judgments, learn
from engine.feedback.journal import Judgment
from engine.feedback.portable import PortableProfile
from engine.feedback.profile import Profile
from engine.metrics.registry import create, load, save
from engine.types import Float32

# Exported profiles: packed, merged, saved and loaded.

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


def test_torn_bytes_are_refused_in_one_way(tmp_path: Path) -> None:
    path = tmp_path / "cats.likewise"
    random = np.random.default_rng(0)
    photos = {"gist": random.random((50, 64)).astype(np.float32)}
    judged = (Judgment(0, (-1,), -2, 1),)
    portable.save(PortableProfile("features", "LOMDML", {}, 0, judged, (), photos), path)
    whole = path.read_bytes()
    refused = 0
    for offset in random.integers(len(whole) - 16, size=400):
        torn = bytearray(whole)
        torn[offset : offset + 16] = random.bytes(16)
        path.write_bytes(torn)
        try:
            np.testing.assert_array_equal(portable.load(path).photos["gist"], photos["gist"])
        except SchemaError:
            refused += 1
    assert refused > 350


# A profile's state on disk gives what a replay gives, or nothing.

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


# Archives of arrays that are damaged, or too large for what they are, are refused in one way.

COUNT = 40


def small_vectors() -> dict[str, np.ndarray]:
    return {"a": np.random.default_rng(0).standard_normal((COUNT, 6)).astype(np.float32)}


def small_profile() -> Profile:
    return Profile(small_vectors(), "LOMDML", {"rank": 3}, 0, reference=range(COUNT))


def sitting(search: int, *rows: int) -> list[Judgment]:
    return [Judgment(search, (search,), row, sign) for row, sign in zip(rows, (1, -1), strict=True)]


def test_learning_that_fails_leaves_the_profile_as_if_it_had_not_begun() -> None:
    first, second = sitting(1, 5, 6), sitting(2, 8, 9)
    broken = [*first, *sitting(3, 10, 11), *sitting(4, 12, 999)]
    fresh, tried = small_profile(), small_profile()
    tried.replay([*first, *second])
    with pytest.raises(EngineError, match="999"):
        tried.replay(broken)
    expected, found = fresh.replay([*first, *second]), tried.replay([*first, *second])
    for name, matrix in expected.components.items():
        np.testing.assert_array_equal(found.components[name], matrix)


@pytest.mark.slow
def test_a_damaged_state_changes_nothing(tmp_path: Path) -> None:
    path, judgments = tmp_path / "state.npz", [*sitting(1, 5, 6), *sitting(2, 8, 9)]
    learned = small_profile()
    expected = learned.replay(judgments)
    checkpoint.save(learned, judgments, checkpoint.key_of(learned, judgments, "v"), path)
    whole = path.read_bytes()
    other = small_profile()
    believed = 0
    for offset in range(0, len(whole), 7):
        path.write_bytes(whole[:offset] + bytes([whole[offset] ^ 0x11]) + whole[offset + 1 :])
        believed += checkpoint.resume(other, judgments, "v", None, path)
        found = other.replay(judgments)
        np.testing.assert_array_equal(found.components["a"], expected.components["a"])
    assert believed < len(whole) / 14


@pytest.mark.slow
def test_a_damaged_learner_is_refused_in_one_way(tmp_path: Path) -> None:
    path = tmp_path / "learner.npz"
    save(create("LOMDML", rank=3).fit(small_vectors()), path)
    whole = path.read_bytes()
    refused = 0
    for offset in range(0, len(whole), 5):
        path.write_bytes(whole[:offset] + bytes([whole[offset] ^ 0x21]) + whole[offset + 1 :])
        try:
            load(path)
        except SchemaError:
            refused += 1
    assert refused > len(whole) / 10


@pytest.mark.parametrize("name", ["OMDML", "LEGO", "OMDL-LR"])
def test_a_learner_that_was_never_fitted_can_not_be_saved(name: str, tmp_path: Path) -> None:
    with pytest.raises(NotFittedError):
        save(create(name), tmp_path / "learner.npz")
    assert not (tmp_path / "learner.npz").exists()


@pytest.mark.slow
def test_a_small_file_that_would_fill_memory_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cats.likewise"
    header = {"format": 1, "schema": "", "learner": "LOMDML", "settings": {}, "seed": 0}
    header |= {"background": [], "judgments": []}
    photos = np.zeros((2**23, 3), np.float32)
    with path.open("wb") as file:
        np.savez_compressed(file, header=np.array(json.dumps(header)), **{"photos.a": photos})
    assert path.stat().st_size < 2**20
    with pytest.raises(SchemaError, match="would unpack"):
        portable.load(path)
