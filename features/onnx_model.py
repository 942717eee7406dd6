"""A modality made of any ONNX model that maps a picture to a vector (run by onnxruntime).

`try_model` opens a model that a person chose and tries it; `keep` copies it with all that is
needed to use it, named by its content: NAME@HASH.onnx, and NAME@HASH.json for its settings. The
name without the ending is the modality's: another model, or other settings, is another modality.
`load` opens what was kept. Each process opens it once and runs it on one thread.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from features import onnx_runtime
from features.errors import ModelError
from features.modality import GlobalModality, Modality
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

MOST_BYTES = 2 << 30
"""Of a model's file; a larger one keeps its weights elsewhere."""

_MARK = "@"
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
        return _embedding(np.asarray(output), self.settings, self.name)


def is_model(modality: str) -> bool:
    """Whether the modality of this name was made of a model."""
    return bool(_NAME.fullmatch(modality))  # it becomes the name of a file


def shown_name(modality: str) -> str:
    """The modality's name for people: without the hash of a model's content."""
    return modality.partition(_MARK)[0]


def check(path: Path) -> None:
    """Raise ModelError if what `load` needs to open the model at ``path`` is not there."""
    _runtime()
    if not path.is_file():
        raise ModelError(
            f"The image model {path.name} is not in the library any more."
            " Choose it again, or use none."
        )


@dataclass(frozen=True, slots=True)
class TriedModel:
    """What `try_model` found: the modality's name, entries of its vectors, settings as JSON."""

    name: str
    dimension: int
    settings: str


def try_model(source: Path) -> TriedModel:
    """Open a model and let it see a picture; best in a process of its own, as it may be hostile.

    Raises ModelError if there is no such file, onnxruntime is missing, or it is no model that maps
    one picture to one vector.
    """
    _runtime()
    try:
        if source.exists() and not source.is_file():
            raise ModelError(f"{source.name} is not a file.")
        if source.stat().st_size > MOST_BYTES:
            raise ModelError(f"{source.name} is larger than {MOST_BYTES >> 30} GB.")
        session = _open(source, source.name, read_side_file(source.with_suffix(".json")))
        dimension = len(session.vector(np.full((64, 64, 3), 128, np.uint8)))
        settings = session.settings.as_json()
        return TriedModel(_modality_name(source, source, settings), dimension, settings)
    except OSError as error:
        raise ModelError(f"The model {source} can't be read: {error.strerror}.") from error


def keep(source: Path, tried: TriedModel, folder: Path) -> Modality:
    """Copy a model that was tried into ``folder``. It is not opened: only its bytes are compared
    with those that were tried. Raises ModelError."""
    unfinished = folder / f"model.{os.getpid()}.unfinished"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, unfinished)
        name = _modality_name(source, unfinished, tried.settings)
        if name != tried.name:
            raise ModelError(f"The model {source} changed while it was looked at.")
        kept = folder / f"{name}.onnx"
        if not kept.exists():
            kept.with_suffix(".json").write_text(tried.settings, encoding="utf-8")
            with unfinished.open("r+b") as file:
                os.fsync(file.fileno())
            unfinished.replace(kept)  # from here on both are there
    except OSError as error:
        raise ModelError(f"The model {source} can't be read: {error.strerror}.") from error
    finally:
        unfinished.unlink(missing_ok=True)
    return Modality(name, VERSION, tried.dimension)


@lru_cache(maxsize=2)
def load(path: Path) -> GlobalModality:
    """The modality of a model that `adopt` kept at ``path``. Raises ModelError."""
    check(path)
    session = _open(path, path.name, read_side_file(path.with_suffix(".json")))
    dimension = len(session.vector(np.full((64, 64, 3), 128, np.uint8)))

    def extract(picture: Picture) -> Vector:
        vector = session.vector(picture.image)
        if len(vector) != dimension:
            raise ModelError(f"{path.name} gives vectors of different lengths.")
        return vector

    return GlobalModality(path.stem, VERSION, dimension, extract)


def _open(path: Path, name: str, said: dict[str, Any]) -> _Session:
    runtime = _runtime()
    options = runtime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 4  # what it has to say comes as an error
    try:
        session = runtime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    except faults() as error:
        raise ModelError(
            f"{name} is no ONNX model that can be opened: {first_line(error)}. A model has to be "
            "one file, with its weights inside."
        ) from error
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
    chosen = {"output": outputs[0], **metadata, **said}
    settings = settings_of(inputs[0].shape, chosen, name)
    if settings.output not in outputs:
        raise ModelError(f"{name} has no output “{settings.output}”, but {', '.join(outputs)}.")
    return _Session(session.run, inputs[0].name, DTYPES[inputs[0].type], settings, name)


def _embedding(output: np.ndarray[Any, Any], settings: InputSettings, name: str) -> Vector:
    """A model's output for a batch of one, as the side file wants it: float32 (d,).

    Unit vectors are moved from [-1, 1] into [0, 1], as other modalities' entries are.
    """
    if output.dtype.kind != "f" or output.ndim == 0 or output.shape[0] != 1:
        raise ModelError(
            f"{name} gives {output.dtype} of shape {list(output.shape)}, not one vector a picture."
        )
    values = output[0].astype(np.float64)
    if settings.pool != "all" and values.ndim > 1:
        positions = values.reshape(-1, values.shape[-1])
        values = positions[0] if settings.pool == "first" else positions.mean(axis=0)
    vector = values.ravel()
    if not 1 <= len(vector) <= MOST_ENTRIES:
        raise ModelError(
            f"{name} gives {len(vector):,} numbers a picture; at most {MOST_ENTRIES:,} can be kept."
            ' Name another output, or "pool", in its side file.'
        )
    length = np.linalg.norm(vector)
    if not np.isfinite(length):
        raise ModelError(f"{name} gave numbers that are not finite.")
    if settings.normalise == "l2":
        vector = (vector / (length or 1.0) + 1) / 2
    if np.abs(vector).max() > LARGEST:
        raise ModelError(
            f"{name} gave numbers beyond {LARGEST:,.0f}. "
            'Let "normalise" be "l2" in its side file, or name another output.'
        )
    return np.asarray(vector, np.float32)


def _modality_name(source: Path, content: Path, settings: str) -> str:
    with content.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256")
    digest.update(settings.encode())
    called = re.sub(r"[^A-Za-z0-9_.-]+", "-", source.stem).strip(".-")[:40] or "model"
    return f"{called}{_MARK}{digest.hexdigest()[:12]}"


def _runtime() -> ModuleType:
    try:
        return onnx_runtime.load()
    except ImportError as error:
        raise ModelError(
            "Image models need onnxruntime, which is not installed. "
            "Install Likewise again, with all that it asks for; or use no image model."
        ) from error


def faults() -> tuple[type[Exception], ...]:
    """What onnxruntime raises: classes of its own that share no base but Exception."""
    state = _runtime().capi.onnxruntime_pybind11_state
    own = [value for value in vars(state).values() if isinstance(value, type)]
    return (RuntimeError, ValueError, *(kind for kind in own if issubclass(kind, Exception)))


def first_line(error: Exception) -> str:
    """What onnxruntime says, without its codes and the lines of its source."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    code, source = r"\[ONNXRuntimeError\] : \d+ : \w+ : ", r"Load model from .*? failed:"
    return re.sub(f"^(?:{code})?(?:{source})?", "", lines[0]).strip(". ")
