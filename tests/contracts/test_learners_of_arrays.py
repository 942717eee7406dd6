"""What every learner of plain arrays promises."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

from engine.errors import InputError
from engine.metrics.mahalanobis import MahalanobisLearner
from engine.metrics.multi_modal import MultiModalLearner
from engine.metrics.registry import (
    LEARNERS,
)
from tests.contracts.learner_steps import PAIRS, SINGLE, every, photos

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
