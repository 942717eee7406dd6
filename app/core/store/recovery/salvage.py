"""Salvages the lines of a damaged catalogue: page by page, whatever SQLite says of the whole.

Tables are followed from their first pages. Where the way to a page is lost, the types of its
columns tell which table it belongs to, and in damaged pages lines are looked for at every byte.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from app.core.store.migrations import migrate
from app.core.store.recovery.page_file import (
    INDEX_INNER,
    INDEX_LEAF,
    TABLE_INNER,
    TABLE_LEAF,
    PageFile,
    TreeLine,
    TreePage,
    Value,
)

Fields = tuple[Value, ...]

TYPES: dict[str, type | tuple[type, ...]] = {
    "INTEGER": int,
    "REAL": (int, float),
    "TEXT": str,
    "BLOB": bytes,
}
DISTINCT_FROM = 5
"""Columns; lines of fewer look like many other bytes, and are not looked for byte by byte."""

_KINDS = {True: (INDEX_LEAF, INDEX_INNER), False: (TABLE_LEAF, TABLE_INNER)}


@dataclass(frozen=True, slots=True)
class _Column:
    name: str
    kind: str
    required: bool
    default: Value
    has_default: bool


@dataclass(frozen=True, slots=True)
class Table:
    """A table of today's format; ``columns`` in the order in which they are stored."""

    name: str
    columns: tuple[_Column, ...]
    alias: int | None  # the column that is the rowid
    without_rowid: bool

    @property
    def names(self) -> tuple[str, ...]:
        """The columns, as `fit` gives them."""
        return tuple(column.name for column in self.columns)

    def fit(self, line: TreeLine) -> Fields | None:
        """The line as one of this table, in the order of ``names``; None if it is none."""
        if len(line.values) > len(self.columns) or (line.rowid is None) != self.without_rowid:
            return None
        found: list[Value] = []
        for number, column in enumerate(self.columns):
            if number >= len(line.values):
                if column.required and not column.has_default:
                    return None
                found.append(column.default)
                continue
            value = line.values[number]
            if number == self.alias:
                if value is not None:
                    return None
                found.append(line.rowid)
            elif value is None:
                if column.required:
                    return None
                found.append(None)
            elif not isinstance(value, TYPES[column.kind]):
                return None
            else:
                found.append(float(value) if column.kind == "REAL" else value)
        return tuple(found)


@dataclass(slots=True)
class Salvaged:
    """The lines of each table, surest first, the tables of which nothing is missing, and the first
    pages of tables and indexes."""

    lines: dict[str, list[Fields]] = field(default_factory=dict)
    whole: set[str] = field(default_factory=set)
    roots: dict[str, int] = field(default_factory=dict)


def tables() -> dict[str, Table]:
    """The tables of today's format, by name."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, 0)
        names = connection.execute(
            "SELECT name, wr FROM pragma_table_list WHERE schema = 'main' AND type = 'table'"
            " AND name NOT LIKE 'sqlite_%'"
        ).fetchall()
        return {name: _table(connection, name, bool(without)) for name, without in names}


def first_pages(file: PageFile) -> dict[str, int]:
    """Name of a table or index -> its first page, as far as the catalogue still tells them."""
    found = {}
    for page in _reach(file, 1, (TABLE_LEAF, TABLE_INNER), set()):
        for line in page.lines if page is not None else ():
            match line.values:
                case ("table" | "index", str(name), str(), int(number), *_):
                    found[name] = number
    return found


def salvage(path: Path, known: Mapping[str, int] | None = None) -> Salvaged:
    """All lines that can be read of the catalogue at ``path``.

    ``known``: first pages of tables, from a backup, for where the catalogue lacks them. Raises
    OSError.
    """
    file = PageFile(path)
    layout = tables()
    roots = dict(known or {}) | first_pages(file)
    found = Salvaged({name: [] for name in layout}, roots=roots)
    owners: dict[int, str] = {}
    spoiled: list[tuple[str | None, bytes]] = []
    seen: set[int] = {1}
    for name, number in roots.items():
        table = layout.get(name)
        if table is None:
            for _ in _reach(file, number, (INDEX_LEAF, INDEX_INNER), seen):
                pass
        elif _follow(file, table, number, found.lines[name], owners, spoiled, seen):
            found.whole.add(name)
    if found.whole != set(layout):
        _take_loose(file, layout, found, spoiled, seen)
    for number, content in file.log.damaged:
        owner = owners.get(number)
        spoiled.append((None, content))  # the number may be what is damaged
        found.whole -= {owner} if owner else set(layout)
    for owner, content in spoiled:
        _carve(file, content, [layout[owner]] if owner else list(layout.values()), found)
    if "events" not in found.whole:
        _take_older_thumbs(file, layout["events"], found)
    return found


def _follow(
    file: PageFile,
    table: Table,
    root: int,
    lines: list[Fields],
    owners: dict[int, str],
    spoiled: list[tuple[str | None, bytes]],
    seen: set[int],
) -> bool:
    """Gather the lines of a table from its first page on; whether nothing of it is missing."""
    whole = True
    for page, number in _numbered(file, root, _KINDS[table.without_rowid], seen):
        owners[number] = table.name
        if page is None:
            spoiled.append((table.name, file.content(number)))
            whole = False
            continue
        fitting = [fields for line in page.lines if (fields := table.fit(line)) is not None]
        lines += fitting
        if not page.whole or len(fitting) < len(page.lines):
            spoiled.append((table.name, file.content(number)))
            whole = False
    return whole


def _reach(
    file: PageFile, root: int, kinds: tuple[int, int], seen: set[int]
) -> Iterator[TreePage | None]:
    """The pages of a tree; None for one that is damaged."""
    return (page for page, _ in _numbered(file, root, kinds, seen))


def _numbered(
    file: PageFile, root: int, kinds: tuple[int, int], seen: set[int]
) -> Iterator[tuple[TreePage | None, int]]:
    waiting, met = [root], set[int]()
    while waiting:
        number = waiting.pop()
        if number in met:
            continue
        met.add(number)
        seen.add(number)
        page = file.page(number)
        if page is not None and page.kind not in kinds:
            page = None
        if page is not None:
            waiting += reversed(page.children)
        yield page, number


def _take_loose(
    file: PageFile,
    layout: Mapping[str, Table],
    found: Salvaged,
    spoiled: list[tuple[str | None, bytes]],
    seen: set[int],
) -> None:
    """Give the pages that no table was followed to, and that are not free, to the tables that lack
    some, by what stands in them."""
    lacking = [table for name, table in layout.items() if name not in found.whole]
    free = file.free_pages() if len(file.content(1)) == file.page_size else set()
    for number in range(2, file.count + 1):
        if number in seen or number in free or number in file.of_long_records:
            continue
        page = file.page(number)
        if page is None:
            spoiled.append((None, file.content(number)))
            continue
        fitting = [table for table in lacking if _all_fit(table, page)]
        if len(fitting) == 1 and page.lines:
            table = fitting[0]
            found.lines[table.name] += [f for line in page.lines if (f := table.fit(line))]
        if not page.whole:
            spoiled.append((None, file.content(number)))


def _take_older_thumbs(file: PageFile, events: Table, found: Salvaged) -> None:
    """Add the lines of the journal that earlier logs still hold, last, as they are no surer; where
    it is known which searches there are, none of those that were deleted."""
    older = Salvaged({"events": []})
    for content in file.log.older:
        _carve(file, content, [events], older)
    searches = {line[0] for line in found.lines["searches"]}
    found.lines["events"] += [
        line
        for line in older.lines["events"]
        if "searches" not in found.whole or line[1] in searches
    ]


def _all_fit(table: Table, page: TreePage) -> bool:
    return page.kind in _KINDS[table.without_rowid] and all(
        table.fit(line) is not None for line in page.lines
    )


def _carve(file: PageFile, content: bytes, wanted: Iterable[Table], found: Salvaged) -> None:
    """Look for lines of these tables at every byte of a page."""
    page = file.parse(content)
    candidates = [table for table in wanted if not table.without_rowid]
    lines = [] if page is None else page.lines
    for table in candidates:
        if len(table.columns) >= DISTINCT_FROM:
            found.lines[table.name] += [f for line in lines if (f := table.fit(line))]
    for line in file.carve(content):
        for table in candidates:
            if len(line.values) >= DISTINCT_FROM and (fields := table.fit(line)) is not None:
                found.lines[table.name].append(fields)


def _table(connection: sqlite3.Connection, name: str, without_rowid: bool) -> Table:
    columns = connection.execute(
        'SELECT cid, name, type, "notnull", dflt_value, pk FROM pragma_table_info(?)', (name,)
    ).fetchall()
    keys = sum(column[5] > 0 for column in columns)
    if without_rowid:  # the key comes first
        columns.sort(key=lambda column: (column[5] == 0, column[5], column[0]))
    rowid = [
        number
        for number, column in enumerate(columns)
        if not without_rowid and keys == 1 and column[5] and column[2] == "INTEGER"
    ]
    return Table(
        name,
        tuple(
            _Column(
                column,
                kind,
                bool(required or (key and without_rowid)),
                None if default is None else connection.execute(f"SELECT {default}").fetchone()[0],
                default is not None,
            )
            for _, column, kind, required, default, key in columns
        ),
        rowid[0] if rowid else None,
        without_rowid,
    )
