"""Commands without a window: find, index, relocate, and how they print."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from app.cli.terminal import ProgressLine, complain, progress_text, say
from app.command_line import run
from app.core.base.photo_types import MarkChange, Shot
from app.core.base.work_types import Progress
from app.core.facts.tables import note_shots
from app.core.library.root_tables import note_offline
from app.core.marks.marking import mark
from app.core.open_library import open_library
from features import raw
from tests.endurance.hostile.dng import dng
from tests.made_files import content_of
from tests.unit.app.core.conftest import photos

# The command `find`: what was taken around a photo.

__all__ = ["photos"]


def test_around_a_photo_is_what_was_taken_nearest_to_it(
    photos: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    library, ids = photos.library, photos.ids
    moments = {ids[4]: 1e6, ids[2]: 2e6, ids[9]: 3e6}
    shots = [
        (photo, content_of(library.catalogue, photo), Shot(moment, None, {}))
        for photo, moment in moments.items()
    ]
    note_shots(library.catalogue, shots)
    mark(library, [ids[4]], MarkChange(stars=3))
    path = str(library.photo(ids[2]).path)

    def listed(*terms: str) -> list[str]:
        assert run(["find", *terms, "--around", path, "--library", str(library.folder)]) == 0
        return [Path(line).name for line in capsys.readouterr().out.splitlines()]

    assert listed() == ["04.jpg", "02.jpg", "09.jpg"]
    assert listed(">=1", "stars") == ["04.jpg"]


# The command `index`: what it makes of the photos that it has read.


@pytest.mark.skipif(not raw.is_installed(), reason="camera raw can't be read here")
@pytest.mark.usefixtures("without_subject")
def test_a_raw_and_its_picture_are_one_photo(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    photos, library = tmp_path / "photos", ["--library", str(tmp_path / "library")]
    photos.mkdir()
    pixels = np.random.default_rng(0).integers(0, 65_535, (64, 64))
    (photos / "1.dng").write_bytes(dng(pixels))
    cv2.imwrite(str(photos / "1.jpg"), pixels.astype(np.uint8))
    assert run(["index", str(photos), *library]) == 0
    capsys.readouterr()
    assert run(["find", *library]) == 0
    assert capsys.readouterr().out == f"{photos / '1.jpg'}  (a stack of 2)\n"
    assert run(["mark", str(photos / "1.jpg"), "--stars", "4", *library]) == 0
    capsys.readouterr()
    assert run(["find", "4 stars", "--open-stacks", *library]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


# `likewise relocate`: what it lists, and what it says.


def test_a_folder_that_was_renamed_is_told_and_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "photos").mkdir()
    library = ["--library", str(tmp_path / "library")]
    with open_library(tmp_path / "library") as opened:
        opened.add_root(tmp_path / "photos")
    assert run(["relocate", *library]) == 0
    assert capsys.readouterr().out == "All folders are there.\n"

    (tmp_path / "photos").rename(tmp_path / "pictures")
    with open_library(tmp_path / "library") as opened:
        note_offline(opened.catalogue, [1])
    assert run(["relocate", *library]) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'photos'} is offline.\n"
    assert run(["relocate", *library, str(tmp_path / "photos")]) == 1
    assert run(["relocate", *library, str(tmp_path), str(tmp_path)]) == 1
    assert "is no folder of the library" in capsys.readouterr().err

    moved = [str(tmp_path / name) for name in ("photos", "pictures")]
    assert run(["relocate", *library, "--json", *moved]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"before": moved[0], "after": moved[1], "photos": 0}


# Output of the command line.


def test_progress_says_how_much_how_fast_how_long() -> None:
    text = progress_text(Progress("reading", 150, 1200, 30.4, 68.0))
    assert text == "Reading photos [##..............] 150 of 1,200, 30 a second, 1:08 left"


def test_progress_without_a_total_only_counts() -> None:
    assert progress_text(Progress("looking", 1234)) == "Looking for photos 1,234"


def test_a_pipe_gets_no_progress(capsys: pytest.CaptureFixture[str]) -> None:
    ProgressLine().show(Progress("reading", 50, 1200))
    assert capsys.readouterr() == ("", "")


def test_an_error_goes_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert complain("No.") == 1
    assert capsys.readouterr() == ("", "likewise: No.\n")


def test_a_name_cannot_command_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    say("\x1b[2Jфото 🌸\ttwo\nlines")
    complain("\x07")
    assert capsys.readouterr() == ("\\x1b[2Jфото 🌸\\ttwo\\nlines\n", "likewise: \\x07\n")
