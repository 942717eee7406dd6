"""Menu of profiles: chooses the active one; creates, renames, merges, exports, deletes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec

from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup, QCursor
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from app.core.base.language import both_sentences, listed, tr, tr_later, tr_n
from app.core.base.search_types import ProfileInfo, ProfilesView
from app.ui.panels.profile_dialog import NewProfileDialog
from app.ui.system import dialogs
from app.work.bus.bus import Bus
from app.work.bus.events import ProfilesChanged

if TYPE_CHECKING:
    from app.work.bus.open_library import OpenLibrary

_Answers = ParamSpec("_Answers")
_FILES = tr_later("Profiles (*.likewise)")


class ProfilesMenu(QMenu):
    """Lists the profiles; everything below the list works on the active one."""

    def __init__(self, bus: Bus, parent: QWidget) -> None:
        super().__init__(tr("Profile", "a menu's name"), parent)
        self._bus = bus
        self._owner = parent
        self._group = QActionGroup(self)
        self._merge_menu = QMenu(self)
        self._waiting: ProfilesView | None = None  # what came while the menu was open
        self.setToolTipsVisible(True)
        # The entry that closed the menu is yet to do its work; it must live until then.
        self.aboutToHide.connect(self._show_waiting, Qt.ConnectionType.QueuedConnection)
        self.show_profiles(ProfilesView(0, ()))
        bus.listen(ProfilesChanged, self.show_profiles)

    def open_here(self) -> None:
        """Open the menu at the pointer."""
        self.popup(QCursor.pos())

    def show_profiles(self, view: ProfilesView) -> None:
        """List these profiles, once the menu is not open under a pointer."""
        self._waiting = view
        self._show_waiting()

    def _show_waiting(self) -> None:
        if self._waiting is not None and not self.isVisible():
            self._list(self._waiting)
            self._waiting = None

    def _list(self, view: ProfilesView) -> None:
        self.clear()
        for profile in view.profiles:
            action = self.addAction(profile.name)
            action.setCheckable(True)
            action.setChecked(profile.id == view.active)
            action.setToolTip(profile_sentence(profile))
            action.toggled.connect(partial(self._use, profile.id))
            self._group.addAction(action)
        self.addSeparator()
        self.addAction(tr("New profile…"), self._create)
        active = next((each for each in view.profiles if each.id == view.active), None)
        if active is not None:
            self._add_active(active, [each for each in view.profiles if each is not active])
        self.addAction(tr("Import…"), self._import)

    def _use(self, profile: int, chosen: bool) -> None:
        if chosen:
            self._bus.search(lambda library: library.profiles.use(profile))

    def _add_active(self, active: ProfileInfo, others: list[ProfileInfo]) -> None:
        name = active.name
        self.addAction(tr("Rename “{name}”…", name=name), partial(self._rename, active))
        self.addAction(tr("Duplicate “{name}”…", name=name), partial(self._duplicate, active))
        merge = self._merge_menu
        merge.clear()
        merge.setTitle(tr("Merge “{name}” with", name=name))
        merge.setEnabled(bool(others))
        self.addMenu(merge)
        for other in others:
            merge.addAction(other.name, partial(self._merge, active, other))
        frozen = self.addAction(tr("Stop learning"))
        frozen.setCheckable(True)
        frozen.setChecked(active.frozen)
        frozen.toggled.connect(partial(self._freeze, active.id))
        self.addAction(tr("Export “{name}”…", name=name), partial(self._export, active))
        self.addAction(tr("Reset “{name}”…", name=name), partial(self._reset, active))
        delete = self.addAction(tr("Delete “{name}”…", name=name), partial(self._delete, active))
        delete.setEnabled(bool(others))

    def _freeze(self, profile: int, frozen: bool) -> None:
        self._bus.search(lambda library: library.profiles.freeze(profile, frozen))

    # Questions before a request

    def _create(self) -> None:
        create = self._then(lambda library, *answers: library.profiles.create(*answers))
        NewProfileDialog(create, self._owner).open()

    def _rename(self, profile: ProfileInfo) -> None:
        number = profile.id
        rename = self._then(lambda library, name: library.profiles.rename(number, name))
        self._ask_name(tr("Rename"), profile.name, rename)

    def _duplicate(self, profile: ProfileInfo) -> None:
        copied = (profile.id,)
        duplicate = self._then(lambda library, name: library.profiles.copy(copied, name))
        self._ask_name(tr("Duplicate"), f"{profile.name} 2", duplicate)

    def _merge(self, first: ProfileInfo, second: ProfileInfo) -> None:
        both = first.id, second.id
        merge = self._then(lambda library, name: library.profiles.copy(both, name))
        self._ask_name(
            tr("Merge"), tr("{first} and {second}", first=first.name, second=second.name), merge
        )

    def _export(self, profile: ProfileInfo) -> None:
        dialogs.ask_for_file(
            self._owner,
            tr("Export"),
            partial(self._export_to, profile.id),
            mode=QFileDialog.FileMode.AnyFile,
            name=f"{profile.name}.likewise",
            kinds=tr(_FILES),
        )

    def _import(self) -> None:
        then = self._then(lambda library, path: library.profiles.import_from(path))
        dialogs.ask_for_file(self._owner, tr("Import"), then, kinds=tr(_FILES))

    def _reset(self, profile: ProfileInfo) -> None:
        forgets = tr(
            "Forgets everything learned. Your searches stay, but it no longer learns from them."
        )
        number = profile.id
        reset = self._then(lambda library: library.profiles.reset(number))
        dialogs.confirm(
            self._owner, tr("Reset “{name}”?", name=profile.name), forgets, tr("Reset"), reset
        )

    def _delete(self, profile: ProfileInfo) -> None:
        goes = tr("Its searches will be deleted too.")
        number = profile.id
        delete = self._then(lambda library: library.profiles.delete(number))
        dialogs.confirm(
            self._owner, tr("Delete “{name}”?", name=profile.name), goes, tr("Delete"), delete
        )

    def _export_to(self, profile: int, path: Path) -> None:
        self._bus.ask(lambda library: library.profiles.export(profile, path))

    def _ask_name(self, title: str, name: str, then: Callable[[str], None]) -> None:
        dialogs.ask_for_name(self._owner, title, tr("Name of the profile"), name, then)

    def _then(
        self, call: Callable[Concatenate[OpenLibrary, _Answers], object]
    ) -> Callable[_Answers, None]:
        """Give what asks the library with the answers of a dialog."""

        def then(*answers: _Answers.args, **named: _Answers.kwargs) -> None:
            self._bus.search(lambda library: call(library, *answers, **named))

        return then


def profile_sentence(profile: ProfileInfo) -> str:
    """Say what a profile knows, and whether that helps."""
    searches = tr_n("{n} search", "{n} searches", profile.searches)
    thumbs = tr_n(
        "{n} thumb, {searches}", "{n} thumbs, {searches}", profile.judgments, searches=searches
    )
    if profile.brought:
        came = tr_n("{n} imported thumb", "{n} imported thumbs", profile.brought)
        thumbs = listed((thumbs, came))
    return both_sentences(tr("{done}.", "a sentence", done=thumbs), profile.learning_gain)
