"""Which of several copies to keep, and what a clean-up does with the others."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cluster.machines import open_index
from app.core.albums.albums import Albums
from app.core.base.errors import FileActError
from app.core.base.photo_types import MarkChange
from app.core.base.search_types import QueryItem
from app.core.duplicates.clean_up import begin, clean_up
from app.core.duplicates.copies import photos_in
from app.core.duplicates.keep_best import proposal
from app.core.duplicates.tables import PhotoFile, Quality
from app.core.duplicates.types import Group, GroupKind, Preferences
from app.core.files import acts
from app.core.files.job import carry_out
from app.core.files.plan import protect_files
from app.core.marks.marking import mark, marks_of
from app.core.profiles.query import see_picture
from app.core.profiles.tables import read_entries
from app.core.search.session import SearchSession

# Which photo of a group is the best, and the reasons why others might go.

PHOTO = PhotoFile(1, b"1", Path("/a/1.jpg"), 1000, 60, 40, 100.0)
OTHER = replace(PHOTO, file=2, content=b"2", path=Path("/b/2.jpg"))


def told(kind: GroupKind, a: PhotoFile, b: PhotoFile, **more: object) -> tuple[int, str]:
    found = proposal(Group(kind, (a, b)), **more)  # type: ignore[arg-type]
    (gone,) = found.go
    assert {found.keep, gone} == {a.file, b.file}
    return found.keep, found.reasons[gone].sentence


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"width": 30, "height": 20}, "Smaller copy"),
        ({"bytes": 900}, "Smaller file"),
        ({"modified": 172_900.0}, "Newer file"),
        ({"path": Path("/b/c/2.jpg")}, "Same photo again"),
    ],
)
def test_files_alone_tell(change: dict[str, object], rule: str) -> None:
    assert told(GroupKind.NEAR, PHOTO, replace(OTHER, **change)) == (1, rule)  # type: ignore[arg-type]


def test_a_date_taken_is_better_than_none() -> None:
    dated = replace(OTHER, taken=0.0, bytes=10)
    assert told(GroupKind.NEAR, PHOTO, dated) == (2, "No date")


def test_compression_and_sharpness_count_where_they_can_be_seen() -> None:
    qualities = {b"1": Quality(60, 90), b"2": Quality(92, 91)}
    bigger = replace(PHOTO, bytes=2000)
    reason = "More compressed"
    assert told(GroupKind.NEAR, bigger, OTHER, qualities=qualities) == (2, reason)
    qualities = {b"1": Quality(91, 40), b"2": Quality(92, 90)}
    assert told(GroupKind.NEAR, bigger, OTHER, qualities=qualities) == (2, "Less sharp")
    qualities = {b"1": Quality(91, 90), b"2": Quality(None, 90)}
    reason = "More compressed"
    assert told(GroupKind.NEAR, bigger, OTHER, qualities=qualities) == (2, reason)


def test_stars_decide_in_a_burst_and_pixels_among_copies() -> None:
    liked = replace(OTHER, stars=3, width=30)
    assert told(GroupKind.BURST, PHOTO, liked) == (2, "Fewer stars")
    assert told(GroupKind.NEAR, PHOTO, liked)[0] == 1


def test_folders_come_first() -> None:
    small = replace(OTHER, width=6)
    prefer = Preferences(prefer=(Path("/none"), Path("/b")))
    assert told(GroupKind.NEAR, PHOTO, small, preferences=prefer) == (
        2,
        "Not in a preferred folder",
    )
    protect = Preferences(protect=(Path("/b"),))
    assert told(GroupKind.NEAR, PHOTO, small, preferences=protect)[0] == 2
    both = Preferences(protect=(Path("/"),))
    found = proposal(Group(GroupKind.NEAR, (PHOTO, small)), both)
    assert (found.go, found.bytes) == ((), 0)
    assert found.reasons[2].sentence == "In a protected folder"


sizes = st.integers(1, 3)
photos = st.lists(
    st.builds(
        lambda width, size, stars, taken, modified: replace(
            PHOTO, width=width, bytes=size, stars=stars, taken=taken, modified=modified
        ),
        sizes,
        sizes,
        sizes,
        st.none() | st.floats(0, 2),
        st.floats(0, 2),
    ),
    min_size=2,
    max_size=6,
)


@given(photos, st.sampled_from(GroupKind), st.randoms(use_true_random=False))
def test_one_stays_in_any_order(found: list[PhotoFile], kind: GroupKind, shuffle: object) -> None:
    numbered = [replace(p, file=i, path=Path(f"/{i}")) for i, p in enumerate(found)]
    first = proposal(Group(kind, tuple(numbered)))
    shuffle.shuffle(numbered)  # type: ignore[attr-defined]
    second = proposal(Group(kind, tuple(numbered)))
    assert first == second
    assert first.keep not in first.go
    assert {first.keep, *first.go} == set(first.reasons) == set(range(len(found)))


# What goes into the bin, and what those that stay inherit.


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
