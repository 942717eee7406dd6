"""Reading an exported profile, which a stranger may have made: believed whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from app.core.errors import ProfileError
from app.core.language import tr
from app.core.profiles.learners import LEARNERS
from engine.archives import DAMAGE
from engine.errors import EngineError, SchemaError
from engine.feedback import portable
from engine.feedback.journal import Judgment
from engine.feedback.portable import PortableProfile
from engine.metrics.registry import create, thumb_settings

_TRIED_ON = 8  # photos; enough to find out whether a learner starts


def read_profile(path: Path) -> PortableProfile:
    """The profile in ``path``. Raises ProfileError that says what is wrong with the file."""
    try:
        found = portable.load(path)
    except (SchemaError, OSError) as error:
        raise ProfileError(
            tr("{path} is not a profile that Likewise exported.", path=path),
            tr("Choose another file."),
        ) from error
    for fault in _faults(found):
        raise ProfileError(
            tr("{path} is not a profile that Likewise exported: {fault}.", path=path, fault=fault),
            tr("Choose another file."),
        )
    return found


def widths(profile: PortableProfile) -> dict[str, int]:
    """Modality -> entries of its vectors."""
    return {name: array.shape[1] for name, array in profile.photos.items()}


def _faults(found: PortableProfile) -> Iterator[str]:
    """What is wrong, the first fault first: those after it may only follow from it."""
    if not isinstance(found.schema, str) or not found.schema.split():
        yield tr("it does not say on which features it was learned")
    if not isinstance(found.learner, str) or found.learner not in LEARNERS:
        yield tr(
            "it learns with {learner}, which is not known here",
            learner=repr(str(found.learner)[:40]),
        )
    if not _is_number(found.seed):
        yield tr("its seed is no number of 64 bits")
    yield from _faults_of_photos(found.photos)
    count = len(next(iter(found.photos.values())))
    if not found.reference or not all(_is_row(row, count) for row in found.reference):
        yield tr("its background is not among its {count} photos", count=count)
    for number, judgment in enumerate(found.judgments, start=1):
        if not _is_judgment(judgment, count):
            yield tr(
                "judgment {number} has no search, no thumb, or a photo that is not in the file",
                number=number,
            )
    if not isinstance(found.settings, dict) or not _starts(found):
        yield tr("{learner} does not learn with its settings", learner=found.learner)


def _faults_of_photos(photos: Mapping[str, Any]) -> Iterator[str]:
    if not photos:
        yield tr("it has no photos")
    for name, array in photos.items():
        if array.dtype != np.float32 or array.ndim != 2 or not array.size:
            yield tr(
                "{name} is {dtype} of the shape {shape}, not a table of vectors",
                name=name,
                dtype=array.dtype,
                shape=array.shape,
            )
        if not np.isfinite(array).all():
            yield tr("{name} has entries that are no numbers", name=name)
    if len({len(array) for array in photos.values()}) > 1:
        yield tr("it has more photos in some modalities than in others")


def _is_judgment(judgment: Judgment, count: int) -> bool:
    photos = (*judgment.anchors, judgment.row)
    rows = all(_is_row(photo, count) for photo in photos)
    return rows and _is_number(judgment.search) and judgment.sign in (-1, 1)


def _is_row(row: object, count: int) -> bool:
    return type(row) is int and -count <= row < 0


def _is_number(number: object) -> bool:
    """Whether the catalogue can keep it, and draws can be seeded with it."""
    return type(number) is int and 0 <= number < 2**63


def _starts(found: PortableProfile) -> bool:
    """Whether its learner takes its settings: only making one tells."""
    settings = thumb_settings(found.learner) | dict(found.settings)
    some = {name: array[:_TRIED_ON] for name, array in found.photos.items()}
    try:
        create(found.learner, **settings).fit(some)
    except (EngineError, AttributeError, IndexError, *DAMAGE):
        return False
    return True
