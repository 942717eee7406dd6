"""Start page of an empty library: where to begin, and what happens to the photos."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from likewise.app.core.types import Progress
from likewise.app.ui.style import theme


class EmptyState(QWidget):
    """A drop zone with two buttons; the window takes the drops.

    Signals: ``add_wanted()``, ``sample_wanted()``.
    """

    add_wanted = Signal()
    sample_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Start here")
        title = QLabel("Drop a folder of photos here")
        title.setFont(theme.scaled_font(title, 3))
        how = QLabel(
            "Then pick a photo, search from it and rate the results with thumbs. Likewise learns from it."
        )
        privacy = QLabel("Your photos never leave this computer and are never changed.")
        add = QPushButton(theme.icon("folder-add"), "Add folder")
        add.setDefault(True)
        self.setFocusProxy(add)
        add.clicked.connect(self.add_wanted)
        self._news = _centred(QLabel())
        sample = QPushButton(theme.icon("gallery"), "Try the sample gallery")
        sample.clicked.connect(self.sample_wanted)
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.UNIT)
        buttons.addStretch()
        for button in (add, sample):
            button.setIconSize(QSize(20, 20))
            button.setMinimumHeight(5 * theme.UNIT)
            buttons.addWidget(button)
        buttons.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(*4 * (6 * theme.UNIT,))
        column.setSpacing(2 * theme.UNIT)
        column.addStretch()
        for label in (title, how):
            column.addWidget(_centred(label))
        column.addSpacing(theme.UNIT)
        column.addLayout(buttons)
        column.addSpacing(theme.UNIT)
        column.addWidget(_centred(privacy))
        column.addWidget(self._news)
        column.addStretch()

    def tell(self, news: str) -> None:
        """Say how far what was begun here is, or why it failed, where the eye is."""
        self._news.setText(news)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.faint(self.palette(), 0.3), 2, Qt.PenStyle.DashLine))
        margin = 3 * theme.UNIT
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(margin, margin, -margin, -margin), 12, 12
        )


def _centred(label: QLabel) -> QLabel:
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setWordWrap(True)
    return label


class Notice(QWidget):
    """What a place says while it has no photos to show, with a button that leads on."""

    wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._text = _centred(QLabel())
        self._text.setTextFormat(Qt.TextFormat.PlainText)
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
        return f"No photo here has “{sought}” in its path.", "Clear the filter"
    if progress.phase == "paused":
        return "Reading is paused. The first photos appear when it goes on.", "Add another folder"
    if expected or progress.phase in ("looking", "reading", "vocabulary"):
        return "Reading your photos. The first ones appear in a moment.", "Add another folder"
    return "There are no photos in this folder that can be shown.", "Add another folder"
