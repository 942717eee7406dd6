"""Turn the facts of photos into rows of a label and a sentence, and these into lines. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

from app.core.base.language import listed, tr, tr_date, tr_later, tr_n
from app.core.base.photo_types import FactSource, KnownFacts, Range
from app.core.facts.table import CAMERA, FACTS, FILE, WHERE
from app.ui.facts.sentences import STAR
from app.ui.style import words

_NORTH_SOUTH = tr_later("N"), tr_later("S")
_EAST_WEST = tr_later("E"), tr_later("W")
_DAY = 86_400.0  # seconds
_NAMED = 4  # most values that are named; of more, one less and the number of others


@dataclass(frozen=True, slots=True)
class Row:
    """A row of facts. ``labelled``: shown with its label, as the text alone says too little;
    ``whole``: the path of which the text is the end; ``name``: on one line."""

    label: str
    text: str
    labelled: bool = False
    whole: str = ""
    name: bool = False


@dataclass(frozen=True, slots=True)
class FactSection:
    """Rows behind an icon, which takes the place of the title."""

    title: str
    icon: str
    rows: tuple[Row, ...]


def sections(
    facts: KnownFacts, path: Path | None, albums: Mapping[int, str]
) -> tuple[FactSection, ...]:
    """Return the facts by section. ``path``: of a single photo; ``albums``: id -> name."""
    known = (
        FactSection(tr("When"), "calendar", tuple(_when(facts))),
        FactSection(tr(WHERE), "place", tuple(_where(facts))),
        FactSection(tr(CAMERA), "camera", tuple(_of_table(CAMERA, facts))),
        FactSection(tr(FILE), "file", tuple(_file(facts, path))),
        FactSection(tr("Folder"), "folder", tuple(_folders(facts))),
        FactSection(tr("Marks and albums"), "star", tuple(_marks(facts, albums))),
    )
    return tuple(section for section in known if section.rows)


def lines(section: FactSection) -> Iterator[Row]:
    """Yield a section's rows as lines: the first that needs no label, the others of these in one,
    and each that has a label."""
    plain = [row for row in section.rows if not row.labelled]
    yield from plain[:1]
    if rest := plain[1:]:
        yield Row("", listed(row.text for row in rest))
    for row in section.rows:
        if row.labelled:
            said = tr("{label}: {text}", label=row.label, text=row.text) if row.label else row.text
            yield replace(row, text=said)


def heading(facts: KnownFacts) -> str:
    """Return the heading, which says of how many photos these are the facts."""
    if facts.counted < len(facts.photos):
        return tr_n(
            "The first {told} of {n} photo",
            "The first {told} of {n} photos",
            len(facts.photos),
            told=facts.counted,
        )
    return (
        tr("This photo") if facts.counted == 1 else tr_n("{n} photo", "{n} photos", facts.counted)
    )


def _file(facts: KnownFacts, path: Path | None) -> list[Row]:
    rows = []
    if path is not None:
        rows.append(Row(tr("Name"), words.name_alone(path.name), name=True))
    rows += _ranged(tr("Size"), facts.bytes, lambda size: words.bytes_counted(round(size)))
    sizes = {
        tr("{width} × {height}", width=width, height=height): count
        for (width, height), count in facts.dimensions.items()
    }
    return [*rows, *_value_row(tr("Pixels"), sizes, facts), *_of_table(FILE, facts)]


def _folders(facts: KnownFacts) -> list[Row]:
    """Return rows with the folder, and with folders and names of other copies of the same file."""
    folders, copies = list(facts.folders), facts.copies
    said = tr_n("{n} folder", "{n} folders", len(folders))
    if len(folders) == 1:
        said = words.name_alone(folders[0].name or str(folders[0]))
    found = [Row(tr("Folder"), said, whole="\n".join(map(str, folders)))] if folders else []
    shown = copies if len(copies) <= _NAMED else copies[: _NAMED - 1]
    rows = [
        Row(
            "" if number else tr("Also there as"),
            words.printable(str(Path(path.parent.name, path.name))),
            labelled=True,
            whole=str(path),
        )
        for number, path in enumerate(shown)
    ]
    if others := len(copies) - len(shown):
        rows.append(Row("", tr_n("and {n} other copy", "and {n} other copies", others), True))
    return [*found, *rows]


def _when(facts: KnownFacts) -> list[Row]:
    rows = _ranged(tr("Taken"), facts.taken, lambda moment: _time_text(moment, facts.lasting))
    if facts.taken is not None:
        rows += _source(facts.dated_by, facts)
    changed = _ranged(tr("File changed"), facts.modified, lambda moment: _clock(moment, None))
    rows += [replace(row, labelled=True) for row in changed]
    if facts.counted == 1 and not facts.dated:
        rows.append(Row("", tr("No capture date; file date shown"), True))
    return rows


_SOURCES = {
    "sidecar": tr_later("a sidecar (XMP file) beside the photo"),
    "packet": tr_later("what a program wrote into the photo (XMP)"),
}


def _source(sources: Mapping[FactSource, int], facts: KnownFacts) -> list[Row]:
    """Return a row on what tells the date or place of a single photo, unless the camera does."""
    known = [tr(_SOURCES[source]) for source in sources if source in _SOURCES]
    return [Row(tr("Known from"), known[0], True)] if known and facts.counted == 1 else []


def _where(facts: KnownFacts) -> list[Row]:
    places = {listed(map(words.printable, place)): count for place, count in facts.places.items()}
    rows = _value_row(tr("Place"), places, facts)
    if facts.latitude is not None and facts.longitude is not None:
        (south, north), (west, east) = facts.latitude, facts.longitude
        corners = (south, west), (north, east)
        texts = dict.fromkeys(
            listed((_degrees(latitude, _NORTH_SOUTH), _degrees(longitude, _EAST_WEST)))
            for latitude, longitude in corners
        )
        rows.append(Row(tr("Coordinates"), _from_to(list(texts))))
        rows += _source(facts.located_by, facts)
    return rows + _of_table(WHERE, facts)


def _of_table(section: str, facts: KnownFacts) -> list[Row]:
    """Return the rows of a section's facts in `FACTS`."""
    rows = []
    for name, fact in FACTS.items():
        values = facts.facts.get(name)
        if not values or fact.section != section:
            continue
        if fact.ranged:
            numbers = [value for value in values if not isinstance(value, str)]
            found = _ranged(tr(fact.label), (min(numbers), max(numbers)), fact.say)
        else:
            said = {fact.say(value): count for value, count in values.items()}
            found = _value_row(tr(fact.label), said, facts)
        if fact.labelled:
            found = [replace(row, text=" ".join((row.label, row.text))) for row in found]
        rows += found
    return rows


def _marks(facts: KnownFacts, albums: Mapping[int, str]) -> list[Row]:
    stars = {STAR * many or tr("no stars"): count for many, count in facts.stars.items()}
    colours = {words.colour_name(colour): count for colour, count in facts.colours.items()}
    held = {albums[album]: count for album, count in facts.albums.items() if album in albums}
    labelled = (
        *_value_row(tr("Colour"), colours, facts),
        *_value_row(tr("Keywords"), facts.keywords, facts, most=20),
        *_value_row(tr("Albums"), held, facts, most=20),
    )
    return [
        *(_value_row(tr("Stars"), stars, facts) if any(facts.stars) else []),
        *(replace(row, labelled=True) for row in labelled),
    ]


def _value_row(
    label: str, values: Mapping[str, int], facts: KnownFacts, most: int = _NAMED
) -> list[Row]:
    """Return a row of different values, with counts of those that not all photos have."""
    if not values:
        return []
    shown = list(values.items())[: most if len(values) <= most else most - 1]
    texts = [_counted(words.printed(value), count, facts) for value, count in shown]
    others = len(values) - len(shown)
    named = listed(texts)
    if others:
        named = tr_n("{named} and {n} other", "{named} and {n} others", others, named=named)
    return [Row(label, named)]


def _counted(text: str, count: int, facts: KnownFacts) -> str:
    """Return the text, with the number of photos unless it is true of all."""
    return text if count == facts.counted else tr("{what} ({count})", what=text, count=count)


def _ranged(label: str, values: Range | None, say: Callable[[float], str]) -> list[Row]:
    """Return a row with a value, or with the range of values."""
    if values is None:
        return []
    texts = [text for text in dict.fromkeys(map(say, values)) if text]
    return [Row(label, _from_to(texts))] if texts else []


def _from_to(texts: list[str]) -> str:
    return tr("{first} to {last}", first=texts[0], last=texts[-1]) if len(texts) > 1 else texts[0]


def _time_text(moment: float, lasting: float) -> str:
    """Return a time, or only the day, month or year if no more is known."""
    if lasting < _DAY:
        return _clock(moment, UTC)
    day = (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=moment)).date()
    if lasting > 32 * _DAY:
        return f"{day.year:04}"
    return tr_date(day, "MMMM yyyy") if lasting > 2 * _DAY else tr_date(day, "d MMMM yyyy")


def _clock(seconds: float, zone: tzinfo | None) -> str:
    try:
        return words.moment(datetime.fromtimestamp(seconds, zone))
    except (OverflowError, OSError, ValueError):  # beyond the platform's calendar
        return ""


def _degrees(angle: float, sides: tuple[str, str]) -> str:
    """Return "38.7100° N", unbreakable; four decimals are about ten metres."""
    return f"{abs(angle):.4f}°\N{NO-BREAK SPACE}{tr(sides[angle < 0])}"
