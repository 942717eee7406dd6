"""Save a learner as one npz without pickle: a JSON header, then the arrays of its state."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.archives import DAMAGE
from engine.atomic import replacing
from engine.errors import SchemaError
from engine.ordinary import opened

FORMAT = 1
HEADER = "header"


@dataclass(frozen=True)
class Header:
    """What it takes to create an untrained learner that fits the arrays."""

    learner: str
    dimensions: dict[str, int]
    settings: dict[str, Any]
    format: int = FORMAT


def write(path: Path, header: Header, arrays: Mapping[str, NDArray[Any]]) -> None:
    """Write ``path`` atomically. Raises OSError."""
    with replacing(path) as temporary, temporary.open("wb") as file:
        np.savez(
            file, allow_pickle=False, **{HEADER: np.array(json.dumps(asdict(header)))}, **arrays
        )


def read(path: Path) -> tuple[Header, dict[str, NDArray[Any]]]:
    """Read what ``write`` wrote. Raises SchemaError if ``path`` is no such file."""
    try:
        with opened(path) as file, np.load(file, allow_pickle=False) as archive:
            arrays = dict(archive)
        fields = json.loads(str(arrays.pop(HEADER)))
        header = Header(**fields)
    except DAMAGE as error:
        raise SchemaError(f"{path} is not a saved learner, or it is damaged: {error}") from error
    if header.format != FORMAT:
        raise SchemaError(
            f"{path} has format {header.format}; this version reads {FORMAT}. Learn again from "
            "the journal, or use the version that wrote it."
        )
    return header, arrays
