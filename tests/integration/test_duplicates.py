"""The command that lists copies: drawn pictures, copied, resized, saved again and cropped."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from app.command_line import run
from app.work.tasks.comparing import PoolPictures
from resources.gallery import MOODS, draw

pytestmark = pytest.mark.usefixtures("without_subject")

KINDS = ("balloons", "blossom", "city", "weave")
OLD = 1_000_000_000  # seconds since the epoch


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A grainy picture of each kind in each mood, and copies of one city and of one weave."""
    folder, random = tmp_path_factory.mktemp("photos"), np.random.default_rng(0)
    for kind in KINDS:
        for number, mood in enumerate(MOODS):
            smooth = np.asarray(draw(kind, mood, number))
            grainy = np.clip(smooth + random.normal(0, 4, smooth.shape), 0, 255)
            Image.fromarray(grainy.astype(np.uint8)).save(folder / f"{kind}{number}.png")
    (folder / "copies").mkdir()
    for name in ("b", "a\x1b[31m"):
        shutil.copy(folder / "weave0.png", folder / "copies" / f"{name}.png")
    os.utime(folder / "copies" / "b.png", (OLD, OLD))
    (folder / "copies" / "link.png").symlink_to(folder / "balloons0.png")
    with Image.open(folder / "city0.png") as opened:
        city = opened.convert("RGB")
    width, height = city.size
    city.save(folder / "copies" / "saved.jpg", quality=60)
    city.resize((width * 4 // 5, height * 4 // 5)).save(folder / "copies" / "small.jpg", quality=90)
    city.crop((4, 4, width - 4, height - 4)).save(folder / "copies" / "cropped.jpg", quality=90)
    return folder


@pytest.fixture(scope="module")
def library(photos: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("library")
    assert run(["index", str(photos), "--library", str(folder)]) == 0
    return folder


def duplicates(library: Path, capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    capsys.readouterr()
    assert run(["duplicates", *map(str, arguments), "--library", str(library)]) == 0
    return capsys.readouterr().out


def names(group: Any) -> tuple[str, set[str]]:
    return Path(group["keep"]["path"]).name, {Path(each["path"]).name for each in group["others"]}


def test_copies_are_found_and_the_best_is_kept(
    library: Path, photos: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path: hashlib.sha256(path.read_bytes()).digest() for path in photos.rglob("*.*")}
    found = json.loads(duplicates(library, capsys, "--json"))
    assert [names(group) for group in found["exact"]] == [
        ("b.png", {"weave0.png", "a\x1b[31m.png"})  # the oldest
    ]
    assert [names(group) for group in found["near"]] == [
        ("city0.png", {"saved.jpg", "small.jpg", "cropped.jpg"})  # the largest
    ]
    (group,) = found["exact"]
    size = (photos / "weave0.png").stat().st_size
    assert (group["spare_bytes"], group["keep"]["bytes"]) == (2 * size, size)
    keep = found["near"][0]["keep"]
    with Image.open(photos / "city0.png") as city:
        assert (keep["width"], keep["height"]) == city.size
    assert before == {path: hashlib.sha256(path.read_bytes()).digest() for path in before}


def test_only_one_kind_is_asked_for(library: Path, capsys: pytest.CaptureFixture[str]) -> None:
    exact = json.loads(duplicates(library, capsys, "--exact", "--json"))
    near = json.loads(duplicates(library, capsys, "--near", "--json"))
    assert (len(exact["exact"]), len(exact["near"])) == (1, 0)
    assert (len(near["exact"]), len(near["near"])) == (0, 1)
    with pytest.raises(SystemExit) as ended:
        run(["duplicates", "--near", "--exact"])
    assert ended.value.code == 2


def test_a_folder_is_looked_at_by_itself(
    library: Path, photos: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = json.loads(duplicates(library, capsys, photos / "copies", "--json"))
    assert [names(group) for group in found["exact"]] == [("b.png", {"a\x1b[31m.png"})]
    ((keep, others),) = [names(group) for group in found["near"]]
    assert {keep, *others} == {"saved.jpg", "small.jpg", "cropped.jpg"}
    assert run(["duplicates", str(photos / "none"), "--library", str(library)]) == 1
    assert "likewise index" in capsys.readouterr().err


def test_in_words_nothing_commands_the_terminal(
    library: Path, photos: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = duplicates(library, capsys)
    assert "3 times the same file:" in text
    assert "4 times the same photo:" in text
    assert f"  keep  {photos / 'city0.png'}" in text
    assert "2 more files of identical content, 3 nearly the same" in text
    assert r"a\x1b[31m.png" in text
    assert "\x1b" not in text


def test_a_folder_without_copies_says_so(
    photos: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = tmp_path / "alone"
    alone.mkdir()
    for kind in KINDS:
        shutil.copy(photos / f"{kind}1.png", alone)
    assert run(["index", str(alone), "--library", str(tmp_path / "library")]) == 0
    assert duplicates(tmp_path / "library", capsys) == "There are no duplicates.\n"


def test_the_best_are_proposed_and_only_asked_for_binned(
    photos: Path,
    library: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own = tmp_path / "library"
    shutil.copytree(library, own)
    proposed = json.loads(duplicates(own, capsys, "--keep-best", "--json"))
    (near,) = proposed["near"]
    assert Path(near["keep"]["path"]).name == "city0.png"
    reasons = {Path(each["path"]).name: each["rule"] for each in near["others"]}
    assert reasons == {"saved.jpg": "compression", "small.jpg": "pixels", "cropped.jpg": "pixels"}
    assert all(each["goes"] for each in near["others"])
    assert (proposed["bin"]["photos"], proposed["bin"]["done"]) == (5, False)
    kept = json.loads(
        duplicates(own, capsys, "--keep-best", "--protect", photos / "copies", "--json")
    )
    going = sorted(kept["bin"]["paths"])
    assert going == [str(photos / "city0.png"), str(photos / "weave0.png")]
    assert run(["duplicates", "--keep-best", "--bin", "--library", str(own)]) == 1
    assert "renaming and deleting are off" in capsys.readouterr().err
    binned: list[str] = []
    monkeypatch.setattr("app.core.files.acts.put_into_bin", lambda path: binned.append(path.name))
    answer = duplicates(own, capsys, "--keep-best", "--bin", "--allow", "--near", "--json")
    assert json.loads(answer)["bin"]["done"]
    assert sorted(binned) == ["cropped.jpg", "saved.jpg", "small.jpg"]


def test_pairs_that_could_not_be_compared_are_told(
    library: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    compare = PoolPictures.compare

    def miss_one(pictures: PoolPictures, pairs: Any) -> Any:
        pictures.missed += 1
        return compare(pictures, pairs)

    monkeypatch.setattr(PoolPictures, "compare", miss_one)
    assert run(["duplicates", "--near", "--library", str(library)]) == 1
    assert "could not be compared: copies may be missing" in capsys.readouterr().err
