"""A fact is one entry of the table: it is then read, kept, filtered by, shown and compared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import ExifTags, Image
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.core.base.search_types import Scope
from app.core.facts.completions import completions
from app.core.facts.facts import CAMERA, FACTS, Fact, Filter, shot_of
from app.core.facts.tables import note_shots
from app.core.facts.terms import parse, text_of
from app.core.open_library import open_library
from app.core.search.known_facts import known_facts
from app.core.search.photo_filter import PhotoFilter
from app.ui.compare.info_strip import facts
from app.ui.facts.fact_rows import sections
from app.ui.facts.field_parts import FilterMenu
from app.ui.facts.sentences import describe
from app.work.pictures.full_decoding import Measured
from features.exif import Exif, number_within
from features.exif import text_of as text_in
from tests.made_files import content_of
from tests.unit.app.core.conftest import DIMENSIONS, Photos, fill


def moods(exif: Exif) -> str:
    return text_in(exif.main.get(ExifTags.Base.ImageDescription))


def depth(exif: Exif) -> float | None:
    return number_within(exif.own.get(ExifTags.Base.SubjectDistance), 0, 10_000)


MADE_UP = {
    "mood": Fact(
        "Mood",
        CAMERA,
        moods,
        str.upper,
        compared=True,
        filter=Filter("mood", "mood {value}", by_words=True),
    ),
    "depth": Fact("Depth", CAMERA, depth, lambda metres: f"{metres:.0f} m"),
}


@pytest.fixture
def photos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Photos]:
    """Of which the first two tell their mood and depth."""
    for name, fact in MADE_UP.items():
        monkeypatch.setitem(FACTS, name, fact)
    folder = tmp_path / "photos"
    folder.mkdir()
    with open_library(tmp_path / "library") as library:
        photos = fill(library, folder, DIMENSIONS)
        told = ("calm", 2.0), ("calm sea", 7.0)
        for photo, (mood, metres) in zip(photos.ids, told, strict=False):
            exif = Image.Exif()
            exif[ExifTags.Base.ImageDescription] = mood
            exif.get_ifd(ExifTags.IFD.Exif)[ExifTags.Base.SubjectDistance] = metres
            path = tmp_path / f"{photo}.jpg"
            Image.new("RGB", (8, 8)).save(path, exif=exif)
            content = content_of(library.catalogue, photo)
            note_shots(library.catalogue, [(photo, content, shot_of(path))])
        yield photos


def test_a_made_up_fact_is_filtered_by(photos: Photos) -> None:
    first, second, *_ = photos.ids
    kept = PhotoFilter(photos.library.catalogue)
    assert kept.counts().facts["mood"] == {"calm": 1, "calm sea": 1}
    (term,) = parse('mood:"calm sea"')
    assert (text_of([term]), describe(term)) == ('mood:"calm sea"', "mood CALM SEA")
    for text, found in (
        ("mood:calm", {first, second}),
        ("mood:sea mood:none", {second}),
        ("calm", {first, second}),
        ("-mood:sea mood:calm", {first}),
    ):
        assert {*kept.photos_in(Scope(filter=text)).tolist()} == found
    (offered, _) = completions("ca", kept.counts(), (), with_words=False)
    assert (offered.label, offered.fact, offered.photos) == ("CALM", "mood", 1)


def test_a_made_up_fact_is_offered_by_the_menu(photos: Photos, qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    filters = FilterMenu(PhotoFilter(photos.library.catalogue).counts, owner)
    filters.aboutToShow.emit()
    (moods,) = (menu for menu in filters.findChildren(QMenu) if menu.title() == "Mood")
    assert [each.text() for each in moods.actions()] == ["CALM\t1", "CALM SEA\t1"]


def test_a_made_up_fact_is_shown_and_compared(photos: Photos) -> None:
    first, second, *_ = photos.ids

    for photo, says in ((first, ("CALM", "2 m")), (second, ("CALM SEA", "7 m"))):
        known = known_facts(photos.library, photo)
        assert known is not None
        lines = [line.text for section in sections(known, {}) for line in section.lines]
        assert all(said in "\n".join(lines) for said in says)
    measured = Measured(
        ((8, 8),), 8, 8, 1, "JPEG", 1, 1.0, np.zeros((4, 256), np.int64), {"mood": "calm"}
    )
    compared = {fact.label: fact.text for fact in facts(photos.library.photo(first), measured)}
    assert compared["Mood"] == "CALM"
    assert "Depth" not in compared
