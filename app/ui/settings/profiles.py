"""Make the settings' lines on profiles: choosing one, and acts on the active one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from app.core.base.language import both_sentences, listed, tr, tr_later, tr_n
from app.core.base.search_types import ProfileInfo
from app.core.profiles.learners import LEARNERS, OFFERED, USUAL
from app.ui.settings.settings_window import Choice, Line, OneOf, Way
from app.ui.system import dialogs
from app.work.bus.bus import Bus
from app.work.bus.events import ProfilesChanged

_FILES = tr_later("Profiles (*.likewise)")


class Profiles:
    """The lines on profiles. ``owner``: parent of the dialogs."""

    def __init__(self, bus: Bus, owner: QWidget) -> None:
        self._bus, self._owner = bus, owner

    def choices(self) -> list[Line]:
        """Return a line per profile, which makes searches use it."""
        return [self._choice(profile) for profile in self._all()]

    def name(self) -> str:
        """Return the name of the active profile."""
        active = self._active()
        return "" if active is None else tr("“{value}”", value=active.name)

    def acts(self) -> list[Line]:
        """Return lines for the acts on the active profile."""
        profile = self._active()
        if profile is None:
            return []
        number, bus = profile.id, self._bus
        lines: list[Line] = [
            Choice(
                tr("Stop learning"),
                profile.frozen,
                lambda on: bus.search(lambda library: library.profiles.freeze(number, on)),
            ),
            Way(tr("Give it another name"), tr("Rename…"), partial(self._rename, profile)),
            Way(tr("Make a copy of it"), tr("Duplicate…"), partial(self._duplicate, profile)),
            Way(tr("Save it to a file"), tr("Export…"), partial(self._export, profile)),
            Way(tr("Forget what it learned"), tr("Reset…"), partial(self._reset, profile)),
        ]
        if len(self._all()) > 1:
            delete = partial(self._delete, profile)
            lines.append(Way(tr("Remove it with its searches"), tr("Delete…"), delete))
        return lines

    def others(self) -> list[Line]:
        """Return lines that make a profile, by what it is to learn with, or import one."""
        return [
            *map(self._way_to_new, OFFERED),
            Way(tr("A profile from a file"), tr("Import…"), self._import),
        ]

    def _way_to_new(self, learner: str) -> Way:
        name = tr("New profile")
        named = name if learner == USUAL else tr("{label}: {text}", label=name, text=learner)
        return Way(named, tr("Create…"), partial(self._create, learner), tr(LEARNERS[learner]))

    def _all(self) -> tuple[ProfileInfo, ...]:
        return self._bus.latest(ProfilesChanged).profiles.profiles

    def _active(self) -> ProfileInfo | None:
        active = self._bus.latest(ProfilesChanged).profiles.active
        return next((each for each in self._all() if each.id == active), None)

    def _choice(self, profile: ProfileInfo) -> OneOf:
        bus = self._bus
        return OneOf(
            profile.name,
            bus.latest(ProfilesChanged).profiles.active == profile.id,
            lambda: bus.search(lambda library: library.profiles.use(profile.id)),
            profile_sentence(profile),
        )

    # Questions before a request

    def _create(self, learner: str) -> None:
        def create(name: str) -> None:
            self._bus.search(lambda library: library.profiles.create(name, learner))

        self._ask_name(tr("New profile"), "", create)

    def _rename(self, profile: ProfileInfo) -> None:
        def rename(name: str) -> None:
            self._bus.search(lambda library: library.profiles.rename(profile.id, name))

        self._ask_name(tr("Rename"), profile.name, rename)

    def _duplicate(self, profile: ProfileInfo) -> None:
        def copy(name: str) -> None:
            self._bus.search(lambda library: library.profiles.copy(profile.id, name))

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
            self._bus.search(lambda library: library.profiles.import_from(path))

        dialogs.ask_for_file(self._owner, tr("Import"), take, kinds=tr(_FILES))

    def _reset(self, profile: ProfileInfo) -> None:
        forgets = tr(
            "Forgets everything learned. Your searches stay, but it no longer learns from them."
        )
        dialogs.confirm(
            self._owner,
            tr("Reset “{name}”?", name=profile.name),
            forgets,
            tr("Reset"),
            lambda: self._bus.search(lambda library: library.profiles.reset(profile.id)),
        )

    def _delete(self, profile: ProfileInfo) -> None:
        dialogs.confirm(
            self._owner,
            tr("Delete “{name}”?", name=profile.name),
            tr("Its searches will be deleted too."),
            tr("Delete"),
            lambda: self._bus.search(lambda library: library.profiles.delete(profile.id)),
        )

    def _ask_name(self, title: str, name: str, then: Callable[[str], None]) -> None:
        dialogs.ask_for_name(self._owner, title, tr("Name of the profile"), name, then)


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
