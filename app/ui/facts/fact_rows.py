"""Turn the facts of a photo into lines behind icons, and sum up several photos. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo
from pathlib import Path

from app.core.base.language import listed, tr, tr_date, tr_later, tr_n
from app.core.base.photo_types import FactSource, PhotoInfo
from app.core.facts.facts import CAMERA, FACTS, FILE, WHERE
from app.core.facts.tables import StoredFacts
from app.core.search.known_facts import KnownFacts
from app.ui.facts.sentences import STAR
from app.ui.style import words

_NORTH_SOUTH = tr_later("N"), tr_later("S")
_EAST_WEST = tr_later("E"), tr_later("W")
_DAY = 86_400.0  # seconds
_MOST_COPIES, _MOST_NAMES = 4, 20
"""Most copies, and most keywords or albums, that are named; of others there is the number."""


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


def sections(known: KnownFacts, albums: Mapping[int, str]) -> tuple[FactSection, ...]:
    """Return the facts of a photo by section. ``albums``: id -> name."""
    info, stored = known.info, known.stored
    return _sections(
        (tr("When"), "calendar", _when(info, stored)),
        (tr(WHERE), "place", _where(stored)),
        (tr(CAMERA), "camera", _together(_of_table(CAMERA, stored))),
        (tr(FILE), "file", _file(info, stored)),
        (tr("Folder"), "folder", _folders(info.folder, known.copies)),
        (tr("Marks and albums"), "star", _marks(info, [albums.get(a, "") for a in known.albums])),
    )


def summary(infos: Sequence[PhotoInfo]) -> tuple[FactSection, ...]:
    """Return when several photos were taken, and how large their files are."""
    taken = sorted(info.taken for info in infos if info.taken is not None)
    days = list(dict.fromkeys(_day(moment) for moment in (*taken[:1], *taken[-1:])))
    when = [tr("{first} to {last}", first=days[0], last=days[-1])] if days[1:] else days
    size = words.bytes_counted(sum(info.size for info in infos))
    return _sections(
        (tr("When"), "calendar", _together(when)), (tr(FILE), "file", _together([size]))
    )


def _sections(*known: tuple[str, str, list[Line]]) -> tuple[FactSection, ...]:
    return tuple(FactSection(title, icon, tuple(lines)) for title, icon, lines in known if lines)


def _together(texts: Sequence[str]) -> list[Line]:
    """Return the first text as a line, and all others as another one."""
    return [Line(text) for text in (*texts[:1], *[listed(texts[1:])] * (len(texts) > 1))]


def _labelled(label: str, texts: Iterable[str]) -> list[Line]:
    """Return lines whose text alone says too little."""
    return [Line(tr("{label}: {text}", label=label, text=text)) for text in texts]


def _file(info: PhotoInfo, stored: StoredFacts) -> list[Line]:
    pixels = tr("{width} × {height}", width=info.width, height=info.height)
    size = words.bytes_counted(info.size)
    texts = size, *[pixels] * bool(info.width), *_of_table(FILE, stored)
    return [Line(words.name_alone(info.name), name=True), Line(listed(texts))]


def _folders(folder: Path, copies: Sequence[Path]) -> list[Line]:
    """Return the folder, and folders and names of other files of the same content."""
    found = [Line(words.name_alone(folder.name or str(folder)), whole=str(folder))]
    shown = copies[:_MOST_COPIES]
    for number, path in enumerate(shown):
        name = words.printable(str(Path(path.parent.name, path.name)))
        text = name if number else tr("{label}: {text}", label=tr("Also there as"), text=name)
        found.append(Line(text, whole=str(path)))
    if others := len(copies) - len(shown):
        found.append(Line(tr_n("and {n} other copy", "and {n} other copies", others)))
    return found


def _when(info: PhotoInfo, stored: StoredFacts) -> list[Line]:
    if info.taken is not None:
        taken = _time_text(info.taken, stored.precision)
        return [*[Line(taken)] * bool(taken), *_source(stored.dated_by)]
    changed = _clock(info.modified, None)
    no_date = Line(tr("No capture date; file date shown"))
    return [*_labelled(tr("File changed"), [changed] * bool(changed)), no_date]


_SOURCES = {
    "sidecar": tr_later("a sidecar (XMP file) beside the photo"),
    "packet": tr_later("what a program wrote into the photo (XMP)"),
}


def _source(source: FactSource | None) -> list[Line]:
    """Return a line on what tells the date or place, unless the camera does."""
    known = [tr(_SOURCES[source])] if source in _SOURCES else []
    return _labelled(tr("Known from"), known)


def _where(stored: StoredFacts) -> list[Line]:
    texts = [listed(map(words.printable, stored.place))] * bool(stored.place)
    if stored.coordinates is not None:
        latitude, longitude = stored.coordinates
        texts.append(listed((_degrees(latitude, _NORTH_SOUTH), _degrees(longitude, _EAST_WEST))))
    return [*_together([*texts, *_of_table(WHERE, stored)]), *_source(stored.located_by)]


def _of_table(section: str, stored: StoredFacts) -> list[str]:
    """Return the texts of a section's facts in `FACTS`."""
    texts = []
    for name, fact in FACTS.items():
        if fact.section == section and name in stored.values:
            label = f"{tr(fact.label)} " if fact.labelled else ""
            texts.append(label + words.printed(fact.to_text(stored.values[name])))
    return texts


def _marks(info: PhotoInfo, albums: Sequence[str]) -> list[Line]:
    colours = [words.colour_name(info.colour)] if info.colour else []
    return [
        *[Line(STAR * info.stars)] * bool(info.stars),
        *_labelled(tr("Colour"), colours),
        *_labelled(tr("Keywords"), _named(info.keywords)),
        *_labelled(tr("Albums"), _named([name for name in albums if name])),
    ]


def _named(names: Sequence[str]) -> list[str]:
    """Return a text of names, of many the first ones and how many others there are."""
    if not names:
        return []
    shown = names[:_MOST_NAMES]
    named = listed(map(words.printed, shown))
    if others := len(names) - len(shown):
        named = tr_n("{named} and {n} other", "{named} and {n} others", others, named=named)
    return [named]


def _time_text(moment: float, precision: float) -> str:
    """Return a time, or only the day, month or year if no more is known."""
    if precision < _DAY:
        return _clock(moment, UTC)
    if precision > 32 * _DAY:
        return f"{_date(moment).year:04}"
    return tr_date(_date(moment), "MMMM yyyy") if precision > 2 * _DAY else _day(moment)


def _day(moment: float) -> str:
    return tr_date(_date(moment), "d MMMM yyyy")


def _date(moment: float) -> date:
    return (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=moment)).date()


def _clock(seconds: float, zone: tzinfo | None) -> str:
    try:
        return words.moment(datetime.fromtimestamp(seconds, zone))
    except (OverflowError, OSError, ValueError):  # beyond the platform's calendar
        return ""


def _degrees(angle: float, sides: tuple[str, str]) -> str:
    """Return "38.7100° N", unbreakable; four decimals are about ten metres."""
    return f"{abs(angle):.4f}°\N{NO-BREAK SPACE}{tr(sides[angle < 0])}"
