"""Carry out jobs, a photo at a time: record its acts, do all or none of them, record the outcomes.

Functions that use the catalogue run on the library's thread; those that touch files may run on
another one, which hands the former over (`OnLibrary`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Protocol, TypeVar

from app.core.base.errors import FileActError
from app.core.base.language import tr_stored
from app.core.base.photo_types import Changes
from app.core.files import acts
from app.core.files import tables as file_acts
from app.core.files.acts import Render, part_name
from app.core.files.bin import remove_record
from app.core.files.companions import group_of
from app.core.files.plan import Plan, check_allowed
from app.core.files.tables import Content, FileAct, JobSummary, acts_of, open_acts
from app.core.files.targets import file_of, make_folders, path_in_root, remove_empty
from app.core.files.transfer import CUT, STAYED, STOPPED, GoOn, StoppedError, of_source
from app.core.files.types import LeftFile
from app.core.library.file_tables import FoundFile, gone_file, move_file, remove_file
from app.core.library.library import Library
from app.core.library.walk import TIMES
from app.core.photos.at_hand_tables import changes_since, file_at, photos_of_files, shown_by

BATCH = 500  # acts fetched in one go

T = TypeVar("T")


class OnLibrary(Protocol):
    """Calls a function where the catalogue may be used, and returns its result."""

    def __call__(self, function: Callable[[], T]) -> T: ...


def at_once(function: Callable[[], T]) -> T:
    """Call a function here, where there is only one thread."""
    return function()


@dataclass(frozen=True, slots=True)
class Step:
    """One file of a job, with its outcome."""

    act: FileAct
    changes: Changes  # of the library


def begin_job(library: Library, plan: Plan) -> int:
    """Record a job with its acts; return its id. Raises FileActError if it is not allowed."""
    with library.transaction():
        job = open_job(library, plan)
        add_acts(library, job, plan.acts)
    return job


def open_job(library: Library, plan: Plan) -> int:
    """Record a job without acts; call `add_acts` for some at a time, before `carry_out`."""
    if plan.kind != "undo":
        check_allowed(library, plan.kind)
    job = file_acts.add_job(
        library.catalogue,
        plan.kind,
        folder=plan.folder,
        options=plan.options,
        undoes=plan.undoes,
        new_folders=plan.new_folders,
    )
    if plan.kind == "undo":  # what could not be found counts as not undone
        left = FileAct("move", None, Path(), None, Content(0, 0, b""), job=job, state="left")
        file_acts.add_acts(
            library.catalogue,
            [replace(left, photo=f.photo, source=f.path, reason=f.reason) for f in plan.left],
        )
    return job


def add_acts(library: Library, job: int, planned: Iterable[FileAct]) -> None:
    """Record acts of a job."""
    numbered = (replace(act, job=job) for act in planned)
    file_acts.add_acts(library.catalogue, [replace(act, part=part_name(act)) for act in numbered])


def carry_out(
    library: Library,
    job: int,
    on_library: OnLibrary = at_once,
    *,
    render: Render | None = None,
    go_on: GoOn = lambda: True,
) -> Iterator[Step]:
    """Do the planned acts of a job, a file a step; for each photo all of its files or none.

    ``on_library`` calls a function where the catalogue may be used; by default all runs on this
    thread. ``render`` is for exports. ``go_on`` ends the job when False, even within a file;
    closing the iterator cancels the rest of the job. Its new folders are made first; if that fails,
    every file of the job fails with the reason. What an undo leaves empty of them is removed.
    """
    this = on_library(partial(_job, library, job))
    groups = (list(acts) for _, acts in groupby(_planned(library, job, on_library), _group))
    begun = next(groups, [])
    try:
        on_library(partial(_begin, library, begun))
        fault = _fault_of_making(this.new_folders)
        while group := begun:
            if fault:
                outcomes = [act.failed(fault) for act in group]
            else:
                outcomes = _perform_group(group, render, go_on)
            begun = next(groups, []) if go_on() else []
            changes = on_library(partial(_record_outcomes, library, outcomes, begun))
            yield from map(Step, outcomes, changes)
    finally:
        on_library(partial(_cancel_rest, library, job, begun))
    remove_empty(on_library(partial(_folders_undone, library, this)))


def recover(library: Library, on_library: OnLibrary = at_once) -> Iterator[Step]:
    """Finish or revert acts that a crash cut, so that each file is in one place, and record it.

    Call it on the library's thread while no job runs, and take the steps as those of `carry_out`.
    Acts on disks that are away stay open until the next time; planned ones are cancelled.
    """
    return _resolve_acts(library, _acts_cut_by_crash(library), on_library)


def _resolve_acts(library: Library, begun: list[FileAct], on_library: OnLibrary) -> Iterator[Step]:
    for _, some in groupby(begun, lambda act: act.job):
        try:
            outcomes = [acts.resolve(act) for act in some]  # at most one group of a job has begun
        except (FileActError, OSError):
            continue
        if not all(act.is_done for act in outcomes):
            outcomes = _take_back(outcomes, CUT)
        changes = on_library(partial(_record_outcomes, library, outcomes, []))
        yield from map(Step, outcomes, changes)


def _planned(library: Library, job: int, on_library: OnLibrary) -> Iterator[FileAct]:
    """Yield the planned acts of a job in order, fetching few at a time."""
    last = 0
    while found := on_library(partial(file_acts.planned_acts, library.catalogue, job, last, BATCH)):
        yield from found
        last = found[-1].id


def _group(act: FileAct) -> tuple[Path, str]:
    """Return the key of acts that are done together: those on files of one photo."""
    return group_of(act.source if act.target is None else act.target)


def _fault_of_making(folders: Sequence[Path]) -> str:
    """Make folders; return why that failed, or empty."""
    try:
        make_folders(folders)
    except FileActError as error:
        return str(error)
    return ""


def _perform_group(group: list[FileAct], render: Render | None, go_on: GoOn) -> list[FileAct]:
    """Do the acts of a group, and return their outcomes; if one fails, undo the others."""
    outcomes: list[FileAct] = []
    for act in group:
        outcomes.append(_performed(act, render, go_on))
        if not outcomes[-1].is_done:
            rest = [each.failed(STAYED) for each in group[len(outcomes) :]]
            return _take_back(outcomes + rest, STAYED)
    return outcomes


def _take_back(outcomes: list[FileAct], reason: str) -> list[FileAct]:
    """Undo those acts of a group that are done, as far as possible; return the outcomes."""
    settled = list(outcomes)
    for place, act in reversed(list(enumerate(outcomes))):
        if act.is_done:
            with suppress(FileActError, OSError):
                acts.take_back(act)
                settled[place] = act.failed(reason)
    return settled


def _performed(act: FileAct, render: Render | None, go_on: GoOn) -> FileAct:
    try:
        if not go_on():
            raise StoppedError
        return act.done(acts.perform(act, render, go_on))
    except StoppedError:
        return act.failed(STOPPED)
    except FileActError as error:
        return act.failed(str(error))
    except OSError as error:  # an unexpected one: the rest of the job goes on
        return act.failed(str(of_source(error)))


# On the library's thread


def _job(library: Library, job: int) -> JobSummary:
    found = file_acts.find_job(library.catalogue, job)
    assert found is not None
    return found


def _begin(library: Library, group: Sequence[FileAct]) -> None:
    for act in group:
        file_acts.note(library.catalogue, replace(act, state="begun"))
        _touch(library, act)


def _touch(library: Library, act: FileAct) -> None:
    if act.kind in ("move", "bin"):
        paths = [act.source] if act.target is None else [act.source, act.target]
        library.touched.begin(act.id, file_of(library, act.source) or act.photo, paths)


def _record_outcomes(
    library: Library, outcomes: Sequence[FileAct], following: Sequence[FileAct]
) -> list[Changes]:
    """Record outcomes of acts, update the library, and record that the next ones begin."""
    changes: list[Changes] = []
    with library.catalogue.transaction():
        for act in outcomes:
            file_acts.note(library.catalogue, act)
            changes.append(_follow(library, act) if act.is_done else Changes())
        _begin(library, following)
    for act in outcomes:
        library.touched.end(act.id)
        if act.is_done and act.kind == "move" and act.undoes is not None:
            remove_record(act.source)
    return changes


def _cancel_rest(library: Library, job: int, begun: Sequence[FileAct]) -> None:
    """End a job, cancelling what has not begun, or has begun without touching its file."""
    with library.catalogue.transaction():
        for act in begun:
            file_acts.note(library.catalogue, act.failed(STOPPED))
        file_acts.cancel_planned(library.catalogue, job, STOPPED)
    for act in begun:
        library.touched.end(act.id)


def _folders_undone(library: Library, job: JobSummary) -> Sequence[Path]:
    """Return the folders that were made for the job that this one undoes, innermost first."""
    undone = job.undoes and file_acts.find_job(library.catalogue, job.undoes)
    return undone.new_folders[::-1] if undone else ()


def _acts_cut_by_crash(library: Library) -> list[FileAct]:
    file_acts.cancel_planned(library.catalogue, None, CUT)
    begun = file_acts.open_acts(library.catalogue)
    for act in begun:
        _touch(library, act)
    return begun


def _follow(library: Library, act: FileAct) -> Changes:
    """Record the new place of an act's file; its photo keeps its id, row and judgments."""
    if act.kind in ("copy", "export"):
        return Changes()
    catalogue, made = library.catalogue, act.made
    file = file_of(library, act.source)
    target = None if act.target is None else path_in_root(library, act.target)
    there = None
    if target is not None and made is not None:
        changed = min(max(made.mtime_ns, TIMES[0]), TIMES[1])
        there = FoundFile(*target, made.size, changed)
        if file is None:  # it comes back
            file = gone_file(catalogue, act.photo, there, made.hash or act.content.hash)
    if file is None:
        return Changes()
    other = None if target is None else file_at(catalogue, target)
    files = [file] if other is None else [file, other]
    before = shown_by(catalogue, photos_of_files(catalogue, files))
    if there is None:
        remove_file(catalogue, file)
    else:
        move_file(catalogue, file, there)
    return replace(changes_since(catalogue, before), problems=False, moved=())


def failed_files(library: Library, job: int) -> list[LeftFile]:
    """Return the files of a job that nothing was done with."""
    acts = acts_of(library.catalogue, job, ["failed", "left"])
    return [LeftFile(act.source, tr_stored(act.reason)) for act in acts]


def interrupted_files(library: Library) -> list[Path]:
    """Return the files of acts that were cut when Likewise ended, until these are resolved."""
    return [act.source for act in open_acts(library.catalogue) if act.state == "begun"]
