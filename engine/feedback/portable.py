"""Export a profile as one file, for another machine and another library.

What a profile has learned is a function of its judgments and of the vectors of the photos in them,
so the file holds exactly these: photos are renumbered as photos from outside, and no path, name or
picture is included. A new ``Profile`` receives them as ``outside=`` and ``reference=``, and
replaying gives the same metric.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from engine.archives import DAMAGE, check_size
from engine.atomic import replacing
from engine.errors import SchemaError
from engine.feedback.journal import Judgment
from engine.feedback.photo_vectors import gather
from engine.feedback.profile import Profile
from engine.index.base import StoredVectors
from engine.ordinary import opened
from engine.types import Float32, Vectors

FORMAT = 1


@dataclass(frozen=True)
class PortableProfile:
    """Everything that a profile's metric depends on.

    ``photos`` modality -> float32 (n, d_k); each photo in ``judgments`` and ``reference`` is -1 - i
    for row i of them. ``schema`` identifies what the vectors mean.
    """

    schema: str
    learner: str
    settings: Mapping[str, Any]
    seed: int
    judgments: tuple[Judgment, ...]
    reference: tuple[int, ...]
    photos: Mapping[str, Float32]

    def profile(self, vectors: StoredVectors) -> Profile:
        """Return a profile over the library ``vectors`` that has learned the judgments.

        Raises SchemaError if the library has other modalities.
        """
        here = {modality: array.shape[1] for modality, array in vectors.items()}
        there = {modality: array.shape[1] for modality, array in self.photos.items()}
        if here != there:
            raise SchemaError(
                f"The profile was learned on {there}; this library has {here}. "
                "Read the photos again with the same version, or start a new profile."
            )
        made = Profile(
            vectors,
            self.learner,
            self.settings,
            self.seed,
            outside=self.photos,
            reference=self.reference,
        )
        made.replay(self.judgments)
        return made


def pack(
    profile: Profile,
    judgments: Sequence[Judgment],
    vectors: StoredVectors,
    schema: str,
    outside: Vectors | None = None,
) -> PortableProfile:
    """Return ``profile`` with these ``judgments``, independent of the library ``vectors``."""
    named = [row for judgment in judgments for row in (*judgment.anchors, judgment.row)]
    numbers = list(dict.fromkeys([*profile.reference, *named]))
    names = {number: -1 - i for i, number in enumerate(numbers)}
    return PortableProfile(
        schema,
        profile.learner,
        profile.settings,
        profile.seed,
        _renamed(judgments, names),
        tuple(names[row] for row in profile.reference),
        gather(vectors, numbers, outside),
    )


def save(portable: PortableProfile, path: Path) -> None:
    """Write one npz without pickle, atomically. Raises OSError."""
    header = {
        "format": FORMAT,
        "schema": portable.schema,
        "learner": portable.learner,
        "settings": dict(portable.settings),
        "seed": portable.seed,
        "background": portable.reference,
        "judgments": [[j.search, j.anchors, j.row, j.sign] for j in portable.judgments],
    }
    photos = {f"photos.{modality}": rows for modality, rows in portable.photos.items()}
    packed = io.BytesIO()  # savez leaves its file open when memory runs out
    np.savez_compressed(packed, allow_pickle=False, header=np.array(json.dumps(header)), **photos)
    with replacing(path) as temporary:
        temporary.write_bytes(packed.getbuffer())


def load(path: Path) -> PortableProfile:
    """Read what ``save`` wrote. Raises SchemaError if it is something else or damaged."""
    try:
        with opened(path) as file, np.load(file, allow_pickle=False) as archive:
            check_size(archive.zip, path.stat().st_size, path.name)
            header = json.loads(str(archive["header"]))
            photos = {
                name.removeprefix("photos."): archive[name]
                for name in archive.files
                if name.startswith("photos.")
            }
        if header["format"] != FORMAT:
            raise SchemaError(
                f"{path.name} has format {header['format']}; this version reads {FORMAT}. "
                "Export it again with this version."
            )
        return PortableProfile(
            header["schema"],
            header["learner"],
            header["settings"],
            header["seed"],
            tuple(
                Judgment(s, tuple(anchors), row, sign)
                for s, anchors, row, sign in header["judgments"]
            ),
            tuple(header["background"]),
            photos,
        )
    except (SchemaError, *DAMAGE) as error:
        if isinstance(error, SchemaError):
            raise
        raise SchemaError(
            f"{path.name} is not an exported profile, or it is damaged. Export it again."
        ) from error


def count_judgments(path: Path) -> int:
    """Return how many judgments a saved profile holds, without its photos. Raises SchemaError."""
    try:
        with opened(path) as file, np.load(file, allow_pickle=False) as archive:
            check_size(archive.zip, path.stat().st_size, path.name)
            return len(json.loads(str(archive["header"]))["judgments"])
    except DAMAGE as error:
        raise SchemaError(
            f"{path.name} is not an exported profile, or it is damaged. Export it again."
        ) from error


def _renamed(judgments: Iterable[Judgment], names: Mapping[int, int]) -> tuple[Judgment, ...]:
    return tuple(
        replace(
            judgment, anchors=tuple(names[row] for row in judgment.anchors), row=names[judgment.row]
        )
        for judgment in judgments
    )
