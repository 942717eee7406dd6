"""What was done with photos' files, as a window or a terminal lists it: a line a job."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from likewise.app.core.library.library import Library
from likewise.app.core.store.file_acts import JobKind, acts_of, latest_jobs, open_acts


@dataclass(frozen=True, slots=True)
class WasDone:
    """One job. ``created``: seconds since the epoch; the counts are of acts with files."""

    id: int
    kind: JobKind
    folder: Path | None
    created: float
    done: int
    failed: int
    undone: int
    open: int  # still to be done, or cut by a crash

    @property
    def can_undo(self) -> bool:
        """Whether something of it can be taken back here."""
        return bool(self.done) and self.kind not in ("bin", "undo")


def newest(library: Library, count: int) -> list[WasDone]:
    """The newest jobs, newest first."""
    return [
        WasDone(
            job.id,
            job.kind,
            job.folder,
            job.created,
            job.done,
            job.failed,
            job.undone,
            job.open,
        )
        for job in latest_jobs(library.catalogue, count)
    ]


def what_failed(library: Library, job: int) -> list[tuple[Path, str]]:
    """The files of a job that nothing was done with, each with the reason."""
    acts = acts_of(library.catalogue, job, ["failed", "left"])
    return [(act.source, act.reason) for act in acts]


def cut_off(library: Library) -> list[Path]:
    """The files that something was being done with when Likewise ended, until it is resolved."""
    return [act.source for act in open_acts(library.catalogue) if act.state == "begun"]
