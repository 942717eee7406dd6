"""Show the facts of the selected photos in a side panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent, QTextLayout
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from app.core.base.language import Sentence, tr, tr_later
from app.core.base.photo_types import KnownFacts
from app.core.base.search_types import Thumbed
from app.ui.facts.earlier_searches import ThumbedList
from app.ui.facts.fact_rows import FactSection, Row, heading, sections
from app.ui.facts.seen_fold import SeenFold
from app.ui.photos.browser import Browser
from app.ui.photos.pictures import Pictures
from app.ui.style import theme
from app.ui.style.building import Sign, column, label, put_in_place, scrolled
from app.ui.style.labels import ElidedLabel
from app.work.bus.bus import Bus
from app.work.bus.events import AlbumsChanged, SearchChanged, TableChanged, TableMarked

_CALM = 120  # ms: stepping through photos by key doesn't wait for facts
_NARROWEST = 30 * theme.UNIT  # px
_LETTERS = 12  # least letters that fit into a value
_NONE = tr_later("Pick a photo to see its details.")


class FactsPanel(QScrollArea):
    """Shows the facts of the selected photos; asks for them only while visible.

    Signals: ``search_wanted(search)``: open one of the listed searches; ``withdrawn(search,
    photos)``: remove their thumbs in that search.
    """

    withdrawn = Signal(object, object)
    search_wanted = Signal(object)

    def __init__(self, bus: Bus, browser: Browser, pictures: Pictures) -> None:
        super().__init__()
        self._bus = bus
        self._browser = browser
        self._pictures = pictures
        self._asked: tuple[int, ...] = ()
        self._shown: object = None  # what the page was last made from
        self._page = QWidget()
        self._body = QWidget()  # the part of the page that is replaced
        self._seen = SeenFold(bus)
        self._buttons: list[QToolButton] = []  # for withdrawing thumbs, one per search
        self._calm = QTimer(self, singleShot=True, interval=_CALM)
        self._calm.timeout.connect(self._ask_for_facts)
        self.setAccessibleName(tr("Facts"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # keys scroll it
        margins = 20, theme.UNIT, 2 * theme.UNIT, 2 * theme.UNIT
        self._column = column(
            self._body, self._seen, None, on=self._page, margins=margins, gap=2 * theme.UNIT
        )
        scrolled(self._page, self)
        self._show_facts(KnownFacts(()), ())
        browser.selection_changed.connect(self._ask_soon)
        for kind in (SearchChanged, TableMarked, TableChanged, AlbumsChanged):
            bus.listen(kind, self._ask_soon)

    def minimumSizeHint(self) -> QSize:
        """Return the width that the content needs with the current font."""
        bar = self.verticalScrollBar().sizeHint().width()
        needs = self._page.minimumSizeHint().width() + bar
        return QSize(max(_NARROWEST, needs), super().minimumSizeHint().height())

    def put_above(self, part: QWidget) -> None:
        """Show this part above the facts."""
        self._column.insertWidget(0, part)

    def put_below(self, part: QWidget) -> None:
        """Show this part below the facts."""
        self._column.insertWidget(self._column.indexOf(self._seen), part)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._ask_soon()

    def _ask_soon(self, *_: object) -> None:
        if self.isVisible():
            self._calm.start()

    def _ask_for_facts(self) -> None:
        self._asked = self._browser.targets()
        if self._asked:
            photos = self._asked
            show = self._show_facts
            self._bus.ask(
                lambda library: library.facts.of(photos), lambda found: show(*found), key="facts"
            )
        else:
            self._show_facts(KnownFacts(()), ())

    def _show_facts(self, facts: KnownFacts, thumbs: tuple[Thumbed, ...]) -> None:
        """Show these facts, if they are of the photos selected now."""
        if facts.photos != self._asked:
            return
        path = self._bus.photos.path_of(facts.photos[0]) if len(facts.photos) == 1 else None
        albums = {album.id: album.name for album in self._bus.latest(AlbumsChanged).albums}
        known = heading(facts), sections(facts, path, albums), thumbs
        if known != self._shown:
            self._shown = known
            self._fill(*known)
        self._seen.show_photo(facts.photos[0] if len(facts.photos) == 1 else None)

    def _fill(self, title: str, known: Sequence[FactSection], thumbs: tuple[Thumbed, ...]) -> None:
        focus = QApplication.focusWidget()
        position = next((at for at, each in enumerate(self._buttons) if each is focus), None)
        scrolled = self.verticalScrollBar().value()
        body = QWidget()
        whole = column(on=body)
        if not self._asked:
            whole.addWidget(label(tr(_NONE)))
        elif len(self._asked) > 1:
            whole.addWidget(heading_label(title))
        whole.addLayout(_table(known))
        self._buttons = []
        if thumbs:
            listed = ThumbedList(self._pictures, self._bus.photos.path_of, thumbs)
            listed.withdrawn.connect(self.withdrawn)
            listed.opened.connect(self.search_wanted)
            self._buttons = listed.buttons
            whole.addWidget(heading_label(tr("Thumbs in these searches")))
            whole.addWidget(listed)
        self._body = put_in_place(self._body, body)
        self.verticalScrollBar().setValue(scrolled)
        self.updateGeometry()  # more room may be needed
        if position is not None:  # keep the focus at the same place
            further = self._buttons[: position + 1]
            (further[-1] if further else self).setFocus()


def _table(known: Sequence[FactSection]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(theme.UNIT)
    grid.setVerticalSpacing(theme.UNIT // 2)
    grid.setColumnStretch(2, 1)
    top = Qt.AlignmentFlag.AlignTop
    for section in known:
        grid.setRowMinimumHeight(grid.rowCount(), theme.UNIT // 2)
        for number, row in enumerate(section.rows):
            position = grid.rowCount()
            if not number:
                grid.addWidget(Sign(section.icon, section.title), position, 0, top)
            said = QLabel(row.label)
            said.setProperty("quiet", True)
            if said.isRightToLeft():  # also a label in Latin letters, as "ISO"
                said.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)
            grid.addWidget(said, position, 1, top)
            value = _value(row)
            # Letters that this font lacks, as kana, come from other fonts, which may be less high.
            lower = max(0, round(_ascent(value) - _ascent(said)))
            said.setContentsMargins(0, lower, 0, 0)
            grid.addWidget(value, position, 2, 1, 1 if row.copied else 2)
            if row.copied:
                grid.addWidget(_copy_button(row), position, 3, top)
    return grid


def _ascent(said: QLabel) -> float:
    """Return the distance of a label's baseline from its top in pixels."""
    layout = QTextLayout(said.text(), said.font())
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return line.ascent() if line.isValid() else 0.0


def _value(row: Row) -> QLabel:
    if row.name:
        value: QLabel = ElidedLabel(elide=Qt.TextElideMode.ElideMiddle)
    else:
        value = label()
        value.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        value.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    # A list of Latin names, or of signs alone, would begin at the wrong end.
    turned = value.isRightToLeft() and isinstance(row.text, Sentence)
    value.setText(f"\N{RIGHT-TO-LEFT MARK}{row.text}" if turned else row.text)
    value.setMinimumWidth(_LETTERS * value.fontMetrics().averageCharWidth())
    value.setAccessibleName(tr("{label}: {text}", label=row.label, text=row.text))
    return value


def _copy_button(row: Row) -> QToolButton:
    button = QToolButton()
    button.setText(tr("Copy"))
    button.setAutoRaise(True)
    button.setProperty("compact", True)
    button.setFixedHeight(button.fontMetrics().height() + 2)  # more would part the lines of facts
    button.setAccessibleName(tr("Copy: {label}", label=row.label))
    button.setToolTip(tr("Copy {copied}", copied=row.copied))
    button.clicked.connect(lambda: QGuiApplication.clipboard().setText(row.copied))
    return button


def heading_label(text: str) -> QLabel:
    """Return a heading of the inspector."""
    title = label(text, strong=True)
    title.setContentsMargins(0, theme.UNIT // 2, 0, 0)
    return title
