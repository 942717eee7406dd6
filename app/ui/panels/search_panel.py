"""Side panel of the current search: query, thumbs, weights, and what was learned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.language import tr, tr_later
from app.core.types import ProfileInfo, ProfilesView, SearchView
from app.ui.commands.photo_commands import PhotoCommands
from app.ui.panels.ask_strip import AskStrip
from app.ui.panels.order_switch import OrderSwitch
from app.ui.panels.scope_row import ScopeRow
from app.ui.panels.search_trays import SearchTrays
from app.ui.panels.weight_bars import WeightBars
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.pictures import Pictures
from app.ui.photos.tray import ITEM
from app.ui.style import theme, words
from app.ui.style.controls import Fold, WrappedCheck, offer_menu
from app.ui.style.labels import WrappedLabel
from app.work.bus.bus import Bus
from app.work.bus.events import AlbumsChanged, ProfilesChanged, RootsChanged, SearchChanged

_HINT = tr_later(
    "Type a word, or pick a photo and search from it: Likewise shows the ones most like it.\n\n"
    "A picture from elsewhere works too. Drop it here or paste it."
)

_NARROWEST = 32 * theme.UNIT  # px
_LONGEST = 18  # letters of a profile's name


class SearchPanel(QScrollArea):
    """Shows a SearchView, or how to start one.

    Signals: ``order_chosen("learned" | "original")``, ``search_from(photo)`` from a tray,
    ``stepped_back(search)`` along the breadcrumb, ``keep_chosen(bool)``,
    ``menu_wanted(global point)``, ``photos_dropped(photos)``.
    """

    order_chosen = Signal(str)
    search_from = Signal(object)
    stepped_back = Signal(object)
    keep_chosen = Signal(bool)
    menu_wanted = Signal(object)
    photos_dropped = Signal(object)

    def __init__(self, pictures: Pictures, path_of: Callable[[int], Path | None]) -> None:
        super().__init__()
        self.setAccessibleName(tr("Search"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what it holds takes the focus
        self.setWidgetResizable(True)
        self.setAcceptDrops(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._trays = SearchTrays(self, pictures, path_of)
        self.trail, self.query = self._trays.trail, self._trays.query
        self.liked, self.disliked = self._trays.liked, self._trays.disliked
        self._bars = WeightBars()
        self._counts = Fold(tr("What counts"), self._bars)
        self._ask = AskStrip(pictures)
        self.scope = ScopeRow()
        self._summary = _wrapped(tr("Summary"))
        self._incomplete = _wrapped(tr("What could not be searched"))
        self._hint = _wrapped(tr("How to search"))
        self._hint.setText(tr(_HINT))
        self._keep = WrappedCheck()
        self._keep.setToolTip(tr("Later searches start from what this one taught"))
        self._learning_gain = _wrapped(tr("Whether the profile helps"))
        self.order = OrderSwitch()
        self._profile = QToolButton()
        self._questions = QHBoxLayout()
        self._way: tuple[int, ...] = ()  # the searches of the breadcrumb
        self._search = QWidget()
        self._build()
        self._build_search()
        self._connect()
        self.show_search(None)
        self.show_profile(None)

    def connect_to(self, bus: Bus, commands: PhotoCommands) -> None:
        """Show the search of this bus, and have these commands do what a person wants of it."""
        self.scope.show_roots(bus.latest(RootsChanged).roots)
        self.scope.show_albums(bus.latest(AlbumsChanged).albums)
        bus.listen(AlbumsChanged, self.scope.show_albums)
        bus.listen(RootsChanged, self.scope.show_roots)
        bus.listen(SearchChanged, self.show_search)
        bus.listen(ProfilesChanged, self._show_profiles)
        self.order_chosen.connect(commands.choose_order)
        self.search_from.connect(commands.search_from)
        self.stepped_back.connect(commands.step_back)
        self.photos_dropped.connect(commands.search_from_all)
        self._ask.judged.connect(lambda photo, sign: commands.judge((photo,), sign))
        self.keep_chosen.connect(commands.keep_search)
        self.scope.scope_chosen.connect(commands.search_within)

    def offer(self, actions: Sequence[QAction]) -> None:
        """Let the keys of these commands on photos work in the trays."""
        for tray in (self.query, self.liked, self.disliked):
            tray.addActions(actions)

    def add_question(self, action: QAction) -> None:
        """Put a button for this action under the summary."""
        self._ask.ended.connect(action.trigger)
        button = QToolButton()
        button.setProperty("framed", True)
        button.setDefaultAction(action)
        self._questions.addWidget(button)
        self._ask.asking.connect(button.setHidden)
        above = (self.trail, self.query, *self.scope.boxes)
        for before, after in pairwise((*above, button)):
            self.setTabOrder(before, after)
        self._questions.addStretch()

    def offer_profiles(self, menu: QMenu) -> None:
        """Let the profile be chosen at the top, from this menu."""
        offer_menu(self._profile, menu)

    def show_search(self, view: SearchView | None) -> None:
        """Show what is known of the search; None shows how to start one."""
        self._search.setVisible(view is not None)
        self._hint.setVisible(view is None)
        if view is not None:
            self._show(view)
        self.updateGeometry()  # what it needs may be more

    def _show(self, view: SearchView) -> None:
        self._trays.show_search(view)
        self._way = tuple(step.search for step in view.trail)
        self._summary.setText(view.summary)
        self._summary.setVisible(bool(view.summary))
        self._incomplete.setText(view.incomplete)
        self._incomplete.setVisible(bool(view.incomplete))
        self._ask.show_search(view)
        self.order.show_search(view)
        weights = words.by_family(view.modalities, view.weights)
        self._bars.show_weights(weights, words.by_family(view.modalities, view.weights_before))
        self._counts.line.setText(words.what_counts(weights))
        counts = not view.word or bool(view.liked or view.disliked)  # a word alone weighs nothing
        self._counts.setVisible(counts)
        self._keep.setChecked(view.kept)
        self.scope.show_scope(view.scope)

    def _show_profiles(self, view: ProfilesView) -> None:
        self.show_profile(next((each for each in view.profiles if each.id == view.active), None))

    def show_profile(self, profile: ProfileInfo | None) -> None:
        """Name the profile that learns from the search, and say whether it has helped."""
        name = "" if profile is None else words.shortened(profile.name, _LONGEST)
        self._profile.setText(name.replace("&", "&&"))
        self._profile.setAccessibleName(tr("Profile: {name}", name=name))
        self._profile.setVisible(bool(name))
        self._keep.setText(
            tr("Teach “{name}” from this search", name=name)
            if name
            else tr("Learn from this search")
        )
        self._learning_gain.setText(profile.learning_gain if profile else "")
        self._learning_gain.setVisible(bool(profile and profile.learning_gain))
        self.updateGeometry()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if isinstance(event.source(), PhotoGrid):  # files from elsewhere are the window's
            event.acceptProposedAction()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        source = event.source()
        if isinstance(source, PhotoGrid):
            event.acceptProposedAction()
            self.photos_dropped.emit(source.selected())

    def minimumSizeHint(self) -> QSize:
        """Be as wide as what it holds needs, however large its letters are."""
        bar = self.verticalScrollBar().sizeHint().width()
        needs = self._page.minimumSizeHint().width() + bar
        return QSize(max(_NARROWEST, needs), super().minimumSizeHint().height())

    def needed_height(self) -> int | None:
        """Give how high the panel is that shows how to start a search; None while it shows one."""
        if not self._search.isHidden():
            return None
        layout = self._page.layout()
        assert layout is not None
        return layout.heightForWidth(self.viewport().width())

    # Building

    def _build(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(*4 * (2 * theme.UNIT,))
        column.setSpacing(theme.UNIT)
        self._profile.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._profile.setToolTip(tr("Which sense of “alike” searches start from, and learn into"))
        self._profile.setProperty("framed", True)
        column.addWidget(self._profile, alignment=Qt.AlignmentFlag.AlignLeading)
        column.addWidget(self._search)
        column.addWidget(self._hint)
        column.addStretch()
        self._page = page
        self.setWidget(page)

    def _build_search(self) -> None:
        inner = QVBoxLayout(self._search)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(theme.UNIT)
        trays = self._trays
        above: tuple[QWidget, ...] = (
            trays.trail_title,
            trays.trail,
            trays.query_title,
            trays.query,
            self.scope,
            self._ask,
            self._summary,
            self._incomplete,
        )
        for widget in above:
            inner.addWidget(widget)
        inner.addLayout(self._questions)
        inner.addWidget(self.order)
        below: tuple[QWidget, ...] = (
            trays.liked_title,
            trays.liked,
            trays.disliked_title,
            trays.disliked,
            self._counts,
            self._keep,
            self._learning_gain,
        )
        for widget in below:
            inner.addWidget(widget)

    def _connect(self) -> None:
        self.order.chosen.connect(self.order_chosen)
        self._keep.clicked.connect(self.keep_chosen)
        self.trail.picked.connect(self._step_back)
        for tray in (self.query, self.liked, self.disliked):
            tray.doubleClicked.connect(self._search_from)
            tray.menu_wanted.connect(self.menu_wanted)

    def _step_back(self, index: QModelIndex) -> None:
        self.stepped_back.emit(self._way[index.row()])

    def _search_from(self, index: QModelIndex) -> None:
        item = index.data(ITEM)
        if item is not None and item.photo is not None:
            self.search_from.emit(item.photo)


def _wrapped(name: str) -> QLabel:
    label = WrappedLabel()
    label.setAccessibleName(name)
    return label
