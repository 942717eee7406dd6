"""Find commands, places, albums or searches by typing, in one field over the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, groupby
from re import escape, finditer

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGraphicsDropShadowEffect,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.core.base.language import isolated, tr
from app.core.facts.terms import fold
from app.ui.style import theme
from app.ui.style.building import column, hairline, label, row
from app.ui.style.tokens import DARK, Tokens, tokens_of

WIDTH = 640
ROW, HEADING = 40, 36  # px
MOST_HIGH = 480  # px, of the list
COVER = QSize(20, 20)  # px, of an icon, too
_BESIDE, _BESIDE_KEY = 12, 7  # px
_GAP = "\N{EM SPACE}"  # before a hint
_ENTRY = Qt.ItemDataRole.UserRole  # None for a heading
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the palette.
    ``hint`` adds details, ``key`` is its shortcut; ``icon`` is called when it is painted."""

    section: str
    text: str
    run: Callable[[], object]
    hint: str = ""
    key: str = ""
    icon: Callable[[], QIcon] | None = None


def found(entries: Sequence[Entry], typed: str) -> list[Entry]:
    """Return the entries that contain all typed words, in order.
    Within a section, an exact match comes first, then entries that begin with the text, then those
    with words that do."""
    text = fold(" ".join(typed.split()))
    words = text.split()
    sections = {section: n for n, section in enumerate(dict.fromkeys(e.section for e in entries))}

    def rank(entry: Entry) -> tuple[int, bool, bool, bool]:
        name = fold(entry.text)
        begins = all(any(part.startswith(word) for part in name.split()) for word in words)
        return sections[entry.section], name != text, not name.startswith(text), not begins

    def has_all(entry: Entry) -> bool:
        said = fold(f"{entry.text} {entry.hint}")
        return all(word in said for word in words)

    return sorted(filter(has_all, entries), key=rank)


class Palette(QWidget):
    """A card over the dimmed window; Esc or a click beside the card closes it."""

    def __init__(
        self,
        entries: Sequence[Entry],
        window: QWidget,
        title: str,
        hint: str,
        *,
        nothing: str = "",
        empty: str = "",
        new: Callable[[str], Entry] | None = None,
    ) -> None:
        """``hint`` is shown in the empty field, ``nothing`` where no entry matches, ``empty`` where
        there are none; ``new`` returns the entry for a text that no entry has."""
        super().__init__(window)
        for other in window.findChildren(Palette):
            if other is not self and not other.isHidden():
                other.leave()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._nothing, self._empty, self._new = nothing, empty, new
        self.setAccessibleName(title)
        self._entries = entries
        self._window = window
        self._before = window.focusWidget()
        self.line = QLineEdit()
        self.list = QListWidget()
        self.nothing = label(tone="quiet")
        self._card = QFrame(self)
        self._painter = _Painter(self._card)
        self.line.setPlaceholderText(hint)
        for part in (self.line, self.list):
            part.setAccessibleName(title)
        self._build()
        self.line.textChanged.connect(self._fill)
        self.line.returnPressed.connect(lambda: self._run_item(self.list.currentItem()))
        self.list.itemClicked.connect(self._run_item)
        self.line.installEventFilter(self)
        window.installEventFilter(self)
        self.setGeometry(window.rect())
        self._fill()
        self.show()
        self.raise_()
        self.line.setFocus()

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """List other entries, which arrived later or changed."""
        self._entries = entries
        self._fill()

    def repaint_covers(self, *_: object) -> None:
        """Paint again, because a picture was loaded."""
        self.list.viewport().update()

    def _build(self) -> None:
        shadow = QGraphicsDropShadowEffect(self._card)
        shadow.setBlurRadius(40)
        shadow.setOffset(0, 12)
        shadow.setColor(QColor(0, 0, 0, 140 if tokens_of(self.palette()) is DARK else 41))
        self._card.setGraphicsEffect(shadow)
        self._card.setObjectName("palette")
        font = theme.scaled_font(self.line, 1)
        font.setWeight(font.Weight.Normal)
        self.line.setFont(font)
        glass, leave = QLabel(), QLabel(tr("Esc", "a key"))
        glass.setPixmap(theme.icon("search").pixmap(theme.icon_size(COVER.width())))
        leave.setObjectName("key")
        leave.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.list.setItemDelegate(self._painter)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.nothing.setContentsMargins(20, 12, 20, 20)
        head = row(
            glass, (self.line, 1), (leave, Qt.AlignmentFlag.AlignVCenter), margins=(20, 8, 20, 8)
        )
        column(
            head, hairline(), self.list, self.nothing, on=self._card, margins=(1, 4, 1, 8), gap=0
        )

    def _fill(self, *_: object) -> None:
        """List the matches under headings; the first one becomes current."""
        self.list.clear()
        self._painter.typed = typed = " ".join(self.line.text().split())
        some = found(self._entries, typed)
        if self._new is not None and typed and fold(typed) not in {fold(e.text) for e in some}:
            some.append(self._new(typed))
        for section, entries in groupby(some, lambda entry: entry.section):
            QListWidgetItem(section, self.list).setFlags(Qt.ItemFlag.NoItemFlags)
            for entry in entries:
                self._add(entry)
        said = self._nothing if self._entries or typed else self._empty
        self.nothing.setText(said)
        self.nothing.setVisible(not some and bool(said))
        self.list.setVisible(bool(some))
        self.list.setCurrentRow(1)  # below the first heading
        height = ROW * len(some) + HEADING * (self.list.count() - len(some))
        self.list.setFixedHeight(min(height, MOST_HIGH, max(ROW, self.height() - 200)))
        self._place()

    def _add(self, entry: Entry) -> None:
        line = QListWidgetItem(entry.text, self.list)
        spoken = ", ".join(part for part in (entry.text, entry.hint, entry.key) if part)
        line.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        line.setData(_ENTRY, entry)

    def _place(self) -> None:
        width = min(WIDTH, self.width() - 4 * theme.UNIT)
        self._card.setFixedWidth(width)
        self._card.adjustSize()
        self._card.move((self.width() - width) // 2, min(112, self.height() // 10))

    def _move_current(self, step: int) -> None:
        """Go to the next or previous entry; the first follows the last."""
        rows = [row for row in range(self.list.count()) if self.list.item(row).data(_ENTRY)]
        if rows:
            at = rows.index(self.list.currentRow()) + step
            self.list.setCurrentRow(rows[at % len(rows)])

    def _run_item(self, item: QListWidgetItem | None) -> None:
        entry: Entry | None = None if item is None else item.data(_ENTRY)
        if entry is not None:
            self.leave()
            entry.run()

    def leave(self) -> None:
        """Close, and return the keyboard to the widget that had it."""
        self.close()
        if self._before is not None:
            self._before.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Use arrow keys for the list; other keys go to the field."""
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._window.rect())
            self._place()
        if watched is self.line and isinstance(event, QKeyEvent):
            pressed = event.type() == QEvent.Type.KeyPress
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                if pressed:
                    self._move_current(1 if event.key() == Qt.Key.Key_Down else -1)
                return True
            if event.key() == Qt.Key.Key_Escape:
                if event.type() == QEvent.Type.ShortcutOverride:
                    event.accept()
                elif pressed:
                    self.leave()
                return True
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._card.geometry().contains(event.position().toPoint()):
            self.leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        dimmed = 128 if tokens_of(self.palette()) is DARK else 64
        QPainter(self).fillRect(self.rect(), QColor(0, 0, 0, dimmed))


def marked(text: str, typed: str) -> list[tuple[int, int]]:
    """Return where the typed words are in a text: (position, length)."""
    letters = [fold(letter) for letter in text]  # of "…" there are three
    at = [place for place, folded in enumerate(letters) for _ in folded]
    found = (finditer(escape(word), "".join(letters)) for word in fold(typed).split())
    spans = ((at[each.start()], at[each.end() - 1]) for each in chain.from_iterable(found))
    return [(first, last - first + 1) for first, last in spans]


class _Painter(QStyledItemDelegate):
    """Paints the icon of an entry, its text with the ``typed`` letters marked, its hint in the room
    that is left, and its key in a frame; or the heading of a section."""

    def __init__(self, card: QFrame) -> None:
        super().__init__(card)
        self.typed = ""
        self._card = card

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(0, ROW if index.data(_ENTRY) else HEADING)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        entry: Entry | None = index.data(_ENTRY)
        palette = self._card.palette()
        line = option.rect.adjusted(_BESIDE, 0, -_BESIDE, 0)
        on_screen = partial(QStyle.visualRect, option.direction, option.rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if entry is None:
            painter.setFont(theme.strong(option.font))
            painter.setPen(theme.third(palette))
            painter.drawText(on_screen(line), _MIDDLE | Qt.AlignmentFlag.AlignLeading, index.data())
            return
        if QStyle.StateFlag.State_Selected in option.state:
            theme.paint_ground(painter, option.rect, palette, selected=True)
        painter.setFont(option.font)
        if entry.icon is not None:
            cover = QRect(line.left(), line.center().y() - COVER.height() // 2, *COVER.toTuple())
            entry.icon().paint(painter, on_screen(cover))
        line.setLeft(line.left() + COVER.width() + _BESIDE + theme.UNIT // 2)
        if entry.key:
            size = option.fontMetrics.size(0, entry.key) + QSize(2 * _BESIDE_KEY, 2)
            trailing = Qt.AlignmentFlag.AlignRight | _MIDDLE
            frame = QStyle.alignedRect(Qt.LayoutDirection.LeftToRight, trailing, size, line)
            _paint_key(painter, on_screen(frame), entry.key, tokens_of(palette))
            line.setRight(frame.left() - theme.UNIT)
        leading = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeading)
        self._paint_text(painter, palette, entry, on_screen(line), leading)

    def _paint_text(
        self,
        painter: QPainter,
        palette: QPalette,
        entry: Entry,
        room: QRect,
        leading: Qt.AlignmentFlag,
    ) -> None:
        text, link = entry.text, QColor(tokens_of(palette).link)
        hint = f"{_GAP}{isolated(entry.hint)}" if entry.hint else ""
        line = theme.elided(painter.fontMetrics(), f"{text}{hint}", room.width())
        layout = QTextLayout(line, painter.font())
        layout.setTextOption(QTextOption(leading))
        layout.setFormats(
            [
                _coloured(0, len(text), palette.text().color()),
                _coloured(len(text), len(line), theme.third(palette)),
                *(_coloured(at, length, link) for at, length in marked(text, self.typed)),
            ]
        )
        layout.beginLayout()
        layout.createLine().setLineWidth(room.width())
        layout.endLayout()
        tall = layout.boundingRect().height()
        layout.draw(painter, QPointF(room.left(), room.top() + (room.height() - tall) / 2))


def _coloured(start: int, length: int, colour: QColor) -> QTextLayout.FormatRange:
    span = QTextLayout.FormatRange()
    span.start, span.length = start, length
    span.format.setForeground(colour)
    return span


def _paint_key(painter: QPainter, frame: QRect, key: str, tokens: Tokens) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QColor(tokens.control))
    painter.drawRoundedRect(QRectF(frame).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
    painter.setPen(QColor(tokens.quiet))
    painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, key)
