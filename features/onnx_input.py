"""Preprocess pictures for an ONNX model: size, mean and layout, from metadata or a side file.

The shape of the model's input comes first, then its metadata, then the side file `NAME.json` beside
`NAME.onnx`, which overrides both (docs/guide/modalities.md).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from features.errors import ModelError
from features.picture import scaled
from features.types import Image

MEAN, STD = (0.485, 0.456, 0.406), (0.229, 0.224, 0.225)
"""Mean and deviation of ImageNet's colours, in [0, 1], which most models were trained with."""

MOST, LEAST_STD = 1_000_000, 0.0001
"""Bounds of the absolute values of mean and std, so that scaled pixels fit float32."""

MAX_JSON_BYTES = 1 << 20
"""Most bytes of a settings file."""

SIDES = range(8, 2049)

DTYPES: Mapping[str, type[np.generic]] = {
    "tensor(float)": np.float32,
    "tensor(float16)": np.float16,
    "tensor(double)": np.float64,
    "tensor(uint8)": np.uint8,
}
"""Supported input types. Bytes are passed unchanged, without mean and std."""

Triple = tuple[float, float, float]


@dataclass(frozen=True)
class InputSettings:
    """The settings of a side file, whose keys are these names.

    ``size``: width and height in pixels. ``mean`` and ``std``: subtracted from and then dividing
    red, green and blue in [0, 1]. ``fit``: "crop" the middle, or "stretch" all of the photo to the
    size. ``output``: the output to use, "" for the first. ``pool``: of an output with many
    positions take "all" entries, their "mean", or those of the "first" position. ``normalise``:
    "l2" for unit length, or "none".
    """

    size: tuple[int, int]
    layout: Literal["NCHW", "NHWC"]
    channels: Literal["RGB", "BGR"] = "RGB"
    mean: Triple = MEAN
    std: Triple = STD
    fit: Literal["crop", "stretch"] = "crop"
    output: str = ""
    pool: Literal["all", "mean", "first"] = "all"
    normalise: Literal["l2", "none"] = "l2"

    def as_json(self) -> str:
        """Return the settings as JSON, as `read_side_file` reads them."""
        return json.dumps(asdict(self), indent=2, sort_keys=True)


def read_side_file(path: Path) -> dict[str, Any]:
    """Return the settings in ``path``, empty if there is no such file. Raises ModelError."""
    return _checked(read_json(path), path.name)


def read_json(path: Path) -> dict[str, Any]:
    """Return the JSON object in a file, {} if there is no such file. Raises ModelError."""
    try:
        if path.exists() and not path.is_file():
            raise ModelError(f"{path.name} is not a file.")
        if path.stat().st_size > MAX_JSON_BYTES:
            raise ModelError(f"{path.name} is too large to hold settings.")
        options = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError) as error:
        raise ModelError(f"{path.name} can't be read as JSON: {error}.") from error
    if not isinstance(options, dict):
        raise ModelError(f"{path.name} has to hold one JSON object.")
    return options


def from_metadata(metadata: Mapping[str, str]) -> dict[str, Any]:
    """Return the settings in a model's metadata, ignoring everything else."""
    options: dict[str, Any] = {}
    for field in fields(InputSettings):
        if field.name in metadata:
            text = metadata[field.name]
            try:
                value = json.loads(text)
            except (ValueError, RecursionError):
                value = text
            options[field.name] = tuple(value) if isinstance(value, list) else value
    return options


def settings_of(
    shape: Sequence[int | str | None], options: Mapping[str, Any], name: str
) -> InputSettings:
    """Return the settings of the model ``name`` with this input ``shape``. Raises ModelError."""
    layout, stated = _layout(shape, name)
    given = {"layout": layout, **options}
    size = given.get("size", stated)
    if size is None:
        raise ModelError(
            f"{name} doesn't say how large its pictures are. "
            f'Write {{"size": [224, 224]}}, or what is right for it, into {_side_file(name)}.'
        )
    settings = InputSettings(**{**given, "size": _size(size, name)})
    _check(settings, layout, stated, name)
    return settings


def picture_input(image: Image, settings: InputSettings, dtype: type[np.generic]) -> NDArray[Any]:
    """Return ``image`` (uint8 (h, w, 3) RGB) as a batch of one, in the model's layout and type."""
    pixels = _fitted(image, settings)
    if settings.channels == "BGR":
        pixels = pixels[..., ::-1]
    values: NDArray[Any] = pixels
    if dtype is not np.uint8:
        mean, std = (np.array(triple, np.float32) for triple in (settings.mean, settings.std))
        if settings.channels == "BGR":
            mean, std = mean[::-1], std[::-1]
        values = ((pixels.astype(np.float32) / 255 - mean) / std).astype(dtype)
    if settings.layout == "NCHW":
        values = values.transpose(2, 0, 1)
    return np.ascontiguousarray(values[None])


def _fitted(image: Image, settings: InputSettings) -> Image:
    width, height = settings.size
    if settings.fit == "crop":
        image = _middle(image, width / height)
    return scaled(image, width, height)


def _middle(image: Image, aspect: float) -> Image:
    """Return the largest central part that is ``aspect`` times as wide as high."""
    height, width = image.shape[:2]
    across = max(1, min(width, round(height * aspect)))
    down = max(1, min(height, round(width / aspect)))
    left, top = (width - across) // 2, (height - down) // 2
    return np.ascontiguousarray(image[top : top + down, left : left + across])


def _layout(
    shape: Sequence[int | str | None], name: str
) -> tuple[Literal["NCHW", "NHWC"], tuple[int, int] | None]:
    """Return the layout, and (width, height) if the shape has them."""
    layout: Literal["NCHW", "NHWC"] = "NCHW" if list(shape[1:2]) == [3] else "NHWC"
    if len(shape) != 4 or 3 not in (shape[1], shape[3]):
        raise ModelError(
            f"{name} is no model for pictures: its input has the shape {list(shape)}, "
            "not [1, 3, height, width] or [1, height, width, 3]. Choose another model."
        )
    if isinstance(shape[0], int) and shape[0] != 1:
        raise ModelError(
            f"{name} wants {shape[0]} pictures at a time. Export it for one picture, or any number."
        )
    height, width = shape[2:4] if layout == "NCHW" else shape[1:3]
    both = isinstance(height, int) and isinstance(width, int)
    return layout, (int(width), int(height)) if both else None  # type: ignore[arg-type]


def _checked(options: dict[str, Any], source: str) -> dict[str, Any]:
    """Return ``options`` with lists as tuples. Raises ModelError for an unknown key."""
    names = [field.name for field in fields(InputSettings)]
    for key in options:
        if key not in names:
            raise ModelError(f"{source} says “{key}”, which is none of {', '.join(names)}.")
    return {
        key: tuple(value) if isinstance(value, list) else value for key, value in options.items()
    }


def _size(size: Any, name: str) -> tuple[int, int]:
    pair = (size, size) if isinstance(size, int) else size
    if not (
        isinstance(pair, tuple) and len(pair) == 2 and all(isinstance(side, int) for side in pair)
    ):
        raise ModelError(f"The size of {name}'s pictures has to be [width, height] in pixels.")
    if not all(side in SIDES for side in pair):
        raise ModelError(
            f"{name} wants pictures of {pair[0]} x {pair[1]} pixels; "
            f"from {SIDES[0]} to {SIDES[-1]} can be given."
        )
    return pair[0], pair[1]


_CHOICES = {
    "layout": ("NCHW", "NHWC"),
    "channels": ("RGB", "BGR"),
    "fit": ("crop", "stretch"),
    "pool": ("all", "mean", "first"),
    "normalise": ("l2", "none"),
}


def _check(settings: InputSettings, layout: str, stated: tuple[int, int] | None, name: str) -> None:
    """Raise ModelError for settings that are invalid or contradict the model."""
    for key, choices in _CHOICES.items():
        if getattr(settings, key) not in choices:
            raise ModelError(f"“{key}” of {name} has to be one of {', '.join(choices)}.")
    for key in ("mean", "std"):
        if not _is_triple(getattr(settings, key), least=LEAST_STD if key == "std" else 0):
            raise ModelError(
                f"“{key}” of {name} has to be three numbers of at most {MOST:,}, "
                f"“std” of at least {LEAST_STD}."
            )
    if not isinstance(settings.output, str):
        raise ModelError(f"“output” of {name} has to be the name of one of its outputs.")
    file = _side_file(name)
    if stated is None and settings.layout != layout:
        raise ModelError(f"{file} contradicts {name}, whose input is {layout}.")
    if stated is not None and (settings.layout, settings.size) != (layout, stated):
        height, width = stated
        raise ModelError(
            f"{file} contradicts {name}, whose input is {layout} of {height} x {width} pixels."
        )


def _is_triple(values: Any, least: float) -> bool:
    return (
        isinstance(values, tuple)
        and len(values) == 3
        and all(isinstance(value, int | float) and least <= abs(value) <= MOST for value in values)
    )


def _side_file(name: str) -> str:
    return str(Path(name).with_suffix(".json"))
