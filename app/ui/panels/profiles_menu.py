"""Menu of profiles: chooses the active one; creates, renames, merges, exports, deletes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ParamSpec

from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from app.core.language import tr, tr_later, tr_n
from app.core.types import ProfileInfo, ProfilesView
from app.ui.panels.profile_dialog import NewProfileDialog
from app.ui.system import dialogs
from app.work.bus.bus import Bus
from app.work.bus.events import ProfilesChanged
from app.work.bus.requests import Request
from app.work.bus.requests import profiles as ask

_Answers = ParamSpec("_Answers")
_FILES = tr_later("Profiles (*.likewise)")


class ProfilesMenu(QMenu):
    """Lists the profiles; everything below the list works on the active one."""

    def __init__(self, service: Bus, parent: QWidget) -> None:
        super().__init__(tr("Profile", "a menu's name"), parent)
        self._service = service
        self._owner = parent
        self._group = QActionGroup(self)
        self._merge_menu = QMenu(self)
        self._waiting: ProfilesView | None = None  # what came while the menu was open
        self.setToolTipsVisible(True)
        # The entry that closed the menu is yet to do its work; it must live until then.
        self.aboutToHide.connect(self._show_waiting, Qt.ConnectionType.QueuedConnection)
        self.show_profiles(ProfilesView(0, ()))
        service.listen(ProfilesChanged, self.show_profiles)

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
            self._service.request(ask.UseProfile(profile))

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
        self._service.request(ask.FreezeProfile(profile, frozen))

    # Questions before a request

    def _create(self) -> None:
        NewProfileDialog(self._then(ask.CreateProfile), self._owner).open()

    def _rename(self, profile: ProfileInfo) -> None:
        rename = partial(ask.RenameProfile, profile.id)
        self._ask_name(tr("Rename"), profile.name, rename)

    def _duplicate(self, profile: ProfileInfo) -> None:
        duplicate = partial(ask.DuplicateProfile, profile.id)
        self._ask_name(tr("Duplicate"), f"{profile.name} 2", duplicate)

    def _merge(self, first: ProfileInfo, second: ProfileInfo) -> None:
        merge = partial(ask.MergeProfiles, first.id, second.id)
        self._ask_name(
            tr("Merge"), tr("{first} and {second}", first=first.name, second=second.name), merge
        )

    def _export(self, profile: ProfileInfo) -> None:
        dialogs.ask_for_file(
            self._owner,
            tr("Export"),
            self._then(partial(ask.ExportProfile, profile.id)),
            mode=QFileDialog.FileMode.AnyFile,
            name=f"{profile.name}.likewise",
            kinds=tr(_FILES),
        )

    def _import(self) -> None:
        then = self._then(ask.ImportProfile)
        dialogs.ask_for_file(self._owner, tr("Import"), then, kinds=tr(_FILES))

    def _reset(self, profile: ProfileInfo) -> None:
        forgets = tr("Forgets everything learned. Your searches are kept but no longer teach it.")
        reset = self._then(partial(ask.ResetProfile, profile.id))
        dialogs.confirm(
            self._owner, tr("Reset “{name}”?", name=profile.name), forgets, tr("Reset"), reset
        )

    def _delete(self, profile: ProfileInfo) -> None:
        goes = tr("Its searches will be deleted too.")
        delete = self._then(partial(ask.DeleteProfile, profile.id))
        dialogs.confirm(
            self._owner, tr("Delete “{name}”?", name=profile.name), goes, tr("Delete"), delete
        )

    def _ask_name(self, title: str, name: str, request: Callable[[str], Request]) -> None:
        then = self._then(request)
        dialogs.ask_for_name(self._owner, title, tr("Name of the profile"), name, then)

    def _then(self, request: Callable[_Answers, Request]) -> Callable[_Answers, None]:
        """Give what makes a request of the answers of a dialog."""

        def then(*answers: _Answers.args, **named: _Answers.kwargs) -> None:
            self._service.request(request(*answers, **named))

        return then


def profile_sentence(profile: ProfileInfo) -> str:
    """Say what a profile knows, and whether that helps."""
    searches = tr_n("{n} search", "{n} searches", profile.searches)
    ratings = tr_n(
        "{n} rating from {searches}.",
        "{n} ratings from {searches}.",
        profile.judgments,
        searches=searches,
    )
    brought = tr_n(
        "{n} rating came with it when it was imported.",
        "{n} ratings came with it when it was imported.",
        profile.brought,
    )
    return " ".join([ratings, *[brought] * bool(profile.brought), profile.learning_gain]).strip()
