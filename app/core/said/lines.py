"""Define the types that a line of the log may hold, and convert its JSON to them.

A valid checksum proves nothing, as anybody can make one. So a line that Likewise would not write,
with values of other types or out of bounds, is refused; unknown tables and columns are dropped.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Meta, MsgspecError, convert
from msgspec.json import Decoder, decode

from app.core.store.connection import bounded_json
from app.core.store.rules import MOST
from app.core.store.said_tables import SaidTable

_Int = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
_Photo = Annotated[int, Meta(ge=0, le=MOST)]
_Path = Annotated[str, Meta(pattern="^[^\x00\ud800-\udc7f\udd00-\udfff]*$")]
_Hash = Annotated[str, Meta(pattern="^([0-9a-f]{2})+$")]
_NEEDED = {
    "roots": ("path", "active", "added"),
    "searches": ("query_photos",),
    "album_changes": ("delta",),
}
_KINDS = {"INTEGER": _Int, "REAL": float, "TEXT": str, "BLOB": _Path}


class Ends(TypedDict):
    """What is read of the first and the last line."""

    line: _Int
    n: _Int
    library: NotRequired[str]


class _Named(TypedDict, total=False):
    hash: _Hash
    root: _Path
    path: _Path
    size: _Int


class _Delta(TypedDict):
    """The change of an album."""

    photos: list[tuple[_Photo, Any]]


ENDS = Decoder(Ends)


def line_of(tables: Mapping[str, SaidTable]) -> Decoder[Any]:
    """Return the decoder of lines about these tables."""
    make: Any = TypedDict
    many: Any = list
    rows = {name: many[make(name, _columns(table))] for name, table in tables.items()}
    keys = list[list[_Int | float | str]]
    parts = {
        "photos": dict[Annotated[str, Meta(pattern="^[0-9]{1,9}$")], _Named],
        "said": make("Rows", rows, total=False),  # not shown
        "gone": make("Keys", dict.fromkeys(tables, keys), total=False),  # not shown
        "begins": bool,
    }
    ends: dict[str, Any] = {"line": _Int, "n": _Int, "library": NotRequired[str]}
    ends |= {part: NotRequired[kind] for part, kind in parts.items()}
    return Decoder(make("Line", ends))  # not shown


def _columns(table: SaidTable) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for column, kind in table.columns.items():
        of = _Hash if column.endswith("hash") else _KINDS[kind]
        of = _Photo if column in table.photos else of
        needed = column in (*table.key, *_NEEDED.get(table.name, ()))
        found[column] = of if needed else NotRequired[of]
    return found


def converted(text: bytes, kind: Decoder[Any]) -> dict[str, Any]:
    """Decode a line of this ``kind``. Raises ValueError."""
    try:
        try:
            line: dict[str, Any] = kind.decode(text)
        except (MsgspecError, UnicodeDecodeError, RecursionError):  # names that are no text, say
            line = convert(bounded_json(text.decode("utf-8", "surrogatepass")), kind.type)
        for row in line.get("said", {}).get("searches", ()):
            decode(row["query_photos"], type=list[_Photo | None])
        for row in line.get("said", {}).get("album_changes", ()):
            decode(row["delta"], type=_Delta)
    except MsgspecError as error:
        raise ValueError(str(error)) from error
    return line
