"""The sample gallery is drawn on a thread that ends with the program."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.ui.welcome.sample_gallery import SampleGallery
from resources import gallery

pytestmark = pytest.mark.slow


def test_it_is_drawn_once_and_announced(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "PER_KIND", 1)
    sample = SampleGallery(tmp_path)
    with qtbot.waitSignals([sample.said, sample.made]):
        sample.want()
    with qtbot.waitSignal(sample.made) as made:
        sample.want()
    assert len(list(made.args[0].glob("*/*.jpg"))) == 10
    sample.close()


def test_closing_ends_the_drawing_and_leaves_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    sample = SampleGallery(tmp_path)
    with qtbot.waitSignal(sample.said):
        sample.want()
    sample.close()
    assert not [path for path in tmp_path.rglob("*") if path.name != "gallery-1"]


def test_a_folder_that_cannot_be_written_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    sample = SampleGallery(tmp_path / "file" / "cache")
    with qtbot.waitSignal(sample.failed) as failed:
        sample.want()
    assert str(tmp_path) in failed.args[0]
    sample.close()
