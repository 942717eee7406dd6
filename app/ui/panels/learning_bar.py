"""Status widgets for learning: progress of much at once, and photos that a search lacks."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QToolButton, QWidget

from app.core.language import tr, tr_later
from app.core.types import LearningProgress, SearchView
from app.ui.commands.photo_commands import PhotoCommands
from app.ui.style import theme
from app.work.bus.bus import Bus
from app.work.bus.events import LearningChanged, SearchChanged, SearchOutdated

_DOING = {
    "folders": tr_later("Learning from folders"),
    "thumbs": tr_later("Learning from your thumbs"),
    "searches": tr_later("Learning from earlier searches"),
}
"""What is said of each source of `LearningProgress`."""

_STOPS = {
    "folders": tr_later("Nothing that was learned from the folders is kept"),
    "thumbs": tr_later("Clears the ratings that were just given"),
}
"""What stopping means, for each source that can be stopped."""


class LearningBar(QWidget):
    """Progress of learning much at once, and an offer to search again; hidden while there is
    neither.

    Signals: ``stop_wanted()``, of learning from folders; ``undo_wanted()``, of the thumbs that are
    learned from; ``again_wanted()``, the search with the new photos.
    """

    stop_wanted = Signal()
    undo_wanted = Signal()
    again_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._learning: LearningProgress | None = None
        self._search: int | None = None  # that is shown
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
        self._stop.clicked.connect(self._end)
        self._training = QWidget()
        _in_a_row(self._training, self._doing, self._bar, self._stop)
        _in_a_row(self, self._again, self._training)
        self.show_learning(None)
        self.show_search(None)

    def connect_to(self, bus: Bus, commands: PhotoCommands) -> None:
        """Tell what is learned and what its search lacks."""
        bus.listen(SearchChanged, self.show_search)
        bus.listen(SearchOutdated, self.show_outdated)
        bus.listen(LearningChanged, self.show_learning)
        self.stop_wanted.connect(lambda: bus.ask(lambda library: library.profiles.stop_learning()))
        self.undo_wanted.connect(partial(self._take_back, bus))
        self.again_wanted.connect(commands.search_again)

    def _take_back(self, bus: Bus) -> None:
        if (search := self._search) is not None:
            bus.search(lambda library: library.searches.undo(search))

    def show_learning(self, progress: LearningProgress | None) -> None:
        """Show how far learning is; None while there is no long training."""
        self._training.setVisible(progress is not None)
        if progress is not None:
            self._doing.setText(tr(_DOING[progress.source]))
            self._learning = progress
            self._stop.setVisible(self._can_end(progress))
            self._stop.setToolTip(tr(_STOPS[progress.source]) if self._can_end(progress) else "")
            self._bar.setRange(0, progress.total)
            self._bar.setValue(progress.done)

    def show_outdated(self, sentence: str) -> None:
        """Offer to search again; ``sentence`` says what was read since."""
        self._again.setText(tr("{news}. Search again", news=sentence))
        self._again.show()

    def show_search(self, view: SearchView | None) -> None:
        """Take the offer back: another answer is shown, or none."""
        self._search = None if view is None else view.search
        self._again.hide()

    def _can_end(self, progress: LearningProgress) -> bool:
        """Whether this learning can be ended. Thumbs that were just given were given in the search
        shown; those of a search that is being opened again stand."""
        of_shown = progress.search == self._search is not None
        return progress.source == "folders" or (progress.source == "thumbs" and of_shown)

    def _end(self) -> None:
        if self._learning is not None and self._can_end(self._learning):
            if self._learning.source == "folders":
                self.stop_wanted.emit()
            else:
                self.undo_wanted.emit()


def _in_a_row(parent: QWidget, *widgets: QWidget) -> None:
    row = QHBoxLayout(parent)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(theme.UNIT)
    for widget in widgets:
        row.addWidget(widget)
