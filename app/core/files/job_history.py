"""History of jobs with photos' files, as a window or a terminal lists it: a line a job."""

from __future__ import annotations

from pathlib import Path

from app.core.files.types import FailedFile, JobSummary
from app.core.library.library import Library
from app.core.store.photos.file_acts import acts_of, latest_jobs, open_acts
from app.core.stored_sentences import tr_stored


def newest_jobs(library: Library, count: int) -> list[JobSummary]:
    """The newest jobs, newest first."""
    return [
        JobSummary(
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


def failed_files(library: Library, job: int) -> list[FailedFile]:
    """The files of a job that nothing was done with."""
    acts = acts_of(library.catalogue, job, ["failed", "left"])
    return [FailedFile(act.source, tr_stored(act.reason)) for act in acts]


def interrupted_files(library: Library) -> list[Path]:
    """The files that something was being done with when Likewise ended, until it is resolved."""
    return [act.source for act in open_acts(library.catalogue) if act.state == "begun"]
