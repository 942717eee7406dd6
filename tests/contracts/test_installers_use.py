"""What the check of an installed package does at the screen holds out on a busy machine."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from PIL import Image

from tests.conftest import ROOT


@pytest.fixture(autouse=True)
def _installers(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are scripts, which find each other in their own folder."""
    monkeypatch.setattr(sys, "path", [str(ROOT / "installers"), *sys.path])


class Screen:
    """The program's window `1`, and its dialog `2`, which loses the first keys that it is sent."""

    def __init__(self, lost: int) -> None:
        self.lost = lost
        self.focus, self.named, self.albums = "", "", 0
        self.open = False

    def asked(self, *words: str) -> str:
        match words:
            case ("windowfocus", window):
                self.focus = window
            case ("key", key) if self.focus == "2" and self.lost:
                self.lost -= 1
                self.open = self.open and key != "Return"
            case ("key", "ctrl+l"):
                self.open, self.named = True, ""
            case ("key", "Return") if self.open and self.focus == "2":
                self.open, self.albums = False, self.albums + bool(self.named)
            case ("key", letter) if self.open and self.focus == "2":
                self.named += letter
            case ("search", *_):
                return "1\n2\n" if self.open else "1\n"
        return ""


@pytest.mark.parametrize("lost", [0, 1, 2, 3])
def test_an_album_is_kept_though_the_dialog_loses_keys(
    lost: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    import screen
    import use

    there = Screen(lost)
    monkeypatch.setattr(screen, "xdotool", there.asked)
    monkeypatch.setattr(screen.time, "sleep", lambda seconds: None)
    monkeypatch.setattr(use, "rows", lambda library, table: there.albums)
    use.keep_album(Path("library"), "1")
    assert there.albums == 1


def test_what_never_comes_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    import screen

    monkeypatch.setattr(screen, "PATIENCE", 0.01)
    monkeypatch.setattr(screen.time, "sleep", lambda seconds: None)
    with pytest.raises(SystemExit, match="a map in vain"):
        screen.wait_for("a map", lambda: False)


@pytest.mark.parametrize(
    ("colours", "seen"), [(1, False), (30_000, True)], ids=["words", "a photo"]
)
def test_photos_are_told_from_words_by_their_colours(
    colours: int, seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    import first_minutes

    def grabbed(place: tuple[int, int, int, int], xdisplay: str) -> Image.Image:
        width, height = place[2] - place[0], place[3] - place[1]
        levels = np.arange(width * height) % colours
        pixels = np.stack([levels % 256, levels // 256, levels * 0], axis=1).astype(np.uint8)
        return Image.fromarray(pixels.reshape(height, width, 3))

    monkeypatch.setattr(first_minutes.ImageGrab, "grab", grabbed)
    assert (first_minutes._photos_are_seen(), first_minutes._search_is_seen()) == (seen, seen)


def test_a_start_is_told_without_what_others_had_the_core_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import use

    class Clock:
        def monotonic(self) -> float:
            return next(times)

    times = iter([0.0, 5.0, 10.0, 18.0, 20.0, 21.0, 30.0, 34.0, 40.0, 43.0])
    window = ("1", SimpleNamespace(pid=7))
    monkeypatch.setattr(use, "time", Clock())
    monkeypatch.setattr(use, "screen", lambda root: nullcontext())
    monkeypatch.setattr(use, "opened", lambda root, program: nullcontext(window))
    waits = iter([4.0, 7.0, 0.0, 2.9, 2.0])
    monkeypatch.setattr(use, "waited", lambda process: next(waits))
    monkeypatch.setattr(use, "computing", lambda process: 0.75)
    use.starts(Path("root"), "likewise")
    assert capsys.readouterr().out.splitlines() == [
        "seconds to the window, warm: 4.0 of 5.0, 8.0, 1.0, 4.0, 3.0",
        "seconds by itself to the window, warm: 1.0 of 1.0, 1.0, 1.0, 1.1, 1.0",
        "seconds of computing to the window, warm: 0.8 of 0.8, 0.8, 0.8, 0.8, 0.8",
    ]


def test_reports_to_others_count_as_left_behind() -> None:
    from check import is_left_behind

    home = "./home/person"
    assert is_left_behind(f"{home}/.cache/Microsoft/DeveloperTools/.onnxruntime/deviceid")
    assert is_left_behind(f"{home}/likewise")
    assert not is_left_behind(f"{home}/.cache/likewise/thumbnails/1")
