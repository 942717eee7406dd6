"""What every learner in the registry promises, whichever algorithm it is."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from sklearn.base import clone
from sklearn.exceptions import NotFittedError

from likewise.engine.errors import InputError, SchemaError
from likewise.engine.metrics.mahalanobis import MahalanobisLearner
from likewise.engine.metrics.multi_modal import MultiModalLearner
from likewise.engine.metrics.registry import (
    LEARNERS,
    create,
    for_thumbs,
    load,
    save,
    settings_of,
    thumb_settings,
    without_prior,
)

DIMENSIONS = {"color": 7, "edge": 3, "gist": 12}
ONLINE = [name for name, spec in LEARNERS.items() if spec.online]
SINGLE = [name for name in ONLINE if issubclass(LEARNERS[name].learner, MahalanobisLearner)]
PAIRS = [name for name in SINGLE if LEARNERS[name].learns_from == "pairs"]
POSITIVE = [name for name in PAIRS if name in ("LEGO", "ITML-Online", "POLA") or name[-1] == "+"]
every = pytest.mark.parametrize("name", LEARNERS)
online = pytest.mark.parametrize("name", ONLINE)
single = pytest.mark.parametrize("name", SINGLE)


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
    return create(name, **settings).fit(vectors).partial_fit(vectors, triplets)


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


@every
def test_settings_go_around(name: str) -> None:
    """scikit-learn's contract: what the constructor takes is kept as it is and can be cloned."""
    learner = LEARNERS[name].make()
    settings = learner.get_params()
    other = LEARNERS[name].learner(**settings)
    assert other.get_params() == settings
    assert all(getattr(other, key) is value for key, value in settings.items())
    assert clone(learner).get_params() == settings
    assert not [key for key in vars(learner) if key.endswith("_") and not key.startswith("_")]
    changed = {key: value * 2 for key, value in settings.items() if type(value) is float}
    assert learner.set_params(**changed).get_params() == settings | changed


@online
def test_settings_of_several_modalities_go_around(name: str) -> None:
    learner = create(name, beta=0.9, floor=0.01, hedge="caller")
    again = create(name, **settings_of(learner))
    assert settings_of(again) == settings_of(learner)
    assert settings_of(clone(learner)) == settings_of(learner)
    assert settings_of(learner)["beta"] == 0.9
    nested = {key: 7.0 for key in ("learner__C", "learner__eta") if key in learner.get_params()}
    learner.set_params(beta=0.8, **nested)
    assert settings_of(learner)["beta"] == 0.8
    for key, value in nested.items():
        assert settings_of(learner)[key.removeprefix("learner__")] == value


@every
def test_fit_gives_the_learner_itself_and_needs_no_dimensions_before(name: str) -> None:
    x, labels = photos()[0]["gist"], np.arange(60) % 3
    learner = create(name) if LEARNERS[name].online else LEARNERS[name].make()
    assert learner.fit(photos()[0] if LEARNERS[name].online else x, labels) is learner
    if LEARNERS[name].online:
        assert learner.dimensions_ == DIMENSIONS
        assert learner.partial_fit(*photos()) is learner


@every
def test_learners_of_arrays_follow_the_width_of_what_they_are_fitted_to(name: str) -> None:
    learner, labels = LEARNERS[name].make(), np.arange(60) % 3
    if isinstance(learner, MultiModalLearner):
        return
    for modality in ("gist", "color"):
        x = photos()[0][modality]
        assert learner.fit(x, labels).n_features_in_ == x.shape[1]
        assert learner.transform(x).shape[0] == 60


@every
def test_nothing_is_given_before_fit(name: str) -> None:
    vectors, triplets = photos()
    single_ = LEARNERS[name].make()
    if not isinstance(single_, MultiModalLearner):
        with pytest.raises(NotFittedError):
            single_.transform(vectors["gist"])
    if name in SINGLE:
        for given in ((triplets,), (triplets[:, :2], np.ones(40, bool))):
            if len(given) == 1 + (name in PAIRS):
                with pytest.raises(NotFittedError):
                    single_.partial_fit(vectors["gist"], *given)
    if LEARNERS[name].online:
        learner = create(name)
        for call in (
            lambda: learner.partial_fit(vectors, triplets),
            lambda: learner.transform(vectors),
            lambda: learner.metric_,
            lambda: learner.state(),
            lambda: learner.reweigh(np.zeros(3)),
        ):
            with pytest.raises(NotFittedError):
                call()


@online
def test_no_triplets_leave_the_metric_as_it_is(name: str) -> None:
    learner, vectors = trained(name), photos()[0]
    before = learner.state()
    outcome = learner.partial_fit(vectors, np.zeros((0, 3), np.int64)).outcome_
    assert outcome.mistakes.shape == (0,)
    assert outcome.modality_mistakes.shape == (0, 3)
    assert all(np.array_equal(v, learner.state().arrays[k]) for k, v in before.arrays.items())


@online
def test_states_over_other_modalities_are_rejected(name: str) -> None:
    other = create(name).fit({"color": photos()[0]["color"]})
    with pytest.raises(SchemaError, match="state"):
        trained(name).restore(other.state())


@online
def test_unknown_settings_are_rejected(name: str) -> None:
    with pytest.raises(InputError, match="temperature"):
        create(name, temperature=1)
    for wrong in ({"floor": 0.5}, {"rank": 0}, {"hedge": "never"}):
        with pytest.raises(InputError, match=next(iter(wrong))):
            create(name, **wrong).fit(photos()[0])


def test_unknown_and_batch_names_are_rejected() -> None:
    for name in ("SVM", "BDRM"):
        with pytest.raises(InputError, match="LOMDML"):
            create(name)


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


@pytest.mark.parametrize("name", for_thumbs())
def test_weights_start_from_a_prior_and_floors_follow_it(name: str) -> None:
    vectors, triplets = photos()
    first, *others = vectors
    prior = {first: 4.0, **dict.fromkeys(others, 1.0)}
    learner = create(name, prior=prior, hedge="caller", beta=0.01, floor=0.1).fit(vectors)
    start = np.array([4.0, 1.0, 1.0]) / 6
    assert_allclose(learner.metric_.weights, start)
    learner.partial_fit(vectors, triplets).reweigh(np.array([9.0, 0.0, 9.0]))
    floors = 0.1 * 3 * start
    assert_allclose(learner.weights_, [floors[0], 1 - floors[0] - floors[2], floors[2]])
    again = create(name, **settings_of(learner)).restore(learner.state())
    assert_array_equal(again.reweigh(np.zeros(3)).weights_, learner.weights_)
    with pytest.raises(InputError, match="prior"):
        create(name, prior={first: 1.0}).fit(vectors)


@pytest.mark.parametrize("name", for_thumbs())
def test_an_even_prior_is_no_prior(name: str) -> None:
    vectors, triplets = photos()
    plain, even = (
        create(name, prior=prior, hedge="caller").fit(vectors).partial_fit(vectors, triplets)
        for prior in (None, dict.fromkeys(vectors, 2.0))
    )
    assert_allclose(even.reweigh(np.ones(3)).weights_, plain.reweigh(np.ones(3)).weights_)
    assert_array_equal(even.transform(vectors), plain.transform(vectors))


@pytest.mark.parametrize("name", for_thumbs())
def test_settings_for_thumbs_take_a_prior_and_lose_it_again(name: str) -> None:
    plain, weighted = thumb_settings(name), thumb_settings(name, {"color": 1.0, "edge": 2.0})
    assert weighted["prior"] == {"color": 1.0, "edge": 2.0}
    assert weighted["floor"] < plain["floor"]
    assert thumb_settings(name) | without_prior(weighted) == plain
    assert without_prior(plain | {"C": 3.0})["C"] == 3.0
