"""Provide the commands that begin a comparison, and those that work while it is shown."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton

from app.core.base.language import tr, tr_later
from app.ui.commands.registry import command
from app.ui.compare.compare_page import ComparePage
from app.ui.photos.context import Context
from app.ui.photos.pages import Page
from app.work.bus.events import TableChanged, TableMarked


def _comparing(doer: CompareCommands) -> bool:
    return doer.context.browser.is_shown(doer.page)


def _is_on(doer: CompareCommands, name: str) -> bool:
    return doer.page.bar.switches[name].isChecked()


_while_comparing = partial(
    command, "View", 5, under="Comparison", on_photos=True, when=_comparing
)  # not shown
_switch = partial(_while_comparing, checked=_is_on)


class CompareCommands(QObject):
    """Adds the page of a comparison to the browser.

    ``page``: that page. Signal: ``comparing(bool)``: whether it is shown.
    """

    comparing = Signal(bool)

    def __init__(self, context: Context, page: ComparePage) -> None:
        super().__init__(context.window)
        self.context, self.page = context, page
        self._browser = browser = context.browser
        self._shown = False
        browser.add_page(Page(page, "comparison", selected=page.targets))
        browser.turned.connect(self._note_page)
        browser.signs_changed.connect(page.show_signs)
        page.left.connect(browser.go_back)
        page.starred.connect(browser.starred)
        context.bus.listen(TableChanged, page.refresh)
        context.bus.listen(TableMarked, page.refresh)

    def name_keys(self) -> None:
        """Name the buttons as their actions, with shortcuts, once these exist."""
        for name, button in self.page.bar.switches.items():
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
                each.action.setEnabled(self._shown)

    def compare(self, photos: tuple[int, ...], pinned: int | None = None) -> None:
        """Show photos side by side, or one after the other beside the pinned one."""
        self._browser.visit(self.page)
        self.page.compare(photos, pinned)

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
        if self._browser.is_shown(self.page):
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
        when=lambda self: self._shown or self._browser.showing_preview(),
    )
    def _real_size(self) -> None:
        if self._browser.is_shown(self.page):
            self.page.toggle_real_size()
        elif self._browser.showing_preview():
            self._browser.preview.canvas.toggle_real_size()

    @_while_comparing(tr_later("Keep this photo, step through the others"), "N", icon="pin")
    def pin(self) -> None:
        """Pin the current photo, or unpin it."""
        self.page.toggle_pin()

    @_while_comparing(tr_later("Show the other photo"), "B")
    def blink(self) -> None:
        """Show the other photo while the key is held."""
        self.page.blink()

    @_while_comparing(tr_later("Remove from the comparison"), "Backspace")  # not shown
    def uncompare(self) -> None:
        """Take the current photo out of the comparison."""
        self.page.remove()

    @_switch(tr_later("Zoom and pan together"), "Shift+Z", id="link", of="link")
    @_switch(tr_later("Overlay"), "V", id="overlay", of="overlay")
    @_switch(tr_later("Histograms"), "H", id="histogram", of="histogram")
    @_switch(tr_later("Show identical details too"), "Shift+I", id="all_facts", of="all_facts")
    def _turn(self, name: str, on: bool) -> None:
        self.page.bar.switches[name].setChecked(on)

    def _note_page(self) -> None:
        shown = self._browser.is_shown(self.page)
        if shown != self._shown:
            self._shown = shown
            self._enable()
            self.comparing.emit(shown)


def _name(button: QAbstractButton, action: QAction) -> None:
    button.setToolTip(action.toolTip())
    button.setAccessibleName(action.text())
