"""Provide the commands that select photos: all, none, the others, by stars and so on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QMenu

from app.core.base.language import tr, tr_n
from app.core.base.photo_types import COLOURS, MOST_STARS, PhotoInfo
from app.ui.commands.registry import command
from app.ui.photos.browser import Browser
from app.ui.photos.context import Context
from app.ui.photos.tray import Tray
from app.ui.style import words

Holds = Callable[[int], bool]
"""Whether the photo with an id is to be selected."""

SelectionChoice = tuple[str, Callable[[], object]]
"""An entry of a menu, and a function that selects the matching photos."""


class SelectionCommands(QObject):
    """Selects photos in the focused list, and shows in the header's bar how many are selected."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context
        self._bus = context.bus
        self._browser = browser = context.browser
        browser.selection_changed.connect(self._show_selection)

    def offer_bar(self) -> None:
        """Fill the bar of a selection, once the actions exist."""
        actions = self.context.actions
        actions["select_none"].setIconText(tr("Clear", "the selection"))
        some = [actions[each] for each in ("search", "put_into_album", "export")]
        self._browser.bar.offer(some, actions["select_none"])

    def fill(self, menu: QMenu) -> None:
        """Add the choices of this module to a menu."""
        self.offer(menu, tr("By stars"), self._by_stars)
        self.offer(menu, tr("By colour"), self._by_colour)
        self.offer(menu, tr("By keyword"), self._by_keyword)

    def offer(
        self, menu: QMenu, title: str, choices: Callable[[], Sequence[SelectionChoice]]
    ) -> None:
        """Add a submenu whose choices are asked for each time it opens."""
        under = menu.addMenu(title)

        def fill() -> None:
            under.clear()
            for text, choose in choices():
                under.addAction(text, choose)
            if under.isEmpty():
                under.addAction(tr("Nothing to choose from yet")).setEnabled(False)

        under.aboutToShow.connect(fill)

    def choose_where(self, holds: Holds) -> None:
        """Select the shown photos for which ``holds`` is true, and show their number."""
        grid = self._browser.grid()
        if grid is None:
            self.context.say(tr("Go to the photos first: there are none to select here."))
            return
        grid.selection.choose_where(holds)
        count = grid.selection.count()
        chosen = tr_n("{n} photo selected.", "{n} photos selected.", count)
        self.context.say(chosen if count else tr("None of the photos here."))

    def _choice(self, text: str, holds: Callable[[PhotoInfo], bool]) -> SelectionChoice:
        """Return a choice that selects the photos whose facts fulfil a condition."""

        def choose() -> None:
            self.choose_where(
                {info.id for info in self._bus.photos.all() if holds(info)}.__contains__
            )

        return text, choose

    def _by_stars(self) -> list[SelectionChoice]:
        def at_least(stars: int) -> SelectionChoice:
            more = tr_n("{n} star or more", "{n} stars or more", stars)
            text = words.star_count(stars) if stars == MOST_STARS else more
            return self._choice(text, lambda info: info.stars >= stars)

        some = map(at_least, range(MOST_STARS, 0, -1))
        return [*some, self._choice(tr("No stars"), lambda info: not info.stars)]

    def _by_colour(self) -> list[SelectionChoice]:
        def labelled(colour: str) -> SelectionChoice:
            return self._choice(words.colour_label(colour), lambda info: info.colour == colour)

        none = self._choice(tr("No colour"), lambda info: not info.colour)
        return [*map(labelled, COLOURS), none]

    def _by_keyword(self) -> list[SelectionChoice]:
        def having(name: str) -> SelectionChoice:
            return self._choice(words.printable(name), lambda info: name in info.keywords)

        known = {name for info in self._bus.photos.all() for name in info.keywords}
        return [*map(having, sorted(known, key=str.casefold))]

    # All, none, the others, one more

    @command("Edit", 3, "Select all", "Ctrl+A", on_photos=True)
    def _select_all(self) -> None:
        """Select the photos that the title counts: all, or the good matches of a search."""
        focus, grid = QApplication.focusWidget(), self._browser.grid()
        if isinstance(focus, Tray):
            focus.selectAll()
        elif grid is not None and (inside := photos_inside(self._browser)):
            grid.selection.choose([p for p in grid.photo_model.photos() if p in inside])
        elif grid is not None:
            grid.selection.choose_all()

    @command("Edit", 3, "Select none", "Ctrl+D", on_photos=True)
    def _select_none(self) -> None:
        focus, grid = QApplication.focusWidget(), self._browser.grid()
        if isinstance(focus, Tray):
            focus.clearSelection()
        elif grid is not None:
            grid.selection.choose_none()

    @command("Edit", 3, "Invert selection", "Ctrl+I", on_photos=True)
    def _invert(self) -> None:
        grid = self._browser.grid()
        if grid is not None:
            grid.selection.invert()

    @command(
        "Edit",
        3,
        "Add this photo, or take it out",
        "Ctrl+Space Insert",
        id="toggle_selected",
        on_photos=True,
    )
    def _toggle_current(self) -> None:
        grid = self._browser.grid()
        if grid is not None:
            grid.selection.toggle(grid.currentIndex())

    def _show_selection(self) -> None:
        """Show how many photos are selected, and the total size of their files."""
        grid = self._browser.grid()
        if grid is None:
            return
        photos = grid.selection.photos()
        self.context.actions.say_how_many(len(photos))
        infos = map(self._bus.photos.get, photos)
        size = words.bytes_counted(sum(info.size for info in infos if info is not None))
        self._browser.bar.say(tr_n("{n} selected", "{n} selected", len(photos)), size)


def photos_inside(browser: Browser) -> set[int] | None:
    """Return the shown results that match; None if the line is not known."""
    view, line = browser.orders.shown, browser.orders.line
    if view is None or view.edge is None or not browser.is_shown(browser.results):
        return None
    at = view.edge.line if line is None else line.at
    return {item.photo for item in view.results if (item.probability or 0.0) >= at}
