"""Files that change under our hands, through the processes that index."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.core.base.photo_types import Changes, PhotoState
from app.core.library.library import Library
from app.core.library.problems import all_problems
from app.core.open_library import open_library
from app.core.safety.repair import check
from app.work.reading.detect_changes import detect_changes
from app.work.reading.indexer import Indexer
from app.work.reading.scan import Scan
from tests.integration.indexing_steps import make_photo

pytestmark = pytest.mark.usefixtures("without_subject")


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    for number in range(4):
        make_photo(tmp_path / "photos" / f"{number}.png", number)
    return tmp_path / "photos"


@pytest.fixture
def library(tmp_path: Path, photos: Path) -> Iterator[Library]:
    with open_library(tmp_path / "library") as opened:
        opened.add_root(photos)
        yield opened


def names(library: Library) -> set[str]:
    return {photo.path.name for photo in library.photos()}


def reasons(library: Library) -> dict[str, str]:
    return {problem.path.name: problem.reason for problem in all_problems(library)}


def test_bad_files_whose_names_are_no_text(library: Library, photos: Path) -> None:
    odd = [os.fsdecode(b"\xff\xfe.jpg"), "line\nbreak.jpg", "день 🦊.jpg"]
    for name in odd:
        (photos / name).write_text("Dear diary")
    Indexer(library, processes=1).run()
    assert names(library) == {"0.png", "1.png", "2.png", "3.png"}
    assert reasons(library).keys() == set(odd)
    for reason in reasons(library).values():
        assert "Not a supported image format" in reason
        assert reason.isprintable()


def test_links_in_a_circle(library: Library, photos: Path) -> None:
    (photos / "circle.jpg").symlink_to(photos / "circle.jpg")
    (photos / "up").symlink_to(photos)
    Indexer(library, processes=1).run()
    assert names(library) == {"0.png", "1.png", "2.png", "3.png"}
    assert reasons(library) == {
        "circle.jpg": "It cannot be looked at: it is a link that leads back to itself."
    }


def test_a_photo_is_read_by_itself_once_its_permissions_allow_it(
    library: Library, photos: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may = os.access

    def without_two(path: str | bytes | Path, mode: int) -> bool:
        return not os.fsencode(path).endswith(b"2.png") and may(path, mode)

    with monkeypatch.context() as patched:  # root may open everything
        patched.setattr(os, "access", without_two)
        Indexer(library, processes=1).run()
        assert names(library) == {"0.png", "1.png", "3.png"}
        assert "permissions" in reasons(library)["2.png"]
    Indexer(library, processes=1).run()
    assert names(library) == {"0.png", "1.png", "2.png", "3.png"}
    before = {photo.id: library.row_of(photo.id) for photo in library.photos()}
    with monkeypatch.context() as patched:  # what was read before stays
        patched.setattr(os, "access", without_two)
        Indexer(library, processes=1).run()
    assert {photo.id: library.row_of(photo.id) for photo in library.photos()} == before
    assert reasons(library) == {}


def _vanish(path: Path) -> None:
    path.unlink()


def _become_a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def _become_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _become_half(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def _become_a_circle(path: Path) -> None:
    path.unlink()
    path.symlink_to(path)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_vanish, None),
        (_become_a_circle, None),
        (_become_a_pipe, "is not a file"),
        (_become_a_folder, "is not a file"),
        (_become_half, "incomplete"),
    ],
)
def test_a_file_that_changes_between_looking_and_reading(
    library: Library,
    photos: Path,
    change: Callable[[Path], None],
    said: str | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those that are there no more have no reason yet: the next scan tells what became of them."""

    def look_and_change(scan: Scan) -> Iterator[None]:
        yield from detect_changes(scan)
        change(photos / "1.png")

    with monkeypatch.context() as patched:
        patched.setattr("app.work.reading.indexer.detect_changes", look_and_change)
        Indexer(library, processes=1).run()
    assert names(library) == {"0.png", "2.png", "3.png"}
    if said is None:
        assert reasons(library) == {}
    else:
        assert said in reasons(library)["1.png"]
    Indexer(library, processes=1).run()
    assert names(library) == {"0.png", "2.png", "3.png"}
    assert check(library) == []


def test_photos_stay_when_their_disk_is_unplugged_while_they_are_read(
    library: Library, photos: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.work.reading.scan.HAND_OVER_FROM", 1)
    away = photos.with_name("away")

    def unplug(changes: Changes) -> None:
        if changes.added and photos.exists():
            photos.rename(away)

    Indexer(library, processes=1, on_changes=unplug).run()
    read = names(library)
    assert read
    assert reasons(library) == {}
    assert [root.state for root in library.roots()] == ["offline"]
    Indexer(library, processes=1).run()
    assert names(library) == read
    away.rename(photos)
    Indexer(library, processes=1).run()
    assert names(library) == {"0.png", "1.png", "2.png", "3.png"}
    assert {info.state for info in library.photos()} == {PhotoState.READY}
    assert check(library) == []


def test_an_unplugged_disk_holds_up_no_other(library: Library, photos: Path) -> None:
    other = photos.with_name("other")
    shutil.copytree(photos, other)
    for path in other.iterdir():
        path.write_bytes(path.read_bytes() + path.name.encode())
        path.rename(path.with_stem(f"other {path.stem}"))
    library.add_root(other)

    def unplug(changes: Changes) -> None:
        if changes.added and other.exists():
            other.rename(photos.with_name("away"))

    Indexer(library, processes=1, on_changes=unplug).run()
    states = {info.path.name: info.state for info in library.photos() if info.path.parent == photos}
    assert states == dict.fromkeys(["0.png", "1.png", "2.png", "3.png"], PhotoState.READY)
    photos.with_name("away").rename(other)
    Indexer(library, processes=1).run()
    assert len(names(library)) == 8
    assert check(library) == []


def test_a_whole_folder_that_vanishes_while_it_is_read(
    library: Library, photos: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look_and_remove(scan: Scan) -> Iterator[None]:
        yield from detect_changes(scan)
        shutil.rmtree(photos)

    with monkeypatch.context() as patched:
        patched.setattr("app.work.reading.indexer.detect_changes", look_and_remove)
        Indexer(library, processes=1).run()
    assert names(library) == set()
    assert reasons(library) == {}
    assert check(library) == []
