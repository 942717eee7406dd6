"""XMP documents: forms of RDF, hostile ones, and that the rest stays."""

from __future__ import annotations

import pytest

from app.core.base.errors import MarkError
from app.core.marks import xmp
from app.core.marks.xmp import XmpDocument

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
