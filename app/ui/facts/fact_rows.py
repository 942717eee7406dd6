"""What is known of photos as rows of a label and a sentence, under headings. Knows no Qt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo
from pathlib import Path

from likewise.app.core.types import KnownFacts, Range
from likewise.app.ui.facts.sentences import STAR
from likewise.app.ui.style import words

_NAMED = 4  # different values that are named; of more, one less and how many others there are


@dataclass(frozen=True, slots=True)
class Row:
    """``copied`` is what its button copies, empty: it has none. A ``name`` keeps to one line."""

    label: str
    text: str
    copied: str = ""
    name: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """Rows under a heading."""

    title: str
    rows: tuple[Row, ...]


def sections(
    facts: KnownFacts, path: Path | None, albums: Mapping[int, str]
) -> tuple[Section, ...]:
    """All that is known; ``path`` is of the photo if it is a single one, ``albums`` id -> name."""
    known = (
        Section("File", tuple(_file(facts, path))),
        Section("When", tuple(_when(facts))),
        Section("Where", tuple(_where(facts))),
        Section("Camera", tuple(_camera(facts))),
        Section("Marks and albums", tuple(_marks(facts, albums))),
    )
    return tuple(section for section in known if section.rows)


def heading(facts: KnownFacts) -> str:
    """Say of how many photos this tells."""
    if facts.told < len(facts.photos):
        return f"The first {facts.told:,} of {words.counted(len(facts.photos), 'photo')}"
    return "This photo" if facts.told == 1 else words.counted(facts.told, "photo")


def _file(facts: KnownFacts, path: Path | None) -> list[Row]:
    rows = []
    if path is not None:
        rows.append(Row("Name", words.printable(path.name), name=True))
    if len(facts.folders) == 1:
        (folder,) = facts.folders
        name = words.printable(folder.name or str(folder))
        rows.append(Row("Folder", name, copied=str(folder)))
    elif facts.folders:
        rows.append(Row("Folders", words.counted(len(facts.folders), "folder")))
    rows += _ranged("Size", facts.bytes, lambda size: words.bytes_counted(round(size)))
    sizes = {
        f"{width:,} × {height:,}": count for (width, height), count in facts.dimensions.items()
    }
    return [*rows, *_named("Pixels", sizes, facts), *_named("Format", facts.formats, facts)]


def _when(facts: KnownFacts) -> list[Row]:
    rows = _ranged("Taken", facts.taken, lambda moment: _clock(moment, UTC))
    if facts.taken is not None:
        rows.append(Row("Known from", "what the camera wrote, by its own clock"))
    rows += _ranged("File changed", facts.modified, lambda moment: _clock(moment, None))
    undated = facts.told - facts.dated
    if facts.told == 1 and undated:
        rows.append(Row("Known from", "the file: the photo doesn't tell when it was taken"))
    elif undated:
        of = words.counted(undated, "photo")
        rows.append(Row("Known from", f"the files of {of} that don't tell when they were taken"))
    return rows


def _where(facts: KnownFacts) -> list[Row]:
    places = {", ".join(place): count for place, count in facts.places.items()}
    rows = _named("Place", places, facts)
    if facts.latitude is not None and facts.longitude is not None:
        (south, north), (west, east) = facts.latitude, facts.longitude
        corners = (south, west), (north, east)
        texts = dict.fromkeys(
            f"{_degrees(latitude, 'NS')}, {_degrees(longitude, 'EW')}"
            for latitude, longitude in corners
        )
        copied = f"{south:.5f}, {west:.5f}" if len(texts) == 1 else ""
        rows.append(Row("Coordinates", " to ".join(texts), copied))
        if facts.located < facts.told:
            rows.append(Row("Known of", f"{facts.located:,} of {facts.told:,} photos"))
    return rows + _ranged("Height", facts.altitude, lambda metres: f"{metres:,.0f} m above the sea")


def _camera(facts: KnownFacts) -> list[Row]:
    flash = {"fired" if fired else "did not fire": count for fired, count in facts.flash.items()}
    return [
        *_named("Camera", facts.cameras, facts),
        *_named("Lens", facts.lenses, facts),
        *_ranged("Exposure", facts.exposure, words.exposure),
        *_ranged("Aperture", facts.aperture, lambda number: f"f/{number:.3g}"),
        *_ranged("ISO", facts.iso, lambda iso: f"{iso:,.0f}"),
        *_ranged("Focal length", facts.focal_length, lambda length: f"{length:.3g} mm"),
        *_ranged("On 35 mm film", facts.focal_length_35, lambda length: f"{length:.3g} mm"),
        *_named("Flash", flash, facts),
    ]


def _marks(facts: KnownFacts, albums: Mapping[int, str]) -> list[Row]:
    stars = {STAR * number or "no stars": count for number, count in facts.stars.items()}
    held = {albums[album]: count for album, count in facts.albums.items() if album in albums}
    return [
        *(_named("Stars", stars, facts) if any(facts.stars) else []),
        *_named("Colour", facts.colours, facts),
        *_named("Keywords", facts.keywords, facts, most=20),
        *_named("Albums", held, facts, most=20),
    ]


def _named(
    label: str, values: Mapping[str, int], facts: KnownFacts, most: int = _NAMED
) -> list[Row]:
    """Name different values; those that not all photos have with the number of those that do."""
    if not values:
        return []
    shown = list(values.items())[: most if len(values) <= most else most - 1]
    texts = [
        words.printable(value) + (f" ({count:,})" if count < facts.told else "")
        for value, count in shown
    ]
    others = len(values) - len(shown)
    return [Row(label, ", ".join(texts) + (f" and {others:,} others" if others else ""))]


def _ranged(label: str, values: Range | None, say: Callable[[float], str]) -> list[Row]:
    """Say a value, or from where to where it goes."""
    if values is None:
        return []
    texts = [text for text in dict.fromkeys(map(say, values)) if text]
    return [Row(label, " to ".join(texts))] if texts else []


def _clock(seconds: float, zone: tzinfo | None) -> str:
    try:
        return words.moment(datetime.fromtimestamp(seconds, zone))
    except (OverflowError, OSError, ValueError):  # beyond what the platform's calendar has
        return ""


def _degrees(angle: float, sides: str) -> str:
    """Give "38.7100° N", which stays on one line; four places are about ten metres."""
    return f"{abs(angle):.4f}°\N{NO-BREAK SPACE}{sides[angle < 0]}"
