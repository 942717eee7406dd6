"""Status bar: what lasts. Progress, failed files, how many photos there are."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QProgressBar, QStatusBar, QToolButton

from app.core.index.description import how_it_finds
from app.core.language import tr, tr_n
from app.core.types import IndexState, Problem, Progress, SearchView
from app.ui.style import theme, words
from app.work.bus.bus import Bus
from app.work.bus.events import IndexChanged, ProblemsChanged, SearchChanged, SearchStarted

_SILENCE = 300  # ms before a search is announced; a quicker answer needs no words


class Status(QStatusBar):
    """The status bar.

    Signals: ``problems_wanted()``, ``pause_wanted()``, ``resume_wanted()``, ``stop_wanted()``.
    """

    problems_wanted = Signal()
    pause_wanted = Signal()
    resume_wanted = Signal()
    stop_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._photos = QLabel()
        self._cluster = QLabel()
        self._cluster.setTextFormat(Qt.TextFormat.PlainText)
        self._milliseconds: float | None = None  # that the last search took
        self._how = ""  # how photos are found
        self._doing = QLabel()
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedSize(16 * theme.UNIT, theme.UNIT)
        self._bar.setAccessibleName(tr("How far the reading is"))
        self._pause = _button("pause", tr("Pause reading"))
        self._resume = _button("resume", tr("Go on reading"))
        self._stop = _button("stop", tr("Stop reading; what was read is kept"))
        self._problems = _button("warning", tr("Show what couldn't be read, and why"))
        self._problems.setToolButtonStyle(self._problems.toolButtonStyle().ToolButtonTextBesideIcon)
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.setInterval(_SILENCE)
        # The buttons in the corner, where no changing number can push them from under the pointer.
        reading = (self._doing, self._bar, self._pause, self._resume, self._stop)
        for widget in (self._problems, self._cluster, self._photos, *reading):
            self.addPermanentWidget(widget)
        for label in (self._doing, self._cluster, self._photos):
            label.setContentsMargins(theme.UNIT, 0, theme.UNIT, 0)
            label.setMinimumWidth(1)  # cut where there is no room: words must not widen the window
        self._connect()
        self.show_progress(Progress("idle"))
        self.show_problems(())
        self.show_index(IndexState())

    def connect_to(self, bus: Bus) -> None:
        """Tell what the library does and has to say."""
        self.show_problems(bus.latest(ProblemsChanged).problems)
        bus.listen(ProblemsChanged, self.show_problems)
        bus.listen(SearchStarted, self.search_started)
        bus.listen(SearchChanged, self.show_search)
        bus.listen(IndexChanged, self.show_index)
        self.stop_wanted.connect(lambda: bus.ask(lambda library: library.scan.stop()))

    def _connect(self) -> None:
        self._pause.clicked.connect(self.pause_wanted)
        self._resume.clicked.connect(self.resume_wanted)
        self._stop.clicked.connect(self.stop_wanted)
        self._problems.clicked.connect(self.problems_wanted)
        self.messageChanged.connect(self._make_room)
        self._silence.timeout.connect(lambda: self.showMessage(tr("Searching…")))

    def show_photos(self, number: int) -> None:
        """Show how many photos the library has; nothing while it is empty."""
        self._photos.setText(tr_n("{n} photo", "{n} photos", number) if number else "")

    def search_started(self) -> None:
        """Say that a search runs, unless it is over in a moment."""
        self._silence.start()

    def show_search(self, view: SearchView | None) -> None:
        """Tell by the number of photos how long the search took."""
        self.search_ended(view.milliseconds if view else None)

    def search_ended(self, milliseconds: float | None = None) -> None:
        """Say no longer that a search runs, and how long it took if it succeeded."""
        self._silence.stop()
        if self.currentMessage() == tr("Searching…"):
            self.clearMessage()
        self._milliseconds = milliseconds
        self._tell_how()

    def show_progress(self, progress: Progress) -> None:
        """Show how far the reading is; nothing while there is nothing to read."""
        busy = progress.phase != "idle"
        for widget in (self._bar, self._stop):
            widget.setVisible(busy)
        self._pause.setVisible(busy and progress.phase != "paused")
        self._resume.setVisible(progress.phase == "paused")
        self._doing.setText(words.progress_sentence(progress) if busy else "")
        self._make_room(self.currentMessage())
        # A range from 0 to 0 shows an endless bar: how much there is to read is not known yet.
        counted = progress.phase in ("reading", "seeing", "dating", "paused")
        self._bar.setRange(0, progress.total if counted else 0)
        self._bar.setValue(progress.done)

    def _make_room(self, message: str) -> None:
        """Let a passing message stand in place of the words beside the bar, or it would be cut."""
        self._doing.setVisible(bool(self._doing.text()) and not message)

    def show_index(self, state: IndexState) -> None:
        """Show how the cluster is that the library lives on; nothing if it lives on none. How
        photos are found is told to who rests the pointer on their number."""
        self._how = how_it_finds(state)
        self._tell_how()
        self._cluster.setVisible(state.cluster is not None)
        if state.cluster is not None:
            self._cluster.setText(words.cluster_sentence(state.cluster))
            self._cluster.setToolTip(words.cluster_details(state.cluster))

    def _tell_how(self) -> None:
        said = [self._how]
        if self._milliseconds is not None:
            said.insert(0, tr("Found in {time} ms.", time=round(self._milliseconds)))
        self._photos.setToolTip(" ".join(said))

    def show_problems(self, problems: tuple[Problem, ...]) -> None:
        """Show how much couldn't be read or used; nothing if all could."""
        self._problems.setVisible(bool(problems))
        self._problems.setText(words.problems_sentence(problems))


def _button(icon: str, name: str) -> QToolButton:
    button = QToolButton()
    button.setIcon(theme.icon(icon))
    button.setIconSize(theme.icon_size(16))
    button.setAutoRaise(True)
    button.setToolTip(name)
    button.setAccessibleName(name)
    return button
