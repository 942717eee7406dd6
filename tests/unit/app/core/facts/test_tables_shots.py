"""What EXIF tells of photos, kept by content."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.base.photo_types import UNKNOWN_SHOT, Shot
from app.core.facts import facts
from app.core.facts.tables import facts_of, note_shots, without_shot
from app.core.photos.tables import find_photo
from app.core.store.catalogue import Catalogue
from tests.made_files import add_file


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    made = Catalogue(tmp_path)
    with made.transaction() as connection:
        connection.execute("INSERT INTO roots (path, device, added) VALUES (?, 0, 0)", (b"/p",))
        for path in (b"a", b"b"):
            add_file(connection, 1, path, mtime_ns=0, content=path.upper(), state="ready")
        add_file(connection, 1, b"c", mtime_ns=0)
    return made


def test_a_shot_is_of_one_content(catalogue: Catalogue) -> None:
    assert without_shot(catalogue) == [(1, b"A", Path("/p/a")), (2, b"B", Path("/p/b"))]
    note_shots(catalogue, [(1, b"A", Shot(5.5, values={"camera": "One"})), (2, b"B", UNKNOWN_SHOT)])
    assert without_shot(catalogue) == []
    photo = find_photo(catalogue, 1)
    assert photo is not None
    assert (photo.taken, photo.camera) == (5.5, "One")
    with catalogue.transaction() as connection:
        connection.execute("UPDATE files SET hash = ? WHERE id = 1", (b"new",))
    assert [photo for photo, _, _ in without_shot(catalogue)] == [1]
    photo = find_photo(catalogue, 1)
    assert photo is not None
    assert (photo.taken, photo.camera) == (None, "")


def test_facts_are_asked_of_photos_whose_shots_are_known(catalogue: Catalogue) -> None:
    note_shots(catalogue, [(1, b"A", UNKNOWN_SHOT), (2, b"B", UNKNOWN_SHOT)])
    with catalogue.transaction() as connection:  # as in a library of before
        connection.execute("DELETE FROM facts WHERE photo = 2")
    assert [photo for photo, _, _ in without_shot(catalogue)] == [2]


def test_a_new_fact_is_asked_of_photos_that_told_the_others(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    note_shots(catalogue, [(1, b"A", Shot(values={"lens": "W"})), (2, b"B", UNKNOWN_SHOT)])
    monkeypatch.setitem(facts.FACTS, "mood", facts.Fact("Mood", facts.CAMERA, lambda exif: "calm"))
    assert [photo for photo, _, _ in without_shot(catalogue)] == [1, 2]
    assert facts_of(catalogue, [1])[1].values == {"lens": "W"}
    note_shots(catalogue, [(1, b"A", Shot(values={"lens": "W", "mood": "calm"}))])
    assert [photo for photo, _, _ in without_shot(catalogue)] == [2]
    assert facts_of(catalogue, [1])[1].values == {"lens": "W", "mood": "calm"}


def test_folders_that_are_away_wait(catalogue: Catalogue) -> None:
    with catalogue.transaction() as connection:
        connection.execute("UPDATE roots SET online = 0")
    assert without_shot(catalogue) == []
