"""Requests of another start: what is written can be read, and nothing else is believed."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.errors import StartRequestError
from app.core.base.start_request import (
    MAX_BYTES,
    MAX_PATHS,
    StartRequest,
    decoded,
    encoded,
    request_of,
)

names = st.binary(min_size=1, max_size=40).filter(lambda name: b"\0" not in name)
paths = names.map(lambda name: Path(os.fsdecode(b"/" + name)))
some_paths = st.lists(paths, max_size=5).map(tuple)
requests = st.builds(
    StartRequest,
    some_paths,
    some_paths,
    st.integers(0, 10_000),
    st.sampled_from([None, True, False]),
    st.text(max_size=50),
)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)
FIELDS = json.loads(encoded(StartRequest((Path("/a"),), (Path("/b"),))))


def line_with(**changes: Any) -> bytes:
    return json.dumps(FIELDS | changes).encode()


@given(requests)
def test_a_request_is_one_line_that_reads_as_it_was(request: StartRequest) -> None:
    line = encoded(request)
    assert line.index(b"\n") == len(line) - 1
    assert decoded(line) == request


@given(st.binary(max_size=200) | anything.map(lambda value: json.dumps(value).encode()))
def test_whatever_else_is_refused_in_a_sentence(line: bytes) -> None:
    with pytest.raises(StartRequestError):
        decoded(line)


@given(st.sampled_from(sorted(FIELDS)), anything)
def test_one_wrong_field_is_refused_or_of_the_right_type(field: str, value: Any) -> None:
    try:
        request = decoded(line_with(**{field: value}))
    except StartRequestError:
        return
    assert decoded(encoded(request)) == request


@pytest.mark.parametrize(
    "line",
    [
        b" " * (MAX_BYTES + 1),
        b"[" * 100_000,
        line_with(likewise=2),
        line_with(folders=["relative"]),
        line_with(pictures=["/a\0b"]),
        line_with(pictures=["/\ud800"]),
        line_with(pictures=["/a"] * (MAX_PATHS + 1)),
        line_with(left_out=-1),
        line_with(left_out=True),
        line_with(subject=1),
    ],
)
def test_these_are_refused(line: bytes) -> None:
    with pytest.raises(StartRequestError):
        decoded(line)


def test_another_version_is_told_what_to_do() -> None:
    with pytest.raises(StartRequestError, match=r"another version .* Close it first"):
        decoded(line_with(likewise=2))


def test_paths_are_told_apart_and_made_absolute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "a.jpg").touch()
    request = request_of([Path("folder"), Path("a.jpg")], None, "token")
    assert request == StartRequest(
        (tmp_path / "folder",), (tmp_path / "a.jpg",), activation="token"
    )
    with pytest.raises(StartRequestError, match="“gone” is neither"):
        request_of([Path("gone")], None, "")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
def test_what_is_neither_folder_nor_file_is_told(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path(os.devnull)):
        with pytest.raises(StartRequestError, match="neither a file, a folder"):
            request_of([path], None, "")


def test_of_ten_thousand_pictures_the_first_hundred_are_taken(tmp_path: Path) -> None:
    (tmp_path / "a.jpg").touch()
    request = request_of([tmp_path / "a.jpg"] * 10_000, None, "")
    assert (len(request.pictures), request.left_out) == (MAX_PATHS, 10_000 - MAX_PATHS)
    with pytest.raises(StartRequestError, match="not 10,000"):
        request_of([tmp_path] * 10_000, None, "")
