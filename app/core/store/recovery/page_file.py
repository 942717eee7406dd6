"""Reads lines of tables from the pages of a SQLite database, also where SQLite refuses the file.

Only what repairs need of https://www.sqlite.org/fileformat2.html: b-tree pages, their cells, the
chains of pages that hold long records, and records. A page that is not what it has to be is read
as far as it goes, and told as damaged.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from app.core.store.recovery.write_ahead_log import PAGE_SIZES, Log, read_log

Value = None | int | float | str | bytes
TABLE_LEAF, TABLE_INNER, INDEX_LEAF, INDEX_INNER = 0x0D, 0x05, 0x0A, 0x02
LEAVES = (TABLE_LEAF, INDEX_LEAF)
DEFAULT_PAGE_SIZE = 4_096
LONGEST = 50_000_000
"""Bytes of a record; a longer one is none of ours."""

INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}  # serial type -> bytes


@dataclass(frozen=True, slots=True)
class TreeLine:
    """A record: of a table with its ``rowid``, or of an index or table without one (None)."""

    rowid: int | None
    values: tuple[Value, ...]


@dataclass(slots=True)
class TreePage:
    """A page of a b-tree: its lines, the pages below it, and whether all of it could be read."""

    kind: int
    lines: list[TreeLine] = field(default_factory=list)
    children: list[int] = field(default_factory=list)
    whole: bool = True


class PageFile:
    """The pages of a database with those of its log on top.

    ``of_long_records``: the pages that were met as parts of long records.
    """

    def __init__(self, path: Path) -> None:
        """Read the database at ``path``, whole; one that is gone may have left its log. Raises
        OSError."""
        self._data = path.read_bytes() if path.exists() else b""
        size = int.from_bytes(self._data[16:18], "big")
        size = 65_536 if size == 1 else size
        self.page_size = size if size in PAGE_SIZES else DEFAULT_PAGE_SIZE
        self.log: Log = read_log(path.with_name(f"{path.name}-wal"), self.page_size)
        if self.log.pages or self.log.later:
            self.page_size = self.log.page_size
        self._newer = self.log.pages | self.log.later
        self.count = max([-(-len(self._data) // self.page_size), *self._newer])
        self.of_long_records: set[int] = set()

    def content(self, number: int) -> bytes:
        """The bytes of a page, from 1 on; empty for one that is not there."""
        if number in self._newer:
            return self._newer[number]
        if number < 1:
            return b""
        return self._data[(number - 1) * self.page_size : number * self.page_size]

    def page(self, number: int) -> TreePage | None:
        """The b-tree page of this number; None if it is none."""
        return self.parse(self.content(number), first=number == 1)

    def parse(self, content: bytes, *, first: bool = False) -> TreePage | None:
        """The b-tree page with this content; None if it is none. ``first``: it is page 1."""
        at = 100 if first else 0
        kind = content[at] if len(content) > at + 12 else 0
        if kind not in (*LEAVES, TABLE_INNER, INDEX_INNER):
            return None
        free, cells, start, fragments = struct.unpack_from(">HHHB", content, at + 1)
        page = TreePage(kind)
        pointers = at + (8 if kind in LEAVES else 12)
        if kind not in LEAVES:
            page.children.append(int.from_bytes(content[at + 8 : at + 12], "big"))
        used = 0
        for number in range(min(cells, self.page_size // 4)):
            offset = int.from_bytes(
                content[pointers + 2 * number : pointers + 2 * number + 2], "big"
            )
            try:
                used += self._cell(content, offset, page)
            except (_DamageError, IndexError, struct.error, UnicodeDecodeError):
                page.whole = False
        start = start or 65_536
        spare = _free_bytes(content, free)
        end = len(content)
        page.whole &= len(content) == self.page_size and used + spare + fragments == end - start
        return page

    def carve(self, content: bytes) -> Iterator[TreeLine]:
        """Whatever in ``content`` reads as a cell of a leaf of a table, at any offset: guesses."""
        for offset in range(len(content) - 4):
            page = TreePage(TABLE_LEAF)
            try:
                self._cell(content, offset, page)
            except (_DamageError, IndexError, struct.error, UnicodeDecodeError):
                continue
            yield from page.lines

    def free_pages(self) -> set[int]:
        """The pages that hold nothing any more, as the list of them says."""
        found: set[int] = set()
        trunk = int.from_bytes(self.content(1)[32:36], "big")
        while trunk and trunk not in found and trunk <= self.count:
            content = self.content(trunk)
            count = min(int.from_bytes(content[4:8], "big"), self.page_size // 4 - 2)
            found.add(trunk)
            found.update(struct.unpack_from(f">{count}I", content.ljust(self.page_size, b"\0"), 8))
            trunk = int.from_bytes(content[:4], "big")
        return found

    def _cell(self, content: bytes, offset: int, page: TreePage) -> int:
        """Read one cell into ``page``; returns how many bytes of the page it takes."""
        at = offset
        if offset < 8:
            raise _DamageError
        if page.kind in (TABLE_INNER, INDEX_INNER):
            page.children.insert(-1, int.from_bytes(content[at : at + 4], "big"))
            at += 4
        if page.kind == TABLE_INNER:
            return _varint(content, at)[1] - offset
        length, at = _varint(content, at)
        rowid = None
        if page.kind == TABLE_LEAF:
            number, at = _varint(content, at)
            rowid = number - (1 << 64) if number >= 1 << 63 else number
        local = self._local(length, page.kind)
        if at + local > len(content) or length > LONGEST:
            raise _DamageError
        payload, end = content[at : at + local], at + local
        if local < length:
            payload += self._overflow(int.from_bytes(content[end : end + 4], "big"), length - local)
            end += 4
        page.lines.append(TreeLine(rowid, _record(payload)))
        return max(end - offset, 4)

    def _local(self, length: int, kind: int) -> int:
        """How many bytes of a record of ``length`` stand in the page itself."""
        usable = self.page_size
        most = usable - 35 if kind == TABLE_LEAF else (usable - 12) * 64 // 255 - 23
        if length <= most:
            return length
        least = (usable - 12) * 32 // 255 - 23
        rest = least + (length - least) % (usable - 4)
        return rest if rest <= most else least

    def _overflow(self, number: int, length: int) -> bytes:
        """The next ``length`` bytes of a record, from page ``number`` on."""
        found = b""
        seen: set[int] = set()
        while len(found) < length:
            content = self.content(number)
            if number in seen or len(content) != self.page_size:
                raise _DamageError
            seen.add(number)
            self.of_long_records.add(number)
            found += content[4:]
            number = int.from_bytes(content[:4], "big")
        return found[:length]


class _DamageError(Exception):
    """Something is not what it has to be."""


def _free_bytes(content: bytes, block: int) -> int:
    """How many bytes of a page its chain of free blocks holds."""
    total, last = 0, 0
    while block > last and block + 4 <= len(content):
        last = block
        block, size = struct.unpack_from(">HH", content, block)
        total += size
    return total


def _varint(content: bytes, at: int) -> tuple[int, int]:
    """(the number at ``at``, the offset behind it)."""
    value = 0
    for offset in range(at, at + 8):
        byte = content[offset]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, offset + 1
    return value << 8 | content[at + 8], at + 9


def _record(payload: bytes) -> tuple[Value, ...]:
    """The values of a record, all of whose bytes have to be used."""
    head, at = _varint(payload, 0)
    if not at <= head <= len(payload):
        raise _DamageError
    values: list[Value] = []
    body = head
    while at < head:
        kind, at = _varint(payload, at)
        value, size = _value(payload, body, kind)
        values.append(value)
        body += size
    if at != head or body != len(payload) or not values:
        raise _DamageError
    return tuple(values)


def _value(payload: bytes, at: int, kind: int) -> tuple[Value, int]:
    """(the value of this serial type at ``at``, its bytes)."""
    if kind == 0:
        return None, 0
    if kind in INTEGERS:
        size = INTEGERS[kind]
        return int.from_bytes(payload[at : at + size], "big", signed=True), size
    if kind == 7:
        return struct.unpack_from(">d", payload, at)[0], 8
    if kind in (8, 9):
        return kind - 8, 0
    if kind < 12:
        raise _DamageError
    size = (kind - 12) // 2
    data = payload[at : at + size]
    if len(data) != size:
        raise _DamageError
    return (data.decode() if kind % 2 else data), size
