"""Import a model that a person chose: a picture model, or a folder with picture and text halves.

Such folders are published of CLIP and SigLIP by Immich and transformers.js. `try_model` opens
everything in a process of its own, and `keep` copies it, named by its content: NAME@HASH.onnx and
related files (see onnx_model and text_model). The name without the suffix is the modality's:
another model, or other settings, is another modality.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from features import text_model
from features.errors import ModelError
from features.modality import Modality
from features.onnx_input import read_json, read_side_file
from features.onnx_model import MARK, VERSION, open_picture_half, runtime
from features.text_model import MAX_TOKENS_BYTES, MODEL, SETTINGS, TOKENS, TextSettings

MAX_BYTES = 2 << 30
"""Most bytes of a model's file; a larger one keeps its weights in other files."""

COPIES = 4  # memory to open a model, in multiples of its size, with a margin
RUN_BYTES = 1 << 29  # for activations

_WEIGHTS = ("", "_fp16", "_quantized")  # file names of transformers.js, best first


@dataclass(frozen=True, slots=True)
class _Halves:
    """Files of one choice; ``descriptions`` say how picture, text and tokens are used."""

    picture: Path
    text: Path | None = None
    tokens: Path | None = None
    descriptions: tuple[Path, Path, Path] | None = None

    def files(self) -> Iterator[tuple[str, Path, int]]:
        """Yield each file to keep: its suffix, its path, and its largest size."""
        yield ".onnx", self.picture, MAX_BYTES
        if self.text and self.tokens:
            yield MODEL, self.text, MAX_BYTES
            yield TOKENS, self.tokens, MAX_TOKENS_BYTES


def memory_for(model: Path) -> int:
    """Return the address space in bytes needed to open a choice or a kept model."""
    paths = [path for _, path, _ in _halves(model).files()]
    if model.is_file():
        paths += [model.with_suffix(MODEL), model.with_suffix(TOKENS)]
    return COPIES * sum(path.stat().st_size for path in paths if path.is_file()) + RUN_BYTES


def _halves(source: Path) -> _Halves:
    """Return the files of a choice, or, for a folder without any, their expected paths."""
    if not source.is_dir():
        return _Halves(source)
    if (source / "visual").is_dir():
        seen, read = source / "visual", source / "textual"
        pair, described = (seen / "model.onnx", read / "model.onnx"), seen / "preprocess_cfg.json"
    else:
        read, described = source, source / "preprocessor_config.json"
        stems = [(f"vision_model{kind}.onnx", f"text_model{kind}.onnx") for kind in _WEIGHTS]
        pairs = [(source / "onnx" / one, source / "onnx" / other) for one, other in stems]
        pair = next((pair for pair in pairs if all(half.is_file() for half in pair)), pairs[0])
    descriptions = described, read / "tokenizer_config.json", source / "config.json"
    return _Halves(*pair, read / "tokenizer.json", descriptions)


@dataclass(frozen=True, slots=True)
class TriedModel:
    """What `try_model` found: name, dimension, JSON settings, and those of a text half, if any."""

    name: str
    dimension: int
    settings: str
    reads: str = ""


def try_model(source: Path) -> TriedModel:
    """Open a model and run it on a picture, and on a sentence if it has a text half.

    Use a process of its own, as the model may be hostile. Raises ModelError if the file or the
    runtime is missing, or it does not map one picture, or one sentence, to one vector.
    """
    runtime()
    halves = _halves(source)
    try:
        for _, path, most in halves.files():
            if path.exists() and not path.is_file():
                raise ModelError(f"{path.name} is not a file.")
            if path.stat().st_size > most:
                raise ModelError(f"{path.name} is larger than {most / (1 << 30):.2g} GB.")
        read, reads = None, ""
        if halves.text and halves.tokens and halves.descriptions:
            options, text = _settings(*halves.descriptions)
            read = text_model.opened(halves.text, halves.tokens, text)("a photo of a dog")
            reads = text.as_json()
        else:
            options = read_side_file(source.with_suffix(".json"))
        session = open_picture_half(halves.picture, halves.picture.name, options)
        dimension = len(session.vector(np.full((64, 64, 3), 128, np.uint8)))
        if read is not None and len(read) != dimension:
            raise ModelError(
                f"{source.name} makes {dimension:,} numbers of a picture and {len(read):,} of a"
                " sentence: its halves don't belong together."
            )
        settings = session.settings.as_json()
        paths = [path for _, path, _ in halves.files()]
        return TriedModel(_name(source, paths, settings + reads), dimension, settings, reads)
    except OSError as error:
        source = Path(error.filename or source)
        raise ModelError(f"The model {source} can't be read: {error.strerror}.") from error


def keep(source: Path, tried: TriedModel, folder: Path) -> Modality:
    """Copy a tried model into ``folder`` if its bytes are unchanged. Raises ModelError."""
    halves = _halves(source)
    if not tried.reads:
        halves = _Halves(halves.picture)
    copies = {
        ending: folder / f"model.{os.getpid()}.unfinished{ending}"
        for ending, _, _ in halves.files()
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for ending, path, _ in halves.files():
            shutil.copyfile(path, copies[ending])
        name = _name(source, list(copies.values()), tried.settings + tried.reads)
        if name != tried.name:
            raise ModelError(f"The model {source} changed while it was looked at.")
        kept = folder / f"{name}.onnx"
        if not kept.exists():
            kept.with_suffix(".json").write_text(tried.settings, encoding="utf-8")
            if tried.reads:
                kept.with_suffix(SETTINGS).write_text(tried.reads, encoding="utf-8")
            # the .onnx comes last: where it is, the others are too
            for ending, copy in reversed(copies.items()):
                with copy.open("r+b") as file:
                    os.fsync(file.fileno())
                copy.replace(kept.with_suffix(ending))
    except OSError as error:
        raise ModelError(f"The model {source} can't be read: {error.strerror}.") from error
    finally:
        for copy in copies.values():
            copy.unlink(missing_ok=True)
    return Modality(name, VERSION, tried.dimension)


def _name(source: Path, contents: list[Path], settings: str) -> str:
    digest = hashlib.sha256()
    for content in contents:
        with content.open("rb") as file:
            while block := file.read(1 << 20):
                digest.update(block)
    digest.update(settings.encode())
    stem = source.name if source.is_dir() else source.stem
    name = re.sub(r"[^A-Za-z0-9_.-]+", "-", stem).strip(".-")[:40] or "model"
    return f"{name}{MARK}{digest.hexdigest()[:12]}"


# Settings from the files beside the halves


def _settings(pictures: Path, tokens: Path, both: Path) -> tuple[dict[str, Any], TextSettings]:
    """Return the settings of both halves from the files beside them. Raises ModelError, OSError."""
    return _picture_settings(read_json(pictures)), _text_settings(
        read_json(tokens), read_json(both)
    )


def _picture_settings(options: dict[str, Any]) -> dict[str, Any]:
    """Return the picture half's settings from Immich's keys (of open_clip) or transformers'."""
    cropped = bool(options.get("do_center_crop"))
    size = options.get("crop_size") if cropped and "crop_size" in options else options.get("size")
    fit = "crop" if cropped or options.get("resize_mode") == "shortest" else "stretch"
    if isinstance(size, dict):
        if "shortest_edge" in size:
            fit, size = "crop", size["shortest_edge"]
        else:
            size = [size.get("width"), size.get("height")]
    elif isinstance(size, list):
        size = size[::-1]  # height comes first
    found: dict[str, Any] = {"fit": fit} if size is None else {"fit": fit, "size": size}
    for key in ("mean", "std"):
        values = options.get(key, options.get(f"image_{key}"))
        if options.get("do_normalize") is False:
            values = [float(key == "std")] * 3
        if values is not None:
            found[key] = values
    return {key: tuple(value) if isinstance(value, list) else value for key, value in found.items()}


def _text_settings(spelt: dict[str, Any], whole: dict[str, Any]) -> TextSettings:
    """Return the text half's settings from those of its tokenizer and of the whole model."""
    ours, theirs = _subsection(whole, "text_cfg"), _subsection(whole, "text_config")
    lengths = (
        ours.get("context_length"),
        spelt.get("model_max_length"),
        theirs.get("max_position_embeddings"),
    )
    length = next((n for n in lengths if isinstance(n, int) and n in text_model.LENGTHS), 77)
    pad = spelt.get("pad_token", "")
    pad = pad.get("content", "") if isinstance(pad, dict) else pad
    cleaned = _subsection(ours, "tokenizer_kwargs").get("clean") == "canonicalize"
    plain = cleaned or str(spelt.get("tokenizer_class", "")).startswith("Siglip")
    return TextSettings(length, pad if isinstance(pad, str) else "", plain)


def _subsection(options: dict[str, Any], key: str) -> dict[str, Any]:
    found = options.get(key)
    return found if isinstance(found, dict) else {}
