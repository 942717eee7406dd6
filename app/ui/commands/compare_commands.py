"""Commands on a comparison: begin one, and what can be done while it is shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.core.language import tr
from app.ui.commands.actions import Actions
from app.ui.compare.compare_page import SWITCHES, ComparePage
from app.ui.photos.browser import Browser
from app.ui.photos.pages import Page
from app.work.bus.bus import Bus
from app.work.bus.events import TableChanged, TableMarked

_WHILE_COMPARING = ("pin", "blink", "uncompare", *SWITCHES)


class CompareCommands(QObject):
    """Puts a comparison before the browser's other pages.

    ``page`` is what it shows. Signals: ``said(sentence)``; ``comparing(bool)`` when a comparison is
    shown, and no longer.
    """

    said = Signal(str)
    comparing = Signal(bool)

    def __init__(self, bus: Bus, browser: Browser, page: ComparePage, actions: Actions) -> None:
        super().__init__(page)
        self._browser = browser
        self.page = page
        self._actions = actions
        self._shown = False
        browser.add_page(Page(page, "comparison", selected=page.targets))
        browser.turned.connect(self._note_page)
        browser.signs_changed.connect(page.show_signs)
        page.left.connect(browser.go_back)
        page.starred.connect(browser.starred)
        bus.listen(TableChanged, page.refresh)
        bus.listen(TableMarked, page.refresh)
        for command, button in page.bar.switches.items():
            actions[command].setChecked(button.isChecked())
            button.toggled.connect(actions[command].setChecked)
            self._tell_keys(command)
            actions[command].changed.connect(partial(self._tell_keys, command))
        actions["blink"].setAutoRepeat(False)  # held, it shows the other one until it is let go
        self._enable(False)

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {
            "compare": self._compare,
            "pin": self.page.toggle_pin,
            "blink": self.page.blink,
            "uncompare": self.page.remove,
            "real_size": self._toggle_real_size,
        } | {command: button.setChecked for command, button in self.page.bar.switches.items()}

    def compare(self, photos: tuple[int, ...], pinned: int | None = None) -> None:
        """Show photos side by side, or one after the other with the pinned one."""
        self._browser.visit(self.page)
        self.page.compare(photos, pinned)

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
            self.said.emit(tr("Select two photos or more to compare them."))

    def _toggle_real_size(self) -> None:
        if self._browser.is_shown(self.page):
            self.page.toggle_real_size()
        elif self._browser.showing_preview():
            self._browser.preview.canvas.toggle_real_size()

    def _note_page(self) -> None:
        shown = self._browser.is_shown(self.page)
        if shown != self._shown:
            self._shown = shown
            self._enable(shown)
            self.comparing.emit(shown)

    def _enable(self, shown: bool) -> None:
        for command in _WHILE_COMPARING:
            self._actions[command].setEnabled(shown)

    def _tell_keys(self, command: str) -> None:
        self.page.bar.switches[command].setToolTip(self._actions[command].toolTip())
