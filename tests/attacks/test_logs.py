"""Logs of a stranger, whose checksums are right: what no Likewise writes is believed nothing.

Another line is one more entry of `LINES`.
"""

from __future__ import annotations

import json
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from app.core.base.errors import LibraryError
from app.core.base.paths import CATALOGUE, own_folder
from app.core.open_library import open_library
from app.core.safety.restore import recover_catalogue
from app.core.said.lines import SAID_FILE, sealed
from tests.attacks.bounds import bounded, ends_in_a_sentence
from tests.attacks.test_catalogues import made

__all__ = ["made"]

pytestmark = pytest.mark.usefixtures("without_subject")

BIG = 10**17


def said(table: str, **row: object) -> dict[str, Any]:
    return {"said": {table: [row]}}


LINES: dict[str, dict[str, Any]] = {
    "numbered far ahead": {"line": BIG},
    "changed far ahead": {"n": BIG},
    "numbered by a text": {"line": "7"},
    "changed by a list": {"n": [1]},
    "a number of 400 digits": {"n": 10**400},
    "nested": {"said": json.loads("[" * 900 + "]" * 900)},
    "another library": {"library": ["x"]},
    "photos as a list": {"photos": [1]},
    "a photo of another name": {"photos": {"-1": {}}},
    "a photo of a huge number": {"photos": {"9" * 500: {}}},
    "a hash that is none": {"photos": {"1": {"hash": "xyz"}}},
    "a path with a zero": {"photos": {"1": {"root": "/a\0b", "path": "x"}}},
    "a path that can't be": {"photos": {"1": {"path": "\ud800"}}},
    "a size of another kind": {"photos": {"1": {"size": {}}}},
    "a table as a number": {"said": {"marks": 7}},
    "a row as a list": {"said": {"marks": [[1, 2]]}},
    "a row without a key": said("marks", stars=3),
    "a row of no photo": said("marks", photo=BIG, stars=3),
    "stars as an object": said("marks", photo=1, stars={}),
    "a column of SQL": said("marks", **{"photo": 2, "stars) SELECT 1, 5 --": 1}),
    "a table that is none": said("sqlite_master", sql="x"),
    "a root without its time": said("roots", id=1, path="/"),
    "a root with a zero": said("roots", id=1, path="/a\0", active=1, added=1.0),
    "photos as a text": said("searches", id=1, query_photos="no list"),
    "photos of texts": said("searches", id=1, query_photos='["a"]'),
    "photos without end": said("searches", id=1, query_photos="[" * 100_000),
    "a delta of nothing": said("album_changes", id=1, album=1, what="x", delta="{}"),
    "a delta of texts": said("album_changes", id=1, album=1, what="x", delta='{"photos":[1]}'),
    "a picture elsewhere": said("searches", id=1, query_photos="[]", query_vectors="../../x"),
    "a key of lists": {"gone": {"marks": [[[1]]]}},
    "keys as a number": {"gone": {"marks": 1}},
    "settings that are no JSON": said("settings", key="x", value="{"),
    "a state that is none": said("file_jobs", id=5, kind="steal", options="{}", created=1.0),
}


def add(log: Path, line: dict[str, Any]) -> None:
    """Write it behind the last one."""
    last = json.loads(log.read_bytes().splitlines()[-1])
    whole = {"line": last["line"] + 1, "n": last["n"], "at": "now"} | line
    log.write_bytes(log.read_bytes() + sealed(whole))


@pytest.mark.parametrize("name", LINES)
def test_such_a_line_is_believed_nothing(made: Path, tmp_path: Path, name: str) -> None:
    library = tmp_path / "library"
    shutil.copytree(made / "library", library)
    folder = own_folder(library)
    with bounded():
        add(folder / SAID_FILE, LINES[name])
        with suppress(LibraryError), open_library(folder) as opened:
            assert opened.said is not None
            opened.said.flush()
        add(folder / SAID_FILE, LINES[name])
        (folder / CATALOGUE).write_bytes(b"damaged")
        assert recover_catalogue(folder, 1.0)
    with open_library(folder) as opened:
        starred = {info.stars for info in opened.photos()}
    assert 4 in starred
    assert 5 not in starred


def test_lines_without_end_are_not_gathered(made: Path, tmp_path: Path) -> None:
    library = tmp_path / "library"
    shutil.copytree(made / "library", library)
    with (own_folder(library) / SAID_FILE).open("ab") as log:
        log.write(b"\n" * 2_000_000)
    ends_in_a_sentence(library, "doctor")
    ends_in_a_sentence(library, "status")
