"""A chain of convolutions as an ONNX graph that computes with bytes.

Entries between layers are bytes, one scale and zero a layer; weights are bytes, one scale an output
channel; sums are integers of 32 bits. ReLU6 needs no operator: bytes end where their range does.

A weight is one of -63 ... 63: one bit less than there is room for, since processors without VNNI
add two products in 16 bits, where eight would not fit. So every processor gets the same sums.

Ranges are known without a picture, as in Nagel et al. 2019, "Data-free quantization": a batch
normalisation says which mean and deviation its channels had in training, and nearly all entries are
within `DEVIATIONS` of them. Two layers are added as if they were independent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from likewise.features.efficientnet import (
    CEILING,
    MIDDLE,
    SPREAD,
    Addition,
    Convolution,
    Layer,
    closed,
)
from likewise.features.onnx_writer import Graph, Node

DEVIATIONS = 6.0
LARGEST_WEIGHT = 63
LARGEST_BIAS = 1 << 30

Ranges = Mapping[str, tuple[float, float]]
"""Layer -> the least and the greatest of its entries that are told apart."""


def byte_graph(chain: Sequence[Layer], ranges: Ranges) -> Graph:
    """From "picture" uint8 (n, 3, h, w) to "vector" float32 (n, 1280), a mean of bytes.

    Raises KeyError if ``ranges`` lacks a layer.
    """
    scales = {"pixels": (np.float32(1 / SPREAD), np.uint8(MIDDLE))}
    scales |= {layer.name: _scale(*ranges[layer.name]) for layer in chain}
    constants: dict[str, Any] = {}
    for name, (step, zero) in scales.items():
        constants |= {f"{name}.step": step, f"{name}.zero": zero}
    nodes: list[Node] = []
    for layer in chain:
        if isinstance(layer, Addition):
            nodes += _addition(layer)
        else:
            own = _constants(layer, scales[layer.source][0])
            constants |= own
            nodes.append(_convolution(layer, list(own)))
    last = chain[-1]
    nodes.append(Node("DequantizeLinear", _packed(last.name), last.name))
    return closed(nodes, constants, last)


def ranges_of(chain: Sequence[Layer]) -> Ranges:
    """The range of each layer, from its batch normalisations."""
    moments: dict[str, tuple[NDArray[Any], NDArray[Any]]] = {}
    ranges = {}
    for layer in chain:
        if isinstance(layer, Addition):
            means, variances = zip(*(moments[source] for source in layer.sources), strict=True)
            mean, variance = np.sum(means, axis=0), np.sum(variances, axis=0)
        else:
            mean, variance = layer.mean, layer.deviation**2
        moments[layer.name] = mean, variance
        reach = DEVIATIONS * np.sqrt(variance)
        low, high = float((mean - reach).min()), float((mean + reach).max())
        clipped = isinstance(layer, Convolution) and layer.clipped
        ranges[layer.name] = (0.0, min(high, CEILING)) if clipped else (low, high)
    return ranges


def _packed(name: str) -> list[str]:
    """What an operator reads of a layer in bytes."""
    packed = "picture" if name == "pixels" else f"{name}.bytes"
    return [packed, f"{name}.step", f"{name}.zero"]


def _convolution(layer: Convolution, constants: Sequence[str]) -> Node:
    weight, factor, origin, bias = constants
    made, *grid = _packed(layer.name)
    inputs = [*_packed(layer.source), weight, factor, origin, *grid, bias]
    return Node("QLinearConv", inputs, made, layer.attributes)


def _addition(layer: Addition) -> list[Node]:
    taken = [f"{source}.for.{layer.name}" for source in layer.sources]
    unpack = [
        Node("DequantizeLinear", _packed(source), made)
        for source, made in zip(layer.sources, taken, strict=True)
    ]
    made, *grid = _packed(layer.name)
    total = f"{layer.name}.sum"
    return [*unpack, Node("Add", taken, total), Node("QuantizeLinear", [total, *grid], made)]


def _constants(layer: Convolution, source_step: np.float32) -> dict[str, NDArray[Any]]:
    """Weights, the scale and zero of each channel, and the bias in the unit of the sums."""
    greatest = np.abs(layer.weight).max(axis=(1, 2, 3)) / np.float32(LARGEST_WEIGHT)
    for_bias = np.abs(layer.bias) / (source_step * np.float32(LARGEST_BIAS))
    factor = np.maximum(greatest, for_bias)
    factor[factor == 0] = 1
    bias = np.rint(layer.bias / (factor.astype(np.float64) * float(source_step)))
    return {
        f"{layer.name}.weight": np.rint(layer.weight / factor[:, None, None, None]).astype(np.int8),
        f"{layer.name}.factor": factor,
        f"{layer.name}.origin": np.zeros(len(factor), np.int8),
        f"{layer.name}.bias": bias.astype(np.int32),
    }


def _scale(low: float, high: float) -> tuple[np.float32, np.uint8]:
    """Step and zero of bytes that reach from ``low`` to ``high``; 0 is always one of them."""
    low, high = min(low, 0.0), max(high, 0.0)
    step = (high - low) / 255 or 1.0
    return np.float32(step), np.uint8(round(-low / step))
