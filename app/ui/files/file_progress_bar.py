"""Part of the status bar: how far a job with files is, and a button that stops it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QToolButton, QWidget

from app.core.files.types import FileProgress
from app.core.language import tr
from app.ui.files.sentences import progress_sentence
from app.ui.style import theme
from app.work.bus.bus import Bus
from app.work.bus.events import FilesProgressed


class FileProgressBar(QWidget):
    """Shown while files are worked on."""

    def __init__(self, bus: Bus) -> None:
        super().__init__()
        self.words = QLabel()
        self.words.setMinimumWidth(1)  # words must not widen the window
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedSize(12 * theme.UNIT, theme.UNIT)
        self._bar.setAccessibleName(tr("How far the work on files is"))
        self.stop = QToolButton()
        self.stop.setIcon(theme.icon("stop"))
        self.stop.setAutoRaise(True)
        self.stop.setToolTip(tr("Stop; what is done stays done"))
        self.stop.setAccessibleName(tr("Stop the work on files"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addSpacing(theme.UNIT)  # a margin would stay at the left from right to left
        for widget in (self.words, self._bar, self.stop):
            row.addWidget(widget)
        self.hide()
        bus.listen(FilesProgressed, self.show_progress)
        self.stop.clicked.connect(lambda: bus.ask(lambda library: library.files.stop()))

    def show_progress(self, progress: FileProgress | None) -> None:
        """Show how far it is; nothing when it ended."""
        self.setVisible(progress is not None)
        if progress is not None:
            self.words.setText(progress_sentence(progress))
            self._bar.setRange(0, progress.total)
            self._bar.setValue(progress.done)
