"""Parse, read, change and write XMP documents, which strangers may have made.

XMP is RDF in XML (ISO 16684-1). A property is an attribute of a Description (Lightroom, darktable)
or an element in it (digiKam, ExifTool), and there may be several Descriptions. Everything else is
left unchanged: unknown properties and namespaces, comments, the packet's wrapper.

When, where and with what a photo was taken is read in the forms that programs write:

    when    exif:DateTimeOriginal, photoshop:DateCreated; in the photo's own file also
            exif:DateTimeDigitized and xmp:CreateDate, which in a sidecar may be its own date.
            ISO 8601, of which a year is enough, or with colons as EXIF has it
    where   exif:GPSLatitude and exif:GPSLongitude: "52,31.5N", "52,31,30N", "52.525"
    camera  tiff:Make and tiff:Model

Times are local to the place of the photo, as in `features/exif.py`; time zones are ignored. Values
are accepted within the same bounds as EXIF's.
"""

from __future__ import annotations

import re
from calendar import isleap, monthrange
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any, Literal, TypeVar

from lxml import etree

from app.core.base.errors import MarkError
from app.core.base.language import tr, tr_later
from app.core.base.photo_types import Range, XmpFacts
from features.exif import camera_named

MAX_BYTES = 32 << 20
"""Larger documents are refused; those with an editor's hand-drawn masks have a few megabytes."""

NAMESPACES = {
    "xmp": "http://ns.adobe.com/xap/1.0/",
    "dc": "http://purl.org/dc/elements/1.1/",
    "lr": "http://ns.adobe.com/lightroom/1.0/",
    "photoshop": "http://ns.adobe.com/photoshop/1.0/",
    "digiKam": "http://www.digikam.org/ns/1.0/",
    "darktable": "http://darktable.sf.net/",
    "MicrosoftPhoto": "http://ns.microsoft.com/photo/1.0/",
    "mediapro": "http://ns.iview-multimedia.com/mediapro/1.0/",
    "acdsee": "http://ns.acdsee.com/iptc/1.0/",
    "exif": "http://ns.adobe.com/exif/1.0/",
    "tiff": "http://ns.adobe.com/tiff/1.0/",
}
"""Prefix -> namespace of the properties used here."""

ALSO = {"MicrosoftPhoto": "http://ns.microsoft.com/photo/1.0"}
"""Other spellings of namespaces: Windows and ExifTool omit the slash."""

RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
META = "adobe:ns:meta/"
_DESCRIPTION, _ITEM = f"{{{RDF}}}Description", f"{{{RDF}}}li"
_LISTS = {f"{{{RDF}}}{kind}" for kind in ("Bag", "Seq", "Alt")}  # not shown

_DOCTYPE = "<!DOCTYPE"
_HAS_TYPE = tr_later("It has a document type, which XMP never has.")

_EMPTY = (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n'
    f'<x:xmpmeta xmlns:x="{META}" x:xmptk="Likewise">\n'
    f' <rdf:RDF xmlns:rdf="{RDF}">\n'
    '  <rdf:Description rdf:about=""/>\n'
    " </rdf:RDF>\n"
    "</x:xmpmeta>\n"
    '<?xpacket end="w"?>'
).encode()


class XmpDocument:
    """An XMP document as a tree; properties are named "prefix:name", by NAMESPACES.

    Raises MarkError if ``data`` is too large, no well-formed XML, not XMP, or has a document type,
    which XMP never needs and whose entities could expand without limit.
    """

    def __init__(self, data: bytes = _EMPTY) -> None:
        if len(data) > MAX_BYTES:
            raise MarkError(
                tr("It is larger than {most} MB, too large for XMP.", most=MAX_BYTES >> 20)
            )
        if any(_DOCTYPE.encode(encoding) in data for encoding in ("utf-8", "utf-16le", "utf-16be")):
            raise MarkError(tr(_HAS_TYPE))
        parser = etree.XMLParser(
            resolve_entities=False, no_network=True, load_dtd=False, huge_tree=False
        )
        try:
            self._tree = etree.fromstring(_without_padding(data), parser).getroottree()
        except (etree.XMLSyntaxError, ValueError) as error:
            said = str(error).splitlines()[0] if str(error) else tr("it is empty")
            raise MarkError(tr("It is no well-formed XML: {said}.", said=said)) from error
        if self._tree.docinfo.internalDTD is not None:
            raise MarkError(tr(_HAS_TYPE))  # in an unusual encoding
        root = self._tree.getroot()
        found = root if root.tag == f"{{{RDF}}}RDF" else root.find(f"{{{RDF}}}RDF")
        if found is None:
            raise MarkError(tr("It has no RDF in it, so it is no XMP."))
        self._rdf = found
        self._declared = data.lstrip().startswith(b"<?xml ")

    def text(self, name: str) -> str | None:
        """Return a simple property without spaces around it; None if there is none."""
        for value in self._values(name):
            found = value if isinstance(value, str) else _text_of(value)
            if found.strip():
                return found.strip()
        return None

    def items(self, name: str) -> list[str] | None:
        """Return the items of a list; a simple property is a list of one. None if it is missing."""
        values = list(self._values(name))
        if not values:
            return None
        return [item for value in values for item in _items_of(value)]

    def set_text(self, name: str, value: str | None) -> None:
        """Set a simple property in the form that it has; None removes it."""
        wanted = value
        for description, tag in self._named(name):
            if tag in description.attrib:
                if wanted is None:
                    del description.attrib[tag]
                else:
                    description.set(tag, wanted)
                    wanted = None
            for element in description.findall(tag):
                if wanted is None:
                    _remove(element)
                else:
                    element[:], element.text, wanted = [], wanted, None
        if wanted is not None:
            self._add(name).text = wanted

    def set_items(self, name: str, values: Sequence[str], kind: Literal["Bag", "Seq"]) -> None:
        """Set a list's items, keeping old ones' attributes; a new list is of this ``kind``."""
        kept: list[Any] = []
        before: list[Any] = []
        for description, tag in self._named(name):
            description.attrib.pop(tag, None)
            for element in description.findall(tag):
                kept += element.iterfind(f"*/{_ITEM}")
                before.append(element)
        if not values:
            for element in before:
                _remove(element)
            return
        element, *others = before or [self._add(name)]
        for other in others:
            _remove(other)
        lists = [child for child in element if child.tag in _LISTS]
        items = lists[0] if lists else etree.Element(f"{{{RDF}}}{kind}")
        existing = {(item.text or "").strip(): item for item in reversed(kept)}
        items[:] = [existing.get(value, _item(value)) for value in values]
        if not lists:
            element.attrib.clear()
            element[:], element.text = [items], None
        etree.indent(element, " ", level=3)

    def serialised(self) -> bytes:
        """Return the document in UTF-8, including everything around its root."""
        written: bytes = etree.tostring(
            self._tree, encoding="UTF-8", xml_declaration=self._declared
        )
        return written

    def _descriptions(self) -> list[Any]:
        return list(self._rdf.findall(_DESCRIPTION))

    def _named(self, name: str) -> list[tuple[Any, str]]:
        """Return each Description with each tag that the property may have there."""
        return [(description, tag) for description in self._descriptions() for tag in _tags(name)]

    def _values(self, name: str) -> Iterator[Any]:
        """Yield the property's values: the text of an attribute, or an element."""
        for description, tag in self._named(name):
            if tag in description.attrib:
                yield description.attrib[tag]
            yield from description.findall(tag)

    def _add(self, name: str) -> Any:
        """Add an empty element for a property to the first Description."""
        descriptions = self._descriptions()
        if descriptions:
            description = descriptions[0]
        else:
            description = etree.SubElement(self._rdf, _DESCRIPTION, {f"{{{RDF}}}about": ""})
        prefix = name.partition(":")[0]
        return etree.SubElement(description, _tags(name)[0], nsmap={prefix: NAMESPACES[prefix]})


def _tags(name: str) -> list[str]:
    prefix, _, local = name.partition(":")
    return [f"{{{uri}}}{local}" for uri in (NAMESPACES[prefix], ALSO.get(prefix)) if uri]


def _without_padding(data: bytes) -> bytes:
    """Strip the spaces, or zeros, that packets end in to leave room for growing in place."""
    return data.strip(b"\0 \t\r\n") if not data.startswith((b"\xff\xfe", b"\xfe\xff")) else data


def _text_of(element: Any) -> str:
    return next(_items_of(element), "")


def _items_of(value: Any) -> Iterator[str]:
    """Yield the text of each item of a list, or the text of a simple property."""
    if isinstance(value, str):
        yield value
        return
    lists = [child for child in value if child.tag in _LISTS]
    if not lists:
        if (text := "".join(value.itertext()).strip()) and not len(value):
            yield text
        return
    for item in lists[0].iterfind(_ITEM):
        yield (item.text or "").strip()


def _item(value: str) -> Any:
    item = etree.Element(_ITEM)
    item.text = value
    return item


def _remove(element: Any) -> None:
    """Remove an element together with the space after it."""
    element.getparent().remove(element)


DAY = 86_400.0  # seconds

_ORIGINAL = ("exif:DateTimeOriginal", "photoshop:DateCreated")
_DIGITISED = ("exif:DateTimeDigitized", "xmp:CreateDate")
_MAX_LENGTH = 100  # characters; a longer text is no date or angle

_WHEN = re.compile(
    r"(?P<year>\d{4})(?:[-:](?P<month>\d{2})(?:[-:](?P<day>\d{2})"
    r"(?:[T ](?P<hour>\d{2}):(?P<minute>\d{2})(?::(?P<second>\d{2})(?:\.(?P<fraction>\d{1,9}))?)?"
    r" ?(?:Z|[+-]\d{2}:?\d{2})?)?)?)?",
    re.ASCII,
)
_ANGLE = re.compile(
    r"(?P<sign>[+-]?)(?P<degrees>\d{1,3}(?:\.\d+)?)"
    r"(?:, ?(?P<minutes>\d{1,2}(?:\.\d+)?)(?:, ?(?P<seconds>\d{1,2}(?:\.\d+)?))?)?"
    r" ?(?P<side>[NSEW]?)",
    re.ASCII | re.IGNORECASE,
)
_LATEST = 2.5e11  # seconds: the year 9892, near the end of the calendar
_BEGINNING = datetime(1970, 1, 1)  # a clock without a time zone
_SECOND = timedelta(seconds=1)

Value = TypeVar("Value")


def facts_in(sidecars: Sequence[XmpDocument], embedded: XmpDocument | None) -> XmpFacts:
    """Return the facts in a photo's sidecars, the newest first, and in its own file's XMP."""
    inside = [] if embedded is None else [embedded]
    taken, place = _first(map(_taken, sidecars)), _first(map(_place, sidecars))
    return XmpFacts(
        taken or _first(_taken(document, _DIGITISED) for document in inside),
        place or _first(map(_place, inside)),
        _first(_camera(document) for document in (*sidecars, *inside)) or "",
        dated_beside=taken is not None,
        located_beside=place is not None,
    )


def span_of(text: str) -> Range | None:
    """Return the span of a date in local seconds, where month or day may be 00; None if invalid."""
    found = _WHEN.fullmatch(text) if len(text) <= _MAX_LENGTH else None
    if found is None:
        return None
    year, month, day = (int(found[name] or 0) for name in ("year", "month", "day"))
    day = day if month else 0
    hour, minute, second = (int(found[name] or 0) for name in ("hour", "minute", "second"))
    try:
        begins = datetime(year, month or 1, day or 1)
        if day:
            begins = begins.replace(hour=hour, minute=minute, second=second)
    except ValueError:
        return None
    fraction = found["fraction"] if day else None
    moment = (begins - _BEGINNING) // _SECOND + float(f"0.{fraction or 0}")
    if abs(moment) >= _LATEST:
        return None
    return moment, moment + _seconds_of(found, year, month, day)


def _seconds_of(found: re.Match[str], year: int, month: int, day: int) -> float:
    """Return the seconds of the year, month, day, minute or second that is given."""
    if not month:
        return DAY * (366 if isleap(year) else 365)
    if not day:
        return DAY * monthrange(year, month)[1]
    if found["hour"] is None:
        return DAY
    return 60.0 if found["second"] is None else 0.1 ** len(found["fraction"] or "")


def angle_of(text: str, sides: str) -> float | None:
    """Return a coordinate's degrees, positive for the first of ``sides``; None if invalid."""
    found = _ANGLE.fullmatch(text) if len(text) <= _MAX_LENGTH else None
    if found is None:
        return None
    side, sign = found["side"].upper(), found["sign"]
    minutes, seconds = (float(found[name] or 0) for name in ("minutes", "seconds"))
    whole = float(found["degrees"])
    angle = whole + minutes / 60 + seconds / 3600
    exact = not (found["minutes"] and whole % 1) and not (found["seconds"] and minutes % 1)
    fits = angle <= (90 if sides == "NS" else 180) and minutes < 60 and seconds < 60
    if not (exact and fits) or (side and (sign or side not in sides)):
        return None
    return -angle if sign == "-" or side == sides[1] else angle


def _taken(document: XmpDocument, more: Sequence[str] = ()) -> Range | None:
    return _first(span_of(document.text(name) or "") for name in (*_ORIGINAL, *more))


def _place(document: XmpDocument) -> tuple[float, float] | None:
    latitude = angle_of(document.text("exif:GPSLatitude") or "", "NS")
    longitude = angle_of(document.text("exif:GPSLongitude") or "", "EW")
    if latitude is None or longitude is None or latitude == longitude == 0:
        return None  # a receiver without a fix writes 0, 0
    return latitude, longitude


def _camera(document: XmpDocument) -> str | None:
    return camera_named(document.text("tiff:Make"), document.text("tiff:Model")) or None


def _first(values: Iterable[Value | None]) -> Value | None:
    return next((value for value in values if value is not None), None)
