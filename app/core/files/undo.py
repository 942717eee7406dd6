"""Plan how to undo a job, or to retry what failed in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from app.core.base.errors import FileActError
from app.core.base.language import tr, tr_later
from app.core.files.acts import SameFile, is_of_this_machine, same_file
from app.core.files.bin import (
    NOT_THERE,
    OTHER_CONTENT,
    RESTORE,
    BinnedFile,
    binned_files,
    content_if_same,
)
from app.core.files.companions import group_of
from app.core.files.job import OnLibrary, at_once
from app.core.files.plan import Plan, PlannedAct, SourceFile
from app.core.files.prepare import source_files
from app.core.files.tables import (
    BIN_HAS_RECORDS,
    ELSEWHERE,
    ActState,
    FileAct,
    JobKind,
    JobSummary,
    acts_of,
    find_job,
)
from app.core.files.targets import file_of, missing_folders
from app.core.files.transfer import check_unchanged
from app.core.files.types import CopyTo, ExportTo, FileOperation, LeftFile, MoveTo, PutIntoBin
from app.core.library.library import Library
from app.core.photos.at_hand_tables import files_at_hand

LAST = tr_later(
    "Its original is not there any more as it was, so this copy may be the last and stays."
    " Put it into the bin yourself if nobody needs it."
)


def known_job(library: Library, job: int) -> JobSummary:
    """Return a job by its number. Raises FileActError."""
    found = find_job(library.catalogue, job)
    if found is None:
        raise FileActError(
            tr("Nothing was done under the number {job}.", job=job),
            tr("`likewise done` lists all."),
        )
    return found


def plan_undo(
    library: Library,
    job: int,
    on_library: OnLibrary = at_once,
    *,
    last_too: Callable[[int], bool] = lambda copies: False,
) -> Plan:
    """Plan to move back what was moved, renamed or binned, and to bin copies.

    A copy goes into the bin only if its original is there, or if ``last_too`` agrees to lose that
    many last copies. This looks at files; ``on_library`` calls a function where the catalogue may
    be used. Raises FileActError for what can't be undone, with what to do instead.
    """
    kind, done = on_library(lambda: _what_was_done(library, job))
    if kind == "bin":
        return _plan_restore(job, done)
    backs = on_library(lambda: _reversals(library, done))
    is_same = same_file()
    left = [
        LeftFile(each.file.path, reason, act.photo)
        for act, each, known in backs
        if each.target is None and act.photo and (reason := _why_kept(act, known, is_same))
    ]
    if left and last_too(len(left)):
        left = []
    stay = {group_of(each.path) for each in left}
    acts = tuple(each for _, each, _ in backs if group_of(each.file.path) not in stay)
    if not acts:
        raise FileActError(left[0].reason)
    return Plan("undo", acts, tuple(left), undoes=job)


def _what_was_done(library: Library, job: int) -> tuple[JobKind, list[FileAct]]:
    """Return the acts of a job that may be undone, in order."""
    found = known_job(library, job)
    if found.kind == "bin" and not BIN_HAS_RECORDS:
        raise FileActError(tr(RESTORE))
    if found.kind == "undo":
        raise FileActError(tr("This was an undo itself."), tr("Do it once more instead."))
    done = acts_of(library.catalogue, job, ["done"])
    if not done:
        raise FileActError(tr("Nothing of it is left to undo."))
    return found.kind, _of_this_machine(done)


def _reversals(
    library: Library, done: Sequence[FileAct]
) -> list[tuple[FileAct, PlannedAct, SourceFile | None]]:
    """Return each act, the act that undoes it, and its photo's current file; the last act first."""
    return [(act, _reverse_act(act), _at_hand(library, act)) for act in reversed(done)]


def _at_hand(library: Library, act: FileAct) -> SourceFile | None:
    """Return the file by which the photo of an act is shown; None for a move."""
    if act.photo is None or act.kind == "move":
        return None
    files = files_at_hand(library.catalogue, [act.photo])
    return next(iter(source_files(library, files)), None)


def _why_kept(copy: FileAct, known: SourceFile | None, is_same: SameFile) -> str:
    """Return why a copy may be the last file of its content; empty if an original exists."""
    assert copy.target is not None
    originals = [(copy.source, copy.content)]
    if known is not None and known.content.hash == copy.content.hash:
        originals.append((known.path, known.content))
    for path, content in originals:
        try:
            check_unchanged(path, content)
            if not is_same(copy.target, path):
                return ""
        except FileActError:
            continue
    return tr(LAST)


def _plan_restore(job: int, done: list[FileAct]) -> Plan:
    """Plan to move files out of the bin to their old paths; missing ones are left, with reasons."""
    binned = binned_files(act.source for act in done)
    acts: list[PlannedAct] = []
    left: list[LeftFile] = []
    folders: list[Path] = []
    taken: set[Path] = set()
    for act in done:
        there = [each for each in binned.get(act.source, ()) if each.path not in taken]
        file = _restored(act, there)
        if file is None:
            reason = tr(OTHER_CONTENT if there else NOT_THERE)
            left.append(LeftFile(act.source, reason, act.photo))
        else:
            taken.add(file.path)
            acts.append(PlannedAct("move", file, act.source, undoes=act.id))
            folders += missing_folders(act.source.parent)
    if not acts:
        raise FileActError(left[0].reason)
    new = tuple(dict.fromkeys(folders))
    return Plan("undo", tuple(acts), tuple(left), undoes=job, new_folders=new)


def _restored(act: FileAct, binned: Sequence[BinnedFile]) -> SourceFile | None:
    """Return the newest file in the bin that the act put there."""
    for each in binned:
        content = content_if_same(each.path, act.content)
        if content is not None:
            return SourceFile(act.photo, each.path, content)
    return None


def _of_this_machine(acts: list[FileAct]) -> list[FileAct]:
    """Return the acts recorded on this machine. Raises FileActError if there are none."""
    ours = [act for act in acts if is_of_this_machine(act)]
    if acts and not ours:
        raise FileActError(tr(ELSEWHERE))
    return ours


def _reverse_act(act: FileAct) -> PlannedAct:
    assert act.target is not None
    assert act.made is not None
    made = SourceFile(act.photo, act.target, act.made)
    if act.kind == "move":
        return PlannedAct("move", made, act.source, undoes=act.id)
    return PlannedAct("bin", made, None, undoes=act.id)


def retry_of(
    library: Library, job: int, *, undone: bool = False
) -> tuple[FileOperation, list[SourceFile]]:
    """Return what to do again and the files: those that failed or were left, or were ``undone``.

    Raises FileActError if there are none, or the job can only be repeated by hand.
    """
    found = known_job(library, job)
    states: list[ActState] = ["undone"] if undone else ["failed", "left"]
    left = _of_this_machine(acts_of(library.catalogue, job, states))
    known = (file_of(library, act.source) for act in left)
    files = source_files(library, [file for file in known if file is not None])
    if not files:
        raise FileActError(tr("None of these photos is in the library any more."))
    match found.kind:
        case "copy" if found.folder is not None:
            return CopyTo(found.folder), files
        case "move" if found.folder is not None:
            return MoveTo(found.folder), files
        case "export" if found.folder is not None:
            return ExportTo(found.folder, found.options), files
        case "bin":
            return PutIntoBin(), files
    raise FileActError(
        tr("This can't be tried again as it was."), tr("Select the photos, and do it anew.")
    )
