"""Carries out a job file by file: each act is written down, done, then marked with what came of it.

What touches the catalogue is for the library's thread; what touches files may run on another one,
which hands the former over (`OnLibrary`). At the end stands the history of jobs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar

from app.core.base.errors import FileActError
from app.core.base.language import tr_stored
from app.core.base.photo_types import Changes, PhotoState
from app.core.files import acts
from app.core.files import tables as file_acts
from app.core.files.acts import Outcome, Render, part_name
from app.core.files.bin import remove_record
from app.core.files.companions import is_sidecar
from app.core.files.plan import Plan, PlannedAct
from app.core.files.prepare import check_allowed
from app.core.files.tables import (
    Content,
    FileAct,
    NewAct,
    acts_of,
    latest_jobs,
    open_acts,
)
from app.core.files.targets import make_folders, path_in_root
from app.core.files.transfer import CUT, STAYED, STOPPED, GoOn, StoppedError, of_source
from app.core.files.types import FailedFile, JobSummary
from app.core.library.file_tables import (
    FoundFile,
    add_file,
    known_by_id,
    move_file,
    remove_file,
)
from app.core.library.library import Library
from app.core.library.walk import TIMES
from app.core.photos.copy_tables import file_at, shown_photo

AT_ONCE = 500  # acts that are fetched in one go

T = TypeVar("T")


class OnLibrary(Protocol):
    """Calls a function where the catalogue may be used, and returns what it returns."""

    def __call__(self, function: Callable[[], T]) -> T: ...


@dataclass(frozen=True, slots=True)
class Step:
    """One file of a job is done, failed or was left. ``bytes``: of it."""

    act: FileAct
    outcome: Outcome
    changes: Changes  # of the library
    done: int  # files, with this one
    total: int

    @property
    def bytes(self) -> int:
        """The size of the file."""
        return self.act.content.size


def begin_job(library: Library, plan: Plan) -> int:
    """Write down what is going to be done; returns the job. Raises FileActError if it may not."""
    with library.transaction():
        job = open_job(library, plan)
        add_acts(library, job, plan.acts)
    return job


def open_job(library: Library, plan: Plan) -> int:
    """The same without the acts, which `add_acts` adds some at a time, before `carry_out`."""
    if plan.kind != "undo":
        check_allowed(library, plan.kind)
    job = file_acts.add_job(
        library.catalogue,
        plan.kind,
        (),
        folder=plan.folder,
        options=plan.options,
        undoes=plan.undoes,
    )
    if plan.kind == "undo":  # what could not be found counts as not taken back
        file_acts.add_left(library.catalogue, job, [(f.path, f.reason) for f in plan.left])
    return job


def add_acts(library: Library, job: int, planned: Sequence[PlannedAct]) -> None:
    """Write down acts of a job."""
    file_acts.add_acts(
        library.catalogue,
        job,
        (
            NewAct(
                act.kind,
                act.file.photo,
                act.file.path,
                act.target,
                part_name(job, act.kind, act.file.path, act.target, act.file.content),
                act.file.content,
                act.undoes,
            )
            for act in planned
        ),
    )


def carry_out(
    library: Library,
    job: int,
    on_library: OnLibrary | None = None,
    *,
    render: Render | None = None,
    go_on: GoOn = lambda: True,
    new_folders: Sequence[Path] = (),
) -> Iterator[Step]:
    """Do what is planned of a job, a file a step.

    ``on_library`` calls a function where the catalogue may be used; by default all runs on this
    thread. ``render`` is for exports. ``go_on`` ends the job, also between two blocks of a file; an
    iterator that is closed leaves the rest of the job. ``new_folders`` are made first; if they
    can't be, every file of the job fails with the reason.
    """
    call: OnLibrary = on_library or at_once
    total = call(partial(file_acts.count_acts, library.catalogue, job))
    planned = _planned(library, job, call)
    begun = next(planned, None)
    stayed: FileAct | None = None  # the photo that failed last
    try:
        if begun is not None:
            call(partial(_begin, library, begun))
        fault = _fault_of_making(new_folders)
        done = 0
        while (act := begun) is not None:
            done += 1
            if stayed is not None and _goes_with(act, stayed):
                outcome = Outcome(False, reason=STAYED)
            else:
                outcome = fault or _performed(act, render, go_on)
                stayed = None if outcome.done or is_sidecar(act.source) else act
            begun = next(planned, None) if go_on() else None
            changes = call(partial(_take_turn, library, act, outcome, begun))
            yield Step(act, outcome, changes, done, total)
    finally:
        call(partial(_leave, library, job, begun))


def recover(library: Library, on_library: OnLibrary | None = None) -> Iterator[Step]:
    """Bring what a crash cut to an end, so that each file is in one place and the catalogue knows.

    To be called on the library's thread while no job is under way; the steps are taken as those of
    `carry_out`. Acts whose disks are away stay open until the next time; what was only planned is
    left.
    """
    return _resolved(library, _open_anew(library), on_library or at_once)


def _resolved(library: Library, begun: list[FileAct], call: OnLibrary) -> Iterator[Step]:
    for done, act in enumerate(begun, start=1):
        try:
            outcome = acts.resolve(act)
        except (FileActError, OSError):
            continue
        changes = call(partial(_take_turn, library, act, outcome, None))
        yield Step(act, outcome, changes, done, len(begun))


def _planned(library: Library, job: int, call: OnLibrary) -> Iterator[FileAct]:
    """What is planned of a job, in its order; few acts are fetched at a time."""
    last = 0
    while found := call(partial(file_acts.planned_acts, library.catalogue, job, last, AT_ONCE)):
        yield from found
        last = found[-1].id


def _goes_with(act: FileAct, photo: FileAct) -> bool:
    """Whether an act is with a sidecar of a photo."""
    sidecar, beside = act.source, photo.source
    if not is_sidecar(sidecar) or sidecar.parent != beside.parent:
        return False
    return sidecar.stem.lower() in (beside.name.lower(), beside.stem.lower())


def at_once(function: Callable[[], T]) -> T:
    """Call a function here, where there is one thread only."""
    return function()


def _fault_of_making(folders: Sequence[Path]) -> Outcome | None:
    """Make folders; what becomes of every act if they can't be made."""
    try:
        make_folders(folders)
    except FileActError as error:
        return Outcome(False, reason=str(error))
    return None


def _performed(act: FileAct, render: Render | None, go_on: GoOn) -> Outcome:
    try:
        if not go_on():
            raise StoppedError
        return Outcome(True, acts.perform(act, render, go_on))
    except StoppedError:
        return Outcome(False, reason=STOPPED)
    except FileActError as error:
        return Outcome(False, reason=str(error))
    except OSError as error:  # what nobody thought of: the rest of the job goes on
        return Outcome(False, reason=str(of_source(error)))


# On the library's thread


def _begin(library: Library, act: FileAct) -> None:
    file_acts.mark_begun(library.catalogue, act)
    _touch(library, act)


def _touch(library: Library, act: FileAct) -> None:
    if act.kind in ("move", "bin"):
        paths = [act.source] if act.target is None else [act.source, act.target]
        library.touched.begin(act.id, act.photo, paths)


def _take_turn(
    library: Library, act: FileAct, outcome: Outcome, following: FileAct | None
) -> Changes:
    """Note what came of an act, let the library follow, and note that the next one begins."""
    with library.catalogue.transaction():
        if outcome.done:
            file_acts.mark_done(library.catalogue, act, outcome.made)
            changes = follow(library, act, outcome.made)
        else:
            file_acts.mark_failed(library.catalogue, act, outcome.reason)
            changes = Changes()
        if following is not None:
            _begin(library, following)
    library.touched.end(act.id)
    if outcome.done and act.kind == "move" and act.undoes is not None:
        remove_record(act.source)
    return changes


def _leave(library: Library, job: int, begun: FileAct | None) -> None:
    """End a job: what was not begun, or was begun and not touched, is left."""
    with library.catalogue.transaction():
        if begun is not None:
            file_acts.mark_failed(library.catalogue, begun, STOPPED)
        file_acts.leave_planned(library.catalogue, job, STOPPED)
    if begun is not None:
        library.touched.end(begun.id)


def _open_anew(library: Library) -> list[FileAct]:
    file_acts.leave_planned(library.catalogue, None, CUT)
    begun = file_acts.open_acts(library.catalogue)
    for act in begun:
        _touch(library, act)
    return begun


def follow(library: Library, act: FileAct, made: Content | None) -> Changes:
    """Let the catalogue know where the photo is now: with the same id, row and judgments. Of a
    photo with copies it is the file that counts: the photo may be at another path since
    the act was planned."""
    if act.photo is None or act.kind in ("copy", "export"):
        return Changes()
    source = path_in_root(library, act.source)
    file = None if source is None else file_at(library.catalogue, source)
    target = None if act.target is None else path_in_root(library, act.target)
    if target is not None and made is not None:
        changed = min(max(made.mtime_ns, TIMES[0]), TIMES[1])
        there = FoundFile(*target, made.size, changed)
        content = made.hash or act.content.hash
        if file is None and add_file(library.catalogue, act.photo, there, content):
            return Changes(updated=(act.photo,), roots=True)
        return _moved(library, act.photo if file is None else file, there)
    return Changes() if file is None else _removed(library, file)


def _removed(library: Library, file: int) -> Changes:
    photo = shown_photo(library.catalogue, file)
    if remove_file(library.catalogue, file) or photo != file:
        return Changes(updated=(photo,), roots=True)
    return Changes(removed=(file,), roots=True)


def _moved(library: Library, file: int, there: FoundFile) -> Changes:
    (before,) = known_by_id(library.catalogue, [file])
    others = tuple(move_file(library.catalogue, file, there))
    photo = shown_photo(library.catalogue, file)
    if before.state is PhotoState.GONE and photo == file:
        return Changes(added=(file,), removed=others, roots=True)
    return Changes(updated=(photo,), removed=others, roots=True)


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
