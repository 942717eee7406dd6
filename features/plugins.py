"""Load modalities of other packages from the entry-point group `likewise.modalities`.

Each entry point is a `GlobalModality`. Its vectors are checked photo by photo, because a single
non-finite one would spoil every search. Modalities that can't be loaded are reported and left out.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import numpy as np

from features import SAFE
from features.errors import FeatureError, SchemaError
from features.modality import GlobalModality
from features.picture import Picture
from features.types import Vector

GROUP = "likewise.modalities"

_NAME = re.compile(r"[A-Za-z0-9_-]{1,60}")
"""Valid names: they become file names, and must differ from those of image models."""


@dataclass(frozen=True)
class PluginFault:
    """A rejected modality of another package: the package's location, and a sentence."""

    package: Path
    reason: str


def discovered(taken: Iterable[str]) -> tuple[tuple[GlobalModality, ...], tuple[PluginFault, ...]]:
    """Return the modalities of all installed packages, by name, and the faults of rejected ones.

    ``taken`` are names of other modalities. In a safe start both results are empty.
    """
    if SAFE in os.environ:
        return (), ()
    names = set(taken)
    found, faults = [], []
    for point in entry_points(group=GROUP):
        try:
            modality = _loaded(point, names)
        except SchemaError as error:
            faults.append(PluginFault(_package_folder(point), str(error)))
        else:
            names.add(modality.name)
            found.append(replace(modality, extract=partial(_checked, modality)))
    return tuple(sorted(found, key=lambda modality: modality.name)), tuple(faults)


def _loaded(point: EntryPoint, taken: Iterable[str]) -> GlobalModality:
    try:
        modality = point.load()
    except Exception as error:  # arbitrary third-party code runs here
        raise _fault(point, _error_line(error)) from error
    if not isinstance(modality, GlobalModality):
        raise _fault(point, f"{point.value} is no GlobalModality")
    if not _NAME.fullmatch(modality.name):
        raise _fault(point, f"its name, {modality.name}, has more than letters, digits, _ and -")
    if modality.dimension < 1:
        raise _fault(point, f"it says that its vectors have {modality.dimension} entries")
    if modality.name in taken:
        raise _fault(point, f"there is another modality named {modality.name}")
    return modality


def _fault(point: EntryPoint, what: str) -> SchemaError:
    package = point.dist.name if point.dist else point.value
    return SchemaError(
        f"The modality {point.name} of the package {package} can't be used: {what}. "
        f"Uninstall {package}, or install another version of it, and start Likewise again."
    )


def _package_folder(point: EntryPoint) -> Path:
    """Return the package's folder, as far as known without importing it."""
    package = point.module.partition(".")[0]
    return Path(str(point.dist.locate_file(package))) if point.dist else Path(package)


def _error_line(error: Exception) -> str:
    """Return an error's message in one line, or else its type."""
    return " ".join(str(error).split()).rstrip(".") or type(error).__name__


def _checked(modality: GlobalModality, picture: Picture) -> Vector:
    try:
        vector = np.asarray(modality.extract(picture), np.float32)
    except MemoryError:
        raise
    except Exception as error:
        said = _error_line(error)
        raise FeatureError(f"The modality {modality.name} failed on it: {said}.") from error
    within = vector.shape == (modality.dimension,) and bool(((vector >= 0) & (vector <= 1)).all())
    if not within:  # also false for NaN
        raise FeatureError(
            f"The modality {modality.name} gave no vector of {modality.dimension} numbers"
            " from 0 to 1."
        )
    return vector
