"""Learn from folders: turn sub-folder names into ordinary judgments.

The photos of a folder are assumed to be alike. Learning from it runs a number of simulated
searches: a photo, a few more of its folder thumbed up, a few photos of others thumbed down. They go
through the same journal as real clicks, so undo and export apply to them too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from engine.errors import InputError
from engine.feedback.journal import Judgment
from engine.feedback.profile import Profile
from engine.types import Rows

UPS, DOWNS = 5, 5  # thumbs per simulated search
HELD_OUT = 0.25  # share of each folder that is held out for the before/after figure
REPORT_EVERY = 10  # searches between two progress reports


@dataclass(frozen=True)
class FolderJudgments:
    """Judgments to append to the journal, and the rows held out to measure whether they help."""

    judgments: tuple[Judgment, ...]
    held_out: Rows


def folder_judgments(rows: Rows, labels: Rows, searches: int) -> FolderJudgments:
    """Return ``searches`` simulated searches over ``rows`` (n,) in folders ``labels`` (n,).

    Folders take turns, so that a large one does not outweigh the rest. Raises InputError unless two
    folders have at least four photos.
    """
    random = np.random.default_rng(0)
    taught, apart = _split(rows, labels, random)
    if len(taught) < 2:
        raise InputError(
            "Learning from folders needs at least two sub-folders with four photos or more; "
            f"there are {len(taught)}."
        )
    judgments: list[Judgment] = []
    for search in range(searches):
        mine = taught[search % len(taught)]
        others = np.concatenate([folder for folder in taught if folder is not mine])
        query, *ups = random.choice(mine, min(UPS + 1, len(mine)), replace=False).tolist()
        downs = random.choice(others, min(DOWNS, len(others)), replace=False).tolist()
        judgments += [Judgment(search, (query,), row, 1) for row in ups]
        judgments += [Judgment(search, (query,), row, -1) for row in downs]
    return FolderJudgments(tuple(judgments), apart)


def learn(
    profile: Profile, judgments: Sequence[Judgment], progress: Callable[[int, int], bool]
) -> bool:
    """Replay ``judgments``, step by step.

    ``progress(done, total)`` counts searches of ``judgments`` and returns whether to continue. If
    it returns False, ``profile`` is as before any judgment, and False is returned.
    """
    ends = [
        i + 1
        for i, judgment in enumerate(judgments)
        if i + 1 == len(judgments) or judgments[i + 1].search != judgment.search
    ]
    for done in [*range(REPORT_EVERY, len(ends), REPORT_EVERY), len(ends)]:
        profile.replay(judgments[: ends[done - 1]])
        if not progress(done, len(ends)):
            profile.replay(())
            return False
    return True


def _split(rows: Rows, labels: Rows, random: np.random.Generator) -> tuple[list[Rows], Rows]:
    """Return the photos to learn from, per folder, and the rows that are held out."""
    taught, apart = [], [np.zeros(0, np.int64)]
    for label in np.unique(labels):
        folder = random.permutation(rows[labels == label])
        held = int(len(folder) * HELD_OUT)
        if held:
            taught.append(folder[held:])
            apart.append(folder[:held])
    return taught, np.sort(np.concatenate(apart))
