"""Turn the facts of photos into lines behind icons. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
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
class Line:
    """A line of facts. ``whole``: the path that the text ends; ``name``: it is never wrapped."""

    text: str
    whole: str = ""
    name: bool = False


@dataclass(frozen=True, slots=True)
class FactSection:
    """Lines behind an icon, which takes the place of the title."""

    title: str
    icon: str
    lines: tuple[Line, ...]


def sections(
    facts: KnownFacts, path: Path | None, albums: Mapping[int, str]
) -> tuple[FactSection, ...]:
    """Return the facts by section. ``path``: of a single photo; ``albums``: id -> name."""
    known = (
        FactSection(tr("When"), "calendar", tuple(_when(facts))),
        FactSection(tr(WHERE), "place", tuple(_where(facts))),
        FactSection(tr(CAMERA), "camera", tuple(_together(_of_table(CAMERA, facts)))),
        FactSection(tr(FILE), "file", tuple(_file(facts, path))),
        FactSection(tr("Folder"), "folder", tuple(_folders(facts))),
        FactSection(tr("Marks and albums"), "star", tuple(_marks(facts, albums))),
    )
    return tuple(section for section in known if section.lines)


def _together(texts: Sequence[str]) -> list[Line]:
    """Return the first text as a line, and all others as another one."""
    return [Line(text) for text in (*texts[:1], *[listed(texts[1:])] * (len(texts) > 1))]


def _labelled(label: str, texts: Iterable[str]) -> list[Line]:
    """Return lines whose text alone says too little."""
    return [Line(tr("{label}: {text}", label=label, text=text)) for text in texts]


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


def _file(facts: KnownFacts, path: Path | None) -> list[Line]:
    sizes = {
        tr("{width} × {height}", width=width, height=height): count
        for (width, height), count in facts.dimensions.items()
    }
    texts = [
        *_ranged(facts.bytes, lambda size: words.bytes_counted(round(size))),
        *_values(sizes, facts),
        *_of_table(FILE, facts),
    ]
    if path is None:
        return _together(texts)
    rest = [Line(listed(texts))] if texts else []
    return [Line(words.name_alone(path.name), name=True), *rest]


def _folders(facts: KnownFacts) -> list[Line]:
    """Return the folder, and folders and names of other copies of the same file."""
    folders, copies = list(facts.folders), facts.copies
    said = tr_n("{n} folder", "{n} folders", len(folders))
    if len(folders) == 1:
        said = words.name_alone(folders[0].name or str(folders[0]))
    found = [Line(said, whole="\n".join(map(str, folders)))] if folders else []
    shown = copies if len(copies) <= _NAMED else copies[: _NAMED - 1]
    for number, path in enumerate(shown):
        name = words.printable(str(Path(path.parent.name, path.name)))
        text = name if number else tr("{label}: {text}", label=tr("Also there as"), text=name)
        found.append(Line(text, whole=str(path)))
    if others := len(copies) - len(shown):
        found.append(Line(tr_n("and {n} other copy", "and {n} other copies", others)))
    return found


def _when(facts: KnownFacts) -> list[Line]:
    taken = _ranged(facts.taken, lambda moment: _time_text(moment, facts.precision))
    changed = _ranged(facts.modified, lambda moment: _clock(moment, None))
    found = [*map(Line, taken), *(_source(facts.dated_by, facts) if facts.taken else [])]
    found += _labelled(tr("File changed"), changed)
    if facts.counted == 1 and not facts.dated:
        found.append(Line(tr("No capture date; file date shown")))
    return found


_SOURCES = {
    "sidecar": tr_later("a sidecar (XMP file) beside the photo"),
    "packet": tr_later("what a program wrote into the photo (XMP)"),
}


def _source(sources: Mapping[FactSource, int], facts: KnownFacts) -> list[Line]:
    """Return a line on what tells the date or place of a single photo, unless the camera does."""
    known = [tr(_SOURCES[source]) for source in sources if source in _SOURCES]
    return _labelled(tr("Known from"), known[:1] if facts.counted == 1 else [])


def _where(facts: KnownFacts) -> list[Line]:
    places = {listed(map(words.printable, place)): count for place, count in facts.places.items()}
    texts, source = _values(places, facts), []
    if facts.latitude is not None and facts.longitude is not None:
        (south, north), (west, east) = facts.latitude, facts.longitude
        corners = dict.fromkeys(
            listed((_degrees(latitude, _NORTH_SOUTH), _degrees(longitude, _EAST_WEST)))
            for latitude, longitude in ((south, west), (north, east))
        )
        texts.append(_from_to(list(corners)))
        source = _source(facts.located_by, facts)
    return [*_together([*texts, *_of_table(WHERE, facts)]), *source]


def _of_table(section: str, facts: KnownFacts) -> list[str]:
    """Return the texts of a section's facts in `FACTS`."""
    texts = []
    for name, fact in FACTS.items():
        values = facts.facts.get(name)
        if not values or fact.section != section:
            continue
        if fact.ranged:
            numbers = [value for value in values if not isinstance(value, str)]
            found = _ranged((min(numbers), max(numbers)), fact.say)
        else:
            found = _values({fact.say(value): count for value, count in values.items()}, facts)
        label = f"{tr(fact.label)} " if fact.labelled else ""
        texts += [label + text for text in found]
    return texts


def _marks(facts: KnownFacts, albums: Mapping[int, str]) -> list[Line]:
    stars = {STAR * many or tr("no stars"): count for many, count in facts.stars.items()}
    colours = {words.colour_name(colour): count for colour, count in facts.colours.items()}
    held = {albums[album]: count for album, count in facts.albums.items() if album in albums}
    return [
        *map(Line, _values(stars, facts) if any(facts.stars) else []),
        *_labelled(tr("Colour"), _values(colours, facts)),
        *_labelled(tr("Keywords"), _values(facts.keywords, facts, most=20)),
        *_labelled(tr("Albums"), _values(held, facts, most=20)),
    ]


def _values(values: Mapping[str, int], facts: KnownFacts, most: int = _NAMED) -> list[str]:
    """Return a text of different values, with counts of those that not all photos have."""
    if not values:
        return []
    shown = list(values.items())[: most if len(values) <= most else most - 1]
    named = listed([_counted(words.printed(value), count, facts) for value, count in shown])
    if others := len(values) - len(shown):
        named = tr_n("{named} and {n} other", "{named} and {n} others", others, named=named)
    return [named]


def _counted(text: str, count: int, facts: KnownFacts) -> str:
    """Return the text, with the number of photos unless it is true of all."""
    return text if count == facts.counted else tr("{what} ({count})", what=text, count=count)


def _ranged(values: Range | None, say: Callable[[float], str]) -> list[str]:
    """Return a text of a value, or of the range of values."""
    texts = [] if values is None else [text for text in dict.fromkeys(map(say, values)) if text]
    return [_from_to(texts)] if texts else []


def _from_to(texts: list[str]) -> str:
    return tr("{first} to {last}", first=texts[0], last=texts[-1]) if len(texts) > 1 else texts[0]


def _time_text(moment: float, precision: float) -> str:
    """Return a time, or only the day, month or year if no more is known."""
    if precision < _DAY:
        return _clock(moment, UTC)
    day = (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=moment)).date()
    if precision > 32 * _DAY:
        return f"{day.year:04}"
    return tr_date(day, "MMMM yyyy") if precision > 2 * _DAY else tr_date(day, "d MMMM yyyy")


def _clock(seconds: float, zone: tzinfo | None) -> str:
    try:
        return words.moment(datetime.fromtimestamp(seconds, zone))
    except (OverflowError, OSError, ValueError):  # beyond the platform's calendar
        return ""


def _degrees(angle: float, sides: tuple[str, str]) -> str:
    """Return "38.7100° N", unbreakable; four decimals are about ten metres."""
    return f"{abs(angle):.4f}°\N{NO-BREAK SPACE}{tr(sides[angle < 0])}"
