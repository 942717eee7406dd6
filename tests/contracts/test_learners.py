"""What every learner in the registry promises, whichever algorithm it is."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

from likewise.engine.errors import InputError, SchemaError, StateError
from likewise.engine.metrics.base import MultiModalLearner
from likewise.engine.metrics.euclid import Euclid
from likewise.engine.metrics.registry import LEARNERS, create, load

DIMENSIONS = {"color": 7, "edge": 3, "gist": 12}
ONLINE = [name for name, spec in LEARNERS.items() if spec.kind == "online"]
SINGLE = [name for name in ONLINE if not LEARNERS[name].multi_modal]
POSITIVE = [name for name in SINGLE if name in ("LEGO", "ITML-Online", "POLA") or name[-1] == "+"]
THUMBS = [name for name, spec in LEARNERS.items() if spec.can_learn_from_thumbs]
online = pytest.mark.parametrize("name", ONLINE)


def photos(dtype: Any = np.float64) -> tuple[dict[str, Any], Any]:
    """60 photos of three classes, mean squared distance about 1, and 40 honest triplets."""
    random = np.random.default_rng(3)
    labels = np.arange(60) % 3
    vectors = {}
    for modality, d in DIMENSIONS.items():
        centres = random.normal(size=(3, d))
        noisy = centres[labels] + 1.5 * random.normal(size=(60, d))
        vectors[modality] = (noisy / np.sqrt(6 * d)).astype(dtype)
    triplets = []
    while len(triplets) < 40:
        a, b, c = random.choice(60, 3, replace=False)
        if labels[a] == labels[b] != labels[c]:
            triplets.append((a, b, c))
    return vectors, np.array(triplets)


def one(vectors: dict[str, Any], row: int) -> dict[str, Any]:
    return {modality: array[row] for modality, array in vectors.items()}


def trained(name: str, **settings: Any) -> MultiModalLearner:
    vectors, triplets = photos()
    learner = create(name, DIMENSIONS, **settings).initialise(vectors)
    learner.learn_triplets(vectors, triplets)
    return learner


@cache
def shared(name: str) -> MultiModalLearner:
    """A trained learner for tests that only look at it."""
    return trained(name)


def same(a: MultiModalLearner, b: MultiModalLearner) -> bool:
    return np.array_equal(a.weights_, b.weights_) and all(
        np.array_equal(a.components_[k], b.components_[k]) for k in DIMENSIONS
    )


@online
def test_inputs_are_not_changed(name: str) -> None:
    vectors, triplets = photos()
    before = {k: v.copy() for k, v in vectors.items()}, triplets.copy()
    learner = create(name, DIMENSIONS).initialise(vectors)
    learner.learn_triplets(vectors, triplets)
    learner.embed(vectors)
    for modality, array in vectors.items():
        assert_array_equal(array, before[0][modality])
    assert_array_equal(triplets, before[1])


@online
def test_same_inputs_give_the_same_metric_bit_for_bit(name: str) -> None:
    assert same(trained(name), trained(name))


@online
def test_learning_changes_the_metric_and_its_version(name: str) -> None:
    vectors, triplets = photos()
    learner = create(name, DIMENSIONS).initialise(vectors)
    start, version = learner.snapshot(), learner.version
    learner.learn_triplets(vectors, triplets)
    assert learner.version > version
    assert any(not np.array_equal(v, learner.snapshot().arrays[k]) for k, v in start.arrays.items())


@online
def test_learning_helps_on_the_triplets_it_saw(name: str) -> None:
    vectors, triplets = photos()
    learner = create(name, DIMENSIONS).initialise(vectors)
    first = learner.learn_triplets(vectors, triplets).mistakes.mean()
    for _ in range(10):
        last = learner.learn_triplets(vectors, triplets).mistakes.mean()
    assert last < first


@online
def test_distance_is_symmetric_and_not_negative(name: str) -> None:
    vectors, _ = photos()
    distances = shared(name).pairwise(vectors, vectors)
    assert_allclose(distances, distances.T, rtol=1e-10, atol=1e-12)
    assert (distances >= 0).all()
    assert_allclose(distances.diagonal(), 0, atol=1e-12)


@online
def test_embedding_distances_pairs_and_shares_agree(name: str) -> None:
    vectors, _ = photos()
    metric = shared(name)
    z = metric.embed(vectors)
    assert z.dtype == np.float32
    by_embedding = np.square(z - z[0]).sum(axis=1)
    by_modality = metric.modality_distances(one(vectors, 0), vectors)
    scale = by_embedding.max()
    assert_allclose(by_modality @ metric.weights_, by_embedding, atol=1e-5 * scale)
    assert_allclose(metric.pairwise(vectors, vectors)[0], by_modality @ metric.weights_, atol=1e-12)
    assert_allclose(
        metric.distance(one(vectors, 0), one(vectors, 1)), by_modality[1] @ metric.weights_
    )
    shares = metric.shares(one(vectors, 0), one(vectors, 1))
    assert_allclose(shares * (by_modality[1] @ metric.weights_), by_modality[1] * metric.weights_)
    assert_allclose(shares.sum(), 1)
    assert_allclose(metric.shares(one(vectors, 0), one(vectors, 0)), metric.weights_)


@pytest.mark.parametrize("name", THUMBS)
def test_components_span_what_embed_projects_on(name: str) -> None:
    vectors, _ = photos()
    metric = shared(name)
    parts = [
        np.sqrt(weight) * vectors[modality] @ metric.components_[modality].T
        for modality, weight in zip(DIMENSIONS, metric.weights_, strict=True)
    ]
    assert_allclose(metric.embed(vectors), np.hstack(parts), atol=1e-5)


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
    learner = create(name, DIMENSIONS).initialise(vectors)
    mistakes = [
        learner.learn_triplet(*(one(vectors, row) for row in triplet)).modality_mistakes
        for triplet in triplets
    ]
    together = create(name, DIMENSIONS).initialise(vectors)
    outcome = together.learn_triplets(vectors, triplets)
    assert_array_equal(outcome.modality_mistakes, np.concatenate(mistakes))
    assert_allclose(learner.weights_, together.weights_)
    for modality in DIMENSIONS:
        assert_allclose(
            learner.components_[modality], together.components_[modality], rtol=1e-9, atol=1e-9
        )


@online
def test_single_precision_gives_the_same_to_its_precision(name: str) -> None:
    vectors, triplets = photos(np.float32)
    learner = create(name, DIMENSIONS).initialise(vectors)
    learner.learn_triplets(vectors, triplets)
    exact = {k: v.astype(np.float64) for k, v in vectors.items()}
    double = create(name, DIMENSIONS).initialise(exact)
    double.learn_triplets(exact, triplets)
    expected = double.pairwise(exact, exact)
    assert_allclose(learner.pairwise(exact, exact), expected, atol=1e-4 * expected.max())


@online
def test_snapshot_restores_bit_for_bit_and_stays_what_it_was(name: str) -> None:
    vectors, triplets = photos()
    learner = trained(name)
    snapshot = learner.snapshot()
    before = {key: array.copy() for key, array in snapshot.arrays.items()}
    learner.learn_triplets(vectors, triplets)
    after = learner.snapshot()
    learner.restore(snapshot)
    learner.learn_triplets(vectors, triplets)
    for key, array in learner.snapshot().arrays.items():
        assert_array_equal(array, after.arrays[key])
        assert_array_equal(snapshot.arrays[key], before[key])
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 0


@online
def test_save_and_load_bit_for_bit(name: str, tmp_path: Path) -> None:
    vectors, triplets = photos()
    learner = trained(name, beta=0.9)
    learner.save(tmp_path / "learner.npz")
    loaded = load(tmp_path / "learner.npz")
    assert (loaded.name, loaded.settings) == (learner.name, learner.settings)
    assert same(loaded, learner)
    learner.learn_triplets(vectors, triplets)
    loaded.learn_triplets(vectors, triplets)
    assert same(loaded, learner)
    assert [path.name for path in tmp_path.iterdir()] == ["learner.npz"]


@online
@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_entries_that_are_not_finite_are_rejected(name: str, bad: float) -> None:
    vectors, triplets = photos()
    vectors["gist"][triplets[0, 0], 2] = bad
    with pytest.raises(InputError, match="gist"):
        create(name, DIMENSIONS).initialise(vectors)
    learner = trained(name)
    before = learner.snapshot()
    with pytest.raises(InputError, match="gist"):
        learner.learn_triplets(vectors, triplets)
    with pytest.raises(InputError, match="gist"):
        learner.embed(vectors)
    assert all(np.array_equal(v, learner.snapshot().arrays[k]) for k, v in before.arrays.items())


@online
def test_wrong_shapes_and_rows_are_rejected(name: str) -> None:
    vectors, triplets = photos()
    learner = trained(name)
    with pytest.raises(InputError, match="triplets"):
        learner.learn_triplets(vectors, triplets[:, :2])
    with pytest.raises(InputError, match="triplets"):
        learner.learn_triplets(vectors, triplets.astype(float))
    with pytest.raises(InputError, match="60 rows"):
        learner.learn_triplets(vectors, triplets + 55)
    with pytest.raises(InputError, match="color"):
        learner.learn_triplets(vectors | {"color": vectors["edge"]}, triplets)
    with pytest.raises(InputError, match="similar"):
        learner.learn_triplet(one(vectors, 0), {"color": np.zeros(7)}, one(vectors, 1))


@online
def test_an_empty_sample_is_rejected(name: str) -> None:
    empty = {modality: np.zeros((0, d)) for modality, d in DIMENSIONS.items()}
    with pytest.raises(InputError, match="vectors"):
        create(name, DIMENSIONS).initialise(empty)


@pytest.mark.parametrize("name", [name for name in ONLINE if not name.startswith("PALS")])
def test_a_satisfied_triplet_changes_nothing(name: str) -> None:
    """All but PALS leave it alone; here all photos but one are at the anchor's place or far off."""
    vectors, _ = photos()
    far = {modality: np.zeros((2, d)) for modality, d in DIMENSIONS.items()}
    for ends in far.values():
        ends[:, 0] = 3, -3
    vectors = {modality: np.vstack([vectors[modality], far[modality]]) for modality in DIMENSIONS}
    learner = create(name, DIMENSIONS).initialise(vectors)
    before = learner.snapshot()
    learner.learn_triplets(vectors, np.array([[60, 60, 61], [61, 61, 60]]))
    assert all(np.array_equal(v, learner.snapshot().arrays[k]) for k, v in before.arrays.items())


@pytest.mark.parametrize("name", POSITIVE)
def test_learners_that_stay_in_the_cone_do(name: str) -> None:
    vectors, _ = photos()
    learner = LEARNERS[name].factory(12).initialise(vectors["gist"])
    random = np.random.default_rng(0)
    for _ in range(20):
        pairs = random.integers(0, 60, (10, 2))
        learner.learn_pairs(vectors["gist"], pairs, pairs[:, 0] % 3 == pairs[:, 1] % 3)
        values = np.linalg.eigvalsh((learner.matrix + learner.matrix.T) / 2)
        assert values[0] >= -1e-10 * values[-1]


@pytest.mark.parametrize("name", SINGLE)
def test_what_a_single_learner_gives_is_a_metric(name: str) -> None:
    vectors, triplets = photos()
    x = vectors["gist"]
    learner = LEARNERS[name].factory(12).initialise(x)
    learner.learn_triplets(x, triplets)
    moved, M = learner.transform(x), learner.get_mahalanobis_matrix()
    values = np.linalg.eigvalsh(M)
    assert values[0] >= -1e-10 * values[-1]
    assert_allclose(np.square(moved[0] - moved[1]).sum(), learner.distance(x[0], x[1]))
    assert_allclose(learner.distance(x[0], x[1]), (x[0] - x[1]) @ M @ (x[0] - x[1]))
    assert learner.distance(x[0], x[0]) == 0


@pytest.mark.parametrize("name", [n for n in SINGLE if LEARNERS[n].learns_from == "pairs"])
def test_pairs_batched_equal_one_by_one(name: str) -> None:
    x, pairs = photos()[0]["gist"], np.random.default_rng(0).integers(0, 60, (50, 2))
    similar = pairs[:, 0] % 3 == pairs[:, 1] % 3
    together, single = (LEARNERS[name].factory(12).initialise(x) for _ in range(2))
    together.learn_pairs(x, pairs, similar)
    for (a, b), alike in zip(pairs, similar, strict=True):
        single.learn_pair(x[a], x[b], bool(alike))
    assert_array_equal(together.matrix, single.matrix)


@online
def test_no_triplets_leave_the_metric_as_it_is(name: str) -> None:
    learner, vectors = trained(name), photos()[0]
    before = learner.snapshot()
    outcome = learner.learn_triplets(vectors, np.zeros((0, 3), np.int64))
    assert outcome.mistakes.shape == (0,)
    assert outcome.modality_mistakes.shape == (0, 3)
    assert all(np.array_equal(v, learner.snapshot().arrays[k]) for k, v in before.arrays.items())


@online
def test_needs_a_start_first(name: str) -> None:
    vectors, triplets = photos()
    learner = create(name, DIMENSIONS)
    with pytest.raises(StateError, match="initialise"):
        learner.learn_triplets(vectors, triplets)
    with pytest.raises(StateError, match="initialise"):
        learner.embed(vectors)


@online
def test_snapshots_of_others_are_rejected(name: str) -> None:
    other = create(name, {"color": 7}).initialise({"color": photos()[0]["color"]})
    with pytest.raises(SchemaError, match="snapshot"):
        trained(name).restore(other.snapshot())


@online
def test_unknown_settings_are_rejected(name: str) -> None:
    with pytest.raises(InputError, match="temperature"):
        create(name, DIMENSIONS, temperature=1)
    with pytest.raises(InputError, match="floor"):
        create(name, DIMENSIONS, floor=0.5)
    with pytest.raises(InputError, match="rank"):
        create(name, DIMENSIONS, rank=0)


def test_unknown_and_batch_names_are_rejected() -> None:
    for name in ("SVM", "BDRM"):
        with pytest.raises(InputError, match="LOMDML"):
            create(name, DIMENSIONS)


def test_damaged_and_foreign_files_are_rejected(tmp_path: Path) -> None:
    path = tmp_path / "learner.npz"
    path.write_bytes(b"PK\x03\x04 not a zip")
    with pytest.raises(SchemaError, match=r"learner\.npz"):
        load(path)
    np.savez(path, something=np.zeros(3))
    with pytest.raises(SchemaError, match=r"learner\.npz"):
        load(path)
    trained("LOMDML").save(path)
    path.write_bytes(path.read_bytes()[:-200])
    with pytest.raises(SchemaError, match=r"learner\.npz"):
        load(path)


def test_the_untrained_metric_is_the_mean_squared_distance() -> None:
    vectors, _ = photos()
    metric = Euclid(DIMENSIONS)
    expected = np.mean([np.square(v - v[0]).sum(axis=1) for v in vectors.values()], axis=0)
    assert_allclose(metric.modality_distances(one(vectors, 0), vectors) @ metric.weights_, expected)
    assert_allclose(
        np.square(metric.embed(vectors) - metric.embed(vectors)[0]).sum(1), expected, rtol=1e-5
    )
    assert metric.components_["edge"].tolist() == np.eye(3).tolist()
