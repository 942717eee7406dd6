"""The tour of the sample gallery without a display, from the first start to an album."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from app.demo import ENOUGH
from resources import gallery
from resources.scenes import SCENES

KINDS = ("hills", "city")
WATCHER = Path(__file__).with_name("watch_sockets")


@pytest.fixture
def small_gallery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two kinds of pictures, and as many of each as searches need; drawn already: the tour
    draws none where a gallery is."""
    monkeypatch.setenv("LIKEWISE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(gallery, "PER_KIND", ENOUGH)
    monkeypatch.setattr(gallery, "SCENES", {kind: SCENES[kind] for kind in KINDS})
    gallery.make(tmp_path / "cache")


@pytest.mark.usefixtures("small_gallery")
def test_the_tour_ends_with_an_album_and_a_good_order(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY")
    notes = tmp_path / "sockets.txt"
    watched = {"PYTHONPATH": str(WATCHER), "LIKEWISE_SOCKETS": str(notes)}
    found = subprocess.run(
        [sys.executable, "-m", "app", "--demo"],
        cwd=tmp_path,
        env={key: value for key, value in os.environ.items() if key not in hidden} | watched,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (found.returncode, found.stderr) == (0, "")
    (mean,) = (line.split() for line in found.stdout.splitlines() if line.split()[0] == "mean")
    assert float(mean[3]) >= float(mean[1]) > 0.5
    pictures = sorted(tmp_path.glob("likewise-demo/*.png"))
    assert [each.stem for each in pictures] == ["01-library", "02-pick", "03-like", "04-save"]
    with Image.open(pictures[0]) as first:
        assert first.size == (1440, 900)
    processes, *opened = {*notes.read_text().splitlines()}  # "watching", and what was opened
    assert (processes, opened) == ("watching", [])
    assert notes.read_text().count("watching") > 1  # those that read photos were watched, too
