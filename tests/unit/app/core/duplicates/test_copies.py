"""Files of one content are one photo: how it is found, kept and told of. By hand; what becomes of
it whatever happens is in tests/integration/test_identity.py."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.albums.albums import Albums
from app.core.base.photo_types import Changes, MarkChange, Marks, PhotoState, Shot
from app.core.base.search_types import Scope
from app.core.duplicates.copies import photos_in, show_online_files
from app.core.facts import tables as fact_tables
from app.core.facts.tables import note_shots
from app.core.library.library import Library
from app.core.marks.marking import mark, marks_of, merge_marks
from app.core.marks.merging import DatedMarks
from app.core.marks.sidecars import SeenMarks
from app.core.open_library import open_library
from app.core.photos.tables import free_rows, mark_failed
from app.core.profiles.journal import signs_of
from app.core.profiles.profiles import Profiles
from app.core.profiles.tables import add_judgments, insert_search, read_entries
from app.core.search import photo_filter
from app.core.search.known_facts import known_facts
from app.core.search.photo_filter import PhotoFilter
from app.core.vectors.tables import count_rows, row_table
from tests.integration.identity_steps import begin, scan


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    """The same picture in two folders, and another one."""
    folder = tmp_path / "photos"
    for name, content in (("a/sea.jpg", "sea"), ("b/beach.jpg", "sea"), ("b/tree.jpg", "tree")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content)
    return folder


@pytest.fixture
def library(tmp_path: Path, photos: Path) -> Iterator[Library]:
    with open_library(tmp_path / "library") as opened:
        begin(opened)
        opened.add_root(photos / "a")
        opened.add_root(photos / "b")
        scan(opened)
        yield opened


def ids(library: Library) -> list[int]:
    return [info.id for info in library.photos()]


def test_it_is_shown_once_found_by_each_path_and_told_with_all_its_paths(
    library: Library, photos: Path
) -> None:
    sea, tree = ids(library)
    for path in (photos / "a" / "sea.jpg", photos / "b" / "beach.jpg"):
        found = library.find(path)
        assert found is not None
        assert found.id == sea
    assert known_facts(library, sea).copies == (photos / "b" / "beach.jpg",)
    assert known_facts(library, tree).copies == ()
    assert [root.photos for root in library.roots()] == [1, 2]


def test_it_is_in_each_folder_and_has_each_name(library: Library, photos: Path) -> None:
    sea, tree = ids(library)
    found = PhotoFilter(library.catalogue)
    assert found.photos_in(Scope(folder=photos / "a")).tolist() == [sea]
    assert found.photos_in(Scope(folder=photos / "b")).tolist() == [sea, tree]
    assert found.photos_in(Scope(filter="name:beach")).tolist() == [sea]
    assert found.counts().folders == {photos / "a": 1, photos / "b": 2}
    assert found.counts().shared == {frozenset([photos / "a", photos / "b"]): 1}
    (photos / "b" / "beach.jpg").unlink()
    scan(library)
    assert found.photos_in(Scope(folder=photos / "b")).tolist() == [tree]


def test_a_photo_whose_folder_is_away_is_where_a_copy_is_at_hand(
    library: Library, photos: Path
) -> None:
    sea, tree = ids(library)
    mark(library, [sea], MarkChange(stars=4))
    before = library.photo(sea)
    (photos / "a").rename(photos / "unplugged")
    told: list[Changes] = []
    scan(library, told.append)
    (moved,) = (file for changes in told for file in changes.moved)
    assert (moved.before, moved.path) == (before.path, photos / "b" / "beach.jpg")
    assert (moved.modified_before, moved.modified) == (before.modified, library.photo(sea).modified)
    assert sea in {photo for changes in told for photo in changes.updated}
    assert library.photo(sea).path == photos / "b" / "beach.jpg"
    assert library.photo(sea).state is PhotoState.READY
    assert marks_of(library, [sea])[sea].stars == 4
    assert list(show_online_files(library)) == []
    (photos / "unplugged").rename(photos / "a")
    (photos / "b").rename(photos / "unplugged")  # both at once
    scan(library)
    assert library.photo(sea).path == before.path
    assert ids(library) == [sea, tree]  # known, and offline


def test_a_folder_that_is_removed_leaves_the_photo_in_another(library: Library) -> None:
    sea, tree = ids(library)
    first, second = library.roots()
    library.remove_root(first.id)
    assert [(info.id, info.root) for info in library.photos()] == [
        (sea, second.id),
        (tree, second.id),
    ]


def test_duplicates_has_every_file_with_what_is_said_of_the_photo(library: Library) -> None:
    sea, _ = ids(library)
    mark(library, [sea], MarkChange(stars=4))
    one, other = (photo for photo in photos_in(library) if photo.photo == sea)
    assert one.file != other.file
    assert {one.path.name, other.path.name} == {"sea.jpg", "beach.jpg"}
    assert (one.stars, other.stars) == (4, 4)


def test_a_copy_was_taken_when_its_photo_was(library: Library) -> None:
    sea, _ = ids(library)
    content = next(photo.content for photo in photos_in(library) if photo.file == sea)
    note_shots(library.catalogue, [(sea, content, Shot(60.0, values={"camera": "A camera"}))])
    one, other = (photo for photo in photos_in(library) if photo.photo == sea)
    assert (one.taken, one.camera) == (other.taken, other.camera) == (60.0, "A camera")


def test_if_it_can_not_be_read_it_is_tried_where_its_copy_is(
    library: Library, photos: Path
) -> None:
    sea, _ = ids(library)
    mark(library, [sea], MarkChange(stars=5))
    mark_failed(library.catalogue, [(sea, "Broken.")])
    assert library.photo(sea).path == photos / "b" / "beach.jpg"
    (failed,) = library.photos((PhotoState.FAILED,))
    assert failed.path == photos / "a" / "sea.jpg"
    scan(library)
    assert sea in ids(library)
    assert marks_of(library, [sea])[sea].stars == 5


def test_if_only_a_copy_on_another_disk_can_be_read_it_is_when_that_is_back(
    library: Library, photos: Path
) -> None:
    sea, _ = ids(library)
    mark(library, [sea], MarkChange(stars=5))
    (photos / "b").rename(photos / "away")
    scan(library)
    mark_failed(library.catalogue, [(sea, "Broken.")])
    scan(library)
    assert [info.name for info in library.photos((PhotoState.FAILED,))] == ["sea.jpg"]
    (photos / "away").rename(photos / "b")
    scan(library)
    assert library.photo(sea).path == photos / "b" / "beach.jpg"
    assert marks_of(library, [sea])[sea].stars == 5


def test_what_a_sidecar_beside_a_copy_lacks_is_not_taken_away(
    library: Library, photos: Path
) -> None:
    sea, _ = ids(library)
    mark(library, [sea], MarkChange(add=("Sea",)))
    merge_marks(
        library, [SeenMarks(sea, "a", 1, DatedMarks(Marks(0, "", ("Sea",)), has_metadata=True))]
    )
    (photos / "a" / "sea.jpg").unlink()
    scan(library)
    merge_marks(
        library, [SeenMarks(sea, "b", 1, DatedMarks(Marks(0, "", ("Beach",)), has_metadata=True))]
    )
    assert marks_of(library, [sea])[sea].keywords == ("Beach", "Sea")


def test_photos_that_get_one_content_become_one_with_both_thumbs(
    library: Library, photos: Path
) -> None:
    sea, tree = ids(library)
    catalogue = library.catalogue
    for number in (1, 2):
        (photos / "b" / f"old{number}.jpg").write_text(f"old {number}")
    scan(library)
    first, second = (info.id for info in library.photos() if info.path.name.startswith("old"))
    profile = Profiles(library).active().id
    searches = [
        insert_search(catalogue, profile, [second], [library.row_of(second)], None, None, True)
        for _ in range(2)
    ]
    rows = {photo: library.row_of(photo) or 0 for photo in (first, second)}
    add_judgments(catalogue, searches[0], {first: rows[first]}, 1)
    add_judgments(catalogue, searches[1], {second: rows[second]}, -1)
    mark(library, [second], MarkChange(stars=3, add=("Sea",)))
    albums = Albums(library)
    album = albums.create("Best", [second])
    (photos / "b" / "old2.jpg").write_text("old 1")
    scan(library)
    assert set(ids(library)) == {sea, tree, first}
    thumbs = [(entry.photo, entry.sign) for entry in read_entries(catalogue, searches)]
    assert thumbs == [(first, 1), (first, -1)]
    marks = marks_of(library, [first])[first]
    assert (marks.stars, marks.keywords) == (3, ("Sea",))
    assert [member.photo for member in albums.members(album)] == [first]
    with catalogue.reading() as connection:
        begun = connection.execute("SELECT query_photos, query_rows FROM searches").fetchall()
    assert begun == [(f"[{first}]", f"[{rows[first]}]")] * 2
    owners, alive = row_table(catalogue)
    assert (len(owners), alive.sum()) == (count_rows(catalogue), 3)


def test_a_copy_that_goes_takes_no_other_path(library: Library, photos: Path) -> None:
    sea, tree = ids(library)
    (photos / "b" / "third.jpg").write_text("sea")
    scan(library)
    (photos / "b" / "beach.jpg").unlink()
    scan(library)
    assert ids(library) == [sea, tree]
    assert known_facts(library, sea).copies == (photos / "b" / "third.jpg",)


def test_a_file_written_over_has_what_the_photo_has_and_then_nothing_of_its_own(
    library: Library, photos: Path
) -> None:
    sea, tree = ids(library)
    mark(library, [tree], MarkChange(stars=5))
    (photos / "b" / "tree.jpg").write_text("sea")
    scan(library)
    assert ids(library) == [sea]
    assert marks_of(library, [sea])[sea].stars == 5
    mark(library, [sea], MarkChange(stars=2))
    (photos / "b" / "tree.jpg").write_text("another tree")
    scan(library)
    (changed,) = (info for info in library.photos() if info.path.name == "tree.jpg")
    assert changed.stars == 2


def test_a_thumb_that_was_taken_back_from_one_file_takes_none_from_the_photo(
    library: Library, photos: Path
) -> None:
    sea, tree = ids(library)
    catalogue = library.catalogue
    profile = Profiles(library).active().id
    search = insert_search(catalogue, profile, [], [], None, None, True)
    rows = {photo: library.row_of(photo) or 0 for photo in (sea, tree)}
    add_judgments(catalogue, search, rows, 1)
    add_judgments(catalogue, search, {tree: rows[tree]}, 0)
    (photos / "b" / "tree.jpg").write_text("sea")
    scan(library)
    assert ids(library) == [sea]
    assert signs_of(library, search) == {sea: 1}


def test_where_a_copy_is_moved_to_the_photo_is_found(
    library: Library, photos: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (photo_filter, fact_tables):  # the copy's line is not in the photo's block
        monkeypatch.setattr(module, "BLOCK", 1)
    sea, tree = ids(library)
    found = PhotoFilter(library.catalogue)
    assert found.photos_in(Scope(folder=photos / "b")).tolist() == [sea, tree]
    (photos / "b" / "inner").mkdir()
    (photos / "b" / "beach.jpg").rename(photos / "b" / "inner" / "shore.jpg")
    scan(library)
    assert found.photos_in(Scope(filter="name:shore")).tolist() == [sea]
    assert found.photos_in(Scope(folder=photos / "b" / "inner")).tolist() == [sea]
    library.remove_root(library.roots()[1].id)
    assert found.photos_in(Scope(filter="name:shore")).tolist() == []
    assert ids(library) == [sea]


def test_a_copy_that_has_lost_its_photo_is_read(library: Library, photos: Path) -> None:
    sea, _ = ids(library)
    assert free_rows(library.catalogue, [library.row_of(sea) or 0]) == 1
    (photos / "a" / "sea.jpg").write_text("lake")
    scan(library)
    assert sorted(info.path.name for info in library.photos()) == [
        "beach.jpg",
        "sea.jpg",
        "tree.jpg",
    ]


def test_each_folder_and_all_together_count_it_once(library: Library, photos: Path) -> None:
    assert [(root.photos, root.copies) for root in library.roots()] == [(1, 0), (2, 1)]
    (photos / "a" / "again.jpg").write_text("sea")
    (photos / "b" / "again.jpg").write_text("sea")
    scan(library)
    assert [(root.photos, root.copies) for root in library.roots()] == [(1, 0), (2, 1)]


def test_what_was_made_of_a_file_can_go_along_with_it(library: Library, photos: Path) -> None:
    heard: list[Changes] = []
    (photos / "b" / "tree.jpg").rename(photos / "b" / "oak.jpg")
    (photos / "a" / "sea.jpg").unlink()
    scan(library, heard.append)
    moved = {file.before.name: file.path.name for each in heard for file in each.moved}
    assert moved == {"tree.jpg": "oak.jpg", "sea.jpg": "beach.jpg"}


def test_a_photo_whose_name_another_took_has_its_stars_where_it_comes_back(
    library: Library, photos: Path
) -> None:
    _, tree = ids(library)
    mark(library, [tree], MarkChange(stars=5, add=("oak",)))
    albums = Albums(library)
    album = albums.create("Best")
    albums.put(album, [tree])
    (photos / "b" / "tree.jpg").rename(photos / "away")
    (photos / "b" / "tree.jpg").write_text("another")
    scan(library)
    (photos / "away").rename(photos / "a" / "oak.jpg")
    scan(library)
    found = library.find(photos / "a" / "oak.jpg")
    assert found is not None
    assert (found.stars, found.keywords) == (5, ("oak",))
    assert found.id in {member.photo for member in albums.members(album)}


def test_a_photo_edited_where_its_last_file_is_stays_itself_and_its_old_content_comes_back(
    library: Library, photos: Path
) -> None:
    sea, tree = ids(library)
    mark(library, [sea], MarkChange(stars=4))
    (photos / "a" / "sea.jpg").unlink()
    scan(library)
    (photos / "b" / "beach.jpg").write_text("dunes")
    scan(library)
    assert library.photo(sea).path == photos / "b" / "beach.jpg"
    (photos / "a" / "sea.jpg").write_text("sea")
    scan(library)
    back = library.find(photos / "a" / "sea.jpg")
    assert back is not None
    assert back.id not in (sea, tree)
    assert (back.stars, library.photo(sea).stars) == (4, 4)


def test_of_a_photo_that_is_edited_time_and_again_few_earlier_contents_are_kept(
    library: Library, photos: Path
) -> None:
    _, tree = ids(library)
    mark(library, [tree], MarkChange(stars=5))
    contents = ["tree", *map(str, range(10))]
    for content in contents[1:]:
        (photos / "b" / "tree.jpg").write_text(content)
        scan(library)
    for content in contents[:-1]:
        (photos / "a" / f"{content} again.jpg").write_text(content)
    scan(library)
    marked = [info.name for info in library.photos() if info.stars]
    assert marked == ["0 again.jpg", "1 again.jpg", "8 again.jpg", "tree again.jpg", "tree.jpg"]
