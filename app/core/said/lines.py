"""Lines of the log: JSON, numbered, each with a checksum; all of them together are what was said.

    {"line":7,"n":41,"at":"2026-11-24T20:55:01Z","photos":{"12":{"hash":"9c0f...","root":
    "/home/ann/Pictures","path":"sea/1.jpg","size":81234}},"said":{"marks":[{"photo":12,"stars":4,
    "colour":"red"}]},"gone":{"photo_keywords":[[12,3]]},"crc":"5d10a2c7"}

``said`` has lines of the catalogue's tables as they are from then on, ``gone`` the keys of those
that were deleted, ``photos`` what the numbers of photos stand for, ``n`` the last change of the
catalogue that is told. The first line of a file tells the library's number; those with ``begins``
are all that was said before. ``crc`` is CRC-32 over what stands before it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zlib import crc32

from app.core.store.said_tables import SaidTable
from engine.ordinary import content, opened

FILE_NAME = "said.jsonl"
FORMAT = 1
LONGEST = 4_096
"""Bytes of the first line at most."""

LARGEST = 2**30
"""Bytes of the file at most."""

Key = tuple[Any, ...]
Row = dict[str, Any]
"""A line of a table: column -> what JSON can hold; those that are NULL are left out."""

_END = b',"crc":"'


@dataclass(slots=True)
class Said:
    """All that was said. ``rows``: table -> key -> line; ``photos``: number -> what it stands for;
    ``number``: the last change of the catalogue that is in it; ``hurt``: the lines of the file that
    can't be read or are missing, from 1 on; ``size``: bytes of the file up to its last whole line.
    """

    library: str = ""
    number: int = 0
    rows: dict[str, dict[Key, Row]] = field(default_factory=dict)
    photos: dict[int, Row] = field(default_factory=dict)
    hurt: list[int] = field(default_factory=list)
    lines: int = 0
    size: int = 0
    begun: int = 0  # bytes of the lines that it began with

    def named(self, photos: Collection[int]) -> dict[int, Row]:
        """What these numbers stand for, of those that are known."""
        return {photo: self.photos[photo] for photo in photos if photo in self.photos}


def sealed(line: Mapping[str, Any]) -> bytes:
    """A line as it stands in the file, with its checksum."""
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    body = text.encode("utf-8", "surrogatepass")[:-1]
    return body + _END + b'%08x"}\n' % crc32(body)


def unsealed(raw: bytes) -> dict[str, Any] | None:
    """What a line of the file (without its end) says; None if it is not what was written."""
    body, _, checksum = raw.rpartition(_END)
    if checksum != b'%08x"}' % crc32(body):
        return None
    line: dict[str, Any] = json.loads(body.decode("utf-8", "surrogatepass") + "}")
    return line


def read_log(path: Path, tables: Mapping[str, SaidTable]) -> Said:
    """What the log at ``path`` says, as far as it can be read; nothing if it is not there.

    What stands behind the last whole line is what a kill left of one. Raises OSError.
    """
    said = Said()
    data = content(path, LARGEST) if path.exists() else b""
    *lines, rest = data.split(b"\n")
    said.size = len(data) - len(rest)
    at = 0
    whole = True
    for raw in lines:
        at += len(raw) + 1
        line = unsealed(raw)
        whole = line is not None and line["line"] > said.lines
        if line is None or not whole:
            continue
        said.hurt += range(said.lines + 1, line["line"])
        _take(said, line, tables)
        if "begins" in line:
            said.begun = at
    if not whole:
        said.hurt.append(said.lines + 1)
    return said


def first_and_last(path: Path) -> tuple[str, int]:
    """The library's number, and the last change that the log at ``path`` tells, without reading
    all of it; empty and 0 where it can't be read. Raises OSError."""
    try:
        with opened(path) as file:
            first = unsealed(file.readline(LONGEST).rstrip(b"\n"))
            size = file.seek(0, os.SEEK_END)
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
    """What tells this line of a table from the others."""
    return tuple(row[column] for column in table.key)


def _take(said: Said, line: Mapping[str, Any], tables: Mapping[str, SaidTable]) -> None:
    said.lines, said.number = line["line"], line["n"]
    said.library = line.get("library", said.library)
    for photo, named in line.get("photos", {}).items():
        before = said.photos.get(int(photo), {})
        said.photos[int(photo)] = named if "hash" in named else {**before, **named}
    for name, rows in line.get("said", {}).items():
        if name in tables:  # a newer Likewise may have more
            told = said.rows.setdefault(name, {})
            told.update((key_of(tables[name], row), row) for row in rows)
    for name, keys in line.get("gone", {}).items():
        for key in keys:
            said.rows.get(name, {}).pop(tuple(key), None)
