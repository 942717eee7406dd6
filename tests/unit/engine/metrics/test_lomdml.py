"""LOMDML against the paper's formulas written out, finite differences and a plain loop."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_allclose

from engine.errors import InputError
from engine.metrics.initialisation import STARTS, principal
from engine.metrics.lomdml import LOMDML
from engine.metrics.registry import load, save

ONE = np.array([[0, 1, 2]])


def loss(W: Any, p: Any, similar: Any, dissimilar: Any) -> float:
    return max(
        0.0, float(np.square(W @ (p - similar)).sum() - np.square(W @ (p - dissimilar)).sum()) + 1
    )


def algorithm_2(
    components: dict[str, Any], vectors: Any, triplets: Any, gate: str, step: str, beta: float
) -> Any:
    """The paper's Algorithm 2, line by line, with its gradient of section 3.5."""
    theta = np.full(len(components), 1 / len(components))
    for triplet in triplets:
        margins, gradients = [], []
        for modality, W in components.items():
            p, similar, dissimilar = (vectors[modality][row] for row in triplet)
            q, qs, qd = W @ p, W @ similar, W @ dissimilar
            margins.append(np.square(q - qs).sum() - np.square(q - qd).sum())
            gradients.append(
                2 * np.outer(-qs + qd, p)
                + 2 * np.outer(-q + qs, similar)
                + 2 * np.outer(q - qd, dissimilar)
            )
        combined = theta @ margins
        for k, (modality, gradient) in enumerate(zip(components, gradients, strict=True)):
            own = margins[k] + 1
            if (own if gate == "own" else combined + 1) > 0:
                length = 0.03
                if step == "pa":
                    length = min(0.1, max(own, 0) / np.square(gradient).sum())
                components[modality] = components[modality] - length * gradient
        if combined + 1 > 0:
            theta = theta * beta ** (np.array(margins) > 0)
            theta = theta / theta.sum()
    return theta


@pytest.mark.parametrize("gate", ["own", "combined"])
@pytest.mark.parametrize("step", ["pa", "fixed"])
@pytest.mark.parametrize("start", list(STARTS))
def test_equals_algorithm_2_written_out(gate: Any, step: Any, start: Any) -> None:
    random = np.random.default_rng(0)
    dimensions = {"a": 6, "b": 3}
    vectors = {k: random.normal(size=(30, d)) / np.sqrt(2 * d) for k, d in dimensions.items()}
    triplets = np.array([random.choice(30, 3, replace=False) for _ in range(100)])  # 4 chunks
    learner = LOMDML(4, gate=gate, step=step, initialisation=start, beta=0.99, floor=0.0).fit(
        vectors
    )
    expected = {modality: W.copy() for modality, W in learner.components_.items()}
    theta = algorithm_2(expected, vectors, triplets, gate, step, 0.99)
    learner.partial_fit(vectors, triplets)
    assert_allclose(learner.weights_, theta, rtol=1e-10)
    for modality, W in expected.items():
        assert_allclose(learner.components_[modality], W, rtol=1e-9, atol=1e-11)


def test_averages_written_out() -> None:
    random = np.random.default_rng(0)
    dimensions = {"a": 6, "b": 3}
    vectors = {k: random.normal(size=(30, d)) / np.sqrt(2 * d) for k, d in dimensions.items()}
    triplets = np.array([random.choice(30, 3, replace=False) for _ in range(100)])
    plain = LOMDML(4).fit(vectors)
    expected = plain.components_
    for t, triplet in enumerate(triplets, start=1):
        plain.partial_fit(vectors, triplet[np.newaxis])
        share = 4 / (t + 3)
        expected = {k: (1 - share) * W + share * plain.components_[k] for k, W in expected.items()}
    averaged = LOMDML(4, average=True).fit(vectors)
    averaged.partial_fit(vectors, triplets[:50])
    averaged.partial_fit(vectors, triplets[50:])
    for modality, W in expected.items():
        assert_allclose(averaged.components_[modality], W, rtol=1e-9, atol=1e-11)


@pytest.mark.slow
def test_the_order_of_learning_is_kept_where_photos_are_shared_and_where_not() -> None:
    random = np.random.default_rng(5)
    vectors = {"a": random.normal(size=(400, 6)) / 4, "b": random.normal(size=(400, 3)) / 3}
    for photos in (20, 400):  # 250 triplets of 20 photos share, of 400 they do not
        triplets = np.array([random.choice(photos, 3, replace=False) for _ in range(250)])
        together, in_turn = (LOMDML(4, average=True).fit(vectors) for _ in range(2))
        together.partial_fit(vectors, triplets)
        mistakes = []
        for triplet in triplets:
            in_turn.partial_fit(vectors, triplet[np.newaxis])
            mistakes.append(in_turn.outcome_.modality_mistakes[0])
        assert np.array_equal(together.outcome_.modality_mistakes, mistakes)
        for name, W in in_turn.components_.items():
            assert_allclose(together.components_[name], W, rtol=1e-8, atol=1e-11)


def test_averages_are_kept_and_restored(tmp_path: Path) -> None:
    random = np.random.default_rng(0)
    vectors = {"a": random.normal(size=(30, 6)) / 4}
    triplets = random.integers(0, 30, (80, 3))
    learner = LOMDML(4, average=True).fit(vectors)
    learner.partial_fit(vectors, triplets[:40])
    save(learner, tmp_path / "learner.npz")
    state = learner.state()
    learner.partial_fit(vectors, triplets[40:])
    after = learner.components_["a"]
    loaded = load(tmp_path / "learner.npz")
    learner.restore(state)
    for each in (learner, loaded):
        each.partial_fit(vectors, triplets[40:])
        assert np.array_equal(each.components_["a"], after)


def test_one_step_by_hand() -> None:
    """W = I, p = 0, p+ = (2, 0), p- = (0, 1): f = 4 - 1, gradient 2 (u u' - v v')."""
    learner = LOMDML(step="fixed", eta=0.1, initialisation="identity")
    learner.fit({"x": np.zeros((1, 2))})
    learner.partial_fit({"x": np.array([[0.0, 0.0], [2.0, 0.0], [0.0, 1.0]])}, ONE)
    assert learner.outcome_.mistakes.tolist() == [True]
    assert_allclose(learner.components_["x"], [[1 - 0.1 * 8, 0], [0, 1 + 0.1 * 2]])


def test_gradient_against_finite_differences() -> None:
    random = np.random.default_rng(1)
    vectors = {"x": random.normal(size=(3, 5))}
    learner = LOMDML(3, step="fixed", eta=1.0, initialisation="gaussian")
    W = learner.fit(vectors).components_["x"].copy()
    p, far, near = vectors["x"]  # a violated triplet: the farther one is called similar
    if loss(W, p, far, near) < 1:
        far, near = near, far
    learner.partial_fit({"x": np.stack([p, far, near])}, ONE)
    gradient = W - learner.components_["x"]
    numeric = np.zeros_like(W)
    for index in np.ndindex(*W.shape):
        nudge = np.zeros_like(W)
        nudge[index] = 1e-6
        numeric[index] = (loss(W + nudge, p, far, near) - loss(W - nudge, p, far, near)) / 2e-6
    assert_allclose(gradient, numeric, rtol=1e-6, atol=1e-6)


def test_a_satisfied_triplet_leaves_the_metric_untouched() -> None:
    learner = LOMDML(initialisation="identity").fit({"x": np.zeros((1, 2))})
    before = learner.state()
    learner.partial_fit({"x": np.array([[0.0, 0.0], [0.1, 0.0], [0.0, 2.0]])}, ONE)
    for key, array in before.arrays.items():
        assert np.array_equal(learner.state().arrays[key], array)


@pytest.mark.slow
@given(st.integers(0, 10_000), st.sampled_from([0.001, 1.0, 1000.0]))
def test_passive_aggressive_steps_bear_any_scale(seed: int, scale: float) -> None:
    """The change of W is at most C times the gradient, and at most what closes the loss."""
    random = np.random.default_rng(seed)
    vectors = {"x": random.normal(size=(6, 4)) * scale}
    learner = LOMDML(2).fit(vectors)
    learner.partial_fit(vectors, random.integers(0, 6, (200, 3)))
    assert np.isfinite(learner.components_["x"]).all()


def test_principal_start_keeps_the_distances_of_the_sample() -> None:
    random = np.random.default_rng(0)
    sample = random.normal(size=(8, 3)) @ random.normal(size=(3, 20))
    directions = principal(sample, 3, random)
    kept = sample @ directions.T
    assert_allclose(np.square(kept - kept[0]).sum(1), np.square(sample - sample[0]).sum(1))


@pytest.mark.parametrize("shape", [(1, 5), (3, 20), (20, 20), (50, 20), (20, 50)])
@pytest.mark.parametrize("constant", [False, True])
def test_principal_start_is_orthonormal(shape: tuple[int, int], constant: bool) -> None:
    sample = np.random.default_rng(0).random(shape) * (not constant)
    rank = min(5, shape[1])
    directions = principal(sample, rank, np.random.default_rng(0))
    assert_allclose(directions @ directions.T, np.eye(rank), atol=1e-12)


def test_rank_is_bounded_by_the_dimension() -> None:
    sample = {"edge": np.random.default_rng(0).random((60, 37)), "gist": np.ones((60, 80))}
    learner = LOMDML().fit(sample)
    assert {k: W.shape for k, W in learner.components_.items()} == {
        "edge": (37, 37),
        "gist": (50, 80),
    }


@pytest.mark.parametrize("name", ["gate", "step", "hedge", "initialisation"])
def test_unknown_choices_are_rejected(name: str) -> None:
    with pytest.raises(InputError, match=name):
        LOMDML(**{name: "other"}).fit({"x": np.ones((3, 2))})  # type: ignore[arg-type]  # that is the point


def test_learns_bit_for_bit_the_same_however_photos_are_numbered() -> None:
    random = np.random.default_rng(3)
    photos = {"a": random.standard_normal((20, 6)), "b": random.standard_normal((20, 3))}
    triplets = np.array([random.choice(20, 3, replace=False) for _ in range(40)])
    number = random.permutation(20)
    others = {name: array[np.argsort(number)] for name, array in photos.items()}
    one, other = (LOMDML(3).fit(photos) for _ in range(2))
    one.partial_fit(photos, triplets)
    other.partial_fit(others, number[triplets])
    for name in photos:
        assert one.components_[name].tobytes() == other.components_[name].tobytes()
