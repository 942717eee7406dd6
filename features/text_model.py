"""The half of a model that reads sentences: an ONNX model, and a tokenizer (of tokenizers).

Its vectors share the space of the picture half's vectors, so their cosine says how well a sentence
describes a picture. Stored beside the picture half NAME.onnx: NAME.text, the model; NAME.tokens,
the tokenizer; NAME.reads, the `TextSettings`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from features.errors import ModelError
from features.onnx_input import read_json
from features.onnx_model import embedding, faults, first_line, likeliest_output, open_session
from features.types import Vector

MODEL, TOKENS, SETTINGS = ".text", ".tokens", ".reads"
"""Suffixes of the kept files."""

MAX_TOKENS_BYTES = 64 << 20
LENGTHS = range(4, 1025)
"""Possible lengths of a model's input, in tokens."""

LETTERS = 1_000
"""Characters of a sentence that are read."""

_TYPES = {"tensor(int64)": np.int64, "tensor(int32)": np.int32}
_SIGNS = re.compile(r"[^\w\s]")


@dataclass(frozen=True)
class TextSettings:
    """Input ``length`` and ``pad`` token; ``plain``: lower case without signs."""

    length: int = 77
    pad: str = ""
    plain: bool = False

    def as_json(self) -> str:
        """Return the settings as JSON, as `load` reads them."""
        return json.dumps(asdict(self), sort_keys=True)


def has_text(model: Path) -> bool:
    """Return whether a text half is kept beside the picture half ``model``."""
    return model.with_suffix(SETTINGS).is_file()


@lru_cache(maxsize=1)
def load(model: Path) -> Callable[[str], Vector]:
    """Return the function from a sentence to its vector, for ``model``. Raises ModelError."""
    path = model.with_suffix(SETTINGS)
    try:
        settings = TextSettings(**read_json(path))
    except TypeError as error:
        raise ModelError(f"{path.name} can't be read as JSON: {error}.") from error
    return opened(model.with_suffix(MODEL), model.with_suffix(TOKENS), settings)


def opened(model: Path, tokens: Path, settings: TextSettings) -> Callable[[str], Vector]:
    """Return a function from a sentence to its `embedding`. Raises ModelError, now and later."""
    session, name = open_session(model, model.name), model.name
    inputs = {each.name: each for each in session.get_inputs()}
    output = likeliest_output([each.name for each in session.get_outputs()])
    masks = [each for each in inputs if "mask" in each]
    if len(inputs) - len(masks) != 1 or any(e.type not in _TYPES for e in inputs.values()):
        raise ModelError(f"{name} wants {', '.join(inputs)}, which is more than a sentence.")
    shape = next(inputs[each].shape for each in inputs if each not in masks)
    if len(shape) == 2 and isinstance(shape[1], int):
        settings = TextSettings(shape[1], settings.pad, settings.plain)
    encode = _tokenizer(tokens, settings)

    def vector(sentence: str) -> Vector:
        text = " ".join(sentence[:LETTERS].split())
        ids, mask = encode(_SIGNS.sub("", text).lower() if settings.plain else text)
        given = {
            each: np.array([mask if each in masks else ids], _TYPES[inputs[each].type])
            for each in inputs
        }
        try:
            (found,) = session.run([output], given)
        except faults() as error:
            raise ModelError(f"{name} failed on a sentence: {first_line(error)}.") from error
        return embedding(np.asarray(found), name)

    return vector


def _tokenizer(path: Path, settings: TextSettings) -> Callable[[str], tuple[list[int], list[int]]]:
    """Return a function from a text to its tokens, padded, and their mask. Raises ModelError."""
    try:
        from tokenizers import Tokenizer
    except ImportError as error:
        raise ModelError(
            "To read sentences, models need tokenizers, which is not installed. Install it, or"
            " choose the part that sees pictures."
        ) from error
    if settings.length not in LENGTHS:
        raise ModelError(
            f"{path.name} wants sentences of {settings.length:,} tokens; "
            f"from {LENGTHS[0]} to {LENGTHS[-1]:,} can be given."
        )
    try:
        tokenizer: Any = Tokenizer.from_file(str(path))
        pad = tokenizer.token_to_id(settings.pad) or 0
        tokenizer.enable_padding(length=settings.length, pad_id=pad, pad_token=settings.pad)
        tokenizer.enable_truncation(max_length=settings.length)
    except Exception as error:  # it raises no other class
        said = str(error).splitlines()[0][:200]
        raise ModelError(f"{path.name} is no tokenizer that can be read: {said}.") from error

    def encode(text: str) -> tuple[list[int], list[int]]:
        found = tokenizer.encode(text)
        return found.ids, found.attention_mask

    return encode
