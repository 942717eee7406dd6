"""What goes into the bin, and what those that stay inherit."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from app.cluster.machines import open_index
from app.core.albums.albums import Albums
from app.core.base.errors import FileActError
from app.core.base.photo_types import MarkChange
from app.core.base.search_types import QueryItem
from app.core.duplicates.clean_up import begin, clean_up
from app.core.duplicates.copies import photos_in
from app.core.duplicates.tables import PhotoFile
from app.core.duplicates.types import Group, GroupKind
from app.core.files import acts
from app.core.files.job import carry_out
from app.core.files.plan import protect_files
from app.core.marks.marking import mark, marks_of
from app.core.profiles.query import see_picture
from app.core.profiles.tables import read_entries
from app.core.search.session import SearchSession


@pytest.fixture
def copies(photos: Any) -> Any:
    """Files of one byte for all photos, as the catalogue has them."""
    root: Path = photos.library.roots()[0].path
    for info in photos.library.photos():
        info.path.write_bytes(b"x")
        os.utime(info.path, ns=(1, 1))
    protect_files(photos.library, False)
    assert root.is_dir()
    return photos


@pytest.fixture
def bin_of(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    binned: list[Path] = []

    def put(path: Path) -> None:
        binned.append(path)
        path.unlink()

    monkeypatch.setattr(acts, "put_into_bin", put)
    return binned


def group(copies: Any, numbers: Sequence[int]) -> Group:
    by_id = {photo.file: photo for photo in photos_in(copies.library)}
    return Group(GroupKind.NEAR, tuple(by_id[copies.ids[number]] for number in numbers))


def files(found: Group) -> tuple[PhotoFile, ...]:
    return found.photos


def test_the_survivor_inherits_and_the_others_go(copies: Any, bin_of: list[Path]) -> None:
    library, (a, b, c) = copies.library, copies.ids[:3]
    mark(library, [b], MarkChange(stars=4, add=("Sea",)))
    mark(library, [c], MarkChange(stars=2, colour="red"))
    albums = Albums(library)
    album = albums.create("Best", [c])
    session = SearchSession(library, open_index(library), see_picture)
    session.start([QueryItem(photo=copies.ids[9])])
    session.current().judge([b], 1)
    found = group(copies, [0, 1, 2])
    wanted = clean_up(library, [(found, a, (b, c))])
    assert (wanted.photos, wanted.bytes, wanted.heirs) == (2, 2, {b: a, c: a})
    for step in carry_out(library, begin(library, wanted)):
        assert step.act.is_done, step.act.reason
    assert bin_of == [files(found)[1].path, files(found)[2].path]
    marks = marks_of(library, [a])[a]
    assert (marks.stars, marks.colour, marks.keywords) == (4, "red", ("Sea",))
    assert a in [member.photo for member in albums.members(album)]
    search = session.current().record.id
    thumbs = [(entry.photo, entry.sign) for entry in read_entries(library.catalogue, [search])]
    assert thumbs == [(b, 1), (a, 1)]
    assert {info.id for info in library.photos()}.isdisjoint({b, c})


def test_a_thumb_of_its_own_stays(copies: Any) -> None:
    library, (a, b) = copies.library, copies.ids[:2]
    session = SearchSession(library, open_index(library), see_picture)
    session.start([QueryItem(photo=copies.ids[9])])
    session.current().judge([b], 1)
    session.current().judge([a], -1)
    begin(library, clean_up(library, [(group(copies, [0, 1]), a, (b,))]))
    search = session.current().record.id
    thumbs = [(entry.photo, entry.sign) for entry in read_entries(library.catalogue, [search])]
    assert thumbs == [(b, 1), (a, -1)]


def test_protection_is_respected_and_nothing_is_inherited(copies: Any) -> None:
    library, (a, b) = copies.library, copies.ids[:2]
    protect_files(library, True)
    mark(library, [b], MarkChange(stars=5))
    wanted = clean_up(library, [(group(copies, [0, 1]), a, (b,))])
    with pytest.raises(FileActError, match="renaming and deleting are off"):
        begin(library, wanted)
    assert marks_of(library, [a])[a].stars == 0


def test_nothing_goes_for_a_photo_that_is_gone_or_has_changed(copies: Any) -> None:
    a, b, c, d, e, f = copies.ids[:6]
    first, second, third = (group(copies, each) for each in ([0, 1], [2, 3], [4, 5]))
    files(first)[0].path.unlink()
    files(second)[0].path.write_bytes(b"longer")
    files(third)[0].path.write_bytes(b"y")
    wanted = clean_up(copies.library, [(first, a, (b,)), (second, c, (d,)), (third, e, (f,))])
    assert (wanted.photos, wanted.heirs) == (0, {})
    reasons = [left.reason for left in wanted.plan.left]
    assert "is not there" in reasons[0]
    assert "has changed" in reasons[1]
    assert "has changed" in reasons[2], "it is as long as it was"


def test_of_a_circle_nothing_goes(copies: Any) -> None:
    a, b, c = copies.ids[:3]
    circle = [(group(copies, [0, 1]), a, (b,)), (group(copies, [1, 0]), b, (a,))]
    assert clean_up(copies.library, circle).photos == 0
    chain = [(group(copies, [0, 1]), a, (b,)), (group(copies, [1, 2]), b, (c,))]
    assert clean_up(copies.library, chain).heirs == {b: a, c: a}
