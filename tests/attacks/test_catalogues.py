"""Catalogues that strangers wrote: whatever stands in a column, every command ends in a sentence.

Another value is one more line of `VALUES`, another setting one of `SETTINGS`.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import cv2
import numpy as np
import pytest

from app.command_line import run
from app.core.base.paths import CATALOGUE, own_folder
from tests.attacks.bounds import ends_in_a_sentence

pytestmark = pytest.mark.usefixtures("without_subject")

VALUES: dict[str, object] = {
    "a huge number": 2**62,
    "a negative one": -(2**62),
    "infinity": float("inf"),
    "nothing": None,
    "no bytes": b"",
    "long": "x" * 1_000_000,
    "no text": b"\xff\xfe\x00/..",
    "another kind": '{"a": 1}',
    "a list": "[1, 2]",
    "nested": "[" * 100_000,
    "numbers too large": f"[{10**400}]",
    "numbers of another kind": '{"photos": [[1e400, -1]], "rows": ["x"], "key": 1}',
}

SETTINGS = ("null", '"text"', "-1", f"{10**30}", "[1]", '{"a": 1}', "[" * 50_000, "no json")
"""What stands under each key that a library keeps."""

COMMANDS = (
    *(["status"], ["find"], ["find", "2024", "3 stars", "lisbon"], ["album"], ["profile"]),
    *(["done"], ["duplicates"], ["backup", "--list"], ["backup"], ["search", "PHOTO"]),
    *(["mark", "PHOTO"], ["done", "--undo", "1"], ["doctor"], ["index", "PHOTOS"]),
    ["doctor", "--repair"],
)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory, without_subject: None) -> Path:
    """A library with photos, stars, a keyword, an album, and a line in each table."""
    folder = tmp_path_factory.mktemp("made")
    photos = folder / "photos"
    photos.mkdir()
    noise = np.random.default_rng(0)
    for number in range(3):
        cv2.imwrite(str(photos / f"{number}.png"), noise.integers(0, 255, (80, 80, 3), np.uint8))
    library = ["--library", str(folder / "library")]
    for command in (
        ["index", str(photos)],
        ["search", str(photos / "0.png")],
        ["mark", str(photos / "0.png"), "--stars", "4", "--add-keyword", "sea"],
        ["album", "make", "Sea", str(photos / "0.png")],
        ["profile", "--create", "Other"],
        ["copy", str(photos / "0.png"), "--to", str(folder / "copies")],
        ["backup"],
    ):
        assert run([*command, *library]) == 0, command
    return folder


@pytest.fixture
def library(made: Path, tmp_path: Path) -> Path:
    shutil.copytree(made / "library", tmp_path / "library")
    return tmp_path / "library"


def write(library: Path, statement: str, *values: object) -> bool:
    """Write to the catalogue as a stranger does; whether anything could be written."""
    with closing(sqlite3.connect(own_folder(library) / CATALOGUE)) as connection, connection:
        for pragma in ("ignore_check_constraints = ON", "foreign_keys = OFF"):
            connection.execute(f"PRAGMA {pragma}")
        try:
            return connection.execute(statement, values).rowcount > 0
        except sqlite3.IntegrityError:
            return False


def columns(library: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(own_folder(library) / CATALOGUE)) as connection:
        return connection.execute(
            "SELECT m.name, c.name FROM sqlite_schema m, pragma_table_info(m.name) c"
            " WHERE m.type = 'table' ORDER BY 1, 2"
        ).fetchall()


def commands(made: Path, many: int | None, seed: object) -> list[list[str]]:
    """Some of `COMMANDS`, chosen by ``seed``; None: all."""
    chosen = COMMANDS if many is None else random.Random(str(seed)).sample(COMMANDS, many)
    meant = {"PHOTO": str(made / "photos" / "0.png"), "PHOTOS": str(made / "photos")}
    return [[meant.get(word, word) for word in command] for command in chosen]


@pytest.mark.parametrize("value", VALUES)
def test_a_column_holds_something_else(
    library: Path, made: Path, value: str, pytestconfig: pytest.Config
) -> None:
    long = pytestconfig.getoption("--long")
    source = own_folder(library) / CATALOGUE
    whole = source.read_bytes()
    places = columns(library)
    for table, column in places if long else random.Random(value).sample(places, 4):
        source.write_bytes(whole)
        if write(library, f'UPDATE "{table}" SET "{column}" = ?', VALUES[value]):
            hurt = source.read_bytes()
            for command in commands(made, None if long else 2, (table, column)):
                source.write_bytes(hurt)
                ends_in_a_sentence(library, *command)


@pytest.mark.parametrize("delta", ['{"a": 1}', '{"fields": {}, "photos": [1]}'])
def test_a_change_of_an_album_tells_of_no_photos(library: Path, delta: str) -> None:
    assert write(library, "UPDATE album_changes SET delta = ?", delta)
    for command in (["album"], ["doctor"], ["doctor", "--repair"], ["status"]):
        ends_in_a_sentence(library, *command)


KEYS = (
    *("excluded", "protected", "keep_sidecars", "sidecar_habit", "library", "newest profile"),
    *("places gained with profile 1", "background of profile 1", "second place for backups"),
)


@pytest.mark.parametrize("value", SETTINGS, ids=lambda value: value[:10])
def test_a_setting_is_something_else(
    library: Path, made: Path, value: str, pytestconfig: pytest.Config
) -> None:
    for key in KEYS:
        write(library, "INSERT OR REPLACE INTO settings VALUES (?, ?)", key, value)
    write(library, "UPDATE settings SET value = ?", value)
    for command in commands(made, None if pytestconfig.getoption("--long") else 6, value):
        ends_in_a_sentence(library, *command)


def test_one_huge_id_takes_no_memory(library: Path) -> None:
    write(library, "UPDATE photos SET id = ? WHERE id = 3", 10**11)
    for command in (["find"], ["status"], ["doctor", "--repair"], ["find"]):
        ends_in_a_sentence(library, *command)
