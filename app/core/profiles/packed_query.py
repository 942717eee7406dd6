"""Queries as the journal keeps them: ids of photos as JSON, or an npz with outside pictures."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.core.errors import LibraryDamagedError
from app.core.language import tr
from app.core.profiles.query import Outside, Query
from app.core.types import QueryItem
from engine.archives import DAMAGE


def pack(query: Query) -> bytes | None:
    """What the journal keeps of a query with pictures from outside, as one npz; None without."""
    outside = query.outside
    if outside is None:
        return None
    header = {"schema": outside.schema, "items": [_described(i) for i in query.items]}
    arrays: dict[str, NDArray[Any]] = {
        "header": np.frombuffer(json.dumps(header).encode(), np.uint8),
        **{f"vectors.{name}": array for name, array in outside.vectors.items()},
    }
    for number, item in enumerate(query.items):
        if item.thumbnail is not None:
            arrays[f"thumbnail.{number}"] = np.frombuffer(item.thumbnail, np.uint8)
    buffer = io.BytesIO()
    np.savez(buffer, allow_pickle=False, **arrays)
    return buffer.getvalue()


def unpack(blob: bytes) -> Query:
    """What ``pack`` wrote. Raises LibraryDamagedError if it is something else."""
    try:
        with np.load(io.BytesIO(blob), allow_pickle=False) as archive:
            arrays = dict(archive)
        header = json.loads(arrays["header"].tobytes())
        items = tuple(
            _item(description, arrays.get(f"thumbnail.{number}"))
            for number, description in enumerate(header["items"])
        )
        schema = str(header["schema"])
    except (OSError, AttributeError, IndexError, *DAMAGE) as error:
        raise _unreadable() from error
    prefix = "vectors."
    vectors = {key.removeprefix(prefix): arrays[key] for key in arrays if key.startswith(prefix)}
    return Query(items, Outside(vectors, schema))


def query_of_photos(photos: str) -> Query:
    """The query for photos of the library alone, whose ids are in JSON. Raises LibraryDamagedError
    if they are not."""
    try:
        return Query(tuple(QueryItem(photo=photo) for photo in json.loads(photos)))
    except (ValueError, TypeError) as error:
        raise _unreadable() from error


def _unreadable() -> LibraryDamagedError:
    return LibraryDamagedError(
        tr("The pictures of an earlier search can't be read back."),
        tr("Restore the library from a backup, or start a new search."),
    )


def _described(item: QueryItem) -> dict[str, Any]:
    path = None if item.path is None else str(item.path)
    return {"photo": item.photo, "path": path, "name": item.name, "region": item.crop}


def _item(description: Mapping[str, Any], thumbnail: NDArray[np.uint8] | None) -> QueryItem:
    path, crop = description["path"], description["region"]
    return QueryItem(
        photo=description["photo"],
        path=None if path is None else Path(path),
        name=description["name"],
        thumbnail=None if thumbnail is None else thumbnail.tobytes(),
        crop=None if crop is None else (crop[0], crop[1], crop[2], crop[3]),
    )
