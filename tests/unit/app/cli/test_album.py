"""The command `album`: what it lists, shows and changes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.command_line import run
from app.core.duplicates.stacks import stack
from app.core.open_library import open_library
from tests.unit.app.core.conftest import DIMENSIONS, fill


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of photos that the library in "library" beside it knows."""
    folder = tmp_path / "photos"
    folder.mkdir()
    with open_library(tmp_path / "library") as library:
        fill(library, folder, DIMENSIONS)
    return folder


class Command:
    """Runs `likewise album` on the library beside ``folder``."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._folder = folder
        self._capsys = capsys

    def __call__(self, *arguments: str, code: int = 0) -> str:
        """What it says when it ends with ``code``."""
        self._capsys.readouterr()
        library = str(self._folder.parent / "library")
        assert run(["album", *arguments, "--library", library]) == code
        said = self._capsys.readouterr()
        return said.err if code else said.out

    def json(self, *arguments: str) -> Any:
        return json.loads(self(*arguments, "--json"))

    def photo(self, number: int) -> str:
        return str(self._folder / f"{number:02}.jpg")


@pytest.fixture
def album(folder: Path, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(folder, capsys)


def test_an_album_by_hand_from_making_to_deleting(album: Command) -> None:
    assert album() == "There are no albums yet; `likewise album make NAME PHOTO...` makes one.\n"
    said = album("make", "Beach", album.photo(3), album.photo(1))
    assert said.splitlines() == [f"by hand  {album.photo(3)}", f"by hand  {album.photo(1)}"]
    album("add", "beach", album.photo(2))
    album("remove", "Beach", album.photo(3))
    assert album.json("show", "Beach") == [
        {"path": album.photo(number), "probability": None, "new": False, "stack": []}
        for number in (1, 2)
    ]
    assert album("rename", "Beach", "Shore") == "Shore: 2 photos\n"
    assert album.json("list") == [
        {"name": "Shore", "photos": 2, "new": 0, "fills_itself": False, "line": None}
    ]
    assert album.json("delete", "Shore") == []


def test_a_stack_is_one_line_unless_it_is_opened(album: Command, folder: Path) -> None:
    with open_library(folder.parent / "library") as library:
        found = [library.find(Path(album.photo(number))) for number in (2, 1, 9)]
        stack(library, [info.id for info in found if info is not None])
    said = album("make", "Beach", *(album.photo(number) for number in (1, 4, 2)))
    assert said.splitlines() == [
        f"by hand  {album.photo(4)}",
        f"by hand  {album.photo(2)}  (a stack of 3)",
    ]
    assert album.json("list")[0]["photos"] == 2
    shown = album.json("show", "Beach")
    assert shown[1]["stack"] == [album.photo(number) for number in (2, 1, 9)]
    opened = album.json("show", "Beach", "--open-stacks")
    assert [row["path"] for row in opened] == [album.photo(number) for number in (1, 4, 2)]


def test_an_album_is_filled_with_what_is_alike(album: Command) -> None:
    like = [album.photo(number) for number in (0, 3, 6)]
    unlike = [album.photo(number) for number in (1, 4, 7)]
    shown = album.json("make", "Beach", "--like", *like, "--unlike", *unlike)
    paths = [row["path"] for row in shown]
    assert set(like) <= set(paths)
    assert not set(unlike) & set(paths)
    assert all(0.5 <= row["probability"] <= 1 for row in shown)
    (listed,) = album.json("update")
    assert (listed["fills_itself"], listed["photos"]) == (True, len(paths))
    assert album.json("show", "Beach") == shown


def test_what_is_not_there_is_told(album: Command) -> None:
    assert "There are no albums yet." in album("show", "Beach", code=1)
    album("make", "Beach")
    assert "is not a photo of this library" in album("add", "Beach", "/none.jpg", code=1)
    assert "There is already an album called “Beach”." in album("make", "Beach", code=1)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("show",), "needs the name of the album"),
        (("rename", "Beach"), "needs the album's name and a new one"),
        (("list", "Beach"), "takes no photos"),
        (("delete", "Beach", "a.jpg"), "takes no photos"),
        (("add", "Beach"), "needs at least one photo"),
        (("add", "Beach", "a.jpg", "--like", "b.jpg"), "go with make"),
        (("make", "Beach", "a.jpg", "--like", "b.jpg"), "either smart or"),
        (("make", "Beach", "--unlike", "b.jpg"), "needs --like or --word"),
    ],
)
def test_wrong_usage(album: Command, arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in album(*arguments, code=2)
