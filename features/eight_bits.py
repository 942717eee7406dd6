"""8-bit quantisation: turn a chain of convolutions into an ONNX graph that computes with bytes.

Entries between layers are bytes with one scale and zero per layer; weights are bytes with one scale
per output channel; sums are 32-bit integers. ReLU6 needs no operator: the bytes' range ends there.

A weight is -63 ... 63, one bit less than possible, because processors without VNNI add two products
in 16 bits, which would overflow with eight bits. So processors with AVX2 give the same vectors as
those with VNNI, bit for bit.

No pictures are needed for calibration (Nagel et al. 2019, "Data-free quantization through weight
equalization and bias correction"). A batch normalisation states its channels' mean and deviation in
training: nearly all entries are within `DEVIATIONS` of them, and the mean error that rounding the
weights adds to a sum is subtracted from the bias. Layers are added as if independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from features.efficientnet import CEILING, MIDDLE, SPREAD, Addition, Convolution, Layer, closed
from features.onnx_writer import Graph, Node

DEVIATIONS = 4.0
LARGEST_WEIGHT = 63
LARGEST_BIAS = 1 << 30

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Moments:
    """Each channel's mean and variance in a layer, and the bounds of all its entries."""

    mean: Array
    variance: Array
    low: float
    high: float


def byte_graph(chain: Sequence[Layer]) -> Graph:
    """Return the graph from "picture" uint8 (n, colours, h, w) to "vector" float32 (n, d)."""
    moments = moments_of(chain)
    constants: dict[str, Any] = {}
    for name, layer_moments in moments.items():
        step, zero = _scale(layer_moments)
        constants |= {f"{name}.step": step, f"{name}.zero": zero}
    nodes: list[Node] = []
    for layer in chain:
        if isinstance(layer, Addition):
            nodes += _addition(layer)
        else:
            own = _constants(layer, moments[layer.source])
            constants |= own
            nodes.append(_convolution(layer, list(own)))
    last = chain[-1]
    nodes.append(Node("DequantizeLinear", _packed(last.name), last.name))
    return closed(nodes, constants, chain)


def moments_of(chain: Sequence[Layer]) -> dict[str, Moments]:
    """Return the moments of "pixels" and each layer, from the batch normalisations."""
    found = {"pixels": _pixels(chain[0])}
    for layer in chain:
        if isinstance(layer, Addition):
            sources = [found[source] for source in layer.sources]
            mean = np.sum([source.mean for source in sources], axis=0)
            variance = np.sum([source.variance for source in sources], axis=0)
        else:
            mean, variance = layer.mean.astype(np.float64), layer.deviation.astype(np.float64) ** 2
        reach = DEVIATIONS * np.sqrt(variance)
        low, high = float((mean - reach).min()), float((mean + reach).max())
        if isinstance(layer, Convolution) and layer.clipped:
            mean, variance, low, high = *_clipped(mean, variance), 0.0, min(high, CEILING)
        found[layer.name] = Moments(mean, variance, low, high)
    return found


def _pixels(first: Layer) -> Moments:
    """Return the moments of the ``first`` layer's input: pixels within their range."""
    colours = first.weight.shape[1] if isinstance(first, Convolution) else 1
    low, high = (0 - MIDDLE) / SPREAD, (255 - MIDDLE) / SPREAD
    return Moments(np.zeros(colours), np.ones(colours), low, high)


def _clipped(mean: Array, variance: Array) -> tuple[Array, Array]:
    """Return mean and variance of normally distributed entries after ReLU6."""
    from scipy.special import ndtr  # slow to load, and needed only when the model is made

    deviation = np.maximum(np.sqrt(variance), 1e-9)
    least, most = -mean / deviation, (CEILING - mean) / deviation
    inside, above = ndtr(most) - ndtr(least), 1 - ndtr(most)
    density = [np.exp(-(end**2) / 2) / np.sqrt(2 * np.pi) for end in (least, most)]
    first = mean * inside + deviation * (density[0] - density[1]) + CEILING * above
    second = (
        (mean**2 + variance) * inside
        + deviation * (mean * density[0] - (mean + CEILING) * density[1])
        + CEILING**2 * above
    )
    return first, np.maximum(second - first**2, 0)


def _packed(name: str) -> list[str]:
    """Return the inputs with which an operator reads a layer in bytes."""
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


def _constants(layer: Convolution, source: Moments) -> dict[str, NDArray[Any]]:
    """Return weights, each channel's scale and zero, and the bias in the unit of the sums."""
    source_step = float(_scale(source)[0])
    factor = np.abs(layer.weight).max(axis=(1, 2, 3)) / np.float32(LARGEST_WEIGHT)
    factor = np.maximum(factor, np.abs(layer.bias) / np.float32(source_step * LARGEST_BIAS))
    factor[factor == 0] = 1
    column = factor[:, None, None, None]
    weight = np.rint(layer.weight / column)
    added = (weight * column - layer.weight).sum(axis=(2, 3), dtype=np.float64)
    expected = added @ source.mean if layer.groups == 1 else added[:, 0] * source.mean
    bias = np.rint((layer.bias - expected) / (factor.astype(np.float64) * source_step))
    return {
        f"{layer.name}.weight": weight.astype(np.int8),
        f"{layer.name}.factor": factor,
        f"{layer.name}.origin": np.zeros(len(factor), np.int8),
        f"{layer.name}.bias": bias.astype(np.int32),
    }


def _scale(moments: Moments) -> tuple[np.float32, np.uint8]:
    """Return step and zero of bytes that span low to high; one of them is exactly 0."""
    low, high = min(moments.low, 0.0), max(moments.high, 0.0)
    step = (high - low) / 255 or 1.0
    return np.float32(step), np.uint8(round(-low / step))
