"""XMP: what is read of a packet, and what is written into one."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.errors import MarkError
from app.core.base.photo_types import XmpFacts
from app.core.marks import xmp
from app.core.marks.xmp import DAY, XmpDocument, angle_of, facts_in, span_of

# XMP documents: forms of RDF, hostile ones, and that the rest stays.

HEAD = (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF'
    ' xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"'
    ' xmlns:p="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">'
)
TAIL = "</rdf:RDF></x:xmpmeta>"


def document(inside: str) -> XmpDocument:
    return XmpDocument(f"{HEAD}{inside}{TAIL}".encode())


@pytest.mark.parametrize(
    "inside",
    [
        '<rdf:Description p:Rating="3"/>',
        "<rdf:Description><p:Rating> 3 </p:Rating></rdf:Description>",
        '<rdf:Description/><rdf:Description p:Rating="3"/>',
        "<rdf:Description><p:Rating><![CDATA[3]]></p:Rating></rdf:Description>",
    ],
)
def test_a_simple_property_in_every_form_is_read_and_changed_in_place(inside: str) -> None:
    found = document(inside)
    assert found.text("xmp:Rating") == "3"
    found.set_text("xmp:Rating", "4")
    again = XmpDocument(found.serialised())
    assert again.text("xmp:Rating") == "4"
    assert found.serialised().count(b"Rating=") + found.serialised().count(b"<p:Rating>") == 1
    again.set_text("xmp:Rating", None)
    assert b"Rating" not in again.serialised()


def test_a_property_that_is_there_twice_is_there_once_after_a_change() -> None:
    found = document(
        '<rdf:Description p:Label="a"/><rdf:Description><p:Label>b</p:Label></rdf:Description>'
    )
    found.set_text("xmp:Label", "c")
    assert found.serialised().count(b"Label") == 1
    assert found.text("xmp:Label") == "c"


@pytest.mark.parametrize("kind", ["Bag", "Seq", "Alt"])
def test_lists_keep_their_kind_and_what_is_said_of_their_items(kind: str) -> None:
    found = document(
        f'<rdf:Description><dc:subject><rdf:{kind}><rdf:li xml:lang="en">a</rdf:li>'
        f"<rdf:li>b</rdf:li></rdf:{kind}></dc:subject></rdf:Description>"
    )
    assert found.items("dc:subject") == ["a", "b"]
    found.set_items("dc:subject", ["a", "c"], "Bag")
    written = found.serialised().decode()
    assert f"<rdf:{kind}>" in written
    assert '<rdf:li xml:lang="en">a</rdf:li>' in written
    assert XmpDocument(written.encode()).items("dc:subject") == ["a", "c"]


def test_a_list_that_is_written_as_one_text_is_read_and_becomes_a_list() -> None:
    for inside in (
        '<rdf:Description dc:subject="a"/>',
        "<rdf:Description><dc:subject>a</dc:subject></rdf:Description>",
    ):
        found = document(inside)
        assert found.items("dc:subject") == ["a"]
        found.set_items("dc:subject", ["a", "b"], "Bag")
        assert XmpDocument(found.serialised()).items("dc:subject") == ["a", "b"]


def test_nothing_is_not_the_same_as_an_empty_list() -> None:
    found = document("<rdf:Description><dc:subject><rdf:Bag/></dc:subject></rdf:Description>")
    assert found.items("dc:subject") == []
    assert found.items("lr:hierarchicalSubject") is None
    found.set_items("dc:subject", [], "Bag")
    assert found.items("dc:subject") is None


def test_a_document_without_a_description_gets_one() -> None:
    found = document("")
    found.set_text("xmp:Rating", "1")
    found.set_items("dc:subject", ["a"], "Bag")
    again = XmpDocument(found.serialised())
    assert again.text("xmp:Rating") == "1"
    assert again.items("dc:subject") == ["a"]


def test_comments_wrapper_and_declaration_stay() -> None:
    before = '<?xml version="1.0"?>\n<!-- one --><?xpacket begin=""?>'
    around = f'{before}{HEAD}<!-- two -->{TAIL}<?xpacket end="w"?>'
    written = XmpDocument(around.encode()).serialised().decode()
    for part in ("<?xml ", "<!-- one -->", "<!-- two -->", '<?xpacket end="w"?>'):
        assert part in written


@pytest.mark.parametrize("encoding", ["utf-16", "utf-8-sig"])
def test_other_encodings_are_read_and_written_as_utf8(encoding: str) -> None:
    text = f'{HEAD}<rdf:Description p:Label="Grün"/>{TAIL}'
    found = XmpDocument(text.encode(encoding))
    assert found.text("xmp:Label") == "Grün"
    assert "Grün" in found.serialised().decode()


def test_padding_behind_a_packet_does_no_harm() -> None:
    assert (
        XmpDocument(xmp.XmpDocument().serialised() + b" \n" * 50 + b"\0" * 10).text("xmp:Label")
        is None
    )


LAUGHS = '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "' + "&a;" * 10 + '">]>'


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "well-formed"),
        (b"not xml", "well-formed"),
        (b"<html/>", "no RDF"),
        (f"{LAUGHS}{HEAD}{TAIL}".encode(), "document type"),
        (f'<!DOCTYPE x SYSTEM "file:///etc/passwd">{HEAD}{TAIL}'.encode(), "document type"),
        (f"{LAUGHS}{HEAD}{TAIL}".encode("utf-16"), "document type"),
        (f"{HEAD}<rdf:Description p:Label='&b;'/>{TAIL}".encode(), "well-formed"),
        (("<a>" * 5000 + "</a>" * 5000).encode(), "well-formed"),
    ],
)
def test_what_is_no_xmp_or_hostile_is_refused(data: bytes, said: str) -> None:
    with pytest.raises(MarkError, match=said):
        XmpDocument(data)


def test_what_is_too_large_is_refused_unparsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(xmp, "MAX_BYTES", 10)
    with pytest.raises(MarkError, match="too large"):
        XmpDocument(f"{HEAD}{TAIL}".encode())


# When and where XMP says that a photo was taken: the forms by hand, others by chance.

JUNE_14 = (datetime(2024, 6, 14) - datetime(1970, 1, 1)).total_seconds()
NOON = JUNE_14 + DAY / 2
YEAR_2024 = (datetime(2024, 1, 1) - datetime(1970, 1, 1)).total_seconds()
JUNE = JUNE_14 - 13 * DAY


def facts_document(**properties: str) -> XmpDocument:
    """Of properties like exif_GPSLatitude."""
    inside = " ".join(f'{name.replace("_", ":")}="{text}"' for name, text in properties.items())
    return XmpDocument(
        f"""<x:xmpmeta xmlns:x="adobe:ns:meta/">
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/"
        xmlns:tiff="http://ns.adobe.com/tiff/1.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
        xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" {inside}/>
        </rdf:RDF></x:xmpmeta>""".encode()
    )


@pytest.mark.parametrize(
    ("text", "begins", "lasts"),
    [
        ("2024", YEAR_2024, 366 * DAY),
        ("2024-06", JUNE, 30 * DAY),
        ("2024-06-14", JUNE_14, DAY),
        ("2024-06-14T12:00", NOON, 60),
        ("2024-06-14T12:00:00", NOON, 1),
        ("2024-06-14T12:00:00.25", NOON + 0.25, 0.01),
        ("2024-06-14T12:00:00Z", NOON, 1),
        ("2024-06-14T12:00:00+02:00", NOON, 1),
        ("2024-06-14T12:00-0530", NOON, 60),
        ("2024:06:14 12:00:00", NOON, 1),
        ("2024-00-00", YEAR_2024, 366 * DAY),
        ("2024-06-00", JUNE, 30 * DAY),
        ("1969-12-31", -DAY, DAY),
    ],
)
def test_dates(text: str, begins: float, lasts: float) -> None:
    assert span_of(text) == pytest.approx((begins, begins + lasts))


@pytest.mark.parametrize(
    "text",
    ["", "24", "0000-00-00", "0000:00:00 00:00:00", "2024-13", "2024-02-30", "2024-06-14T25:00",
     "2024-06-14T12", "2024-6-14", "June 2024", "2024-06-14T12:00:00" + "0" * 99, "9999-12-31",
     "٢٠٢٤"],
)  # fmt: skip
def test_what_is_no_date(text: str) -> None:
    assert span_of(text) is None


MOMENTS = st.datetimes(datetime(1, 1, 1), datetime(9800, 1, 1))
ZONES = st.integers(-14 * 60, 14 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))


@given(MOMENTS, ZONES, st.sampled_from(["hours", "minutes", "seconds", "milliseconds"]))
def test_a_date_holds_the_moment_it_was_written_of(
    moment: datetime, zone: timezone, exactness: str
) -> None:
    since = (moment - datetime(1970, 1, 1)).total_seconds()
    text = (
        moment.date().isoformat()
        if exactness == "hours"
        else moment.replace(tzinfo=zone).isoformat("T", exactness)
    )
    span = span_of(text)
    assert span is not None
    assert span[0] - 1e-3 <= since < span[1] + 1e-3
    for shorter in (text[:4], text[:7], text[:10]):
        outer = span_of(shorter)
        assert outer is not None
        assert outer[0] <= span[0] < outer[1]


@given(st.text(max_size=30) | st.from_regex(r"\d{4}[-:]\d\d[-:T ]?[\d:. +Z-]*", fullmatch=True))
def test_any_text_is_a_date_or_none(text: str) -> None:
    span = span_of(text)
    assert span is None or (span[0] < span[1] and abs(span[0]) < 2.5e11)


@pytest.mark.parametrize(
    ("text", "sides", "angle"),
    [
        ("52,31.5N", "NS", 52.525),
        ("52,31,30N", "NS", 52.525),
        ("52,31,30.0 N", "NS", 52.525),
        ("52.525", "NS", 52.525),
        ("-52.525", "NS", -52.525),
        ("33,52,4.2S", "NS", -(33 + 52 / 60 + 4.2 / 3600)),
        ("0,7.5w", "EW", -0.125),
        ("179,59.9999E", "EW", 179 + 59.9999 / 60),
        ("180", "EW", 180),
    ],
)
def test_coordinates(text: str, sides: str, angle: float) -> None:
    assert angle_of(text, sides) == pytest.approx(angle)


@pytest.mark.parametrize(
    "text",
    ["", "N", "52,61N", "91", "90,1N", "52.5,30N", "52,30.5,30N", "-52,30N", "52,30E", "nan",
     "1e2", "52,525", "٥٢"],
)  # fmt: skip
def test_what_is_no_latitude(text: str) -> None:
    assert angle_of(text, "NS") is None


@given(st.floats(-180, 180))
def test_every_longitude_is_read_back(angle: float) -> None:
    side, whole = "W" if angle < 0 else "E", int(abs(angle))
    minutes = round((abs(angle) - whole) * 60, 5)
    if minutes < 60:
        assert angle_of(f"{whole},{minutes:.5f}{side}", "EW") == pytest.approx(angle, abs=1e-6)
    assert angle_of(f"{angle:.7f}", "EW") == pytest.approx(angle, abs=1e-6)


BERLIN = {"exif_GPSLatitude": "52,31.5N", "exif_GPSLongitude": "13,24E"}


def test_sidecars_come_first_and_the_newest_of_them() -> None:
    newest = facts_document(photoshop_DateCreated="2024-06-14")
    older = facts_document(exif_DateTimeOriginal="2023", **BERLIN)
    inside = facts_document(
        exif_DateTimeOriginal="2022",
        exif_GPSLatitude="1",
        exif_GPSLongitude="2",
        tiff_Make="Acme",
        tiff_Model="Acme One",
    )
    day = (JUNE_14, JUNE_14 + DAY)
    assert facts_in([newest, older], inside) == XmpFacts(
        day, (pytest.approx(52.525), 13.4), "Acme One", dated_beside=True, located_beside=True
    )
    found = facts_in([newest], inside)
    assert (found.taken, found.place, found.located_beside) == (day, (1.0, 2.0), False)
    assert facts_in([], None) == XmpFacts()


def test_when_a_sidecar_was_made_is_not_when_the_photo_was_taken() -> None:
    made = facts_document(xmp_CreateDate="2024-06-14T12:00:00")
    assert facts_in([made], None).taken is None
    assert facts_in([], made).taken == (NOON, NOON + 1)


def test_half_a_place_and_nowhere_are_none() -> None:
    assert facts_in([facts_document(exif_GPSLatitude="52,31.5N")], None) == XmpFacts()
    nowhere = facts_document(exif_GPSLatitude="0,0.0N", exif_GPSLongitude="0,0.0E")
    assert facts_in([nowhere], facts_document(**BERLIN)).located_beside is False
