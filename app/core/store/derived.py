"""Store derived data: named arrays with a key of their inputs, made again when they are lost.

<library>/derived/NAME.likewise is a file of engine/index/index_file.py, with checksums of its
arrays. One that is missing, damaged or made from other inputs counts as absent.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from app.core.base.paths import remove
from engine.errors import InputError, SchemaError
from engine.index import index_file

log = logging.getLogger(__name__)

Arrays = Mapping[str, NDArray[Any]]


@dataclass(frozen=True, slots=True)
class Derived:
    """Stored arrays, and values of JSON."""

    arrays: dict[str, NDArray[Any]]
    values: dict[str, Any]


def derived_folder(library: Path) -> Path:
    """Return the folder of derived data of the library in folder ``library``."""
    return library / "derived"


def derived_path(folder: Path, name: str) -> Path:
    """Return the file of the data called ``name``."""
    return folder / f"{name}.likewise"


def keep(
    folder: Path, name: str, depends: str, arrays: Arrays, values: Mapping[str, Any] | None = None
) -> None:
    """Store arrays and JSON values under ``name``, replacing older ones.

    ``depends`` names all inputs that they are a function of. Raises OSError.
    """
    whole = {key: np.ascontiguousarray(array) for key, array in arrays.items()}
    folder.mkdir(parents=True, exist_ok=True)
    header = {"depends": depends, "values": dict(values or {}), "checksums": _checksums(whole)}
    index_file.write(derived_path(folder, name), header, whole)


def find(folder: Path, name: str, depends: str) -> Derived | None:
    """Return what is stored under ``name`` if its inputs were ``depends``; otherwise None."""
    path = derived_path(folder, name)
    try:
        header, arrays = index_file.read(path)
        index_file.check(path, header, {"depends": depends, "checksums": _checksums(arrays)})
        return Derived(arrays, header["values"])
    except InputError:
        return None
    except (SchemaError, OSError, KeyError) as error:
        log.info("%s is made again: %s", path, error)
        return None


def forget(folder: Path, name: str) -> None:
    """Remove what is stored under ``name``. Raises OSError."""
    remove(derived_path(folder, name))


def _checksums(arrays: Arrays) -> dict[str, int]:
    return {name: crc32(np.ascontiguousarray(each).data) for name, each in arrays.items()}
