"""Store the history of what was done with files: jobs of acts, recorded before they happen.

A *job* is one command on a selection, an *act* what it does with one file. An act is planned, begun
(recorded on the disk before its file is touched), then done, failed or left; one done may be
undone.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

from app.core.base.language import english, tr_later
from app.core.store.catalogue import Catalogue
from app.core.store.connection import connect, decoded, stored_path

JobKind = Literal["copy", "move", "rename", "bin", "export", "undo"]
ActKind = Literal["copy", "move", "bin", "export"]

BIN_HAS_RECORDS = sys.platform not in ("win32", "darwin")
"""Whether the system's bin records where files came from; see app.core.files.bin."""

ELSEWHERE = tr_later(
    "It was begun on another machine, or before a backup was restored, so nothing is done about it."
)
ActState = Literal["planned", "begun", "done", "failed", "left", "undone"]


@dataclass(frozen=True, slots=True)
class Content:
    """A file's content: bytes, modification time in ns, 16 bytes of BLAKE2b, empty if unknown."""

    size: int
    mtime_ns: int
    hash: bytes


@dataclass(frozen=True, slots=True)
class FileAct:
    """What is done with one file, from its plan to its outcome.

    ``content``: of the source before, ``made``: of the target afterwards.
    """

    kind: ActKind
    photo: int | None  # None: a file that goes along with a photo
    source: Path
    target: Path | None  # None: the bin
    content: Content
    undoes: int | None = None  # an act
    job: int = 0  # none yet, like ``id``
    part: str = ""  # name of the temporary file beside the target
    id: int = 0
    state: ActState = "planned"
    reason: str = ""  # why it failed or was left, as a sentence
    made: Content | None = None

    @property
    def is_done(self) -> bool:
        """Whether it was done, and not undone since."""
        return self.state == "done"

    def done(self, made: Content | None) -> FileAct:
        """Return the act as done."""
        return replace(self, state="done", made=made)

    def failed(self, reason: str) -> FileAct:
        """Return the act as failed, with its file unchanged."""
        return replace(self, state="failed", reason=reason)


@dataclass(frozen=True, slots=True)
class JobSummary:
    """One command on a selection, with its number of photos in each state."""

    id: int
    kind: JobKind
    folder: Path | None  # the target
    created: float  # seconds since the epoch
    done: int
    failed: int  # includes those that were left
    undone: int
    open: int  # planned or begun, or cut by a crash
    undoes: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    new_folders: tuple[Path, ...] = ()  # made for it, outermost first

    @property
    def can_undo(self) -> bool:
        """Return whether some of it can be undone here."""
        known = BIN_HAS_RECORDS or self.kind != "bin"
        return bool(self.done) and not self.open and known and self.kind != "undo"


_PLANNED = "kind, photo, source, target, size, mtime_ns, hash, undoes, job, part"
_ACT = f"SELECT {_PLANNED}, id, state, reason, made_size, made_mtime_ns, made_hash FROM file_acts"
_NEW_FOLDERS = "new_folders"  # among the options
_IS_OPEN = "state IN ('planned', 'begun')"
_LEAVE = "UPDATE file_acts SET state = 'left', reason = ? WHERE"
_PHOTOS = "count(DISTINCT CASE WHEN {} THEN photo END)"
_JOB = (
    "SELECT file_jobs.id, file_jobs.kind, folder, created, "
    + ", ".join(
        _PHOTOS.format(f"state IN ({states})")
        for states in ("'done'", "'failed', 'left'", "'undone'", "'planned', 'begun'")
    )
    + ", file_jobs.undoes, options FROM file_jobs LEFT JOIN file_acts ON job = file_jobs.id"
)


def add_job(
    catalogue: Catalogue,
    kind: JobKind,
    *,
    folder: Path | None = None,
    options: Mapping[str, Any] | None = None,
    undoes: int | None = None,
    new_folders: Iterable[Path] = (),
) -> int:
    """Record a job without acts; return its id."""
    stored = {**(options or {}), _NEW_FOLDERS: [str(each) for each in new_folders]}
    return catalogue.change(
        "INSERT INTO file_jobs (kind, folder, options, undoes, created) VALUES (?, ?, ?, ?, ?)",
        *(kind, _stored(folder), json.dumps(stored), undoes, time.time()),
    )


def add_acts(catalogue: Catalogue, acts: Iterable[FileAct]) -> None:
    """Add acts at the end of their jobs."""
    with catalogue.transaction() as connection:
        connection.executemany(
            f"INSERT INTO file_acts ({_PLANNED}, state, reason)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                (
                    *(act.kind, act.photo, _stored(act.source), _stored(act.target)),
                    *_columns(act.content),
                    *(act.undoes, act.job, act.part, act.state, english(act.reason)),
                )
                for act in acts
            ),
        )


def find_job(catalogue: Catalogue, job: int) -> JobSummary | None:
    """Return one job by its id."""
    return next(iter(_jobs(catalogue, "WHERE file_jobs.id = ? GROUP BY file_jobs.id", job)), None)


def latest_jobs(catalogue: Catalogue, count: int) -> list[JobSummary]:
    """Return the newest ``count`` jobs, newest first."""
    return _jobs(catalogue, "GROUP BY file_jobs.id ORDER BY file_jobs.id DESC LIMIT ?", count)


def planned_acts(catalogue: Catalogue, job: int, after: int, count: int) -> list[FileAct]:
    """Return the next ``count`` planned acts of a job after the act ``after`` (0: the first)."""
    condition = "job = ? AND state = 'planned' AND id > ? ORDER BY id LIMIT ?"
    return _acts(catalogue, condition, job, after, count)


def acts_of(catalogue: Catalogue, job: int, states: Sequence[ActState] = ()) -> list[FileAct]:
    """Return the acts of a job in these states (none: in any), in order."""
    condition = f" AND state IN ({', '.join('?' * len(states))})" if states else ""
    return _acts(catalogue, f"job = ?{condition} ORDER BY id", job, *states)


def open_acts(catalogue: Catalogue) -> list[FileAct]:
    """Return the acts of any job that are planned or begun, in order."""
    return _acts(catalogue, f"{_IS_OPEN} ORDER BY id")


def note(catalogue: Catalogue, act: FileAct) -> None:
    """Store the state of an act, and what it made; what it undoes, if it is done, is undone."""
    with catalogue.transaction() as connection:
        connection.execute(
            "UPDATE file_acts SET state = ?, reason = ?,"
            " made_size = ?, made_mtime_ns = ?, made_hash = ? WHERE id = ?",
            (act.state, english(act.reason), *_columns(act.made), act.id),
        )
        if act.is_done:
            connection.execute("UPDATE file_acts SET state = 'undone' WHERE id = ?", (act.undoes,))


def cancel_planned(catalogue: Catalogue, job: int | None, reason: str) -> None:
    """Cancel what is still planned of a job (None: of any)."""
    catalogue.change(f"{_LEAVE} state = 'planned' AND job = coalesce(?, job)", english(reason), job)


def cancel_open_acts(path: Path) -> None:
    """Cancel all open acts in a catalogue that comes from a backup."""
    with closing(connect(path)) as connection, connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'file_acts'").fetchone():
            connection.execute(f"{_LEAVE} {_IS_OPEN}", (ELSEWHERE,))


def _jobs(catalogue: Catalogue, condition: str, value: int) -> list[JobSummary]:
    return catalogue.records(_summary, f"{_JOB} {condition}", value)


def _summary(job: int, kind: JobKind, folder: bytes | None, *rest: Any) -> JobSummary:
    *counted, stored = rest
    options = dict(decoded(stored))
    new = options.pop(_NEW_FOLDERS, None)
    made = tuple(Path(str(each)) for each in new) if isinstance(new, list) else ()
    return JobSummary(job, kind, _loaded(folder), *[*counted, options, made])


def _acts(catalogue: Catalogue, condition: str, *values: Any) -> list[FileAct]:
    return catalogue.records(_act, f"{_ACT} WHERE {condition}", *values)


def _act(
    kind: ActKind, photo: int | None, source: bytes, target: bytes | None, *line: Any
) -> FileAct:
    content, fields, made = line[:3], line[3:-3], line[-3:]
    known = FileAct(kind, photo, stored_path(source), _loaded(target), _content(*content), *fields)
    return known if made[0] is None else replace(known, made=_content(*made))


def _content(size: int, mtime_ns: int, found: bytes | None) -> Content:
    return Content(size, mtime_ns, found or b"")


def _columns(content: Content | None) -> tuple[int | None, int | None, bytes | None]:
    if content is None:
        return None, None, None
    return content.size, content.mtime_ns, content.hash or None


def _stored(path: Path | None) -> bytes | None:
    return None if path is None else os.fsencode(path)


def _loaded(path: bytes | None) -> Path | None:
    return None if path is None else stored_path(path)
