"""What reads photos, once it has read one: tests fork their readers from a process that imports
this, so that none of them makes filters and loads the vocabulary and the network again."""

from __future__ import annotations

from contextlib import suppress

import cv2
import numpy as np

from app.core.library.networks import subject_folder
from app.work.processes import pool_worker
from features import subject
from features.errors import WeightsError
from features.extractor import extract_global, extract_keypoints
from features.picture import seen
from features.vocabulary import shipped

pool_worker.NICENESS = 0  # tests wait for them, while others of the same run take all cores
cv2.setNumThreads(1)
PICTURE = seen(np.random.default_rng(0).integers(0, 256, (96, 128, 3), np.uint8))
extract_global(PICTURE)
shipped().words(extract_keypoints(PICTURE))
with suppress(WeightsError):
    subject.open_model(subject_folder())
