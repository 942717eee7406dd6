"""Commands on marks: stars and colours by key, keywords, sidecars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from app.core.language import tr, tr_n
from app.core.types import COLOURS, MOST_STARS, MarkChange, PhotoInfo, SidecarState
from app.ui.commands.actions import Actions
from app.ui.commands.keywords_dialog import KeywordsDialog
from app.ui.commands.selection_commands import Holds, SelectionChoice, SelectionCommands
from app.ui.commands.targets import Targets
from app.ui.photos.browser import Browser
from app.ui.style import words
from app.ui.system import dialogs
from app.work.bus.bus import Bus
from app.work.bus.events import SidecarsChanged, TableMarked
from app.work.bus.open_library import OpenLibrary


class MarkCommands(QObject):
    """Marks the selected photos of the list that has the focus.

    Signals: ``done(sentence, command)`` with the command that takes back what was done;
    ``changed(command)``: that would take back another change from now on.
    """

    done = Signal(str, str)
    changed = Signal(str)

    def __init__(
        self,
        bus: Bus,
        browser: Browser,
        targets: Targets,
        actions: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._bus = bus
        self._browser = browser
        self._targets = targets
        self._actions = actions
        self._window = window
        browser.starred.connect(lambda photo, stars: self._mark((photo,), MarkChange(stars=stars)))
        bus.listen(TableMarked, lambda _: browser.refresh_marks())
        bus.listen(SidecarsChanged, self._show_sidecars)

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {
            **{f"stars_{n}": partial(self._give_stars, n) for n in range(MOST_STARS + 1)},
            **{f"label_{colour}": partial(self._give_colour, colour) for colour in COLOURS},
            "no_label": partial(self._give_colour, ""),
            "keywords": self._ask_for_keywords,
            "undo_marks": lambda: self._change(lambda library: library.marks.undo()),
            "redo_marks": lambda: self._change(lambda library: library.marks.redo()),
            "write_sidecars": self._write_sidecars,
            "write_sidecars_into": self._ask_where_to_write,
            "keep_sidecars": self._keep_sidecars,
            "short_sidecars": self._name_sidecars_short,
        }

    def _give_stars(self, stars: int) -> None:
        self._mark(self._targets.some(), MarkChange(stars=stars))

    def _give_colour(self, colour: str) -> None:
        """Give a colour label; where all have it already, take it away."""
        photos = self._targets.some()
        if colour and all(info.colour == colour for info in self._infos(photos)):
            colour = ""
        self._mark(photos, MarkChange(colour=colour))

    def _mark(self, photos: tuple[int, ...], change: MarkChange) -> None:
        if not photos:
            return
        self._change(lambda library: library.marks.set(photos, change))
        if len(photos) > 1:
            sentence = tr_n(
                "{mark} for {n} photo.", "{mark} for {n} photos.", len(photos), mark=_what(change)
            )
            self.done.emit(sentence, "undo_marks")

    def _change(self, call: Callable[[OpenLibrary], None]) -> None:
        self.changed.emit("undo_marks")
        self._bus.ask(call)

    def _ask_for_keywords(self) -> None:
        photos = self._targets.some()
        if not photos:
            return
        known = {name for info in self._bus.photos.all() for name in info.keywords}
        having = [info.keywords for info in self._infos(photos)]
        dialog = KeywordsDialog(having, sorted(known, key=str.casefold), self._window)
        dialog.chosen.connect(
            lambda add, remove: self._mark(photos, MarkChange(add=add, remove=remove))
        )
        dialog.finished.connect(lambda _: self._browser.focus_photos())
        dialog.open()

    def offer_keywords(self, selection: SelectionCommands, menu: QMenu) -> None:
        """Let photos be selected by their keywords."""
        selection.offer(menu, tr("By keyword"), self._keyword_choices)

    def _keyword_choices(self) -> list[SelectionChoice]:
        known = {name for info in self._bus.photos.all() for name in info.keywords}

        def having(name: str) -> Holds:
            photos = {info.id for info in self._bus.photos.all() if name in info.keywords}
            return photos.__contains__

        names = sorted(known, key=str.casefold)
        return [SelectionChoice(words.printable(name), partial(having, name)) for name in names]

    # Sidecars

    def _keep_sidecars(self, wanted: bool) -> None:
        self._bus.ask(lambda library: library.marks.keep_sidecars(wanted))

    def _name_sidecars_short(self, wanted: bool) -> None:
        self._bus.ask(lambda library: library.marks.name_short(wanted))

    def _write_sidecars(self) -> None:
        if photos := self._targets.some():
            self._bus.ask(lambda library: library.marks.write(photos))

    def _ask_where_to_write(self) -> None:
        if photos := self._targets.some():
            dialogs.ask_for_file(
                self._window,
                tr_n(
                    "Write the sidecar of {n} photo into this folder",
                    "Write the sidecars of {n} photos into this folder",
                    len(photos),
                ),
                lambda folder: self._write_into(photos, folder),
                mode=QFileDialog.FileMode.Directory,
            )

    def _write_into(self, photos: tuple[int, ...], folder: Path) -> None:
        self._bus.ask(lambda library: library.marks.write(photos, folder))

    def _show_sidecars(self, state: SidecarState) -> None:
        self._actions["keep_sidecars"].setChecked(state.kept)
        self._actions["short_sidecars"].setChecked(state.short)

    def _infos(self, photos: Sequence[int]) -> list[PhotoInfo]:
        infos = (self._bus.photos.get(photo) for photo in photos)
        return [info for info in infos if info is not None]


def _what(change: MarkChange) -> str:
    """Say what a change gives, for a sentence: "3 stars"."""
    if change.stars is not None:
        return words.star_count(change.stars) if change.stars else tr("No stars")
    if change.colour is not None:
        return words.colour_label(change.colour) if change.colour else tr("No colour")
    return tr("Keywords changed")
