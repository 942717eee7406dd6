"""Named profiles: what each has learned from is a set of searches in the journal.

A profile's metric is a function of its searches and of its seed, so every action here only moves
searches: duplicating copies them, resetting excludes them. Whether
learning helped lately is shown by the ranks that liked photos gained; these follow from the
journal, so losing them costs only this figure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean

from app.core.albums.tables import move_searches_of_albums
from app.core.base.errors import ProfileError
from app.core.base.language import tr, tr_later, tr_n
from app.core.base.search_types import USUAL_LEARNER, ProfileInfo
from app.core.library.library import Library
from app.core.profiles.profile_files import brought_along, forget_files
from app.core.profiles.tables import (
    ProfileRecord,
    all_profiles,
    count_by_profile,
    delete_profile,
    find_profile,
    freeze_profile,
    insert_profile,
    leave_out_searches,
    rename_profile,
)
from app.core.store.catalogue import Catalogue, Json, get_setting, set_setting
from engine.feedback.portable import PortableProfile
from engine.metrics.registry import for_thumbs

FIRST_NAME = tr_later("My photos")
FROM_FOLDERS = tr_later("Folders")
GIVEN_NAMES = (FIRST_NAME, FROM_FOLDERS)
"""Names that profiles have until a person renames them."""

ACTIVE = "active profile"  # not shown: the setting's key


UNTAUGHT = ProfileRecord(0, FIRST_NAME, USUAL_LEARNER, {}, 0, 0)
"""Stands in for a profile in a library that is open for reading only."""


def learning_with(learner: str) -> ProfileRecord:
    """Return the ``like`` argument of ``create`` for a profile that learns with ``learner``."""
    return replace(UNTAUGHT, learner=learner)


def shown_name(name: str) -> str:
    """Return a given name, stored in English, in the window's language; others unchanged."""
    return tr(name) if name in GIVEN_NAMES else name


class Profiles:
    """The profiles of one library; there is always at least one, and one of them is active."""

    def __init__(self, library: Library) -> None:
        self._catalogue = library.catalogue
        self._folder = library.folder

    def active(self) -> ProfileRecord:
        """Return the profile that searches start from, created if the library has none."""
        with self._catalogue.transaction():
            return self.stored() or self.use(self.create(FIRST_NAME).id)

    def stored(self) -> ProfileRecord | None:
        """Return the active profile; None if the library has none yet."""
        number = get_setting(self._catalogue, ACTIVE)
        return self.get(number) if isinstance(number, int) else None

    def use(self, profile: int) -> ProfileRecord:
        """Make a profile the active one. Raises ProfileError if it does not exist."""
        record = self.get(profile)
        set_setting(self._catalogue, ACTIVE, profile)
        return record

    def get(self, profile: int) -> ProfileRecord:
        """Return one profile. Raises ProfileError if it does not exist."""
        found = find_profile(self._catalogue, profile)
        if found is None:
            raise ProfileError(
                tr("There is no profile number {profile}.", profile=str(profile)),
                tr("Choose another one."),
            )
        return found

    def infos(self) -> tuple[ProfileInfo, ...]:
        """Return all profiles, by name, with how much each has learned from."""
        return tuple(
            ProfileInfo(
                id=record.id,
                name=shown_name(record.name),
                frozen=bool(record.frozen),
                searches=searches,
                judgments=judgments,
                learning_gain=gain_sentence(self._catalogue, record.id),
                learner=record.learner,
                brought=brought_along(self._folder, record.id),
            )
            for record, searches, judgments in count_by_profile(self._catalogue)
        )

    def names(self) -> set[str]:
        """Return the names of all profiles as stored."""
        return {record.name for record in all_profiles(self._catalogue)}

    def create(self, name: str, like: ProfileRecord | PortableProfile = UNTAUGHT) -> ProfileRecord:
        """Create and return a profile without searches that learns as ``like`` does.

        Raises ProfileError if the name is taken or empty, or if there is no such learner.
        """
        if like.learner not in for_thumbs():
            raise ProfileError(
                tr("There is no learner called {learner} here.", learner=repr(like.learner)),
                tr("There are {known}.", known=", ".join(for_thumbs())),
            )
        with self._catalogue.transaction():
            number = insert_profile(
                self._catalogue, _checked_name(name), like.learner, like.settings, like.seed
            )
            forget_files(self._folder, number)
        return self.get(number)

    def rename(self, profile: int, name: str) -> None:
        """Rename a profile. Raises ProfileError if the name is taken or empty."""
        self.get(profile)
        rename_profile(self._catalogue, profile, _checked_name(name))

    def reset(self, profile: int) -> None:
        """Exclude all searches of a profile and remove its base, so that it knows nothing."""
        self.get(profile)
        leave_out_searches(self._catalogue, profile)
        forget_files(self._folder, profile)

    def freeze(self, profile: int, frozen: bool) -> None:
        """Stop a profile from learning further judgments, or let it learn again."""
        self.get(profile)
        freeze_profile(self._catalogue, profile, frozen)

    def delete(self, profile: int) -> str:
        """Remove a profile with its searches and files.

        Its albums' searches move to the active one, which doesn't learn them.

        Returns a sentence on those, or empty. Raises ProfileError for the last profile.
        """
        active = self.active().id
        self.get(profile)
        others = [info.id for info in self.infos() if info.id != profile]
        if not others:
            raise ProfileError(
                tr("The last profile can't be deleted."), tr("Reset it, or make another one first.")
            )
        heir = others[0] if profile == active else active
        with self._catalogue.transaction():
            moved = move_searches_of_albums(self._catalogue, profile, heir)
            delete_profile(self._catalogue, profile)
            set_setting(self._catalogue, ACTIVE, heir)
        forget_files(self._folder, profile)
        if not moved:
            return ""
        return tr_n(
            "The album that rested on its searches goes on with “{name}”.",
            "The {n} albums that rested on its searches go on with “{name}”.",
            moved,
            name=self.get(heir).name,
        )

    def named(self, name: str) -> ProfileRecord:
        """Return the profile of this name. Raises ProfileError if there is none."""
        found = [info for info in self.infos() if info.name == name.strip()]
        if not found:
            names = ", ".join(repr(info.name) for info in self.infos())
            known = tr("There are {names}.", names=names) if names else tr("There are none yet.")
            raise ProfileError(tr("There is no profile called {name}.", name=repr(name)), known)
        return self.get(found[0].id)


def _checked_name(name: str) -> str:
    stripped = name.strip().encode(errors="replace").decode()  # file names may not be valid text
    if not stripped:
        raise ProfileError(tr("A profile needs a name."), tr("Type at least one letter."))
    return stripped


LAST_SEARCHES = 20  # searches that count
MIN_SEARCHES = 3  # least number of searches for saying that learning did not help


def note_gains(catalogue: Catalogue, profile: int, search: int, gains: Sequence[int]) -> None:
    """Store the ranks gained in a search, replacing earlier ones."""
    known = _stored_means(catalogue, profile)
    others = {key: mean for key, mean in known.items() if key != str(search)}
    changed = {**others, str(search): fmean(gains)} if gains else others
    if changed != known:
        latest: dict[str, Json] = {key: changed[key] for key in list(changed)[-LAST_SEARCHES:]}
        set_setting(catalogue, _key(profile), latest)


def gain_sentence(catalogue: Catalogue, profile: int) -> str:
    """Return a sentence on whether learning helped lately; empty if it is too early."""
    gains = _stored_means(catalogue, profile).values()
    if not gains:
        return ""
    ranks, searches = round(fmean(gains)), len(gains)
    if ranks < 1 and searches < MIN_SEARCHES:
        return ""
    if ranks < 1:
        return tr("New searches start about as well as without learning.")
    return tr_n(
        "New searches start {n} place better.", "New searches start {n} places better.", ranks
    )


def _stored_means(catalogue: Catalogue, profile: int) -> dict[str, float]:
    stored = get_setting(catalogue, _key(profile), {})
    assert isinstance(stored, dict)
    return {key: mean for key, mean in stored.items() if isinstance(mean, int | float)}


def _key(profile: int) -> str:
    return f"places gained with profile {profile}"  # not shown
