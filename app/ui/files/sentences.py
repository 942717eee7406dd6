"""Sentences about what is done with files, made from plans and jobs. Knows no Qt."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from likewise.app.core.files.types import FileProgress, WasDone
from likewise.app.core.language import tr
from likewise.app.core.store.file_acts import JobKind
from likewise.app.ui.style import words

if TYPE_CHECKING:
    from likewise.app.core.files.plan import Plan

DOING: dict[JobKind, str] = {
    "copy": "Copying",
    "move": "Moving",
    "rename": "Renaming",
    "bin": "Putting into the bin",
    "export": "Exporting",
    "undo": "Taking back",
}
DONE: dict[JobKind, str] = {
    "copy": "copied",
    "move": "moved",
    "rename": "renamed",
    "bin": "put into the bin",
    "export": "exported",
    "undo": "taken back",
}
VERBS: dict[JobKind, str] = {
    "copy": "Copy",
    "move": "Move",
    "rename": "Rename",
    "bin": "Put into the bin",
    "export": "Export",
}


def plan_sentence(plan: Plan) -> str:
    """Say what would be done: "240 photos, 1.2 GB, 3 get another name"."""
    parts = [words.counted(len(plan.final), "photo"), words.bytes_counted(plan.bytes)]
    if plan.kind == "rename":
        parts.pop()
    if plan.renamed:
        get = "gets" if plan.renamed == 1 else "get"
        what = "a number or a sign replaced" if plan.kind == "rename" else "another name"
        parts.append(f"{plan.renamed:,} {get} {what}")
    if plan.left:
        stay = "stays as it is" if len(plan.left) == 1 else "stay as they are"
        parts.append(f"{len(plan.left):,} {stay}")
    return ", ".join(parts)


def plan_summary(plan: Plan) -> str:
    """Say what would be done, and which folder is made for it."""
    what = f"{plan_sentence(plan)}."
    if not plan.new_folders:
        return what
    there, new = plan.new_folders[0].parent, plan.new_folders[-1]
    return tr(
        "{what} Makes the new folder “{name}” in {place}.",
        what=what,
        name=words.printable(str(new.relative_to(there))),
        place=words.printable(str(there)),
    )


def button_text(plan: Plan) -> str:
    """Give what the button says that begins it: "Copy 240 photos"."""
    photos = words.counted(len(plan.final), "photo")
    return f"Put {photos} into the bin" if plan.kind == "bin" else f"{VERBS[plan.kind]} {photos}"


def progress_sentence(progress: FileProgress) -> str:
    """Say how far it is: "Copying, 412 of 1,000 photos, 1.2 GB"."""
    how_far = f"{progress.done:,} of {words.counted(progress.total, 'photo')}"
    size = f", {words.bytes_counted(progress.bytes)}" if progress.bytes else ""
    failed = f", {progress.failed:,} couldn't be" if progress.failed else ""
    return f"{DOING[progress.kind]}, {how_far}{size}{failed}"


def job_sentence(job: WasDone) -> str:
    """Say what was done: "240 photos copied, 3 couldn't be"."""
    done = job.done + job.undone
    parts = [f"{words.counted(done, 'photo')} {DONE[job.kind]}"]
    if job.failed:
        parts.append(f"{job.failed:,} couldn't be")
    if job.undone:
        parts.append("taken back" if not job.done else f"{job.undone:,} taken back")
    if job.open:
        parts.append(f"{job.open:,} to go")
    return ", ".join(parts)


def when(job: WasDone, now: datetime) -> str:
    """Say when: "14:05" today, else "31 May, 14:05", with the year if it is another."""
    at = datetime.fromtimestamp(job.created)
    time = at.strftime("%H:%M")
    if at.date() == now.date():
        return time
    year = "" if at.year == now.year else f" {at.year}"
    return f"{at.day} {at.strftime('%b')}{year}, {time}"
