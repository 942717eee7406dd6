"""A modality made of any ONNX model that maps a picture to a vector (run by onnxruntime).

How one is chosen and kept, as NAME@HASH.onnx and NAME@HASH.json for its settings, is in
features.model_folder; `load` opens what was kept. Each process opens it once and runs it on one
thread.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from features import onnx_runtime
from features.errors import ModelError
from features.modality import GlobalModality
from features.onnx_input import (
    DTYPES,
    InputSettings,
    from_metadata,
    picture_input,
    read_side_file,
    settings_of,
)
from features.picture import Picture
from features.types import Image, Vector

VERSION = 2
"""Rises when the same model and settings would give other vectors."""

MOST_ENTRIES = 8_192
"""Entries of a vector; a model that gives more has a better output, or is none of this kind."""

LARGEST = 1e6
"""Of an entry; beyond that, squares and sums of distances lose what tells photos apart."""

MARK = "@"
"""Between a model's name and the hash of its content."""

_OUTPUTS = ("image_embeds", "text_embeds", "pooler_output")  # of CLIP, SigLIP
_NAME = re.compile(r"[\w.-]+@\w+", re.ASCII)


@dataclass(frozen=True)
class _Session:
    """An opened model: what runs it, what goes in, which of its outputs counts."""

    run: Any  # onnxruntime.InferenceSession.run
    input: str
    dtype: type[np.generic]
    settings: InputSettings
    name: str  # for messages

    def vector(self, image: Image) -> Vector:
        """The embedding of uint8 (h, w, 3), float32 (d,). Raises ModelError."""
        batch = picture_input(image, self.settings, self.dtype)
        try:
            (output,) = self.run([self.settings.output], {self.input: batch})
        except faults() as error:
            raise ModelError(f"{self.name} failed on a picture: {first_line(error)}.") from error
        settings = self.settings
        return embedding(np.asarray(output), self.name, settings.pool, settings.normalise)


def is_model(modality: str) -> bool:
    """Whether the modality of this name was made of a model."""
    return bool(_NAME.fullmatch(modality))  # it becomes the name of a file


def shown_name(modality: str) -> str:
    """The modality's name for people: without the hash of a model's content."""
    return modality.partition(MARK)[0]


def check(path: Path) -> None:
    """Raise ModelError if what `load` needs to open the model at ``path`` is not there."""
    runtime()
    if not path.is_file():
        raise ModelError(
            f"The image model {path.name} is not in the library any more."
            " Choose it again, or use none."
        )


@lru_cache(maxsize=2)
def load(path: Path) -> GlobalModality:
    """The modality of a model that `adopt` kept at ``path``. Raises ModelError."""
    check(path)
    session = open_picture_half(path, path.name, read_side_file(path.with_suffix(".json")))
    dimension = len(session.vector(np.full((64, 64, 3), 128, np.uint8)))

    def extract(picture: Picture) -> Vector:
        vector = session.vector(picture.image)
        if len(vector) != dimension:
            raise ModelError(f"{path.name} gives vectors of different lengths.")
        return vector

    return GlobalModality(path.stem, VERSION, dimension, extract)


def open_session(path: Path, name: str) -> Any:
    """What runs the model at ``path``, an onnxruntime.InferenceSession. Raises ModelError."""
    options = runtime().SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 4  # what it has to say comes as an error
    try:
        return runtime().InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    except faults() as error:
        raise ModelError(
            f"{name} is no ONNX model that can be opened: {first_line(error)}. A model has to be "
            "one file, with its weights inside."
        ) from error


def likeliest_output(names: Sequence[str]) -> str:
    """Which of a model's outputs is the vector: one that CLIP and SigLIP call so, or the first."""
    return next((name for name in _OUTPUTS if name in names), names[0])


def open_picture_half(path: Path, name: str, said: dict[str, Any]) -> _Session:
    """A model that sees pictures as ``said`` wants. Raises ModelError."""
    session = open_session(path, name)
    inputs = session.get_inputs()
    if len(inputs) != 1:
        names = ", ".join(each.name for each in inputs)
        raise ModelError(
            f"{name} wants {len(inputs)} inputs ({names}), not one picture. Export the part of it "
            "that sees pictures."
        )
    if inputs[0].type not in DTYPES:
        raise ModelError(f"{name} wants {inputs[0].type}, which no picture can be given as.")
    metadata = from_metadata(session.get_modelmeta().custom_metadata_map)
    outputs = [output.name for output in session.get_outputs()]
    chosen = {"output": likeliest_output(outputs), **metadata, **said}
    settings = settings_of(inputs[0].shape, chosen, name)
    if settings.output not in outputs:
        raise ModelError(f"{name} has no output “{settings.output}”, but {', '.join(outputs)}.")
    return _Session(session.run, inputs[0].name, DTYPES[inputs[0].type], settings, name)


def embedding(
    output: np.ndarray[Any, Any], name: str, pool: str = "all", normalise: str = "l2"
) -> Vector:
    """A model's output for a batch of one, as the side file wants it: float32 (d,).

    Unit vectors are moved from [-1, 1] into [0, 1], as other modalities' entries are.
    """
    if output.dtype.kind != "f" or output.ndim == 0 or output.shape[0] != 1:
        raise ModelError(
            f"{name} gives {output.dtype} of shape {list(output.shape)}, not one vector a picture."
        )
    values = output[0].astype(np.float64)
    if pool != "all" and values.ndim > 1:
        positions = values.reshape(-1, values.shape[-1])
        values = positions[0] if pool == "first" else positions.mean(axis=0)
    vector = values.ravel()
    if not 1 <= len(vector) <= MOST_ENTRIES:
        raise ModelError(
            f"{name} gives {len(vector):,} numbers a picture; at most {MOST_ENTRIES:,} can be kept."
            ' Name another output, or "pool", in its side file.'
        )
    length = np.linalg.norm(vector)
    if not np.isfinite(length):
        raise ModelError(f"{name} gave numbers that are not finite.")
    if normalise == "l2":
        vector = (vector / (length or 1.0) + 1) / 2
    if np.abs(vector).max() > LARGEST:
        raise ModelError(
            f"{name} gave numbers beyond {LARGEST:,.0f}. "
            'Let "normalise" be "l2" in its side file, or name another output.'
        )
    return np.asarray(vector, np.float32)


def runtime() -> ModuleType:
    """onnxruntime. Raises ModelError if it is not installed."""
    try:
        return onnx_runtime.load()
    except ImportError as error:
        raise ModelError(
            "Image models need onnxruntime, which is not installed. "
            "Install Likewise again, with all that it asks for; or use no image model."
        ) from error


def faults() -> tuple[type[Exception], ...]:
    """What onnxruntime raises: classes of its own that share no base but Exception."""
    state = runtime().capi.onnxruntime_pybind11_state
    own = [value for value in vars(state).values() if isinstance(value, type)]
    return (RuntimeError, ValueError, *(kind for kind in own if issubclass(kind, Exception)))


def first_line(error: Exception) -> str:
    """What onnxruntime says, without its codes and the lines of its source."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    code, source = r"\[ONNXRuntimeError\] : \d+ : \w+ : ", r"Load model from .*? failed:"
    return re.sub(f"^(?:{code})?(?:{source})?", "", lines[0]).strip(". ")
