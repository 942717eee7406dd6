"""The sample gallery: deterministic, complete, and there whole or not at all."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from resources import gallery
from resources.scenes import SCENES, colour, mix

pytestmark = pytest.mark.slow


def test_colours_wrap_and_clip() -> None:
    assert colour(0, 1, 1) == (255, 0, 0)
    assert colour(1 / 3, 1, 1) == (0, 255, 0)
    assert colour(2.0, 1, 1) == (255, 0, 0)
    assert colour(0.5, -1, 2) == (255, 255, 255)
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)


@pytest.mark.parametrize("kind", SCENES)
def test_a_picture_is_drawn_the_same_each_time_and_differs_from_the_next(kind: str) -> None:
    first, again, other = (np.asarray(gallery.draw(kind, "dusk", number)) for number in (1, 1, 2))
    assert np.array_equal(first, again)
    assert first.shape != other.shape or not np.array_equal(first, other)
    assert first.std() > 10, "a picture is never a blank sheet"


def test_make_draws_once_and_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "PER_KIND", 2)
    seen: list[tuple[int, int]] = []
    made = gallery.make(tmp_path, lambda done, total: seen.append((done, total)))
    assert sorted(folder.name for folder in made.iterdir()) == sorted(SCENES)
    assert len(list(made.glob("*/*.jpg"))) == 2 * len(SCENES)
    assert {path.name.partition("-")[0] for path in made.glob("*/*.jpg")} == {"ember", "meadow"}
    assert seen[-1] == (20, 20)
    assert gallery.make(tmp_path, lambda *_: pytest.fail("drawn twice")) == made


def test_an_interrupted_gallery_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(gallery, "PER_KIND", 1)
    with pytest.raises(KeyboardInterrupt):
        gallery.make(tmp_path, stop)
    assert not [path for path in tmp_path.rglob("*") if path.name != "gallery-1"]
