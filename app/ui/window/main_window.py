"""Build the main window: make panels, photos and commands, and connect them to the bus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import QMainWindow, QMenuBar, QToolButton

from app.core.base.language import tr, tr_stored
from app.core.base.photo_types import RootInfo
from app.core.base.search_types import SearchView
from app.ui.albums.album_commands import AlbumCommands
from app.ui.canvas.pictures import Pictures
from app.ui.commands.history import History
from app.ui.commands.registry import Actions, KeyMap
from app.ui.compare.compare_page import ComparePage
from app.ui.duplicates.duplicates_page import DuplicateCommands
from app.ui.facts.mark_commands import MarkCommands
from app.ui.facts.search_commands import PhotoCommands
from app.ui.facts.search_field import SearchField
from app.ui.facts.sentences import sought_in
from app.ui.files.file_commands import FileCommands
from app.ui.files.sentences import job_sentence
from app.ui.map.map_commands import MapCommands
from app.ui.panels.activities import ProgressLine
from app.ui.panels.help_card import HelpCard
from app.ui.panels.inspector import Inspector
from app.ui.panels.library_commands import LibraryCommands
from app.ui.panels.problems_panel import ProblemsPanel
from app.ui.panels.sidebar import Sidebar
from app.ui.panels.toast import Toast
from app.ui.photos.arranging import ListCommands
from app.ui.photos.browser import Browser
from app.ui.photos.by_time import TimeCommands
from app.ui.photos.context import Context
from app.ui.photos.known_photos import KnownPhotos
from app.ui.photos.library_page import LibraryPage
from app.ui.photos.pages import HOME
from app.ui.photos.stacking import StackCommands
from app.ui.settings.settings_commands import SettingsCommands
from app.ui.slides.slide_show import SlideShow
from app.ui.style import theme
from app.ui.style.appearance import Appearance
from app.ui.style.building import Inset, below, column, page
from app.ui.system import window_state
from app.ui.welcome.first_page import Coach, EmptyState
from app.ui.window.finder import Finder
from app.ui.window.frame import DropOverlay, Frame
from app.ui.window.window_commands import HelpCommands, PaletteCommands, UndoCommands, ViewCommands
from app.work.bus.bus import Bus
from app.work.bus.events import Failed, Message, RootsChanged, SearchChanged, SearchOutdated
from app.work.pictures.full_loader import FullResolutionLoader
from app.work.pictures.thumbnail_loader import ThumbnailLoader

_ROOM_FOR_SIZE = 1000  # px of width from which the tiles' size stands beside the field
_SWITCHES = {"folders_panel": 1, "facts_panel": 0}
"""Commands whose checks are kept between starts, with their initial values."""


class MainWindow(QMainWindow):
    """The window of one library; it computes nothing."""

    def __init__(
        self,
        bus: Bus,
        thumbnails: ThumbnailLoader,
        settings: QSettings | None = None,
        full_resolution: FullResolutionLoader | None = None,
    ) -> None:
        """``settings``: where keys, sizes and positions are stored; None means the user's own.
        Without ``full_resolution``, photos are shown by their thumbnails only."""
        super().__init__()
        self._bus = bus
        self._full_for_slides = False  # the full screen ends with the slide show
        self._is_new = False  # the library had no folders when it was opened
        self._settings = settings or window_state.user_settings()
        self._keys = KeyMap(self._settings)
        self.appearance = Appearance(self._settings, self)
        self.pictures = Pictures(thumbnails, bus.photos.get, full_resolution)
        self.empty = EmptyState()
        self._actions = Actions(self, self._keys, lambda: len(self.browser.targets()))
        self.browser = Browser(self.pictures, self.empty, self._actions)
        self._make_commands(self._make_context())
        self._lay_out()
        self._connect_parts()
        self._connect_bus()
        self._restore()
        self._show_search(bus.shown_search())
        self.browser.focus_photos()

    def show_steps(self) -> None:
        """Show the three steps for the first minute."""
        if self.browser.findChild(Coach) is None:
            Coach(self._bus, self.browser)

    # Building

    def _make_context(self) -> Context:
        """Make what commands share."""
        toast = self.toast = Toast(self.browser, self)
        undo = self._actions["undo"].trigger
        history = History(self._bus, self, job_sentence)
        history.changed.connect(lambda: toast.withdraw(undo))
        KnownPhotos(self.pictures, self._bus, self.browser.refresh_marks)
        self.library = LibraryPage(self._bus, self.browser, self._actions, sought_in)
        return Context(
            self._bus,
            self.browser,
            self.library,
            self.pictures,
            self._settings,
            self,
            self._actions,
            toast.say,
            toast.offer,
            history,
        )

    def _make_commands(self, context: Context) -> None:
        """Make what does commands: first all but the panels, whose buttons give some of them."""
        actions = self._actions
        undoing = UndoCommands(context)
        self.commands = PhotoCommands(context)
        self.field = SearchField(self._bus, self.pictures)
        self._finder = Finder(context, self.field, self.commands)
        self._album_commands = AlbumCommands(context)
        self.comparing = ComparePage(context)
        lists = ListCommands(context)
        folders = LibraryCommands(context)
        actions.add(
            undoing,
            self.commands,
            self._finder,
            folders,
            self._album_commands,
            self._album_commands.line,
            FileCommands(context),
            ViewCommands(context),
            self.comparing,
            StackCommands(context),
            MarkCommands(context),
            TimeCommands(context),
            MapCommands(context, self._finder.search_word),
            DuplicateCommands(context, self.comparing.compare),
            lists,
        )
        self.sidebar = Sidebar(context, folders, self._album_commands, self.commands)
        self._make_panels(context)
        self.comparing.offer()
        lists.show_order()
        undoing.keep_named()
        self._add_actions()

    def _make_panels(self, context: Context) -> None:
        self._line = page(column(ProgressLine(self._bus)))
        self._line.setFixedHeight(2)  # also without progress, so that the photos don't move
        self.help_card = HelpCard(context, self.commands)
        self.inspector = Inspector(context, self.commands)
        self.problems = ProblemsPanel(context)
        middle = self.field, self._line, self.browser
        self.frame = Frame(context, self.sidebar, middle, self.inspector)
        self._actions.add(
            self.frame,
            self.problems,
            SlideShow(context),
            HelpCommands(context),
            SettingsCommands(context, self.appearance, self._keys, self.sidebar.reading),
            PaletteCommands(context, self._album_commands.places),
        )

    def _add_actions(self) -> None:
        """Put commands into places other than the menus."""
        actions, browser = self._actions, self.browser
        header = browser.header
        names = {
            "search": tr("More like these"),
            "put_into_album": tr("Album"),
            "export": tr("Export…"),
        }
        for each, name in names.items():
            actions[each].setIconText(name)
            header.offer(each, actions[each])
        header.offer("help", actions["ask_me"])
        header.offer("save", actions["keep_as_album"], "smart-album")
        more = header.offer("more", QAction(theme.icon("more"), tr("More"), self), alone=True)
        more.clicked.connect(lambda: actions.open_for_photos(below(more)))
        header.offer("select_none", actions["select_none"], alone=True)
        browser.lead(Inset(column(self.help_card)))
        self.field.lead(*(_button(actions[each]) for each in ("back", "forward")))
        info = _button(actions["facts_panel"])
        self.field.follow(browser.tile_size, info)
        browser.take_keys()

    def _lay_out(self) -> None:
        self.setWindowTitle("Likewise")  # not shown
        self.setWindowIcon(theme.application_icon())
        self.setCentralWidget(self.frame)
        DropOverlay(self, self.frame, self.commands.take)
        self._actions.fill(self.menuBar())

    def _connect_parts(self) -> None:
        self.empty.add_wanted.connect(self._actions["add_folder"].trigger)
        self.browser.turned.connect(self._update_back)
        self.browser.header.border_wanted.connect(self._actions["to_line"].trigger)
        self.frame.narrowed.connect(self._show_tile_size)
        self.browser.turned.connect(self._fill_screen)
        self.browser.turned.connect(self._give_room)

    def _connect_bus(self) -> None:
        bus = self._bus
        bus.listen(SearchChanged, self._show_search)  # photos before the panels about them
        bus.listen(SearchChanged, self.help_card.show_search)
        bus.listen(RootsChanged, self._give_room)
        bus.listen(RootsChanged, self._welcome)
        bus.listen(SearchOutdated, self._offer_to_search_again)
        bus.listen(Message, lambda sentence: self.toast.say(tr_stored(sentence)))
        bus.listen(Failed, self._show_failure)

    # Answers of the bus

    def _welcome(self, roots: tuple[RootInfo, ...]) -> None:
        """Show the steps when the first folder comes."""
        if self._is_new and roots:
            self.show_steps()
        self._is_new = not roots

    def _show_search(self, view: SearchView | None) -> None:
        self.browser.show_search(view)
        self._actions["forward"].setEnabled(view is not None and view.can_go_forward)
        self._update_back()

    def _update_back(self) -> None:
        """Enable the way back if there is one."""
        away = self.browser.place() != HOME
        self._actions["back"].setEnabled(away or self._bus.shown_search() is not None)
        self._show_tile_size()

    def _show_tile_size(self, *_: object) -> None:
        """Show the tiles' size where there are tiles, and room for it."""
        roomy = self.frame.width() >= _ROOM_FOR_SIZE * theme.letters()
        grid = self.browser.grid()
        shown = roomy and grid is not None and not grid.isHidden()
        self.browser.tile_size.setVisible(shown)

    def _offer_to_search_again(self, news: str) -> None:
        again = self._actions["search_again"].trigger
        self.toast.offer(f"{news}.", tr("Search again"), again)

    def menuBar(self) -> QMenuBar:
        """Return the menus, which are at the head of the sidebar."""
        return self.frame.menu_bar

    def _show_failure(self, sentence: str) -> None:
        if not self.library.opened:
            return  # its page says so
        self.toast.complain(tr_stored(sentence))
        # Removes a thumb that was shown before its answer.
        self.browser.show_search(self._bus.shown_search())

    # One large photo

    def _fill_screen(self) -> None:
        """Fill the screen for slides; restore it afterwards."""
        shown = self.browser.place() == "slides"
        if shown != self.isFullScreen() and (shown or self._full_for_slides):
            self._full_for_slides = shown
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _give_room(self, *_: object) -> None:
        """Show bars and panels, unless one photo has the whole window.
        On the full screen the inspector is hidden too."""
        one_photo = self.browser.showing_preview() or self.browser.place() == "slides"
        comparing = self.browser.place() == "comparison"
        roots = bool(self._bus.latest(RootsChanged).roots)  # else there is nothing to find
        self.field.setVisible(roots and not one_photo and not comparing)
        self._line.setHidden(one_photo or comparing)
        alone = comparing or (one_photo and self.isFullScreen())
        self.frame.make_room(large=one_photo, alone=alone)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self._give_room()

    # State kept between starts

    def _restore(self) -> None:
        self.resize(1280, 800)
        window_state.restore(self._settings, self)
        step, size = "tile_step", self.browser.tile_size
        size.set_step(window_state.kept_number(self._settings, step, size.step()))
        for command, usual in _SWITCHES.items():
            on = window_state.kept_number(self._settings, command, usual)
            self._actions[command].setChecked(bool(on))
        self.frame.arrange()
        self._give_room()

    def closeEvent(self, event: QCloseEvent) -> None:
        numbers = {command: int(self._actions[command].isChecked()) for command in _SWITCHES}
        numbers["tile_step"] = self.browser.tile_size.step()
        window_state.save(self._settings, self, numbers)
        super().closeEvent(event)


def _button(action: QAction) -> QToolButton:
    """Return a button of the top bar; clicking it leaves the keyboard to the photos."""
    button = QToolButton()
    button.setDefaultAction(action)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    button.setIconSize(theme.icon_size(20))
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
