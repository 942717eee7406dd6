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
from app.core.files.companions import SourceFile, group_of
from app.core.files.job import OnLibrary, at_once
from app.core.files.plan import Plan, source_files
from app.core.files.tables import (
    BIN_HAS_RECORDS,
    ELSEWHERE,
    ActState,
    Content,
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
    copies = on_library(
        lambda: [(act, _originals(library, act)) for act in reversed(done) if act.kind != "move"]
    )
    is_same = same_file()
    left = tuple(
        LeftFile(act.target, tr(LAST), act.photo)
        for act, originals in copies
        if act.target and act.photo
        if not any(_is_left(*each, act.target, is_same) for each in originals)
    )
    if left and last_too(len(left)):
        left = ()
    stay = {group_of(each.path) for each in left}
    backs = map(_reverse_act, reversed(done))
    acts = tuple(act for act in backs if group_of(act.source) not in stay)
    if not acts:
        raise FileActError(left[0].reason)
    return Plan("undo", acts, left, undoes=job)


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


def _originals(library: Library, copy: FileAct) -> list[tuple[Path, Content]]:
    """Return the files of a copy's content: what was copied, and what shows its photo now."""
    photos = [] if copy.photo is None else [copy.photo]
    shown = source_files(library, files_at_hand(library.catalogue, photos))
    alike = [(file.path, file.content) for file in shown if file.content.hash == copy.content.hash]
    return [(copy.source, copy.content), *alike]


def _is_left(path: Path, content: Content, copy: Path, is_same: SameFile) -> bool:
    """Return whether a file is there unchanged, and is not its ``copy``."""
    try:
        check_unchanged(path, content)
        return not is_same(copy, path)
    except FileActError:
        return False


def _plan_restore(job: int, done: list[FileAct]) -> Plan:
    """Plan to move files out of the bin to their old paths; missing ones are left, with reasons."""
    binned = binned_files(act.source for act in done)
    acts: list[FileAct] = []
    left: list[LeftFile] = []
    folders: list[Path] = []
    taken: set[Path] = set()
    for act in done:
        there = [each for each in binned.get(act.source, ()) if each.path not in taken]
        back = _restoring(act, there)
        if back is None:
            reason = tr(OTHER_CONTENT if there else NOT_THERE)
            left.append(LeftFile(act.source, reason, act.photo))
        else:
            taken.add(back.source)
            acts.append(back)
            folders += missing_folders(act.source.parent)
    if not acts:
        raise FileActError(left[0].reason)
    new = tuple(dict.fromkeys(folders))
    return Plan("undo", tuple(acts), tuple(left), undoes=job, new_folders=new)


def _restoring(act: FileAct, binned: Sequence[BinnedFile]) -> FileAct | None:
    """Return the act that moves the newest file back that the act put into the bin."""
    for each in binned:
        content = content_if_same(each.path, act.content)
        if content is not None:
            return FileAct("move", act.photo, each.path, act.source, content, undoes=act.id)
    return None


def _of_this_machine(acts: list[FileAct]) -> list[FileAct]:
    """Return the acts recorded on this machine. Raises FileActError if there are none."""
    ours = [act for act in acts if is_of_this_machine(act)]
    if acts and not ours:
        raise FileActError(tr(ELSEWHERE))
    return ours


def _reverse_act(act: FileAct) -> FileAct:
    assert act.target is not None
    assert act.made is not None
    if act.kind == "move":
        return FileAct("move", act.photo, act.target, act.source, act.made, undoes=act.id)
    return FileAct("bin", act.photo, act.target, None, act.made, undoes=act.id)


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
