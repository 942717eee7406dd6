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
from dataclasses import dataclass, field
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
    """One file of a job. ``content``: of the source before, ``made``: of the target afterwards."""

    job: int
    kind: ActKind
    photo: int | None  # None: a file that goes along with a photo
    source: Path
    target: Path | None  # None: the bin
    part: str  # name of the temporary file beside the target
    content: Content
    undoes: int | None = None
    id: int = 0  # none yet
    state: ActState = "planned"
    reason: str = ""  # why it failed or was left, as a sentence
    made: Content | None = None


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
    new_folders: int = 0  # how many folders were made for it: the target, and those above it

    @property
    def can_undo(self) -> bool:
        """Return whether some of it can be undone here."""
        known = BIN_HAS_RECORDS or self.kind != "bin"
        return bool(self.done) and not self.open and known and self.kind != "undo"


_PLANNED = "job, kind, photo, source, target, part, size, mtime_ns, hash, undoes"
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
    new_folders: int = 0,
) -> int:
    """Record a job without acts; return its id."""
    stored = {**(options or {}), _NEW_FOLDERS: new_folders}
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
                    act.job,
                    act.kind,
                    act.photo,
                    _stored(act.source),
                    _stored(act.target),
                    act.part,
                    act.content.size,
                    act.content.mtime_ns,
                    act.content.hash or None,
                    act.undoes,
                    act.state,
                    english(act.reason),
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


def count_acts(catalogue: Catalogue, job: int) -> int:
    """Return how many acts a job has."""
    return int(catalogue.value("SELECT count(*) FROM file_acts WHERE job = ?", job))


def acts_of(catalogue: Catalogue, job: int, states: Sequence[ActState] = ()) -> list[FileAct]:
    """Return the acts of a job in these states (none: in any), in order."""
    condition = f" AND state IN ({', '.join('?' * len(states))})" if states else ""
    return _acts(catalogue, f"job = ?{condition} ORDER BY id", job, *states)


def open_acts(catalogue: Catalogue) -> list[FileAct]:
    """Return the acts of any job that are planned or begun, in order."""
    return _acts(catalogue, f"{_IS_OPEN} ORDER BY id")


def set_state(catalogue: Catalogue, act: int, state: ActState, reason: str = "") -> None:
    """Record that a file is about to be touched ("begun"), or is unchanged ("failed")."""
    catalogue.change(
        "UPDATE file_acts SET state = ?, reason = ? WHERE id = ?", state, english(reason), act
    )


def mark_done(catalogue: Catalogue, act: FileAct, made: Content | None) -> None:
    """Record that an act is done and what it made; the act that it undoes becomes undone."""
    content = (None, None, None) if made is None else (made.size, made.mtime_ns, made.hash or None)
    with catalogue.transaction() as connection:
        connection.execute(
            "UPDATE file_acts SET state = 'done', reason = '',"
            " made_size = ?, made_mtime_ns = ?, made_hash = ? WHERE id = ?",
            (*content, act.id),
        )
        if act.undoes is not None:
            set_state(catalogue, act.undoes, "undone")


def leave_planned(catalogue: Catalogue, job: int | None, reason: str) -> None:
    """Cancel what is still planned of a job (None: of any)."""
    catalogue.change(f"{_LEAVE} state = 'planned' AND job = coalesce(?, job)", english(reason), job)


def leave_open(path: Path) -> None:
    """Cancel all open acts in a catalogue that comes from a backup."""
    with closing(connect(path)) as connection, connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'file_acts'").fetchone():
            connection.execute(f"{_LEAVE} {_IS_OPEN}", (ELSEWHERE,))


def _jobs(catalogue: Catalogue, condition: str, value: int) -> list[JobSummary]:
    return catalogue.records(_summary, f"{_JOB} {condition}", value)


def _summary(job: int, kind: JobKind, folder: bytes | None, *rest: Any) -> JobSummary:
    *counted, stored = rest
    options = dict(decoded(stored))
    new = options.pop(_NEW_FOLDERS, 0)
    new = new if isinstance(new, int) and new > 0 else 0
    return JobSummary(job, kind, _loaded(folder), *[*counted, options, new])


def _acts(catalogue: Catalogue, condition: str, *values: Any) -> list[FileAct]:
    return catalogue.records(_act, f"{_ACT} WHERE {condition}", *values)


def _act(job: int, kind: ActKind, photo: int | None, *line: Any) -> FileAct:
    source, target, part, size, mtime_ns, content, undoes, number, state, reason, *made = line
    return FileAct(
        job,
        kind,
        photo,
        stored_path(source),
        _loaded(target),
        part,
        Content(size, mtime_ns, content or b""),
        undoes,
        number,
        state,
        reason,
        None if made[0] is None else Content(made[0], made[1], made[2] or b""),
    )


def _stored(path: Path | None) -> bytes | None:
    return None if path is None else os.fsencode(path)


def _loaded(path: bytes | None) -> Path | None:
    return None if path is None else stored_path(path)
