"""Notice that stands in the place of photos while there are none to show: why, and what to do."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.core.language import tr
from app.core.types import Progress
from app.ui.style import theme
from app.ui.style.wrapped_label import WrappedLabel


class Notice(QWidget):
    """What a listing says while it has no photos to show, with a button that leads on."""

    wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._text = WrappedLabel()
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._button = QPushButton()
        self._button.clicked.connect(self.wanted)
        self.setFocusProxy(self._button)
        column = QVBoxLayout(self)
        column.setSpacing(2 * theme.UNIT)
        column.addStretch()
        column.addWidget(self._text)
        column.addWidget(self._button, alignment=Qt.AlignmentFlag.AlignCenter)
        column.addStretch()

    def say(self, text: str, button: str) -> None:
        """Show this sentence, and this button unless it has no words."""
        self._text.setText(text)
        self._button.setText(button)
        self._button.setVisible(bool(button))


def notice_for(sought: str, progress: Progress, expected: bool) -> tuple[str, str]:
    """Say why there are no photos to show, and name the button that leads on. ``expected``: some
    are to be read, whatever the progress was last."""
    if sought:
        return tr("No photos match: {sought}", sought=sought), tr("Clear the filter")
    another = tr("Add another folder")
    if progress.phase == "paused":
        return tr("Reading is paused. The first photos appear when it goes on."), another
    if expected or progress.phase in ("looking", "reading"):
        return tr("Reading your photos. The first ones appear in a moment."), another
    return tr("There are no photos in this folder that can be shown."), another
