"""Marks through the bus: read with photos and from sidecars, set, undone, written."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image as Pillow
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import MarkChange, Marks, PhotoInfo
from app.core.files.plan import protect_files
from app.core.marks.fields import found_in, write_marks
from app.core.marks.xmp import XmpDocument
from app.core.open_library import open_library
from app.work.bus.bus import Bus
from app.work.bus.events import Failed, Inverse
from tests.unit.app.core.marks.sidecar_examples import DIGIKAM, EXIFTOOL

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("without_subject")]

NAMES = ("embedded.jpg", "plain.jpg", "with sidecar.jpg")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three photos: one with XMP in it, one with a sidecar, one with nothing."""
    folder = tmp_path / "photos"
    folder.mkdir()
    for number, name in enumerate(NAMES):
        picture = Pillow.linear_gradient("L").rotate(90 * number).convert("RGB")
        picture.save(folder / name, xmp=EXIFTOOL if name == NAMES[0] else b"")
    (folder / f"{NAMES[2]}.xmp").write_bytes(DIGIKAM)
    return folder


@pytest.fixture
def bus(qtbot: QtBot) -> Iterator[Bus]:
    before = set(threading.enumerate())
    made = Bus()
    yield made
    made.close()
    qtbot.waitUntil(lambda: set(threading.enumerate()) <= before)


def infos(bus: Bus) -> dict[str, PhotoInfo]:
    return {info.path.name: info for info in bus.photos.all()}


def shown(bus: Bus, name: str) -> Marks:
    info = infos(bus).get(name)
    return Marks() if info is None else Marks(info.stars, info.colour, info.keywords)


def sidecar(folder: Path, name: str) -> Marks:
    path = folder / f"{name}.xmp"
    return found_in(XmpDocument(path.read_bytes())).marks if path.exists() else Marks()


def test_marks_come_with_photos_and_go_where_other_programs_read_them(
    bus: Bus, folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    with open_library(tmp_path / "library") as library:
        library.add_root(folder)
    bus.open(tmp_path / "library")
    digikam = Marks(4, "green", ("People|Ann", "Places|Coast|Beach"))

    def until(true: Any) -> None:
        qtbot.waitUntil(true, timeout=120_000)

    until(lambda: len(infos(bus)) == 3)
    until(lambda: shown(bus, NAMES[2]) == digikam)
    until(lambda: shown(bus, NAMES[0]) == Marks(0, "purple", ("sea", "summer")))
    photos = tuple(infos(bus)[name].id for name in NAMES)
    before = {path: path.read_bytes() for path in folder.glob("*.jpg")}

    # set, undone, redone
    inverses: list[Inverse] = []
    change = MarkChange(stars=3, add=("trip",))
    bus.ask(lambda library: library.marks.set(photos, change), inverses.append)
    until(lambda: shown(bus, NAMES[1]) == Marks(3, "", ("trip",)))
    until(lambda: bool(inverses))
    bus.ask(lambda library: inverses[0](), inverses.append)
    until(lambda: shown(bus, NAMES[2]) == digikam)
    until(lambda: len(inverses) == 2)
    bus.ask(lambda library: inverses[1]())
    until(lambda: shown(bus, NAMES[0]).keywords == ("sea", "summer", "trip"))

    # nothing next to photos before a person allows it
    for refused in (
        lambda library: library.marks.write(photos),
        lambda library: library.marks.keep_sidecars(True),
    ):
        with qtbot.waitSignal(bus.signal(Failed), timeout=60_000) as told:
            bus.ask(refused)
        assert "Protect my files" in told.args[0]
    assert sidecar(folder, NAMES[2]) == digikam
    assert sorted(path.name for path in folder.iterdir()) == sorted((*NAMES, f"{NAMES[2]}.xmp"))

    # kept up to date once it is allowed
    bus.close()
    with open_library(tmp_path / "library") as library:
        protect_files(library, False)
    again = Bus()
    try:
        again.open(tmp_path / "library")
        again.ask(lambda library: library.marks.keep_sidecars(True))
        until(lambda: sidecar(folder, NAMES[1]) == Marks(3, "", ("trip",)))
        again.ask(lambda library: library.marks.set(photos[2:], MarkChange(colour="red")))
        written = Marks(3, "red", (*digikam.keywords, "trip"))
        until(lambda: sidecar(folder, NAMES[2]) == written)
        assert b"mwg-rs:RegionList" in (folder / f"{NAMES[2]}.xmp").read_bytes()

        # another program changes a sidecar: a rescan finds it
        path = folder / f"{NAMES[1]}.xmp"
        document = XmpDocument(path.read_bytes())
        write_marks(document, Marks(1, "blue", ("trip", "theirs")))
        path.write_bytes(document.serialised())
        os.utime(path, (4e9, 4e9))
        again.ask(lambda library: library.scan.rescan())
        until(lambda: shown(again, NAMES[1]) == Marks(1, "blue", ("theirs", "trip")))
    finally:
        again.close()
    assert {path: path.read_bytes() for path in folder.glob("*.jpg")} == before
