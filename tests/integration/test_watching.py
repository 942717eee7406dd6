"""The bus on watched folders: photos that come, move, change and go while it is used."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import MarkChange
from app.core.base.search_types import QueryItem
from app.core.base.work_types import Pace
from app.work.bus.bus import Bus
from app.work.bus.events import RootsChanged, SearchChanged
from app.work.pictures.thumbnail_files import kept_file, thumbnail_folder

pytestmark = [pytest.mark.usefixtures("without_subject"), pytest.mark.slow]

OLD = 1_000_000_000  # seconds: nobody writes a file of that time any more


STARS = (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF'
    ' xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""'
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/"'
    ' xmp:Rating="4" exif:DateTimeOriginal="2001-09-09T01:46:40"/></rdf:RDF></x:xmpmeta>'
)


def stars(bus: Bus, photo: int) -> int | None:
    info = bus.photos.get(photo)
    return None if info is None else info.stars


def taken(bus: Bus, photo: int) -> float | None:
    info = bus.photos.get(photo)
    return None if info is None else info.taken


def picture(path: Path, number: int) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    blobs = np.random.default_rng(number).integers(0, 256, (9, 12, 3), np.uint8)
    Image.fromarray(blobs).resize((80, 60)).save(path)
    os.utime(path, (OLD + number, OLD + number))
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for number, name in enumerate("abcdef"):
        picture(tmp_path / "photos" / f"{name}.png", number)
    return tmp_path / "photos"


@pytest.fixture
def bus(qtbot: QtBot, tmp_path: Path, folder: Path) -> Iterator[Bus]:
    """Has read six photos, and watches their folder."""
    bus = Bus()
    bus.set_pace(Pace(watching=True))
    bus.open(tmp_path / "library")
    bus.ask(lambda library: library.scan.add_root(folder))
    qtbot.waitUntil(lambda: len(bus.photos.all()) == 6)
    picture(folder / "sentinel.png", 99)
    qtbot.waitUntil(lambda: len(bus.photos.all()) == 7)
    (folder / "sentinel.png").unlink()
    qtbot.waitUntil(lambda: len(bus.photos.all()) == 6)
    yield bus
    bus.close()


def test_photos_follow_their_files_and_disks(qtbot: QtBot, bus: Bus, folder: Path) -> None:
    """One test, as reading the first photos takes longer than all the rest."""

    def names() -> dict[str, int]:
        return {photo.path.name: photo.id for photo in bus.photos.all()}

    before = names()
    bus.ask(lambda library: library.marks.set((before["a.png"],), MarkChange(stars=4)))
    with qtbot.waitSignal(bus.signal(SearchChanged)):
        bus.search(lambda library: library.session.start((QueryItem(photo=before["b.png"]),)))

    # While a search is shown a photo comes, one gets another name, one goes.
    picture(folder / "new" / "g.png", 20)
    qtbot.waitUntil(lambda: "g.png" in names())
    thumbnail = kept_file(thumbnail_folder(), folder / "a.png", 256, float(OLD))
    thumbnail.parent.mkdir(parents=True, exist_ok=True)
    thumbnail.write_bytes(b"made before")
    (folder / "a.png").rename(folder / "new" / "renamed.png")
    (folder / "c.png").unlink()
    qtbot.waitUntil(lambda: {"c.png", "a.png"}.isdisjoint(names()) and "renamed.png" in names())
    assert names()["renamed.png"] == before["a.png"]  # the photo that it was, stars and all
    assert stars(bus, before["a.png"]) == 4
    kept = kept_file(thumbnail_folder(), folder / "new" / "renamed.png", 256, float(OLD))
    assert kept.read_bytes() == b"made before"

    # Another program writes stars and a date beside a photo, and leaves the photo as it is.
    (folder / "d.png.xmp").write_text(STARS)
    qtbot.waitUntil(lambda: stars(bus, before["d.png"]) == 4)
    qtbot.waitUntil(lambda: taken(bus, before["d.png"]) == 1e9)

    # One is edited in place while reading is paused: it waits.
    bus.set_pace(Pace(watching=True, paused=True))
    picture(folder / "b.png", 30)
    bus.set_pace(Pace(watching=True))
    qtbot.waitUntil(
        lambda: [p.modified for p in bus.photos.all() if p.path.name == "b.png"] == [OLD + 30]
    )
    assert names()["b.png"] == before["b.png"]

    # The disk is unplugged, changed elsewhere, and comes back.
    before, away = names(), folder.with_name("away")
    folder.rename(away)
    qtbot.waitUntil(lambda: bus.latest(RootsChanged).roots[0].state == "offline")
    qtbot.waitUntil(lambda: bus.latest(RootsChanged).roots[0].seems_at == away)
    assert names() == before
    picture(away / "h.png", 40)
    away.rename(folder)
    qtbot.waitUntil(
        lambda: bus.latest(RootsChanged).roots[0].state == "ready" and "h.png" in names()
    )
    assert {name: names()[name] for name in before} == before
