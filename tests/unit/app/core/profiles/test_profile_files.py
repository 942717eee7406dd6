"""Profiles as files: exported, imported, merged."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.cluster.machines import open_index
from app.core.base.errors import LibraryDamagedError, ProfileError, StorageError
from app.core.base.search_types import QueryItem
from app.core.open_library import open_library
from app.core.profiles import exchange
from app.core.profiles.exchange import copy_profile, import_profile
from app.core.profiles.exported_file import read_profile, write_profile
from app.core.profiles.journal import pack, query_of_photos, unpack
from app.core.profiles.profile_base import base_of, fitted
from app.core.profiles.profile_files import base_path, state_path
from app.core.profiles.profile_state import load_profile
from app.core.profiles.profiles import Profiles
from app.core.profiles.query import OutsideVectors, Query, see_picture
from app.core.safety.backups import backup_folder, list_backups
from app.core.safety.repair import check
from app.core.search.session import SearchSession
from engine.feedback import portable
from engine.feedback.journal import Judgment
from engine.feedback.portable import PortableProfile, save
from engine.metrics.registry import for_thumbs
from features import subject
from tests.unit.app.core.conftest import Photos, fill

# Queries in the journal come back as they were, and damaged ones are told as such.


def test_a_query_comes_back_as_it_was() -> None:
    items = (
        QueryItem(photo=3, crop=(0.0, 0.25, 0.5, 0.75)),
        QueryItem(path=Path("red.png"), name="red", thumbnail=b"its pixels"),
    )
    vectors = {"gist": np.array([[1.5, -2.0]], np.float32)}
    blob = pack(Query(items, OutsideVectors(vectors, "a schema")))
    assert blob is not None
    again = unpack(blob)
    assert again.items == items
    assert again.outside is not None
    assert again.outside.schema == "a schema"
    np.testing.assert_array_equal(again.outside.vectors["gist"], vectors["gist"])


def test_nothing_is_packed_for_photos_alone() -> None:
    assert pack(Query((QueryItem(photo=1),))) is None


def test_photos_alone_are_their_numbers() -> None:
    assert query_of_photos("[3, 1]") == Query((QueryItem(photo=3), QueryItem(photo=1)))


def test_a_torn_blob_is_damage() -> None:
    with pytest.raises(LibraryDamagedError, match="earlier search"):
        unpack(b"PK torn")


@pytest.mark.parametrize("torn", ["[3, 1", "7"])
def test_numbers_that_are_none_are_damage(torn: str) -> None:
    with pytest.raises(LibraryDamagedError, match="earlier search"):
        query_of_photos(torn)


# The files of profiles: never another profile's, never half of one, and never believed blindly.


@pytest.fixture
def exported(session: SearchSession, photos: Any) -> PortableProfile:
    """A profile that learned from one search."""
    session.start([QueryItem(photo=photos.ids[0])])
    session.current().judge([photos.ids[3]], 1)
    session.current().judge([photos.ids[1]], -1)
    return session.active.peek(session.profiles.active().id).portable()


@pytest.fixture
def file(exported: PortableProfile, tmp_path: Path) -> Path:
    path = tmp_path / "Trip.npz"
    save(exported, path)
    return path


def names(photos: Any) -> list[str]:
    return [info.name for info in Profiles(photos.library).infos()]


def files(photos: Any) -> list[str]:
    folder = base_path(photos.library.folder, 1).parent
    return sorted(path.name for path in folder.glob("*"))


def full(*arguments: object, **named: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


# No other's files


def test_a_new_profile_never_finds_the_files_of_another(photos: Any, file: Path) -> None:
    profiles, folder = Profiles(photos.library), photos.library.folder
    following = profiles.active().id + 1
    base_path(folder, following).parent.mkdir(exist_ok=True)
    base_path(folder, following).write_bytes(file.read_bytes())
    state_path(folder, following).write_bytes(b"of another")
    made = profiles.create("Mine")
    assert made.id == following
    assert base_of(photos.library, made.id) is None
    assert not state_path(folder, made.id).exists()


@pytest.mark.parametrize(
    ("module", "step"), [(os, "fsync"), (Path, "replace"), (np, "savez_compressed")]
)
def test_an_import_that_fails_leaves_nothing(
    module: Any, step: str, photos: Any, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = names(photos), files(photos)
    with monkeypatch.context() as patches:
        patches.setattr(module, step, full)
        with pytest.raises(StorageError, match="No space"):
            import_profile(photos.library, file)
    assert (names(photos), files(photos)) == before


def test_an_import_that_is_not_committed_leaves_nothing(
    photos: Any, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = names(photos), files(photos)
    keep = exchange.keep_base

    def keep_and_fail(*arguments: Any) -> None:
        keep(*arguments)
        assert files(photos) != before[1]
        raise StorageError("No space for the catalogue.")

    with monkeypatch.context() as patches:
        patches.setattr(exchange, "keep_base", keep_and_fail)
        with pytest.raises(StorageError, match="No space"):
            import_profile(photos.library, file)
    assert (names(photos), files(photos)) == before


def test_the_library_is_backed_up_before_an_import(photos: Any, file: Path) -> None:
    before = len(names(photos))
    import_profile(photos.library, file)
    [backup] = list_backups(backup_folder(photos.library.folder))
    assert backup.manifest is not None
    assert backup.manifest.why == "before an import"
    assert backup.manifest.counts["profiles"] == before


def test_a_copy_that_fails_leaves_nothing(
    photos: Any, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    imported = import_profile(photos.library, file)
    before = names(photos), files(photos)
    with monkeypatch.context() as patches:
        patches.setattr(np, "savez_compressed", full)
        with pytest.raises(StorageError, match="No space"):
            copy_profile(photos.library, imported.id, "Copy")
    assert (names(photos), files(photos)) == before


def test_reset_forgets_what_was_brought_along(photos: Any, file: Path) -> None:
    library, profiles = photos.library, Profiles(photos.library)
    imported = import_profile(library, file)
    memory = load_profile(library, imported, library.snapshot(), see_picture)
    assert not np.array_equal(memory.latest().weights, memory.untrained.weights)
    profiles.reset(imported.id)
    memory = load_profile(library, profiles.get(imported.id), library.snapshot(), see_picture)
    np.testing.assert_array_equal(memory.latest().weights, memory.untrained.weights)


# Files of strangers


@pytest.mark.parametrize("learner", for_thumbs())
def test_what_was_exported_is_believed(
    learner: str, exported: PortableProfile, tmp_path: Path
) -> None:
    path = tmp_path / "Good.npz"
    save(replace(exported, learner=learner, settings={}), path)
    assert read_profile(path).judgments == exported.judgments


HEADERS: list[dict[str, object]] = [
    {"schema": [1]},
    {"schema": ""},
    {"learner": [1]},
    {"learner": "OMDL-LR"},
    {"seed": 2**70},
    {"seed": -1},
    {"seed": "x"},
    {"settings": [1]},
    {"settings": {"nope": 1}},
    {"settings": {"name": "x"}},
    {"settings": {"rank": -1}},
    {"settings": {"rank": 1.5}},
    {"settings": {"seed": "x"}},
    {"background": []},
    {"background": [-5000]},
    {"background": ["a"]},
    {"judgments": [[0, [-1], -999, 1]]},
    {"judgments": [[0, [-1], 0, 1]]},
    {"judgments": [[0, [-1], "a", 1]]},
    {"judgments": [[0, ["a"], -1, 1]]},
    {"judgments": [[0, [-1], -2, 1], [-1, [-1], -2, 1]]},
    {"judgments": [[0, [-1], -1, "x"]]},
    {"judgments": [[0, [-1], -1, 5]]},
    {"judgments": 7},
]


@pytest.mark.parametrize("header", HEADERS)
def test_a_wrong_header_is_told(header: dict[str, object], photos: Any, file: Path) -> None:
    with np.load(file) as archive:
        arrays = dict(archive)
    arrays["header"] = np.array(json.dumps(json.loads(str(arrays["header"])) | header))
    np.savez(file, allow_pickle=False, **arrays)
    with pytest.raises(ProfileError, match="not a profile"):
        import_profile(photos.library, file)
    assert "Trip" not in names(photos)


Table = dict[str, np.ndarray[Any, Any]]
TABLES: list[tuple[Callable[[Table], Table], str]] = [
    (lambda photos: {}, "not a profile"),
    (lambda photos: photos | {"gist": photos["gist"][:-1]}, "not a profile"),
    (lambda photos: photos | {"gist": photos["gist"] * np.nan}, "not a profile"),
    (lambda photos: photos | {"gist": photos["gist"].astype(np.float64)}, "not a profile"),
    (lambda photos: photos | {"gist": np.array(["a"])}, "not a profile"),
    (lambda photos: {name: array[:0] for name, array in photos.items()}, "not a profile"),
    (lambda photos: {name: array[:, :1] for name, array in photos.items()}, "other features"),
]


@pytest.mark.parametrize(("change", "said"), TABLES)
def test_wrong_vectors_are_told(
    change: Callable[[Table], Table], said: str, photos: Any, exported: PortableProfile, file: Path
) -> None:
    save(replace(exported, photos=change(dict(exported.photos))), file)
    with pytest.raises(ProfileError, match=said):
        import_profile(photos.library, file)
    assert "Trip" not in names(photos)


def test_a_base_of_other_widths_is_left_out(photos: Any, exported: PortableProfile) -> None:
    snapshot = photos.library.snapshot()
    short = {name: array[:, :1] for name, array in exported.photos.items()}
    assert fitted(exported, snapshot, [0]) is not None
    assert fitted(replace(exported, photos=short), snapshot, [0]) is None
    some = {"color": exported.photos["color"]}
    assert fitted(replace(exported, photos=some), snapshot, [0]) is None


@pytest.mark.slow
def test_the_check_tells_what_an_imported_profile_lacks(
    photos: Any, exported: PortableProfile, file: Path
) -> None:
    imported = import_profile(photos.library, file)
    wrong = replace(exported, judgments=(Judgment(0, (-1,), -999, 1),))
    save(wrong, base_path(photos.library.folder, imported.id))
    assert any("'Trip'" in said for said in check(photos.library))


def test_a_name_that_is_no_text_is_written_as_far_as_it_is(photos: Any, file: Path) -> None:
    path = file.with_name(os.fsdecode(b"caf\xe9.npz"))
    path.write_bytes(file.read_bytes())
    assert import_profile(photos.library, path).name == "caf?"


def test_only_the_name_is_told_to_be_taken(photos: Any) -> None:
    profiles = Profiles(photos.library)
    taken = profiles.active()
    with pytest.raises(ProfileError, match="already"):
        profiles.create(taken.name)
    with pytest.raises(Exception, match="seed") as raised:
        profiles.create("Other", replace(taken, seed="x"))  # type: ignore[arg-type]
    assert not isinstance(raised.value, ProfileError)


# What came along


def test_profiles_tell_how_much_they_came_with(file: Path, photos: Any) -> None:
    imported = import_profile(photos.library, file)
    told = {info.name: (info.judgments, info.brought) for info in Profiles(photos.library).infos()}
    assert told == {"My photos": (2, 0), "Trip": (0, 2)}
    base = base_path(photos.library.folder, imported.id)
    base.write_bytes(b"something else")
    assert {info.brought for info in Profiles(photos.library).infos()} == {0}
    base.unlink()
    assert {info.brought for info in Profiles(photos.library).infos()} == {0}


# Profiles that travel between a library that has the subject among its modalities and one not.

WITHOUT = {"color": 6, "gist": 8, "sift200": 10}
WITH = {"color": 6, "gist": 8, subject.NAME: 12, "sift200": 10}


@pytest.mark.slow
@pytest.mark.parametrize(("there", "here"), [(WITH, WITHOUT), (WITHOUT, WITH)])
def test_a_profile_helps_where_the_subject_is_known_and_where_it_is_not(
    tmp_path: Path, there: dict[str, int], here: dict[str, int]
) -> None:
    path = exported_file(tmp_path / "there", there, tmp_path / "Travelled.npz")
    with open_library(tmp_path / "here" / "library") as library:
        photos = fill(library, folder(tmp_path / "here"), here)
        session = SearchSession(library, open_index(library), see_picture)
        untaught = quality(session, photos)
        session.profiles.use(import_profile(library, path).id)
        assert quality(session, photos) >= untaught
        assert session.active.warning() == ""


@pytest.mark.parametrize("there", [WITH, WITHOUT])
def test_the_subject_of_a_photo_from_elsewhere_is_its_own_where_it_is_known(
    tmp_path: Path, there: dict[str, int]
) -> None:
    there = there | {"edge": 4}
    base = portable.load(exported_file(tmp_path / "there", there, tmp_path / "Travelled.npz"))
    with open_library(tmp_path / "here" / "library") as library:
        fill(library, folder(tmp_path / "here"), WITH | {"edge": 4})
        snapshot = library.snapshot()
        moved = fitted(base, snapshot, tuple(range(10)))
        assert moved is not None
        assert set(moved.photos) == set(snapshot.modalities)
        if subject.NAME in there:
            np.testing.assert_array_equal(moved.photos[subject.NAME], base.photos[subject.NAME])
        else:
            mean = snapshot.vectors[subject.NAME][:10].mean(axis=0)
            for vector in moved.photos[subject.NAME]:
                np.testing.assert_allclose(vector, mean)


def exported_file(within: Path, dimensions: dict[str, int], path: Path) -> Path:
    """A profile that learned a few searches in a library with these modalities."""
    with open_library(within / "library") as library:
        photos = fill(library, folder(within), dimensions)
        session = SearchSession(library, open_index(library), see_picture)
        for number in (0, 1, 2, 3, 4, 6, 7, 8):
            query = photos.ids[number]
            session.start([QueryItem(photo=query)])
            for photo in photos.like(query)[:4]:
                session.current().judge([photo], 1)
            for photo in photos.unlike(query)[:4]:
                session.current().judge([photo], -1)
        write_profile(session.active.peek(session.profiles.active().id).portable(), path)
    return path


def quality(session: SearchSession, photos: Photos) -> float:
    """Share of the first nine that are of the query's kind, over photos that taught nothing."""
    found = []
    for query in (photos.ids[5], *photos.ids[9:]):
        session.start([QueryItem(photo=query)])
        view = session.view()
        assert view is not None
        like = set(photos.like(query))
        found += [item.photo in like for item in view.results[:9]]
    return float(np.mean(found))


def folder(within: Path) -> Path:
    photos = within / "photos"
    photos.mkdir()
    return photos
