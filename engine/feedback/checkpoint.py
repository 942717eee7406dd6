"""Cache a profile's state on disk, so that a long journal need not be replayed at every start.

The file is only used if its key matches. The key covers everything that the state is a function of
(the learner, its settings and seed, the reference sample, the judgments, the photos from outside in
them, and the caller's name for the vectors), so the state is bit for bit that of a replay.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.archives import DAMAGE
from engine.atomic import replacing
from engine.errors import EngineError
from engine.feedback.journal import Judgment
from engine.feedback.photo_vectors import gather
from engine.feedback.profile import Checkpoint, Profile
from engine.metrics.learner_state import LearnerState
from engine.ordinary import opened
from engine.types import Vectors

FORMAT = 1

LEARNING = 1
"""Version of the learning method: states of another version are learned again.

Raise it with any change that makes the same judgments teach something else
(`tests/golden/test_library_golden.py` detects that). It is not the program's version, because
learning again takes minutes after years of thumbs.
"""


def key_of(
    profile: Profile, judgments: Sequence[Judgment], vectors: str, outside: Vectors | None = None
) -> str:
    """Return a hash of all that the state of ``profile`` after ``judgments`` depends on.

    ``vectors`` identifies the library's vectors: it must change whenever one of their rows does.
    """
    header = [
        FORMAT,
        LEARNING,
        vectors,
        profile.learner,
        sorted(profile.settings.items()),
        profile.seed,
    ]
    digest = hashlib.blake2b(json.dumps(header).encode(), digest_size=16)
    rows = [(j.search, j.row, j.sign, len(j.anchors), *j.anchors) for j in judgments]
    digest.update(json.dumps([profile.reference, rows]).encode())
    named = {row for j in judgments for row in (*j.anchors, j.row)} | {*profile.reference}
    strangers = sorted(row for row in named if row < 0)
    if outside is not None and strangers:
        for name, array in gather(outside, [-1 - row for row in strangers]).items():
            digest.update(name.encode() + array.tobytes())
    return digest.hexdigest()


def save(profile: Profile, judgments: Sequence[Judgment], key: str, path: Path) -> None:
    """Write the state of ``profile``, which has replayed ``judgments``, atomically.

    ``key`` is ``key_of`` these judgments. Raises OSError if the file can't be written.
    """
    state = profile.checkpoint
    learner = {f"learner.{name}": array for name, array in state.learner.arrays.items()}
    header = {
        "key": key,
        "judgments": len(judgments),
        "learner": profile.learner,
        "dimensions": state.learner.dimensions,
    }
    with replacing(path, durable=False) as temporary, temporary.open("wb") as file:
        np.savez(
            file,
            allow_pickle=False,
            header=np.array(json.dumps(header)),
            trust=np.float64(state.trust),
            triplets=state.triplets,
            **learner,
        )


def resume(
    profile: Profile,
    judgments: Sequence[Judgment],
    vectors: str,
    outside: Vectors | None,
    path: Path,
) -> bool:
    """Resume ``profile`` from the state in ``path`` if it belongs to a prefix of ``judgments``.

    Arguments as in ``key_of``. Returns whether it did; a file that is missing, damaged or unrelated
    changes nothing.
    """
    try:
        with opened(path) as file, np.load(file, allow_pickle=False) as archive:
            arrays = dict(archive)
        header = json.loads(str(arrays["header"]))
        head = judgments[: header["judgments"]]
        if header["key"] != key_of(profile, head, vectors, outside):
            return False
        if header["learner"] != profile.learner:
            return False
        profile.resume(head, _checkpoint(header, arrays))
    except (OSError, EngineError, *DAMAGE):
        return False
    return True


def _checkpoint(header: Mapping[str, Any], arrays: Mapping[str, NDArray[Any]]) -> Checkpoint:
    prefix = "learner."
    learned = {
        name.removeprefix(prefix): array
        for name, array in arrays.items()
        if name.startswith(prefix)
    }
    dimensions = tuple((name, count) for name, count in header["dimensions"])
    return Checkpoint(LearnerState(dimensions, learned), float(arrays["trust"]), arrays["triplets"])
