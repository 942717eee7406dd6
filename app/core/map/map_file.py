"""The map among what is derived: as it was made last, and what one is made of until it is there."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.core.store import derived
from engine.map.cells import Cells
from engine.types import Float32, Float64, Rows

VERSION = 1
"""Of the files, and of how maps are made; grows when the same photos would get another map."""

MAP, INPUT = "map", "map-input"  # not shown

Arrays = dict[str, NDArray[Any]]


@dataclass(frozen=True, eq=False)
class StoredMap:
    """A map as it was made: n photos in r components and m regions.

    ``key`` names the metric and what vectors mean. ``photos`` int64 (n,); ``points`` float64 (n,
    2): where the embedding ended; ``cells`` int32 (n, 2); ``colours`` uint8 (n, 3); ``x`` float16
    (n, r) with ``mean`` and ``axes``: the reduction, by which more photos find their position;
    ``parent``, ``count``, ``middle``, ``spread``, ``shown`` (photo ids) and ``names``: the regions.
    """

    key: str
    photos: Rows
    points: Float64
    cells: Cells
    colours: NDArray[np.uint8]
    x: NDArray[np.float16]
    mean: Float32
    axes: Float32
    parent: Rows
    count: Rows
    middle: Float64
    spread: Float64
    shown: Rows
    names: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class MapInput:
    """What a map is made of; see `StoredMap`. ``start`` float64 (n, 2): where the photos are now,
    NaN for those that are new; all NaN: the map is made from nothing. ``label`` and ``probability``
    (n, 32): what the photos may show."""

    key: str
    photos: Rows
    start: Float64
    colours: NDArray[np.uint8]
    x: Float32
    mean: Float32
    axes: Float32
    label: NDArray[np.uint16]
    probability: NDArray[np.float16]


def write_map(folder: Path, made: StoredMap) -> None:
    """Replace the map among what is derived in ``folder``. Raises OSError."""
    values = {"key": made.key, "names": made.names}
    derived.keep(folder, MAP, str(VERSION), _arrays_of(made), values)


def read_map(folder: Path) -> StoredMap | None:
    """The map; None if there is none that can be read."""
    found = derived.find(folder, MAP, str(VERSION))
    if found is None:
        return None
    names = tuple(found.values["names"])
    return StoredMap(key=found.values["key"], names=names, **found.arrays)


def write_input(folder: Path, given: MapInput) -> None:
    """Write down what is to be made a map of. Raises OSError."""
    derived.keep(folder, INPUT, str(VERSION), _arrays_of(given), {"key": given.key})


def read_input(folder: Path) -> MapInput | None:
    """What is to be made a map of; None if nothing is, or it can't be read."""
    found = derived.find(folder, INPUT, str(VERSION))
    return None if found is None else MapInput(key=found.values["key"], **found.arrays)


def forget_input(folder: Path) -> None:
    """Remove an input that is done with, or is wanted no more."""
    derived.forget(folder, INPUT)


def _arrays_of(content: StoredMap | MapInput) -> Arrays:
    values = {field.name: getattr(content, field.name) for field in fields(content)}
    return {name: value for name, value in values.items() if isinstance(value, np.ndarray)}
