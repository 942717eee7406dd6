"""Trains the visual words and fits the scales that Likewise ships.

`python docs/pictures/make_vocabulary.py` writes resources/vocabulary.npz and resources/scales.json
again, the same each time on one machine. The 136 photographs are fetched from packages of Debian 12
(photographs.py); credits.txt tells the author and the licence of each. None of them is kept: what
is written are means of many descriptors, and a number for each modality. No collection that the
benchmarks report on is among them.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from photographs import fetch, photographs

from app.core.library.networks import subject_folder
from features import subject
from features.decode import decode_bytes
from features.extractor import MODALITIES, extract_global, extract_keypoints
from features.normalisation import modality_scales
from features.picture import Picture
from features.scales import FILE as SCALES
from features.vocabulary import FILE as VOCABULARY
from features.vocabulary import Vocabularies

SEED = 0

Arrays = dict[str, NDArray[Any]]


def seen(photograph: tuple[str, bytes]) -> tuple[Arrays, Arrays]:
    """The global modalities with `subject`, and the local descriptors, of one photograph."""
    name, content = photograph
    picture = Picture(decode_bytes(content, name))
    entries = extract_global(picture)
    entries[subject.NAME] = subject.modality(subject_folder()).extract(picture)
    return entries, extract_keypoints(picture)


def main() -> None:
    """Fetch, extract, train, fit, write."""
    subject.prepare(subject_folder())
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor() as pool:
        fetch(Path(folder))
        named = [(credit.file, content) for credit, content in photographs(Path(folder))]
        found = list(pool.map(seen, named, chunksize=8))
    words = Vocabularies.train([keypoints for _, keypoints in found], SEED)
    words.save(VOCABULARY)
    rows = [{**entries, **words.words(keypoints)} for entries, keypoints in found]
    vectors = {name: np.stack([row[name] for row in rows]) for name in (*MODALITIES, subject.NAME)}
    scales = {name: round(scale, 4) for name, scale in modality_scales(vectors, SEED).items()}
    SCALES.write_text(json.dumps(scales, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
