"""Which files go along with photos, and what they are named then."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.files.companions import SourceFile, beside, parted, with_companions
from app.core.files.tables import Content

MODES = {
    "move": {"photos_too": None, "leaving": True},
    "copy": {"photos_too": None, "leaving": False},
    "bin": {"photos_too": (), "leaving": True},
}


def along(folder: Path, chosen: str, mode: str) -> dict[str, list[str]]:
    found = with_companions([file(folder / name) for name in chosen.split()], **MODES[mode])
    return {photo.path.name: [each.path.name for each in photo.along] for photo in found}


def file(path: Path) -> SourceFile:
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
    away = file(tmp_path / "away" / "a.jpg")
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
