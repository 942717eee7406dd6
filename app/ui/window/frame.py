"""Lay out the window: sidebar, photos and inspector, and over them what a drop would do."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QMenu,
    QMenuBar,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)

from app.core.base.language import tr
from app.ui.commands.registry import command
from app.ui.panels.sidebar import HEAD, Sidebar
from app.ui.photos.context import Context
from app.ui.style import theme
from app.ui.style.appearance import dress
from app.ui.style.building import column, label, on_ground, page, tool
from app.ui.style.motion import SLIDE, Run, ease
from app.ui.style.tokens import DARK
from app.ui.system import desktop
from app.ui.system.input import claims, press_by_enter
from app.work.bus.events import RootsChanged

SIDEBAR, WIDE_SIDEBAR, RAIL = 240, 280, 56  # px
INSPECTOR, WIDE_INSPECTOR = 304, 360  # px
MIDDLING, WIDE = 1100, 2200
"""Window widths in pixels, which grow with large letters.
Below the first the inspector covers the photos; above the second it and the sidebar are wider."""

_BUTTON = 5 * theme.UNIT  # px
_MENUS_MARGIN = 16  # px beside the names of the menus, as in the sheet


class _MenuStyle(QProxyStyle):
    """Underlines the letters of menus only while keys go to the menus, as after Alt."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,
    ) -> int:
        if hint == QStyle.StyleHint.SH_UnderlineShortcut and widget is not None:
            return int(widget.hasFocus())
        return super().styleHint(hint, option, widget, returnData)


class Frame(QWidget):
    """Arranges the sidebar, the photos and the inspector.

    The panels follow the checks of their actions, and are hidden while there are no folders or
    while something needs the whole width. ``middle``: widgets between the panels, from top to
    bottom; the last one, the photos, gets the remaining room. Signal: ``narrowed(bool)``: whether
    the sidebar is a rail.
    """

    narrowed = Signal(bool)

    def __init__(
        self, context: Context, sidebar: Sidebar, middle: tuple[QWidget, ...], inspector: QWidget
    ) -> None:
        super().__init__()
        self._sheet = False  # the lists cover the photos of a narrow window
        on_ground(self)
        self._bus, self._actions = context.bus, context.actions
        self.sidebar, self.inspector = sidebar, inspector
        *above, photos = middle
        self.middle = page(column(*above, (photos, 1), gap=0))
        self.middle.setFocusProxy(photos)
        self.menu_bar = QMenuBar(self)
        self._menu_style = _MenuStyle()
        self._menu_style.setParent(self)  # it must outlive the menu bar
        self.menu_bar.setNativeMenuBar(True)
        self.menu_button = tool("menu", tr("Menu"), self._open_menu)
        self.menu_button.setShortcut("F10")
        self._large = self._alone = False  # what the photos want room for
        self._room = INSPECTOR  # px of the inspector
        self._slid = 1.0  # how far the inspector has slid in
        self._slide = Run(inspector, SLIDE, self._slide_in)
        self._in_dark = False  # the inspector has the dark colours of a large photo
        for part in (self.middle, sidebar, inspector, self.menu_bar, self.menu_button):
            part.setParent(self)
        sidebar.view.lists_wanted.connect(lambda: self.open_lists(True))
        for places in (sidebar.view, sidebar.tidy):
            places.chosen.connect(lambda _: self.open_lists(False))
        cast(QApplication, QApplication.instance()).focusChanged.connect(self._close_lists)
        self._bus.listen(RootsChanged, self.arrange)

    def make_room(self, *, large: bool, alone: bool) -> None:
        """Hide the sidebar beside a ``large`` photo, and the inspector too if it is ``alone``."""
        if (large, alone) != (self._large, self._alone):
            self._large, self._alone = large, alone
            self.arrange()

    def open_lists(self, wanted: bool) -> None:
        """Show the lists of places over the photos of a narrow window, or hide them."""
        if wanted != self._sheet:
            self._sheet = wanted
            self.arrange()
            (self.sidebar.view if wanted else self.middle).setFocus()

    def is_narrow(self) -> bool:
        """Return whether the sidebar is a rail."""
        return self.width() < theme.NARROW * theme.letters()

    def minimumSizeHint(self) -> QSize:
        """Return the size of the rail beside the smallest size of the photos."""
        least = self.middle.minimumSizeHint()
        return QSize(least.width() + RAIL, least.height())

    @command("View", 5, "Show the sidebar", "F7", id="folders_panel", checkable=True)
    @command("View", 5, "Show the inspector", "I F6", id="facts_panel", icon="info", checkable=True)
    def arrange(self, *_: object) -> None:
        """Place all parts."""
        letters, width, height = theme.letters(), self.width(), self.height()
        self.narrowed.emit(self.is_narrow())
        narrow, wide = self.is_narrow(), width > WIDE * letters
        roots = bool(self._bus.latest(RootsChanged).roots)
        roomy = self._large or self._alone
        listed = roots and not roomy and self._actions["folders_panel"].isChecked()
        self._sheet = self._sheet and listed and narrow
        facts = roots and not (self._alone or self._sheet)  # one sheet over the photos at a time
        facts = facts and self._actions["facts_panel"].isChecked()
        side = round((WIDE_SIDEBAR if wide else SIDEBAR) * letters)
        beside = (RAIL if narrow else side) if listed else 0
        room = round((WIDE_INSPECTOR if wide else INSPECTOR) * letters)
        over = width < MIDDLING * letters
        left = max(0, width - beside - (0 if over or not facts else room))
        self._place(self.middle, QRect(beside, 0, left, height))
        appears = facts and self.inspector.isHidden()
        self._set_dark(dark=self._large and facts)
        self._room = room
        rail = narrow and not self._sheet
        side = RAIL if rail else side
        self.sidebar.set_narrow(rail)
        self._place(self.sidebar, QRect(0, 0, side, height))
        self.sidebar.setVisible(listed)
        self.inspector.setVisible(facts)
        if appears:
            self._slide.begin()
        self._slide_in()
        self._place_menus(side if listed else width)

    def _place_menus(self, room: int) -> None:
        """Place the menus at the head of the sidebar, or one button if their names don't fit.
        Without a sidebar, the menus are above the first page, which leaves room for them."""
        alone = not self.sidebar.isVisibleTo(self)
        below = alone and bool(self._bus.latest(RootsChanged).roots)
        height = self.menu_bar.sizeHint().height()
        margins = self.middle.contentsMargins()
        roomy = self._large or self._alone
        margins.setTop(height if below and not roomy else 0)
        self.middle.setContentsMargins(margins)
        top = 0 if below else max(0, (HEAD - height) // 2)
        names = map(self.menu_bar.actionGeometry, self.menu_bar.actions())
        wide = 2 * _MENUS_MARGIN + sum(name.width() for name in names)
        fits = sys.platform == "darwin" or wide <= room  # from right to left Qt hints at its width
        self._place(self.menu_bar, QRect(0, top, room, height))
        self._place(self.menu_button, QRect(theme.UNIT, (HEAD - _BUTTON) // 2, _BUTTON, _BUTTON))
        for part, here in ((self.menu_bar, fits), (self.menu_button, not fits)):
            part.setVisible(here and not roomy)
            part.raise_()

    def _slide_in(self, share: float | None = None) -> None:
        """Slide the inspector in from the edge."""
        self._slid = self._slid if share is None else ease(share)
        left = self.width() - round(self._room * self._slid)
        self._place(self.inspector, QRect(left, 0, self._room, self.height()))

    def _set_dark(self, *, dark: bool) -> None:
        """Give the inspector the colours of what is beside it."""
        if dark != self._in_dark:
            self._in_dark = dark
            dress(self.inspector, DARK if dark else None)

    def _place(self, part: QWidget, rect: QRect) -> None:
        part.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), rect))

    def _open_menu(self) -> None:
        """Open all menus from their button."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self.menu_bar.actions())
        menu.popup(self.menu_button.mapToGlobal(QPoint(0, self.menu_button.height())))

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def event(self, event: QEvent) -> bool:
        if self._sheet and claims(event, Qt.Key.Key_Escape):
            return True  # else it would lead back to the library
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.LayoutDirectionChange):
            self.arrange()
        elif event.type() == QEvent.Type.StyleChange:  # a sheet reaches styles set after it
            self.menu_bar.setStyle(self._menu_style)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._sheet:
            self.open_lists(False)
        elif not press_by_enter(event):
            super().keyPressEvent(event)

    def _close_lists(self, _: QWidget | None, now: QWidget | None) -> None:
        """Close the lists over the photos when the focus goes to these, as by a click."""
        if self._sheet and now is not None and self.middle.isAncestorOf(now):
            self._sheet = False
            self.arrange()


class DropOverlay(QWidget):
    """A veil with a sentence over the ``centre`` of a window.
    Drops on the window are passed to ``take``, which returns whether it accepted them."""

    def __init__(self, window: QWidget, centre: QWidget, take: Callable[[QMimeData], bool]) -> None:
        super().__init__(window)
        self._centre = centre
        self._take = take
        self._words = label(step=2)
        self._words.setObjectName("drop")
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column((self._words, 1), on=self, margins=3 * theme.UNIT)
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched
        match event.type():
            case QEvent.Type.DragEnter if isinstance(event, QDragEnterEvent):
                if event.source() is None and desktop.can_drop(event.mimeData()):
                    _answer(event)
                    self._invite(event.mimeData(), self._centre.geometry())
            case QEvent.Type.DragLeave:
                self.hide()
            case QEvent.Type.Drop if isinstance(event, QDropEvent):
                self.hide()
                if self._take(event.mimeData()):
                    _answer(event)
            case _:
                return False
        return True

    def _invite(self, data: QMimeData, over: QRect) -> None:
        """Cover a part of the window, and show what dropping this data would do."""
        self._words.setText(
            tr("Drop a folder to add it, or a picture to search with it")
            if data.hasUrls()
            else tr("Drop the picture to search with it")
        )
        self.setGeometry(over)
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        veil = self.palette().color(QPalette.ColorRole.Window)
        veil.setAlphaF(0.88)
        QPainter(self).fillRect(self.rect(), veil)


def _answer(event: QDropEvent) -> None:
    """Accept a drop as a copy: after a move, the source of the drag would delete its files."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
