"""`likewise relocate`: what it lists, and what it says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.command_line import run
from app.core.library.root_tables import note_offline
from app.core.open_library import open_library


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
