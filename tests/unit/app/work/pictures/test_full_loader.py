"""Full resolution: loaded once, within the budget, and gone when it is given back."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from threading import Event

import pytest
from PIL import Image
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from app.work.pictures import full_loader as loader_module
from app.work.pictures.full_loader import FullResolutionLoader

pytestmark = pytest.mark.slow

ONE = 4 * 300 * 200  # bytes of a photo
PAGE = 1 << 16  # bytes: shared memory may be rounded up to whole pages


@pytest.fixture
def loader(qtbot: QtBot) -> Iterator[FullResolutionLoader]:
    del qtbot  # images need an application
    made = FullResolutionLoader(budget=2 * ONE + PAGE, at_once=1)
    yield made
    made.close()


def photos(folder: Path) -> list[Path]:
    """Three plain photos: red, green and blue."""
    made = []
    for name, colour in (("r", (255, 0, 0)), ("g", (0, 255, 0)), ("b", (0, 0, 255))):
        made.append(folder / f"{name} é.png")
        Image.new("RGB", (300, 200), colour).save(made[-1])
    return made


def test_the_life_of_photos_in_memory(
    loader: FullResolutionLoader, tmp_path: Path, qtbot: QtBot
) -> None:
    """One start of a process serves many questions here."""
    files = photos(tmp_path)
    (tmp_path / "broken.jpg").write_bytes(b"\xff\xd8\xff")
    with qtbot.waitSignals([loader.loaded, loader.loaded, loader.failed]):
        assert loader.request(1, files[0], 1.0) is None
        loader.request(2, files[1], 1.0)
        loader.request(9, tmp_path / "broken.jpg", 1.0)
    red = loader.request(1, files[0], 1.0)
    assert red is not None
    assert red.levels[0].pixelColor(299, 199).getRgb() == (255, 0, 0, 255)
    assert red.measured.width == 300
    assert loader.failure(9) == "Not a supported image format."
    assert loader.request(9, tmp_path / "broken.jpg", 1.0) is None
    assert 2 * ONE <= loader.used <= 2 * ONE + PAGE

    # A third one takes the place of the one that was not asked for of late.
    with qtbot.waitSignal(loader.loaded):
        loader.request(3, files[2], 1.0)
    assert loader.used <= 2 * ONE + PAGE
    assert loader.request(1, files[0], 1.0) is red
    with qtbot.waitSignal(loader.loaded):
        assert loader.request(2, files[1], 1.0) is None

    # A file that changed is read again.
    Image.new("RGB", (30, 20), (7, 7, 7)).save(files[1])
    with qtbot.waitSignal(loader.loaded):
        assert loader.request(2, files[1], 2.0) is None
    changed = loader.request(2, files[1], 2.0)
    assert changed is not None
    assert changed.levels[0].width() == 30

    # More photos at a time: less of each; back to few: all of it again.
    loader.release()
    assert loader.used == 0
    assert changed.levels == red.levels == ()
    loader.share(5)
    with qtbot.waitSignal(loader.loaded):
        loader.request(1, files[0], 1.0)
    reduced = loader.request(1, files[0], 1.0)
    assert reduced is not None
    assert reduced.measured.reduction == 2
    loader.share(1)
    with qtbot.waitSignal(loader.loaded):
        assert loader.request(1, files[0], 1.0) is None


def test_without_memory_it_says_so(
    loader: FullResolutionLoader, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(size: int) -> None:
        raise OSError("no space")

    monkeypatch.setattr(loader_module, "_memory", refuse)
    with qtbot.waitSignal(loader.failed):
        loader.request(1, photos(tmp_path)[0], 1.0)
    assert "not enough memory" in (loader.failure(1) or "")


def test_no_name_of_shared_memory_is_left(
    loader: FullResolutionLoader, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that nothing stays in memory when the program is killed with photos in it."""
    names = []

    def noted(size: int) -> SharedMemory:
        made = SharedMemory(create=True, size=size)
        names.append(made.name)
        return made

    monkeypatch.setattr(loader_module, "_memory", noted)
    with qtbot.waitSignal(loader.loaded):
        loader.request(1, photos(tmp_path)[0], 1.0)
    assert loader.used > 0
    with pytest.raises(FileNotFoundError):
        SharedMemory(names[0])


def test_a_photo_that_arrives_after_closing_is_not_kept(
    loader: FullResolutionLoader, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, kept = Event(), []
    hand_in = loader._relay.call

    def noted(*answer: object) -> None:
        hand_in(*answer)  # type: ignore[arg-type]
        made.set()

    monkeypatch.setattr(loader._relay, "call", noted)
    loader.loaded.connect(kept.append)
    loader.request(1, photos(tmp_path)[0], 1.0)
    assert made.wait(60)
    loader.close()
    QCoreApplication.sendPostedEvents(loader._relay)
    assert (kept, loader.used) == ([], 0)


def test_closing_at_once_waits_for_no_photo(tmp_path: Path, qtbot: QtBot) -> None:
    del qtbot
    loader = FullResolutionLoader(at_once=1)
    loader.request(1, photos(tmp_path)[0], 1.0)
    loader.close()
    assert loader.used == 0
