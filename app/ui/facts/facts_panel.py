"""Show the facts of the selected photos in a side panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.base.language import Sentence, tr, tr_later
from app.core.base.photo_types import KnownFacts
from app.core.base.search_types import Thumbed
from app.ui.facts.earlier_searches import ThumbedList
from app.ui.facts.fact_rows import FactSection, Row, heading, lines, sections
from app.ui.facts.seen_fold import SeenFold
from app.ui.photos.browser import Browser
from app.ui.photos.pictures import Pictures
from app.ui.style import theme
from app.ui.style.building import Sign, column, label, put_in_place, row, scrolled
from app.ui.style.labels import ElidedLabel
from app.work.bus.bus import Bus
from app.work.bus.events import AlbumsChanged, SearchChanged, TableChanged, TableMarked

_CALM = 120  # ms: stepping through photos by key doesn't wait for facts
_NARROWEST = 30 * theme.UNIT  # px
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
        whole.addLayout(_lines(known))
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


def _lines(known: Sequence[FactSection]) -> QVBoxLayout:
    """Return each section as an icon beside its lines, all but the first in a quiet colour."""
    parts = []
    for section in known:
        said = [_line(row, quiet=number > 0) for number, row in enumerate(lines(section))]
        sign = Sign(section.icon, section.title), Qt.AlignmentFlag.AlignTop
        parts.append(row(sign, (column(*said, gap=2), 1), gap=12))
    return column(*parts, gap=12)


def _line(line: Row, *, quiet: bool) -> QLabel:
    if line.name:
        name = ElidedLabel(elide=Qt.TextElideMode.ElideMiddle)
        name.setText(line.text)
        return name
    value = label(tone="quiet" if quiet else "")
    value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    value.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    # A list of Latin names, or of signs alone, would begin at the wrong end.
    turned = value.isRightToLeft() and isinstance(line.text, Sentence)
    value.setText(f"\N{RIGHT-TO-LEFT MARK}{line.text}" if turned else line.text)
    value.setToolTip(line.whole)
    return value


def heading_label(text: str) -> QLabel:
    """Return a heading of the inspector."""
    title = label(text, strong=True)
    title.setContentsMargins(0, theme.UNIT // 2, 0, 0)
    return title
