"""Palette: one field that finds every command and place by its words, and shows the keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsDropShadowEffect,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from app.core.base.language import tr, tr_n
from app.core.facts.terms import fold
from app.ui.commands.actions import Bound
from app.ui.commands.command import command, menu_title
from app.ui.commands.context import Context, in_a_search
from app.ui.style import theme
from app.ui.style.tokens import tokens_of

WIDTH = 640
ROW, HEADING = 40, 36  # px
MOST_HIGH = 480  # px, of the list
_ENTRY = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the palette. ``hint`` says more of it, ``key`` what is pressed for it."""

    section: str
    text: str
    run: Callable[[], object]
    hint: str = ""
    key: str = ""
    icon: QIcon | None = None


class PaletteCommands:
    """Opens the palette; ``places`` gives albums and folders to go to."""

    def __init__(self, context: Context, places: Callable[[], Iterable[Entry]]) -> None:
        self.context = context
        self._places = places

    @command("Edit", 4, "Find a command…", "Ctrl+Shift+P")
    def palette(self) -> None:
        """Show the palette over the window."""
        Palette(self.entries(), self.context.window)

    def entries(self) -> list[Entry]:
        """Give what can be done now: for this search, for the photos, places, other commands."""
        photos = self.context.photos()
        named = self.context.called(photos) if len(photos) == 1 else ""
        for_photos = tr_n("For {n} photo", "For {n} photos", len(photos))
        sections: dict[str, list[Entry]] = {tr("For this search"): [], for_photos: []}
        sections[tr("Go to")] = list(self._places())
        other = tr("Other commands")
        for bound in self.context.actions.possible():
            if bound.command.id == "palette" or not bound.action.isEnabled():
                continue
            of_search = bound.command.when is in_a_search and not bound.command.on_photos
            section = tr("For this search") if of_search else other
            if bound.command.on_photos:
                entry = _entry(for_photos, bound, named)
            else:
                entry = _entry(section, bound, "")
            sections.setdefault(entry.section, []).append(entry)
        return [entry for entries in sections.values() for entry in entries]


def _entry(section: str, bound: Bound, named: str) -> Entry:
    under = bound.command.under
    keys = bound.action.shortcuts()
    return Entry(
        section,
        bound.action.text(),
        bound.action.trigger,
        menu_title(under) if under else named,
        keys[0].toString(keys[0].SequenceFormat.NativeText).replace("+", " ") if keys else "",
        bound.action.icon(),
    )


def found(entries: Sequence[Entry], typed: str) -> list[Entry]:
    """Give the entries with all typed words in what they say, in order; in each section those first
    that have them where a word begins."""
    words = fold(typed).split()
    fitting = [
        e for e in entries if all(word in fold(" ".join((e.text, e.hint))) for word in words)
    ]

    def begins(entry: Entry) -> bool:
        parts = fold(entry.text).split()
        return all(any(part.startswith(word) for part in parts) for word in words)

    order = {section: n for n, section in enumerate(dict.fromkeys(e.section for e in entries))}
    return sorted(fitting, key=lambda entry: (order[entry.section], not begins(entry)))


class Palette(QWidget):
    """A card over the window, which is dimmed; Esc and a click beside the card close it."""

    def __init__(self, entries: Sequence[Entry], window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(tr("Find a command"))
        self._entries = entries
        self._window = window
        self._before = window.focusWidget()
        self.line = QLineEdit()
        self.list = QListWidget()
        self._card = _Card(self)
        self._nothing = QLabel(tr("No command or place is called that."))
        self._build()
        self.line.textChanged.connect(self._fill)
        self.line.returnPressed.connect(self._take_current)
        self.list.itemClicked.connect(self._take)
        self.line.installEventFilter(self)
        window.installEventFilter(self)
        self.setGeometry(window.rect())
        self._fill()
        self.show()
        self.raise_()
        self.line.setFocus()

    def _build(self) -> None:
        tokens = tokens_of(self.palette())
        shadow = QGraphicsDropShadowEffect(self._card)
        shadow.setBlurRadius(40)
        shadow.setOffset(0, 12)
        shadow.setColor(QColor(0, 0, 0, 140 if _is_dark(self) else 41))
        self._card.setGraphicsEffect(shadow)
        self.line.setPlaceholderText(tr("Type what you want to do, or where to go"))
        self.line.setAccessibleName(tr("Find a command"))
        self.line.setFont(theme.scaled_font(self.line, 1))
        self.line.setStyleSheet("border: none; background: transparent; font-weight: normal;")
        glass = QLabel()
        glass.setPixmap(theme.icon("search").pixmap(theme.icon_size(20)))
        leave = QLabel(tr("Esc", "a key"))
        leave.setStyleSheet(
            f"border: 1px solid {tokens.control}; border-radius: 6px; padding: 1px 7px;"
        )
        leave.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        head = QHBoxLayout()
        head.setContentsMargins(20, 8, 20, 8)
        head.addWidget(glass)
        head.addWidget(self.line, 1)
        head.addWidget(leave, 0, Qt.AlignmentFlag.AlignVCenter)
        rule = QFrame()
        rule.setFixedHeight(1)
        rule.setStyleSheet(f"background: {tokens.border};")
        self.list.setItemDelegate(_Lines(self.list, self.line))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setStyleSheet("background: transparent;")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMouseTracking(True)
        self._nothing.setContentsMargins(20, 12, 20, 20)
        self._nothing.setProperty("quiet", True)
        column = QVBoxLayout(self._card)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(rule)
        column.addWidget(self.list)
        column.addWidget(self._nothing)

    def _fill(self, *_: object) -> None:
        """List what is found under headings; the first is current."""
        self.list.clear()
        section, height = "", 0
        for entry in found(self._entries, self.line.text()):
            if entry.section != section:
                section = entry.section
                heading = QListWidgetItem(section)
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                self.list.addItem(heading)
                height += HEADING
            item = QListWidgetItem(entry.text)
            item.setData(_ENTRY, entry)
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole,
                ", ".join(part for part in (entry.text, entry.hint, entry.key) if part),
            )
            self.list.addItem(item)
            height += ROW
        some = bool(self.list.count())
        self.list.setVisible(some)
        self._nothing.setVisible(not some)
        if some:
            self.list.setCurrentRow(1)
        self.list.setFixedHeight(min(height, MOST_HIGH, max(ROW, self.height() - 200)))
        self._place()

    def _place(self) -> None:
        width = min(WIDTH, self.width() - 4 * theme.UNIT)
        self._card.setFixedWidth(width)
        self._card.adjustSize()
        self._card.move((self.width() - width) // 2, min(112, self.height() // 10))

    def _step(self, key: int) -> None:
        """Go to the next entry, or the one before; headings are passed over."""
        step = 1 if key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown) else -1
        row, count = self.list.currentRow(), self.list.count()
        for _ in range(count):
            row = (row + step) % count
            if self.list.item(row).flags() & Qt.ItemFlag.ItemIsEnabled:
                self.list.setCurrentRow(row)
                return

    def _take_current(self) -> None:
        if (item := self.list.currentItem()) is not None:
            self._take(item)

    def _take(self, item: QListWidgetItem) -> None:
        entry: Entry | None = item.data(_ENTRY)
        if entry is not None:
            self.leave()
            entry.run()

    def leave(self) -> None:
        """Close, and give the keyboard back to what had it."""
        self.close()
        if self._before is not None:
            self._before.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys walk through the list while letters go on to the field."""
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._window.rect())
            self._place()
        if watched is self.line and isinstance(event, QKeyEvent):
            pressed = event.type() == QEvent.Type.KeyPress
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                if pressed and self.list.count():
                    self._step(event.key())
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
        QPainter(self).fillRect(self.rect(), QColor(0, 0, 0, 128 if _is_dark(self) else 64))


class _Card(QWidget):
    """The ground of the palette."""

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        tokens, painter = tokens_of(self.palette()), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.border), 1))
        painter.setBrush(QColor(tokens.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 14, 14)


class _Lines(QStyledItemDelegate):
    """Paints headings, and entries: icon, words with what was typed in them, hint, key."""

    def __init__(self, parent: QListWidget, line: QLineEdit) -> None:
        super().__init__(parent)
        self._list = parent
        self._line = line

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        del option
        return QSize(0, HEADING if index.data(_ENTRY) is None else ROW)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        entry: Entry | None = index.data(_ENTRY)
        rect, tokens = QRect(option.rect), tokens_of(option.palette)
        lead = Qt.AlignmentFlag.AlignLeading
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if entry is None:
            font = painter.font()
            font.setWeight(font.Weight.DemiBold)
            painter.setFont(font)
            painter.setPen(QColor(tokens.third))
            painter.drawText(rect.adjusted(20, 6, -20, 0), lead | middle, index.data())
            painter.restore()
            return
        current = self._list.currentIndex() == index
        if current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.selected))
            painter.drawRoundedRect(rect.adjusted(8, 0, -8, 0), 8, 8)
        inner = rect.adjusted(20, 0, -20, 0)
        mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        if entry.icon is not None and not entry.icon.isNull():
            left = inner.right() - 18 if mirrored else inner.left()
            entry.icon.paint(painter, QRect(left, inner.center().y() - 9, 20, 20))
        metrics = painter.fontMetrics()
        key_width = metrics.horizontalAdvance(entry.key) + 14 if entry.key else 0
        if entry.key:
            left = inner.left() if mirrored else inner.right() - key_width
            box = QRect(left, inner.center().y() - 10, key_width, 22)
            painter.setPen(QPen(QColor(tokens.control), 1))
            painter.setBrush(QColor(tokens.raised))
            painter.drawRoundedRect(box, 6, 6)
            painter.setPen(QColor(tokens.text))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, entry.key)
        room = inner.adjusted(0 if not mirrored else key_width + 8, 0, 0, 0)
        room = (
            room.adjusted(32, 0, -key_width - 8, 0) if not mirrored else room.adjusted(0, 0, -32, 0)
        )
        painter.setPen(QColor(tokens.text))
        painter.drawText(room, lead | middle, entry.text)
        self._mark(painter, room, entry.text, QColor(tokens.link), mirrored=mirrored)
        if entry.hint:
            used = metrics.horizontalAdvance(entry.text) + 12
            rest = room.adjusted(0, 0, -used, 0) if mirrored else room.adjusted(used, 0, 0, 0)
            painter.setPen(QColor(tokens.third))
            hint = metrics.elidedText(entry.hint, Qt.TextElideMode.ElideRight, rest.width())
            painter.drawText(rest, lead | middle, hint)
        painter.restore()

    def _mark(
        self, painter: QPainter, room: QRect, text: str, colour: QColor, *, mirrored: bool
    ) -> None:
        """Paint what was typed once more, in the colour of links."""
        typed = self._line.text().strip().lower()
        at = text.lower().find(typed)
        if not typed or at < 0 or mirrored:
            return
        metrics = painter.fontMetrics()
        before = metrics.horizontalAdvance(text[:at])
        painter.setPen(colour)
        painter.drawText(
            room.adjusted(before, 0, 0, 0),
            Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter,
            text[at : at + len(typed)],
        )


def _is_dark(widget: QWidget) -> bool:
    return widget.palette().window().color().lightness() < 128
