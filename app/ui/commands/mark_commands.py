"""Commands on marks: stars and colours by key, keywords, sidecars."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMenu

from app.core.base.language import Plural, tr, tr_n
from app.core.base.photo_types import MarkChange, PhotoInfo
from app.ui.commands.command import command
from app.ui.commands.context import Context
from app.ui.commands.keywords_dialog import KeywordsDialog
from app.ui.commands.selection_commands import Holds, SelectionChoice, SelectionCommands
from app.ui.style import words
from app.ui.system import dialogs
from app.work.bus.events import TableMarked


class MarkCommands(QObject):
    """Marks the selected photos of the list that has the focus."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context
        self._bus, self._browser = bus, browser = context.bus, context.browser
        browser.starred.connect(lambda photo, stars: self._mark((photo,), MarkChange(stars=stars)))
        bus.listen(TableMarked, lambda _: browser.refresh_marks())

    @command(
        "Photo",
        4,
        "1 star",
        "1",
        id="stars_1",
        under="Stars",
        several=Plural("1 star for {n} photo", "1 star for {n} photos"),
        arguments=(1,),
    )
    @command(
        "Photo",
        4,
        "2 stars",
        "2",
        id="stars_2",
        under="Stars",
        several=Plural("2 stars for {n} photo", "2 stars for {n} photos"),
        arguments=(2,),
    )
    @command(
        "Photo",
        4,
        "3 stars",
        "3",
        id="stars_3",
        under="Stars",
        several=Plural("3 stars for {n} photo", "3 stars for {n} photos"),
        arguments=(3,),
    )
    @command(
        "Photo",
        4,
        "4 stars",
        "4",
        id="stars_4",
        under="Stars",
        several=Plural("4 stars for {n} photo", "4 stars for {n} photos"),
        arguments=(4,),
    )
    @command(
        "Photo",
        4,
        "5 stars",
        "5",
        id="stars_5",
        under="Stars",
        several=Plural("5 stars for {n} photo", "5 stars for {n} photos"),
        arguments=(5,),
    )
    @command(
        "Photo",
        4,
        "No stars",
        "0",
        id="stars_0",
        under="Stars",
        several=Plural("No stars for {n} photo", "No stars for {n} photos"),
        arguments=(0,),
    )
    def _give_stars(self, stars: int) -> None:
        self._mark(self.context.some(), MarkChange(stars=stars))

    @command("Photo", 4, "Red", "6", id="label_red", under="Colour", arguments=("red",))
    @command(
        "Photo",
        4,
        "Yellow",
        "7",
        id="label_yellow",
        under="Colour",
        arguments=("yellow",),
    )
    @command(
        "Photo",
        4,
        "Green",
        "8",
        id="label_green",
        under="Colour",
        arguments=("green",),
    )
    @command(
        "Photo",
        4,
        "Blue",
        "9",
        id="label_blue",
        under="Colour",
        arguments=("blue",),
    )
    @command(
        "Photo",
        4,
        "Purple",
        "Ctrl+9",
        id="label_purple",
        under="Colour",
        arguments=("purple",),
    )
    @command(
        "Photo",
        4,
        "No colour",
        "Ctrl+0",
        id="no_label",
        under="Colour",
        arguments=("",),
    )
    def _give_colour(self, colour: str) -> None:
        """Give a colour label; where all have it already, take it away."""
        photos = self.context.some()
        if colour and all(info.colour == colour for info in self._infos(photos)):
            colour = ""
        self._mark(photos, MarkChange(colour=colour))

    def _mark(self, photos: tuple[int, ...], change: MarkChange) -> None:
        if not photos:
            return
        context = self.context
        context.do(
            tr("{what} for {photos}", what=_what(change), photos=context.called(photos)),
            lambda library: library.marks.set(photos, change),
            partial(context.show_photos, photos),
        )
        if len(photos) > 1:
            sentence = tr_n(
                "{mark} for {n} photo.", "{mark} for {n} photos.", len(photos), mark=_what(change)
            )
            context.done(sentence)

    @command(
        "Photo",
        4,
        "Keywords…",
        "K",
        id="keywords",
        several=Plural("Keywords of {n} photo…", "Keywords of {n} photos…"),
        short="Keywords",
    )
    def _ask_for_keywords(self) -> None:
        photos = self.context.some()
        if not photos:
            return
        known = {name for info in self._bus.photos.all() for name in info.keywords}
        having = [info.keywords for info in self._infos(photos)]
        dialog = KeywordsDialog(having, sorted(known, key=str.casefold), self.context.window)
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

    def keep_sidecars(self, wanted: bool) -> None:
        """Write sidecars as soon as marks change, or only when asked."""
        self._bus.ask(lambda library: library.marks.keep_sidecars(wanted))

    def name_sidecars_short(self, wanted: bool) -> None:
        """Name new sidecars photo.xmp, or photo.jpg.xmp."""
        self._bus.ask(lambda library: library.marks.name_short(wanted))

    @command(
        "Photo",
        5,
        "Write a sidecar beside the photo",
        id="write_sidecars",
        under="Sidecars",
        several=Plural("Write sidecars beside {n} photo", "Write sidecars beside {n} photos"),
    )
    def _write_sidecars(self) -> None:
        if photos := self.context.some():
            self._bus.ask(lambda library: library.marks.write(photos))

    @command(
        "Photo",
        5,
        "Write a sidecar into a folder…",
        id="write_sidecars_into",
        under="Sidecars",
        several=Plural(
            "Write sidecars of {n} photo into a folder…",
            "Write sidecars of {n} photos into a folder…",
        ),
    )
    def _ask_where_to_write(self) -> None:
        if photos := self.context.some():
            dialogs.ask_for_file(
                self.context.window,
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
