"""Patterns that exclude files and folders."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.library.library import Library
from app.core.library.walk import (
    exclude,
    excluded_patterns,
    file_filter,
    matcher,
    walk,
)
from app.core.open_library import open_library


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with open_library(tmp_path) as opened:
        yield opened


@pytest.mark.parametrize(
    ("pattern", "path", "excluded"),
    [
        ("Screenshots", "Screenshots", True),
        ("Screenshots", "2024/screenshots", True),
        ("Screenshots", "My Screenshots", False),
        ("*.gif", "2024/a.GIF", True),
        ("*.gif", "a.gift", False),
        ("2019/raw", "2019/raw", True),
        ("2019/raw", "2018/2019/raw", False),
        ("*/cache", "a/b/cache", True),
        ("*/cache", "cache", False),
        ("img_00[12].jpg", "IMG_001.jpg", True),
        ("день*", "День 1.jpg", True),
        ("a.jpg", "b.jpg", False),
    ],
)
def test_what_a_pattern_matches(pattern: str, path: str, excluded: bool) -> None:
    assert matcher([pattern])(path.encode()) is excluded


def test_names_that_are_no_text_and_have_newlines() -> None:
    assert matcher(["*.jpg"])(b"\xff\xfe.jpg")
    assert matcher(["a*"])(b"x/a\nb.jpg")


def test_any_of_several() -> None:
    excluded = matcher(["a", "x/*", "*.gif"])
    paths = [b"a", b"b", b"x/b", b"y/b.gif"]
    assert [excluded(path) for path in paths] == [True, False, True, True]


def test_without_patterns_nothing_is_excluded() -> None:
    assert not matcher([])(b"a")


def test_they_are_kept_as_they_were_written(library: Library) -> None:
    assert excluded_patterns(library) == ()
    exclude(library, [" Screenshots ", "", "*.gif", "2019/raw/", "*.gif"])
    assert excluded_patterns(library) == ("Screenshots", "*.gif", "2019/raw")
    exclude(library, [""])
    assert excluded_patterns(library) == ()


def test_a_walk_does_not_even_open_a_folder_that_is_left_out(tmp_path: Path) -> None:
    for name in ("keep/a.jpg", "keep/b.gif", "Cache/c.jpg", "keep/cache/d.jpg"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"1")
    visits: list[None] = []
    found = walk(
        1,
        tmp_path,
        file_filter({".jpg", ".gif"}, excluded=matcher(["cache", "*.gif"])),
        visiting=lambda: visits.append(None),
    )
    assert [file.path for file in found] == [b"keep/a.jpg"]
    assert len(visits) == 2
