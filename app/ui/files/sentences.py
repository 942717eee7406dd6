"""Make sentences about acts on files from plans and jobs. Without Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.base.language import Plural, both_sentences, listed, tr, tr_n
from app.core.files.tables import JobKind, JobSummary
from app.core.files.types import FileProgress
from app.ui.style import words

if TYPE_CHECKING:
    from app.core.files.plan import Plan

DOING: dict[JobKind, Plural] = {
    "copy": Plural("Copying, {done} of {n} photo", "Copying, {done} of {n} photos"),
    "move": Plural("Moving, {done} of {n} photo", "Moving, {done} of {n} photos"),
    "rename": Plural("Renaming, {done} of {n} photo", "Renaming, {done} of {n} photos"),
    "bin": Plural(
        "Moving to the bin, {done} of {n} photo", "Moving to the bin, {done} of {n} photos"
    ),
    "export": Plural("Exporting, {done} of {n} photo", "Exporting, {done} of {n} photos"),
    "undo": Plural("Undoing, {done} of {n} photo", "Undoing, {done} of {n} photos"),
}
DONE: dict[JobKind, Plural] = {
    "copy": Plural("{n} photo copied", "{n} photos copied"),
    "move": Plural("{n} photo moved", "{n} photos moved"),
    "rename": Plural("{n} photo renamed", "{n} photos renamed"),
    "bin": Plural("{n} photo moved to the bin", "{n} photos moved to the bin"),
    "export": Plural("{n} photo exported", "{n} photos exported"),
    "undo": Plural("{n} photo put back", "{n} photos put back"),
}
BEGIN: dict[JobKind, Plural] = {
    "copy": Plural("Copy {n} photo", "Copy {n} photos"),
    "move": Plural("Move {n} photo", "Move {n} photos"),
    "rename": Plural("Rename {n} photo", "Rename {n} photos"),
    "bin": Plural("Move {n} photo to the bin", "Move {n} photos to the bin"),
    "export": Plural("Export {n} photo", "Export {n} photos"),
}


def plan_sentence(plan: Plan) -> str:
    """Return what would be done: "240 photos, 1.2 GB, 3 get another name"."""
    idle = plan.left and not plan.final
    parts = [] if idle else [tr_n("{n} photo", "{n} photos", len(plan.final))]
    if plan.kind != "rename" and not idle:
        parts.append(words.bytes_counted(plan.bytes))
    if plan.renamed:
        parts.append(tr_n("{n} gets another name", "{n} get another name", len(plan.renamed)))
    if plan.along:
        parts.append(along(len(plan.along)))
    if plan.left:
        parts.append(tr_n("{n} stays as it is", "{n} stay as they are", len(plan.left)))
    return listed(parts)


def along(files: int) -> str:
    """Return how many files go along with photos."""
    return tr_n("{n} file goes along", "{n} files go along", files, "movies, sidecars...")


def plan_summary(plan: Plan) -> str:
    """Return what would be done, which photos stay nonetheless, and which folder is made."""
    what = plan_sentence(plan)
    if plan.stay:
        stay = tr_n(
            "{n} photo stays, as another file of it is left.",
            "{n} photos stay, as other files of them are left.",
            plan.stay,
        )
        return both_sentences(tr("{done}.", "a sentence", done=what), stay)
    said = tr("{done}.", "a sentence", done=what)
    if plan.new_folders:
        there, new = plan.new_folders[0].parent, plan.new_folders[-1]
        said = tr(
            "{what}. Makes the new folder “{name}” in {folder}.",
            what=what,
            name=words.printable(str(new.relative_to(there))),
            folder=words.printable(str(there)),
        )
    for warning in plan.warnings:
        said = both_sentences(said, words.printed(warning))
    return said


def button_text(plan: Plan) -> str:
    """Return the text of the button that starts the plan: "Copy 240 photos"."""
    return tr_n(*BEGIN[plan.kind], len(plan.final))


def progress_sentence(progress: FileProgress) -> str:
    """Return the progress: "Copying, 412 of 1,000 photos, 1.2 GB"."""
    parts = [tr_n(*DOING[progress.kind], progress.total, done=progress.done)]
    if progress.bytes:
        parts.append(words.bytes_counted(progress.bytes))
    if progress.failed:
        parts.append(_failed(progress.failed))
    return listed(parts)


def job_sentence(job: JobSummary) -> str:
    """Return what was done: "240 photos copied, 3 failed"."""
    done = job.done + job.undone
    parts = [tr_n(*DONE[job.kind], done)]
    if job.failed:
        parts.append(_failed(job.failed))
    if job.undone and job.done:
        parts.append(tr_n("{n} undone", "{n} undone", job.undone))
    elif job.undone:
        parts.append(tr("undone", "all photos of a job"))
    if job.open:
        parts.append(tr_n("{n} to go", "{n} to go", job.open))
    return listed(parts)


def _failed(count: int) -> str:
    return tr_n("{n} failed", "{n} failed", count, "copied, moved, ...")
