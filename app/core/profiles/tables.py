"""The table of profiles: their names, learners and settings, and how much each has learned from."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from app.core.base.errors import ProfileError
from app.core.base.language import tr
from app.core.profiles.journal_tables import COUNTING
from app.core.store.catalogue import Catalogue, get_setting, set_setting
from app.core.store.connection import decoded

NEWEST = "newest profile"  # not shown: the setting's key

_RECORD = "SELECT id, name, learner, settings, seed, frozen FROM profiles"


@dataclass(frozen=True, slots=True)
class ProfileRecord:
    """A profile as stored. ``frozen``: journal lines from this number on teach it nothing; or 0."""

    id: int
    name: str
    learner: str
    settings: Mapping[str, Any]
    seed: int
    frozen: int


def find_profile(catalogue: Catalogue, profile: int) -> ProfileRecord | None:
    """Return one profile by its id."""
    return catalogue.record(_record, f"{_RECORD} WHERE id = ?", profile)


def all_profiles(catalogue: Catalogue) -> list[ProfileRecord]:
    """Return all profiles, by id."""
    return catalogue.records(_record, f"{_RECORD} ORDER BY id")


def count_by_profile(catalogue: Catalogue) -> list[tuple[ProfileRecord, int, int]]:
    """Return all profiles, by name, each with its own searches and judgments that still count."""
    return catalogue.records(
        lambda *line: (_record(*line[:6]), *line[6:]),
        f"WITH {COUNTING} SELECT profiles.id, name, learner, settings, seed, frozen,"
        " count(DISTINCT counting.search), count(counting.seq) FROM profiles"
        " LEFT JOIN searches ON searches.profile = profiles.id AND kept"
        " LEFT JOIN counting ON counting.search = searches.id"
        " GROUP BY profiles.id ORDER BY name",
    )


def insert_profile(
    catalogue: Catalogue, name: str, learner: str, settings: Mapping[str, Any], seed: int
) -> int:
    """Add a profile and return its unique id. Raises ProfileError if the name is taken."""
    with catalogue.transaction() as connection, _report_taken_name(name):
        given = get_setting(catalogue, NEWEST, 0)
        assert isinstance(given, int)
        there = connection.execute("SELECT coalesce(max(id), 0) FROM profiles").fetchone()[0]
        number: int = 1 + max(given, there)
        connection.execute(
            "INSERT INTO profiles (id, name, learner, settings, seed, created)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (number, name, learner, json.dumps(dict(settings)), seed, time.time()),
        )
        set_setting(catalogue, NEWEST, number)
    return number


def rename_profile(catalogue: Catalogue, profile: int, name: str) -> None:
    """Rename a profile. Raises ProfileError if the name is taken."""
    with catalogue.transaction() as connection, _report_taken_name(name):
        connection.execute("UPDATE profiles SET name = ? WHERE id = ?", (name, profile))


def freeze_profile(catalogue: Catalogue, profile: int, frozen: bool) -> None:
    """Stop a profile from learning further lines of the journal, or let it learn again."""
    catalogue.change(
        "UPDATE profiles SET frozen = iif(?, 1 + (SELECT coalesce(max(seq), 0) FROM events), 0)"
        " WHERE id = ?",
        *(frozen, profile),
    )


def delete_profile(catalogue: Catalogue, profile: int) -> None:
    """Remove a profile and its searches."""
    catalogue.change("DELETE FROM profiles WHERE id = ?", profile)


def _record(
    number: int, name: str, learner: str, settings: str, seed: int, frozen: int
) -> ProfileRecord:
    return ProfileRecord(number, name, learner, decoded(settings), seed, frozen)


@contextmanager
def _report_taken_name(name: str) -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:
        if "profiles.name" not in str(error):
            raise
        raise ProfileError(
            tr("There is a profile called {name} already.", name=repr(name)),
            tr("Choose another name."),
        ) from error
