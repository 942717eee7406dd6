"""Runs in a process of its own: extracts the features of a photo, and draws them. No Qt here."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path

from app.core.base.search_types import SeenPhoto
from app.core.library.networks import Networks, subject_folder
from features import subject
from features.decode import decode
from features.drawings import DRAWN, Colour, Entries, Sheet, drawing
from features.errors import WeightsError
from features.extractor import MODALITIES, extract_global
from features.families import FAMILIES, family
from features.keypoints import extract_keypoints
from features.nouns import likeliest_labels, likeliest_nouns
from features.picture import Picture
from features.vocabulary import shipped

SCALE = 2.0
"""Pixels of a drawing for each of its own: sharp where the screen has twice as many, too."""

NOUNS = 5
"""Labels of which the likeliest are told."""

LIKELY = 0.05
"""Probability from which a label is told."""


@dataclass(frozen=True, slots=True)
class SeeingTask:
    """A photo to be seen, with what its library reads photos with, and the colours of drawings."""

    path: Path
    modified: float  # seconds, of its file
    networks: Networks
    paper: Colour
    ink: Colour


def see_photo(task: SeeingTask) -> SeenPhoto:
    """What each family sees in a photo. Raises DecodeError."""
    picture = Picture(decode(task.path))
    keypoints = extract_keypoints(picture)
    words = shipped()
    entries = {**extract_global(picture), **keypoints, **words.words(keypoints)}
    sheet = Sheet(task.paper, task.ink, words)
    return SeenPhoto(
        nouns=_nouns(task.networks, picture),
        drawings={name: _png(name, entries, sheet) for name in DRAWN},
        others=_others(task.networks),
    )


def _nouns(networks: Networks, picture: Picture) -> tuple[tuple[str, float], ...] | None:
    """What the photo probably shows; None where that is left out, or can't be told now."""
    if not networks.subject:
        return None
    try:
        vector = subject.modality(subject_folder()).extract(picture)
        (labels,) = likeliest_labels(vector[None])
    except WeightsError:
        return None
    found = likeliest_nouns(labels, NOUNS)
    return tuple((noun, likely) for noun, likely in found if likely >= LIKELY)


def _others(networks: Networks) -> tuple[str, ...]:
    """Families that see the photo too, but whose entries have no picture."""
    names = [*MODALITIES, *([networks.model.stem] if networks.model else [])]
    return tuple(dict.fromkeys(each for each in map(family, names) if each not in FAMILIES))


def _png(name: str, entries: Entries, sheet: Sheet) -> bytes:
    buffer = io.BytesIO()
    drawing(name, entries, sheet, SCALE).save(buffer, "PNG", compress_level=1)
    return buffer.getvalue()
