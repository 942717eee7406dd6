"""The network of the subject as a graph, in float32 and in 8 bits."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from scipy.special import ndtri

from features.checkpoint import Tensors
from features.efficientnet import (
    EPSILON,
    Addition,
    Convolution,
    blocks,
    by_blocks,
    classifier,
    float_graph,
    layers,
)
from features.eight_bits import LARGEST_WEIGHT, byte_graph, moments_of
from features.errors import WeightsError
from features.onnx_writer import Graph, encode

Array = NDArray[Any]

BLOCKS = ((3, 4, 3, 1), (5, 3, 6, 2), (3, 6, 6, 1))
"""Kernel, channels in, channels out, stride of each block; the first does not expand."""


def vectors(graph: Graph, batch: NDArray[np.uint8]) -> Array:
    """What onnxruntime makes of a batch of pictures."""
    import onnxruntime

    session = onnxruntime.InferenceSession(encode(graph), providers=["CPUExecutionProvider"])
    return np.asarray(session.run(None, {"picture": batch})[0])


def pictures(height: int, width: int, number: int = 3) -> NDArray[np.uint8]:
    """Noise, as a batch."""
    return np.random.default_rng(1).integers(0, 256, (number, 3, height, width), np.uint8)


def random_tensors(seed: int = 0) -> Tensors:
    """A stem of 4 channels, three blocks, the last with a residual, and a head of 8."""
    random = np.random.default_rng(seed)
    tensors: dict[str, Array] = {}

    def convolution(weight: str, norm: str, *shape: int) -> None:
        tensors[f"{weight}.weight"] = random.normal(0, 0.5, shape)
        tensors[f"{norm}.weight"] = random.uniform(0.5, 1.5, shape[0])
        tensors[f"{norm}.bias"] = random.normal(0.5, 0.5, shape[0])
        tensors[f"{norm}.running_mean"] = random.normal(0, 0.2, shape[0])
        tensors[f"{norm}.running_var"] = random.uniform(0.5, 2, shape[0])

    convolution("_conv_stem", "_bn0", 4, 3, 3, 3)
    for number, (kernel, taken, made, _) in enumerate(BLOCKS):
        prefix, inside = f"_blocks.{number}._", taken * 2 if number else taken
        if number:
            convolution(f"{prefix}expand_conv", f"{prefix}bn0", inside, taken, 1, 1)
        convolution(f"{prefix}depthwise_conv", f"{prefix}bn1", inside, 1, kernel, kernel)
        convolution(f"{prefix}project_conv", f"{prefix}bn2", made, inside, 1, 1)
    convolution("_conv_head", "_bn1", 8, 6, 1, 1)
    tensors["_fc.weight"] = random.normal(0, 1, (5, 8))
    tensors["_fc.bias"] = random.normal(0, 1, 5)
    learned = {name: np.asarray(array, np.float32) for name, array in tensors.items()}
    noise = random.integers(0, 256, (3, 48, 48), np.uint8)
    straightforward(learned, noise, learn=True)
    return learned


def straightforward(tensors: Tensors, picture: NDArray[np.uint8], *, learn: bool = False) -> Array:
    """The vector of ``picture`` (3, h, w), float64 (8,), loop by loop.

    ``learn``: as in training, set the batch normalisations' means and variances by this picture.
    """
    layer = partial(_normalised, tensors, learn)
    here = _clip(layer("_conv_stem", "_bn0", (picture - 127.0) / 128, 2))
    for number, (_, taken, made, stride) in enumerate(BLOCKS):
        prefix, before = f"_blocks.{number}._", here
        if number:
            here = _clip(layer(f"{prefix}expand_conv", f"{prefix}bn0", here))
        here = _clip(layer(f"{prefix}depthwise_conv", f"{prefix}bn1", here, stride))
        here = layer(f"{prefix}project_conv", f"{prefix}bn2", here)
        here = here + before if taken == made else here
    return np.asarray(_clip(layer("_conv_head", "_bn1", here)).mean(axis=(1, 2)))


def _normalised(
    tensors: Tensors, learn: bool, weight: str, norm: str, source: Array, stride: int = 1
) -> Array:
    """Convolution, then batch normalisation, as TensorFlow defines them."""
    kernels = tensors[f"{weight}.weight"].astype(np.float64)
    side = kernels.shape[2]
    lengths = [-(-length // stride) for length in source.shape[1:]]
    missing = [
        max(0, (made - 1) * stride + side - length)
        for made, length in zip(lengths, source.shape[1:], strict=True)
    ]
    padded = np.pad(source, [(0, 0), *((m // 2, m - m // 2) for m in missing)])
    made = np.empty((len(kernels), *lengths))
    for channel, kernel in enumerate(kernels):
        part = padded if len(kernel) > 1 or len(source) == 1 else padded[channel : channel + 1]
        for y in range(lengths[0]):
            for x in range(lengths[1]):
                top, left = y * stride, x * stride
                made[channel, y, x] = (part[:, top : top + side, left : left + side] * kernel).sum()
    if learn:
        tensors[f"{norm}.running_mean"] = made.mean(axis=(1, 2)).astype(np.float32)
        tensors[f"{norm}.running_var"] = made.var(axis=(1, 2)).astype(np.float32)
    mean, variance, gamma, beta = (
        tensors[f"{norm}.{name}"].astype(np.float64)[:, None, None]
        for name in ("running_mean", "running_var", "weight", "bias")
    )
    return np.asarray((made - mean) / np.sqrt(variance + EPSILON) * gamma + beta)


def _clip(values: Array) -> Array:
    return np.clip(values, 0, 6)


# The network as a graph: what loops over its definition give.

pytest.importorskip("onnxruntime", reason="runs the graphs")

TENSORS = random_tensors()
CHAIN = layers(TENSORS)


@pytest.mark.parametrize("size", [(16, 16), (12, 20), (9, 13), (1, 1)])
def test_the_graph_is_the_network(size: tuple[int, int]) -> None:
    expected = [straightforward(TENSORS, picture) for picture in pictures(*size)]
    found = vectors(float_graph(CHAIN), pictures(*size))
    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-5)


def in_blocks(batch: np.ndarray) -> np.ndarray:
    return np.concatenate([blocks(picture.transpose(1, 2, 0)) for picture in batch])


@pytest.mark.parametrize("size", [(16, 16), (12, 20), (2, 2)])
def test_blocks_of_pixels_give_the_same_vectors(size: tuple[int, int]) -> None:
    expected = vectors(float_graph(CHAIN), pictures(*size))
    found = vectors(float_graph(by_blocks(CHAIN)), in_blocks(pictures(*size)))
    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-5)


def test_blocks_of_pixels_give_the_same_bytes() -> None:
    expected = vectors(byte_graph(CHAIN), pictures(16, 24))
    found = vectors(byte_graph(by_blocks(CHAIN)), in_blocks(pictures(16, 24)))
    np.testing.assert_array_equal(found, expected)


def test_only_a_stem_of_pixels_looks_at_blocks() -> None:
    with pytest.raises(WeightsError, match="does not begin with 3 x 3 pixels"):
        by_blocks(CHAIN[1:])


def test_the_layers_are_those_of_the_checkpoint() -> None:
    assert [layer.name for layer in CHAIN] == [
        "stem", "block0.around", "block0.project",
        "block1.expand", "block1.around", "block1.project",
        "block2.expand", "block2.around", "block2.project", "block2", "head",
    ]  # fmt: skip
    convolutions = {layer.name: layer for layer in CHAIN if isinstance(layer, Convolution)}
    strides = {name for name, layer in convolutions.items() if layer.stride == 2}
    assert strides == {"stem", "block1.around"}
    assert not any(convolutions[f"block{number}.project"].clipped for number in range(3))
    assert convolutions["block2.around"].groups == 12
    assert [layer.sources for layer in CHAIN if isinstance(layer, Addition)] == [
        ("block1.project", "block2.project")
    ]


def test_the_classifier_is_the_last_layer() -> None:
    weight, bias = classifier(TENSORS)
    assert weight.shape == (5, 8)
    assert bias.shape == (5,)


@pytest.mark.parametrize("lost", ["_conv_stem.weight", "_blocks.1._bn1.bias", "_bn1.running_var"])
def test_weights_of_something_else_are_refused(lost: str) -> None:
    tensors = {name: array for name, array in TENSORS.items() if name != lost}
    with pytest.raises(WeightsError, match="no EfficientNet-Lite's"):
        layers(tensors)


def test_nothing_is_refused() -> None:
    with pytest.raises(WeightsError, match="no EfficientNet-Lite's"):
        layers({})


# The network in 8 bits: nearly what it says in float32, and what it takes for granted.

pytest.importorskip("onnxruntime", reason="runs the graphs")

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
