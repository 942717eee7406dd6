"""Measure how well photos of one folder find each other, untrained and with a profile.

The photos of a folder are assumed to be alike, as in learning from folders
(app/core/profiles/folder_training.py). Photos that the profile has a thumb on, or that searches
started from, are ranked but never used as queries, because the profile may have memorised them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from app.core.base.errors import LibraryError
from app.core.library.library import Library
from app.core.library.snapshot import LibrarySnapshot
from app.core.profiles.exchange import base_of
from app.core.profiles.folder_training import LabelledPhotos, sorted_photos
from app.core.profiles.journal import Journal
from app.core.profiles.profile_state import load_profile
from app.core.profiles.profiles import UNTAUGHT, Profiles
from app.core.profiles.query import SeePicture
from app.core.profiles.tables import ProfileRecord
from engine.evaluation.bootstrap import mean_interval
from engine.evaluation.retrieval import Retrieval, Scores, joined, retrieve
from engine.metrics.metric import Metric
from engine.types import Mask, Rows

QUERIES = 300
HELD = 2**25  # distances in memory at once

MEASURES = ("precision", "recall", "average_precision")


@dataclass(frozen=True)
class Figure:
    """The mean of one measure over the queries, with its 95 % bootstrap interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class ClassReport:
    """One folder: its number of ``photos`` and ``queries``, and means by method and measure."""

    name: str
    photos: int
    queries: int
    means: Mapping[str, Mapping[str, float]]


@dataclass(frozen=True)
class ModalityReport:
    """One modality alone: its weight and its mean measures, by method."""

    name: str
    weights: Mapping[str, float]
    means: Mapping[str, Mapping[str, float]]


@dataclass(frozen=True)
class Report:
    """The result of `evaluate`. Methods are "untrained" and, if one has learned, "profile".

    ``gain`` is the profile's figure minus the untrained one, query by query.
    """

    photos: int
    unlabelled: int
    taught: int  # photos that the profile knows and that are not queries
    queries: int
    k: int
    seed: int
    profile: str | None
    overall: Mapping[str, Mapping[str, Figure]]
    gain: Mapping[str, Figure]
    classes: tuple[ClassReport, ...]
    modalities: tuple[ModalityReport, ...]


def evaluate(
    library: Library,
    folders: Sequence[Path] = (),
    *,
    profile: str | None = None,
    k: int = 20,
    queries: int = QUERIES,
    seed: int = 0,
    progress: Callable[[int, int], object] = lambda done, total: None,
    see: SeePicture,
) -> Report:
    """Measure with at most ``queries`` random photos of ``folders`` (none: of all folders).

    ``profile``: its name; None is the active one. ``progress(done, total)`` counts rankings.
    ``see`` reads pictures of earlier searches again. The library may be open for reading only.
    Raises RootError for a folder without photos, ProfileError for an unknown profile, LibraryError
    if there are no possible queries.
    """
    snapshot = library.snapshot()
    photos = sorted_photos(library, snapshot, folders)
    random = np.random.default_rng(seed)
    profiles = Profiles(library)
    record = profiles.named(profile) if profile else profiles.stored() or UNTAUGHT
    state = load_profile(library, record, snapshot, see, store=False)
    known = _known_rows(library, record, state.rows)
    brought = base_of(library, record.id) is not None and not state.base_left_out
    learned = state.latest() if known.size or brought else None
    asked = _draw_queries(photos, np.isin(photos.rows, known), queries, random)
    metrics = {"untrained": state.untrained} | ({} if learned is None else {"profile": learned})
    found = _measure(metrics, snapshot, photos, asked, k, seed, progress)
    return Report(
        photos=len(photos.rows),
        unlabelled=photos.unlabelled,
        taught=int(np.isin(photos.rows, known).sum()),
        queries=len(asked),
        k=k,
        seed=seed,
        profile=None if learned is None else record.name,
        overall={name: _figures(part.combined, random) for name, part in found.items()},
        gain=_figures(found["profile"].combined, random, found["untrained"].combined)
        if "profile" in found
        else {},
        classes=_by_class(photos, asked, found),
        modalities=_by_modality(metrics, found),
    )


def _known_rows(library: Library, record: ProfileRecord, rows: Mapping[int, int]) -> Rows:
    """Return the rows of the photos that the profile learned from: queries, or thumbed."""
    journal = Journal(library.catalogue)
    searches = [search for search in journal.searches(record.id) if search.kept]
    entries = journal.entries(search.id for search in searches)
    judged = {entry.photo for entry in entries}
    asked = {item.photo for search in searches for item in search.query.items} if judged else set()
    known = [rows[photo] for photo in judged | asked if photo is not None and photo in rows]
    return np.array(sorted(known), np.int64)


def _draw_queries(
    photos: LabelledPhotos, known: Mask, count: int, random: np.random.Generator
) -> Rows:
    """Return positions of photos to query: not ``known``, and not alone in their folder."""
    sizes = np.bincount(photos.labels, minlength=len(photos.names))
    positions = np.flatnonzero((sizes[photos.labels] > 1) & ~known)
    if not positions.size or len(photos.names) < 2:
        raise LibraryError(
            "There is nothing to ask for: that takes two sub-folders, and in one of them two photos"
            " or more that the profile doesn't know.",
            "Sort photos into sub-folders, or choose another profile.",
        )
    return np.sort(random.choice(positions, min(count, len(positions)), replace=False))


def _measure(
    metrics: Mapping[str, Metric],
    snapshot: LibrarySnapshot,
    photos: LabelledPhotos,
    asked: Rows,
    k: int,
    seed: int,
    progress: Callable[[int, int], object],
) -> dict[str, Retrieval]:
    lots = np.array_split(asked, -(-len(asked) * len(photos.rows) // HELD))
    found: dict[str, list[Retrieval]] = {name: [] for name in metrics}
    done, total = 0, len(asked) * len(metrics)
    for lot in lots:
        for name, metric in metrics.items():
            progress(done, total)
            part = retrieve(metric, snapshot.vectors, photos.rows, photos.labels, lot, k, seed)
            found[name].append(part)
            done += len(lot)
    return {name: joined(parts) for name, parts in found.items()}


def _figures(
    scores: Scores, random: np.random.Generator, less: Scores | None = None
) -> dict[str, Figure]:
    """Return the mean of each measure of ``scores``, or of its excess over ``less``."""
    figures = {}
    for measure in MEASURES:
        values = getattr(scores, measure) - (0 if less is None else getattr(less, measure))
        figures[measure] = Figure(float(values.mean()), *mean_interval(values, random))
    return figures


def _by_class(
    photos: LabelledPhotos, asked: Rows, found: Mapping[str, Retrieval]
) -> tuple[ClassReport, ...]:
    labels = photos.labels[asked]
    return tuple(
        ClassReport(
            photos.names[label],
            int((photos.labels == label).sum()),
            int((labels == label).sum()),
            {name: _means(part.combined, labels == label) for name, part in found.items()},
        )
        for label in np.unique(labels).tolist()
    )


def _by_modality(
    metrics: Mapping[str, Metric], found: Mapping[str, Retrieval]
) -> tuple[ModalityReport, ...]:
    weights = {
        name: dict(zip(metric.modalities, metric.weights.tolist(), strict=True))
        for name, metric in metrics.items()
    }
    return tuple(
        ModalityReport(
            modality,
            {name: weights[name][modality] for name in metrics},
            {name: _means(part.alone[modality]) for name, part in found.items()},
        )
        for modality in found["untrained"].alone
    )


def _means(scores: Scores, which: Mask | slice = slice(None)) -> dict[str, float]:
    return {measure: float(getattr(scores, measure)[which].mean()) for measure in MEASURES}
