"""Build EfficientNet-Lite as an ONNX graph from its checkpoint, in float32 or in 8 bits.

The network (Tan and Le 2019, without squeeze-and-excitation and with ReLU6) is a chain of
convolutions: a stem, blocks that expand, convolve channel by channel and project, and a head. Batch
normalisations are folded into the convolutions (epsilon 1e-3); "same" padding is TensorFlow's, with
the odd pixel at the right and the bottom. The number of blocks, their widths and kernel sizes are
read off the weights; only the strides of the stages are stated here.

Pictures are given as bytes: (pixel - 127) / 128 is an operator of the graph, so that in 8 bits
nothing is rounded on input (`eight_bits`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from features.checkpoint import Tensors
from features.errors import WeightsError
from features.onnx_writer import Graph, Node, Value

EPSILON = 1e-3
MIDDLE, SPREAD = 127, 128
"""Subtracted from a pixel, and then dividing it."""

CEILING = 6.0
"""Upper limit of ReLU6."""

STRIDES = (1, 2, 2, 2, 1, 2, 1)
"""Of the first block of each stage; a stage ends where the number of channels changes."""

Array = NDArray[np.float32]


@dataclass(frozen=True)
class Convolution:
    """``source`` convolved with ``weight`` (out, in / groups, k, k), plus ``bias``; then ReLU6.

    ``clipped``: whether ReLU6 follows. ``mean`` and ``deviation``: of each channel's entries before
    it, over the training pictures, according to its batch normalisation.
    """

    name: str
    source: str
    weight: Array
    bias: Array
    mean: Array
    deviation: Array
    stride: int
    groups: int
    clipped: bool

    @property
    def attributes(self) -> dict[str, Any]:
        """The attributes by their ONNX names."""
        return {
            "auto_pad": "SAME_UPPER",
            "group": self.groups,
            "kernel_shape": self.weight.shape[2:],
            "strides": (self.stride, self.stride),
        }


@dataclass(frozen=True)
class Addition:
    """The sum of two layers."""

    name: str
    sources: tuple[str, str]


Layer = Convolution | Addition


def layers(tensors: Tensors) -> list[Layer]:
    """Return the layers from "pixels", (pixel - 127) / 128, to "head", (n, 1280, h / 32, w / 32).

    Raises WeightsError if ``tensors`` are not those of an EfficientNet-Lite.
    """
    try:
        chain: list[Layer] = [_convolution(tensors, "stem", "pixels", "_conv_stem", "_bn0", 2)]
        chain += _blocks(tensors)
        return [*chain, _convolution(tensors, "head", chain[-1].name, "_conv_head", "_bn1")]
    except (LookupError, ValueError) as error:
        raise WeightsError(f"These weights are no EfficientNet-Lite's: {error}.") from error


def classifier(tensors: Tensors) -> tuple[Array, Array]:
    """Return the last layer, (1000, 1280) and (1000,): scores are weight @ vector + bias."""
    return tensors["_fc.weight"], tensors["_fc.bias"]


def _blocks(tensors: Tensors) -> Iterator[Layer]:
    source, channels, stage = "stem", 0, -1
    for number in range(sum(name.endswith("_depthwise_conv.weight") for name in tensors)):
        before, channels = channels, len(tensors[f"_blocks.{number}._project_conv.weight"])
        stage += channels != before
        stride = STRIDES[stage] if channels != before else 1
        yield from _block(tensors, number, source, stride)
        made = f"block{number}.project"
        if channels == before:
            yield Addition(f"block{number}", (source, made))
            made = f"block{number}"
        source = made


def _block(tensors: Tensors, number: int, source: str, stride: int) -> Iterator[Layer]:
    """Yield the layers that expand, convolve channel by channel, and project."""
    prefix, name = f"_blocks.{number}._", f"block{number}"
    if f"{prefix}expand_conv.weight" in tensors:
        weight, norm = f"{prefix}expand_conv", f"{prefix}bn0"
        yield _convolution(tensors, f"{name}.expand", source, weight, norm)
        source = f"{name}.expand"
    weight, norm = f"{prefix}depthwise_conv", f"{prefix}bn1"
    yield _convolution(tensors, f"{name}.around", source, weight, norm, stride, depthwise=True)
    weight, norm = f"{prefix}project_conv", f"{prefix}bn2"
    yield _convolution(tensors, f"{name}.project", f"{name}.around", weight, norm, clipped=False)


def _convolution(
    tensors: Tensors,
    name: str,
    source: str,
    weight: str,
    norm: str,
    stride: int = 1,
    *,
    depthwise: bool = False,
    clipped: bool = True,
) -> Convolution:
    """Return a convolution with the batch normalisation that follows it folded in."""
    gamma, beta = tensors[f"{norm}.weight"], tensors[f"{norm}.bias"]
    mean, variance = tensors[f"{norm}.running_mean"], tensors[f"{norm}.running_var"]
    factor = gamma / np.sqrt(variance.astype(np.float64) + EPSILON)
    folded = (tensors[f"{weight}.weight"] * factor[:, None, None, None]).astype(np.float32)
    bias = (beta - mean * factor).astype(np.float32)
    groups = len(folded) if depthwise else 1
    return Convolution(name, source, folded, bias, beta, np.abs(gamma), stride, groups, clipped)


def by_blocks(chain: Sequence[Layer]) -> list[Layer]:
    """Return the same network for input from `blocks`, made of pictures with even sides.

    Its stem applies 2 x 2 kernels to 12 channels with a stride of 1, in place of 3 x 3 kernels to 3
    with a stride of 2: the same products, but gathering their operands takes half the time.
    """
    stem = chain[0]
    if not isinstance(stem, Convolution) or stem.weight.shape[1:] != (3, 3, 3):
        raise WeightsError("The network does not begin with 3 x 3 pixels.")
    wide = np.pad(stem.weight, [(0, 0), (0, 0), (0, 1), (0, 1)])
    split = wide.reshape(len(wide), 3, 2, 2, 2, 2)  # out, colour, block row, row, column, column
    weight = split.transpose(0, 3, 5, 1, 2, 4).reshape(len(wide), 12, 2, 2)
    return [replace(stem, weight=weight, stride=1), *chain[1:]]


def blocks(pixels: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return each 2 x 2 pixels of (h, w, 3), both even, as 12 channels: (1, 12, h / 2, w / 2)."""
    height, width = pixels.shape[0] // 2, pixels.shape[1] // 2
    split = pixels.reshape(height, 2, width, 2, 3)
    return split.transpose(1, 3, 4, 0, 2).reshape(1, 12, height, width)


def float_graph(chain: Sequence[Layer]) -> Graph:
    """Return the float32 graph from "picture" uint8 (n, channels, h, w) to "vector" (n, 1280).

    h and w are arbitrary; multiples of 32 pixels are seen whole. Channels are those of the first
    layer: red, green and blue, or those of `blocks`.
    """
    nodes = [Node("DequantizeLinear", ["picture", "spread", "middle"], "pixels")]
    constants: dict[str, Any] = {"spread": np.float32(1 / SPREAD), "middle": np.uint8(MIDDLE)}
    constants |= {"least": np.float32(0), "greatest": np.float32(CEILING)}
    for layer in chain:
        if isinstance(layer, Addition):
            nodes.append(Node("Add", layer.sources, layer.name))
            continue
        weight, bias = f"{layer.name}.weight", f"{layer.name}.bias"
        constants |= {weight: layer.weight, bias: layer.bias}
        made = f"{layer.name}.sum" if layer.clipped else layer.name
        nodes.append(Node("Conv", [layer.source, weight, bias], made, layer.attributes))
        if layer.clipped:
            nodes.append(Node("Clip", [made, "least", "greatest"], layer.name))
    return closed(nodes, constants, chain)


def closed(nodes: Sequence[Node], constants: dict[str, Any], chain: Sequence[Layer]) -> Graph:
    """Return the graph whose output is the mean of the last layer over all positions."""
    first, last = chain[0], chain[-1]
    if not isinstance(first, Convolution) or not isinstance(last, Convolution):
        raise WeightsError("The network does not begin and end with a convolution.")
    mean = [Node("GlobalAveragePool", [last.name], "mean"), Node("Flatten", ["mean"], "vector")]
    arrays = {name: np.asarray(value) for name, value in constants.items()}
    picture = Value("picture", "uint8", ("n", first.weight.shape[1], "height", "width"))
    vector = Value("vector", "float32", ("n", len(last.weight)))
    return Graph([*nodes, *mean], arrays, [picture], [vector])
