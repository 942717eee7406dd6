"""Show what can be done with a photo, why it fits, its facts, and what the search was taught."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.base.language import Sentence, tr, tr_n
from app.core.base.search_types import QueryItem, SearchView, Thumbed
from app.core.facts.local_words import local_noun
from app.core.search.known_facts import KnownFacts
from app.ui.canvas.pictures import Pictures
from app.ui.facts.earlier_searches import thumbed_list
from app.ui.facts.fact_rows import FactSection, Line, sections, summary
from app.ui.facts.search_commands import PhotoCommands
from app.ui.photos.context import Context
from app.ui.photos.small_photos import MarksStrip, Small, SmallPhotos
from app.ui.style import theme, words
from app.ui.style.building import (
    Sign,
    column,
    hairline,
    label,
    on_ground,
    page,
    put_in_place,
    row,
    scrolled,
    tool,
)
from app.ui.style.labels import ElidedLabel, WordButton
from app.work.bus.events import AlbumsChanged, SearchChanged, TableChanged, TableMarked

_HEAD = 7 * theme.UNIT  # px
_PAIR = QSize(128, 86)  # px
_CALM = 120  # ms: stepping through photos by key doesn't wait for facts


class Inspector(QFrame):
    """The panel, which asks for facts only while visible. ``facts``: the part that scrolls."""

    def __init__(self, context: Context, commands: PhotoCommands) -> None:
        super().__init__()
        self.setObjectName("inspector")
        on_ground(self)
        self.setAccessibleName(tr("Inspector"))
        self._commands, self._actions = commands, context.actions
        bus, browser, pictures = context.bus, context.browser, context.pictures
        self._bus, self._browser = bus, browser
        self._asked: tuple[int, ...] = ()
        self._shown: object = None  # what the facts were last made from
        self._name = ElidedLabel(elide=Qt.TextElideMode.ElideMiddle)
        self._more = WordButton()
        self._thumbs = {1: QToolButton(), -1: QToolButton()}  # by sign
        self._why = Why(pictures)
        self._body = QWidget()  # the facts, made again for other photos
        self._stars = MarksStrip()
        keywords = QToolButton()
        keywords.setDefaultAction(context.actions["keywords"])
        keywords.setProperty("framed", True)
        marks = _heading(tr("Rating")), self._stars, theme.UNIT // 2, row(keywords, None)
        self._rating = page(column(*marks, gap=theme.UNIT // 2))
        self._matters = label(tone="third")
        self._keep = QCheckBox(tr("Remember this for later searches"))
        self.taught = page(column(self._matters, self._keep))
        self._calm = QTimer(self, singleShot=True, interval=_CALM)
        self._calm.timeout.connect(self._ask_for_facts)
        self._lay_out()
        self._offer_acts()
        self._keep.clicked.connect(commands.keep_search)
        self._stars.starred.connect(self._star)
        browser.selection_changed.connect(self._refresh)
        browser.signs_changed.connect(self._refresh)
        for kind in (SearchChanged, TableMarked, TableChanged, AlbumsChanged):
            bus.listen(kind, self._refresh)

    def _lay_out(self) -> None:
        close = tool("close", tr("Close the inspector"), self._close)
        close.setAccessibleName(tr("Close"))
        self._name.setFont(theme.scaled_font(self, 1))
        head = page(row((self._name, 1), close))
        head.setFixedHeight(_HEAD)
        side, margin = 20, 2 * theme.UNIT
        acts = row(self._more, *self._thumbs.values())
        top = column(head, acts, margins=(side, 0, margin, margin), gap=0)
        parts = self._why, self._body, self._rating, self.taught, None
        content = column(*parts, margins=(side, theme.UNIT, margin, margin), gap=margin)
        whole = page(content)
        self.facts = scrolled(whole)
        whole.setFocusProxy(self.facts)  # where its buttons are gone
        self.facts.setAccessibleName(tr("Facts"))
        self.facts.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # keys scroll it
        row(hairline(upright=True), (column(top, (self.facts, 1), gap=0), 1), on=self, gap=0)

    def _offer_acts(self) -> None:
        """Let the buttons below the name do commands on the photo."""
        actions = self._actions
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

    def _close(self) -> None:
        self._actions["facts_panel"].trigger()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def _star(self, stars: int) -> None:
        for photo in self._browser.targets():
            self._browser.starred.emit(photo, stars)

    # What is at hand

    def _refresh(self, *_: object) -> None:
        """Show what is known of the selected photos, and soon the facts."""
        if not self.isVisible():
            return
        photos = self._browser.targets()
        one = photos[0] if len(photos) == 1 else None
        view = self._browser.orders.shown if self._browser.judging() else None
        path = None if one is None else self._bus.photos.path_of(one)
        name = words.name_alone(path.stem) if path else tr("Facts")
        count = len(photos)
        self._name.setText(tr_n("{n} photo", "{n} photos", count) if count > 1 else name)
        self._more.setText(tr("More like these") if count > 1 else tr("More like this"))
        self._more.setVisible(bool(photos))
        sign = self._browser.signs.get(one, 0) if one is not None else 0
        for side, button in self._thumbs.items():
            button.setVisible(bool(photos) and view is not None)
            button.setChecked(side == sign)
        self._why.tell(one, view)
        info = None if one is None else self._bus.photos.get(one)
        self._rating.setVisible(info is not None)
        if info is not None:
            self._stars.show_marks(info.stars, info.colour)
        self._show_taught(view)
        self._calm.start()

    def _show_taught(self, view: SearchView | None) -> None:
        """Show what matters in this search once it was taught, and whether later ones learn."""
        taught = view is not None and bool(view.liked or view.disliked)
        self.taught.setVisible(taught)
        if view is not None:
            weights = words.by_family(view.modalities, view.weights)
            self._matters.setText(words.what_counts(weights))
            self._keep.setChecked(view.kept)

    # Facts

    def _ask_for_facts(self) -> None:
        photos = self._asked = self._browser.targets()
        show = partial(self._show_facts, photos)
        if photos:
            self._bus.ask(
                lambda library: library.facts.of(photos), lambda found: show(*found), key="facts"
            )
        else:
            show(None, ())

    def _show_facts(
        self, photos: tuple[int, ...], facts: KnownFacts | None, thumbs: tuple[Thumbed, ...]
    ) -> None:
        """Show these facts, if the photos are still selected; of several photos a summary."""
        if photos != self._asked:
            return
        found: tuple[FactSection, ...] = ()
        if len(photos) > 1:
            infos = map(self._bus.photos.get, photos)
            found = summary([info for info in infos if info is not None])
        elif facts is not None:
            albums = self._bus.latest(AlbumsChanged).albums
            found = sections(facts, {album.id: album.name for album in albums})
        if (known := (bool(photos), found, thumbs)) != self._shown:
            self._shown = known
            self._fill(found, thumbs)

    def _fill(self, found: Sequence[FactSection], thumbs: tuple[Thumbed, ...]) -> None:
        scrolled = self.facts.verticalScrollBar().value()
        whole = column(_lines(found))
        if not self._asked:
            whole.insertWidget(0, label(tr("Pick a photo to see its details.")))
        if thumbs:
            commands = self._commands
            whole.addSpacing(theme.UNIT)
            whole.addWidget(_heading(tr("Thumbs in these searches")))
            whole.addWidget(
                thumbed_list(commands.context, thumbs, commands.reopen, commands.withdraw)
            )
        self._body = put_in_place(self._body, page(whole))
        self.facts.verticalScrollBar().setValue(scrolled)


def _lines(found: Sequence[FactSection]) -> QVBoxLayout:
    """Return each section as an icon beside its lines, all but the first in a quiet colour."""
    parts = []
    for section in found:
        said = [_line(line, quiet=number > 0) for number, line in enumerate(section.lines)]
        sign = Sign(section.icon, section.title), Qt.AlignmentFlag.AlignTop
        parts.append(row(sign, (column(*said, gap=2), 1), gap=12))
    return column(*parts, gap=12)


def _line(line: Line, *, quiet: bool) -> QLabel:
    if line.name:
        name = ElidedLabel(elide=Qt.TextElideMode.ElideMiddle)
        name.setText(line.text)
        return name
    value = label(tone="quiet" if quiet else "")
    value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    value.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    # A list of Latin names, or of signs alone, would begin at the wrong end.
    turned = value.isRightToLeft() and isinstance(line.text, Sentence)
    value.setText(f"\N{RIGHT-TO-LEFT MARK}{line.text}" if turned else line.text)
    value.setToolTip(line.whole)
    return value


def _heading(text: str) -> QLabel:
    title = label(text, strong=True)
    title.setContentsMargins(0, theme.UNIT // 2, 0, 0)
    return title


class Why(QWidget):
    """Why a photo is in the results: beside the nearest liked one, with a sentence."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pair = SmallPhotos(pictures, _PAIR)
        this, self._other, self._sentence = (label(tone="third") for _ in range(3))
        this.setText(tr("This photo"))
        for name in (this, self._other):
            name.setFixedWidth(_PAIR.width())
        names = row(this, self._other, None)
        column(_heading(tr("Why it fits")), self._pair, names, self._sentence, on=self)
        self.hide()

    def tell(self, photo: int | None, view: SearchView | None) -> None:
        """Explain this photo in these results; hide if there is nothing to explain, as of a photo
        that was asked with."""
        query = () if view is None else view.query
        explained = bool(query) and QueryItem(photo=photo) not in query
        results = view.results if view is not None and explained else ()
        found = next((item for item in results if item.photo == photo), None)
        self.setVisible(found is not None)
        if found is None or view is None:
            return
        liked = found.pulled_by if found.pulled_by in view.liked else None
        other = view.query[0] if liked is None else QueryItem(photo=liked)
        self._other.setText(tr("You asked with this") if liked is None else tr("You liked"))
        self._other.setVisible(not other.word)
        both = Small(QueryItem(photo=photo)), Small(other, framed=True)
        self._pair.show_photos(both[: 1 if other.word else 2])
        if other.word:
            said = words.shows(local_noun(other.word), found.probability or 0.0)
            self._sentence.setText(said if view.edge else "")
        else:
            shares = words.likeness(found, view.weights, view.measured)
            self._sentence.setText(words.reason(words.by_family(view.modalities, shares)))
