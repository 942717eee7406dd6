"""Builds a sound catalogue from the lines of a damaged one and of a backup.

Tables that can be read whole are taken as they are. What the others lack comes from the backup,
and what it wrote of searches and thumbs is right, as such lines never change. Where a line is lost
that others point to, another one takes its place, so that no thumb is lost for want of it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from app.core.errors import LibraryDamagedError
from app.core.language import tr
from app.core.store.migrations import migrate
from app.core.store.recovery.page_file import Value
from app.core.store.recovery.placeholders import stand_in
from app.core.store.recovery.rules import broken_lines, remove_broken_lines
from app.core.store.recovery.salvage import Fields, Salvaged, Table, salvage, tables

UNCHANGING = ("searches", "events")
"""Tables whose lines are never changed, but for whether a search is kept."""

FROM_BACKUP = "photos", "searches", "events", "albums", "album_photos", "marks", "profiles"
"""What is counted of what a backup gave."""


@dataclass(slots=True)
class Rebuilt:
    """What came of it. ``from_backup``: table -> lines that only the backup had. ``stand_ins``:
    table -> lines that take the place of lost ones. ``not_whole``: tables of which a part can't be
    read; what neither their other parts nor the backup has is lost, however much that was."""

    from_backup: dict[str, int] = field(default_factory=dict)
    stand_ins: Mapping[str, int] = field(default_factory=dict)
    not_whole: set[str] = field(default_factory=set)


def rebuild(damaged: Path, backup: Path | None, target: Path) -> Rebuilt:
    """Make the new catalogue ``target`` from ``damaged`` and ``backup``, a sound one.

    Raises LibraryDamagedError if nothing of either can be read, OSError.
    """
    layout = tables()
    before = salvage(backup) if backup is not None else Salvaged({name: [] for name in layout})
    known = before.roots
    now = salvage(damaged, known)
    if not any(now.lines.values()) and not any(before.lines.values()):
        raise LibraryDamagedError(
            tr(
                "Nothing of the catalogue {path} can be read, and there is no backup of it.",
                path=damaged,
            ),
            tr("Move its folder away, then `likewise index` begins a new library."),
        )
    rebuilt = Rebuilt()
    with closing(sqlite3.connect(target, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        migrate(connection, 0)
        for name in UNCHANGING:
            ours, theirs = now.lines[name], _wanted(name, now, before)
            rebuilt.from_backup[name] = len(theirs) - _in_both(ours, theirs)
            _insert(connection, layout[name], theirs)
        now.lines["events"] = _once(_wanted("events", now, before), now.lines["events"])
        for name, table in layout.items():
            _insert(connection, table, now.lines[name])
        _keep_as_now(connection, now, layout["searches"])
        now.whole -= {name for name, _ in broken_lines(connection)}
        remove_broken_lines(connection)
        for name in (name for name in layout if name not in UNCHANGING):
            given = _insert(connection, layout[name], _wanted(name, now, before))
            if name in FROM_BACKUP:
                rebuilt.from_backup[name] = given
        rebuilt.stand_ins = stand_in(connection)
        rebuilt.not_whole = set(layout) - now.whole
        connection.execute("COMMIT")
    return rebuilt


def _wanted(name: str, now: Salvaged, before: Salvaged) -> list[Fields]:
    """The lines of a backup's table that are wanted.

    Of a table that was read whole, none but thumbs and searches: those of searches that are there
    still, and are the same ones.
    """
    lines = before.lines[name]
    if name not in UNCHANGING:
        return [] if name in now.whole else lines
    if "searches" not in now.whole:
        return lines
    begun = {(line[0], line[2]) for line in now.lines["searches"]}  # number, time
    same = {line[0] for line in before.lines["searches"] if (line[0], line[2]) in begun}
    search = 0 if name == "searches" else 1
    return [line for line in lines if line[search] in same]


def _once(sure: Sequence[Fields], lines: Sequence[Fields]) -> list[Fields]:
    """``lines`` of the journal, the surest first, without those that are ``sure`` lines or surer
    ones under another number: a damage changed that, as no two are alike in all else."""
    numbers: dict[Fields, Value] = {}
    for number, *rest in (*sure, *lines):
        numbers.setdefault(tuple(rest), number)
    return [line for line in lines if numbers[line[1:]] == line[0]]


def _in_both(ours: Sequence[Fields], theirs: Sequence[Fields]) -> int:
    return len({line[0] for line in ours} & {line[0] for line in theirs})


def _insert(connection: sqlite3.Connection, table: Table, lines: Sequence[Fields]) -> int:
    """Add the lines whose keys are new; returns how many.

    A photo that stands in the way of another is kept as one that is gone: thumbs point to it.
    """
    columns = ", ".join(f'"{name}"' for name in table.names)
    values = ", ".join("?" * len(table.names))
    insert = f'INSERT OR IGNORE INTO "{table.name}" ({columns}) VALUES ({values})'
    if table.name != "photos":
        return max(connection.executemany(insert, lines).rowcount, 0)
    row, state = table.names.index("row"), table.names.index("state")
    added = 0
    for line in lines:
        for instead in (line, _with(line, {row: None}), _with(line, {row: None, state: "gone"})):
            if connection.execute(insert, instead).rowcount:
                added += 1
                break
    return added


def _with(line: Fields, values: Mapping[int, str | None]) -> Fields:
    return tuple(values.get(number, value) for number, value in enumerate(line))


def _keep_as_now(connection: sqlite3.Connection, now: Salvaged, table: Table) -> None:
    """Whether a search is kept, and by which profile, is as it was last, also where the rest of it
    is from the backup."""
    columns = [table.names.index(name) for name in ("profile", "kept", "id", "created")]
    connection.executemany(
        "UPDATE searches SET profile = ?, kept = ? WHERE id = ? AND created = ?",
        [[line[column] for column in columns] for line in reversed(now.lines["searches"])],
    )
