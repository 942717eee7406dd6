"""Dates and places: read with the photos, and asked later of those that were read without them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import ExifTags, Image

from app.core.base.photo_types import Changes
from app.core.facts.tables import facts_of
from app.core.open_library import open_library
from app.work.reading.indexer import Indexer

LISBON = {1: "N", 2: (38.0, 42.0, 36.0), 3: "W", 4: (9.0, 8.0, 24.0)}

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("without_subject")]


def test_dates_are_read_and_filled_in(tmp_path: Path) -> None:
    folder, random = tmp_path / "photos", np.random.default_rng(0)
    folder.mkdir()
    for number in range(3):
        exif = Image.Exif()
        if number:
            exif.get_ifd(ExifTags.IFD.Exif)[ExifTags.Base.DateTimeOriginal] = (
                f"2019:05:04 20:00:0{number}"
            )
        if number == 2:
            exif.get_ifd(ExifTags.IFD.GPSInfo).update(LISBON)
        pixels = random.integers(0, 255, (48, 64, 3)).astype(np.uint8)
        Image.fromarray(pixels).save(folder / f"{number}.jpg", exif=exif)
    with open_library(tmp_path / "library") as library:
        library.add_root(folder)
        Indexer(library, processes=1).run()
        expected = [None, 1_557_000_001.0, 1_557_000_002.0]
        assert [photo.taken for photo in library.photos()] == expected
        with library.catalogue.transaction() as connection:
            connection.execute("DELETE FROM shots")  # as in a library of before
            connection.execute("DELETE FROM facts")
        assert [photo.taken for photo in library.photos()] == [None] * 3
        assert facts_of(library.catalogue, (1, 2, 3)) == {}
        heard: list[Changes] = []
        Indexer(library, processes=1, on_changes=heard.append).run()
        assert [photo.taken for photo in library.photos()] == expected
        assert {photo for changes in heard for photo in changes.updated} == {2, 3}
        known = facts_of(library.catalogue, (1, 2, 3))
        assert [facts.place for facts in known.values()] == [(), (), ("Lisbon", "Portugal")]
        assert {facts.values["format"] for facts in known.values()} == {"JPEG"}
