"""Commands on a comparison: begin one, and what can be done while it is shown."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton

from app.core.base.language import Plural, tr
from app.ui.commands.command import command
from app.ui.commands.context import Context
from app.ui.compare.compare_page import ComparePage
from app.ui.photos.pages import Page
from app.work.bus.events import TableChanged, TableMarked


def _comparing(doer: CompareCommands) -> bool:
    return doer.context.browser.is_shown(doer.page)


def _is_on(doer: CompareCommands, name: str) -> bool:
    return doer.page.bar.switches[name].isChecked()


class CompareCommands(QObject):
    """Puts a comparison before the browser's other pages.

    ``page`` is what it shows. Signal: ``comparing(bool)``: whether it is shown.
    """

    comparing = Signal(bool)

    def __init__(self, context: Context, page: ComparePage) -> None:
        super().__init__(context.window)
        self.context = context
        self._browser = browser = context.browser
        self.page = page
        self._shown = False
        browser.add_page(Page(page, "comparison", selected=page.targets))
        browser.turned.connect(self._note_page)
        browser.signs_changed.connect(page.show_signs)
        page.left.connect(browser.go_back)
        page.starred.connect(browser.starred)
        context.bus.listen(TableChanged, page.refresh)
        context.bus.listen(TableMarked, page.refresh)

    def name_keys(self) -> None:
        """Let the buttons say the keys of their commands, once their actions are made."""
        for name, button in self.page.bar.switches.items():
            action = self.context.actions[name]
            button.setToolTip(action.toolTip())
            action.changed.connect(partial(_copy_tip, action, button))
        # Held, it shows the other one until it is let go.
        self.context.actions["blink"].setAutoRepeat(False)
        self._enable()

    def _enable(self) -> None:
        """Leave the keys to others while nothing is compared."""
        for each in self.context.actions:
            if each.command.when is _comparing:
                each.action.setEnabled(self._shown)

    def compare(self, photos: tuple[int, ...], pinned: int | None = None) -> None:
        """Show photos side by side, or one after the other with the pinned one."""
        self._browser.visit(self.page)
        self.page.compare(photos, pinned)

    @command(
        "Photo",
        2,
        "Compare side by side",
        "C",
        id="compare",
        icon="compare",
        several=Plural("Compare {n} photo side by side", "Compare {n} photos side by side"),
        short="Compare",
        in_context=True,
    )
    def _compare(self) -> None:
        """Compare the selected photos; a single one with those that follow it; again: go back."""
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
        id="real_size",
        on_photos=True,
        when=lambda self: self._shown or self._browser.showing_preview(),
    )
    def _toggle_real_size(self) -> None:
        if self._browser.is_shown(self.page):
            self.page.toggle_real_size()
        elif self._browser.showing_preview():
            self._browser.preview.canvas.toggle_real_size()

    @command(
        "View",
        5,
        "Keep this photo, step through the others",
        "N",
        under="Comparison",
        on_photos=True,
        icon="pin",
        when=_comparing,
    )
    def pin(self) -> None:
        """Let the current photo stay, or step with the others again."""
        self.page.toggle_pin()

    @command(
        "View", 5, "Show the other photo", "B", under="Comparison", on_photos=True, when=_comparing
    )
    def blink(self) -> None:
        """Show the other photo while its key is held."""
        self.page.blink()

    @command(
        "View",
        5,
        "Remove from the comparison",
        "Backspace",
        under="Comparison",
        on_photos=True,
        when=_comparing,
    )
    def uncompare(self) -> None:
        """Take the current photo out of the comparison."""
        self.page.remove()

    @command(
        "View",
        5,
        "Zoom and pan together",
        "Shift+Z",
        id="link",
        under="Comparison",
        on_photos=True,
        when=_comparing,
        checked=_is_on,
        arguments=("link",),
    )
    @command(
        "View",
        5,
        "Overlay",
        "V",
        id="overlay",
        under="Comparison",
        on_photos=True,
        when=_comparing,
        checked=_is_on,
        arguments=("overlay",),
    )
    @command(
        "View",
        5,
        "Histograms",
        "H",
        id="histogram",
        under="Comparison",
        on_photos=True,
        when=_comparing,
        checked=_is_on,
        arguments=("histogram",),
    )
    @command(
        "View",
        5,
        "Show identical details too",
        "Shift+I",
        id="all_facts",
        under="Comparison",
        on_photos=True,
        when=_comparing,
        checked=_is_on,
        arguments=("all_facts",),
    )
    def _switch(self, name: str, on: bool) -> None:
        self.page.bar.switches[name].setChecked(on)

    def _note_page(self) -> None:
        shown = self._browser.is_shown(self.page)
        if shown != self._shown:
            self._shown = shown
            self._enable()
            self.comparing.emit(shown)


def _copy_tip(action: QAction, button: QAbstractButton) -> None:
    button.setToolTip(action.toolTip())
