"""Pipes, devices and folders lie where the program expects files: it says so, and never waits.

Another place is one more line of `PLACES`, another kind of file one of `KINDS`.
"""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from app.core.base.paths import own_folder
from app.core.open_library import open_library
from app.core.safety.backups import back_up
from tests.attacks.bounds import ends_in_a_sentence


def _socket(path: Path) -> None:
    here = Path.cwd()
    os.chdir(path.parent)  # a socket's whole path may be too long
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)


pytestmark = pytest.mark.usefixtures("without_subject")

KINDS: dict[str, Callable[[Path], None]] = {
    "pipe": os.mkfifo,
    "device without end": lambda path: path.symlink_to("/dev/zero"),
    "folder": Path.mkdir,
    "socket": _socket,
    "link to itself": lambda path: path.symlink_to(path),
}
"""How each is made."""

PLACES = {
    "catalogue.sqlite": [
        ["status"],
        ["find"],
        ["index", "PHOTOS"],
        ["doctor"],
        ["doctor", "--repair"],
    ],
    "catalogue.sqlite-wal": [["status"], ["doctor", "--repair"]],
    "said.jsonl": [["doctor"], ["doctor", "--repair"], ["done", "--undo", "1"]],
    "writer.lock": [["doctor", "--repair"]],
    "made-by-likewise.txt": [["doctor", "--repair"]],
    "compared.sqlite": [["duplicates"]],
    "vectors/gist-1.f32": [["status"], ["doctor"], ["doctor", "--repair"]],
    "vectors/gist-1.crc": [["doctor"], ["doctor", "--repair"]],
    "derived/index.likewise": [["doctor"], ["doctor", "--repair"]],
    "profiles/1.npz": [["doctor"], ["backup"], ["doctor", "--repair"]],
    "backups": [["backup", "--list"], ["backup"], ["restore", "1"]],
    "backups/2099-01-01T00-00-00Z.zip": [["backup", "--list"], ["backup"], ["restore", "1"]],
    "restoring": [["status"], ["doctor", "--repair"]],
    "restoring.part": [["restore", "1"]],
    "../../model.onnx": [["index", "PHOTOS", "--model", "GIVEN"]],
    "../../model.json": [["index", "PHOTOS", "--model", "MODEL"]],
    "../../given": [
        ["restore", "GIVEN"],
        ["profile", "--import", "GIVEN"],
        ["search", "GIVEN"],
        ["index", "GIVEN"],
    ],
}
"""Path below the library's own folder -> the commands that may read it."""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with a backup, to be copied."""
    library = tmp_path_factory.mktemp("made") / "library"
    with open_library(own_folder(library)) as opened:
        assert back_up(opened.folder, "by hand", 1.0, always=True)
    return library


def cases(long: bool) -> list[tuple[str, str]]:
    """(place, kind): pipes everywhere; with --long all kinds."""
    return [(place, kind) for place in PLACES for kind in (KINDS if long else ["pipe"])]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """With --long whole, else what takes seconds."""
    if "place" in metafunc.fixturenames:
        metafunc.parametrize(("place", "kind"), cases(metafunc.config.getoption("--long")))


def test_it_is_refused_at_once(made: Path, tmp_path: Path, place: str, kind: str) -> None:
    library = tmp_path / "library"
    (tmp_path / "photos").mkdir()
    for command in PLACES[place]:
        shutil.rmtree(library, ignore_errors=True)
        shutil.copytree(made, library)
        given = own_folder(library) / place
        given = Path(os.path.normpath(given))
        given.parent.mkdir(parents=True, exist_ok=True)
        if given.is_dir() and not given.is_symlink():
            shutil.rmtree(given)
        given.unlink(missing_ok=True)
        KINDS[kind](given)
        meant = {"GIVEN": given, "PHOTOS": tmp_path / "photos", "MODEL": tmp_path / "model.onnx"}
        words = [str(meant.get(word, word)) for word in command]
        ends_in_a_sentence(library, *words)
