"""Run networks on pictures in a separate process: draw what is seen in one, search from one."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.core.base.errors import QueryError
from app.core.base.language import tr, tr_stored
from app.core.base.search_types import QueryItem, SeenPhoto
from app.core.library.networks import Networks, subject_folder
from app.core.profiles.query import OutsidePicture, see_picture
from app.work.processes.pool import MEMORY_LIMIT, Done, Failed, IsolatedExecutor, PoolError
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


COMPUTING_LIMIT = 60.0  # seconds, for one picture
CLOCK_LIMIT = 90.0  # seconds by the clock, in case its disk or network does not answer
NETWORK_BYTES = 1 << 28  # of address space, for `subject` and what runs it


class NetworkProcess:
    """Runs networks on pictures in a process, which may crash, hang or run out of memory safely.

    The process is started for the first picture and kept for the next ones.
    """

    def __init__(self) -> None:
        self._executor = IsolatedExecutor(
            1, computing_limit=COMPUTING_LIMIT, clock_limit=CLOCK_LIMIT
        )

    def run(
        self, networks: Networks, function: Callable[..., Any], *arguments: Any
    ) -> Done | Failed:
        """Return the result of ``function(*arguments)``, which may open ``networks``."""
        self._executor.before = networks.make
        self._executor.memory_limit = MEMORY_LIMIT + NETWORK_BYTES + networks.memory
        return self._executor.run(function, *arguments)

    def close(self) -> None:
        """End the process."""
        self._executor.close()


class OutsideReader(NetworkProcess):
    """Runs `see_picture` in a process of its own."""

    def __call__(
        self, item: QueryItem, paths: Mapping[int, Path], networks: Networks
    ) -> OutsidePicture:
        """See `see_picture`."""
        answer = self.run(networks, _attempt, item, paths, networks)
        if not isinstance(answer, Done):
            raise QueryError(
                tr("This can't be searched with. {reason}", reason=answer.reason),
                tr("Try another word, or search from a photo.")
                if item.word
                else tr("Try another picture."),
            )
        attempt: _Attempt = answer.value
        if attempt.seen is None:
            raise QueryError(tr_stored(attempt.reason), tr_stored(attempt.hint))
        return attempt.seen


@dataclass(frozen=True, slots=True)
class _Attempt:
    """The picture, or a reason and a hint: a pool passes on no exceptions, only reasons."""

    seen: OutsidePicture | None
    reason: str = ""
    hint: str = ""


def _attempt(item: QueryItem, paths: Mapping[int, Path], networks: Networks) -> _Attempt:
    try:
        return _Attempt(see_picture(item, paths, networks))
    except QueryError as error:
        return _Attempt(None, error.sentence, error.hint)


class Seeing(NetworkProcess):
    """Sees photos on a thread of its own, in a process that is started for the first one."""

    def __init__(self) -> None:
        super().__init__()
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
        super().close()
        self._thread.shutdown(cancel_futures=True)

    def _see(self, path: Path, networks: Networks, paper: Colour, ink: Colour) -> SeenPhoto | str:
        try:
            answer = self.run(networks, see_photo, path, networks, paper, ink)
        except PoolError as error:
            return str(error)
        if isinstance(answer, Failed):
            return answer.reason
        seen: SeenPhoto = answer.value
        return seen
