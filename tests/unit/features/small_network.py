"""A small EfficientNet-Lite with random weights, and the same network written down by hand."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from features.checkpoint import Tensors
from features.efficientnet import EPSILON
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
