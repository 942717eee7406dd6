"""Row that says that not all photos were compared, with a button to do it again."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from app.core.language import tr
from app.ui.style import theme
from app.ui.style.labels import WrappedLabel


class MissedRow(QWidget):
    """Hidden while there is nothing to say. Signal: ``again_wanted()``."""

    again_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.sentence = WrappedLabel()
        self.again = QPushButton(tr("Try again"))
        self.again.clicked.connect(self.again_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.UNIT, 0, theme.UNIT, theme.UNIT // 2)
        row.setSpacing(theme.UNIT)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.again)
        self.show_sentence("")

    def show_sentence(self, sentence: str) -> None:
        """Say what was missed; empty: nothing was."""
        self.sentence.setText(sentence)
        self.setVisible(bool(sentence))
