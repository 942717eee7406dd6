"""Learn from folders: photos that a person sorted into one sub-folder are alike.

The sub-folders become searches and thumbs of a separate profile, so that it can be copied,
exported, left, and deleted like any other. A quarter of the photos is held out, and the profile is
created only if it finds those together better than before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import numpy as np

from app.core.base.errors import ProfileError
from app.core.base.language import percent, tr, tr_n
from app.core.base.photo_types import PhotoInfo
from app.core.base.search_types import QueryItem
from app.core.library.library import Library, LibrarySnapshot
from app.core.profiles.journal import Journal
from app.core.profiles.profile_base import keep_reference_sample
from app.core.profiles.profile_files import state_path
from app.core.profiles.profiles import FROM_FOLDERS, Profiles
from app.core.profiles.query import Query
from app.core.profiles.tables import ProfileRecord, add_judgments
from engine.errors import InputError
from engine.evaluation.retrieval import mean_average_precision
from engine.feedback import checkpoint
from engine.feedback.folders import FolderJudgments, folder_judgments, learn
from engine.feedback.profile import Profile
from engine.types import Rows
from features.families import prior

MAX_SEARCHES = 200  # at most
MAX_QUERIES = 300  # held-out photos, at most, that the before/after figure queries
MAX_PHOTOS = 5000  # other photos, at most, that it ranks


@dataclass(frozen=True)
class LabelledPhotos:
    """Photos with a label: their rows (n,), and for each which of ``names`` is its folder (n,)."""

    rows: Rows
    labels: Rows
    names: tuple[str, ...]


def sorted_photos(library: Library, snapshot: LibrarySnapshot) -> LabelledPhotos:
    """Return the searchable photos, labelled with the folder they are in.

    Those directly in a root have no label.
    """
    roots = [root.path for root in library.roots()]
    rows = snapshot.rows_by_photo()
    photos = [photo for photo in library.photos() if photo.id in rows]
    labelled = [photo for photo in photos if photo.folder not in roots]
    names, labels = np.unique([_name(photo, roots) for photo in labelled], return_inverse=True)
    numbers = np.array([rows[photo.id] for photo in labelled], np.int64)
    order = np.argsort(numbers)
    return LabelledPhotos(numbers[order], labels.astype(np.int64)[order], tuple(names.tolist()))


def _name(photo: PhotoInfo, roots: Sequence[Path]) -> str:
    """Return the photo's folder, relative if there is only one root."""
    return str(photo.folder.relative_to(roots[0]) if len(roots) == 1 else photo.folder)


@dataclass(frozen=True)
class FolderTraining:
    """The training data of a library's folders. Immutable, so another thread may learn it."""

    snapshot: LibrarySnapshot
    photos: LabelledPhotos
    taught: FolderJudgments


@dataclass(frozen=True)
class TrainingResult:
    """The result. ``before``, ``after``: mean average precision on held-out photos."""

    training: FolderTraining
    profile: Profile
    before: float
    after: float

    @property
    def helps(self) -> bool:
        """Whether it gained a percent, as the sentence shows it."""
        return round(self.after, 2) > round(self.before, 2)

    def sentence(self, profile: str) -> str:
        """Return a sentence on the result, and on the profile of this name."""
        folders = len(self.training.photos.names)
        figures = tr(
            "{after} right instead of {before}",
            before=percent(self.before),
            after=percent(self.after),
        )
        if not self.helps:
            return tr_n(
                "Learning from {n} folder didn't help ({figures}), so nothing was changed.",
                "Learning from {n} folders didn't help ({figures}), so nothing was changed.",
                folders,
                figures=figures,
            )
        return tr_n(
            "Learned from {n} folder: photos of one folder are found better ({figures}). Choose "
            "“{profile}” in the settings to search with it.",
            "Learned from {n} folders: photos of one folder are found better ({figures}). Choose "
            "“{profile}” in the settings to search with it.",
            folders,
            figures=figures,
            profile=profile,
        )


def read_folders(library: Library) -> FolderTraining:
    """Return the training data. Raises ProfileError unless two sub-folders have four photos."""
    snapshot = library.snapshot()
    photos = sorted_photos(library, snapshot)
    try:
        searches = min(MAX_SEARCHES, len(photos.rows))  # more would only overfit a small library
        taught = folder_judgments(photos.rows, photos.labels, searches)
    except InputError as error:
        raise ProfileError(
            str(error), tr("Add a folder whose photos are sorted into sub-folders.")
        ) from error
    return FolderTraining(snapshot, photos, taught)


def train(training: FolderTraining, progress: Callable[[int, int], bool]) -> TrainingResult | None:
    """Learn ``training``; None if ``progress(done, total)`` returned False."""
    profile = Profile(training.snapshot.vectors, prior=prior(training.snapshot.modalities))
    untrained = profile.untrained
    if not learn(profile, training.taught.judgments, progress):
        return None
    asked, ranked = _draw_test_photos(training, np.random.default_rng(0))
    rows, labels = training.photos.rows[ranked], training.photos.labels[ranked]
    before, after = (
        mean_average_precision(metric, training.snapshot.vectors, rows, labels, asked)
        for metric in (untrained, profile.metric)
    )
    return TrainingResult(training, profile, before, after)


def record_searches(library: Library, learned: TrainingResult) -> ProfileRecord:
    """Write what was learned to the journal, as the searches of a new profile."""
    snapshot, profile = learned.training.snapshot, learned.profile
    judgments = learned.training.taught.judgments
    photos = snapshot.rows.tolist()
    rows = dict(zip(photos, range(len(photos)), strict=True))
    journal, profiles = Journal(library.catalogue), Profiles(library)
    with library.catalogue.transaction():
        made = profiles.create(_free_name(profiles))
        keep_reference_sample(library.catalogue, made.id, snapshot, profile.reference)
        for _, sitting in groupby(judgments, key=lambda judgment: judgment.search):
            thumbs = list(sitting)
            items = tuple(QueryItem(photo=photos[row]) for row in thumbs[0].anchors)
            search = journal.add_search(made.id, Query(items), rows, kept=True)
            for thumb in thumbs:
                judged = {photos[thumb.row]: thumb.row}
                add_judgments(library.catalogue, search, judged, thumb.sign)
    key = checkpoint.key_of(profile, judgments, snapshot.key)
    with suppress(OSError):  # the next search computes it again
        state_path(library.folder, made.id).parent.mkdir(exist_ok=True)
        checkpoint.save(profile, judgments, key, state_path(library.folder, made.id))
    return made


def _draw_test_photos(training: FolderTraining, random: np.random.Generator) -> tuple[Rows, Rows]:
    """Return rows of held-out photos to query, and positions of photos to rank.

    Photos of the same folders are preferred, so that there is something to find.
    """
    held_out, photos = training.taught.held_out, training.photos
    asked = random.choice(held_out, min(MAX_QUERIES, len(held_out)), replace=False)
    are_asked = np.isin(photos.rows, asked)
    others = random.permutation(np.flatnonzero(~are_asked))
    strangers = ~np.isin(photos.labels[others], photos.labels[are_asked])
    chosen = others[np.argsort(strangers, kind="stable")][:MAX_PHOTOS]
    return asked, np.sort(np.concatenate([np.flatnonzero(are_asked), chosen]))


def _free_name(profiles: Profiles) -> str:
    taken = profiles.names()
    numbered = (f"{FROM_FOLDERS} {number}" for number in range(2, len(taken) + 3))
    names = [FROM_FOLDERS, *numbered]
    return next(name for name in names if name not in taken)
