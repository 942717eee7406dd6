"""The guide's pictures can be made: some tasks of the guide, on few pictures that are drawn."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Iterator
from io import BytesIO
from itertools import product
from pathlib import Path

import pytest
from PIL import Image

from resources.gallery import MOODS, draw
from resources.scenes import SCENES
from tests.conftest import ROOT

PICTURES = ROOT / "docs" / "pictures"
SIZE = (720, 540)  # as a camera's, next to how far the frames of a burst are apart
MADE = {
    "read": {"library"},
    "search": {"search", "thumbs", "counts", "profiles", "dark"},
    "tidy": {"duplicates", "stacks"},
    "watch": {"watch"},
}


@pytest.fixture(autouse=True)
def _pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are scripts, which find each other in their own folder."""
    monkeypatch.setattr(sys, "path", [str(PICTURES), *sys.path])


def drawn() -> Iterator[bytes]:
    """Pictures that differ, one after the other."""
    for number, kind, mood in product((1, 2), SCENES, MOODS):
        kept = BytesIO()
        draw(kind, mood, number).resize(SIZE).save(kept, "PNG")
        yield kept.getvalue()


def write_holiday(pictures: Path) -> None:
    """The photos that the tasks name, by what is drawn."""
    import holiday
    import tasks
    from photographs import credited

    wanted = {"Taj Mahal", *tasks.DOMES, *tasks.NO_DOMES, *tasks.MILLS}
    wanted |= {*holiday.BURSTS, *holiday.MAILED}
    shown = [credit for credit in credited() if credit.title in wanted]
    assert {credit.title for credit in shown} == wanted
    holiday.write(zip(shown, drawn(), strict=False), pictures)


@pytest.mark.long
def test_tasks_of_the_guide_are_shown(tmp_path: Path) -> None:
    make = runpy.run_path(str(PICTURES / "__main__.py"))["make"]
    images = tmp_path / "images"
    images.mkdir()
    write_holiday(tmp_path / "Pictures")
    assert not make("read", tmp_path, images, *MADE)
    assert {image.stem for image in images.iterdir()} == set.union(*MADE.values())
    for image in images.iterdir():
        with Image.open(image) as shown:
            assert shown.size == (1400, 875) or image.stem in {"counts", "profiles"}
