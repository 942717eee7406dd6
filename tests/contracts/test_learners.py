"""What every learner in the registry promises, whichever algorithm it is."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

from engine.errors import InputError, SchemaError
from engine.metrics.mahalanobis import MahalanobisLearner
from engine.metrics.multi_modal import MultiModalLearner
from engine.metrics.registry import LEARNERS, create, for_thumbs, load, save, settings_of
from tests.contracts.learner_steps import (
    DIMENSIONS,
    ONLINE,
    PAIRS,
    SINGLE,
    every,
    one,
    online,
    photos,
    same,
    trained,
)

POSITIVE = [name for name in PAIRS if name in ("LEGO", "ITML-Online", "POLA") or name[-1] == "+"]


@cache
def shared(name: str) -> MultiModalLearner:
    """A trained learner for tests that only look at it."""
    return trained(name)


@online
def test_inputs_are_not_changed(name: str) -> None:
    vectors, triplets = photos()
    before = {k: v.copy() for k, v in vectors.items()}, triplets.copy()
    learner = create(name).fit(vectors)
    learner.partial_fit(vectors, triplets)
    learner.transform(vectors)
    for modality, array in vectors.items():
        assert_array_equal(array, before[0][modality])
    assert_array_equal(triplets, before[1])


@online
def test_same_inputs_give_the_same_metric_bit_for_bit(name: str) -> None:
    assert same(trained(name), trained(name))


@online
def test_learning_changes_the_metric(name: str) -> None:
    vectors, triplets = photos()
    learner = create(name).fit(vectors)
    start = learner.state()
    learner.partial_fit(vectors, triplets)
    assert any(not np.array_equal(v, learner.state().arrays[k]) for k, v in start.arrays.items())


@online
def test_learning_helps_on_the_triplets_it_saw(name: str) -> None:
    vectors, triplets = photos()
    learner = create(name).fit(vectors)
    first = learner.partial_fit(vectors, triplets).outcome_.mistakes.mean()
    for _ in range(10):
        last = learner.partial_fit(vectors, triplets).outcome_.mistakes.mean()
    assert last < first


@online
def test_distance_is_symmetric_and_not_negative(name: str) -> None:
    vectors, _ = photos()
    distances = shared(name).metric_.pairwise(vectors, vectors)
    assert_allclose(distances, distances.T, rtol=1e-10, atol=1e-12)
    assert (distances >= 0).all()
    assert_allclose(distances.diagonal(), 0, atol=1e-12)


@online
def test_embedding_distances_pairs_and_shares_agree(name: str) -> None:
    vectors, _ = photos()
    metric = shared(name).metric_
    z = shared(name).transform(vectors)
    assert z.dtype == np.float32
    by_embedding = np.square(z - z[0]).sum(axis=1)
    by_modality = metric.modality_distances(one(vectors, 0), vectors)
    scale = by_embedding.max()
    assert_allclose(by_modality @ metric.weights, by_embedding, atol=1e-5 * scale)
    assert_allclose(metric.pairwise(vectors, vectors)[0], by_modality @ metric.weights, atol=1e-12)
    assert_allclose(
        metric.distance(one(vectors, 0), one(vectors, 1)), by_modality[1] @ metric.weights
    )
    shares = metric.shares(one(vectors, 0), one(vectors, 1))
    assert_allclose(shares * (by_modality[1] @ metric.weights), by_modality[1] * metric.weights)
    assert_allclose(shares.sum(), 1)
    assert_allclose(metric.shares(one(vectors, 0), one(vectors, 0)), metric.weights)


@pytest.mark.parametrize("name", for_thumbs())
def test_components_span_what_transform_projects_on(name: str) -> None:
    vectors, _ = photos()
    learner = shared(name)
    parts = [
        np.sqrt(weight) * vectors[modality] @ learner.components_[modality].T
        for modality, weight in zip(DIMENSIONS, learner.weights_, strict=True)
    ]
    assert_allclose(learner.transform(vectors), np.hstack(parts), atol=1e-5)


@online
def test_the_metric_is_a_value_that_learning_on_leaves_alone(name: str) -> None:
    vectors, triplets = photos()
    learner = trained(name)
    metric = learner.metric_
    before, weights = metric.embed(vectors), metric.weights.copy()
    learner.partial_fit(vectors, triplets)
    assert_array_equal(metric.embed(vectors), before)
    assert_array_equal(metric.weights, weights)
    for array in (metric.weights, *metric.components.values()):
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 0


@online
def test_weights_stay_on_the_simplex_and_above_the_floor(name: str) -> None:
    weights = trained(name, beta=0.3, floor=0.1).weights_
    assert weights.min() >= 0.1 - 1e-12
    assert_allclose(weights.sum(), 1)


@online
def test_weights_left_to_the_caller_move_only_when_told(name: str) -> None:
    learner = trained(name, hedge="caller", beta=0.5, floor=0.0)
    assert_array_equal(learner.weights_, np.full(3, 1 / 3))
    learner.reweigh(np.array([1.0, 0.0, 1.0]))
    assert_allclose(learner.weights_, [0.25, 0.5, 0.25])
    with pytest.raises(InputError, match="mistakes"):
        learner.reweigh(np.array([1.0, -1.0, 0.0]))


@online
def test_batched_equals_one_by_one(name: str) -> None:
    vectors, triplets = photos()
    learner = create(name).fit(vectors)
    mistakes = [
        learner.partial_fit(vectors, triplet[np.newaxis]).outcome_.modality_mistakes
        for triplet in triplets
    ]
    together = trained(name)
    assert_array_equal(together.outcome_.modality_mistakes, np.concatenate(mistakes))
    assert_allclose(learner.weights_, together.weights_)
    for modality in DIMENSIONS:
        assert_allclose(
            learner.components_[modality], together.components_[modality], rtol=1e-9, atol=1e-9
        )


@online
def test_single_precision_gives_the_same_to_its_precision(name: str) -> None:
    vectors, triplets = photos(np.float32)
    learner = create(name).fit(vectors)
    learner.partial_fit(vectors, triplets)
    exact = {k: v.astype(np.float64) for k, v in vectors.items()}
    double = create(name).fit(exact)
    double.partial_fit(exact, triplets)
    expected = double.metric_.pairwise(exact, exact)
    assert_allclose(learner.metric_.pairwise(exact, exact), expected, atol=1e-4 * expected.max())


@online
@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_entries_that_are_not_finite_are_rejected(name: str, bad: float) -> None:
    vectors, triplets = photos()
    vectors["gist"][triplets[0, 0], 2] = bad
    with pytest.raises(InputError, match="gist"):
        create(name).fit(vectors)
    learner = trained(name)
    before = learner.state()
    with pytest.raises(InputError, match="gist"):
        learner.partial_fit(vectors, triplets)
    with pytest.raises(InputError, match="gist"):
        learner.transform(vectors)
    assert all(np.array_equal(v, learner.state().arrays[k]) for k, v in before.arrays.items())


@online
def test_wrong_shapes_and_rows_are_rejected(name: str) -> None:
    vectors, triplets = photos()
    learner = trained(name)
    with pytest.raises(InputError, match="triplets"):
        learner.partial_fit(vectors, triplets[:, :2])
    with pytest.raises(InputError, match="triplets"):
        learner.partial_fit(vectors, triplets.astype(float))
    with pytest.raises(InputError, match="60 rows"):
        learner.partial_fit(vectors, triplets + 55)
    with pytest.raises(InputError, match="color"):
        learner.partial_fit(vectors | {"color": vectors["edge"]}, triplets)
    with pytest.raises(InputError, match="modalities"):
        learner.partial_fit({"color": vectors["color"]}, triplets)


@online
def test_an_empty_sample_is_rejected(name: str) -> None:
    empty = {modality: np.zeros((0, d)) for modality, d in DIMENSIONS.items()}
    with pytest.raises(InputError, match="X has no rows"):
        create(name).fit(empty)


@pytest.mark.parametrize("name", [name for name in ONLINE if not name.startswith("PALS")])
def test_a_satisfied_triplet_changes_nothing(name: str) -> None:
    """All but PALS leave it alone; here all photos but one are at the anchor's place or far off."""
    vectors, _ = photos()
    far = {modality: np.zeros((2, d)) for modality, d in DIMENSIONS.items()}
    for ends in far.values():
        ends[:, 0] = 3, -3
    vectors = {modality: np.vstack([vectors[modality], far[modality]]) for modality in DIMENSIONS}
    learner = create(name).fit(vectors)
    before = learner.state()
    learner.partial_fit(vectors, np.array([[60, 60, 61], [61, 61, 60]]))
    assert all(np.array_equal(v, learner.state().arrays[k]) for k, v in before.arrays.items())


@pytest.mark.parametrize("name", POSITIVE)
def test_learners_that_stay_in_the_cone_do(name: str) -> None:
    vectors, _ = photos()
    learner = LEARNERS[name].make().fit(vectors["gist"])
    random = np.random.default_rng(0)
    for _ in range(20):
        pairs = random.integers(0, 60, (10, 2))
        learner.partial_fit(vectors["gist"], pairs, pairs[:, 0] % 3 == pairs[:, 1] % 3)
        values = np.linalg.eigvalsh((learner.matrix_ + learner.matrix_.T) / 2)
        assert values[0] >= -1e-10 * values[-1]


@online
def test_no_triplets_leave_the_metric_as_it_is(name: str) -> None:
    learner, vectors = trained(name), photos()[0]
    before = learner.state()
    outcome = learner.partial_fit(vectors, np.zeros((0, 3), np.int64)).outcome_
    assert outcome.mistakes.shape == (0,)
    assert outcome.modality_mistakes.shape == (0, 3)
    assert all(np.array_equal(v, learner.state().arrays[k]) for k, v in before.arrays.items())


# What every learner of plain arrays promises.

single = pytest.mark.parametrize("name", SINGLE)


def on_arrays(name: str) -> MahalanobisLearner:
    """A learner of arrays that has learned."""
    vectors, triplets = photos()
    learner: Any = LEARNERS[name].make().fit(vectors["gist"])
    if name in PAIRS:
        learner.partial_fit(vectors["gist"], *some_pairs())
    else:
        learner.partial_fit(vectors["gist"], triplets)
    assert isinstance(learner, MahalanobisLearner)
    return learner


def some_pairs() -> tuple[Any, Any]:
    pairs = np.random.default_rng(0).integers(0, 60, (50, 2))
    return pairs, pairs[:, 0] % 3 == pairs[:, 1] % 3


@single
def test_what_a_learner_of_arrays_gives_is_a_metric(name: str) -> None:
    x = photos()[0]["gist"]
    learner = on_arrays(name)
    moved, M = learner.transform(x), learner.get_mahalanobis_matrix()
    values = np.linalg.eigvalsh(M)
    assert values[0] >= -1e-10 * values[-1]
    assert_allclose(np.square(moved[0] - moved[1]).sum(), (x[0] - x[1]) @ M @ (x[0] - x[1]))
    assert_allclose(moved, x @ learner.components_.T)


@single
def test_learners_of_arrays_repeat_themselves_bit_for_bit(name: str) -> None:
    one, other = on_arrays(name).arrays(), on_arrays(name).arrays()
    assert one.keys() == other.keys()
    for key, array in one.items():
        assert_array_equal(array, other[key])


@pytest.mark.parametrize("name", PAIRS)
def test_pairs_batched_equal_one_by_one(name: str) -> None:
    x, (pairs, similar) = photos()[0]["gist"], some_pairs()
    alone = LEARNERS[name].make().fit(x)
    for pair, alike in zip(pairs, similar, strict=True):
        alone.partial_fit(x, pair[np.newaxis], np.array([alike]))
    assert_array_equal(on_arrays(name).matrix_, alone.matrix_)


@single
def test_what_learners_of_arrays_reject_is_named(name: str) -> None:
    x = photos()[0]["gist"]
    learner: Any = LEARNERS[name].make()
    extra = (np.ones(1, bool),) if name in PAIRS else ()
    width, word = (2, "pairs") if name in PAIRS else (3, "triplets")
    rows = np.zeros((1, width), np.int64)
    with pytest.raises(InputError, match="X has no rows"):
        learner.fit(x[:0])
    with pytest.raises(InputError, match="NaN"):
        learner.fit(np.where(x == x[0, 0], np.nan, x))
    learner.fit(x)
    with pytest.raises(InputError, match=r"X has shape \(60, 11\)"):
        learner.partial_fit(x[:, 1:], rows, *extra)
    with pytest.raises(InputError, match=r"X has shape"):
        learner.transform(x[0])
    with pytest.raises(InputError, match=word):
        learner.partial_fit(x, np.zeros((1, width + 1), np.int64), *extra)
    with pytest.raises(InputError, match=f"{word} names row 0 to 60"):
        learner.partial_fit(x, np.array([[0, 60, 1][:width]]), *extra)
    if extra:
        with pytest.raises(InputError, match="similar"):
            learner.partial_fit(x, rows, np.ones(2, bool))


@pytest.mark.slow
@every
def test_learners_of_arrays_follow_the_width_of_what_they_are_fitted_to(name: str) -> None:
    learner, labels = LEARNERS[name].make(), np.arange(18) % 3
    if isinstance(learner, MultiModalLearner):
        return
    for modality in ("gist", "color"):
        x = photos()[0][modality][:18]
        assert learner.fit(x, labels).n_features_in_ == x.shape[1]
        assert learner.transform(x).shape[0] == 18


# States of learners: kept, given back bit for bit, and refused where they do not fit.


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
