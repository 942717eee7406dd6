"""Time each stage from a file to its vectors, in one process on one thread."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks import collection
from features import decode, keypoints, subject, surf
from features.extractor import MODALITIES
from features.modality import GlobalModality
from features.picture import Picture
from features.vocabulary import shipped

SHARED = ("working", "grey", "hsv", "lab", "square", "gradients", "edges", "directions")
"""Intermediate images that several modalities share."""


def milliseconds(paths: Sequence[Path], with_subject: bool) -> dict[str, float]:
    """Return the median processor time of each stage over the photos, and their "total"."""
    vocabularies = shipped()
    times: dict[str, list[float]] = {}

    def timed(stage: str, work: Callable[[], Any]) -> Any:
        start = time.process_time()
        result = work()
        times.setdefault(stage, []).append(1000 * (time.process_time() - start))
        return result

    for path in paths:
        image = timed("decode", lambda path=path: decode.decode(path))
        picture = Picture(image)
        timed("shared", lambda picture=picture: [getattr(picture, name) for name in SHARED])
        for name, modality in MODALITIES.items():
            if isinstance(modality, GlobalModality):
                timed(name, lambda m=modality, picture=picture: m.extract(picture))
        sift = timed("sift", lambda picture=picture: keypoints.dense_sift(picture.grey))
        colors = timed("surf", lambda picture=picture: surf.surf(picture.lab))
        timed("words", lambda s=sift, u=colors: vocabularies.words({"sift": s, "surf": u}))
        if with_subject:
            timed(subject.NAME, lambda picture=picture: collection.see(picture))
    medians = {stage: round(float(np.median(values)), 3) for stage, values in times.items()}
    return {**medians, "total": round(sum(medians.values()), 3)}


def shares(milliseconds: dict[str, float]) -> dict[str, float]:
    """Return each stage's share of the total."""
    total = milliseconds["total"]
    return {stage: round(of / total, 3) for stage, of in milliseconds.items() if stage != "total"}
