"""Mark photos, write sidecars, and read the marks in photos' files and sidecars."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial

from app.core.base.language import both_sentences, tr, tr_n
from app.core.base.photo_types import MarkChange, Marks, SidecarState
from app.core.marks.marking import (
    are_sidecars_kept,
    choose_habit,
    keep_sidecars,
    mark,
    marks_of,
    put_back,
    sidecar_habit,
    unwritten,
)
from app.core.marks.sidecars import LONG, SHORT
from app.work.bus import events
from app.work.bus.library_thread import Background, Part, Shared
from app.work.processes.pool import Pool
from app.work.reading.indexer import name_new_places
from app.work.tasks.exchange_marks import SidecarReport, import_marks, write_sidecars

MarksBefore = dict[int, Marks]


class OpenMarks(Part):
    """The marks of an open library.

    There are two kinds of background work, with a process each: MARKS reads, SIDECARS writes.
    """

    def __init__(self, shared: Shared, facts_changed: Callable[[list[int]], None]) -> None:
        """``facts_changed`` is called with photos whose XMP gives another time or place."""
        super().__init__(shared)
        self._facts_changed = facts_changed
        self._reader, self._writer = Pool(1, writable=()), Pool(1)
        self._to_read: set[int] | None = set()  # None: all photos
        self._reading = False
        self._faults: list[str] = []
        self._to_write: list[tuple[tuple[int, ...], bool]] = []  # bool: was asked for
        self._report: SidecarReport | None = None

    def set(self, photos: tuple[int, ...], change: MarkChange) -> events.Inverse:
        """Change the marks of photos in one gesture, undone as a whole."""
        before = mark(self._library, photos, change)
        self.announce_marks(before)
        return partial(self._put_back, before)

    def write(self, photos: tuple[int, ...]) -> None:
        """Write the marks of photos into sidecars beside them."""
        self._queue(photos, asked=True)

    def stop_writing(self) -> None:
        """Stop writing sidecars; what is written stays."""
        self._to_write.clear()
        self._thread.set_background(Background.SIDECARS, None)
        self._end_writing()

    def keep_sidecars(self, wanted: bool) -> None:
        """Write sidecars as soon as marks change, or only when asked."""
        try:
            keep_sidecars(self._library, wanted)
        finally:
            self.announce_sidecars()  # the window has already ticked the option
        self._write_unwritten()

    def name_short(self, wanted: bool) -> None:
        """Name new sidecars photo.xmp, as Lightroom does, or photo.jpg.xmp."""
        choose_habit(self._library, SHORT if wanted else LONG)
        self.announce_sidecars()

    def announce_sidecars(self) -> None:
        """Announce how sidecars are written."""
        short = sidecar_habit(self._library) == SHORT
        self._announce(
            events.SidecarsChanged(SidecarState(are_sidecars_kept(self._library), short))
        )

    def announce_marks(self, photos: Collection[int]) -> None:
        """Announce marks that a person has changed, and write the sidecars if they are kept."""
        self._changed(marks_of(self._library, photos))
        if are_sidecars_kept(self._library):
            self._queue(tuple(photos), asked=False)

    def end_idle_process(self) -> None:
        """End the reading process, as no photos follow for now."""
        if not self._reading:
            self._reader.close()

    def close(self) -> None:
        """End the processes."""
        self._reader.close()
        self._writer.close()

    # Reading marks

    def read_all(self) -> None:
        """Read the marks of all photos whose files have changed since, in the background."""
        self._to_read = None
        self._read()
        self._write_unwritten()

    def read(self, photos: Collection[int]) -> None:
        """Read the marks of these photos, which are new or changed."""
        if self._to_read is not None:
            self._to_read.update(photos)
        self._read()

    def _read(self) -> None:
        if not self._reading:
            self._reading = True
            self._thread.set_background(Background.MARKS, self._reading_steps())

    def _reading_steps(self) -> Iterator[object]:
        try:
            while self._to_read is None or self._to_read:
                photos, self._to_read = self._to_read, set()
                yield from import_marks(
                    self._library,
                    self._reader,
                    self._changed,
                    self._faults.append,
                    photos,
                    self._facts_changed,
                )
            if not self._library.scanning:  # otherwise the scan names new places at its end
                yield from name_new_places(self._library, self._reader, self._facts_changed)
        finally:
            self._reading = False
            if not self._library.scanning:  # otherwise more photos follow soon
                self._reader.close()
        if self._faults:
            count, first = len(self._faults), self._faults[0]
            self._faults = []
            first = tr("A sidecar can't be read. {first}", first=first)
            more = tr_n("And {n} more.", "And {n} more.", count - 1) if count > 1 else ""
            self._say(both_sentences(first, more))

    # Changes

    def _changed(self, marks: dict[int, Marks]) -> None:
        self._announce(events.MarksChanged(marks))

    def _put_back(self, before: MarksBefore) -> events.Inverse:
        """Restore the earlier marks of photos."""
        now = marks_of(self._library, before)
        put_back(self._library, before)
        self.announce_marks(before)
        return partial(self._put_back, now)

    # Sidecars

    def _write_unwritten(self) -> None:
        if are_sidecars_kept(self._library) and (photos := unwritten(self._library)):
            self._queue(tuple(photos), asked=False)

    def _queue(self, photos: tuple[int, ...], *, asked: bool) -> None:
        self._to_write.append((photos, asked))
        if self._report is None:
            self._report = SidecarReport(0)
            self._thread.set_background(Background.SIDECARS, self._writing_steps())

    def _writing_steps(self) -> Iterator[None]:
        try:
            while self._to_write:
                photos, asked = self._to_write.pop(0)
                yield from write_sidecars(
                    self._library,
                    self._writer,
                    photos,
                    self._changed,
                    self._announce_progress if asked else self._note_progress,
                )
                if asked or (self._report and self._report.faults):
                    self._say(self._report.sentence() if self._report else "")
        finally:
            self._end_writing()

    def _note_progress(self, report: SidecarReport) -> None:
        self._report = report

    def _announce_progress(self, report: SidecarReport) -> None:
        self._report = report
        self._announce(events.SidecarsWritten(report.done, report.total))

    def _end_writing(self) -> None:
        if self._report is not None:
            self._report = None
            self._writer.close()
            self._announce(events.SidecarsWritten(0, 0))
