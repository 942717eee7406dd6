"""Provide the page that compares photos side by side, with linked zoom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import zip_longest
from statistics import geometric_mean

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from app.core.base.language import tr, tr_later, tr_n
from app.core.base.photo_types import PhotoState
from app.ui.canvas.geometry import FIT, View
from app.ui.canvas.photo_canvas import GROUND, PhotoCanvas
from app.ui.canvas.pictures import Pictures
from app.ui.commands.registry import command
from app.ui.compare import comparison
from app.ui.compare.comparison import MOST, Comparison
from app.ui.compare.info_strip import HEIGHT, NARROW, InfoStrip, best, differing, facts
from app.ui.photos.context import Context
from app.ui.photos.pages import Page
from app.ui.style import theme, words
from app.ui.style.appearance import dress_when_shown
from app.ui.style.building import column, dark_button, dark_tool, page, row
from app.ui.style.tokens import DARK
from app.ui.system.input import ARROWS
from app.work.bus.events import TableChanged, TableMarked

ICONS = {"real_size": "real-size", "link": "link", "histogram": "histogram"}
"""By command id: icon of its button on the bar."""

GAP = theme.UNIT // 2  # px between cells, enough for the ring around the focused one
_EMPTY = 0.25  # exponent of the share of cells that have a photo


def columns_of(shapes: Sequence[float], width: int, height: int) -> int:
    """Return in how many columns photos are largest, in cells of one size with strips below.

    ``shapes``: width / height of each photo; ``width`` and ``height``: px to fill. Empty cells
    count against an arrangement: zoomed in, photos fill their cells.
    """
    photos, shape = len(shapes), geometric_mean(shapes)

    def worth(columns: int) -> float:
        rows = -(-photos // columns)
        wide = min(width / columns, (height / rows - HEIGHT) * shape)
        return float(max(0.0, wide) * (photos / (rows * columns)) ** _EMPTY)

    return max(range(1, photos + 1), key=worth)


class Stage(QWidget):
    """The area of compared photos, a ring around the focused one.
    ``canvases`` and ``strips``: one per position, `MOST` of each."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._photos: tuple[int, ...] = ()
        self._focus = 0
        self.canvases = [PhotoCanvas(pictures, self) for _ in range(MOST)]
        self.strips = [InfoStrip(self) for _ in range(MOST)]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(GAP, GAP, GAP, GAP)
        self._grid.setSpacing(GAP)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def cells(self) -> Iterator[tuple[PhotoCanvas, InfoStrip]]:
        """Return the canvas and the strip of each position."""
        return zip(self.canvases, self.strips, strict=True)

    def show_photos(self, photos: tuple[int, ...], focus: int) -> None:
        """Show photos side by side."""
        self._photos, self._focus = photos, focus
        for canvas, photo in zip_longest(self.canvases, photos):
            canvas.show_photo(photo)
        self.arrange()

    def arrange(self) -> None:
        """Put canvases into rows of equal height, and each strip below its canvas."""
        count = len(self._photos)
        shapes = [size.width() / size.height() for size in map(self._pictures.size, self._photos)]
        columns = columns_of(shapes, self.width(), self.height()) if shapes else 1
        for position, (canvas, strip) in enumerate(self.cells()):
            row, column = divmod(position, columns)
            self._grid.addWidget(canvas, 2 * row, column)
            self._grid.addWidget(strip, 2 * row + 1, column)
            canvas.setVisible(position < count)
            strip.setVisible(position < count)
            strip.set_narrow(self.width() // columns < NARROW)
            self._grid.setColumnStretch(position, position < columns)
            self._grid.setRowStretch(2 * position, position * columns < count)
        self._grid.activate()  # at once, for what is asked of the canvases next
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the backgrounds of the strips, and the ring around the focused photo."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), GROUND)
        for strip in self.strips:
            if strip.isVisible():
                painter.fillRect(strip.geometry(), self.palette().window())
        if len(self._photos) > 1:
            canvas, strip = self.canvases[self._focus], self.strips[self._focus]
            painter.setPen(QPen(self.palette().highlight().color(), 2))
            painter.drawRect(canvas.geometry().united(strip.geometry()).adjusted(-1, -1, 0, 0))


_PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


def _comparing(page: ComparePage) -> bool:
    return page.context.browser.is_shown(page)


_while_comparing = partial(command, "View", 5, under="Comparison", on_photos=True, when=_comparing)


class ComparePage(QWidget):
    """The browser's page of two to six photos; commands work on the focused one."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context, self._pictures = context, context.pictures
        self._browser, self._photo_of = context.browser, context.bus.photos.get
        self._comparison = Comparison((), room=2)  # before the first one
        self._linked = self._drawn = True  # whether zoom is linked, histograms are shown
        self._position = QLabel()
        self._position.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        quiet = partial(dark_tool, by_keys=False)  # the page handles keys
        self._before = quiet("previous", tr("Previous photos"), partial(self._step, -1))
        self._after = quiet("next", tr("Next photos"), partial(self._step, 1))
        self.stage = Stage(self._pictures)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Photos side by side"))
        back = quiet("previous", tr("Back"), self._browser.go_back)
        side = theme.UNIT, 0, theme.UNIT, 0
        self._bar = row(back, (self._position, 1), self._before, self._after, margins=side, gap=4)
        bar = page(self._bar)
        bar.setFixedHeight(theme.bar_height(self))
        column(bar, (self.stage, 1), on=self, gap=0)
        self.setAutoFillBackground(True)
        dress_when_shown(self, DARK)  # like the ground of the photos, in the light theme too
        shown = Page(self, "comparison", selected=self.targets, zoom=self._zoom)
        self._browser.add_page(shown)
        self._connect()

    def compare(self, photos: tuple[int, ...], pinned: int | None = None) -> None:
        """Show photos side by side, or one after the other beside the ``pinned`` one."""
        self._browser.visit(self)
        for canvas in self.stage.canvases:
            canvas.set_view(FIT)
        self._apply(comparison.begin(photos, pinned))

    def state(self) -> Comparison:
        """Return the state of the comparison; without photos before the first."""
        return self._comparison

    def targets(self) -> tuple[int, ...]:
        """Return the photo that commands work on."""
        return (self._comparison.focused,) if self._comparison.photos else ()

    def offer(self) -> None:
        """Add the bar's buttons, once the actions exist."""
        for name, icon in ICONS.items():
            self._bar.addWidget(dark_button(icon, self.context.actions[name], by_keys=False))
        self._enable()

    def _enable(self) -> None:
        """Disable these actions while nothing is compared, to leave the keys to others."""
        for each in self.context.actions:
            if each.command.when is _comparing:
                each.action.setEnabled(_comparing(self))

    def _refresh(self, *_: object) -> None:
        """Show the current facts of the photos, without those that left the library."""
        state = self._comparison
        if not self.isVisible():
            return
        gone = [photo for photo in state.photos if self._has_left(photo)]
        if len(gone) + 2 > len(state.photos):
            self._browser.go_back()
            return
        for photo in gone:
            state = state.without(photo)
        self._apply(state)

    # Commands

    @command(
        "Photo",
        2,
        "Compare side by side",
        "C",
        icon="compare",
        many="Compare {n} photos side by side",
    )
    def _compare(self) -> None:
        """Compare the selected photos, or one with its list's others; again: go back."""
        if _comparing(self):
            self._browser.go_back()
            return
        photos, around = self._browser.targets(), self._browser.neighbours()
        if len(photos) > 1:
            self.compare(photos)
        elif photos and len(around) > 1:
            self.compare(around, pinned=photos[0])
        else:
            self.context.say(tr("Select two photos or more to compare them."))

    @command(
        "View",
        5,
        "Actual size",
        "Z",
        on_photos=True,
        when=lambda page: _comparing(page) or page.context.browser.showing_preview(),
    )
    def _real_size(self) -> None:
        """Show the photo at one device pixel per pixel, or as a whole."""
        if _comparing(self):
            self._aimed().toggle_real_size()
        elif self._browser.showing_preview():
            self._browser.preview.canvas.toggle_real_size()

    @_while_comparing(
        tr_later("Zoom and pan together"), "Shift+Z", id="link", checked=lambda page: page._linked
    )
    def _link(self, linked: bool) -> None:
        self._linked = linked
        self._follow(self.stage.canvases[self._comparison.focus].view())

    @_while_comparing(tr_later("Histograms"), "H", id="histogram", checked=lambda page: page._drawn)
    def _draw(self, drawn: bool) -> None:
        self._drawn = drawn
        self._show_facts()

    @_while_comparing(
        tr_later("Keep this photo, step through the others"), "N", id="pin", icon="pin"
    )
    def toggle_pin(self) -> None:
        """Pin or unpin the focused photo."""
        state = self._comparison
        if len(state.photos) > 1:
            self._apply(state.toggled_pin(state.focused))

    @_while_comparing(tr_later("Remove from the comparison"), "Backspace")  # not shown
    def uncompare(self) -> None:
        """Take the focused photo out of the comparison."""
        state = self._comparison
        if len(state.photos) <= 2:
            self._browser.go_back()
        else:
            self._apply(state.without(state.focused))

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._aimed().pan(*ARROWS[key])
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._step(ARROWS[key][0])
        elif key in _PAGES:
            self._apply(self._comparison.stepped(_PAGES[key] * self._comparison.places))
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        self._apply(self._comparison.focused_next(1 if forward else -1))
        return True

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._pictures.release()

    # What is shown

    def _connect(self) -> None:
        browser, bus, stage = self._browser, self.context.bus, self.stage
        browser.turned.connect(self._enable)
        browser.signs_changed.connect(self._show_marks)
        bus.listen(TableChanged, self._refresh)
        bus.listen(TableMarked, self._refresh)
        for position, (canvas, strip) in enumerate(stage.cells()):
            canvas.pressed.connect(partial(self._pick, position))
            canvas.zoomed.connect(self._follow)
            strip.pressed.connect(partial(self._pick, position))  # also before what follows
            strip.pin_wanted.connect(self.toggle_pin)
            strip.removal_wanted.connect(self.uncompare)
            strip.starred.connect(partial(self._star, position))
        self._pictures.changed.connect(self._show_loaded)

    def _step(self, steps: int) -> None:
        """Step to the next photos, or if all are shown focus the next one."""
        state = self._comparison
        all_shown = len(state.shown) == len(state.photos)
        self._apply(state.focused_next(steps) if all_shown else state.stepped(steps))

    def _apply(self, state: Comparison) -> None:
        self._comparison = state
        self._pictures.share(len(state.shown) + (state.to_be_loaded() is not None))
        self.stage.show_photos(state.shown, state.focus)
        self._show_position()
        self._show_facts()
        self._show_marks()

    def _show_position(self) -> None:
        """Show which photos of how many are shown, and whether there are some before and after."""
        state, others = self._comparison, len(self._comparison.others)
        first, last = state.first + 1, state.first + state.places
        if others <= state.places:
            said = tr_n("{n} photo", "{n} photos", len(state.photos))
        elif state.places == 1:
            said = tr("{place} of {count}", place=last, count=others)
        else:
            said = tr("{first} to {last} of {count}", first=first, last=last, count=others)
        self._position.setText(said)
        for button, steps in ((self._before, -1), (self._after, 1)):
            button.setVisible(others > state.places)
            button.setEnabled(state.stepped(steps) != state)

    def _show_marks(self, *_: object) -> None:
        """Show names, thumbs and stars of the photos."""
        state = self._comparison
        for photo, (canvas, strip) in zip(state.shown, self.stage.cells(), strict=False):
            info = self._photo_of(photo)
            canvas.show_sign(self._browser.signs.get(photo, 0))
            strip.show_name(
                "" if info is None else words.name_alone(info.name),
                pinned=photo == state.pinned,
                can_pin=len(state.photos) > 1,
            )
            strip.show_marks(*(0, "") if info is None else (info.stars, info.colour))

    def _show_facts(self) -> None:
        """Show the facts that differ, and histograms if switched on."""
        shown = self._comparison.shown
        infos, measured = map(self._photo_of, shown), [*map(self._pictures.measured, shown)]
        known = [
            () if info is None else facts(info, found)
            for info, found in zip(infos, measured, strict=True)
        ]
        differ, bests = differing(known), best(known)
        for place, (each, found) in enumerate(zip(known, measured, strict=True)):
            strip = self.stage.strips[place]
            strip.show_facts(each, differ, {name for name, at in bests.items() if at == place})
            strip.histogram.setVisible(self._drawn)
            strip.histogram.show_counts(None if found is None else found.histogram)

    def _show_loaded(self, photo: int) -> None:
        if self.isVisible() and photo in self._comparison.shown:
            self.stage.arrange()  # its shape may have been unknown
            self._show_facts()
            self._fetch_next(self._comparison)

    def _fetch_next(self, state: Comparison) -> None:
        """Load the photo that a step shows next, once all shown ones are loaded."""
        here = [
            self._pictures.full(photo) or self._pictures.full_failure(photo)
            for photo in state.shown
        ]
        following = state.to_be_loaded()
        if all(here) and following is not None:
            self._pictures.full(following)

    def _star(self, position: int, stars: int) -> None:
        self._browser.starred.emit(self._comparison.shown[position], stars)

    def _has_left(self, photo: int) -> bool:
        info = self._photo_of(photo)
        return info is None or info.state is PhotoState.GONE

    # Views

    def _pick(self, position: int) -> None:
        self._apply(self._comparison.focused_on(self._comparison.shown[position]))
        self.setFocus()

    def _follow(self, view: View) -> None:
        """Show the view of one photo in all, if they are linked."""
        for canvas in self.stage.canvases if self._linked else ():
            canvas.set_view(view)

    def _zoom(self, steps: int) -> None:
        self._aimed().zoom(steps)

    def _aimed(self) -> PhotoCanvas:
        """Return the canvas under the pointer, or else the focused one."""
        canvases = self.stage.canvases
        under = (canvas for canvas in canvases if canvas.isVisible() and canvas.underMouse())
        return next(under, canvases[self._comparison.focus])
