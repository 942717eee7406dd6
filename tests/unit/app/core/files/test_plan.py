"""Plans: by hand, and what must hold for any names."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from app.core.files.companions import SourceFile
from app.core.files.plan import Plan, plan_bin, plan_into, plan_rename
from app.core.files.tables import Content
from app.core.files.targets import NameRules, name_key

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
