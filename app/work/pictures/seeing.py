"""Extract and draw the features of a photo, to show what is seen in it, in a separate process."""

from __future__ import annotations

import io
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from app.core.base.search_types import SeenPhoto
from app.core.library.networks import Networks, subject_folder
from app.work.processes.pool import MEMORY_LIMIT, Failed, IsolatedExecutor, PoolError
from features import subject
from features.decode import decode
from features.drawings import DRAWN, Colour, Entries, Sheet, drawing
from features.errors import WeightsError
from features.extractor import MODALITIES, extract_global
from features.families import FAMILIES, family
from features.keypoints import extract_keypoints
from features.nouns import likeliest_labels, likeliest_nouns
from features.picture import Picture
from features.vocabulary import shipped

SCALE = 2.0
"""Scale of drawings: sharp also on screens with two device pixels a pixel."""

NOUNS = 5
"""Most labels that are shown."""

LIKELY = 0.05
"""Probability from which a label is shown."""


def see_photo(path: Path, networks: Networks, paper: Colour, ink: Colour) -> SeenPhoto:
    """Return what each family sees in a photo, drawn in these colours. Raises DecodeError.
    ``networks``: those that its library reads photos with."""
    picture = Picture(decode(path))
    keypoints = extract_keypoints(picture)
    words = shipped()
    entries = {**extract_global(picture), **keypoints, **words.words(keypoints)}
    sheet = Sheet(paper, ink, words)
    return SeenPhoto(
        nouns=_nouns(networks, picture),
        drawings={name: _png(name, entries, sheet) for name in DRAWN},
        others=_others(networks),
    )


def _nouns(networks: Networks, picture: Picture) -> tuple[tuple[str, float], ...] | None:
    """Return what the photo probably shows; None if the subject network is unused or fails."""
    if not networks.subject:
        return None
    try:
        vector = subject.modality(subject_folder()).extract(picture)
        (labels,) = likeliest_labels(vector[None])
    except WeightsError:
        return None
    found = likeliest_nouns(labels, NOUNS)
    return tuple((noun, likely) for noun, likely in found if likely >= LIKELY)


def _others(networks: Networks) -> tuple[str, ...]:
    """Return the families that see the photo too but can't be drawn."""
    names = [*MODALITIES, *([networks.model.stem] if networks.model else [])]
    return tuple(dict.fromkeys(each for each in map(family, names) if each not in FAMILIES))


def _png(name: str, entries: Entries, sheet: Sheet) -> bytes:
    buffer = io.BytesIO()
    drawing(name, entries, sheet, SCALE).save(buffer, "PNG", compress_level=1)
    return buffer.getvalue()


LIMIT = 60.0  # seconds for one photo; then its disk or network does not answer
NETWORK_BYTES = 1 << 28  # of address space, for `subject` and what runs it


def seeing_executor(computing_limit: float, clock_limit: float) -> IsolatedExecutor:
    """Return a process that can run networks on photos; the limits are in seconds per photo."""
    return IsolatedExecutor(
        1,
        computing_limit=computing_limit,
        clock_limit=clock_limit,
    )


def make_room(executor: IsolatedExecutor, networks: Networks) -> None:
    """Allow the processes of a `seeing_executor` to open ``networks``."""
    executor.before = networks.make
    executor.memory_limit = MEMORY_LIMIT + NETWORK_BYTES + networks.memory


class Seeing:
    """Sees photos on a thread of its own, in a process that is started for the first one."""

    def __init__(self) -> None:
        self._executor = seeing_executor(LIMIT, LIMIT)
        self._thread = ThreadPoolExecutor(1, "seeing")
        self._asked: Future[SeenPhoto | str] | None = None  # last

    def see(
        self, path: Path, networks: Networks, paper: Colour, ink: Colour
    ) -> Future[SeenPhoto | str]:
        """Return what will be seen in a photo (see `see_photo`), or why nothing is.
        The photo before is given up if it still waits."""
        if self._asked is not None:
            self._asked.cancel()
        self._asked = self._thread.submit(self._see, path, networks, paper, ink)
        return self._asked

    def close(self) -> None:
        """End the thread and the process."""
        self._executor.close()
        self._thread.shutdown(cancel_futures=True)

    def _see(self, path: Path, networks: Networks, paper: Colour, ink: Colour) -> SeenPhoto | str:
        make_room(self._executor, networks)
        try:
            answer = self._executor.run(see_photo, path, networks, paper, ink)
        except PoolError as error:
            return str(error)
        if isinstance(answer, Failed):
            return answer.reason
        seen: SeenPhoto = answer.value
        return seen
