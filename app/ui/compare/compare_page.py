"""Provide the page that compares photos: side by side with linked zoom, or two overlaid."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QElapsedTimer, QEvent, Qt
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QSizePolicy,
    QSlider,
    QToolButton,
    QWidget,
)

from app.core.base.language import tr, tr_later, tr_n
from app.core.base.photo_types import PhotoState
from app.ui.canvas.geometry import FIT, View
from app.ui.canvas.photo_canvas import PhotoCanvas, claims_key, zoom_steps
from app.ui.canvas.photo_source import PhotoSource
from app.ui.commands.registry import command
from app.ui.compare import comparison
from app.ui.compare.comparison import Comparison
from app.ui.compare.info_strip import best, differing, facts
from app.ui.compare.stage import Stage
from app.ui.photos.context import Context
from app.ui.photos.pages import Page
from app.ui.style import theme, words
from app.ui.style.appearance import dress_when_shown
from app.ui.style.building import column, dark_tool, row
from app.ui.style.tokens import DARK
from app.work.bus.events import TableChanged, TableMarked


def position(state: Comparison) -> tuple[str, tuple[bool, bool]]:
    """Return which photos of how many are shown, and whether there are some before and after."""
    others = len(state.others)
    positions = state.room - (state.pinned is not None)
    if others <= positions:
        return tr_n("{n} photo", "{n} photos", len(state.photos)), (False, False)
    last = state.first + positions
    if positions == 1:
        text = tr("{place} of {count}", place=last, count=others)
    else:
        text = tr("{first} to {last} of {count}", first=state.first + 1, last=last, count=others)
    return text, (state.first > 0, last < others)


LONG = 300  # ms from which a key counts as held, which ends what it shows when released


SWITCHES = {"overlay": "overlay", "link": "link", "histogram": "histogram", "all_facts": "facts"}
"""By command id: icon of a switch, which its command names."""


class CompareBar(QWidget):
    """The bar above compared photos, with its buttons. ``switches``: a checkable one for each of
    SWITCHES; ``zoom``: in percent; ``blend``: opacity of the upper photo in percent."""

    def __init__(self) -> None:
        super().__init__()
        self._position, self.zoom = QLabel(), QLabel()
        self._position.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.back = QToolButton()
        self.back.setText(tr("Back"))
        self.before = _button("previous", tr("Previous photos"))
        self.after = _button("next", tr("Next photos"))
        self.real_size = _button("real-size", tr("Actual size, or the whole photo"))
        self.switches = {name: _button(icon, "", checkable=True) for name, icon in SWITCHES.items()}
        for name in ("link", "histogram"):
            self.switches[name].setChecked(True)
        self.blend = QSlider(Qt.Orientation.Horizontal)
        self.blend.setRange(0, 100)
        self.blend.setFixedWidth(16 * theme.UNIT)
        self.blend.setToolTip(tr("Blend the two photos"))
        self.blend.setAccessibleName(tr("Blend"))
        self.blend.hide()
        for widget in (self.back, self.blend):
            widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the page handles keys
        self.setFixedHeight(theme.bar_height(self))
        first, side = (self.back, self.before, self.after), 2 * theme.UNIT
        last = self.blend, self.zoom, self.real_size, *self.switches.values()
        row(*first, (self._position, 1), *last, on=self, margins=(side, 0, side, 0), gap=4)

    def describe(self, position: str, can_go: tuple[bool, bool]) -> None:
        """Show which photos are shown, and whether there are some before and after."""
        self._position.setText(position)
        for button, can in zip((self.before, self.after), can_go, strict=True):
            button.setVisible(any(can_go))
            button.setEnabled(can)


_button = partial(dark_tool, by_keys=False)

_ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0)} | {
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


def _comparing(page: ComparePage) -> bool:
    return page.context.browser.is_shown(page)


def _is_on(page: ComparePage, name: str) -> bool:
    return page.bar.switches[name].isChecked()


_while_comparing = partial(
    command, "View", 5, under="Comparison", on_photos=True, when=_comparing
)  # not shown
_switch = partial(_while_comparing, checked=_is_on)


class ComparePage(QWidget):
    """The browser's page of two to six photos; commands work on the focused one."""

    def __init__(self, context: Context, source: PhotoSource) -> None:
        super().__init__()
        self.context, self._source = context, source
        self._browser, self._photo_of = context.browser, context.bus.photos.get
        self._comparison = Comparison((), room=2)  # before the first one
        self._above = 1  # position of the photo that is laid over the first
        self._pressed = QElapsedTimer()  # since the key that shows the other photo was pressed
        self.bar = CompareBar()
        self.stage = Stage(source)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Photos side by side"))
        column(self.bar, (self.stage, 1), on=self, gap=0)
        self.setAutoFillBackground(True)
        dress_when_shown(self, DARK)  # like the ground of the photos, in the light theme too
        self._browser.add_page(Page(self, "comparison", selected=self.targets))
        self._connect()

    def compare(self, photos: tuple[int, ...], pinned: int | None = None) -> None:
        """Show photos side by side, or one after the other beside the ``pinned`` one."""
        self._browser.visit(self)
        self._switch("overlay").setChecked(False)
        for canvas in self.stage.canvases:
            canvas.set_view(FIT)
        self._apply(comparison.begin(photos, pinned))

    def state(self) -> Comparison:
        """Return the state of the comparison; without photos before the first."""
        return self._comparison

    def targets(self) -> tuple[int, ...]:
        """Return the photo that commands work on."""
        return (self._comparison.focused,) if self._comparison.photos else ()

    def name_keys(self) -> None:
        """Name the buttons as their actions, with shortcuts, once these exist."""
        for name, button in self.bar.switches.items():
            action = self.context.actions[name]
            _name(button, action)
            action.changed.connect(partial(_name, button, action))
        # Repeating would switch back and forth while the key is held.
        self.context.actions["blink"].setAutoRepeat(False)
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
        in_context=True,
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

    @_switch(tr_later("Zoom and pan together"), "Shift+Z", id="link", of="link")
    @_switch(tr_later("Overlay"), "V", id="overlay", of="overlay")
    @_switch(tr_later("Histograms"), "H", id="histogram", of="histogram")
    @_switch(tr_later("Show identical details too"), "Shift+I", id="all_facts", of="all_facts")
    def _turn(self, name: str, on: bool) -> None:
        self._switch(name).setChecked(on)

    @_while_comparing(
        tr_later("Keep this photo, step through the others"), "N", id="pin", icon="pin"
    )
    def toggle_pin(self, position: int | None = None) -> None:
        """Pin or unpin the focused photo, or the one at this position."""
        state = self._comparison
        if len(state.photos) > 1:
            photo = state.focused if position is None else state.shown[position]
            self._apply(state.toggled_pin(photo))

    @_while_comparing(tr_later("Remove from the comparison"), "Backspace")  # not shown
    def uncompare(self, position: int | None = None) -> None:
        """Take the focused photo, or the one at this position, out of the comparison."""
        state = self._comparison
        if len(state.photos) <= 2:
            self._browser.go_back()
        else:
            self._apply(state.without(state.focused if position is None else state.shown[position]))

    @_while_comparing(tr_later("Show the other photo"), "B")
    def blink(self) -> None:
        """Show the other one of two overlaid photos while the key is held."""
        overlay, blend = self._switch("overlay"), self.bar.blend
        if not overlay.isChecked():
            overlay.setChecked(True)
            blend.setValue(0)
        blend.setValue(0 if blend.value() > 50 else 100)
        seen = self._above if blend.value() else 0  # keys work on the visible photo
        self._apply(replace(self._comparison, focus=seen))
        self._pressed.start()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ARROWS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._aimed().pan_by_key(*_ARROWS[key])
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._step(_ARROWS[key][0])
        elif key in _PAGES:
            positions = self._comparison.room - (self._comparison.pinned is not None)
            self._apply(self._comparison.stepped(_PAGES[key] * positions))
        elif zoom_steps(event):
            self._aimed().zoom_by_key(zoom_steps(event))
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if self._pressed.isValid() and not event.isAutoRepeat():
            held = self._pressed.elapsed() > LONG
            self._pressed.invalidate()
            if held:
                self.blink()
                self._pressed.invalidate()
        super().keyReleaseEvent(event)

    def event(self, event: QEvent) -> bool:
        if claims_key(event):
            event.accept()
            return True
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        self._apply(self._comparison.focused_next(1 if forward else -1))
        return True

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._source.release()

    # What is shown

    def _connect(self) -> None:
        bar, stage = self.bar, self.stage
        browser, bus = self._browser, self.context.bus
        browser.turned.connect(self._enable)
        browser.signs_changed.connect(lambda _: self._show_marks(self._comparison))
        bus.listen(TableChanged, self._refresh)
        bus.listen(TableMarked, self._refresh)
        bar.back.clicked.connect(browser.go_back)
        bar.before.clicked.connect(lambda: self._step(-1))
        bar.after.clicked.connect(lambda: self._step(1))
        bar.real_size.clicked.connect(self._real_size)
        bar.blend.valueChanged.connect(self._show)
        self._switch("overlay").toggled.connect(self._turn_overlay)
        self._switch("link").toggled.connect(self._link)
        self._switch("histogram").toggled.connect(self._show_facts)
        self._switch("all_facts").toggled.connect(self._show_facts)
        for position, canvas in enumerate(stage.canvases):
            canvas.resized.connect(self._show_zoom)
            canvas.pressed.connect(partial(self._press, position))
            canvas.view_wanted.connect(partial(self._set_view, position))
        for position, strip in enumerate(stage.strips):
            strip.pressed.connect(partial(self._pick, position))
            strip.pin_wanted.connect(partial(self.toggle_pin, position))
            strip.removal_wanted.connect(partial(self.uncompare, position))
            strip.starred.connect(partial(self._star, position))
        self._source.changed.connect(self._show_loaded)

    def _switch(self, name: str) -> QToolButton:
        return self.bar.switches[name]

    def _step(self, steps: int) -> None:
        """Step to the next photos, or if all are shown focus the next one."""
        state = self._comparison
        all_shown = len(state.shown) == len(state.photos)
        self._apply(state.focused_next(steps) if all_shown else state.stepped(steps))

    def _apply(self, state: Comparison) -> None:
        self._comparison = state
        self._source.share(len(state.shown) + (state.to_be_loaded() is not None))
        self._show()

    def _show(self) -> None:
        state = self._comparison
        self._above = min(state.focus or self._above, len(state.shown) - 1)
        laid = self._switch("overlay").isChecked() and self._above > 0
        self.bar.blend.setVisible(laid)
        self.stage.show_photos(
            state.shown,
            state.focus,
            (0, self._above) if laid else None,
            self.bar.blend.value() / 100,
        )
        self.bar.describe(*position(state))
        self._show_facts()
        self._show_marks(state)

    def _show_zoom(self) -> None:
        canvas = self.stage.shown_canvas(self._comparison.focus)
        self.bar.zoom.setText(words.zoom(canvas.percent()))

    def _show_marks(self, state: Comparison) -> None:
        """Show names, thumbs and stars of the photos."""
        for place, photo in enumerate(state.shown):
            info, strip = self._photo_of(photo), self.stage.strips[place]
            self.stage.canvases[place].show_sign(self._browser.sign_of(photo))
            strip.show_name(
                "" if info is None else words.name_alone(info.name),
                pinned=photo == state.pinned,
                can_pin=len(state.photos) > 1,
            )
            strip.show_marks(*(0, "") if info is None else (info.stars, info.colour))

    def _show_facts(self) -> None:
        """Show the facts that differ, or all, and histograms if switched on."""
        shown = self._comparison.shown
        infos = [self._photo_of(photo) for photo in shown]
        measured = [self._source.measured(photo) for photo in shown]
        known = [
            () if info is None else facts(info, found)
            for info, found in zip(infos, measured, strict=True)
        ]
        differ, bests = differing(known), best(known)
        whole, drawn = (self._switch(name).isChecked() for name in ("all_facts", "histogram"))
        for place, (each, found) in enumerate(zip(known, measured, strict=True)):
            strip = self.stage.strips[place]
            leading = {name for name, number in bests.items() if number == place}
            strip.show_facts(each, differ, leading, whole)
            strip.histogram.setVisible(drawn)
            strip.histogram.show_counts(None if found is None else found.histogram)

    def _show_loaded(self, photo: int) -> None:
        if self.isVisible() and photo in self._comparison.shown:
            self.stage.arrange()  # its shape may have been unknown
            self._show_facts()
            self._fetch_next(self._comparison)

    def _fetch_next(self, state: Comparison) -> None:
        """Load the photo that a step shows next, once all shown ones are loaded."""
        here = [self._source.full(photo) or self._source.failure(photo) for photo in state.shown]
        following = state.to_be_loaded()
        if all(here) and following is not None:
            self._source.full(following)

    def _star(self, position: int, stars: int) -> None:
        self._browser.starred.emit(self._comparison.shown[position], stars)

    def _has_left(self, photo: int) -> bool:
        info = self._photo_of(photo)
        return info is None or info.state is PhotoState.GONE

    # Views

    def _press(self, position: int) -> None:
        if self.stage.laid is None:  # of two overlaid photos, a press means neither
            self._pick(position)

    def _pick(self, position: int) -> None:
        self._apply(self._comparison.focused_on(self._comparison.shown[position]))
        self.setFocus()

    def _set_view(self, position: int, view: View) -> None:
        linked = self._switch("link").isChecked()
        for canvas in self.stage.canvases if linked else [self.stage.canvases[position]]:
            canvas.set_view(view)
        self._show_zoom()

    def _link(self, linked: bool) -> None:
        if linked:
            self._set_view(0, self.stage.canvases[self._comparison.focus].view())

    def _turn_overlay(self, laid: bool) -> None:
        if laid and self.bar.blend.value() == 0:
            self.bar.blend.setValue(50)
        self._show()

    def _aimed(self) -> PhotoCanvas:
        """Return the canvas under the pointer, or else the focused one."""
        visible = [canvas for canvas in self.stage.canvases if canvas.isVisible()]
        under = next((canvas for canvas in visible if canvas.underMouse()), None)
        return under or self.stage.shown_canvas(self._comparison.focus)


def _name(button: QAbstractButton, action: QAction) -> None:
    button.setToolTip(action.toolTip())
    button.setAccessibleName(action.text())
