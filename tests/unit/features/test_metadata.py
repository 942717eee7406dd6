"""Metadata that is embedded in pictures, in the formats that carry it."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest
from PIL import Image as Pillow
from PIL import TiffImagePlugin

from features import metadata
from features.errors import DecodeError
from features.metadata import Metadata, read_metadata

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
