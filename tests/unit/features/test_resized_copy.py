"""Resized copies: size, orientation, colour profile, metadata kept and left out."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest
from PIL import ExifTags, ImageCms, IptcImagePlugin
from PIL import Image as Pillow

from features.copied_metadata import cleaned_xmp, without_places
from features.decode import decode_bytes
from features.errors import DecodeError
from features.resized_copy import CopyOptions, resized_copy

PROFILE = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
XMP = b"""<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
 xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="Paris"
 xmlns:ext="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 exif:GPSLatitude="48,51.5N" tiff:Orientation="6" xmp:Rating="4">
 <exif:GPSLongitude>2,17.6E</exif:GPSLongitude>
 <ext:LocationShown><rdf:Bag><rdf:li rdf:parseType="Resource"><ext:City>Paris</ext:City>
 </rdf:li></rdf:Bag></ext:LocationShown>
 <dc:subject><rdf:Bag><rdf:li>beach</rdf:li></rdf:Bag></dc:subject>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>"""


def halves(width: int = 60, height: int = 40) -> Pillow.Image:
    """Red above, blue below."""
    pixels = np.zeros((height, width, 3), np.uint8)
    pixels[: height // 2, :, 0] = 255
    pixels[height // 2 :, :, 2] = 255
    return Pillow.fromarray(pixels)


def photo(orientation: int = 1, **more: Any) -> bytes:
    """A JPEG as a camera writes it, with a place, a maker's part and a small picture's size."""
    exif = Pillow.Exif()
    exif[ExifTags.Base.Make] = "Maker"
    exif[ExifTags.Base.Orientation] = orientation
    exif.get_ifd(ExifTags.IFD.Exif).update(
        {
            ExifTags.Base.DateTimeOriginal: "2024:05:31 14:05:59",
            ExifTags.Base.ExifImageWidth: 60,
            ExifTags.Base.MakerNote: b"secret place",
        }
    )
    exif.get_ifd(ExifTags.IFD.GPSInfo).update(
        {ExifTags.GPS.GPSLatitudeRef: "N", ExifTags.GPS.GPSLatitude: (48.0, 51.0, 30.0)}
    )
    file = io.BytesIO()
    halves().save(file, "JPEG", quality=95, exif=exif, icc_profile=PROFILE, xmp=XMP, **more)
    return file.getvalue()


def opened(data: bytes) -> Pillow.Image:
    picture = Pillow.open(io.BytesIO(data))
    picture.load()
    return picture


def top_left(picture: Pillow.Image) -> str:
    red, _, blue = picture.convert("RGB").getpixel((3, 3))  # type: ignore[misc]
    return "red" if red > blue else "blue"


@pytest.mark.parametrize("form", ["JPEG", "PNG", "WEBP"])
def test_a_copy_has_its_size_profile_and_metadata(form: Any) -> None:
    copy = opened(resized_copy(photo(), "a.jpg", CopyOptions(30, form)))
    assert (copy.format, copy.size) == (form, (30, 20))
    assert copy.info["icc_profile"] == PROFILE
    exif = copy.getexif()
    assert exif[ExifTags.Base.Make] == "Maker"
    details = exif.get_ifd(ExifTags.IFD.Exif)
    assert details[ExifTags.Base.DateTimeOriginal] == "2024:05:31 14:05:59"
    assert details[ExifTags.Base.ExifImageWidth] == 30
    assert exif.get_ifd(ExifTags.IFD.GPSInfo)[ExifTags.GPS.GPSLatitude] == (48.0, 51.0, 30.0)
    xmp = copy.info.get("xmp") or copy.info["XML:com.adobe.xmp"].encode()
    assert b"beach" in xmp
    assert b"GPSLatitude" in xmp


@pytest.mark.parametrize("form", ["JPEG", "PNG", "WEBP"])
def test_the_place_goes_everywhere_if_asked_for(form: Any) -> None:
    data = resized_copy(photo(), "a.jpg", CopyOptions(30, form, location=False))
    copy = opened(data)
    assert not copy.getexif().get_ifd(ExifTags.IFD.GPSInfo)
    assert copy.getexif()[ExifTags.Base.Make] == "Maker"
    for said in (b"GPSL", b"48,51", b"2,17", b"Paris", b"secret place"):
        assert said not in data
    xmp = copy.info.get("xmp") or copy.info["XML:com.adobe.xmp"].encode()
    assert b"beach" in xmp
    assert b'Rating="4"' in xmp


def test_all_metadata_goes_if_asked_for_but_the_profile_stays() -> None:
    data = resized_copy(photo(comment=b"hello"), "a.jpg", CopyOptions(30, metadata=False))
    copy = opened(data)
    assert not dict(copy.getexif())
    assert "xmp" not in copy.info
    assert b"hello" not in data
    assert copy.info["icc_profile"] == PROFILE


@pytest.mark.parametrize("orientation", range(1, 9))
@pytest.mark.parametrize("form", ["JPEG", "PNG"])
def test_a_copy_is_upright_once(orientation: int, form: Any) -> None:
    data = photo(orientation)
    copy = resized_copy(data, "a.jpg", CopyOptions(30, form))
    assert ExifTags.Base.Orientation not in opened(copy).getexif()
    assert b"Orientation" not in copy
    seen, expected = decode_bytes(copy, "a"), decode_bytes(data, "a.jpg", 30)
    assert seen.shape == expected.shape
    assert np.abs(seen.astype(int) - expected).mean() < 12


def test_a_copy_is_never_enlarged_and_0_leaves_the_size() -> None:
    for side in (0, 500):
        assert opened(resized_copy(photo(), "a.jpg", CopyOptions(side))).size == (60, 40)


def test_transparency_stays_or_becomes_white() -> None:
    file = io.BytesIO()
    Pillow.new("RGBA", (40, 40), (0, 0, 0, 0)).save(file, "PNG")
    png = opened(resized_copy(file.getvalue(), "a.png", CopyOptions(20, "PNG")))
    assert (png.mode, png.getpixel((5, 5))) == ("RGBA", (0, 0, 0, 0))
    jpeg = opened(resized_copy(file.getvalue(), "a.png", CopyOptions(20)))
    assert jpeg.getpixel((5, 5)) == (255, 255, 255)


@pytest.mark.parametrize("mode", ["1", "L", "P", "LA", "CMYK", "I;16", "I", "F"])
def test_pictures_of_any_mode_can_be_copied(mode: str) -> None:
    file = io.BytesIO()
    form = "JPEG" if mode == "CMYK" else "PNG" if mode in ("1", "P", "LA") else "TIFF"
    grey = halves().convert("L")
    picture = Pillow.fromarray(np.asarray(grey).astype(np.uint16)) if mode == "I;16" else None
    (picture or halves().convert(mode)).save(file, form)
    for target in ("JPEG", "PNG", "WEBP"):
        copy = opened(resized_copy(file.getvalue(), "a", CopyOptions(30, target)))  # type: ignore[arg-type]
        assert copy.size == (30, 20)
    if mode == "CMYK":
        assert top_left(copy) == "red"


def test_a_profile_for_other_channels_is_left_out() -> None:
    file = io.BytesIO()
    halves().convert("L").save(file, "PNG", icc_profile=PROFILE)
    assert "icc_profile" not in opened(resized_copy(file.getvalue(), "a.png", CopyOptions(30))).info


KEYWORD, CITY = b"\x1c\x02\x19\x00\x05beach", b"\x1c\x02\x5a\x00\x05Paris"


@pytest.mark.parametrize("location", [True, False])
def test_iptc_goes_along_without_names_of_places_if_asked_for(location: bool) -> None:
    block = CITY + KEYWORD
    app13 = b"Photoshop 3.0\x008BIM\x04\x04\0\0" + len(block).to_bytes(4, "big") + block
    extra = b"\xff\xed" + (len(app13) + 2).to_bytes(2, "big") + app13
    data = resized_copy(photo(extra=extra), "a.jpg", CopyOptions(30, location=location))
    said = IptcImagePlugin.getiptcinfo(opened(data))  # type: ignore[arg-type]
    assert said is not None
    assert said[(2, 25)] == b"beach"
    assert said.get((2, 90)) == (b"Paris" if location else None)
    assert (b"Paris" in data) == location


def test_iptc_that_cannot_be_read_goes_with_the_places() -> None:
    assert without_places(KEYWORD + CITY + KEYWORD) == 2 * KEYWORD
    assert without_places(KEYWORD + b"\x1c\x02\x5a\x80\x04\0\0\0\x05Paris") == KEYWORD
    assert without_places(KEYWORD + CITY[:-1]) == KEYWORD
    assert without_places(b"Paris" + KEYWORD) == b""
    assert without_places(CITY) == b""


def test_xmp_that_nobody_should_read_is_left_out() -> None:
    assert cleaned_xmp(b'<!DOCTYPE x [<!ENTITY a "b">]><x:xmpmeta>&a;</x:xmpmeta>') == b""
    bomb = b'<x:xmpmeta xmlns:x="adobe:ns:meta/"><!ENTITY a "b"></x:xmpmeta>'
    assert cleaned_xmp(bomb) == b""
    assert cleaned_xmp(b"<x:xmpmeta><broken") == b""
    assert cleaned_xmp(b"") == b""


def test_what_is_no_picture_is_told() -> None:
    with pytest.raises(DecodeError, match="Not a supported image format"):
        resized_copy(b"no picture", "a.jpg", CopyOptions())
    with pytest.raises(DecodeError, match="incomplete"):
        resized_copy(photo()[:400], "a.jpg", CopyOptions())


def test_damaged_exif_is_left_out() -> None:
    data = photo().replace(b"Maker\0", b"\xff\xff\xff\xff\xff\xff").replace(b"II*\0", b"II*\xff")
    assert opened(resized_copy(data, "a.jpg", CopyOptions(30))).size == (30, 20)
