"""Start page of an empty library: what the program does, where to begin, and what is promised."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.core.language import tr, tr_later
from app.ui.style import theme
from app.ui.style.tokens import tokens_of
from app.ui.style.wrapped_label import WrappedLabel
from app.ui.welcome.illustration import Illustration

_WIDTH = 84 * theme.UNIT  # px, at most, of what is read
_HOW = tr_later(
    "Search from any photo, rate what comes, and Likewise learns what you mean by alike."
)
_PRIVACY = tr_later("Your photos never leave this computer and are never changed.")


class EmptyState(QWidget):
    """A calm page that is a drop zone as a whole; the window takes the drops.

    Signals: ``add_wanted()``, ``sample_wanted()``.
    """

    add_wanted = Signal()
    sample_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Start here"))
        title = WrappedLabel(tr("Drop a folder of photos here"))
        title.setFont(theme.scaled_font(title, 3))
        role = QPalette.ColorRole.HighlightedText
        add = QPushButton(theme.icon("folder-add", role), tr("Choose a folder…"))
        add.setProperty("primary", True)
        add.setProperty("tall", True)
        add.setIconSize(theme.icon_size(20))
        add.setDefault(True)
        self.setFocusProxy(add)
        add.clicked.connect(self.add_wanted)
        sample = QPushButton(tr("Try the sample gallery"))
        sample.setProperty("tall", True)
        sample.clicked.connect(self.sample_wanted)
        self._news = WrappedLabel()
        page = QVBoxLayout()
        page.setSpacing(2 * theme.UNIT)
        page.addStretch()
        page.addWidget(Illustration())
        page.addSpacing(2 * theme.UNIT)
        page.addWidget(_centred(title))
        page.addWidget(_centred(WrappedLabel(tr(_HOW))))
        page.addSpacing(theme.UNIT)
        for button in (add, sample):
            page.addWidget(button, alignment=Qt.AlignmentFlag.AlignCenter)
        page.addWidget(_centred(self._news))
        page.addStretch()
        page.addWidget(_centred(_quiet(tr(_PRIVACY))))
        middle = QWidget()
        middle.setMaximumWidth(_WIDTH)
        middle.setLayout(page)
        row = QHBoxLayout(self)
        row.setContentsMargins(*4 * (5 * theme.UNIT,))
        row.addStretch()
        row.addWidget(middle, stretch=1000)
        row.addStretch()

    def tell(self, news: str) -> None:
        """Say how far what was begun here is, or why it failed, where the eye is."""
        self._news.setText(news)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = tokens_of(self.palette())
        painter.fillRect(self.rect(), QColor(tokens.surface))
        margin = 2 * theme.UNIT
        painter.setPen(QPen(QColor(tokens.border), 1))
        painter.setBrush(QColor(tokens.ground))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(margin, margin, -margin, -margin), 12, 12
        )


def _centred(label: QLabel) -> QLabel:
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label


def _quiet(text: str) -> QLabel:
    label = WrappedLabel(text)
    label.setProperty("quiet", True)
    return label
