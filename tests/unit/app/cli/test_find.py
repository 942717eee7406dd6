"""The command `find`: what was taken around a photo."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.command_line import run
from app.core.base.photo_types import MarkChange, Shot
from app.core.facts.tables import note_shots
from app.core.marks.marking import mark
from tests.made_files import content_of
from tests.unit.app.core.conftest import photos

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
