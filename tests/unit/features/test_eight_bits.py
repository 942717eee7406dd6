"""The network in 8 bits: nearly what it says in float32, and what it takes for granted."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.special import ndtri

from features.efficientnet import Addition, Convolution, float_graph, layers
from features.eight_bits import LARGEST_WEIGHT, byte_graph, moments_of
from tests.unit.features.small_network import pictures, random_tensors, vectors

pytest.importorskip("onnxruntime", reason="runs the graphs")

TENSORS = random_tensors()
CHAIN = layers(TENSORS)
HEAD = CHAIN[-1]
NORMAL = ndtri((np.arange(100_000) + 0.5) / 100_000)
"""Normally distributed, evenly spaced by rank."""


@pytest.mark.parametrize("size", [(16, 16), (12, 20)])
def test_eight_bits_say_nearly_the_same(size: tuple[int, int]) -> None:
    exact = vectors(float_graph(CHAIN), pictures(*size, 20))
    rough = vectors(byte_graph(CHAIN), pictures(*size, 20))
    assert np.abs(exact - rough).max() < 0.15  # of entries up to 6
    assert np.corrcoef(exact.ravel(), rough.ravel())[0, 1] > 0.998


def test_eight_bits_are_the_same_in_any_batch() -> None:
    graph = byte_graph(CHAIN)
    together = vectors(graph, pictures(16, 16, 4))
    apart = [vectors(graph, picture[None])[0] for picture in pictures(16, 16, 4)]
    np.testing.assert_array_equal(together, apart)


def test_no_weight_has_more_than_seven_bits() -> None:
    constants = byte_graph(CHAIN).constants
    weights = [array for name, array in constants.items() if name.endswith(".weight")]
    assert len(weights) == sum(isinstance(layer, Convolution) for layer in CHAIN)
    for array in weights:
        assert array.dtype == np.int8
        assert np.abs(array.astype(int)).max() == LARGEST_WEIGHT


def test_moments_are_what_the_batch_normalisation_says() -> None:
    moments = moments_of(CHAIN)
    assert list(moments) == ["pixels", *(layer.name for layer in CHAIN)]
    project, added = CHAIN[-3], CHAIN[-2]
    assert isinstance(project, Convolution)
    assert isinstance(added, Addition)
    np.testing.assert_allclose(moments[project.name].mean, project.mean)
    np.testing.assert_allclose(moments[project.name].variance, project.deviation**2)
    assert moments[project.name].low == (project.mean - 4.0 * project.deviation).min()
    first, second = (moments[source] for source in added.sources)
    np.testing.assert_allclose(moments[added.name].mean, first.mean + second.mean)
    np.testing.assert_allclose(moments[added.name].variance, first.variance + second.variance)


@pytest.mark.slow
@given(st.floats(-20, 20), st.floats(0.1, 5))
def test_moments_after_relu6_are_those_of_a_sample(mean: float, deviation: float) -> None:
    assert isinstance(HEAD, Convolution)
    layer = replace(HEAD, mean=np.full(8, mean), deviation=np.full(8, deviation))
    found = moments_of([layer])["head"]
    sample = np.clip(NORMAL * deviation + mean, 0, 6)
    np.testing.assert_allclose(found.mean, sample.mean(), atol=0.01)
    np.testing.assert_allclose(found.variance, sample.var(), atol=0.02)
    assert found.low == 0
    assert 0 <= found.high <= 6 or mean + 4 * deviation < 0


def test_rounding_the_weights_moves_no_mean() -> None:
    """On pictures whose pixels have the mean and deviation that the first layer is told of."""
    exact = vectors(float_graph(CHAIN), pictures(32, 32, 40)).mean(axis=0)
    rough = vectors(byte_graph(CHAIN), pictures(32, 32, 40)).mean(axis=0)
    np.testing.assert_allclose(rough, exact, atol=0.06)


def test_a_dead_channel_stays_dead() -> None:
    tensors = TENSORS | {"_bn1.weight": np.zeros(8, np.float32)}
    chain = layers(tensors)
    exact = vectors(float_graph(chain), pictures(16, 16))
    rough = vectors(byte_graph(chain), pictures(16, 16))
    np.testing.assert_allclose(exact[0], np.clip(TENSORS["_bn1.bias"], 0, 6), rtol=1e-5)
    np.testing.assert_allclose(rough, exact, atol=0.02)
