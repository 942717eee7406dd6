"""What is embedded in files beside the picture: metadata, and the raw data of a sensor."""

from __future__ import annotations

import importlib.util
import io
import struct
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image, TiffImagePlugin
from PIL import Image as Pillow

from features import metadata
from features.decode import SUFFIXES, Header, decode, decode_bytes, probe, unreadable_suffixes
from features.errors import DecodeError
from features.metadata import Metadata, read_metadata
from tests.endurance.hostile.dng import LONG, dng

# Metadata that is embedded in pictures, in the formats that carry it.

XMP = b'<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'


def iptc(*keywords: bytes, utf8: bool = True) -> bytes:
    """An IPTC block as photo agencies' programs write it."""
    sets = [(1, 90, b"\x1b%G")] * utf8 + [(2, 25, keyword) for keyword in keywords]
    return b"".join(struct.pack(">BBBH", 0x1C, *tag, len(d)) + d for *tag, d in sets)


def photoshop(block: bytes) -> bytes:
    """What holds an IPTC block in a JPEG: application segment 13."""
    resource = b"8BIM" + struct.pack(">H", 0x0404) + b"\0\0" + struct.pack(">I", len(block)) + block
    data = b"Photoshop 3.0\0" + resource + b"\0" * (len(block) % 2)
    return b"\xff\xed" + struct.pack(">H", len(data) + 2) + data


def saved(path: Path, **options: Any) -> Path:
    Pillow.new("RGB", (8, 6), "teal").save(path, **options)
    return path


@pytest.mark.parametrize("kind", ["jpg", "png", "webp", "tiff", "avif", "heic"])
def test_the_packet_is_found_in_every_format(tmp_path: Path, kind: str) -> None:
    options: dict[str, Any] = {"xmp": XMP}
    if kind == "tiff":
        options = {"tiffinfo": {700: XMP}}
    if kind == "png":
        from PIL.PngImagePlugin import PngInfo

        info = PngInfo()
        info.add_itxt("XML:com.adobe.xmp", XMP.decode())
        options = {"pnginfo": info}
    assert read_metadata(saved(tmp_path / f"p.{kind}", **options)).xmp == XMP


def test_a_plain_picture_says_nothing(tmp_path: Path) -> None:
    for kind in ("jpg", "png", "gif", "bmp"):
        assert read_metadata(saved(tmp_path / f"p.{kind}")) == Metadata()


@pytest.mark.parametrize(
    ("block", "found"),
    [
        (iptc(b"sea"), ("sea",)),
        (iptc(b"sea", "Küste".encode()), ("sea", "Küste")),
        (iptc("Küste".encode("cp1252"), utf8=False), ("Küste",)),
        (iptc(b"broken \xff"), ("broken \N{REPLACEMENT CHARACTER}",)),
        (iptc(b"sea")[:-1], ("se",)),
        (b"\x1c\x02", ()),
    ],
)
def test_iptc_keywords_of_a_jpeg(tmp_path: Path, block: bytes, found: tuple[str, ...]) -> None:
    plain = saved(tmp_path / "p.jpg").read_bytes()
    (tmp_path / "p.jpg").write_bytes(plain[:2] + photoshop(block) + plain[2:])
    assert read_metadata(tmp_path / "p.jpg").keywords == found


def test_ratings_of_exif(tmp_path: Path) -> None:
    exif = Pillow.Exif()
    exif[0x4746], exif[0x4749] = 4, 75
    assert read_metadata(saved(tmp_path / "p.jpg", exif=exif)) == Metadata(
        rating=4, rating_percent=75
    )


def test_raw_files_that_begin_like_a_tiff(tmp_path: Path) -> None:
    info = TiffImagePlugin.ImageFileDirectory_v2()
    info[700], info.tagtype[700] = XMP, 1
    info[0x4746], info.tagtype[0x4746] = 3, 3
    saved(tmp_path / "p.tiff", tiffinfo=info)
    raw = (tmp_path / "p.tiff").rename(tmp_path / "p.nef")
    assert read_metadata(raw) == Metadata(XMP, rating=3)
    raw.write_bytes(b"IIRO" + raw.read_bytes()[4:])
    assert read_metadata(raw) == Metadata()
    raw.write_bytes(b"II*\0\xff\xff\xff\xff")
    assert read_metadata(raw) == Metadata()


def test_a_packet_that_is_too_large_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metadata, "MAX_PACKET", 10)
    assert read_metadata(saved(tmp_path / "p.jpg", xmp=XMP)).xmp == b""


def test_what_is_no_picture_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(DecodeError, match="does not exist"):
        read_metadata(tmp_path / "none.jpg")
    (tmp_path / "p.jpg").write_bytes(b"text")
    with pytest.raises(DecodeError, match="Not a supported image format"):
        read_metadata(tmp_path / "p.jpg")


# Camera raw: small DNG files, whose sensor shows the contrary of their preview.

needs_rawpy = pytest.mark.skipif(
    importlib.util.find_spec("rawpy") is None, reason="needs the extra raw"
)


def halves(width: int = 120, height: int = 80) -> np.ndarray[Any, Any]:
    """A sensor whose left half saw much more light."""
    pixels = np.full((height, width), 40_000, np.uint16)
    pixels[:, width // 2 :] = 4_000
    return pixels


def jpeg(size: tuple[int, int], exif: bytes = b"") -> bytes:
    """A JPEG that is dark on the left."""
    picture = Image.new("RGB", size, (20, 20, 20))
    picture.paste((230, 230, 230), (size[0] // 2, 0, *size))
    buffer = io.BytesIO()
    picture.save(buffer, "JPEG", exif=exif)
    written = buffer.getvalue()
    return written[:2] + written[20:] if exif else written  # cameras begin with the EXIF, not JFIF


def brightest_side(image: np.ndarray[Any, Any]) -> str:
    """Where ``image`` is bright, of two halves."""
    height, width = image.shape[:2]
    sides = {
        "left": image[:, : width // 3],
        "right": image[:, -(width // 3) :],
        "top": image[: height // 3],
        "bottom": image[-(height // 3) :],
    }
    return max(sides, key=lambda side: sides[side].mean())


@needs_rawpy
@pytest.mark.parametrize(
    ("orientation", "bright", "shape"),
    [(1, "left", (40, 60)), (3, "right", (40, 60)), (6, "top", (60, 40)), (8, "bottom", (60, 40))],
)
def test_the_sensors_pixels_are_developed_upright(
    tmp_path: Path, orientation: int, bright: str, shape: tuple[int, int]
) -> None:
    path = tmp_path / "a.DNG"
    path.write_bytes(dng(halves(), orientation))
    image = decode(path)
    assert image.shape == (*shape, 3)
    assert image.dtype == np.uint8
    assert brightest_side(image) == bright
    assert probe(path) == Header("RAW", 120, 80)


@needs_rawpy
def test_a_sensor_without_colours_makes_a_grey_picture() -> None:
    linear = dng(halves()).replace(
        struct.pack("<HHII", 262, 3, 1, 32803), struct.pack("<HHII", 262, 3, 1, 34892)
    )
    image = decode_bytes(linear, "a.dng")
    assert image.shape[2] == 3
    assert (image[..., 0] == image[..., 2]).all()
    assert brightest_side(image) == "left"


@needs_rawpy
def test_a_large_picture_is_shrunk_to_fit() -> None:
    assert decode_bytes(dng(halves(1200, 800)), "a.dng", 100).shape == (67, 100, 3)


@needs_rawpy
@pytest.mark.parametrize(("orientation", "bright"), [(1, "right"), (6, "bottom"), (8, "top")])
def test_the_cameras_preview_comes_first_and_is_upright(orientation: int, bright: str) -> None:
    """The preview shows the contrary of the sensor's pixels."""
    image = decode_bytes(dng(halves(), orientation, jpeg((600, 400))), "a.nef")
    assert brightest_side(image) == bright
    assert max(image.shape) == 500


@needs_rawpy
def test_a_preview_that_says_how_it_stands_is_believed() -> None:
    exif = Image.Exif()
    exif[274] = 6
    image = decode_bytes(dng(halves(), 1, jpeg((600, 400), exif.tobytes())), "a.cr2")
    assert brightest_side(image) == "bottom"


@needs_rawpy
def test_a_preview_that_is_too_small_is_not_used() -> None:
    assert brightest_side(decode_bytes(dng(halves(1200, 800), 1, jpeg((160, 120))), "a.dng")) == (
        "left"
    )


@needs_rawpy
@pytest.mark.parametrize("size", [0, 1, 100, 600, 5_000])
def test_what_is_cut_off_is_refused_with_a_sentence(size: int) -> None:
    with pytest.raises(DecodeError) as caught:
        decode_bytes(dng(halves())[:size], "a.dng")
    assert caught.value.reason.startswith("a.dng " if size else "The file is empty")
    assert caught.value.reason.endswith(".")


@needs_rawpy
def test_what_is_no_raw_file_is_refused() -> None:
    with pytest.raises(DecodeError, match=r"a\.nef is a raw file of a kind that we don't know"):
        decode_bytes(jpeg((60, 40)), "a.nef")


@needs_rawpy
def test_a_huge_sensor_is_refused_before_it_is_developed() -> None:
    whole = dng(halves())
    width, height = struct.pack("<HHII", 256, LONG, 1, 120), struct.pack("<HHII", 257, LONG, 1, 80)
    huge = whole.replace(width, width[:8] + struct.pack("<I", 60_000))
    huge = huge.replace(height, height[:8] + struct.pack("<I", 40_000))
    with pytest.raises(DecodeError, match=r"60,000 x 40,000 pixels|don't know, or damaged"):
        decode_bytes(huge, "a.dng")


def test_without_the_extra_the_files_are_named_with_the_way_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "rawpy", None)
    with pytest.raises(DecodeError, match=r"pip install likewise\[raw\]"):
        decode_bytes(dng(halves()), "a.dng")


def test_which_endings_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {".cr2", ".nef", ".dng", ".jpg", ".heic"} <= SUFFIXES
    assert ".svg" not in SUFFIXES
    monkeypatch.setattr("features.raw.is_installed", lambda: True)
    assert unreadable_suffixes() == {}
    monkeypatch.setattr("features.raw.is_installed", lambda: False)
    missing = unreadable_suffixes()
    assert missing.keys() < SUFFIXES
    assert "pip install" in missing[".nef"]
    assert ".jpg" not in missing
