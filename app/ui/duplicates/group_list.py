"""Show groups of duplicates one below the other, and hold what is marked to go.

Photos are buttons, made only for the groups in sight. The keyboard comes to one photo; arrows lead
to the others, and Tab to the buttons of its group.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QMenu,
    QPushButton,
    QScrollArea,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from app.core.base.language import listed, number, tr
from app.core.duplicates.tables import PhotoFile
from app.core.duplicates.types import GroupKind, Proposal
from app.ui.canvas.pictures import Pictures
from app.ui.duplicates.sentences import act_text, group_sentence, when
from app.ui.photos.photo_model import ListedStacks
from app.ui.photos.tile import PAD, photo_area
from app.ui.style import theme, words
from app.ui.style.building import Part, column, hairline, label, page, row, scrolled
from app.ui.style.labels import ElidedLabel
from app.ui.style.tokens import tokens_of
from app.ui.system.input import BY_TAB, claims

_HIGH = 124  # px, height of a photo in a window of usual width
_NARROWEST = 112  # px, width of a photo with its words; at most twice its height
_LARGER = (1800, 1.5), (2800, 2.0)  # times, from so many px of the list on
_WIDE = 1760  # px of a row at most, so that its buttons stay near
_GAP = 2 * theme.UNIT  # px between photos and the rings around them
_ACTS = 168  # px, width of the buttons
_VEIL = QColor(20, 20, 21, 190)


class PhotoButton(QAbstractButton):
    """A photo, checked if it stays. Signals: ``entered()`` by the focus; ``doubled()``."""

    entered = Signal()
    doubled = Signal()

    def __init__(self, pictures: Pictures, photo: PhotoFile, size: QSize) -> None:
        super().__init__()
        self.photo = photo
        self._pictures = pictures
        self._keyed = False  # whether a key led here, which shows the ring
        self.setCheckable(True)
        self.setFixedSize(size)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(words.name_alone(photo.path.name))
        self.setToolTip(f"{words.name_alone(str(photo.path))}\n{when(photo)}")
        pictures.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the photo, and over it a badge: *Keep*, or the bin."""
        del event
        painter, area, stays = QPainter(self), photo_area(self.rect()), self.isChecked()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1 if stays else 0.7)
        self._pictures.paint(painter, self.photo.photo, area, self.palette())
        painter.setOpacity(1)
        tokens, said = tokens_of(self.palette()), tr("Keep") if stays else ""
        wide = 40 + self.fontMetrics().horizontalAdvance(said)
        if not stays or wide + 2 * theme.UNIT > area.width():
            said, wide = "", 28
        at = partial(QStyle.visualRect, self.layoutDirection(), area)
        badge = QRect(area.left() + 8, area.top() + 8, wide, 28)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.accent) if stays else _VEIL)
        painter.drawRoundedRect(at(badge), 14, 14)
        ink = QColor(tokens.on_accent if stays else "white")
        icon = QRect(badge.left() + 6, badge.top() + 6, 16, 16)
        theme.paint_icon(painter, "check" if stays else "bin", at(icon), ink)
        painter.setPen(ink)
        painter.drawText(at(badge.adjusted(26, 0, -12, 0)), Qt.AlignmentFlag.AlignCenter, said)
        if self._keyed and self.hasFocus():
            theme.paint_focus(painter, self.rect().adjusted(-1, -1, 1, 1), self.palette())

    def event(self, event: QEvent) -> bool:
        # Else Space would show the photo large.
        return claims(event, Qt.Key.Key_Space) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # the list follows the arrows

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._keyed = event.reason() in BY_TAB
        self.entered.emit()

    def enter_by_key(self) -> None:
        """Take the focus, and show that."""
        self.setFocus(Qt.FocusReason.TabFocusReason)
        self._keyed = True  # also if it has it already
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.click()  # undo the first one
        self.doubled.emit()


class GroupRow(QWidget):
    """A group: the photos that have room, each with its reason and size, and buttons.

    ``photos``: their buttons; ``act``, ``keep``: those on all of them. Signals: ``turned(photo)``;
    ``entered(place)``; ``wanted(act)``, see `GroupList`.
    """

    turned = Signal(object)
    entered = Signal(int)
    wanted = Signal(str)

    def __init__(self, pictures: Pictures, each: Proposal, high: int, room: int) -> None:
        super().__init__()
        self.each = each
        self._pictures = pictures
        self.photos: list[PhotoButton] = []
        self.act, self.keep = QPushButton(), QPushButton(act_text("keep", each, 0))
        self._acts: dict[str, str] = {}  # with their texts
        self.setAccessibleName(group_sentence(each.group))
        self.keep.setFlat(True)
        self.act.clicked.connect(lambda: self.wanted.emit(next(iter(self._acts))))
        self.keep.clicked.connect(lambda: self.wanted.emit("keep"))
        cells: list[Part] = []
        for photo in each.group.photos:
            wide = min(max(_width(photo, high), _NARROWEST), 2 * high) + 2 * PAD
            room -= wide + _GAP
            if cells and room < _ACTS:
                break
            cells.append(self._cell(photo, QSize(wide, high + 2 * PAD)))
        if hidden := len(each.group.photos) - len(cells):
            cells.append(label(f"+{number(hidden)}", tone="quiet"))
        acts = page(column(3 * theme.UNIT, self.act, self.keep, None))
        acts.setFixedWidth(_ACTS)
        above, line = 2 * theme.UNIT - PAD, row(PAD, hairline(), gap=0)
        column(above, (row(*cells, None, acts, gap=_GAP), 1), line, on=self, gap=0)

    def _cell(self, photo: PhotoFile, size: QSize) -> QVBoxLayout:
        """Return a photo above the reason why it stays or might go, and its size."""
        button = PhotoButton(self._pictures, photo, size)
        button.clicked.connect(lambda: self.turned.emit(photo.file))
        button.doubled.connect(lambda: self.wanted.emit("compare"))
        button.entered.connect(partial(self.entered.emit, len(self.photos)))
        self.photos.append(button)
        why, large = ElidedLabel(), ElidedLabel(quiet=True)
        why.setText(self.each.reasons[photo.file].sentence)
        if photo.file == self.each.keep:
            why.setFont(theme.strong(why.font()))
        pixels = f"{number(photo.width)} × {number(photo.height)}"
        large.setText(listed((pixels, words.bytes_counted(photo.bytes))))
        said = column(why, large, margins=(PAD, PAD, PAD, 0), gap=0)
        return column(button, said, None, gap=0)

    def show_state(self, going: Collection[int], *, piled: bool) -> None:
        """Show which photos go, and what can be done. ``piled``: see `GroupList`."""
        for button in self.photos:
            button.setChecked(button.photo.file not in going)
        stacking = "unstack" if piled else "stack"
        is_burst = self.each.group.kind is GroupKind.BURST
        first = "bin" if going else stacking if is_burst else ""
        others = "keep", "compare", *["stack"] * (not piled)
        self._acts = {act: act_text(act, self.each, len(going)) for act in (first, *others) if act}
        self.act.setText(self._acts.get(first, ""))
        self.act.setVisible(bool(first))

    def stops(self) -> tuple[QAbstractButton, ...]:
        """Return what the keyboard can come to."""
        return *self.photos, self.act, self.keep

    def let_in(self, at: int | None) -> None:
        """Let Tab lead to the photo ``at`` and to the buttons; None: not into this group."""
        for place, stop in enumerate(self.stops()):
            here = at is not None and (place == at or place >= len(self.photos))
            stop.setFocusPolicy(Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for act, text in self._acts.items():
            menu.addAction(text, partial(self.wanted.emit, act))
        menu.popup(event.globalPos())


class GroupList(QScrollArea):
    """A list in which a click on a photo turns it between *Keep* and the bin, a double click
    compares its group.

    ``groups``: what it lists; ``row`` and ``at``: the current group, and the place of the current
    photo in it. Signals: ``turned(photo)``; ``wanted(act, proposal)``: "bin", "stack", "unstack",
    "keep" or "compare"; ``moved()`` when another photo is current.
    """

    turned = Signal(object)
    wanted = Signal(str, object)
    moved = Signal()

    def __init__(
        self, pictures: Pictures, going: Callable[[Proposal], Collection[int]], stacks: ListedStacks
    ) -> None:
        super().__init__()
        self._pictures, self._going, self._stacks = pictures, going, stacks
        self.groups: Sequence[Proposal] = ()
        self.row = self.at = 0
        self.shown: dict[int, GroupRow] = {}  # in sight, and the current one
        self._page = QWidget()
        scrolled(self._page, self)
        self.setAccessibleName(tr("Groups of duplicates"))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().valueChanged.connect(self._fill)
        stacks.changed.connect(self.show_state)

    def show_groups(self, groups: Sequence[Proposal]) -> None:
        """List these groups, scrolled to where the list is."""
        before = self.current()
        self.groups, self.row = groups, min(self.row, max(0, len(groups) - 1))
        self.at = self.at if self.current() == before else 0
        self._fill()
        self.moved.emit()

    def current(self) -> Proposal | None:
        """Return the current group."""
        return self.groups[self.row] if self.groups else None

    def piled(self, each: Proposal) -> bool:
        """Return whether the files of a group are one photo, or in one stack."""
        photos = {photo.photo for photo in each.group.photos}
        return len(photos) < 2 or photos <= set(self._stacks.of(each.group.photos[0].photo))

    def show_state(self) -> None:
        """Show what goes, what is stacked, and what is current."""
        for place, shown in self.shown.items():
            shown.show_state(self._going(shown.each), piled=self.piled(shown.each))
            shown.let_in(self.at if place == self.row else None)

    def _high(self) -> int:
        """Return the height of a photo: more in a wide window."""
        return round(_HIGH * max((1.0, *(n for least, n in _LARGER if self.width() >= least))))

    def _tall(self) -> int:
        """Return the height of a row."""
        return self._high() + 2 * self.fontMetrics().lineSpacing() + 5 * theme.UNIT

    def _fill(self, *_: object) -> None:
        """Make the rows in sight, and drop others."""
        tall, top, room = self._tall(), self.verticalScrollBar().value(), self.viewport().height()
        self._page.setFixedHeight(len(self.groups) * tall)
        places = {*range(top // tall, (top + room) // tall + 1), self.row}
        wanted = {place: self.groups[place] for place in places if place < len(self.groups)}
        start, bar = theme.margin(self), self.verticalScrollBar().sizeHint().width()
        wide = min(self.viewport().width() + bar - start, _WIDE) - start + PAD
        focused, before = self._has_focus(), self.shown
        self.shown = {place: self._row(place, each, wide) for place, each in wanted.items()}
        for place, shown in self.shown.items():
            area = QRect(start - PAD, place * tall, wide, tall)
            within = self.viewport().rect()
            shown.setGeometry(QStyle.visualRect(self.layoutDirection(), within, area))
        for gone in set(before.values()) - set(self.shown.values()):
            gone.hide()
            gone.deleteLater()
        self.show_state()
        if focused and not self._has_focus():
            self.setFocus()

    def _has_focus(self) -> bool:
        at = QApplication.focusWidget()
        return at is not None and self.isAncestorOf(at)

    def _row(self, place: int, each: Proposal, wide: int) -> GroupRow:
        """Return the row of a group: the one that is there, if it fits, or another."""
        known = self.shown.get(place)
        if known and known.each == each and known.width() == wide:
            return known
        made = GroupRow(self._pictures, each, self._high(), wide)
        made.setParent(self._page)
        made.turned.connect(self.turned)
        made.wanted.connect(lambda act: self.wanted.emit(act, each))
        made.entered.connect(partial(self._enter, place))
        made.show()
        for one, following in pairwise((self, *made.stops())):
            self.setTabOrder(one, following)
        return made

    def _enter(self, row: int, at: int) -> None:
        """Make a photo the current one."""
        self.row, self.at = row, at
        self.show_state()
        self.moved.emit()

    def _go(self, row: int, at: int) -> None:
        """Go to a photo by keys."""
        self.row, tall = row, self._tall()
        self.ensureVisible(0, row * tall + tall // 2, 0, tall // 2)
        self._fill()
        photos = self.shown[row].photos
        self._enter(row, min(max(0, at), len(photos) - 1))
        photos[self.at].enter_by_key()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ahead, last = -1 if self.isRightToLeft() else 1, len(self.groups) - 1
        sight = max(1, self.viewport().height() // self._tall())
        key, keys = Qt.Key(event.key()), Qt.Key
        rows = {keys.Key_Up: -1, keys.Key_Down: 1, keys.Key_PageUp: -sight}
        rows |= {keys.Key_PageDown: sight, keys.Key_Home: -last, keys.Key_End: last}
        along = {keys.Key_Left: -ahead, keys.Key_Right: ahead}
        if self.groups and key in rows:
            self._go(min(max(0, self.row + rows[key]), last), 0)
        elif self.groups and key in along:
            self._go(self.row, self.at + along[key])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus on to the current photo."""
        super().focusInEvent(event)
        if self.row in self.shown:
            photos = self.shown[self.row].photos
            photos[min(self.at, len(photos) - 1)].setFocus(event.reason())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fill()


def _width(photo: PhotoFile, high: int) -> int:
    """Return the width of a photo at the height of the row."""
    return round(high * photo.width / photo.height) if photo.width and photo.height else high


Choices = tuple[tuple[int, tuple[int, ...]], ...]
"""For each group with marks: the best photo that stays, and those that go."""


class Marked:
    """The marks. In bursts nothing is marked until a person does. ``proposals``: all groups."""

    def __init__(self) -> None:
        self.proposals: tuple[Proposal, ...] = ()
        self._said: dict[int, bool] = {}  # photo -> whether it goes, as a person decided

    def show(self, proposals: tuple[Proposal, ...]) -> None:
        """Replace the groups; what a person decided on their photos stays."""
        self.proposals = proposals
        present = {photo.file for each in proposals for photo in each.group.photos}
        self._said = {photo: goes for photo, goes in self._said.items() if photo in present}

    def going(self, each: Proposal) -> tuple[int, ...]:
        """Return the marked photos of a group."""
        proposed = () if each.group.kind is GroupKind.BURST else each.go
        photos = (photo.file for photo in each.group.photos)
        return tuple(photo for photo in photos if self._said.get(photo, photo in proposed))

    def mark(self, photo: int, goes: bool) -> None:
        """Mark one photo, or unmark it."""
        self._said[photo] = goes

    def mark_proposed(self, proposals: Iterable[Proposal]) -> None:
        """Mark what is proposed for these groups, also bursts; protected photos stay."""
        for each in proposals:
            self._said.update((photo.file, photo.file in each.go) for photo in each.group.photos)

    def mark_nothing(self, proposals: Iterable[Proposal]) -> None:
        """Unmark all photos of these groups."""
        for each in proposals:
            self._said.update((photo.file, False) for photo in each.group.photos)

    def choices(self, proposals: Iterable[Proposal] | None = None) -> Choices:
        """Return the marks of these groups, or of all for None.
        Groups of which no photo would stay are left out."""
        found = []
        for each in self.proposals if proposals is None else proposals:
            go = self.going(each)
            stay = [photo.file for photo in each.group.photos if photo.file not in go]
            if go and stay:
                found.append((stay[0], go))
        return tuple(found)

    def sizes(self) -> tuple[tuple[int, ...], int]:
        """Return the marked photos of all groups, and their size in bytes."""
        going = {photo: None for _, go in self.choices() for photo in go}
        sizes = {p.file: p.bytes for each in self.proposals for p in each.group.photos}
        return tuple(going), sum(sizes[photo] for photo in going)

    def seen(self, photos: Iterable[int]) -> tuple[int, ...]:
        """Return the photos shown for these files: files of the same content are one photo."""
        shown = {p.file: p.photo for each in self.proposals for p in each.group.photos}
        return tuple(dict.fromkeys(shown[photo] for photo in photos))
