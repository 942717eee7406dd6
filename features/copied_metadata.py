"""Adapt a picture's EXIF, XMP and IPTC metadata for a smaller copy of it.

Fields that describe the original's pixels (orientation, sizes, thumbnails) would be wrong for the
copy and are removed; all others stay. On request, the location is removed too: the GPS part of
EXIF, every XMP field whose name begins with GPS, place names in XMP and IPTC, and EXIF's maker
note, which is opaque. Keywords stay, even those that are places.
"""

from __future__ import annotations

import io
import struct
from dataclasses import dataclass
from xml.etree import ElementTree

from PIL import ExifTags
from PIL import Image as Pillow

_KEPT = frozenset(
    [
        ExifTags.Base.ImageDescription,
        ExifTags.Base.Make,
        ExifTags.Base.Model,
        ExifTags.Base.Software,
        ExifTags.Base.DateTime,
        ExifTags.Base.Artist,
        ExifTags.Base.HostComputer,
        ExifTags.Base.Copyright,
        ExifTags.Base.Rating,
        ExifTags.Base.RatingPercent,
        ExifTags.Base.XPTitle,
        ExifTags.Base.XPComment,
        ExifTags.Base.XPAuthor,
        ExifTags.Base.XPKeywords,
        ExifTags.Base.XPSubject,
    ]
)
"""Fields of the first EXIF directory that suit any copy; a TIFF keeps its pixel layout there."""

_OF_PIXELS = frozenset(
    ["Orientation", "ImageWidth", "ImageLength", "PixelXDimension", "PixelYDimension", "Thumbnails"]
)
"""XMP fields that describe the original's pixels."""

_OF_PLACES = frozenset(
    ["City", "State", "Country", "CountryCode", "Location", "LocationCreated", "LocationShown"]
)
"""XMP fields that name places: of Photoshop, IPTC Core and IPTC Extension."""

_PLACES_OF_IPTC = frozenset([26, 27, 90, 92, 95, 100, 101])
"""Numbers of the fields in IPTC's second record that name places (IIM 4.2)."""

_RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
_PACKET = (
    b'<?xpacket begin="\xef\xbb\xbf" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    b'<?xpacket end="w"?>',
)
_IPTC = 0x0404  # number of the Photoshop block that holds it
_MAX_SEGMENT = 65_000  # bytes of one JPEG segment, less than the limit
_DAMAGE = (
    ValueError,
    TypeError,
    KeyError,
    OSError,
    SyntaxError,
    struct.error,
    AttributeError,
    OverflowError,
)


@dataclass(frozen=True)
class CopiedMetadata:
    """EXIF with its "Exif" marker, an XMP packet, and Photoshop's block of IPTC, or empty."""

    exif: bytes = b""
    xmp: bytes = b""
    iptc: bytes = b""


def metadata_for_copy(
    picture: Pillow.Image, width: int, height: int, *, location: bool = True
) -> CopiedMetadata:
    """Return a loaded picture's metadata for an upright copy of ``width`` x ``height`` pixels.

    Damaged parts are left out.
    """
    exif = _exif(picture, width, height, location)
    xmp = cleaned_xmp(_packet(picture), location=location)
    return CopiedMetadata(exif, xmp, _iptc(picture, location))


def cleaned_xmp(packet: bytes, *, location: bool = True) -> bytes:
    """Return an XMP packet without pixel fields and, without ``location``, without places.

    Empty if it can't be read, or declares entities, which no program writes.
    """
    start, end = packet.find(b"<x:xmpmeta"), packet.rfind(b">")
    start = packet.find(b"<rdf:RDF") if start < 0 else start
    end = packet.rfind(b"<?xpacket end") if b"<?xpacket end" in packet else end + 1
    body = packet[start:end] if start >= 0 else b""
    if not body or b"<!" in body:
        return b""
    try:
        for _, (prefix, uri) in ElementTree.iterparse(io.BytesIO(body), ["start-ns"]):
            _name_space(prefix, uri)
        root = ElementTree.fromstring(body)
    except ElementTree.ParseError:
        return b""
    for element in list(root.iter()):
        for name in [name for name in element.attrib if _is_unwanted(name, location)]:
            del element.attrib[name]
        for child in [child for child in element if _is_unwanted(child.tag, location)]:
            element.remove(child)
    written = _PACKET[0] + ElementTree.tostring(root) + _PACKET[1]
    return written if len(written) <= _MAX_SEGMENT else b""


def _name_space(prefix: str, uri: str) -> None:
    try:
        ElementTree.register_namespace(prefix, uri)
    except ValueError:  # names such as ns0 are reserved
        return


def _is_unwanted(name: str, location: bool) -> bool:
    space, _, local = name.rpartition("}")
    if space == "{" + _RDF:
        return False
    where = local.startswith("GPS") or local in _OF_PLACES
    return local in _OF_PIXELS or (where and not location)


def _packet(picture: Pillow.Image) -> bytes:
    for key in ("xmp", "XML:com.adobe.xmp"):
        found = picture.info.get(key)
        if found:
            return found.encode() if isinstance(found, str) else bytes(found)
    return b""


def _exif(picture: Pillow.Image, width: int, height: int, location: bool) -> bytes:
    try:
        found = picture.getexif()
        parts = {
            ExifTags.IFD.Exif: dict(found.get_ifd(ExifTags.IFD.Exif)),
            ExifTags.IFD.GPSInfo: dict(found.get_ifd(ExifTags.IFD.GPSInfo)) if location else {},
        }
    except _DAMAGE:
        return b""
    details = parts[ExifTags.IFD.Exif]
    details.pop(ExifTags.IFD.Interop, None)
    for tag, size in (
        (ExifTags.Base.ExifImageWidth, width),
        (ExifTags.Base.ExifImageHeight, height),
    ):
        if tag in details:
            details[tag] = size
    if not location:
        details.pop(ExifTags.IFD.MakerNote, None)
    kept = {tag: value for tag, value in found.items() if tag in _KEPT}
    written = _written(kept, parts)
    if len(written) > _MAX_SEGMENT and details.pop(ExifTags.IFD.MakerNote, None) is not None:
        written = _written(kept, parts)
    return written if len(written) <= _MAX_SEGMENT else b""


def _written(kept: dict[int, object], parts: dict[ExifTags.IFD, dict[int, object]]) -> bytes:
    exif = Pillow.Exif()
    exif.update(kept)
    for number, fields in parts.items():
        if fields:
            exif.get_ifd(number).update(fields)
    if not kept and not any(parts.values()):
        return b""
    try:
        return exif.tobytes()
    except _DAMAGE:
        return b""


def _iptc(picture: Pillow.Image, location: bool) -> bytes:
    blocks = picture.info.get("photoshop")
    data = blocks.get(_IPTC) if isinstance(blocks, dict) else None
    if not isinstance(data, bytes) or not data or len(data) > _MAX_SEGMENT:
        return b""
    data = data if location else without_places(data)
    if not data:
        return b""
    return b"8BIM" + struct.pack(">HxxI", _IPTC, len(data)) + data + b"\0" * (len(data) % 2)


def without_places(iptc: bytes) -> bytes:
    """Return IPTC data without place names, cut at the first unreadable field."""
    kept, start = b"", 0
    while start + 5 <= len(iptc) and iptc[start] == 0x1C:
        record, number, length = struct.unpack_from(">BBH", iptc, start + 1)
        # above 32,767: an extended length
        end = start + 5 + length
        if length > 0x7FFF or end > len(iptc):
            break
        if record != 2 or number not in _PLACES_OF_IPTC:
            kept += iptc[start:end]
        start = end
    return kept
