"""Status widget for writing sidecars: how far it is, and a button that stops it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QToolButton, QWidget

from app.core.language import tr
from app.ui.style import theme
from app.work.bus.bus import Bus
from app.work.bus.events import SidecarsWritten


class SidecarBar(QWidget):
    """Hidden while no sidecars are written that were asked for."""

    def __init__(self, bus: Bus) -> None:
        super().__init__()
        self._doing = QLabel(tr("Writing sidecars"))
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedSize(16 * theme.UNIT, theme.UNIT)
        self._bar.setAccessibleName(tr("How far writing sidecars is"))
        stop = QToolButton()
        stop.setText(tr("Stop"))
        stop.setToolTip(tr("What is written stays"))
        stop.clicked.connect(lambda: bus.ask(lambda library: library.marks.stop_writing()))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.UNIT)
        for widget in (self._doing, self._bar, stop):
            row.addWidget(widget)
        self.show_progress(0, 0)
        bus.listen(SidecarsWritten, self.show_progress)

    def show_progress(self, done: int, total: int) -> None:
        """Show how far it is; 0 of 0: not under way."""
        self.setVisible(total > 0)
        self._bar.setRange(0, max(total, 1))
        self._bar.setValue(done)
        self._doing.setText(tr("Writing sidecars: {done} of {total}", done=done, total=total))
