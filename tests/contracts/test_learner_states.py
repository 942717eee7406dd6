"""States of learners: kept, given back bit for bit, and refused where they do not fit."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from numpy.testing import assert_array_equal

from engine.errors import SchemaError
from engine.metrics.registry import (
    create,
    load,
    save,
    settings_of,
)
from tests.contracts.learner_steps import online, photos, same, trained


@online
def test_a_state_restores_bit_for_bit_and_stays_what_it_was(name: str) -> None:
    vectors, triplets = photos()
    learner = trained(name)
    state = learner.state()
    before = {key: array.copy() for key, array in state.arrays.items()}
    learner.partial_fit(vectors, triplets)
    after = learner.state()
    learner.restore(state)
    learner.partial_fit(vectors, triplets)
    for key, array in learner.state().arrays.items():
        assert_array_equal(array, after.arrays[key])
        assert_array_equal(state.arrays[key], before[key])
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 0


@online
def test_save_and_load_bit_for_bit(name: str, tmp_path: Path) -> None:
    vectors, triplets = photos()
    learner = trained(name, beta=0.9)
    save(learner, tmp_path / "learner.npz")
    loaded = load(tmp_path / "learner.npz")
    assert settings_of(loaded) == settings_of(learner)
    assert same(loaded, learner)
    learner.partial_fit(vectors, triplets)
    loaded.partial_fit(vectors, triplets)
    assert same(loaded, learner)
    assert [path.name for path in tmp_path.iterdir()] == ["learner.npz"]


@online
def test_states_over_other_modalities_are_rejected(name: str) -> None:
    other = create(name).fit({"color": photos()[0]["color"]})
    with pytest.raises(SchemaError, match="state"):
        trained(name).restore(other.state())


def test_damaged_and_foreign_files_are_rejected(tmp_path: Path) -> None:
    path = tmp_path / "learner.npz"
    path.write_bytes(b"PK\x03\x04 not a zip")
    with pytest.raises(SchemaError, match=r"learner\.npz"):
        load(path)
    np.savez(path, something=np.zeros(3))
    with pytest.raises(SchemaError, match=r"learner\.npz"):
        load(path)
    save(trained("LOMDML"), path)
    path.write_bytes(path.read_bytes()[:-200])
    with pytest.raises(SchemaError, match=r"learner\.npz"):
        load(path)
