"""Commands that select photos: all, none, the others, by stars or whatever other parts offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QMenu

from app.core.base.language import tr, tr_n
from app.core.base.photo_types import COLOURS, MOST_STARS, PhotoInfo
from app.ui.commands.album_line import photos_inside
from app.ui.commands.command import command
from app.ui.commands.context import Context
from app.ui.photos.tray import Tray
from app.ui.style import words

Holds = Callable[[int], bool]
"""Whether a photo, by its id, is one of those that are meant."""


@dataclass(frozen=True, slots=True)
class SelectionChoice:
    """An entry of a menu that selects the shown photos of which something holds."""

    text: str
    holds: Callable[[], Holds]  # asked when it is chosen


class SelectionCommands(QObject):
    """Selects in the list that has the focus, and says what is selected in the centre."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context
        self._bus = context.bus
        self._browser = browser = context.browser
        browser.selection_changed.connect(self._tell)

    def offer_bar(self) -> None:
        """Fill the bar over several photos, once the actions are made."""
        self.context.actions["select_none"].setIconText(tr("Clear", "the selection"))
        actions = self.context.actions
        some = [actions[each] for each in ("search", "put_into_album", "export")]
        self._browser.bar.offer(some, actions["select_none"])

    def fill(self, menu: QMenu) -> None:
        """Add what this part itself can select by."""
        self.offer(menu, tr("By stars"), self._by_stars)
        self.offer(menu, tr("By colour"), self._by_colour)

    def offer(
        self, menu: QMenu, title: str, choices: Callable[[], Sequence[SelectionChoice]]
    ) -> None:
        """Add a menu of choices to the menu, which are asked for each time it opens."""
        under = menu.addMenu(title)
        under.aboutToShow.connect(lambda: self._list(under, choices()))

    def choose_where(self, holds: Holds) -> None:
        """Select the shown photos of which this holds, and say how many those are."""
        grid = self._browser.grid()
        if grid is None:
            self.context.say(tr("Go to the photos first: there are none to select here."))
            return
        grid.selection.choose_where(holds)
        count = grid.selection.count()
        chosen = tr_n("{n} photo selected.", "{n} photos selected.", count)
        self.context.say(chosen if count else tr("None of the photos here."))

    def _list(self, menu: QMenu, choices: Sequence[SelectionChoice]) -> None:
        menu.clear()
        for choice in choices:
            menu.addAction(choice.text, partial(self._choose, choice))
        if not choices:
            menu.addAction(tr("Nothing to choose from yet")).setEnabled(False)

    def _choose(self, choice: SelectionChoice) -> None:
        self.choose_where(choice.holds())

    def _by_stars(self) -> Sequence[SelectionChoice]:
        def at_least(stars: int) -> SelectionChoice:
            if stars == MOST_STARS:
                text = words.star_count(stars)
            else:
                text = tr_n("{n} star or more", "{n} stars or more", stars)
            return SelectionChoice(text, lambda: self._of(lambda info: info.stars >= stars))

        some = [at_least(stars) for stars in range(MOST_STARS, 0, -1)]
        return [
            *some,
            SelectionChoice(tr("No stars"), lambda: self._of(lambda info: not info.stars)),
        ]

    def _by_colour(self) -> Sequence[SelectionChoice]:
        def labelled(colour: str) -> SelectionChoice:
            name = words.colour_label(colour)
            return SelectionChoice(name, lambda: self._of(lambda info: info.colour == colour))

        none = SelectionChoice(tr("No colour"), lambda: self._of(lambda info: not info.colour))
        return [*map(labelled, COLOURS), none]

    def _of(self, holds: Callable[[PhotoInfo], bool]) -> Holds:
        chosen = {info.id for info in self._bus.photos.all() if holds(info)}
        return chosen.__contains__

    # All, none, the others, one more

    @command("Edit", 3, "Select all", "Ctrl+A", id="select_all", on_photos=True)
    def _select_all(self) -> None:
        """Select what the title counts: all, or of a search the good matches."""
        focus, grid = QApplication.focusWidget(), self._browser.grid()
        if isinstance(focus, Tray):
            focus.selectAll()
        elif grid is not None and (inside := photos_inside(self._browser)):
            grid.selection.choose([p for p in grid.photo_model.photos() if p in inside])
        elif grid is not None:
            grid.selection.choose_all()

    @command("Edit", 3, "Select none", "Ctrl+D", id="select_none", on_photos=True)
    def _select_none(self) -> None:
        focus, grid = QApplication.focusWidget(), self._browser.grid()
        if isinstance(focus, Tray):
            focus.clearSelection()
        elif grid is not None:
            grid.selection.choose_none()

    @command("Edit", 3, "Invert selection", "Ctrl+I", id="invert", on_photos=True)
    def _invert(self) -> None:
        grid = self._browser.grid()
        if grid is not None:
            grid.selection.invert()

    @command(
        "Edit",
        3,
        "Add this photo, or take it out",
        "Ctrl+Space",
        "Insert",
        id="toggle_selected",
        on_photos=True,
    )
    def _toggle_current(self) -> None:
        grid = self._browser.grid()
        if grid is not None:
            grid.selection.toggle(grid.currentIndex())

    def _tell(self) -> None:
        """Say how many are selected, and how large their files are together."""
        grid = self._browser.grid()
        if grid is None:
            return
        photos = grid.selection.photos()
        self.context.actions.say_how_many(len(photos))
        infos = map(self._bus.photos.get, photos)
        size = words.bytes_counted(sum(info.size for info in infos if info is not None))
        self._browser.bar.say(tr_n("{n} selected", "{n} selected", len(photos)), size)
