"""A catalogue that a stranger made, or a backup, names files of this person: none is touched."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from app.command_line import run
from app.core.base.errors import FileActError
from app.core.base.paths import CATALOGUE, state_folder
from app.core.files.acts import KEY, is_of_this_machine
from app.core.files.job import begin_job, failed_files, recover
from app.core.files.plan import Plan
from app.core.files.tables import ELSEWHERE, Content, FileAct, note, open_acts
from app.core.files.undo import plan_undo, retry_of
from app.core.library.library import Library
from app.core.open_library import open_library
from app.core.safety.backups import back_up
from app.core.safety.restore import restore

OUR_PATTERN = ".likewise-0123456789abcdef.part"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A person's files: two of one content, one linked twice, and two that anybody may have."""
    folder = tmp_path / "home"
    folder.mkdir()
    for name in ("thesis.odt", "copy.odt", "keys", OUR_PATTERN):
        (folder / name).write_text("what a person wrote")
    (folder / "linked").hardlink_to(folder / "keys")
    return folder


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with open_library(tmp_path / "library") as opened:
        yield opened


def files_in(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.iterdir()}


def forge(library: Path, home: Path, kind: str, names: tuple[str, str, str], state: str) -> None:
    """Write down an act with the files ``names`` (source, target, temporary) as a stranger does."""
    source, target, part = names
    status = (home / source).stat()
    made = (status.st_size, status.st_mtime_ns)
    with closing(sqlite3.connect(library / CATALOGUE)) as connection, connection:
        connection.execute(
            "INSERT INTO file_jobs (id, kind, folder, options, created) VALUES (1, ?, ?, '{}', 0)",
            (kind if kind != "bin" else "copy", os.fsencode(home)),
        )
        connection.execute(
            "INSERT INTO file_acts (job, kind, source, target, part, size, mtime_ns, state, reason,"
            " made_size, made_mtime_ns) VALUES (1, ?, ?, ?, ?, ?, ?, ?, '', ?, ?)",
            (
                kind,
                os.fsencode(home / source),
                os.fsencode(home / target),
                part,
                *made,
                state,
                *made,
            ),
        )


FORGED = [
    ("copy", ("thesis.odt", "new", "keys")),  # the temporary file would go
    ("copy", ("thesis.odt", "copy.odt", OUR_PATTERN)),
    ("export", ("thesis.odt", "new", "keys")),
    ("move", ("thesis.odt", "new", "copy.odt")),
    ("move", ("keys", "linked", "gone")),  # the old name of a linked file would go
    ("move", ("thesis.odt", "copy.odt", "gone")),  # the original of a whole copy would go
]


@pytest.mark.parametrize(("kind", "names"), FORGED)
@pytest.mark.parametrize(
    "command",
    [[], ["doctor", "--repair"], ["done", "--undo", "1"], ["done", "--protect-files", "on"]],
)
def test_what_a_stranger_had_begun_is_told_and_not_done(
    library: Library, home: Path, kind: str, names: tuple[str, str, str], command: list[str]
) -> None:
    before = files_in(home)
    forge(library.folder, home, kind, names, "begun")
    if command:
        library.close()
        run([*command, "--library", str(library.folder)])
    with open_library(library.folder) if command else library as opened:
        for _ in recover(opened):
            pass
        (told,) = failed_files(opened, 1)
        assert open_acts(opened.catalogue) == []
    assert (told.path, told.reason) == (home / names[0], ELSEWHERE)
    assert files_in(home) == before


@pytest.mark.parametrize("kind", ["copy", "move", "export"])
def test_what_a_stranger_had_done_is_not_taken_back(
    library: Library, home: Path, kind: str
) -> None:
    before = files_in(home)
    forge(library.folder, home, kind, ("thesis.odt", "keys", OUR_PATTERN), "done")
    with pytest.raises(FileActError, match="on another machine"):
        plan_undo(library, 1)
    assert files_in(home) == before


def test_what_a_stranger_had_failed_to_do_is_not_tried_again(library: Library, home: Path) -> None:
    forge(library.folder, home, "move", ("thesis.odt", "keys", OUR_PATTERN), "failed")
    with pytest.raises(FileActError, match="on another machine"):
        retry_of(library, 1)


def begun(library: Library, home: Path) -> FileAct:
    """A copy that was cut while its temporary file was written."""
    source = home / "thesis.odt"
    status = source.stat()
    content = Content(status.st_size, status.st_mtime_ns, b"")
    copy = FileAct("copy", None, source, home / "new", content)
    begin_job(library, Plan("copy", (copy,)))
    (act,) = open_acts(library.catalogue)
    note(library.catalogue, replace(act, state="begun"))
    (home / act.part).write_text("half")
    return act


def test_what_was_begun_here_is_brought_to_an_end(library: Library, home: Path) -> None:
    act = begun(library, home)
    (step,) = recover(library)
    assert step.act.reason != ELSEWHERE
    assert not (home / act.part).exists()


CHANGES = {
    "kind": "move",
    "source": "copy.odt",
    "target": "other",
    "part": OUR_PATTERN,
    "size": 1,
    "mtime_ns": 1,
    "hash": b"0123456789abcdef",
}


@pytest.mark.parametrize("column", CHANGES)
def test_what_was_changed_since_is_not_done(library: Library, home: Path, column: str) -> None:
    begun(library, home)
    before = files_in(home)
    value = CHANGES[column]
    if column in ("source", "target"):
        value = os.fsencode(home / str(value))
    with closing(sqlite3.connect(library.folder / CATALOGUE)) as connection, connection:
        connection.execute(f"UPDATE file_acts SET {column} = ?", (value,))
    (step,) = recover(library)
    assert step.act.reason == ELSEWHERE
    assert files_in(home) == before


def test_another_machine_does_not_go_on_with_it(
    library: Library, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(library, home)
    before = files_in(home)
    monkeypatch.setenv("LIKEWISE_STATE", str(tmp_path / "another machine"))
    (step,) = recover(library)
    assert step.act.reason == ELSEWHERE
    assert files_in(home) == before


def test_a_restored_backup_begins_nothing(library: Library, home: Path) -> None:
    act = begun(library, home)
    backup = back_up(library.folder, "by hand", 1.0, always=True)
    assert backup is not None
    library.close()
    before = files_in(home)
    restore(library.folder, backup, 2.0)
    with open_library(library.folder) as restored:
        assert list(recover(restored)) == []
        (told,) = failed_files(restored, act.job)
        assert told.reason == ELSEWHERE
    assert files_in(home) == before


def test_a_folder_that_became_a_link_is_left(library: Library, home: Path) -> None:
    begun(library, home)
    elsewhere = home.with_name("elsewhere")
    home.rename(elsewhere)
    before = files_in(elsewhere)
    home.symlink_to(elsewhere)
    assert list(recover(library)) == []
    assert files_in(elsewhere) == before


def test_the_key_is_this_persons_alone(library: Library, home: Path) -> None:
    act = begun(library, home)
    assert is_of_this_machine(act)
    assert not is_of_this_machine(replace(act, job=2))
    assert (state_folder() / KEY).stat().st_mode & 0o077 == 0
