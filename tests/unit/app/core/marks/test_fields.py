"""Marks as fields of XMP: stars, colours and keywords in each program's spelling."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from app.core.base.errors import MarkError
from app.core.base.photo_types import COLOURS, Marks
from app.core.marks.fields import (
    MAX_LENGTH,
    FoundMarks,
    checked,
    cleaned,
    found_in,
    joined,
    with_others,
    write_marks,
)
from app.core.marks.xmp import NAMESPACES, XmpDocument
from tests.unit.app.core.marks.sidecar_examples import ALL, DARKTABLE, DIGIKAM, EXIFTOOL, LIGHTROOM

# Marks in the files of digiKam, darktable, Lightroom, ExifTool: read, changed, the rest left.

SAID = {
    "digiKam": Marks(4, "green", ("People|Ann", "Places|Coast|Beach")),
    "darktable": Marks(2, "blue", ("Places|Coast|Beach",)),
    "Lightroom": Marks(5, "red", ("Places|Coast|Beach", "summer")),
    "ExifTool": Marks(-1, "purple", ("sea", "summer")),
}

RDF = "{http://www.w3.org/1999/02/22-rdf-syntax-ns#}"
OURS = {
    f"{{{NAMESPACES[name.partition(':')[0]]}}}{name.partition(':')[2]}"
    for name in (
        *("xmp:Rating", "MicrosoftPhoto:Rating", "acdsee:rating"),
        *("xmp:Label", "digiKam:ColorLabel", "darktable:colorlabels"),
        *("dc:subject", "lr:hierarchicalSubject", "digiKam:TagsList"),
        *("MicrosoftPhoto:LastKeywordXMP", "mediapro:CatalogSets"),
    )
}


def canonical(data: bytes) -> bytes:
    return etree.tostring(etree.fromstring(data), method="c14n")


def others(data: bytes) -> set[tuple[str, str]]:
    """Everything in a sidecar that is no mark: (property, its canonical XML), however written."""
    found = set()
    for description in etree.fromstring(data).iter(f"{RDF}Description"):
        found |= {(str(n), str(v)) for n, v in description.attrib.items() if n not in OURS}
        found |= {
            (
                str(child.tag),
                re.sub(
                    r">\s+<", "><", etree.tostring(child, method="c14n", exclusive=True).decode()
                ).strip(),
            )
            for child in description
            if isinstance(child.tag, str) and child.tag not in OURS
        }
    return found


@pytest.mark.parametrize("program", ALL)
def test_what_other_programs_say_is_read(program: str) -> None:
    assert found_in(XmpDocument(ALL[program])).marks == SAID[program]


@pytest.mark.parametrize("program", ALL)
@pytest.mark.parametrize(
    "wanted",
    [
        Marks(),
        Marks(1, "yellow", ("Places|Coast|Beach", "new", "A|new")),
        Marks(3, "", ("Places|Coast",)),
    ],
)
def test_a_change_is_read_back_and_leaves_the_rest(program: str, wanted: Marks) -> None:
    document = XmpDocument(ALL[program])
    assert write_marks(document, wanted)
    written = document.serialised()
    read = found_in(XmpDocument(written)).marks
    assert (read.stars, read.colour) == (wanted.stars, wanted.colour)
    assert read.keywords == tuple(sorted(wanted.keywords))
    assert others(written) == others(ALL[program])
    assert len(others(written)) >= 2
    assert not write_marks(XmpDocument(written), wanted)


@pytest.mark.parametrize("program", ALL)
def test_the_same_marks_change_nothing(program: str) -> None:
    document = XmpDocument(ALL[program])
    assert not write_marks(document, SAID[program])
    assert canonical(document.serialised()) == canonical(ALL[program])


def test_each_program_finds_our_marks_where_it_looks_first() -> None:
    document = XmpDocument()
    write_marks(document, Marks(4, "purple", ("Places|Beach", "1/2 price")))
    assert document.text("xmp:Rating") == "4"
    assert document.text("xmp:Label") == "Purple"  # Lightroom, and darktable first
    assert document.text("digiKam:ColorLabel") == "6"  # which digiKam calls magenta
    assert document.items("darktable:colorlabels") == ["4"]
    assert document.items("lr:hierarchicalSubject") == ["1/2 price", "Places|Beach"]
    assert document.items("digiKam:TagsList") == ["1\\2 price", "Places/Beach"]
    assert document.items("dc:subject") == ["1/2 price", "Beach"]
    assert document.text("MicrosoftPhoto:Rating") is None


def test_further_fields_are_kept_in_step_where_they_are() -> None:
    document = XmpDocument(DIGIKAM)
    write_marks(document, Marks(2, "red", ("People|Ann", "Trips|North")))
    assert document.text("MicrosoftPhoto:Rating") == "25"
    assert document.text("acdsee:rating") == "2"
    assert document.items("MicrosoftPhoto:LastKeywordXMP") == ["People/Ann", "Trips/North"]
    assert document.items("mediapro:CatalogSets") == ["People|Ann", "Trips|North"]
    assert document.items("dc:subject") == ["Ann", "North"]


def test_the_namespace_of_windows_is_known_in_both_spellings() -> None:
    spelled = DIGIKAM.replace(b"microsoft.com/photo/1.0/", b"microsoft.com/photo/1.0")
    document = XmpDocument(
        spelled.replace(b'xmp:Rating="4"', b"").replace(b'acdsee:rating="4"', b"")
    )
    assert found_in(document).stars == 4
    write_marks(document, Marks(1))
    assert document.serialised().count(b"MicrosoftPhoto:Rating") == 1
    assert document.text("MicrosoftPhoto:Rating") == "1"


def test_names_that_another_keyword_has_too_stay_among_the_flat_ones() -> None:
    document = XmpDocument(LIGHTROOM)
    write_marks(document, Marks(5, "red", ("Places|Coast", "summer")))
    assert document.items("dc:subject") == ["Coast", "Places", "summer"]


def test_what_programs_note_for_themselves_is_neither_shown_nor_lost() -> None:
    document = XmpDocument(DARKTABLE)
    write_marks(document, Marks(2, "blue", ("new",)))
    assert document.items("lr:hierarchicalSubject") == ["darktable|changed", "new"]


def test_no_colour_is_no_label_as_darktable_takes_unknown_ones_for_purple() -> None:
    document = XmpDocument(EXIFTOOL)
    write_marks(document, Marks(-1, "", ("sea", "summer")))
    assert document.text("xmp:Label") is None
    assert document.text("digiKam:ColorLabel") == "0"
    assert document.items("darktable:colorlabels") is None


def with_property(name: str, value: str) -> XmpDocument:
    document = XmpDocument()
    document.set_text(name, value)
    return document


@pytest.mark.parametrize(
    ("name", "value", "found"),
    [
        ("xmp:Rating", "3.0", FoundMarks(stars=3)),
        ("xmp:Rating", "17", FoundMarks(stars=5)),
        ("xmp:Rating", "-1", FoundMarks(stars=-1)),
        ("xmp:Rating", "nan", FoundMarks()),
        ("xmp:Rating", "1e999", FoundMarks()),
        ("xmp:Rating", "three", FoundMarks()),
        ("MicrosoftPhoto:Rating", "50", FoundMarks(stars=3)),
        ("MicrosoftPhoto:Rating", "0", FoundMarks(stars=0)),
        ("acdsee:rating", "4", FoundMarks(stars=4)),
        ("xmp:Label", "Lila", FoundMarks(colour="purple")),
        ("xmp:Label", "To Do", FoundMarks(colour="purple")),
        ("xmp:Label", "Winner", FoundMarks(colour="Winner")),
        ("digiKam:ColorLabel", "2", FoundMarks(colour="orange")),
        ("digiKam:ColorLabel", "0", FoundMarks(colour="")),
        ("digiKam:ColorLabel", "77", FoundMarks()),
        ("photoshop:Urgency", "1", FoundMarks(colour="red")),
    ],
)
def test_values_of_all_programs(name: str, value: str, found: FoundMarks) -> None:
    assert found_in(with_property(name, value)) == found


def test_a_colour_that_only_others_have_survives_being_written() -> None:
    for colour in ("orange", "Winner"):
        document = XmpDocument()
        write_marks(document, Marks(colour=colour))
        assert found_in(document).marks.colour.lower() == colour.lower()


def test_a_picture_file_adds_iptc_keywords_and_exif_ratings() -> None:
    assert with_others(FoundMarks(), ("a", "b"), 4, None) == FoundMarks(4, None, ("a", "b"))
    assert with_others(FoundMarks(2, None, ("X|a",)), ("a", "b"), 4, None) == FoundMarks(
        2, None, ("X|a", "b")
    )
    assert with_others(FoundMarks(), (), None, 50) == FoundMarks(stars=3)
    assert with_others(FoundMarks(), (), None, None) == FoundMarks()


KEYWORDS = st.lists(st.text().map(cleaned).filter(bool), max_size=5, unique=True)
MARKS = st.builds(
    Marks, st.integers(-1, 5), st.sampled_from(("", *COLOURS)), KEYWORDS.map(sorted).map(tuple)
)


@given(MARKS, MARKS, st.sampled_from([None, *ALL.values()]))
def test_any_marks_are_read_back(first: Marks, second: Marks, start: bytes | None) -> None:
    document = XmpDocument() if start is None else XmpDocument(start)
    for marks in (first, second):
        write_marks(document, marks)
        document = XmpDocument(document.serialised())
        found: Any = found_in(document).marks
        assert found == marks


# Keywords as text.


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("dog", "dog"),
        ("  two   words\t", "two words"),
        ("Animals | Dog|", "Animals|Dog"),
        ("1/2 price", "1/2 price"),
        ("Cafe\N{COMBINING ACUTE ACCENT}", "Caf\N{LATIN SMALL LETTER E WITH ACUTE}"),
        ("a\x00b\x1b", "ab"),
        ("lone \ud800 surrogate", "lone surrogate"),
        (" | ", ""),
        ("x" * (MAX_LENGTH + 1), ""),
    ],
)
def test_cleaning(typed: str, meant: str) -> None:
    assert cleaned(typed) == meant


@given(st.text())
def test_cleaning_twice_is_cleaning_once(text: str) -> None:
    once = cleaned(text)
    assert cleaned(once) == once
    once.encode()


def test_what_is_typed_is_refused_if_nothing_is_left() -> None:
    assert checked([" a ", "b", "a"]) == ("a", "b")
    with pytest.raises(MarkError, match="can't be a keyword"):
        checked(["a", "  "])


def test_flat_names_that_a_hierarchical_keyword_has_are_left_out() -> None:
    assert joined(["Dog", "Animals", "sea"], ["Animals|Dog"]) == ("Animals|Dog", "sea")
    assert joined(["dog", " "], []) == ("dog",)
