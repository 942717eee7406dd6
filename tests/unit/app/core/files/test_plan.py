"""Plans: which files a job takes, under which names, and with which companions."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.errors import FileActError
from app.core.files.companions import SourceFile, beside, parted, with_companions
from app.core.files.plan import Plan, plan_bin, plan_into, plan_rename
from app.core.files.tables import Content
from app.core.files.targets import NameRules, make_folders, missing_folders, name_key, target_folder

# Plans: by hand, and what must hold for any names.

HERE, THERE = Path("/photos"), Path("/chosen")
PLAIN = NameRules(strict=False)


def file(name: str, folder: Path = HERE, size: int = 10) -> SourceFile:
    return SourceFile(1, folder / name, Content(size, 5, b"h"))


def targets(plan: Plan) -> list[str]:
    return [act.target.name for act in plan.acts if act.target is not None]


def test_a_name_that_stands_there_gets_a_number() -> None:
    files = [file("a.jpg"), file("b.jpg"), file("a.jpg", Path("/other"))]
    plan = plan_into("copy", files, THERE, ["A.JPG", "a (2).jpg"], PLAIN)
    assert targets(plan) == ["a (3).jpg", "b.jpg", "a (4).jpg"]
    assert [act.target in plan.renamed for act in plan.acts] == [True, False, True]
    assert (len(plan.renamed), plan.bytes) == (2, 30)


def test_a_name_that_the_disk_forbids_is_made_legal() -> None:
    files = [file("12:30?.jpg"), file("12_30_.jpg"), file("con.jpg"), file("end. .")]
    plan = plan_into("copy", files, THERE, [], NameRules(strict=True))
    assert targets(plan) == ["12_30_.jpg", "12_30_ (2).jpg", "_con.jpg", "end"]
    plain = plan_into("copy", files, THERE, [], PLAIN)
    assert targets(plain) == [each.path.name for each in files]


def test_a_long_name_keeps_its_ending() -> None:
    long = "ä" * 125 + ".jpeg"  # 255 bytes
    plan = plan_into("copy", [file(long)], THERE, [long], PLAIN)
    (name,) = targets(plan)
    assert name.endswith(" (2).jpeg")
    assert len(os.fsencode(name)) <= 255


def test_what_is_there_already_is_not_moved() -> None:
    plan = plan_into("move", [file("a.jpg", THERE), file("b.jpg")], THERE, ["a.jpg"], PLAIN)
    assert targets(plan) == ["b.jpg"]
    assert plan.left[0].reason == "a.jpg is already in this folder."


def test_a_copy_beside_itself_gets_a_number() -> None:
    plan = plan_into("copy", [file("a.jpg", THERE)], THERE, ["a.jpg"], PLAIN)
    assert targets(plan) == ["a (2).jpg"]


def test_an_export_has_the_ending_of_its_format() -> None:
    plan = plan_into("export", [file("a.heic"), file("a.png")], THERE, [], PLAIN, ending=".jpg")
    assert targets(plan) == ["a.jpg", "a (2).jpg"]


def test_the_bin_takes_all() -> None:
    plan = plan_bin([file("a.jpg"), file("b.jpg")])
    assert [act.target for act in plan.acts] == [None, None]


def test_of_a_photo_that_goes_along_another_file_may_stay() -> None:
    raw = replace(file("a.nef"), content=Content(10, 5, b"raw"), copies=1)
    assert plan_bin([replace(file("a.jpg"), along=(raw,)), file("b.jpg")]).stay == 1


def renamed(now: list[str], new: list[str], others: list[str]) -> tuple[Plan, list[str]]:
    """The plan, and the folder after it as a simulated disk has it, which refuses to overwrite."""
    files = [file(name) for name in now]
    plan = plan_rename(files, new, {HERE: [*now, *others]}, {HERE: PLAIN})
    disk = {name_key(name): name for name in (*now, *others)}
    content = {name: name for name in (*now, *others)}
    for act in plan.acts:
        assert act.target is not None
        before, after = act.source.name, act.target.name
        assert disk[name_key(before)] == before
        del disk[name_key(before)]
        assert name_key(after) not in disk, "it would overwrite"
        disk[name_key(after)] = after
        content[after] = content.pop(before)
    return plan, [next(k for k, v in content.items() if v == name) for name in now]


def test_files_that_exchange_their_names_make_way() -> None:
    plan, names = renamed(["1.jpg", "2.jpg", "3.jpg"], ["2.jpg", "1.jpg", "4.jpg"], [])
    assert names == ["2.jpg", "1.jpg", "4.jpg"]
    assert len(plan.acts) == 5
    assert len(plan.final) == 3


def test_a_chain_needs_nobody_to_make_way() -> None:
    now = [f"{n}.jpg" for n in range(1200)]
    plan, names = renamed(now, [f"{n + 1}.jpg" for n in range(1200)], [])
    assert names == [f"{n + 1}.jpg" for n in range(1200)]
    assert len(plan.acts) == 1200


def test_a_new_name_that_stands_there_or_is_asked_for_twice_gets_a_number() -> None:
    _, names = renamed(["a.jpg", "b.jpg", "c.jpg"], ["x.jpg", "x.jpg", "y.jpg"], ["Y.jpg"])
    assert names == ["x.jpg", "x (2).jpg", "y (2).jpg"]


def test_only_the_case_may_change() -> None:
    plan, names = renamed(["a.jpg"], ["A.jpg"], [])
    assert (names, len(plan.acts)) == (["A.jpg"], 1)


def test_what_has_its_name_already_is_left() -> None:
    plan, _ = renamed(["a.jpg", "b.jpg"], ["a.jpg", "c.jpg"], [])
    assert [left.path.name for left in plan.left] == ["a.jpg"]


names = st.sampled_from(
    [f"{letter}{ending}" for letter in "abcde" for ending in (".jpg", " (2).jpg")]
)


@given(st.lists(names, unique=True, max_size=8), st.data())
def test_any_renames_lose_nothing_and_end_at_different_names(
    now: list[str], data: st.DataObject
) -> None:
    new = data.draw(st.lists(names, min_size=len(now), max_size=len(now)))
    others = data.draw(st.lists(names.filter(lambda name: name not in now), unique=True))
    _, after = renamed(now, new, others)
    assert len({name_key(name) for name in (*after, *others)}) == len(now) + len(others)


@given(
    st.lists(
        st.text(min_size=1, max_size=12).filter(
            lambda name: "/" not in name and "\0" not in name and name not in (".", "..")
        )
    ),
    st.lists(st.text(min_size=1, max_size=12)),
    st.booleans(),
)
def test_any_names_become_legal_and_different(
    wanted: list[str], standing: list[str], strict: bool
) -> None:
    files = [file(name) for name in wanted]
    found = targets(plan_into("copy", files, THERE, standing, NameRules(strict)))
    assert len(found) == len(wanted)
    keys = [name_key(name) for name in found]
    assert len(set(keys)) == len(keys)
    assert not set(keys) & {name_key(name) for name in standing}
    assert all(len(os.fsencode(name)) <= 255 and "/" not in name for name in found)
    if strict:
        assert not any(set(name) & set('<>:"\\|?*') or name[-1] in " ." for name in found)


# The folder that photos go into: what may be chosen, and what is made of it.


def test_a_folder_that_stands_there_misses_nothing(tmp_path: Path) -> None:
    assert target_folder(tmp_path) == tmp_path
    assert missing_folders(tmp_path) == ()


def test_what_is_missing_is_made_outermost_first(tmp_path: Path) -> None:
    folder = target_folder(tmp_path / "2024" / "beach")
    assert missing_folders(folder) == (tmp_path / "2024", tmp_path / "2024" / "beach")
    make_folders(missing_folders(folder))
    assert folder.is_dir()
    make_folders((folder,))
    assert missing_folders(folder) == ()


def test_a_name_alone_lies_beside_the_photo(tmp_path: Path) -> None:
    photo = tmp_path / "holiday" / "a.jpg"
    assert target_folder(Path("beach"), photo) == tmp_path / "holiday" / "beach"
    assert target_folder(Path("../beach"), photo) == tmp_path / "beach"
    assert target_folder(tmp_path, photo) == tmp_path


def test_a_link_is_what_it_leads_to(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    assert target_folder(tmp_path / "link" / "new") == tmp_path / "real" / "new"


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for wanted in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(FileActError, match="is no folder"):
            target_folder(wanted)


@pytest.mark.parametrize("name", ["a\0b", "n" * 300, "loop/below"])
def test_a_folder_that_can_not_be_is_told(tmp_path: Path, name: str) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(FileActError, match=r"can't be a folder|doesn't take the name"):
        target_folder(tmp_path / name)


def test_the_librarys_own_folder_is_not_for_photos(tmp_path: Path) -> None:
    with pytest.raises(FileActError, match="belongs to the library"):
        target_folder(tmp_path / "library" / "new", own=tmp_path / "library")


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileActError, match="doesn't take the name"):
        make_folders([tmp_path / ("n" * 300)])
    (tmp_path / "taken").write_text("")
    with pytest.raises(FileActError, match="There is a taken in"):
        make_folders([tmp_path / "taken"])


@pytest.mark.skipif(sys.platform != "linux", reason="there is no /proc")
def test_where_no_folder_can_be_made_it_is_said() -> None:
    with pytest.raises(FileActError, match="There can't be a folder /proc/photos"):
        make_folders([Path("/proc/photos")])


# Which files go along with photos, and what they are named then.

MODES = {
    "move": {"photos_too": None, "leaving": True},
    "copy": {"photos_too": None, "leaving": False},
    "bin": {"photos_too": (), "leaving": True},
}


def along(folder: Path, chosen: str, mode: str) -> dict[str, list[str]]:
    found = with_companions([empty_file(folder / name) for name in chosen.split()], **MODES[mode])
    return {photo.path.name: [each.path.name for each in photo.along] for photo in found}


def empty_file(path: Path) -> SourceFile:
    return SourceFile(1, path, Content(0, 0, b""))


@pytest.mark.parametrize(
    ("there", "chosen", "mode", "wanted"),
    [
        ("a.heic a.mov a.aae b.mov", "a.heic", "move", {"a.heic": "a.aae a.mov"}),
        ("a.heic a.mov a.aae", "a.heic", "bin", {"a.heic": "a.aae a.mov"}),
        ("a.jpg a.jpg.xmp a.xmp a.jpg.json", "a.jpg", "bin",
         {"a.jpg": "a.jpg.json a.jpg.xmp a.xmp"}),
        ("a.jpg a.nef a.xmp", "a.jpg", "move", {"a.jpg": "a.nef a.xmp"}),
        ("a.jpg a.nef a.xmp", "a.nef", "move", {"a.nef": "a.jpg a.xmp"}),
        ("a.jpg a.nef a.xmp", "a.nef a.jpg", "move", {"a.jpg": "a.nef a.xmp"}),
        ("a.jpg a.nef a.xmp a.nef.pp3", "a.jpg", "bin", {"a.jpg": ""}),
        ("a.jpg a.nef a.xmp a.nef.pp3", "a.jpg a.nef", "bin", {"a.jpg": "a.nef a.nef.pp3 a.xmp"}),
        ("IMG_7.JPG IMG_E7.JPG IMG_7.MOV", "IMG_7.JPG", "move",
         {"IMG_7.JPG": "IMG_E7.JPG IMG_7.MOV"}),
        ("IMG_7.JPG IMG_E7.JPG IMG_7.MOV", "IMG_7.JPG", "bin", {"IMG_7.JPG": ""}),
        ("a.jpg a-edited.jpg", "a.jpg", "copy", {"a.jpg": "a-edited.jpg"}),
        ("a.jpg a.png a.xmp a.png.xmp", "a.png", "move", {"a.png": "a.png.xmp"}),
        ("a.jpg a.png a.xmp", "a.jpg a.png", "move", {"a.jpg": "", "a.png": "a.xmp"}),
        ("a.jpg a.png a.xmp", "a.jpg", "copy", {"a.jpg": "a.xmp"}),
        ("a.jpg a.txt a.jpg.orig", "a.jpg", "move", {"a.jpg": ""}),
    ],
)  # fmt: skip
def test_what_goes_along(
    tmp_path: Path, there: str, chosen: str, mode: str, wanted: dict[str, str]
) -> None:
    for name in there.split():
        (tmp_path / name).touch()
    found = {photo: sorted(names) for photo, names in along(tmp_path, chosen, mode).items()}
    assert found == {photo: sorted(names.split()) for photo, names in wanted.items()}


def test_photos_stay_in_their_order_and_links_and_folders_where_they_are(tmp_path: Path) -> None:
    for name in ("b.jpg", "a.jpg", "b.png"):
        (tmp_path / name).touch()
    (tmp_path / "a.mov").mkdir()
    (tmp_path / "a.xmp").symlink_to(tmp_path / "elsewhere")
    found = along(tmp_path, "b.jpg a.jpg b.png", "move")
    assert list(found.items()) == [("b.jpg", []), ("a.jpg", []), ("b.png", [])]
    away = empty_file(tmp_path / "away" / "a.jpg")
    assert with_companions([away]) == [away]


@pytest.mark.parametrize(
    ("name", "photo", "new", "wanted"),
    [
        ("IMG_7.MOV", "IMG_7.JPG", "beach.JPG", "beach.MOV"),
        ("IMG_7.JPG.xmp", "IMG_7.JPG", "beach.png", "beach.png.xmp"),
        ("IMG_7.NEF.xmp", "IMG_7.JPG", "beach.JPG", "beach.NEF.xmp"),
        ("IMG_E7.JPG", "IMG_7.JPG", "beach.JPG", "beach-edited.JPG"),
        ("IMG_E7.JPG", "IMG_7.JPG", "IMG_7.JPG", "IMG_E7.JPG"),
        ("a.b.xmp", "a.b.jpg", "c.d.jpg", "c.d.xmp"),
    ],
)
def test_what_goes_along_is_named_after_its_photo(
    name: str, photo: str, new: str, wanted: str
) -> None:
    assert beside(name, photo, new) == wanted
    assert parted(wanted)[0] == parted(new)[0], "it is of the same group then"
