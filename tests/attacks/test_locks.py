"""Another program holds locks on a library, for ever: every command ends, and in a sentence.

Another command is one more line of `COMMANDS`, another way to hold on one of `HOLDING`.
"""

from __future__ import annotations

import fcntl
import random
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from app.core.base.paths import CATALOGUE, own_folder
from tests.attacks.bounds import ends_in_a_sentence
from tests.attacks.test_catalogues import made

__all__ = ["made"]

pytestmark = [
    pytest.mark.usefixtures("without_subject"),
    pytest.mark.skipif(sys.platform == "win32", reason="locks are others there"),
]

COMMANDS = (
    *(["status"], ["find"], ["search", "PHOTO"], ["album"], ["album", "make", "New", "PHOTO"]),
    *(["mark", "PHOTO", "--stars", "3"], ["copy", "PHOTO", "--to", "THERE"], ["bin", "PHOTO"]),
    *(["move", "PHOTO", "--to", "THERE"], ["rename", "PHOTO", "--pattern", "x"], ["doctor"]),
    *(["export", "PHOTO", "--to", "THERE"], ["done"], ["done", "--undo", "1"], ["duplicates"]),
    *(["profile"], ["profile", "--create", "New"], ["relocate", "PHOTOS", "THERE"], ["backup"]),
    *(["backup", "--list"], ["restore", "1"], ["doctor", "--repair"], ["index", "PHOTOS"]),
)


@contextmanager
def transaction(library: Path, begin: str) -> Iterator[None]:
    catalogue = own_folder(library) / CATALOGUE
    with closing(sqlite3.connect(catalogue, isolation_level=None)) as connection:
        if begin == "BEGIN EXCLUSIVE":
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute(begin)
        yield


@contextmanager
def every_file(library: Path) -> Iterator[None]:
    with ExitStack() as stack:
        for path in own_folder(library).rglob("*"):
            if path.is_file():
                fcntl.flock(stack.enter_context(path.open("rb")), fcntl.LOCK_EX)
        yield


HOLDING: dict[str, Callable[[Path], AbstractContextManager[None]]] = {
    "the catalogue": lambda library: transaction(library, "BEGIN EXCLUSIVE"),
    "its writing": lambda library: transaction(library, "BEGIN IMMEDIATE"),
    "every file": every_file,
}


WAITING = ("store.catalogue.BUSY_TIMEOUT", "store.connection.LOCK_TIMEOUT", "store.lock.TIMEOUT")


@pytest.mark.parametrize("holding", HOLDING)
def test_who_holds_a_library_holds_up_nobody(
    made: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    pytestconfig: pytest.Config,
    holding: str,
) -> None:
    for timeout in (*WAITING, "duplicates.tables.BUSY_TIMEOUT"):
        monkeypatch.setattr(f"app.core.{timeout}", 0.05)
    library = shutil.copytree(made / "library", tmp_path / "library")
    meant = {"PHOTO": made / "photos" / "0.png", "PHOTOS": made / "photos", "THERE": tmp_path}
    long = pytestconfig.getoption("--long")
    with HOLDING[holding](library):
        for command in COMMANDS if long else random.Random(holding).sample(COMMANDS, 8):
            ends_in_a_sentence(library, *(str(meant.get(word, word)) for word in command))
