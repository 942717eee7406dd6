"""Programs for pictures: which the desktop knows, and that they get the files."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.ui.system.desktop import Program, open_with, picture_programs, program_at


def entry(
    folder: Path, name: str, command: str, kinds: str = "image/jpeg;", more: str = ""
) -> None:
    text = f"[Desktop Entry]\nType=Application\nName={name}\nExec={command}\nMimeType={kinds}\n"
    (folder / f"{name}.desktop").write_text(text + more)


def test_the_desktop_names_those_that_open_pictures(tmp_path: Path) -> None:
    near, far = tmp_path / "near", tmp_path / "far"
    near.mkdir()
    far.mkdir()
    entry(near, "Viewer", "viewer --new %U")
    entry(far, "Viewer", "older %U")  # the nearer one counts
    entry(far, "Editor", "'/opt/my editor' %i --file %f", "text/plain;image/png;")
    entry(far, "Painter", "paint")
    entry(far, "Player", "play %U", "audio/ogg;")
    entry(far, "Hidden", "hidden %U", more="NoDisplay=true\n")
    (far / "damaged.desktop").write_text("[Desktop Entry\nName=")
    assert picture_programs([near, far, tmp_path / "none"]) == [
        Program("Editor", ("/opt/my editor", "--file", "%f")),
        Program("Painter", ("paint", "%F")),
        Program("Viewer", ("viewer", "--new", "%F")),
    ]


@pytest.mark.parametrize(
    ("files", "calls"), [("%F", ["a b.jpg c.jpg"]), ("%f", ["a b.jpg", "c.jpg"])]
)
def test_a_program_gets_all_files_or_one_at_a_time(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, files: str, calls: list[str]
) -> None:
    monkeypatch.setenv("PYTHONSAFEPATH", "1")  # for our own children
    script = tmp_path / "script.py"
    (tmp_path / "beside.py").touch()
    script.write_text(
        "import beside, os, sys\n"
        "part = f'{sys.argv[1]}/{os.getpid()}.part'\n"
        "open(part, 'w').write(' '.join(map(os.path.basename, sys.argv[2:])))\n"
        "os.rename(part, part.replace('.part', '.told'))\n"
    )
    told = tmp_path / "told"
    told.mkdir()
    program = Program("Script", (sys.executable, "-S", str(script), str(told), files))
    assert open_with(program, [tmp_path / "a b.jpg", tmp_path / "c.jpg"])
    qtbot.waitUntil(lambda: len(list(told.glob("*.told"))) == len(calls), timeout=60_000)
    assert sorted(path.read_text() for path in told.glob("*.told")) == calls


def test_what_is_no_program_cant_be_started(tmp_path: Path) -> None:
    assert not open_with(program_at(tmp_path / "nothing"), [tmp_path / "a.jpg"])
