"""What a person said is in the log, and a catalogue can be made of it again."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from app.core.albums.albums import Albums
from app.core.base.errors import LibraryDamagedError
from app.core.base.paths import CATALOGUE
from app.core.base.photo_types import MarkChange
from app.core.duplicates.stacks import stack
from app.core.duplicates.tables import set_distinct
from app.core.library.library import Library
from app.core.marks.marking import mark
from app.core.open_library import open_library
from app.core.profiles.profiles import Profiles
from app.core.profiles.tables import add_judgments, add_reversals, insert_search, set_kept
from app.core.said import log
from app.core.said.lines import SAID_FILE, LogContent, line_of, read_log, sealed, unsealed
from app.core.said.log import FOLDER, load_picture
from app.core.said.tables import apply_log, differences, log_rows, tables
from app.core.store.catalogue import set_setting
from app.core.store.migrations import migrate
from app.core.store.said_tables import last_change
from tests.made_files import add_file


def say_all(library: Library, ids: tuple[int, ...]) -> None:
    """One gesture of each kind."""
    profile = Profiles(library).create("Mine").id
    search = insert_search(library.catalogue, profile, [ids[0]], [0], None, None, kept=True)
    outside = insert_search(library.catalogue, profile, [None], [None], b"npz", None, kept=True)
    add_judgments(library.catalogue, search, {ids[1]: 1, ids[2]: 2}, 1)
    add_reversals(library.catalogue, search, "undo", [1])
    set_kept(library.catalogue, outside, kept=False)
    albums = Albums(library)
    albums.put(albums.create("Sea"), ids[3:6])
    albums.take_out(albums.named("Sea").id, ids[3:4])
    mark(library, ids[:4], MarkChange(stars=4, colour="red", add=("Trip|Sea",)))
    mark(library, ids[:1], MarkChange(remove=("Trip|Sea",)))
    stack(library, ids[6:8])
    set_distinct(library.catalogue, (ids[8], ids[9]))
    set_setting(library.catalogue, "left out", ["*.tif"])


def logged(library: Library) -> LogContent:
    assert library.said is not None
    library.said.flush()
    return read_log(library.folder / SAID_FILE, tables())


def lines(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / SAID_FILE).read_text().splitlines()]


def rows_in(connection: sqlite3.Connection) -> dict[str, list[Any]]:
    return {name: list(log_rows(connection, table)) for name, table in tables().items()}


@pytest.fixture
def new() -> Iterator[sqlite3.Connection]:
    """An empty catalogue."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, 0)
        yield connection


def test_a_catalogue_that_is_made_of_the_log_alone_says_the_same(
    photos: Any, new: sqlite3.Connection
) -> None:
    say_all(photos.library, photos.ids)
    said = logged(photos.library)
    with photos.library.catalogue.reading() as connection:
        assert differences(connection, said) == {}
        wanted = rows_in(connection)
    assert all(wanted[name] for name in ("events", "stacked_photos", "distinct_photos", "settings"))
    apply_log(new, said, partial(load_picture, photos.library.folder))
    assert rows_in(new) == wanted
    assert new.execute("PRAGMA foreign_key_check").fetchall() == []
    found = new.execute("SELECT state, hash, size FROM at_hand WHERE id = ?", photos.ids[:1])
    with photos.library.catalogue.reading() as connection:
        there = connection.execute("SELECT hash, size FROM at_hand WHERE id = ?", photos.ids[:1])
        assert found.fetchone() == ("gone", *there.fetchone())


def test_a_change_while_the_log_is_written_is_in_it_once_the_library_is_closed(
    photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    library, begun, go, append, join = photos.library, Event(), Event(), log._append, Thread.join

    def append_slowly(*given: Any) -> None:
        append(*given)
        begun.set()
        go.wait()

    def let_go_and_join(thread: Thread, timeout: float | None = None) -> None:
        go.set()
        join(thread, timeout)

    logged(library)
    monkeypatch.setattr(log, "_append", append_slowly)
    mark(library, photos.ids[:1], MarkChange(stars=1))
    begun.wait()
    mark(library, photos.ids[1:2], MarkChange(stars=2))
    monkeypatch.setattr(Thread, "join", let_go_and_join)
    library.said.close()
    with library.catalogue.reading() as connection:
        assert read_log(library.folder / SAID_FILE, tables()).number == last_change(connection)


def test_put_back_on_an_older_state_it_is_the_same_too(
    photos: Any, new: sqlite3.Connection
) -> None:
    """As on a backup, whose photos stay what they are."""
    library = photos.library
    mark(library, photos.ids[:2], MarkChange(stars=1, add=("Old",)))
    Profiles(library).create("Gone")
    with library.catalogue.reading() as connection:
        connection.backup(new)
    Profiles(library).delete(Profiles(library).named("Gone").id)
    say_all(library, photos.ids)
    said = logged(library)
    apply_log(new, said, partial(load_picture, library.folder))
    with library.catalogue.reading() as connection:
        assert rows_in(new) == rows_in(connection)
        query = "SELECT id, root, path, state, row, hash FROM at_hand ORDER BY id"
        assert new.execute(query).fetchall() == connection.execute(query).fetchall()
        query = "SELECT seq, row FROM events"
        assert new.execute(query).fetchall() == connection.execute(query).fetchall()


def test_photos_are_known_by_content_wherever_and_under_whatever_number(
    photos: Any, new: sqlite3.Connection
) -> None:
    library, photo = photos.library, photos.ids[5]
    mark(library, [photo], MarkChange(stars=5))
    said = logged(library)
    content = bytes.fromhex(said.photos[photo]["hash"])
    new.execute("INSERT INTO roots (id, path, device, added) VALUES (70, x'2f71', 1, 0)")
    add_file(new, 70, b"a", content=content, state="ready", number=7)
    apply_log(new, said, partial(load_picture, library.folder))
    assert new.execute("SELECT photo, stars FROM marks").fetchall() == [(7, 5)]


def test_a_photo_that_was_changed_and_then_moved_is_still_known(
    photos: Any, new: sqlite3.Connection
) -> None:
    library, photo = photos.library, photos.ids[5]
    mark(library, [photo], MarkChange(stars=5))
    logged(library)
    for change in ("hash = NULL", "hash = x'0102'", "path = x'6e6577'"):
        with library.catalogue.transaction() as connection:
            connection.execute(f"UPDATE files SET {change} WHERE id = ?", (photo,))
        named = logged(library).photos[photo]
    assert (named["hash"], named["path"]) == ("0102", "new")


def test_a_gesture_on_many_photos_is_one_line_and_tells_nothing_but_it(photos: Any) -> None:
    library = photos.library
    mark(library, photos.ids[:1], MarkChange(stars=1))
    before = logged(library).lines
    mark(library, photos.ids, MarkChange(stars=3))
    assert logged(library).lines == before + 1
    line = lines(library.folder)[-1]
    assert [*line["said"]] == ["marks"]
    assert {row["photo"]: row["stars"] for row in line["said"]["marks"]} == dict.fromkeys(
        photos.ids, 3
    )
    names = {Path(each["root"], each["path"]) for each in line["photos"].values()}
    assert names == {library.photo(photo).path for photo in photos.ids}


def test_it_is_there_within_a_second_and_nobody_waits(photos: Any, qtbot: Any) -> None:
    mark(photos.library, photos.ids[:1], MarkChange(stars=2))
    path = photos.library.folder / SAID_FILE
    qtbot.waitUntil(lambda: path.exists() and b'"stars":2' in path.read_bytes(), timeout=5_000)


def test_what_a_kill_left_out_is_told_at_the_next_start(photos: Any, tmp_path: Path) -> None:
    library = photos.library
    logged(library)
    before = (library.folder / SAID_FILE).read_bytes()
    mark(library, photos.ids[:1], MarkChange(stars=2))
    library.close()
    (library.folder / SAID_FILE).write_bytes(before + b'{"line":7,"n":9')  # half a line
    with open_library(library.folder) as again:
        said = logged(again)
    assert [row["stars"] for row in said.rows["marks"].values()] == [2]
    assert said.damaged == []


def hurt(data: bytes) -> bytes:
    return data.replace(b'"stars":3', b'"stars":4', 1)


def cut(data: bytes) -> bytes:
    return data[: data[:-1].rindex(b"\n", 0, data.rindex(b"\n")) + 1]


def without_a_line(data: bytes) -> bytes:
    first, *others = data.splitlines(keepends=True)
    return first + b"".join(others[1:])


def emptied(data: bytes) -> bytes:
    return b""


@pytest.mark.parametrize("damage", [hurt, cut, without_a_line, emptied])
def test_a_hurt_log_is_written_again_from_the_catalogue(
    damage: Callable[[bytes], bytes], photos: Any
) -> None:
    library = photos.library
    say_all(library, photos.ids)
    logged(library)
    for stars in (3, 5):
        mark(library, photos.ids[:1], MarkChange(stars=stars))
        logged(library)
    library.close()
    with open_library(library.folder) as again:  # forgets what the log has
        logged(again)
    path = library.folder / SAID_FILE
    path.write_bytes(damage(path.read_bytes()))
    with open_library(library.folder) as again, again.catalogue.reading() as connection:
        said = logged(again)
        assert said.damaged == []
        assert differences(connection, said) == {}
        assert {"events", "albums", "marks", "roots"} <= said.rows.keys()


def test_hurt_lines_are_known_by_number(tmp_path: Path) -> None:
    path = tmp_path / SAID_FILE
    whole = [sealed({"line": number, "n": number}) for number in range(1, 8)]
    whole[1] = whole[1].replace(b'"n":2', b'"n":8')
    whole[3] = whole[3][:-9] + whole.pop(4)
    path.write_bytes(b"".join(whole) + b'{"line":8,"n":8')
    said = read_log(path, tables())
    assert said.damaged == [2, 4, 5]
    assert (said.lines, said.number) == (7, 7)
    path.write_bytes(path.read_bytes() + b"\n")
    assert read_log(path, tables()).damaged == [2, 4, 5, 8]


def test_any_name_comes_back_from_a_line() -> None:
    kind = line_of(tables())
    line = {"line": 1, "n": 11, "photos": {"7": {"path": 'ä\udcff\n\u2028"\\'}}}
    raw = sealed(line)
    assert unsealed(raw[:-1], kind) == line
    assert raw.count(b"\n") == 1
    assert unsealed(raw[:-1].replace(b"11", b"12"), kind) is None


def test_a_catalogue_that_lacks_what_the_log_tells_is_refused(photos: Any) -> None:
    library = photos.library
    logged(library)
    library.close()
    older = (library.folder / CATALOGUE).read_bytes()
    with open_library(library.folder) as again:
        mark(again, photos.ids[:1], MarkChange(stars=2))
    (library.folder / CATALOGUE).write_bytes(older)
    for writable in (True, False):
        with pytest.raises(LibraryDamagedError, match="lacks changes"):
            open_library(library.folder, writable=writable)


def test_a_deleted_profile_takes_its_lines_and_pictures_out(photos: Any) -> None:
    library = photos.library
    say_all(library, photos.ids)
    logged(library)
    assert len(list((library.folder / FOLDER).iterdir())) == 1
    Profiles(library).delete(Profiles(library).named("Mine").id)
    said = logged(library)
    text = (library.folder / SAID_FILE).read_text()
    assert "Mine" not in text
    assert '"events"' not in text
    assert list((library.folder / FOLDER).iterdir()) == []
    with library.catalogue.reading() as connection:
        assert differences(connection, said) == {}


def test_a_log_that_grew_is_begun_anew_of_itself(
    photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = photos.library
    logged(library)
    monkeypatch.setattr("app.core.said.log.REWRITE_BYTES", 0)
    sizes = []
    for turn in range(40):
        mark(library, photos.ids[:8], MarkChange(stars=turn % 5))
        sizes.append(len(lines(library.folder)))
        said = logged(library)
    assert max(sizes) < 30
    with library.catalogue.reading() as connection:
        assert differences(connection, said) == {}


def test_a_bit_that_turned_in_the_catalogue_is_known(photos: Any) -> None:
    library = photos.library
    say_all(library, photos.ids)
    said = logged(library)
    with library.catalogue.transaction() as connection:
        connection.execute("DROP TRIGGER said_marks_update")
        connection.execute("UPDATE marks SET stars = 1 WHERE photo = ?", photos.ids[:1])
    with library.catalogue.reading() as connection:
        assert differences(connection, said) == {"marks": 1}
