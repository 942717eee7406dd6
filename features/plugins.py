"""Modalities of other packages: what they name in the entry-point group `likewise.modalities`.

Each entry point leads to a `GlobalModality`. Its vectors are checked photo by photo, since one that
is not finite would spoil every search.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from importlib.metadata import EntryPoint, entry_points

import numpy as np

from features.errors import FeatureError, SchemaError
from features.modality import GlobalModality
from features.picture import Picture
from features.types import Vector

GROUP = "likewise.modalities"

_NAME = re.compile(r"[A-Za-z0-9_-]{1,60}")
"""What a name may be: it becomes a file's name, and that of an image model has more in it."""


def discovered(taken: Iterable[str]) -> tuple[GlobalModality, ...]:
    """The modalities of all installed packages, by name; ``taken`` are names of others.

    Raises SchemaError if one cannot be loaded, is no modality, or has a name that is taken.
    """
    names = set(taken)
    found = []
    for point in entry_points(group=GROUP):
        modality = _loaded(point)
        if modality.name in names:
            raise _fault(point, f"there is another modality named {modality.name}")
        names.add(modality.name)
        found.append(replace(modality, extract=partial(_checked, modality)))
    return tuple(sorted(found, key=lambda modality: modality.name))


def _loaded(point: EntryPoint) -> GlobalModality:
    try:
        modality = point.load()
    except (ImportError, AttributeError) as error:
        raise _fault(point, str(error)) from error
    if not isinstance(modality, GlobalModality):
        raise _fault(point, f"{point.value} is no GlobalModality")
    if not _NAME.fullmatch(modality.name):
        raise _fault(point, f"its name, {modality.name}, has more than letters, digits, _ and -")
    if modality.dimension < 1:
        raise _fault(point, f"it says that its vectors have {modality.dimension} entries")
    return modality


def _fault(point: EntryPoint, what: str) -> SchemaError:
    package = point.dist.name if point.dist else point.value
    return SchemaError(
        f"The modality {point.name} of the package {package} can't be used: {what}. "
        f"Uninstall {package}, or install another version of it."
    )


def _checked(modality: GlobalModality, picture: Picture) -> Vector:
    vector = np.asarray(modality.extract(picture), np.float32)
    within = vector.shape == (modality.dimension,) and bool(((vector >= 0) & (vector <= 1)).all())
    if not within:  # which NaN is not, either
        raise FeatureError(
            f"The modality {modality.name} gave no vector of {modality.dimension} numbers"
            " from 0 to 1."
        )
    return vector
