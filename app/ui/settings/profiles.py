"""Make the settings' lines on profiles: choosing one, and acts on the active one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QWidget

from app.core.base.language import both_sentences, listed, tr, tr_later, tr_n
from app.core.base.search_types import USUAL_LEARNER, ProfileInfo
from app.ui.settings.settings_window import Card, Choice, Line, OneOf, Way
from app.ui.system import dialogs
from app.work.bus.bus import Bus
from app.work.bus.events import ProfilesChanged

if TYPE_CHECKING:
    from app.work.bus.profiles import OpenProfiles

_FILES = tr_later("Profiles (*.likewise)")


class Profiles:
    """The cards on profiles. ``owner``: parent of the dialogs."""

    def __init__(self, bus: Bus, owner: QWidget) -> None:
        self._bus, self._owner = bus, owner

    def cards(self, *ways: Way) -> list[Card]:
        """Return all profiles, acts on the active one, and ways to others, with ``ways``."""
        shown = self._bus.latest(ProfilesChanged).profiles
        choices = [self._choice(profile, shown.active) for profile in shown.profiles]
        active = next((each for each in shown.profiles if each.id == shown.active), None)
        acts = [] if active is None else self._acts(active, alone=len(choices) == 1)
        name = "" if active is None else tr("“{value}”", value=active.name)
        taken = Way(tr("A profile from a file"), tr("Import…"), self._import)
        return [
            Card(choices, tr("Start every search with")),
            Card(acts, name),
            Card([Way(tr("New profile"), tr("Create…"), self._create), taken, *ways]),
        ]

    def _choice(self, profile: ProfileInfo, active: int) -> OneOf:
        use = partial(self._do, lambda profiles: profiles.use(profile.id))
        return OneOf(profile.name, profile.id == active, use, profile_sentence(profile))

    def _acts(self, profile: ProfileInfo, *, alone: bool) -> list[Line]:
        def freeze(on: bool) -> None:
            self._do(lambda profiles: profiles.freeze(profile.id, on))

        lines: list[Line] = [
            Choice(tr("Stop learning"), profile.frozen, freeze),
            Way(tr("Give it another name"), tr("Rename…"), partial(self._rename, profile)),
            Way(tr("Make a copy of it"), tr("Duplicate…"), partial(self._duplicate, profile)),
            Way(tr("Save it to a file"), tr("Export…"), partial(self._export, profile)),
            Way(tr("Forget what it learned"), tr("Reset…"), partial(self._reset, profile)),
        ]
        if not alone:
            delete = partial(self._delete, profile)
            lines.append(Way(tr("Remove it with its searches"), tr("Delete…"), delete))
        return lines

    # Requests, and questions before them

    def _do(self, act: Callable[[OpenProfiles], object]) -> None:
        self._bus.search(lambda library: act(library.profiles))

    def _ask_name(self, title: str, name: str, act: Callable[[OpenProfiles, str], object]) -> None:
        def then(name: str) -> None:
            self._do(lambda profiles: act(profiles, name))

        dialogs.ask_for_name(self._owner, title, tr("Name of the profile"), name, then)

    def _create(self) -> None:
        def create(profiles: OpenProfiles, name: str) -> None:
            profiles.create(name, USUAL_LEARNER)  # the command line takes others

        self._ask_name(tr("New profile"), "", create)

    def _rename(self, profile: ProfileInfo) -> None:
        def rename(profiles: OpenProfiles, name: str) -> None:
            profiles.rename(profile.id, name)

        self._ask_name(tr("Rename"), profile.name, rename)

    def _duplicate(self, profile: ProfileInfo) -> None:
        def copy(profiles: OpenProfiles, name: str) -> None:
            profiles.copy(profile.id, name)

        self._ask_name(tr("Duplicate"), f"{profile.name} 2", copy)

    def _export(self, profile: ProfileInfo) -> None:
        def export(path: Path) -> None:
            self._bus.ask(lambda library: library.profiles.export(profile.id, path))

        mode, name = QFileDialog.FileMode.AnyFile, f"{profile.name}.likewise"
        dialogs.ask_for_file(
            self._owner, tr("Export"), export, mode=mode, name=name, kinds=tr(_FILES)
        )

    def _import(self) -> None:
        def take(path: Path) -> None:
            self._do(lambda profiles: profiles.import_from(path))

        dialogs.ask_for_file(self._owner, tr("Import"), take, kinds=tr(_FILES))

    def _reset(self, profile: ProfileInfo) -> None:
        question = tr("Reset “{name}”?", name=profile.name)
        forgets = tr(
            "Forgets everything learned. Your searches stay, but it no longer learns from them."
        )
        reset = partial(self._do, lambda profiles: profiles.reset(profile.id))
        dialogs.confirm(self._owner, question, forgets, tr("Reset"), reset)

    def _delete(self, profile: ProfileInfo) -> None:
        question = tr("Delete “{name}”?", name=profile.name)
        too = tr("Its searches will be deleted too.")
        delete = partial(self._do, lambda profiles: profiles.delete(profile.id))
        dialogs.confirm(self._owner, question, too, tr("Delete"), delete)


def profile_sentence(profile: ProfileInfo) -> str:
    """Return what a profile has learned from, and whether it helps."""
    searches = tr_n("{n} search", "{n} searches", profile.searches)
    thumbs = tr_n(
        "{n} thumb, {searches}", "{n} thumbs, {searches}", profile.judgments, searches=searches
    )
    if profile.brought:
        came = tr_n("{n} imported thumb", "{n} imported thumbs", profile.brought)
        thumbs = listed((thumbs, came))
    return both_sentences(tr("{done}.", "a sentence", done=thumbs), profile.learning_gain)
