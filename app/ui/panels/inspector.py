"""Show what can be done with a photo, why it fits, its facts, and what the search was taught."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QSizePolicy, QWidget

from app.core.base.language import tr
from app.core.base.search_types import ProfilesView, QueryItem, SearchView
from app.ui.commands.registry import Actions
from app.ui.facts.facts_panel import FactsPanel, heading_label
from app.ui.facts.search_commands import PhotoCommands
from app.ui.photos.browser import Browser
from app.ui.photos.pictures import Pictures
from app.ui.photos.small_photos import MarksStrip, Small, SmallPhotos
from app.ui.style import theme, words
from app.ui.style.building import column, label, page, row, tool
from app.ui.style.controls import WordButton
from app.ui.style.labels import ElidedLabel
from app.ui.style.tokens import tokens_of
from app.work.bus.bus import Bus
from app.work.bus.events import ProfilesChanged, SearchChanged, TableMarked

_HEAD = 7 * theme.UNIT  # px
_PAIR = QSize(120, 80)  # px


class Inspector(QFrame):
    """The panel. Signal: ``closed()`` by its close button."""

    closed = Signal()

    def __init__(
        self, bus: Bus, browser: Browser, pictures: Pictures, path_of: Callable[[int], Path | None]
    ) -> None:
        super().__init__()
        self.setObjectName("inspector")
        self.setAccessibleName(tr("Inspector"))
        self._bus, self._browser, self._path_of = bus, browser, path_of
        self.facts = FactsPanel(bus, browser, pictures)
        self.taught = Taught(bus)
        self._name = ElidedLabel(elide=Qt.TextElideMode.ElideMiddle)
        self._more = WordButton()
        self._thumbs = {1: WordButton(), -1: WordButton()}  # by sign
        self._why = Why(pictures)
        self._rating, self._marks = QWidget(), MarksStrip()
        self._lay_out()
        browser.selection_changed.connect(self._refresh)
        browser.signs_changed.connect(lambda _: self._refresh())
        bus.listen(SearchChanged, self._refresh)
        bus.listen(TableMarked, self._refresh)
        self._marks.starred.connect(self._star)

    def _lay_out(self) -> None:
        close = tool("close", tr("Close the inspector"), self.closed.emit)
        close.setAccessibleName(tr("Close"))
        self._name.setFont(theme.scaled_font(self, 1))
        head = page(row((self._name, 1), close))
        head.setFixedHeight(_HEAD)
        acts = row(self._more, *self._thumbs.values())
        margins = 20, 0, 2 * theme.UNIT, 2 * theme.UNIT
        top = column(head, acts, margins=margins, gap=0)
        column(top, (self.facts, 1), on=self, margins=(1, 0, 0, 0), gap=0)
        column(heading_label(tr("Rating")), self._marks, on=self._rating, gap=theme.UNIT // 2)
        self.facts.put_above(self._why)
        self.facts.put_below(self._rating)
        self.facts.put_below(self.taught)

    def _star(self, stars: int) -> None:
        for photo in self._browser.targets():
            self._browser.starred.emit(photo, stars)

    def offer(self, actions: Actions) -> None:
        """Add buttons for the photo's commands below its name."""
        self._more.setText(tr("More like this"))
        self._more.setIcon(theme.icon("like-this", palette=self))
        self._more.clicked.connect(actions["search"].trigger)
        self._more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._more.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for sign, command, name in ((1, "like", "thumb-up"), (-1, "dislike", "thumb-down")):
            button, icon = self._thumbs[sign], theme.icon(name, palette=self)
            button.setDefaultAction(actions[command])
            actions[command].changed.connect(partial(button.setIcon, icon))
            button.setIcon(icon)
            button.setCheckable(True)
        for button in (self._more, *self._thumbs.values()):
            button.setProperty("framed", True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._refresh()

    def connect_to(self, commands: PhotoCommands) -> None:
        """Connect to the commands."""
        self.taught.keep_chosen.connect(commands.keep_search)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, tokens = QPainter(self), tokens_of(self.palette())
        painter.fillRect(self.rect(), QColor(tokens.ground))
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        x = self.width() - 1 if mirrored else 0
        painter.fillRect(QRect(x, 0, 1, self.height()), QColor(tokens.border))

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self._refresh()

    def _refresh(self, *_: object) -> None:
        if not self.isVisible():
            return
        photos, searching = self._browser.targets(), self._browser.judging()
        view = self._browser.orders.shown if searching else None
        self.taught.show_search(view)
        self._name.setText(self._title_of(photos))
        self._more.setVisible(bool(photos))
        one = photos[0] if len(photos) == 1 else None
        sign = self._browser.sign_of(one) if one is not None else 0
        for side, button in self._thumbs.items():
            button.setVisible(bool(photos) and view is not None)
            button.setChecked(side == sign)
        self._why.tell(one, view)
        info = None if one is None else self._bus.photos.get(one)
        self._rating.setVisible(info is not None)
        if info is not None:
            self._marks.show_marks(info.stars, info.colour)

    def _title_of(self, photos: tuple[int, ...]) -> str:
        if len(photos) != 1:
            return tr("Facts")
        path = self._path_of(photos[0])
        return words.name_alone(path.stem) if path else tr("Facts")


class Why(QWidget):
    """Why a photo is in the results: beside the nearest liked one, with a sentence."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pair = SmallPhotos(pictures, _PAIR)
        self._texts = label(tr("This photo"), tone="third"), label(tone="third")
        self._sentence = label(tone="third")
        names = row(*((text, 1) for text in self._texts))
        column(heading_label(tr("Why it fits")), self._pair, names, self._sentence, on=self)
        self.hide()

    def tell(self, photo: int | None, view: SearchView | None) -> None:
        """Explain this photo in these results; hide if there is nothing to explain."""
        results = view.results if view is not None and view.query else ()
        found = next((item for item in results if item.photo == photo), None)
        self.setVisible(found is not None)
        if found is None or view is None:
            return
        liked = found.pulled_by if found.pulled_by in view.liked else None
        other = view.query[0] if liked is None else QueryItem(photo=liked)
        self._texts[1].setText(tr("You asked with this") if liked is None else tr("You liked"))
        self._texts[1].setVisible(not other.word)
        both = Small(QueryItem(photo=photo)), Small(other, framed=True)
        self._pair.show_photos(both[: 1 if other.word else 2])
        if other.word and found.probability is not None:
            self._sentence.setText(words.shows(other.word, found.probability))
        else:
            shares = words.likeness(found, view.weights, view.measured)
            self._sentence.setText(words.reason(words.by_family(view.modalities, shares)))


class Taught(QWidget):
    """What matters in the shown search since it was taught, and whether later searches learn from
    it. Signal: ``keep_chosen(bool)``."""

    keep_chosen = Signal(bool)

    def __init__(self, bus: Bus) -> None:
        super().__init__()
        self._matters = label(tone="third")
        self.keep = QCheckBox(tr("Remember this for later searches"))
        column(self._matters, self.keep, on=self)
        self.keep.clicked.connect(self.keep_chosen)
        bus.listen(ProfilesChanged, self._show_profiles)
        self.show_search(None)

    def show_search(self, view: SearchView | None) -> None:
        """Show what this search was taught; hide before that."""
        taught = view is not None and bool(view.liked or view.disliked)
        self.setVisible(taught)
        if view is None or not taught:
            return
        weights = words.by_family(view.modalities, view.weights)
        self._matters.setText(words.what_counts(weights))
        self.keep.setChecked(view.kept)

    def _show_profiles(self, view: ProfilesView) -> None:
        active = next((each for each in view.profiles if each.id == view.active), None)
        self.keep.setToolTip(active.learning_gain if active else "")
