"""The network as a graph: what loops over its definition give."""

from __future__ import annotations

import numpy as np
import pytest

from features.efficientnet import (
    Addition,
    Convolution,
    blocks,
    by_blocks,
    classifier,
    float_graph,
    layers,
)
from features.eight_bits import byte_graph
from features.errors import WeightsError
from tests.unit.features.small_network import pictures, random_tensors, straightforward, vectors

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
