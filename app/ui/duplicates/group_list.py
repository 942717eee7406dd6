"""Show groups of duplicates as a list, a row each with its buttons; hold what is marked to go."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    QStringListModel,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from app.core.base.language import listed, number, tr
from app.core.duplicates.tables import PhotoFile
from app.core.duplicates.types import GroupKind, Proposal
from app.ui.canvas.pictures import Pictures
from app.ui.duplicates.sentences import act_text, group_sentence, when
from app.ui.photos.photo_model import ListedStacks
from app.ui.style import theme, words
from app.ui.style.tokens import tokens_of
from app.ui.system.input import BY_TAB

_HIGH = 124  # px, height of a photo in a window of usual width
_NARROWEST = 112  # px, width of a photo with its words; at most twice its height
_LARGER = (1800, 1.5), (2800, 2.0)  # times, from so many px of the list on
_WIDE = 1760  # px of a row at most, so that its buttons stay near
_GAP = 3 * theme.UNIT  # px between photos
_ACTS = 168  # px, width of the buttons
_BUTTON = 32  # px, height of a button
_VEIL = QColor(20, 20, 21, 190)

_Index = QModelIndex | QPersistentModelIndex
_Place = Callable[[QRect], QRect]  # mirrors in languages from right to left


@dataclass(frozen=True, slots=True)
class Part:
    """A photo of a row, by position in the group, or a button for one of its acts."""

    area: QRect
    photo: int | None = None
    act: str = ""


class GroupList(QListView):
    """A list in which a click on a photo switches *Keep* and bin, a double click compares.

    Arrows go to a photo, Space switches it. ``groups``: what it lists. Signals:
    ``turned(photo)``; ``wanted(act, proposal)``: "bin", "stack", "unstack", "keep" or "compare";
    ``moved()`` when another photo is current.
    """

    turned = Signal(object)
    wanted = Signal(str, object)
    moved = Signal()

    def __init__(
        self, pictures: Pictures, going: Callable[[Proposal], Collection[int]], stacks: ListedStacks
    ) -> None:
        super().__init__()
        self._stacks = stacks
        self.groups: Sequence[Proposal] = ()
        self._names = QStringListModel(self)  # of the groups, for screen readers
        self.setModel(self._names)
        self.going = going
        self.at = 0  # position of the current photo in the current group
        self.keyed = False  # whether keys were used since the last click, which shows the ring
        self.hovered: tuple[int, Part | None] = (-1, None)
        self._rows = _Rows(pictures, self)
        self.setItemDelegate(self._rows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setAccessibleName(tr("Groups of duplicates"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.selectionModel().currentChanged.connect(self._go_to_first)
        for changed in (pictures.changed, stacks.changed):
            changed.connect(lambda *_: self.viewport().update())

    def show_groups(self, groups: Sequence[Proposal]) -> None:
        """List these groups."""
        self.groups = groups
        self._names.setStringList([group_sentence(each.group) for each in groups])

    def group_at(self, index: _Index) -> Proposal | None:
        """Return the group at an index, if it is valid."""
        return self.groups[index.row()] if index.isValid() else None

    def current(self) -> Proposal | None:
        """Return the current group."""
        return self.group_at(self.currentIndex())

    def piled(self, each: Proposal) -> bool:
        """Return whether the photos of a group are in one stack."""
        photos = {photo.shown for photo in each.group.photos}
        return photos <= set(self._stacks.of(each.group.photos[0].shown))

    def parts(self, index: QModelIndex) -> list[Part]:
        """Return a group's photos and buttons, where they are seen."""
        each, row = self.group_at(index), self.visualRect(index)
        found = [] if each is None else self._rows.parts(row, each)
        at = partial(QStyle.visualRect, self.layoutDirection(), row)
        return [replace(part, area=at(part.area)) for part in found]

    def part_at(self, place: QPoint) -> tuple[QModelIndex, Part | None]:
        """Return the group at a point, and the photo or button there."""
        index = self.indexAt(place)
        return index, next((p for p in self.parts(index) if p.area.contains(place)), None)

    def _go_to_first(self, *_: object) -> None:
        self.at = 0
        self.moved.emit()

    def _step(self, steps: int) -> None:
        each = self.current()
        if each is not None:
            self.at = min(max(0, self.at + steps), len(each.group.photos) - 1)
            self.moved.emit()
            self.viewport().update()

    def _toggle_current(self) -> None:
        if (each := self.current()) is not None:
            self.turned.emit(each.group.photos[self.at].photo)
            self.viewport().update()

    def event(self, event: QEvent) -> bool:
        own = (Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Right)
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in own
            and not event.modifiers()
        ):
            event.accept()  # else they would trigger commands on photos
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ahead = -1 if self.isRightToLeft() else 1
        self.keyed = True
        match event.key():
            case Qt.Key.Key_Space:
                self._toggle_current()
            case Qt.Key.Key_Left:
                self._step(-ahead)
            case Qt.Key.Key_Right:
                self._step(ahead)
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.keyed = self.keyed or event.reason() in BY_TAB

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.keyed = False
        super().mousePressEvent(event)
        index, part = self.part_at(event.position().toPoint())
        each = self.group_at(index)
        if part is None or each is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if part.photo is None:
            self.wanted.emit(part.act, each)
        else:
            self.at = part.photo
            self.moved.emit()
            self._toggle_current()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index, part = self.part_at(event.position().toPoint())
        each = self.group_at(index)
        if part is not None and part.photo is not None and each is not None:
            self._toggle_current()  # undo the first click
            self.wanted.emit("compare", each)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        index, part = self.part_at(event.position().toPoint())
        if (index.row(), part) != self.hovered:
            self.hovered = index.row(), part
            shape = (
                Qt.CursorShape.ArrowCursor if part is None else Qt.CursorShape.PointingHandCursor
            )
            self.viewport().setCursor(shape)
            self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index, part = self.part_at(event.pos())
            each = self.group_at(index)
            if each is not None and part is not None and part.photo is not None:
                photo = each.group.photos[part.photo]
                said = f"{words.name_alone(str(photo.path))}\n{when(photo)}"
                QToolTip.showText(event.globalPos(), said, self.viewport(), part.area)
            return True
        return super().viewportEvent(event)

    def contextMenuEvent(self, event: QEvent) -> None:
        each = self.current()
        if each is None:
            return
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        stack = ["stack"] * (not self.piled(each))
        for act in dict.fromkeys((*self._rows.acts(each), "compare", *stack)):
            text = act_text(act, each, len(self.going(each)))
            menu.addAction(text).triggered.connect(lambda _=False, a=act: self.wanted.emit(a, each))
        at = self.parts(self.currentIndex())[self.at].area.center()
        menu.popup(self.viewport().mapToGlobal(at))


class _Rows(QStyledItemDelegate):
    """Paints a group: its photos with badges and words, then its buttons.
    All is laid out from left to right, and mirrored in its row when it is painted."""

    def __init__(self, pictures: Pictures, parent: GroupList) -> None:
        super().__init__(parent)
        self._pictures, self._list = pictures, parent

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        del option, index
        lines = 2 * self._list.fontMetrics().lineSpacing()
        return QSize(0, self.high() + lines + 5 * theme.UNIT)

    def high(self) -> int:
        """Return the height of a photo: more in a wide window."""
        wide = self._list.width()
        return round(_HIGH * max((1.0, *(times for least, times in _LARGER if wide >= least))))

    def acts(self, each: Proposal) -> tuple[str, ...]:
        """Return the acts that a group has buttons for."""
        if self._list.going(each):
            return "bin", "keep"
        if each.group.kind is not GroupKind.BURST:
            return ("keep",)
        return ("unstack" if self._list.piled(each) else "stack", "keep")

    def parts(self, row: QRect, each: Proposal) -> Iterator[Part]:
        """Yield the photos that there is room for, then the buttons."""
        acts = self._end(row) - _ACTS
        left, top = theme.margin(self._list), row.top() + 2 * theme.UNIT
        high = self.high()
        for place, photo in enumerate(each.group.photos):
            wide = min(max(_width(photo, high), _NARROWEST), 2 * high)
            if place and left + wide + _GAP > acts:
                break
            yield Part(QRect(left, top, wide, high), place)
            left += wide + _GAP
        for place, act in enumerate(self.acts(each)):
            yield Part(QRect(acts, top + 40 * place + 24, _ACTS, _BUTTON), act=act)

    def _end(self, row: QRect) -> int:
        """Return where a row ends, at the latest where the margin with the scroll bar begins."""
        bar = self._list.verticalScrollBar().sizeHint().width()
        return min(row.width() + bar - theme.margin(self._list), _WIDE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        each, row = self._list.group_at(index), option.rect
        if each is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, at = tokens_of(option.palette), partial(QStyle.visualRect, option.direction, row)
        start, going = theme.margin(self._list), self._list.going(each)
        line = QRect(start, row.bottom(), self._end(row) - start, 1)
        painter.fillRect(at(line), QColor(tokens.border))
        shown = [part for part in self.parts(row, each) if part.photo is not None]
        for part in self._list.parts(self._list.model().index(index.row(), 0)):
            if part.photo is None:
                hovered = self._list.hovered == (index.row(), part)
                self._paint_button(painter, part, act_text(part.act, each, len(going)), hovered)
        for part, photo in zip(shown, each.group.photos, strict=False):
            tile = QRect(part.area)
            tile.setWidth(min(tile.width(), max(64, _width(photo, tile.height()))))
            self._paint_photo(painter, at, tile, photo, photo.photo in going)
            self._paint_words(painter, at, part.area, photo, each)
            ringed = self._list.keyed and self._list.hasFocus()
            here = self._list.currentIndex().row(), self._list.at
            if ringed and (index.row(), part.photo) == here:
                painter.setPen(QPen(QColor(tokens.accent), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                ring = QRectF(at(tile)).adjusted(-3, -3, 3, 3)
                painter.drawRoundedRect(ring, theme.RADIUS + 2, theme.RADIUS + 2)
        if hidden := len(each.group.photos) - len(shown):
            painter.setPen(theme.quiet(option.palette))
            beside = shown[-1].area
            beside = at(QRect(beside.right() + 9, beside.top(), 40, beside.height()))
            painter.drawText(beside, Qt.AlignmentFlag.AlignCenter, f"+{number(hidden)}")
        painter.restore()

    def _paint_photo(
        self, painter: QPainter, at: _Place, tile: QRect, photo: PhotoFile, goes: bool
    ) -> None:
        palette = self._list.palette()
        tokens = tokens_of(palette)
        painter.setOpacity(0.7 if goes else 1)
        self._pictures.paint(painter, photo.shown, at(tile), palette)
        painter.setOpacity(1)
        painter.setPen(Qt.PenStyle.NoPen)
        said = "" if goes else tr("Keep")
        wide = 40 + painter.fontMetrics().horizontalAdvance(said)
        if goes or wide + 2 * theme.UNIT > tile.width():  # the words of a narrow photo are below
            said, wide = "", 28
        badge = QRect(tile.left() + 8, tile.top() + 8, wide, 28)
        painter.setBrush(_VEIL if goes else QColor(tokens.accent))
        painter.drawRoundedRect(at(badge), 14, 14)
        ink = QColor("white") if goes else QColor(tokens.on_accent)
        icon = QRect(badge.left() + 6, badge.top() + 6, 16, 16)
        theme.paint_icon(painter, "bin" if goes else "check", at(icon), ink)
        painter.setPen(ink)
        painter.drawText(at(badge.adjusted(26, 0, -12, 0)), Qt.AlignmentFlag.AlignCenter, said)

    def _paint_words(
        self, painter: QPainter, at: _Place, area: QRect, photo: PhotoFile, each: Proposal
    ) -> None:
        """Paint why a photo stays or might go, and its size below."""
        usual, palette = self._list.font(), self._list.palette()
        strong = theme.scaled_font(self._list, 0)
        strong.setBold(photo.photo == each.keep)
        pixels = f"{number(photo.width)} × {number(photo.height)}"
        large = listed((pixels, words.bytes_counted(photo.bytes)))
        why = each.reasons[photo.photo].sentence
        top = area.bottom() + theme.UNIT
        for text, font, pen in (
            (why, strong, palette.windowText().color()),
            (large, usual, theme.quiet(palette)),
        ):
            letters = QFontMetrics(font)
            line = QRect(area.left(), top, area.width() + _GAP - 4, letters.lineSpacing())
            painter.setFont(font)
            painter.setPen(pen)
            flags = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(at(line), flags, theme.elided(letters, text, line.width()))
            top += letters.lineSpacing()
        painter.setFont(usual)

    def _paint_button(self, painter: QPainter, part: Part, text: str, hovered: bool) -> None:
        """Paint a button: with a frame, or *Keep all* without."""
        tokens = tokens_of(self._list.palette())
        framed = part.act != "keep"
        painter.setPen(QPen(QColor(tokens.control), 1) if framed else Qt.PenStyle.NoPen)
        ground = tokens.hover if hovered else tokens.raised if framed else tokens.ground
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(QRectF(part.area).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.setPen(QColor(tokens.text if framed else tokens.quiet))
        shown = theme.elided(painter.fontMetrics(), text, part.area.width() - 12)
        painter.drawText(part.area, Qt.AlignmentFlag.AlignCenter, shown)


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
        present = {photo.photo for each in proposals for photo in each.group.photos}
        self._said = {photo: goes for photo, goes in self._said.items() if photo in present}

    def going(self, each: Proposal) -> tuple[int, ...]:
        """Return the marked photos of a group."""
        proposed = () if each.group.kind is GroupKind.BURST else each.go
        photos = (photo.photo for photo in each.group.photos)
        return tuple(photo for photo in photos if self._said.get(photo, photo in proposed))

    def mark(self, photo: int, goes: bool) -> None:
        """Mark one photo, or unmark it."""
        self._said[photo] = goes

    def mark_proposed(self, proposals: Iterable[Proposal]) -> None:
        """Mark what is proposed for these groups, also bursts; protected photos stay."""
        for each in proposals:
            self._said.update((photo.photo, photo.photo in each.go) for photo in each.group.photos)

    def mark_nothing(self, proposals: Iterable[Proposal]) -> None:
        """Unmark all photos of these groups."""
        for each in proposals:
            self._said.update((photo.photo, False) for photo in each.group.photos)

    def choices(self, proposals: Iterable[Proposal] | None = None) -> Choices:
        """Return the marks of these groups, or of all for None.
        Groups of which no photo would stay are left out."""
        found = []
        for each in self.proposals if proposals is None else proposals:
            go = self.going(each)
            stay = [photo.photo for photo in each.group.photos if photo.photo not in go]
            if go and stay:
                found.append((stay[0], go))
        return tuple(found)

    def sizes(self) -> tuple[tuple[int, ...], int]:
        """Return the marked photos of all groups, and their size in bytes."""
        going = {photo: None for _, go in self.choices() for photo in go}
        sizes = {p.photo: p.bytes for each in self.proposals for p in each.group.photos}
        return tuple(going), sum(sizes[photo] for photo in going)

    def seen(self, photos: Iterable[int]) -> tuple[int, ...]:
        """Return the photos shown for these files: files of the same content are one photo."""
        shown = {p.photo: p.shown for each in self.proposals for p in each.group.photos}
        return tuple(dict.fromkeys(shown[photo] for photo in photos))
