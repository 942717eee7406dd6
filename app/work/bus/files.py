"""Plan operations on photos' files on one thread, and carry them out on another.

In between, the library thread only reads and writes the catalogue, a photo at a time, so clicks
stay quick while 10,000 photos are copied.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing
from dataclasses import dataclass
from functools import partial

from app.core.base.errors import LibraryError
from app.core.base.photo_types import Changes
from app.core.files.companions import SourceFile
from app.core.files.job import BATCH, Step, add_acts, carry_out, failed_files, open_job, recover
from app.core.files.plan import (
    Plan,
    are_files_protected,
    plan_of,
    protect_files,
    source_files,
    warned,
)
from app.core.files.tables import FileAct, latest_jobs
from app.core.files.types import FileOperation, FileProgress, LeftFile
from app.core.files.undo import plan_undo, retry_of
from app.core.photos.at_hand_tables import files_at_hand
from app.work.bus import events
from app.work.bus.library_thread import Part, Shared
from app.work.pictures.thumbnail_files import carry_over
from app.work.tasks.file_thread import FileThread
from app.work.tasks.rendering import Renderer

LISTED = 200  # jobs
PROGRESS_INTERVAL = 0.1  # seconds
ANNOUNCE_BATCH = 100
"""Photos whose new paths are announced at once, or ANNOUNCE_DELAY seconds after the first."""
ANNOUNCE_DELAY = 0.5


@dataclass(frozen=True, slots=True)
class FilePlan:
    """What an operation would do with photos' files, or a sentence that says why it can't."""

    plan: Plan | None
    fault: str = ""


class OpenFiles(Part):
    """File jobs of an open library.

    ``photos_changed`` is called with changes to the library, ``look_again`` when a scan has to read
    files that came into its folders, ``protection_changed`` when files were protected, or no more.
    """

    def __init__(
        self,
        shared: Shared,
        photos_changed: Callable[[Changes], None],
        look_again: Callable[[], None],
        protection_changed: Callable[[], None],
    ) -> None:
        super().__init__(shared)
        self._photos_changed = photos_changed
        self._look_again = look_again
        self._protection_changed = protection_changed
        failed = partial(_failed, shared.announce)
        self._acting = FileThread(partial(shared.thread.submit, seen=False), failed)
        self._planning = FileThread(shared.thread.submit, failed)
        self._new_thread = partial(FileThread, shared.thread.submit, failed)
        self._looking = self._new_thread()  # for the plan that is awaited

    def open(self) -> None:
        """Announce past jobs, and finish what a crash interrupted."""
        begun = recover(self._library, self._acting.on_library)
        self.announce()
        self._acting.submit(lambda thread: self._resolve(thread, begun))

    def close(self) -> None:
        """Stop all work; the file that is being worked on is either finished or untouched."""
        self._looking.close()
        self._planning.close()
        self._acting.close()

    def announce(self) -> None:
        """Announce past jobs, and whether files may only be copied."""
        jobs = tuple(latest_jobs(self._library.catalogue, LISTED))
        self._announce(events.FilesDone(jobs, are_files_protected(self._library)))

    def plan(self, photos: tuple[int, ...], operation: FileOperation) -> Future[FilePlan]:
        """Plan an operation with these photos; a later call abandons the plans before it."""
        planned = Future[FilePlan]()
        self._looking.leave()
        self._looking = self._new_thread()
        self._looking.submit(lambda thread: self._plan(thread, planned, operation, photos))
        return planned

    def stop(self) -> None:
        """Stop the current job; what is done stays done."""
        self._acting.stopped = True

    def undo(self, job: int, *, last_too: bool = False) -> None:
        """Undo a job, as far as the platform allows.
        Copies whose originals are gone are announced, and removed only if ``last_too``."""
        self._planning.submit(lambda thread: self._undo(thread, job, last_too))

    def retry(self, job: int, *, undone: bool = False) -> None:
        """Try again the files that failed in a job, or redo a job that was ``undone``."""
        operation, files = retry_of(self._library, job, undone=undone)
        self._planning.submit(lambda thread: self._plan_and_do(thread, operation, files))

    def failed_in(self, job: int) -> tuple[LeftFile, ...]:
        """Return the files that failed in a job."""
        return tuple(failed_files(self._library, job))

    def protect(self, wanted: bool) -> None:
        """Only copy photos of this library, or allow moving, renaming and binning too."""
        protect_files(self._library, wanted)
        self.announce()
        self._protection_changed()

    def do(self, plan: Plan) -> None:
        """Carry out a plan that was shown."""
        self._begin(plan, open_job(self._library, plan), plan.acts)

    def carry_out(self, plan: Plan, job: int) -> None:
        """Carry out a job that was already written to the catalogue, on the acting thread."""
        self._begin(plan, job, ())

    def _begin(self, plan: Plan, job: int, unwritten: Sequence[FileAct]) -> None:
        self._announce(events.FilesProgressed(FileProgress(plan.kind, 0, len(plan.final), 0, 0)))
        self._acting.submit(lambda thread: self._carry_out(thread, job, plan, unwritten))

    # On the threads for files

    def _plan(
        self,
        thread: FileThread,
        planned: Future[FilePlan],
        operation: FileOperation,
        photos: tuple[int, ...],
    ) -> None:
        files: list[SourceFile] = []
        for start in range(0, len(photos), BATCH):
            some = photos[start : start + BATCH]
            files += thread.on_library(partial(self._files_of, some))
        try:
            plan = plan_of(operation, files, self._library.folder)
            found = FilePlan(thread.on_library(partial(warned, self._library, plan)))
        except LibraryError as error:
            found = FilePlan(None, str(error))
        thread.on_library(lambda: planned.set_result(found))

    def _files_of(self, photos: tuple[int, ...]) -> list[SourceFile]:
        return source_files(self._library, files_at_hand(self._library.catalogue, photos))

    def _plan_and_do(
        self, thread: FileThread, operation: FileOperation, files: list[SourceFile]
    ) -> None:
        plan = plan_of(operation, files, self._library.folder)
        thread.on_library(lambda: self.do(plan))

    def _undo(self, thread: FileThread, job: int, last_too: bool) -> None:
        def are_to_go(copies: int) -> bool:
            if not last_too:
                self._announce(events.LastCopies(job, copies))
            return last_too

        plan = plan_undo(self._library, job, thread.on_library, last_too=are_to_go)
        thread.on_library(lambda: self.do(plan))

    def _carry_out(
        self, thread: FileThread, job: int, plan: Plan, unwritten: Sequence[FileAct]
    ) -> None:
        thread.stopped = False
        with closing(Renderer(plan.options)) as render:
            for start in range(0, len(unwritten), BATCH):
                some = unwritten[start : start + BATCH]
                thread.on_library(partial(add_acts, self._library, job, some))
            steps = carry_out(
                self._library, job, thread.on_library, render=render, go_on=thread.go_on
            )
            self._follow(thread, plan, steps)
        thread.on_library(lambda: self._finish_job(plan))

    def _resolve(self, thread: FileThread, steps: Iterator[Step]) -> None:
        changes = [step.changes for step in steps]
        if changes:
            thread.on_library(lambda: self._photos_changed(merged_changes(changes)))
            thread.on_library(self.announce)

    def _follow(self, thread: FileThread, plan: Plan, steps: Iterator[Step]) -> None:
        """Carry out the steps, and announce progress now and then."""
        announced, gathered, since = 0.0, list[Changes](), time.monotonic()
        done = failed = size = 0
        final, total = {act.target for act in plan.final}, len(plan.final)
        for step in steps:
            is_photo = step.act.target in final and step.act.photo is not None
            done += is_photo
            failed += is_photo and not step.act.is_done
            size += step.act.content.size
            _carry_thumbnails(step)
            if step.changes != Changes():
                since = since if gathered else time.monotonic()
                gathered.append(step.changes)
            if len(gathered) >= ANNOUNCE_BATCH or (
                gathered and time.monotonic() - since > ANNOUNCE_DELAY
            ):
                self._report_changes(thread, gathered)
            if time.monotonic() - announced > PROGRESS_INTERVAL:
                announced = time.monotonic()
                self._announce(
                    events.FilesProgressed(FileProgress(plan.kind, done, total, failed, size))
                )
        self._report_changes(thread, gathered)

    def _report_changes(self, thread: FileThread, gathered: list[Changes]) -> None:
        if gathered:
            changes = merged_changes(gathered)
            gathered.clear()
            thread.on_library(lambda: self._photos_changed(changes))

    def _finish_job(self, plan: Plan) -> None:
        self._announce(events.FilesProgressed(None))
        self.announce()
        made = plan.folder if plan.kind in ("copy", "export") else None
        roots = self._library.roots()
        if made is not None and any(made.is_relative_to(root.path) for root in roots):
            self._look_again()


def _failed(announce: Callable[[events.Event], None], error: Exception) -> None:
    announce(events.FilesProgressed(None))
    if not isinstance(error, LibraryError):
        raise error
    announce(events.Failed(str(error)))


def _carry_thumbnails(step: Step) -> None:
    act, made = step.act, step.act.made
    if act.kind == "move" and act.target is not None and made is not None:
        carry_over((act.source, act.content.mtime_ns / 1e9), (act.target, made.mtime_ns / 1e9))


def merged_changes(changes: list[Changes]) -> Changes:
    """Merge the changes. A photo that moved and then left is gone; one that came back is there."""
    state: dict[int, str] = {}
    for each in changes:
        state |= dict.fromkeys(each.removed, "removed")
        for photo in each.updated:
            state[photo] = "added" if state.get(photo) == "added" else "updated"
        state |= dict.fromkeys(each.added, "added")
    return Changes(
        added=tuple(photo for photo, kind in state.items() if kind == "added"),
        updated=tuple(photo for photo, kind in state.items() if kind == "updated"),
        removed=tuple(photo for photo, kind in state.items() if kind == "removed"),
    )
