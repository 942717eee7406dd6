"""Strip under a compared photo: its name, what differs, its histogram, pin and remove."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from app.core.language import isolated, listed, tr
from app.ui.compare.facts import NAME, SHARPNESS, Fact
from app.ui.compare.histogram import Histogram
from app.ui.photos.marks_strip import MarksStrip
from app.ui.style import theme
from app.ui.style.tokens import DARK, palette_of

HEIGHT = 8 * theme.UNIT  # px, at least
_MOST_LINES = 6  # of facts; the tooltip has all
_JOINED = "\N{WORD JOINER}"
_NARROW = 52 * theme.UNIT  # px


class InfoStrip(QWidget):
    """Signals: ``pin_wanted()``, ``removal_wanted()``, ``starred(stars)``; ``pressed()`` for a
    click anywhere else.
    """

    pin_wanted = Signal()
    removal_wanted = Signal()
    starred = Signal(int)
    pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._full_name = ""
        self._name = QLabel()
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        self._name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._marked = False
        self._marks = MarksStrip()
        self._marks.starred.connect(self.starred)
        self._facts = QLabel()
        self._facts.setTextFormat(Qt.TextFormat.RichText)
        self._facts.setWordWrap(True)
        self._facts.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._facts.setFont(theme.scaled_font(self._facts, -1))
        self._facts.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.histogram = Histogram()
        self._pin = _button("pin", tr("Keep this photo and step through the others"))
        self._pin.setCheckable(True)
        self._pin.clicked.connect(self.pin_wanted)
        remove = _button("close", tr("Take it out of the comparison"))
        remove.clicked.connect(self.removal_wanted)
        title = QHBoxLayout()
        title.setSpacing(0)
        for widget in (self._name, self._marks, self._pin, remove):
            title.addWidget(widget)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addLayout(title)
        words.addWidget(self._facts, stretch=1)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.UNIT, theme.UNIT // 2, theme.UNIT // 2, theme.UNIT // 2)
        row.setSpacing(theme.UNIT)
        row.addWidget(self.histogram)
        row.addLayout(words)

    def show_name(self, name: str, *, pinned: bool, can_pin: bool) -> None:
        """Name the photo, and tell whether it is pinned."""
        self._full_name = name
        self._pin.setChecked(pinned)
        self._pin.setVisible(can_pin)
        self._elide()

    def show_marks(self, stars: int, colour: str) -> None:
        """Show stars and colour label; a narrow strip has no room for stars that are not set."""
        self._marked = bool(stars or colour)
        self._marks.show_marks(stars, colour)
        self._fit()

    def show_facts(
        self, known: Sequence[Fact], differing: Collection[str], best: Collection[str], whole: bool
    ) -> None:
        """Show the facts that differ, and with ``whole`` the others too, fainter. Those in which
        this photo is the best stand out.
        """
        quiet, dim = (theme.quiet(self.palette()), theme.faint(self.palette(), 0.42))
        parts = []
        for fact in known:
            if fact.label == NAME:
                continue  # it stands above
            text = escape(fact.text)
            if fact.label == SHARPNESS:
                text = tr("sharpness {number}", number=text)
            elif fact.labelled:
                text = " ".join((tr(fact.label), text))
            text = isolated(_unbroken(text))  # or the next one's signs come between
            if fact.label in best:
                parts.append(f"<b>{text}</b>")
            elif fact.label in differing:
                parts.append(_coloured(quiet, text))
            elif whole:
                parts.append(_coloured(dim, text))
        self._facts.setText(" &middot; ".join(parts))
        lines = [tr("{label}: {text}", label=tr(each.label), text=each.text) for each in known]
        self.setToolTip("<br>".join(escape(line) for line in lines))
        self.setAccessibleName(self._full_name)
        self.setAccessibleDescription(listed(lines))

    def height_wanted(self, width: int) -> int:
        """Give how many pixels all that it says needs at this width."""
        beside = self.histogram.sizeHint().width() + theme.UNIT
        width -= 3 * theme.UNIT // 2 + beside * (not self.histogram.isHidden())
        most = _MOST_LINES * self._facts.fontMetrics().lineSpacing()
        facts = min(self._facts.heightForWidth(width), most)
        name = max(self._name.fontMetrics().height(), self._pin.sizeHint().height())
        return max(HEIGHT, name + facts + theme.UNIT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        del event
        self.pressed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._elide()

    def _fit(self) -> None:
        narrow = self.width() < _NARROW
        self.histogram.set_narrow(narrow)
        self._marks.setVisible(self._marked or not narrow)
        self._elide()

    def _elide(self) -> None:
        metrics, room = self._name.fontMetrics(), self._name.width()
        self._name.setText(
            metrics.elidedText(self._full_name, Qt.TextElideMode.ElideMiddle, max(room, 40))
        )


def _unbroken(text: str) -> str:
    """Keep a fact in one line: "1/60 s" and "X-T3" too."""
    for sign in "/-":
        text = text.replace(sign, f"{sign}{_JOINED}")
    return text.replace(" ", "&nbsp;")


def _coloured(colour: QColor, text: str) -> str:
    return f'<span style="color:{colour.name()}">{text}</span>'  # not shown


def _button(icon: str, name: str) -> QToolButton:
    button = QToolButton()
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has its keys
    button.setIcon(theme.icon(icon, palette=palette_of(DARK)))
    button.setIconSize(theme.icon_size(16))
    button.setToolTip(name)
    button.setAccessibleName(name)
    return button
