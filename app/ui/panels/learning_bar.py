"""Status widgets for learning: progress of much at once, and photos that a search lacks."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QToolButton, QWidget

from likewise.app.core.language import tr, tr_later
from likewise.app.core.types import LearningProgress, SearchView
from likewise.app.ui.commands.photo_commands import PhotoCommands
from likewise.app.ui.style import theme
from likewise.app.workers.bridge.requests import Request
from likewise.app.workers.bridge.requests.profiles import StopTraining
from likewise.app.workers.bridge.requests.searches import Undo
from likewise.app.workers.bridge.service_interface import ServiceInterface

_DOING = {
    "folders": tr_later("Learning from folders"),
    "thumbs": tr_later("Learning from your thumbs"),
    "searches": tr_later("Learning from earlier searches"),
}
"""What is said of each source of `LearningProgress`."""

_STOPS: dict[str, tuple[str, Request]] = {
    "folders": (tr_later("Nothing that was learned from the folders is kept"), StopTraining()),
    "thumbs": (tr_later("Clears the ratings that were just given"), Undo()),
}
"""What learning can be stopped: what that means, and how it is asked for."""


class LearningBar(QWidget):
    """Progress of learning much at once, and an offer to search again; hidden while there is
    neither.

    Signals: ``stop_wanted(source)``, learning from it; ``again_wanted()``, the search with the new
    photos.
    """

    stop_wanted = Signal(str)
    again_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._source = ""  # what is learned from
        self._again = QToolButton()
        self._again.setToolTip(tr("The results stay as they are until you press this"))
        self._again.clicked.connect(self.again_wanted)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedSize(16 * theme.UNIT, theme.UNIT)
        self._bar.setAccessibleName(tr("How far learning is"))
        self._doing = QLabel()
        self._stop = QToolButton()
        self._stop.setText(tr("Stop learning"))
        self._stop.clicked.connect(lambda: self.stop_wanted.emit(self._source))
        self._training = QWidget()
        _in_a_row(self._training, self._doing, self._bar, self._stop)
        _in_a_row(self, self._again, self._training)
        self.show_learning(None)
        self.show_search(None)

    def connect_to(self, service: ServiceInterface, commands: PhotoCommands) -> None:
        """Tell what this service learns and what its search lacks."""
        service.search_changed.connect(self.show_search)
        service.search_outdated.connect(self.show_outdated)
        service.learning.connect(self.show_learning)
        self.stop_wanted.connect(lambda source: service.request(_STOPS[source][1]))
        self.again_wanted.connect(commands.search_again)

    def show_learning(self, progress: LearningProgress | None) -> None:
        """Show how far learning is; None while there is no long training."""
        self._training.setVisible(progress is not None)
        if progress is not None:
            self._doing.setText(tr(_DOING[progress.source]))
            self._source = progress.source
            self._stop.setVisible(progress.source in _STOPS)
            self._stop.setToolTip(
                tr(_STOPS[progress.source][0]) if progress.source in _STOPS else ""
            )
            self._bar.setRange(0, progress.total)
            self._bar.setValue(progress.done)

    def show_outdated(self, sentence: str) -> None:
        """Offer to search again; ``sentence`` says what was read since."""
        self._again.setText(tr("{news}. Search again", news=sentence))
        self._again.show()

    def show_search(self, view: SearchView | None) -> None:
        """Take the offer back: another answer is shown, or none."""
        del view
        self._again.hide()


def _in_a_row(parent: QWidget, *widgets: QWidget) -> None:
    row = QHBoxLayout(parent)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(theme.UNIT)
    for widget in widgets:
        row.addWidget(widget)
