"""Find commands, places, albums or searches by typing, in one field over the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from re import escape, finditer
from typing import Any

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
    QPixmap,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsDropShadowEffect,
    QHeaderView,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from app.core.base.language import isolated, tr, tr_later
from app.core.facts.terms import fold
from app.ui.commands.registry import PHOTO, Actions, Bound, in_a_search, menu_title
from app.ui.style import theme
from app.ui.style.building import column, hairline, label, lines_without_header, row
from app.ui.style.tokens import DARK, tokens_of

WIDTH = 640
ROW, HEADING = 40, 36  # px
MOST_HIGH = 480  # px, of the list
COVER = QSize(20, 20)  # px, of an icon, too
_BESIDE_KEY = 7  # px
_GAP = "\N{EM SPACE}"  # before a hint
_HINT = Qt.ItemDataRole.UserRole
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


@dataclass(frozen=True, slots=True)
class Question:
    """The sentences of a palette, still to be translated.
    They are its title, the hint in the empty field, and what is shown if nothing is listed, after
    and before typing."""

    title: str
    hint: str
    nothing: str
    empty: str = ""


COMMANDS = Question(
    tr_later("Find a command"),
    tr_later("Type what you want to do, or where to go"),
    tr_later("No command or place is called that."),
)


def entries(actions: Actions, for_photos: str, named: str, places: Iterable[Entry]) -> list[Entry]:
    """Return what can be done now: for this search, for the photos, places, other commands.
    *More like this* is the first of those for photos, as in their menu.
    ``for_photos``: the heading of commands on photos; ``named``: the name of a single photo."""
    sections: dict[str, list[Entry]] = {tr("For this search"): [], for_photos: []}
    sections[tr("Go to")] = list(places)
    for bound in sorted(actions.possible(), key=lambda each: each.command.menu != PHOTO):
        if bound.command.id == "palette" or not bound.action.isEnabled():
            continue
        if bound.command.needs_photos:
            entry = _entry(for_photos, bound, named)
        elif bound.command.when is in_a_search:
            entry = _entry(tr("For this search"), bound, "")
        else:
            entry = _entry(tr("Other commands"), bound, "")
        sections.setdefault(entry.section, []).append(entry)
    return [entry for some in sections.values() for entry in some]


def _entry(section: str, bound: Bound, named: str) -> Entry:
    under, keys = bound.command.under, bound.action.shortcuts()
    return Entry(
        section,
        bound.action.text(),
        bound.action.trigger,
        menu_title(under) if under else named,
        keys[0].toString(keys[0].SequenceFormat.NativeText).replace("+", " ") if keys else "",
        bound.action.icon,
    )


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

    fitting = (
        e for e in entries if all(word in fold(f"{e.text} {e.hint}") for word in words)
    )  # not shown
    return sorted(fitting, key=rank)


class Palette(QWidget):
    """A card over the dimmed window; Esc or a click beside the card closes it."""

    def __init__(
        self,
        entries: Sequence[Entry],
        window: QWidget,
        question: Question = COMMANDS,
        new: Callable[[str], Entry] | None = None,
    ) -> None:
        """``new`` returns the entry for a text that no entry has."""
        super().__init__(window)
        for other in window.findChildren(Palette):
            if other is not self and not other.isHidden():
                other.leave()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.question, self._new = question, new
        self.setAccessibleName(tr(question.title))
        self._entries = entries
        self._window = window
        self._before = window.focusWidget()
        self.line = QLineEdit()
        self.list = QTreeWidget()
        self._lines: list[_Line] = []
        self._lines_painted = _WithHint(self.list)
        self.nothing = label(tone="quiet")
        self._card = QFrame(self)
        self._build()
        self.line.textChanged.connect(self._fill)
        self.line.returnPressed.connect(self._run_current)
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
        self.line.setPlaceholderText(tr(self.question.hint))
        self.line.setAccessibleName(tr(self.question.title))
        self.list.setAccessibleName(tr(self.question.title))
        font = theme.scaled_font(self.line, 1)
        font.setWeight(font.Weight.Normal)
        self.line.setFont(font)
        glass, leave = QLabel(), QLabel(tr("Esc", "a key"))
        glass.setPixmap(theme.icon("search").pixmap(theme.icon_size(COVER.width())))
        leave.setObjectName("key")
        leave.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        lines_without_header(self.list)
        self.list.setColumnCount(2)
        self.list.setItemDelegateForColumn(0, self._lines_painted)
        self.list.setItemDelegateForColumn(1, _Key(self.list))
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.setRootIsDecorated(False)
        self.list.setIconSize(COVER)
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
        self._lines_painted.typed = typed = " ".join(self.line.text().split())
        some = found(self._entries, typed)
        if self._new is not None and typed and fold(typed) not in {fold(e.text) for e in some}:
            some.append(self._new(typed))
        section, self._lines = "", []
        for entry in some:
            if entry.section != section:
                section = entry.section
                _Heading(self.list, section)
            self._lines.append(_Line(self.list, entry))
        height = ROW * len(some) + HEADING * (self.list.topLevelItemCount() - len(some))
        self.list.setVisible(bool(some))
        said = self.question.nothing if self._entries or typed else self.question.empty
        self.nothing.setText(tr(said) if said else "")
        self.nothing.setVisible(not some and bool(said))
        if some:
            self.list.setCurrentItem(self._lines[0])
        self.list.setFixedHeight(min(height, MOST_HIGH, max(ROW, self.height() - 200)))
        self._place()

    def _place(self) -> None:
        width = min(WIDTH, self.width() - 4 * theme.UNIT)
        self._card.setFixedWidth(width)
        self._card.adjustSize()
        self._card.move((self.width() - width) // 2, min(112, self.height() // 10))

    def _move_current(self, step: int) -> None:
        """Go to the next or previous entry; the first follows the last."""
        current = self.list.currentItem()
        if isinstance(current, _Line):
            at = self._lines.index(current) + step
            self.list.setCurrentItem(self._lines[at % len(self._lines)])

    def _run_current(self) -> None:
        self._run_item(self.list.currentItem())

    def _run_item(self, item: QTreeWidgetItem | None) -> None:
        if isinstance(item, _Line):
            self.leave()
            item.entry.run()

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


class _Line(QTreeWidgetItem):
    """An entry: its icon, which is made when it is painted, text, hint and key."""

    def __init__(self, shown_in: QTreeWidget, entry: Entry) -> None:
        super().__init__(shown_in, [entry.text, entry.key])
        self.entry = entry
        self.setSizeHint(0, QSize(0, ROW))
        self.setData(0, _HINT, entry.hint)
        _name(self, ", ".join(part for part in (entry.text, entry.hint, entry.key) if part))

    def data(self, number: int, role: int) -> Any:
        if role != Qt.ItemDataRole.DecorationRole or number:
            return super().data(number, role)
        icon = QIcon() if self.entry.icon is None else self.entry.icon()
        return _blank() if icon.isNull() else icon


def marked(text: str, typed: str) -> list[tuple[int, int]]:
    """Return where the typed words are in a text: (position, length)."""
    letters = [fold(letter) for letter in text]  # of "…" there are three
    at = [place for place, folded in enumerate(letters) for _ in folded]
    found = (finditer(escape(word), "".join(letters)) for word in fold(typed).split())
    spans = ((at[each.start()], at[each.end() - 1]) for each in chain.from_iterable(found))
    return [(first, last - first + 1) for first, last in spans]


class _Painted(QStyledItemDelegate):
    """Paints a line's icon and background, and returns its text and the room for it."""

    def paint_around(
        self, painter: QPainter, option: QStyleOptionViewItem, index: _Index
    ) -> tuple[str, QRect]:
        self.initStyleOption(option, index)
        style, text = option.widget.style(), option.text
        room = style.subElementRect(style.SubElement.SE_ItemViewItemText, option, option.widget)
        option.text = ""
        style.drawControl(style.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        return text, room


class _WithHint(_Painted):
    """Paints a text with the ``typed`` letters marked, and its hint in the room that is left."""

    typed = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        text, room = self.paint_around(painter, option, index)
        palette, hint = option.widget.palette(), isolated(str(index.data(_HINT) or ""))
        is_heading = not index.flags() & Qt.ItemFlag.ItemIsEnabled
        room.setWidth(room.width() - (indent := 4 if is_heading else 12))  # as the field's text
        room.translate(0 if option.direction == Qt.LayoutDirection.RightToLeft else indent, 0)
        line = theme.elided(option.fontMetrics, f"{text}{_GAP}{hint}", room.width())
        third, link = theme.third(palette), QColor(tokens_of(palette).link)
        ink = third if is_heading else palette.text().color()
        spans = [_coloured(0, len(text), ink), _coloured(len(text), len(line), third)]
        if not is_heading:
            spans += [_coloured(at, length, link) for at, length in marked(text, self.typed)]
        layout = QTextLayout(line, option.font)
        leading = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeading)
        layout.setTextOption(QTextOption(leading))
        layout.setFormats(spans)
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


class _Key(_Painted):
    """Paints a shortcut in a frame."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return super().sizeHint(option, index) + QSize(2 * _BESIDE_KEY, 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        text, room = self.paint_around(painter, option, index)
        if not text:
            return
        size = option.fontMetrics.size(0, text) + QSize(2 * _BESIDE_KEY, 2)
        trailing = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        frame = QStyle.alignedRect(option.direction, trailing, size, room)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(tokens_of(option.widget.palette()).control))
        painter.drawRoundedRect(QRectF(frame).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.setPen(QColor(tokens_of(option.widget.palette()).quiet))
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, text)


class _Heading(QTreeWidgetItem):
    """The heading of a section."""

    def __init__(self, shown_in: QTreeWidget, section: str) -> None:
        super().__init__(shown_in, [section])
        self.setFlags(Qt.ItemFlag.NoItemFlags)
        self.setFirstColumnSpanned(True)
        self.setFont(0, theme.strong(shown_in.font()))
        self.setSizeHint(0, QSize(0, HEADING))
        _name(self, section)


def _name(item: QTreeWidgetItem, name: str) -> None:
    """Name all columns for screen readers."""
    for number in range(2):
        item.setData(number, Qt.ItemDataRole.AccessibleTextRole, name)


@cache
def _blank() -> QIcon:
    """Return an icon of which nothing is seen, for texts to begin at one place."""
    pixmap = QPixmap(COVER)
    pixmap.fill(Qt.GlobalColor.transparent)
    return QIcon(pixmap)
