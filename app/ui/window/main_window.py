"""Main window: connects panels, photos and commands to the service."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QSettings, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QMainWindow, QSplitter, QWidget

from likewise.app.core.types import Problem, ProfilesView, RootInfo, SearchView
from likewise.app.ui.commands.actions import (
    apply_keys,
    attach_photo_actions,
    fill_menus,
    make_actions,
    open_photo_menu,
)
from likewise.app.ui.commands.keys import KeyMap
from likewise.app.ui.commands.keys_dialog import KeysDialog
from likewise.app.ui.commands.photo_commands import PhotoCommands
from likewise.app.ui.panels.folders_panel import FoldersPanel
from likewise.app.ui.panels.learning_bar import LearningBar
from likewise.app.ui.panels.problems_panel import ProblemsPanel
from likewise.app.ui.panels.profiles_menu import ProfilesMenu
from likewise.app.ui.panels.reading_pace import ReadingPace
from likewise.app.ui.panels.search_panel import SearchPanel
from likewise.app.ui.panels.status_line import Status
from likewise.app.ui.photos.browser import Browser
from likewise.app.ui.photos.empty_state import EmptyState
from likewise.app.ui.photos.pictures import Pictures
from likewise.app.ui.style import theme
from likewise.app.ui.system import desktop, dialogs, window_state
from likewise.app.ui.window.drop_veil import DropVeil
from likewise.app.ui.window.library_view import LibraryView
from likewise.app.workers.bridge import requests as ask
from likewise.app.workers.bridge.service_interface import ServiceInterface
from likewise.app.workers.thumbnails.loader import ThumbnailLoader

_SWITCHES = {"at_once": 0, "folders_panel": 1, "search_panel": 1}  # kept, and how they are at first


class MainWindow(QMainWindow):
    """The window of one library; it computes nothing.

    Signal: ``sample_wanted()``, from the empty state.
    """

    sample_wanted = Signal()

    def __init__(
        self,
        service: ServiceInterface,
        thumbnails: ThumbnailLoader,
        settings: QSettings | None = None,
    ) -> None:
        """``settings``: where keys, sizes and places are kept; None means the user's own."""
        super().__init__()
        self._service = service
        self._settings = settings or QSettings(
            QSettings.Format.IniFormat, QSettings.Scope.UserScope, "likewise", "window"
        )
        self._keys = KeyMap(self._settings)
        self._pictures = Pictures(thumbnails, service.photo)
        self._make_parts()
        self._lay_out()
        self._connect_parts()
        self._connect_service()
        self._pace = ReadingPace(service, self.status, self._actions, self._settings, self)
        self._restore()
        self._show_roots(service.roots())
        self._show_problems(service.problems())
        self._show_search(service.search())
        self.browser.focus_photos()

    # Building

    def _make_parts(self) -> None:
        pictures, path_of = self._pictures, self._service.path_of
        self.empty = EmptyState()
        self.browser = Browser(pictures, path_of, self.empty)
        self.folders = FoldersPanel()
        self.search = SearchPanel(pictures, path_of)
        self.problems = ProblemsPanel()
        self.status = Status()
        self.learning = LearningBar()
        self.library = LibraryView(
            self._service, pictures, self.folders, self.browser, self.status, self
        )
        self.commands = PhotoCommands(self._service, self.browser, self)
        self._actions = make_actions(self, self._keys, self.commands.handlers() | self._handlers())
        self._actions["ask_me"].setIconText("Ask me")
        self.search.add_question(self._actions["ask_me"])
        self.search.add_actions(self._actions["undo"], self._actions["redo"])
        attach_photo_actions(self._actions, self._photo_lists())

    def _photo_lists(self) -> tuple[QWidget, ...]:
        """Not the browser as a whole: its buttons need Space and Enter for themselves."""
        centre = (self.browser.library, self.browser.results, self.browser.preview)
        return (*centre, self.search.query, self.search.liked, self.search.disliked)

    def _handlers(self) -> dict[str, Callable[[], object]]:
        return {
            "add_folder": self._ask_for_folder,
            "rescan": lambda: self._service.request(ask.Rescan()),
            "filter": self._filter,
            "problems": self._toggle_problems,
            "learn_folders": lambda: self._service.request(ask.LearnFolders()),
            "model": self._ask_for_model,
            "no_model": lambda: self._use_model(None),
            "subject": self._choose_subject,
            "exclude": self._ask_what_to_leave_out,
            "gentle": lambda: self._pace.choose(),
            "spare_battery": lambda: self._pace.choose(),
            "quit": self.close,
            "word": self._ask_for_word,
            "search_file": self._ask_for_picture,
            "at_once": self._choose_at_once,
            "library": self._escape,
            "grid": self.browser.to_grid,
            "larger": lambda: self.browser.resize_tiles(1),
            "smaller": lambda: self.browser.resize_tiles(-1),
            "folders_panel": self._show_panels,
            "search_panel": self._show_panels,
            "full_screen": lambda: self.setWindowState(
                self.windowState() ^ Qt.WindowState.WindowFullScreen
            ),
            "keys": self._show_keys,
        }

    def _lay_out(self) -> None:
        self.setWindowTitle("Likewise")
        self.setWindowIcon(theme.application_icon())
        self.setAcceptDrops(True)
        self._columns = QSplitter(Qt.Orientation.Horizontal)
        for column in (self.folders, self.browser, self.search):
            self._columns.addWidget(column)
        self._rows = QSplitter(Qt.Orientation.Vertical)
        for row in (self._columns, self.problems):
            self._rows.addWidget(row)
        for splitter in (self._columns, self._rows):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(1)
        self._columns.setStretchFactor(1, 1)
        self._rows.setStretchFactor(0, 1)
        self.problems.hide()
        self.folders.setMinimumWidth(22 * theme.UNIT)
        self.search.setMinimumWidth(32 * theme.UNIT)
        self.setCentralWidget(self._rows)
        self.status.insertPermanentWidget(0, self.learning)
        self.setStatusBar(self.status)
        self._veil = DropVeil(self)
        fill_menus(self.menuBar(), self._actions)
        menus = self.menuBar().actions()
        self._profiles = ProfilesMenu(self._service, self)
        self.menuBar().insertMenu(menus[-1], self._profiles)  # before Help

    def _connect_parts(self) -> None:
        commands, service = self.commands, self._service
        self.empty.add_wanted.connect(self._ask_for_folder)
        self.empty.sample_wanted.connect(self.sample_wanted)
        self.status.messageChanged.connect(self.empty.tell)
        self.browser.menu_wanted.connect(self._open_menu)
        self.library.add_wanted.connect(self._ask_for_folder)
        self.library.quit_wanted.connect(self.close)
        self.folders.add_wanted.connect(self._ask_for_folder)
        self.folders.remove_wanted.connect(self._confirm_removal)
        self.folders.rescan_wanted.connect(lambda: service.request(ask.Rescan()))
        self.folders.exclude_wanted.connect(self._ask_what_to_leave_out)
        self.search.order_chosen.connect(commands.choose_order)
        self.search.search_from.connect(commands.search_from)
        self.search.stepped_back.connect(commands.step_back)
        self.search.keep_chosen.connect(lambda keep: service.request(ask.KeepSearch(keep)))
        self.search.scope.scope_chosen.connect(commands.look_in)
        self.search.word.chosen.connect(commands.search_word)
        self.search.word.picture_wanted.connect(self._ask_for_picture)
        self.search.word.left.connect(self.browser.focus_photos)
        self.search.menu_wanted.connect(self._open_menu)
        self.problems.retry_wanted.connect(lambda photos: service.request(ask.Retry(photos)))
        self.problems.leave_out_wanted.connect(lambda photos: service.request(ask.LeaveOut(photos)))
        self.problems.closed.connect(self.problems.hide)
        self.status.problems_wanted.connect(self._toggle_problems)
        self.status.stop_wanted.connect(lambda: service.request(ask.StopScan()))
        self.learning.stop_wanted.connect(lambda: service.request(ask.StopTraining()))
        self.learning.again_wanted.connect(commands.search_again)
        for speaker in (commands, self.problems):
            speaker.said.connect(self.status.say)

    def _connect_service(self) -> None:
        service = self._service
        service.roots_changed.connect(self._show_roots)
        service.roots_changed.connect(self.search.scope.show_roots)
        service.problems_changed.connect(self._show_problems)
        service.search_started.connect(self.status.search_started)
        service.search_changed.connect(self._show_search)
        service.search_changed.connect(self.learning.show_search)
        service.search_outdated.connect(self.learning.show_outdated)
        service.index_changed.connect(self.status.show_index)
        service.learning.connect(self.learning.show_learning)
        service.profiles_changed.connect(self._show_profiles)
        service.message.connect(self.status.say)
        service.failed.connect(self._show_failure)

    # What the service answers

    def _show_roots(self, roots: object) -> None:
        del roots  # the service holds them already
        self._actions["subject"].setChecked(self._service.sees_subject())
        self.search.word.show_missing(self._service.words_missing())
        self._show_panels()

    def _show_problems(self, problems: tuple[Problem, ...]) -> None:
        self.problems.show_problems(problems)
        self.status.show_problems(problems)
        self.problems.setVisible(self.problems.isVisible() and bool(problems))

    def _show_search(self, view: SearchView | None) -> None:
        self.status.search_ended(view.milliseconds if view else None)
        self.browser.show_search(view)
        self.search.show_search(view)
        self._actions["undo"].setEnabled(view is not None and view.can_undo)
        self._actions["redo"].setEnabled(view is not None and view.can_redo)

    def _show_profiles(self, view: ProfilesView) -> None:
        self._profiles.show_profiles(view)
        active = next((each for each in view.profiles if each.id == view.active), None)
        self.search.show_profile(active)

    def _show_failure(self, sentence: str) -> None:
        if self.library.refused(sentence):
            return
        self.status.complain(sentence)
        # Takes back a thumb that was marked before its answer.
        self.browser.show_search(self._service.search())

    # What a person asks of the window

    def _ask_for_folder(self) -> None:
        dialogs.ask_for_file(
            self,
            "Add a folder of photos",
            lambda path: self._service.request(ask.AddRoot(path)),
            mode=QFileDialog.FileMode.Directory,
        )

    def _ask_for_word(self) -> None:
        if not self._service.roots():
            return
        if missing := self._service.words_missing():
            self.status.say(missing)
        else:
            self._actions["search_panel"].setChecked(True)
            self._show_panels()
            self.search.word.focus_line()

    def _ask_for_picture(self) -> None:
        dialogs.ask_for_file(self, "Search with a picture", self.commands.search_file)

    def _ask_for_model(self) -> None:
        dialogs.ask_for_file(
            self, "Use an image model", self._use_model, kinds="ONNX models (*.onnx)"
        )

    def _use_model(self, source: Path | None) -> None:
        self._service.request(ask.UseModel(source))

    def _choose_subject(self) -> None:
        self._service.request(ask.UseSubject(self._actions["subject"].isChecked()))

    def _ask_what_to_leave_out(self) -> None:
        dialogs.ask_for_lines(
            self,
            "Leave out files and folders",
            "One pattern a line: a name such as Screenshots or *.gif, or a path such as 2019/raw.\n"
            "* stands for anything. The files stay as they are.",
            self._service.excluded(),
            lambda patterns: self._service.request(ask.Exclude(tuple(patterns))),
        )

    def _confirm_removal(self, root: RootInfo) -> None:
        dialogs.confirm(
            self,
            f"Remove {root.path.name} from the library?",
            "Its photos leave the results. The files stay as they are.",
            "Remove",
            lambda: self._service.request(ask.RemoveRoot(root.id)),
        )

    def _open_menu(self, point: QPoint) -> None:
        open_photo_menu(self, self._actions, point)

    def _escape(self) -> None:
        """Esc leads back step by step: from the large photo, from the results, from the filter."""
        if self.browser.showing_preview():
            self.browser.toggle_preview()
        elif self.browser.showing_results():
            self.browser.to_library()
            self.browser.focus_photos()
        else:
            self.library.clear_filter()
            self.browser.focus_photos()

    def _show_panels(self) -> None:
        """Show the panels that a person wants; none while there is no folder yet."""
        for panel, command in ((self.folders, "folders_panel"), (self.search, "search_panel")):
            panel.setVisible(self._actions[command].isChecked() and bool(self._service.roots()))

    def _filter(self) -> None:
        if self._service.roots():
            self._actions["folders_panel"].setChecked(True)
            self._show_panels()
            self.folders.filter_field.setFocus()

    def _toggle_problems(self) -> None:
        self.problems.setVisible(self.problems.isHidden())

    def _choose_at_once(self) -> None:
        self.browser.at_once = self._actions["at_once"].isChecked()

    def _show_keys(self) -> None:
        KeysDialog(self._keys, lambda: apply_keys(self._actions, self._keys), self).open()

    # Drops, and what is kept between two starts

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.source() is None and desktop.can_drop(event.mimeData()):
            event.acceptProposedAction()
            self._veil.invite(event.mimeData(), self._rows.geometry())

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        del event
        self._veil.hide()

    def dropEvent(self, event: QDropEvent) -> None:
        self._veil.hide()
        if self.commands.take(event.mimeData()):
            event.acceptProposedAction()

    def _restore(self) -> None:
        self.resize(1280, 800)
        self._columns.setSizes([23 * theme.UNIT, 1280, 32 * theme.UNIT])
        window_state.restore(self._settings, self, self._splitters())
        step = window_state.kept_number(self._settings, "tile_step", self.browser.tile_step())
        self.browser.set_tile_step(step)
        for command, usual in _SWITCHES.items():
            on = window_state.kept_number(self._settings, command, usual)
            self._actions[command].setChecked(bool(on))
        self._choose_at_once()

    def closeEvent(self, event: QCloseEvent) -> None:
        switches = {command: int(self._actions[command].isChecked()) for command in _SWITCHES}
        numbers = switches | {"tile_step": self.browser.tile_step()}
        window_state.save(self._settings, self, self._splitters(), numbers)
        super().closeEvent(event)

    def _splitters(self) -> dict[str, QSplitter]:
        return {"columns": self._columns, "rows": self._rows}
