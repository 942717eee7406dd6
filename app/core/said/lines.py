"""The log's lines of JSON: numbered, with checksums, and what types they may hold.

    {"line":7,"n":41,"at":"2026-11-24T20:55:01Z","photos":{"12":{"hash":"9c0f...","root":
    "/home/ann/Pictures","path":"sea/1.jpg","size":81234}},"said":{"marks":[{"photo":12,"stars":4,
    "colour":"red"}]},"gone":{"photo_keywords":[[12,3]]},"crc":"5d10a2c7"}

``said`` has lines of the catalogue's tables as they are from then on, ``gone`` the keys of deleted
ones, ``photos`` what the numbers of photos stand for, ``n`` the number of the last change of the
catalogue that is included. The first line of a file gives the library's number; lines with
``begins`` are all that was said before. ``crc`` is CRC-32 over what stands before it. A line with
other parts than these counts as damaged.

The log states what table lines are, not what was done. So one function writes and one restores
everything, and the order in which tables were written does not matter.

A valid checksum proves nothing, as anybody can make one. So a line that Likewise would not write,
with values of other types or out of bounds, is refused; unknown tables and columns are dropped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any, NotRequired, TypedDict
from zlib import crc32

from msgspec import Meta, MsgspecError, convert
from msgspec.json import Decoder, decode

from app.core.store.connection import bounded_json
from app.core.store.rules import MAX_ID
from app.core.store.said_tables import SaidTable
from engine.ordinary import content, opened

SAID_FILE = "said.jsonl"
FORMAT = 1
MAX_FIRST_LINE = 4_096
"""Most bytes of the first line."""

MAX_BYTES = 2**30
"""Most bytes of the file."""

Key = tuple[Any, ...]
Row = dict[str, Any]
"""A table line: column -> JSON value; NULLs are left out."""

_END = b',"crc":"'
_Int = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
_Photo = Annotated[int, Meta(ge=0, le=MAX_ID)]
_Path = Annotated[str, Meta(pattern="^[^\x00\ud800-\udc7f\udd00-\udfff]*$")]
_Hash = Annotated[str, Meta(pattern="^([0-9a-f]{2})+$")]
_NEEDED = {
    "roots": ("path", "active", "added"),
    "searches": ("query_photos",),
    "album_changes": ("delta",),
}
_KINDS = {"INTEGER": _Int, "REAL": float, "TEXT": str, "BLOB": _Path}


class LineNumbers(TypedDict):
    """What is read of the first and the last line."""

    line: _Int
    n: _Int
    library: NotRequired[str]


class _Identity(TypedDict, total=False):
    hash: _Hash
    root: _Path
    path: _Path
    size: _Int


class _Delta(TypedDict):
    """The change of an album."""

    photos: list[tuple[_Photo, Any]]


NUMBERS = Decoder(LineNumbers)


def line_of(tables: Mapping[str, SaidTable]) -> Decoder[Any]:
    """Return the decoder of lines about these tables."""
    make: Any = TypedDict
    many: Any = list
    rows = {name: many[make(name, _columns(table))] for name, table in tables.items()}
    keys = list[list[_Int | float | str]]
    parts = {
        "photos": dict[Annotated[str, Meta(pattern="^[0-9]{1,9}$")], _Identity],
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


@dataclass(slots=True)
class LogContent:
    """The content of a log.

    ``rows``: table -> key -> line; ``photos``: number -> what it stands for; ``number``: the last
    change of the catalogue that is included; ``damaged``: lines of the file, from 1 on, that are
    missing or can't be read; ``size``: bytes of the file up to its last whole line.
    """

    library: str = ""
    number: int = 0
    rows: dict[str, dict[Key, Row]] = field(default_factory=dict)
    photos: dict[int, Row] = field(default_factory=dict)
    damaged: list[int] = field(default_factory=list)
    lines: int = 0
    size: int = 0
    begun: int = 0  # bytes of the lines with ``begins``

    def identities(self, photos: Collection[int]) -> dict[int, Row]:
        """Return number -> content, folder, path and size of these photos, where known."""
        return {photo: self.photos[photo] for photo in photos if photo in self.photos}


def sealed(line: Mapping[str, Any]) -> bytes:
    """Return a line as bytes of the file, with its checksum."""
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    body = text.encode("utf-8", "surrogatepass")[:-1]
    return body + _END + b'%08x"}\n' % crc32(body)


def unsealed(raw: bytes, kind: Decoder[Any] = NUMBERS) -> dict[str, Any] | None:
    """Check a line of the file (without its end) and convert it to ``kind``; None if damaged."""
    body, _, checksum = raw.rpartition(_END)
    if checksum != b'%08x"}' % crc32(body):
        return None
    with suppress(ValueError):
        return _converted(body + b"}", kind)
    return None


def _converted(text: bytes, kind: Decoder[Any]) -> dict[str, Any]:
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


def read_log(path: Path, tables: Mapping[str, SaidTable]) -> LogContent:
    """Read as much as possible of the log at ``path``; empty if it does not exist.

    Bytes after the last whole line are the rest of one that a kill cut. Raises OSError.
    """
    said = LogContent()
    data = content(path, MAX_BYTES) if path.exists() else b""
    said.size = data.rfind(b"\n") + 1
    at = 0
    whole = True
    kind = line_of(tables)
    for raw in BytesIO(data[: said.size]):
        at += len(raw)
        line = unsealed(raw[:-1], kind)
        whole = line is not None and 0 < line["line"] - said.lines < MAX_ID
        if line is None or not whole:
            continue
        said.damaged += range(said.lines + 1, line["line"])
        _apply_line(said, line, tables)
        if "begins" in line:
            said.begun = at
    if not whole:
        said.damaged.append(said.lines + 1)
    return said


def first_and_last(path: Path) -> tuple[str, int]:
    """Return the library's number and the last change in the log, without reading all of it.

    Empty and 0 where they can't be read. Raises OSError.
    """
    try:
        with opened(path) as file:
            first = unsealed(file.readline(MAX_FIRST_LINE).rstrip(b"\n"))
            size = min(file.seek(0, os.SEEK_END), MAX_BYTES)
            length, end = 4_096, b""
            while end.count(b"\n") < 2 and len(end) < size:
                length = min(16 * length, size)
                file.seek(size - length)
                end = file.read(length)
    except FileNotFoundError:
        return "", 0
    last = unsealed(end.rpartition(b"\n")[0].rpartition(b"\n")[2])
    return first.get("library", "") if first else "", last["n"] if last else 0


def key_of(table: SaidTable, row: Row) -> Key:
    """Return the primary key of a table line."""
    return tuple(row[column] for column in table.key)


def _apply_line(said: LogContent, line: Mapping[str, Any], tables: Mapping[str, SaidTable]) -> None:
    said.lines, said.number = line["line"], line["n"]
    said.library = line.get("library", said.library)
    for photo, identity in line.get("photos", {}).items():
        before = said.photos.get(int(photo), {})
        said.photos[int(photo)] = identity if "hash" in identity else {**before, **identity}
    for name, rows in line.get("said", {}).items():
        if name in tables:  # a newer Likewise may have more tables
            known = said.rows.setdefault(name, {})
            known.update((key_of(tables[name], row), row) for row in rows)
    for name, keys in line.get("gone", {}).items():
        for key in keys:
            said.rows.get(name, {}).pop(tuple(key), None)
