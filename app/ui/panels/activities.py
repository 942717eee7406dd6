"""Show background work: a sentence for each activity, its progress, and buttons that stop it."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal

from app.core.base.language import tr, tr_later
from app.core.base.work_types import IndexState, LearningProgress, Progress
from app.core.files.types import FileProgress
from app.ui.files.sentences import progress_sentence as files_sentence
from app.ui.style import words
from app.ui.style.building import Activity, ThinBar, label
from app.ui.style.labels import WrappedLabel
from app.work.bus.bus import Bus
from app.work.bus.events import (
    Failed,
    FilesProgressed,
    IndexChanged,
    LearningChanged,
    ProgressChanged,
    SearchChanged,
    SearchStarted,
    SidecarsWritten,
)

_SILENCE = 300  # ms before a search is shown as running; a quicker answer needs no sign


class Reading(Activity):
    """Progress of reading. Signal: ``paused(bool)``, by its buttons; to stop ends a pause."""

    paused = Signal(bool)

    def __init__(self, bus: Bus) -> None:
        super().__init__(tr("Progress of reading"))
        self.bar.hide()  # the line under the field shows it
        self._bus = bus
        self._pause = self.offer("pause", tr("Pause reading"), lambda: self.paused.emit(True))
        self._resume = self.offer("resume", tr("Resume reading"), lambda: self.paused.emit(False))
        self.offer("stop", tr("Stop reading; what was read is kept"), self._stop)
        bus.listen(ProgressChanged, self.show_progress)

    def _stop(self) -> None:
        self.paused.emit(False)
        self._bus.ask(lambda library: library.scan.stop())

    def show_progress(self, progress: Progress) -> None:
        """Show the progress of reading; hide if there is nothing to read."""
        if progress.phase == "idle":
            self.hide()
            return
        self._pause.setVisible(progress.phase != "paused")
        self._resume.setVisible(progress.phase == "paused")
        self.tell(words.progress_sentence(progress), progress.done, progress.total)


_DOING = {
    "folders": tr_later("Learning from folders"),
    "thumbs": tr_later("Learning from your thumbs"),
    "searches": tr_later("Learning from earlier searches"),
}
"""The sentence for each source of `LearningProgress`."""


def learning(bus: Bus) -> Activity:
    """Return the progress of a long training; that from folders can be stopped."""
    shown = Activity(tr("Progress of learning"))
    stop = shown.offer(
        "stop",
        tr("Stop learning"),
        lambda: bus.ask(lambda library: library.profiles.stop_learning()),
    )

    def show(progress: LearningProgress | None) -> None:
        if progress is not None:
            stop.setVisible(progress.source == "folders")
            shown.tell(tr(_DOING[progress.source]), progress.done, progress.total)
        shown.setVisible(progress is not None)

    bus.listen(LearningChanged, show)
    return shown


def sidecars_written(bus: Bus) -> Activity:
    """Return the progress of writing the requested sidecars."""
    shown = Activity(tr("Progress of writing sidecars"))
    stop = tr("Stop; what is written stays")
    shown.offer("stop", stop, lambda: bus.ask(lambda library: library.marks.stop_writing()))

    def show(done: int, total: int) -> None:
        shown.tell(tr("Writing sidecars: {done} of {total}", done=done, total=total), done, total)
        shown.setVisible(total > 0)

    bus.listen(SidecarsWritten, show)
    return shown


def file_work(bus: Bus) -> Activity:
    """Return the progress of a job with files."""
    shown = Activity(tr("Progress of the work on files"))
    stop = tr("Stop; what is done stays done")
    shown.offer("stop", stop, lambda: bus.ask(lambda library: library.files.stop()))

    def show(progress: FileProgress | None) -> None:
        if progress is not None:
            shown.tell(files_sentence(progress), progress.done, progress.total)
        shown.setVisible(progress is not None)

    bus.listen(FilesProgressed, show)
    return shown


def cluster_sign(bus: Bus) -> WrappedLabel:
    """Return the state of the library's cluster; hidden if it has none."""
    sign = label(tone="third")
    sign.hide()

    def show(state: IndexState) -> None:
        sign.setVisible(state.cluster is not None)
        if state.cluster is not None:
            sign.setText(words.cluster_sentence(state.cluster))
            sign.setToolTip(words.cluster_details(state.cluster))

    bus.listen(IndexChanged, show)
    return sign


class ProgressLine(ThinBar):
    """The line under the field; hidden unless photos are read, or a search takes a while."""

    def __init__(self, bus: Bus) -> None:
        super().__init__(tr("Progress of reading"))
        self._bus = bus
        self._silence = QTimer(self, singleShot=True, interval=_SILENCE)
        self._silence.timeout.connect(self._show_searching)
        bus.listen(ProgressChanged, self._show_progress)
        bus.listen(SearchStarted, self._silence.start)
        for ended in (SearchChanged, Failed):
            bus.listen(ended, self._end_search)
        self._end_search()

    def _end_search(self, *_: object) -> None:
        """Stop showing that a search runs."""
        self._silence.stop()
        self._show_progress(self._bus.latest(ProgressChanged).progress)

    def _show_searching(self) -> None:
        self.setRange(0, 0)
        self.setToolTip(tr("Searching…"))
        self.show()

    def _show_progress(self, progress: Progress) -> None:
        self.setVisible(progress.phase != "idle")
        self.setRange(0, progress.total)
        self.setValue(progress.done)
        self.setToolTip(words.progress_sentence(progress))
