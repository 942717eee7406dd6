"""Settings of learners: as scikit-learn's, before and after fitting."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from sklearn.base import clone
from sklearn.exceptions import NotFittedError
from sklearn.neighbors import KNeighborsClassifier
from sklearn.pipeline import make_pipeline

from engine.errors import InputError
from engine.metrics.multi_modal import MultiModalLearner
from engine.metrics.registry import (
    LEARNERS,
    create,
    for_thumbs,
    settings_of,
    thumb_settings,
    without_prior,
)
from tests.contracts.learner_steps import DIMENSIONS, PAIRS, SINGLE, every, online, photos


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


@every
def test_a_learner_of_arrays_is_a_step_of_a_pipeline(name: str) -> None:
    step, x, labels = LEARNERS[name].make(), photos()[0]["gist"], np.arange(60) % 3
    if isinstance(step, MultiModalLearner):
        return
    fitted = clone(make_pipeline(step, KNeighborsClassifier(1))).fit(x, labels)
    assert_array_equal(fitted.predict(x), labels)
    assert_array_equal(fitted[:-1].transform(x), clone(step).fit(x, labels).transform(x))


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


@pytest.mark.slow
@every
def test_fit_gives_the_learner_itself_and_needs_no_dimensions_before(name: str) -> None:
    x, labels = photos()[0]["gist"][:18], np.arange(18) % 3
    learner = create(name) if LEARNERS[name].online else LEARNERS[name].make()
    assert learner.fit(photos()[0] if LEARNERS[name].online else x, labels) is learner
    if LEARNERS[name].online:
        assert learner.dimensions_ == DIMENSIONS
        assert learner.partial_fit(*photos()) is learner


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
