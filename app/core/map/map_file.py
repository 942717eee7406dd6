"""Files of the map, in <library>/map: derived data, made again when one is missing or damaged.

map.likewise           the map as it was made last
job.likewise           what the one that is being made is made of, until it is there

All are written whole or not at all (engine/index/index_file.py has the format), with a CRC-32 of
every array, and for one version of this program's maps.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from app.core.language import tr
from app.core.own_files import remove
from engine.errors import InputError, SchemaError
from engine.index import index_file
from engine.map.cells import Cells
from engine.types import Float32, Float64, Rows

log = logging.getLogger(__name__)

VERSION = 1
"""Of the files, and of how maps are made; grows when the same photos would get another map."""

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


def map_folder(library: Path) -> Path:
    """Where the files of a library's map are."""
    return library / "map"


def write_map(folder: Path, made: StoredMap) -> None:
    """Replace the map. Raises OSError."""
    _write(folder / "map.likewise", {"key": made.key, "names": made.names}, _arrays_of(made))


def read_map(folder: Path) -> StoredMap | None:
    """The map; None if there is none that can be read."""
    found = _read(folder / "map.likewise")
    if found is None:
        return None
    header, arrays = found
    return StoredMap(key=header["key"], names=tuple(header["names"]), **arrays)


def write_input(folder: Path, given: MapInput) -> None:
    """Write down what is to be made a map of. Raises OSError."""
    folder.mkdir(exist_ok=True)
    _write(folder / "job.likewise", {"key": given.key}, _arrays_of(given))


def read_input(folder: Path) -> MapInput | None:
    """What is to be made a map of; None if nothing is, or it can't be read."""
    found = _read(folder / "job.likewise")
    return None if found is None else MapInput(key=found[0]["key"], **found[1])


def forget_input(folder: Path) -> None:
    """Remove an input that is done with, or is wanted no more."""
    remove(folder / "job.likewise")


def _arrays_of(content: StoredMap | MapInput) -> Arrays:
    values = {field.name: getattr(content, field.name) for field in fields(content)}
    return {name: value for name, value in values.items() if isinstance(value, np.ndarray)}


def _write(path: Path, header: Mapping[str, Any], arrays: Arrays) -> None:
    arrays = {name: np.ascontiguousarray(array) for name, array in arrays.items()}
    checks = {name: crc32(array.data) for name, array in arrays.items()}
    index_file.write(path, {**header, "version": VERSION, "checksums": checks}, arrays)


def _read(path: Path) -> tuple[dict[str, Any], Arrays] | None:
    try:
        header, arrays = index_file.read(path)
        index_file.check(path, header, {"version": VERSION})
        checks = {name: crc32(np.ascontiguousarray(each).data) for name, each in arrays.items()}
        if checks != header["checksums"]:
            raise SchemaError(tr("{path} is damaged; it is made again.", path=path))
    except InputError:
        return None
    except (SchemaError, OSError, KeyError) as error:
        log.info("%s is made again: %s", path, error)
        return None
    return header, arrays
