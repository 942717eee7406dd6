"""Which photo of a group is the best, and the reasons why others might go."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.duplicates.keep_best import proposal
from app.core.duplicates.tables import PhotoFile, Quality
from app.core.duplicates.types import Group, GroupKind, Preferences

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
