"""Named profiles: what each has learned from is a set of searches in the journal.

A profile's metric is a function of its searches and of its seed, so every action here only moves
searches about: duplicating copies them, merging copies those of both, resetting leaves them out.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Protocol

from likewise.app.core.errors import ProfileError
from likewise.app.core.profiles.learners import USUAL, check_learner
from likewise.app.core.profiles.learning_gain import meter_sentence
from likewise.app.core.profiles.profile_files import forget_files
from likewise.app.core.store.catalogue import Catalogue
from likewise.app.core.store.settings import get_setting, set_setting
from likewise.app.core.types import ProfileInfo

FIRST_NAME = "My photos"
ACTIVE = "active profile"  # the setting's key
NEWEST = "newest profile"  # likewise; no id is given twice, because files and settings bear it

_COLUMNS = "profile, created, query_photos, query_rows, query_vectors, kept"


class Learner(Protocol):
    """What a profile learns with."""

    @property
    def learner(self) -> str: ...
    @property
    def settings(self) -> Mapping[str, Any]: ...
    @property
    def seed(self) -> int: ...


@dataclass(frozen=True, slots=True)
class ProfileRecord:
    """A profile as stored. ``frozen``: journal lines from this number on teach it nothing; or 0."""

    id: int
    name: str
    learner: str
    settings: Mapping[str, Any]
    seed: int
    frozen: int


UNTAUGHT = ProfileRecord(0, FIRST_NAME, USUAL, {}, 0, 0)
"""What stands in for a profile where none can be made, because the library is only read."""


def learning_with(learner: str) -> ProfileRecord:
    """What ``create`` takes as ``like`` for a profile that learns with ``learner``."""
    return replace(UNTAUGHT, learner=learner)


class Profiles:
    """The profiles of one library; there is always at least one, and one of them is active."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def active(self) -> ProfileRecord:
        """The profile that searches start from; made if the library has none yet."""
        with self._catalogue.transaction():
            return self.stored() or self.use(self._insert(FIRST_NAME, UNTAUGHT).id)

    def stored(self) -> ProfileRecord | None:
        """The active profile; None if the library has none yet."""
        number = get_setting(self._catalogue, ACTIVE)
        return self.get(number) if isinstance(number, int) else None

    def use(self, profile: int) -> ProfileRecord:
        """Make a profile the active one. Raises ProfileError if it does not exist."""
        record = self.get(profile)
        set_setting(self._catalogue, ACTIVE, profile)
        return record

    def get(self, profile: int) -> ProfileRecord:
        """One profile. Raises ProfileError if it does not exist."""
        with self._catalogue.reading() as connection:
            found = connection.execute(
                "SELECT id, name, learner, settings, seed, frozen FROM profiles WHERE id = ?",
                (profile,),
            ).fetchone()
        if found is None:
            raise ProfileError(f"There is no profile number {profile}.", "Choose another one.")
        number, name, learner, settings, seed, frozen = found
        return ProfileRecord(number, name, learner, json.loads(settings), seed, frozen)

    def infos(self) -> tuple[ProfileInfo, ...]:
        """All profiles, by name, with how much each has learned from."""
        with self._catalogue.reading() as connection:
            found = connection.execute(
                "SELECT profiles.id, name, learner, frozen, count(DISTINCT searches.id),"
                " count(events.seq)"
                " FROM profiles"
                " LEFT JOIN searches ON searches.profile = profiles.id AND kept"
                " LEFT JOIN events ON events.search = searches.id AND kind = 'judge' AND sign"
                " GROUP BY profiles.id ORDER BY name"
            ).fetchall()
        return tuple(
            ProfileInfo(
                number,
                name,
                bool(frozen),
                searches,
                judgments,
                meter_sentence(self._catalogue, number),
                learner,
            )
            for number, name, learner, frozen, searches, judgments in found
        )

    def create(self, name: str, like: Learner = UNTAUGHT) -> ProfileRecord:
        """A profile without searches, that learns as ``like`` does.

        Raises ProfileError if the name is taken or empty, or if there is no such learner.
        """
        return self._insert(name, like)

    def rename(self, profile: int, name: str) -> None:
        """Raises ProfileError if the name is taken or empty."""
        self.get(profile)
        with self._catalogue.transaction() as connection, _name_free(name):
            connection.execute(
                "UPDATE profiles SET name = ? WHERE id = ?", (_checked(name), profile)
            )

    def copy(self, sources: Sequence[int], name: str) -> ProfileRecord:
        """A profile that learned from the searches of all ``sources``, in the order of their ids.

        It learns with what the first of them does. A copy of one profile is its equal.
        """
        with self._catalogue.transaction() as connection:
            copy = self._insert(name, self.get(sources[0]))
            _copy_searches(connection, sources, copy.id)
        return copy

    def reset(self, profile: int) -> None:
        """Leave out all searches of a profile and what it brought along: it knows nothing again."""
        self.get(profile)
        with self._catalogue.transaction() as connection:
            connection.execute("UPDATE searches SET kept = 0 WHERE profile = ?", (profile,))
        forget_files(self._catalogue.path.parent, profile)

    def freeze(self, profile: int, frozen: bool) -> None:
        """Let a profile learn nothing from what is judged from now on, or let it learn again."""
        self.get(profile)
        with self._catalogue.transaction() as connection:
            last = connection.execute("SELECT coalesce(max(seq), 0) FROM events").fetchone()[0]
            connection.execute(
                "UPDATE profiles SET frozen = ? WHERE id = ?", (last + 1 if frozen else 0, profile)
            )

    def delete(self, profile: int) -> None:
        """Remove a profile and its searches. Raises ProfileError for the last one."""
        active = self.active().id
        self.get(profile)
        others = [info.id for info in self.infos() if info.id != profile]
        if not others:
            raise ProfileError(
                "The last profile can't be deleted.", "Reset it, or make another one first."
            )
        with self._catalogue.transaction() as connection:
            connection.execute("DELETE FROM profiles WHERE id = ?", (profile,))
            if profile == active:
                set_setting(self._catalogue, ACTIVE, others[0])

    def named(self, name: str) -> ProfileRecord:
        """The profile of this name. Raises ProfileError if there is none."""
        found = [info for info in self.infos() if info.name == name.strip()]
        if not found:
            names = ", ".join(repr(info.name) for info in self.infos())
            known = f"There are {names}." if names else "There are none yet."
            raise ProfileError(f"There is no profile called {name!r}.", known)
        return self.get(found[0].id)

    def _insert(self, name: str, like: Learner) -> ProfileRecord:
        check_learner(like.learner)
        with self._catalogue.transaction() as connection, _name_free(name):
            given = get_setting(self._catalogue, NEWEST, 0)
            assert isinstance(given, int)
            there = connection.execute("SELECT coalesce(max(id), 0) FROM profiles").fetchone()[0]
            number = 1 + max(given, there)
            settings = json.dumps(dict(like.settings))
            connection.execute(
                "INSERT INTO profiles (id, name, learner, settings, seed, created)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (number, _checked(name), like.learner, settings, like.seed, time.time()),
            )
            set_setting(self._catalogue, NEWEST, number)
            forget_files(self._catalogue.path.parent, number)
        return self.get(number)


def _copy_searches(connection: sqlite3.Connection, sources: Sequence[int], profile: int) -> None:
    """Copy the searches of ``sources`` and their events, in order, to ``profile``."""
    wanted = json.dumps(list(sources))
    searches: dict[int, int] = {}
    for (search,) in connection.execute(
        "SELECT id FROM searches WHERE profile IN (SELECT value FROM json_each(?)) ORDER BY id",
        (wanted,),
    ).fetchall():
        cursor = connection.execute(
            f"INSERT INTO searches ({_COLUMNS}) SELECT ?,{_COLUMNS.partition(',')[2]}"
            " FROM searches WHERE id = ?",
            (profile, search),
        )
        searches[search] = cursor.lastrowid or 0
    events: dict[int, int] = {}
    for seq, search, kind, photo, row, sign, target, created in connection.execute(
        "SELECT seq, search, kind, photo, row, sign, target, events.created FROM events"
        " JOIN searches ON searches.id = search JOIN profiles ON profiles.id = profile"
        " WHERE profile IN (SELECT value FROM json_each(?)) AND (frozen = 0 OR seq < frozen)"
        " ORDER BY seq",
        (wanted,),
    ).fetchall():
        cursor = connection.execute(
            "INSERT INTO events (search, kind, photo, row, sign, target, created)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (searches[search], kind, photo, row, sign, events.get(target), created),
        )
        events[seq] = cursor.lastrowid or 0


def _checked(name: str) -> str:
    stripped = name.strip().encode(errors="replace").decode()  # file names may be no text
    if not stripped:
        raise ProfileError("A profile needs a name.", "Type at least one letter.")
    return stripped


@contextmanager
def _name_free(name: str) -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:
        if "profiles.name" not in str(error):
            raise
        raise ProfileError(
            f"There is a profile called {name.strip()!r} already.", "Choose another name."
        ) from error
