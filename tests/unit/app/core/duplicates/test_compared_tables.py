"""What comparing found, in a file that can be lost, damaged or closed to us."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from app.core.base.paths import claim
from app.core.duplicates.tables import FILE_NAME, Quality, StoredComparisons
from features.same_picture import Agreement

AGREEMENT = Agreement(1.0, 0.9, 0.8, 0.1)
PAIR = (b"a", b"b")


def test_it_is_kept(tmp_path: Path) -> None:
    with closing(StoredComparisons.open(tmp_path)) as kept:
        kept.add_agreements({PAIR: AGREEMENT})
        kept.add_qualities({b"a": Quality(None, 2.5)})
    with closing(StoredComparisons.open(tmp_path)) as kept:
        assert kept.agreements([PAIR, (b"b", b"c")]) == {PAIR: AGREEMENT}
        assert kept.qualities([b"a", b"b"]) == {b"a": Quality(None, 2.5)}


def test_two_may_have_it_open(tmp_path: Path) -> None:
    with (
        closing(StoredComparisons.open(tmp_path)) as one,
        closing(StoredComparisons.open(tmp_path)) as other,
    ):
        one.add_agreements({PAIR: AGREEMENT})
        assert other.agreements([PAIR]) == {PAIR: AGREEMENT}


def test_a_damaged_file_is_made_anew(tmp_path: Path) -> None:
    claim(tmp_path)
    for damage in (b"no database" * 200, b"SQLite format 3\0" + b"\xff" * 2000):
        (tmp_path / FILE_NAME).write_bytes(damage)
        with closing(StoredComparisons.open(tmp_path)) as kept:
            assert kept.agreements([PAIR]) == {}
            kept.add_agreements({PAIR: AGREEMENT})
        with closing(StoredComparisons.open(tmp_path)) as kept:
            assert kept.agreements([PAIR]) == {PAIR: AGREEMENT}


def test_where_nothing_can_be_kept_it_lasts_while_it_is_open(tmp_path: Path) -> None:
    with closing(StoredComparisons.open(tmp_path / "none")) as kept:
        kept.add_agreements({PAIR: AGREEMENT})
        assert kept.agreements([PAIR]) == {PAIR: AGREEMENT}
    assert not (tmp_path / "none").exists()
