"""Archives of arrays that are damaged, or too large for what they are, are refused in one way."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from sklearn.exceptions import NotFittedError

from engine.errors import EngineError, SchemaError
from engine.feedback import checkpoint, portable
from engine.feedback.journal import Judgment
from engine.feedback.profile import Profile
from engine.metrics.registry import create, load, save

COUNT = 40


def vectors() -> dict[str, np.ndarray]:
    return {"a": np.random.default_rng(0).standard_normal((COUNT, 6)).astype(np.float32)}


def profile() -> Profile:
    return Profile(vectors(), "LOMDML", {"rank": 3}, 0, reference=range(COUNT))


def sitting(search: int, *rows: int) -> list[Judgment]:
    return [Judgment(search, (search,), row, sign) for row, sign in zip(rows, (1, -1), strict=True)]


def test_learning_that_fails_leaves_the_profile_as_if_it_had_not_begun() -> None:
    first, second = sitting(1, 5, 6), sitting(2, 8, 9)
    broken = [*first, *sitting(3, 10, 11), *sitting(4, 12, 999)]
    fresh, tried = profile(), profile()
    tried.replay([*first, *second])
    with pytest.raises(EngineError, match="999"):
        tried.replay(broken)
    expected, found = fresh.replay([*first, *second]), tried.replay([*first, *second])
    for name, matrix in expected.components.items():
        np.testing.assert_array_equal(found.components[name], matrix)


@pytest.mark.slow
def test_a_damaged_state_changes_nothing(tmp_path: Path) -> None:
    path, judgments = tmp_path / "state.npz", [*sitting(1, 5, 6), *sitting(2, 8, 9)]
    learned = profile()
    expected = learned.replay(judgments)
    checkpoint.save(learned, judgments, checkpoint.key_of(learned, judgments, "v"), path)
    whole = path.read_bytes()
    other = profile()
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
    save(create("LOMDML", rank=3).fit(vectors()), path)
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
