"""Write the log: what a person said is in it, on the disk, within a second.

A thread reads what the catalogue recorded, so that no click waits for the log. What a kill left out
is written when the library is opened next: the catalogue numbers its changes, and each line of the
log gives the number of the last change that it includes.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Collection, Iterable
from functools import partial
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Any

from app.core.base.errors import LibraryDamagedError, LibraryError
from app.core.base.language import tr
from app.core.base.paths import remove
from app.core.said.lines import (
    FORMAT,
    SAID_FILE,
    LogContent,
    Row,
    first_and_last,
    key_of,
    read_log,
    sealed,
)
from app.core.said.tables import (
    PICTURES,
    Connection,
    changes_since,
    first_change,
    library_id,
    log_rows,
    name_of,
    photo_identities,
    photos_in,
    tables,
)
from app.core.store.catalogue import Catalogue
from app.core.store.said_tables import forget_changes, last_change
from engine.atomic import replacing
from engine.ordinary import content

DELAY = 0.3
"""Seconds from a change to its line, so that consecutive gestures share one write to the disk."""

BATCH = 500
"""Table lines in each of the log's first lines, which hold everything said before."""

REWRITE_BYTES = 4_000_000
"""Bytes after these first lines at which the log is rewritten, if they are most of it."""

MAX_PICTURE_BYTES = 2**24
"""Most bytes of the vectors of a picture from outside."""

FOLDER = "said"
"""Folder of the pictures from outside, beside the log."""

log = logging.getLogger(__name__)

Identify = Callable[[Collection[int]], dict[int, Row]]
"""Returns number -> content, folder, path and size of these photos; see `photo_identities`."""


class SaidLog:
    """The log of a library that is open for writing. `flush` may be called from any thread."""

    def __init__(self, folder: Path, catalogue: Catalogue) -> None:
        """Start logging what is written through ``catalogue``, until `close`."""
        self._folder = folder
        self._reading = Catalogue(folder, writable=False)
        self._said: LogContent | None = None  # without its lines
        self._lock = Lock()
        self._changed, self._closing = Event(), Event()
        self._changed.set()
        catalogue.after_commit = self._changed.set
        self._thread = Thread(target=self._run, name="said", daemon=True)
        self._thread.start()

    def flush(self) -> None:
        """Return when all that was said is in the log. Raises LibraryError, OSError."""
        with self._lock, self._reading.reading() as connection:
            if self._said is None:
                self._said = read_log(self._folder / SAID_FILE, tables())
                self._said.rows.clear()  # only its end is needed
            if must_be_rewritten(self._said, connection):
                if self._said.lines:
                    log.warning("the log is written anew; damaged lines: %s", self._said.damaged)
                self._said = rewrite_from_catalogue(self._folder, connection)
            elif last_change(connection) > self._said.number:
                _append(self._folder, connection, self._said)

    def close(self) -> None:
        """Write what is left, and stop."""
        self._closing.set()
        self._changed.set()
        self._thread.join()
        self._reading.close()

    def _run(self) -> None:
        ends = False
        while not ends:
            self._changed.wait()
            self._closing.wait(DELAY)
            self._changed.clear()
            ends = self._closing.is_set()  # before the last flush, which then writes all
            try:
                self.flush()
            except (LibraryError, OSError) as error:  # the records stay for the next try
                log.warning("what was said could not be written to the log: %s", error)


def refuse_if_behind(folder: Path, catalogue: Catalogue) -> None:
    """Raise LibraryDamagedError if the log is ahead of the catalogue in ``folder``.

    Or if it is another library's: damage, or somebody, replaced the catalogue by another state.
    """
    library, number = first_and_last(folder / SAID_FILE)
    with catalogue.reading() as connection:
        own, last = library_id(connection), last_change(connection)
    if library and (library != own or number > last):
        raise LibraryDamagedError(
            tr(
                "The catalogue {path} lacks changes that are in {log}.",
                path=catalogue.path,
                log=SAID_FILE,
            ),
            tr("`likewise doctor --repair` brings it back from the last backup."),
        )


def forget_logged(folder: Path, catalogue: Catalogue) -> None:
    """Delete the catalogue's records of changes that are in the log."""
    _, number = first_and_last(folder / SAID_FILE)
    with catalogue.transaction() as connection:
        forget_changes(connection, number)


def must_be_rewritten(said: LogContent, connection: Connection) -> bool:
    """Return whether the log is damaged, cut, missing or another library's."""
    is_own = library_id(connection) == said.library
    is_missing = not said.lines and last_change(connection) > 0
    is_cut = said.number + 1 < first_change(connection)
    return is_missing or is_cut or bool(said.damaged) or (said.lines > 0 and not is_own)


def rewrite_from_catalogue(folder: Path, connection: Connection) -> LogContent:
    """Rewrite the log of the library in ``folder`` from its catalogue. Raises OSError."""
    rows = (
        (name, list(log_rows(connection, table, store=partial(_store_picture, folder))))
        for name, table in tables().items()
    )
    number = last_change(connection)
    return _rewrite_log(
        folder, library_id(connection), number, rows, partial(photo_identities, connection)
    )


def load_picture(folder: Path, name: str) -> bytes | None:
    """Return the vectors of a picture from outside; None if they are not what was written."""
    try:
        vectors = content(folder / FOLDER / Path(name).name, MAX_PICTURE_BYTES)
    except (OSError, ValueError):
        return None
    return vectors if name_of(vectors) == name else None


def _rewrite_log(
    folder: Path,
    library: str,
    number: int,
    rows: Iterable[tuple[str, list[Row]]],
    identify: Identify,
) -> LogContent:
    path = folder / SAID_FILE
    pictures: set[str] = set()
    with replacing(path) as temporary, temporary.open("wb") as file:
        line = {"format": FORMAT, "library": library}
        file.write(_line(1, 0, line | {"begins": True}))
        count = 1
        for table, lines in rows:
            pictures.update(row[PICTURES] for row in lines if PICTURES in row)
            for at in range(0, len(lines), BATCH):
                count += 1
                said = _contents({table: lines[at : at + BATCH]}, identify)
                file.write(_line(count, 0, said | {"begins": True}))
        count += 1
        file.write(_line(count, number, {"begins": True}))  # a log that lacks this line is cut
        size = file.tell()
    for each in (folder / FOLDER).glob("*"):
        if each.name not in pictures:
            remove(each)
    return LogContent(library, number, lines=count, size=size, begun=size)


def _append(folder: Path, connection: Connection, said: LogContent) -> None:
    """Write what has changed since the last line, as one line. Raises OSError."""
    changed = changes_since(connection, said.number)
    photos = {photo for (photo,) in changed.pop("photos", [])}
    rows, gone = {}, {}
    for name, keys in changed.items():
        table = tables()[name]
        rows[name] = list(log_rows(connection, table, keys, partial(_store_picture, folder)))
        there = {key_of(table, row) for row in rows[name]}
        gone[name] = [key for key in keys if key not in there]
    line = _contents(rows, partial(photo_identities, connection), photos)
    if lost := {name: keys for name, keys in gone.items() if keys}:
        line["gone"] = lost
    number = last_change(connection)
    path = folder / SAID_FILE
    with path.open("r+b") as file:
        file.truncate(said.size)  # drops what an error left of a line
        file.seek(said.size)
        file.write(_line(said.lines + 1, number, line))
        file.flush()
        os.fsync(file.fileno())
        said.size = file.tell()
    said.lines, said.number = said.lines + 1, number
    if gone.get("profiles") or said.size - said.begun > max(REWRITE_BYTES, said.begun):
        whole = read_log(path, tables())
        whole_rows = ((name, list(lines.values())) for name, lines in whole.rows.items())
        begun = _rewrite_log(folder, said.library, number, whole_rows, whole.identities)
        said.lines, said.size, said.begun = begun.lines, begun.size, begun.begun


def _contents(
    rows: dict[str, list[Row]], identify: Identify, photos: Iterable[int] = ()
) -> dict[str, Any]:
    """Return a line with these table lines and the identities of their photos."""
    mentioned = {
        photo for table, lines in rows.items() for row in lines for photo in photos_in(table, row)
    }
    found = {
        "photos": identify(mentioned.union(photos)),
        "said": {t: r for t, r in rows.items() if r},
    }
    return {part: content for part, content in found.items() if content}


def _line(number: int, change: int, line: dict[str, Any]) -> bytes:
    at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    return sealed({"line": number, "n": change, "at": at} | line)


def _store_picture(folder: Path, vectors: bytes) -> str:
    """Store a picture from outside beside the log; return the name of its file."""
    name = name_of(vectors)
    if load_picture(folder, name) is None:
        (folder / FOLDER).mkdir(exist_ok=True)
        with replacing(folder / FOLDER / name) as temporary:
            temporary.write_bytes(vectors)
    return name
