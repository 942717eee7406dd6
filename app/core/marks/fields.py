"""Map marks to XMP properties, as digiKam 8, darktable 4, Lightroom Classic and Windows do.

    stars     xmp:Rating (-1: rejected), else MicrosoftPhoto:Rating in percent, acdsee:rating
    colour    xmp:Label (Lightroom: in words), else digiKam:ColorLabel, darktable:colorlabels (both
              numbers), and where none of these is, photoshop:Urgency, as digiKam reads it
    keywords  lr:hierarchicalSubject, digiKam:TagsList, MicrosoftPhoto:LastKeywordXMP,
              mediapro:CatalogSets; and dc:subject, whose names have no levels

Keywords are read from all of these. Marks are written to the properties that each of the three
programs reads first: xmp:Rating; xmp:Label, digiKam:ColorLabel, darktable:colorlabels; dc:subject,
lr:hierarchicalSubject, digiKam:TagsList. The others are updated where a file has them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace

from app.core.base.errors import MarkError
from app.core.base.language import tr
from app.core.base.photo_types import MAX_STARS, REJECTED, Marks
from app.core.marks.xmp import XmpDocument

PERCENT = (0, 1, 25, 50, 75, 99)
"""The percentages that Windows writes for 0 to 5 stars."""

OWN_BUSINESS = ("darktable|", "_Digikam_Internal_Tags_")
"""Prefixes of keywords that programs write for their own use."""

_LABELS = {
    "red": "red rot rouge rojo rosso vermelho rood select",
    "yellow": "yellow gelb jaune amarillo giallo amarelo geel second",
    "green": "green grün vert verde groen approved",
    "blue": "blue blau bleu azul blu blauw review",
    "purple": "purple magenta violet lila violett purpur púrpura viola roxo paars pourpre",
}
_COLOUR_OF_LABEL = {word: colour for colour, words in _LABELS.items() for word in words.split()}
_COLOUR_OF_LABEL |= {"to do": "purple", "none": ""}

_DIGIKAM = ("", "red", "orange", "yellow", "green", "blue", "purple", "gray", "black", "white")
_DARKTABLE = ("red", "yellow", "green", "blue", "purple")


@dataclass(frozen=True, slots=True)
class FoundMarks:
    """The marks in one file; None: it has no such property."""

    stars: int | None = None
    colour: str | None = None
    keywords: tuple[str, ...] | None = None

    @property
    def marks(self) -> Marks:
        """The same marks, with defaults for None."""
        return Marks(self.stars or 0, self.colour or "", self.keywords or ())


def found_in(document: XmpDocument) -> FoundMarks:
    """Return the marks in an XMP document."""
    return FoundMarks(_stars(document), _colour(document), _keywords(document))


def with_others(
    found: FoundMarks, flat: Collection[str], rating: int | None, percent: int | None
) -> FoundMarks:
    """Add a picture file's IPTC keywords and EXIF ratings to the marks ``found`` in its XMP."""
    stars = _in_range(rating) if rating is not None else _of_percent(percent)
    if flat:
        found = replace(found, keywords=joined(flat, found.keywords or ()))
    return found if found.stars is not None else replace(found, stars=stars)


def write_marks(document: XmpDocument, marks: Marks) -> bool:
    """Write those of ``marks`` that differ into a document; return whether anything did."""
    before = found_in(document).marks
    if marks.stars != before.stars:
        _write_stars(document, marks.stars)
    if marks.colour != before.colour:
        _write_colour(document, marks.colour)
    if set(marks.keywords) != set(before.keywords):
        _write_keywords(document, before.keywords, marks.keywords)
    same = (before.stars, before.colour, set(before.keywords))
    return same != (marks.stars, marks.colour, set(marks.keywords))


# Stars


def _stars(document: XmpDocument) -> int | None:
    rating = _number(document.text("xmp:Rating"))
    if rating is not None:
        return _in_range(rating)
    percent = _of_percent(_number(document.text("MicrosoftPhoto:Rating")))
    return percent if percent is not None else _in_range(_number(document.text("acdsee:rating")))


def _in_range(rating: int | None) -> int | None:
    return None if rating is None else min(max(rating, REJECTED), MAX_STARS)


def _of_percent(percent: int | None) -> int | None:
    """Convert percent to stars: Windows reads 1 to 12 as one star, 13 to 37 as two, and so on."""
    return None if percent is None else (0 if percent <= 0 else min((percent + 12) // 25 + 1, 5))


def _number(text: str | None) -> int | None:
    """Parse a whole number; some programs write "3.0"."""
    try:
        return None if text is None else round(float(text))
    except (ValueError, OverflowError):
        return None


def _write_stars(document: XmpDocument, stars: int) -> None:
    document.set_text("xmp:Rating", str(stars))
    shown = max(stars, 0)
    for name, value in (("MicrosoftPhoto:Rating", PERCENT[shown]), ("acdsee:rating", shown)):
        if document.text(name) is not None:
            document.set_text(name, str(value))


# Colour


def _colour(document: XmpDocument) -> str | None:
    label, digikam = document.text("xmp:Label"), document.text("digiKam:ColorLabel")
    darktable = document.items("darktable:colorlabels")
    said = [_of_label(label), _numbered(_DIGIKAM, digikam)]
    said += [_numbered(_DARKTABLE, item) for item in darktable or ()]
    found = [colour for colour in said if colour is not None]
    if not found and darktable is None:
        return _numbered(_DIGIKAM, document.text("photoshop:Urgency"))
    return next((colour for colour in found if colour), "")


def _of_label(label: str | None) -> str | None:
    """Return the colour that a label's text means; other texts unchanged."""
    return None if label is None else _COLOUR_OF_LABEL.get(label.casefold(), label)


def _numbered(colours: tuple[str, ...], text: str | None) -> str | None:
    number = _number(text)
    return None if number is None or not 0 <= number < len(colours) else colours[number]


def _write_colour(document: XmpDocument, colour: str) -> None:
    """Write a colour. No colour is no label, as darktable reads any unknown label as purple."""
    document.set_text("xmp:Label", (colour.capitalize() if colour in _DIGIKAM else colour) or None)
    document.set_text("digiKam:ColorLabel", _index(_DIGIKAM, colour) or "0")
    number = _index(_DARKTABLE, colour)
    document.set_items("darktable:colorlabels", [] if number is None else [number], "Seq")


def _index(colours: tuple[str, ...], colour: str) -> str | None:
    return str(colours.index(colour)) if colour in colours else None


# Keywords


def _to_slashes(keyword: str) -> str:
    """Return a keyword as digiKam writes it: levels joined by /, and \\ for a / in a name."""
    return keyword.replace("/", "\\").replace(LEVEL, "/")


def _of_slashes(text: str) -> str:
    return text.replace("/", LEVEL)


_Form = Callable[[str], str]

_HIERARCHICAL: tuple[tuple[str, bool, _Form, _Form], ...] = (
    ("lr:hierarchicalSubject", True, str, str),
    ("digiKam:TagsList", True, _to_slashes, _of_slashes),
    ("MicrosoftPhoto:LastKeywordXMP", False, _to_slashes, _of_slashes),
    ("mediapro:CatalogSets", False, str, str),
)
"""Lists of keywords with levels: the property, whether to write it where it is missing, and how to
write and read a keyword."""


def _keywords(document: XmpDocument) -> tuple[str, ...] | None:
    flat = document.items("dc:subject")
    deep: dict[str, None] = {}
    lists = [(document.items(name), to, of) for name, _, to, of in _HIERARCHICAL]
    for items, to, of in lists:
        known = {to(keyword) for keyword in deep}  # a / within a name is ambiguous
        deep.update({cleaned(of(item)): None for item in items or () if item not in known})
    if flat is None and all(items is None for items, _, _ in lists):
        return None
    return tuple(word for word in joined(flat or (), deep) if not word.startswith(OWN_BUSINESS))


def _write_keywords(
    document: XmpDocument, before: Collection[str], wanted: Collection[str]
) -> None:
    removed = set(before).difference(wanted)
    for name, always, to, of in _HIERARCHICAL:
        items = document.items(name)
        if items is None and not always:
            continue
        gone = {to(keyword) for keyword in removed} | removed
        kept = [item for item in items or () if item not in gone and cleaned(of(item)) not in gone]
        there = {*kept, *(to(cleaned(of(item))) for item in kept)}
        new = [text for keyword in sorted(wanted) if (text := to(keyword)) not in there]
        document.set_items(name, kept + new, "Seq" if name == "digiKam:TagsList" else "Bag")
    names = {name for keyword in wanted for name in names_of(keyword)}
    gone = {name for keyword in removed for name in names_of(keyword)} - names
    items = [i for i in document.items("dc:subject") or () if cleaned(i) not in gone | removed]
    there = {cleaned(item) for item in items}
    leaves = dict.fromkeys(names_of(keyword)[-1] for keyword in sorted(wanted))
    document.set_items("dc:subject", items + [n for n in leaves if n not in there], "Bag")


LEVEL = "|"
"""Separates the levels of a keyword, from the widest, as Lightroom and darktable write it."""

MAX_LENGTH = 500  # characters; a longer text is no keyword


def cleaned(text: str) -> str:
    """Clean a keyword: NFC, no control characters or outer spaces; empty if invalid or too long."""
    visible = "".join(
        " " if letter.isspace() else letter
        for letter in text
        if letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cs", "Cn")  # not shown
    )
    names = (" ".join(name.split()) for name in unicodedata.normalize("NFC", visible).split(LEVEL))
    keyword = LEVEL.join(name for name in names if name)
    return keyword if len(keyword) <= MAX_LENGTH else ""


def checked(texts: Iterable[str]) -> tuple[str, ...]:
    """Return keywords that a person typed, each once. Raises MarkError for an invalid one."""
    found: dict[str, None] = {}
    for text in texts:
        keyword = cleaned(text)
        if not keyword:
            raise MarkError(
                tr("“{text}” can't be a keyword.", text=text.strip()[:40]),
                tr("Give one or more words, at most {most} characters.", most=MAX_LENGTH),
            )
        found[keyword] = None
    return tuple(found)


def names_of(keyword: str) -> list[str]:
    """Return the names of a keyword's levels, the widest first."""
    return keyword.split(LEVEL)


def joined(flat: Collection[str], hierarchical: Collection[str]) -> tuple[str, ...]:
    """Return the keywords that two lists of the same photo mean, sorted.

    Programs also list each level of a hierarchical keyword as a flat one, for programs that know no
    levels; these flat ones are left out.
    """
    deep = {cleaned(keyword) for keyword in hierarchical} - {""}
    names = {name for keyword in deep for name in names_of(keyword)}
    shallow = {cleaned(keyword) for keyword in flat} - names
    return tuple(sorted((deep | shallow) - {""}))
