"""Provide the commands on marks: stars and colours by key, a dialog for keywords, sidecars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCompleter,
    QDialog,
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from app.core.base.language import tr, tr_n
from app.core.base.photo_types import MarkChange, PhotoInfo
from app.ui.commands.registry import command
from app.ui.photos.context import Commands, Context
from app.ui.style import theme, words
from app.ui.style.building import column, label, ok_or_cancel
from app.work.bus.events import TableMarked

_SOME = Qt.CheckState.PartiallyChecked
_ALL = Qt.CheckState.Checked
_NONE = Qt.CheckState.Unchecked
_ROWS = 8  # shown without scrolling


class KeywordsDialog(QDialog):
    """Lists the keywords that any of the photos has, half ticked if not all photos have them.

    Enter adds what is typed (several are separated by commas); with an empty field it accepts the
    dialog. Signal: ``chosen(add, remove)``, tuples of keywords.
    """

    chosen = Signal(object, object)

    def __init__(
        self, having: Sequence[Iterable[str]], known: Sequence[str], parent: QWidget
    ) -> None:
        """``having``: the keywords of each photo; ``known``: those of the whole library."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr_n("Keywords of {n} photo", "Keywords of {n} photos", len(having)))
        self._photos = len(having)
        self._counts = Counter(name for names in having for name in set(names))
        self._items: dict[str, QListWidgetItem] = {}
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Add a keyword"))
        self.field.setAccessibleName(tr("Add a keyword"))
        completer = QCompleter(list(known), self.field)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.field.setCompleter(completer)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Keywords of these photos"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setMinimumHeight(_ROWS * self.fontMetrics().height())
        for name in sorted(self._counts, key=str.casefold):
            self._list(name, _ALL if self._counts[name] == self._photos else _SOME)
        self.list.setVisible(bool(self._counts))
        how = tr("Press Enter to add. Commas separate keywords, | separates levels: Animals|Dog.")
        note = label(how)
        note.setFont(theme.scaled_font(note, 0))
        buttons, _ = ok_or_cancel(self)
        column(self.field, self.list, note, buttons, on=self, margins=2 * theme.UNIT)
        wide = 42 * theme.UNIT
        self.resize(wide, max(self.sizeHint().height(), self.heightForWidth(wide)))
        self.field.setFocus()

    def add(self, text: str) -> None:
        """Tick the typed keywords, and list new ones."""
        for name in (part.strip() for part in text.split(",")):
            if name in self._items:
                self._items[name].setCheckState(_ALL)
            elif name:
                self._list(name, _ALL)
        self.list.show()
        self.field.clear()

    def accept(self) -> None:
        """Add what is typed, then emit the changes."""
        self.add(self.field.text())
        counts, states = self._counts, {n: item.checkState() for n, item in self._items.items()}
        add = tuple(name for name in states if states[name] == _ALL and counts[name] < self._photos)
        remove = tuple(name for name in states if states[name] == _NONE and counts[name])
        if add or remove:
            self.chosen.emit(add, remove)
        super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self.field.text().strip():
            self.add(self.field.text())
        else:
            self.accept()

    def _list(self, name: str, state: Qt.CheckState) -> None:
        count = self._counts[name]
        some = 0 < count < self._photos
        item = self._items[name] = QListWidgetItem(words.printable(name))
        flags = item.flags() | Qt.ItemFlag.ItemIsUserCheckable
        item.setFlags(flags | Qt.ItemFlag.ItemIsUserTristate if some else flags)
        item.setCheckState(state)
        self.list.addItem(item)


class MarkCommands(Commands):
    """Marks the selected photos of the focused list."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._browser.starred.connect(
            lambda photo, stars: self._mark((photo,), MarkChange(stars=stars))
        )
        self._bus.listen(TableMarked, lambda _: self._browser.refresh_marks())

    @command("Photo", 4, "1 star", "1", id="stars_1", under="Stars", of=1)
    @command("Photo", 4, "2 stars", "2", id="stars_2", under="Stars", of=2)
    @command("Photo", 4, "3 stars", "3", id="stars_3", under="Stars", of=3)
    @command("Photo", 4, "4 stars", "4", id="stars_4", under="Stars", of=4)
    @command("Photo", 4, "5 stars", "5", id="stars_5", under="Stars", of=5)
    @command("Photo", 4, "No stars", "0", id="stars_0", under="Stars", of=0)
    def _give_stars(self, stars: int) -> None:
        self._mark(self.context.some(), MarkChange(stars=stars))

    @command("Photo", 4, "Red", "6", id="label_red", under="Colour", of="red")
    @command("Photo", 4, "Yellow", "7", id="label_yellow", under="Colour", of="yellow")
    @command("Photo", 4, "Green", "8", id="label_green", under="Colour", of="green")
    @command("Photo", 4, "Blue", "9", id="label_blue", under="Colour", of="blue")
    @command("Photo", 4, "Purple", "Ctrl+9", id="label_purple", under="Colour", of="purple")
    @command("Photo", 4, "No colour", "Ctrl+0", id="no_label", under="Colour", of="")
    def _give_colour(self, colour: str) -> None:
        """Give a colour label, or remove it if all photos have it already."""
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

    @command("Photo", 4, "Keywords…", "K", id="keywords", many="Keywords of {n} photos…")
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

    # Sidecars

    @command(
        "Photo", 5, "Write a sidecar beside the photo", many="Write sidecars beside {n} photos"
    )
    def _write_sidecars(self) -> None:
        if photos := self.context.some():
            self._bus.ask(lambda library: library.marks.write(photos))

    def _infos(self, photos: Sequence[int]) -> list[PhotoInfo]:
        infos = (self._bus.photos.get(photo) for photo in photos)
        return [info for info in infos if info is not None]


def _what(change: MarkChange) -> str:
    """Return what a change gives, for a sentence: "3 stars"."""
    if change.stars is not None:
        return words.star_count(change.stars) if change.stars else tr("No stars")
    if change.colour is not None:
        return words.colour_label(change.colour) if change.colour else tr("No colour")
    return tr("Keywords changed")
