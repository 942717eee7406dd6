"""A modality from any ONNX model that maps a picture to a vector, run by onnxruntime.

features.model_folder chooses and keeps models, as NAME@HASH.onnx with NAME@HASH.json for the
settings; `load` opens a kept one. Each process opens it once and runs it on one thread.
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
"""To be raised when the same model and settings would give other vectors."""

MOST_ENTRIES = 8_192
"""Most entries of a vector; a model with more has a better output, or is of another kind."""

LARGEST = 1e6
"""Largest entry; beyond it, sums of squares lose the precision to tell photos apart."""

MARK = "@"
"""Separates a model's name from the hash of its content."""

_OUTPUTS = ("image_embeds", "text_embeds", "pooler_output")  # of CLIP, SigLIP
_NAME = re.compile(r"[\w.-]+@\w+", re.ASCII)


@dataclass(frozen=True)
class _Session:
    """An opened model, with its input and the output to use."""

    run: Any  # onnxruntime.InferenceSession.run
    input: str
    dtype: type[np.generic]
    settings: InputSettings
    name: str  # for messages

    def vector(self, image: Image) -> Vector:
        """Return the embedding of uint8 (h, w, 3), float32 (d,). Raises ModelError."""
        batch = picture_input(image, self.settings, self.dtype)
        try:
            (output,) = self.run([self.settings.output], {self.input: batch})
        except faults() as error:
            raise ModelError(f"{self.name} failed on a picture: {first_line(error)}.") from error
        settings = self.settings
        return embedding(np.asarray(output), self.name, settings.pool, settings.normalise)


def is_model(modality: str) -> bool:
    """Return whether the modality of this name comes from a model."""
    return bool(_NAME.fullmatch(modality))  # it is used as a file name


def shown_name(modality: str) -> str:
    """Return the modality's name for display, without the hash of a model's content."""
    return modality.partition(MARK)[0]


def check(path: Path) -> None:
    """Raise ModelError if something that `load` needs for the model at ``path`` is missing."""
    runtime()
    if not path.is_file():
        raise ModelError(
            f"The image model {path.name} is not in the library any more."
            " Choose it again, or use none."
        )


@lru_cache(maxsize=2)
def load(path: Path) -> GlobalModality:
    """Return the modality of a model that `keep` stored at ``path``. Raises ModelError."""
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
    """Return an onnxruntime.InferenceSession for the model at ``path``. Raises ModelError."""
    options = runtime().SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 4  # messages arrive as errors
    try:
        return runtime().InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    except faults() as error:
        raise ModelError(
            f"{name} is no ONNX model that can be opened: {first_line(error)}. A model has to be "
            "one file, with its weights inside."
        ) from error


def likeliest_output(names: Sequence[str]) -> str:
    """Return the output that is the vector: one named as in CLIP and SigLIP, or the first."""
    return next((name for name in _OUTPUTS if name in names), names[0])


def open_picture_half(path: Path, name: str, options: dict[str, Any]) -> _Session:
    """Open a picture model with the settings ``options``. Raises ModelError."""
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
    chosen = {"output": likeliest_output(outputs), **metadata, **options}
    settings = settings_of(inputs[0].shape, chosen, name)
    if settings.output not in outputs:
        raise ModelError(f"{name} has no output “{settings.output}”, but {', '.join(outputs)}.")
    return _Session(session.run, inputs[0].name, DTYPES[inputs[0].type], settings, name)


def embedding(
    output: np.ndarray[Any, Any], name: str, pool: str = "all", normalise: str = "l2"
) -> Vector:
    """Return a model's output for a batch of one, according to the settings: float32 (d,).

    Unit vectors are mapped from [-1, 1] to [0, 1], the range of other modalities' entries.
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
    """Return onnxruntime. Raises ModelError if it is not installed."""
    try:
        return onnx_runtime.load()
    except ImportError as error:
        raise ModelError(
            "Image models need onnxruntime, which is not installed. "
            "Reinstall Likewise with everything it needs; or use no image model."
        ) from error


def faults() -> tuple[type[Exception], ...]:
    """Return what onnxruntime raises: its own classes, which share no base but Exception."""
    state = runtime().capi.onnxruntime_pybind11_state
    own = [value for value in vars(state).values() if isinstance(value, type)]
    return (RuntimeError, ValueError, *(kind for kind in own if issubclass(kind, Exception)))


def first_line(error: Exception) -> str:
    """Return onnxruntime's message without its codes and source lines."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    code, source = r"\[ONNXRuntimeError\] : \d+ : \w+ : ", r"Load model from .*? failed:"
    return re.sub(f"^(?:{code})?(?:{source})?", "", lines[0]).strip(". ")
