"""Show background work: a sentence for each activity, its progress, and buttons that stop it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QToolButton, QWidget

from app.core.base.language import tr, tr_later
from app.core.base.work_types import IndexState, LearningProgress, Progress
from app.core.files.types import FileProgress
from app.ui.files.sentences import progress_sentence as files_sentence
from app.ui.style import theme, words
from app.ui.style.building import column, label, row, tool
from app.ui.style.labels import WrappedLabel
from app.work.bus.bus import Bus
from app.work.bus.events import (
    FilesProgressed,
    IndexChanged,
    LearningChanged,
    ProgressChanged,
    SearchChanged,
    SearchStarted,
    SidecarsWritten,
)

_COUNTED = ("reading", "seeing", "dating", "paused")  # phases with a known end

_SILENCE = 300  # ms before a search is shown as running; a quicker answer needs no sign


class Activity(QWidget):
    """Shows the progress of one activity; hidden while there is none."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.words = label(tone="third")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(2)
        self.bar.setAccessibleName(name)
        self._buttons = row(gap=0)
        half = theme.UNIT // 2
        column(row((self.words, 1), self._buttons, gap=half), self.bar, on=self, gap=half)
        self.hide()

    def offer(self, icon: str, name: str, act: Callable[[], object]) -> QToolButton:
        """Add a button beside the sentence."""
        button = tool(icon, name, act, side=16)
        self._buttons.addWidget(button)
        return button

    def tell(self, sentence: str, done: int, total: int) -> None:
        """Show the progress; 0 of 0: the total is not known."""
        self.words.setText(sentence)
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.show()


class Reading(Activity):
    """Progress of reading. Signals: ``pause_wanted()``, ``resume_wanted()``, ``stop_wanted()``."""

    pause_wanted = Signal()
    resume_wanted = Signal()
    stop_wanted = Signal()

    def __init__(self, bus: Bus) -> None:
        super().__init__(tr("Progress of reading"))
        self._pause = self.offer("pause", tr("Pause reading"), self.pause_wanted.emit)
        self._resume = self.offer("resume", tr("Resume reading"), self.resume_wanted.emit)
        stop = tr("Stop reading; what was read is kept")
        self.offer("stop", stop, self.stop_wanted.emit)
        self.stop_wanted.connect(lambda: bus.ask(lambda library: library.scan.stop()))
        bus.listen(ProgressChanged, self.show_progress)

    def show_progress(self, progress: Progress) -> None:
        """Show the progress of reading; hide if there is nothing to read."""
        if progress.phase == "idle":
            self.hide()
            return
        self._pause.setVisible(progress.phase != "paused")
        self._resume.setVisible(progress.phase == "paused")
        total = progress.total if progress.phase in _COUNTED else 0
        self.tell(words.progress_sentence(progress), progress.done, total)


_DOING = {
    "folders": tr_later("Learning from folders"),
    "thumbs": tr_later("Learning from your thumbs"),
    "searches": tr_later("Learning from earlier searches"),
}
"""The sentence for each source of `LearningProgress`."""

_STOPS = {
    "folders": tr_later("Stop learning; nothing that was learned from the folders is kept"),
    "thumbs": tr_later("Stop learning; the last thumbs are undone"),
}
"""What stopping does, for each source that can be stopped."""


class Learning(Activity):
    """Progress of a long training; stopping it undoes what it learns from."""

    def __init__(self, bus: Bus) -> None:
        super().__init__(tr("Progress of learning"))
        self._bus = bus
        self._progress: LearningProgress | None = None
        self._stop = self.offer("stop", tr("Stop learning"), self._stop_learning)
        bus.listen(LearningChanged, self.show_learning)
        bus.listen(SearchChanged, lambda _: self.show_learning(self._progress))

    def show_learning(self, progress: LearningProgress | None) -> None:
        """Show the progress of learning; None while there is no long training."""
        self._progress = progress
        if progress is None:
            self.hide()
            return
        can_end = self._can_end(progress)
        self._stop.setVisible(can_end)
        self._stop.setToolTip(tr(_STOPS[progress.source]) if can_end else "")
        self.tell(tr(_DOING[progress.source]), progress.done, progress.total)

    def _can_end(self, progress: LearningProgress) -> bool:
        """Return whether this learning can be stopped.
        New thumbs belong to the shown search; those of a search that is being reopened stay."""
        view = self._bus.shown_search()
        of_shown = view is not None and progress.search == view.search
        return progress.source == "folders" or (progress.source == "thumbs" and of_shown)

    def _stop_learning(self) -> None:
        view, progress = self._bus.shown_search(), self._progress
        if progress is None or not self._can_end(progress):
            return
        if progress.source == "folders":
            self._bus.ask(lambda library: library.profiles.stop_learning())
        elif view is not None:
            search = view.search
            self._bus.search(lambda library: library.searches.undo(search))


class Sidecars(Activity):
    """Progress of writing the requested sidecars."""

    def __init__(self, bus: Bus) -> None:
        super().__init__(tr("Progress of writing sidecars"))
        stop = tr("Stop; what is written stays")
        self.offer("stop", stop, lambda: bus.ask(lambda library: library.marks.stop_writing()))
        bus.listen(SidecarsWritten, self.show_progress)

    def show_progress(self, done: int, total: int) -> None:
        """Show the progress; 0 of 0: not under way."""
        self.tell(tr("Writing sidecars: {done} of {total}", done=done, total=total), done, total)
        self.setVisible(total > 0)


class FileWork(Activity):
    """Progress of a job with files."""

    def __init__(self, bus: Bus) -> None:
        super().__init__(tr("Progress of the work on files"))
        stop = tr("Stop; what is done stays done")
        self.offer("stop", stop, lambda: bus.ask(lambda library: library.files.stop()))
        bus.listen(FilesProgressed, self.show_progress)

    def show_progress(self, progress: FileProgress | None) -> None:
        """Show the progress; hide when the job has ended."""
        if progress is None:
            self.hide()
        else:
            self.tell(files_sentence(progress), progress.done, progress.total)


class ClusterSign(WrappedLabel):
    """State of the library's cluster; hidden if it has none."""

    def __init__(self, bus: Bus) -> None:
        super().__init__()
        self.setProperty("third", True)
        self.hide()
        bus.listen(IndexChanged, self.show_index)

    def show_index(self, state: IndexState) -> None:
        """Show the state, and in the tooltip which workers do not answer."""
        self.setVisible(state.cluster is not None)
        if state.cluster is not None:
            self.setText(words.cluster_sentence(state.cluster))
            self.setToolTip(words.cluster_details(state.cluster))


class ProgressLine(QProgressBar):
    """A line of two pixels under the field that shows reading, or a search that takes a while."""

    def __init__(self, bus: Bus) -> None:
        super().__init__()
        self.setTextVisible(False)
        self.setFixedHeight(2)
        self.setAccessibleName(tr("Progress of reading"))
        self._bus = bus
        self._silence = QTimer(self, singleShot=True, interval=_SILENCE)
        self._silence.timeout.connect(self._show_searching)
        bus.listen(ProgressChanged, self._show_progress)
        bus.listen(SearchStarted, self._silence.start)
        bus.listen(SearchChanged, self.search_ended)
        self.search_ended()

    def search_ended(self, *_: object) -> None:
        """Stop showing that a search runs."""
        self._silence.stop()
        self._show_progress(self._bus.latest(ProgressChanged).progress)

    def _show_searching(self) -> None:
        self.setRange(0, 0)
        self.setToolTip(tr("Searching…"))
        self._set_idle(idle=False)

    def _show_progress(self, progress: Progress) -> None:
        idle = progress.phase == "idle"
        self.setRange(0, (progress.total or 1) if idle or progress.phase in _COUNTED else 0)
        self.setValue(0 if idle else progress.done)
        self.setToolTip("" if idle else words.progress_sentence(progress))
        self._set_idle(idle=idle)

    def _set_idle(self, *, idle: bool) -> None:
        """Color the line only while it shows something.
        It always takes its two pixels, so that the photos don't move."""
        if self.property("idle") != idle:
            self.setProperty("idle", idle)
            self.style().unpolish(self)
            self.style().polish(self)
