"""Read and write exported profiles.

The file may come from anyone, so it is checked and accepted as a whole or not at all.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.core.base.errors import ProfileError, StorageError, disk_faults
from app.core.base.language import tr, tr_later
from engine.archives import DAMAGE
from engine.errors import EngineError, SchemaError
from engine.feedback import portable
from engine.feedback.journal import Judgment
from engine.feedback.portable import PortableProfile
from engine.metrics.registry import create, for_thumbs, thumb_settings

_TRIED_ON = 8  # photos; enough to test whether a learner accepts its settings


def read_profile(path: Path) -> PortableProfile:
    """Return the profile in ``path``. Raises ProfileError if the file is none."""
    try:
        found = portable.load(path)
        if not _is_sound(found):
            raise SchemaError("It has values that no export has.")  # not shown
    except (SchemaError, OSError) as error:
        raise ProfileError(
            tr("{path} is not a profile that Likewise exported.", path=path),
            tr("Choose another file."),
        ) from error
    return found


def _is_sound(found: PortableProfile) -> bool:
    """Return whether everything has the type and the range that an export gives it."""
    count = len(next(iter(found.photos.values()), ()))
    return (
        isinstance(found.schema, str)
        and bool(found.schema.split())
        and isinstance(found.learner, str)
        and found.learner in for_thumbs()
        and _is_number(found.seed)
        and all(_is_table(array, count) for array in found.photos.values())
        and bool(found.reference)
        and all(_is_row(row, count) for row in found.reference)
        and all(_is_judgment(judgment, count) for judgment in found.judgments)
        and isinstance(found.settings, dict)
        and _learner_accepts_settings(found)
    )


def _is_table(array: NDArray[Any], count: int) -> bool:
    typed = array.dtype == np.float32 and array.ndim == 2 and array.size > 0
    return typed and len(array) == count and bool(np.isfinite(array).all())


def _is_judgment(judgment: Judgment, count: int) -> bool:
    photos = (*judgment.anchors, judgment.row)
    rows = all(_is_row(photo, count) for photo in photos)
    return rows and _is_number(judgment.search) and judgment.sign in (-1, 1)


def _is_row(row: object, count: int) -> bool:
    return type(row) is int and -count <= row < 0


def _is_number(number: object) -> bool:
    """Return whether the catalogue can store it, and draws can be seeded with it."""
    return type(number) is int and 0 <= number < 2**63


def _learner_accepts_settings(found: PortableProfile) -> bool:
    settings = thumb_settings(found.learner) | dict(found.settings)
    some = {name: array[:_TRIED_ON] for name, array in found.photos.items()}
    try:
        create(found.learner, **settings).fit(some)
    except (EngineError, AttributeError, IndexError, *DAMAGE):
        return False
    return True


UNWRITTEN = tr_later("The profile can't be written to {path}: {strerror}.")


def write_profile(exported: PortableProfile, path: Path) -> None:
    """Write the file that `read_profile` reads. Raises StorageError if it can't be written."""
    with disk_faults(StorageError, UNWRITTEN, tr_later("Choose another folder."), path=path):
        portable.save(exported, path)
