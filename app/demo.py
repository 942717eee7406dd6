"""Give a tour of a sample gallery: pick a photo, like what fits, save it as an album.

With a display, `likewise --demo` opens the window on the gallery, and a card lists the three steps
(app/ui/welcome/first_page.py). Without one, this tour takes the steps through the same window and
bus, and saves a picture of each. It prints how many photos of the same folder came first before and
after three likes, as each folder shows one kind of thing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEventLoop, QTimer, SignalInstance
from PySide6.QtWidgets import QWidget

from app.core.base.search_types import QueryItem, SearchView
from app.work.bus.bus import Bus
from app.work.bus.events import (
    AlbumsChanged,
    Event,
    Failed,
    MapChanged,
    ProgressChanged,
    SearchChanged,
)
from app.work.pictures.thumbnail_loader import ThumbnailLoader

if TYPE_CHECKING:  # numpy loads on the library's thread: the window first
    from app.work.bus.open_library import OpenLibrary
    from engine.feedback.journal import Sign

SIZE = (1440, 900)  # pixels of the pictures
PAGE = 10
THUMBS = 3  # up and down each, at most
ENOUGH = 10  # folders with fewer photos are not searched
SHOWN = "Under water"  # the pictures show the search in this folder, if it exists
PATIENCE = 300_000  # milliseconds
QUIET = 600  # milliseconds without a new thumbnail after which the window counts as complete


class TourError(Exception):
    """A step of the tour did not answer in time, or the bus reported a failure."""


@dataclass(frozen=True, slots=True)
class SearchGain:
    """One search: share of the folder's photos on the first page, before and after the thumbs."""

    folder: str
    before: float
    after: float


class Camera:
    """Saves pictures of the window, numbered in the order of the tour."""

    def __init__(self, window: QWidget, thumbnails: ThumbnailLoader, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._window, self._thumbnails, self._folder = window, thumbnails, folder
        self._numbers = count(1)

    def take(self, name: str) -> None:
        """Wait until the thumbnails in view are painted, then save FOLDER/NN-name.png."""
        self._window.grab()  # painting requests the thumbnails
        settle(self._thumbnails.loaded)
        self._window.grab().save(str(self._folder / f"{next(self._numbers):02}-{name}.png"))


def tour(bus: Bus, pictures: Path, camera: Camera) -> list[SearchGain]:
    """Add the pictures to an open, empty library, then search and like in each of its folders.

    Raises TourError when a step fails.
    """
    bus.ask(lambda library: library.scan.add_root(pictures))
    next_payload(bus, ProgressChanged, lambda progress: progress.phase == "idle")
    from app.work.bus.facts import MIN_FOR_MAP  # loads numpy

    if len(bus.photos.all()) >= MIN_FOR_MAP:
        next_payload(bus, MapChanged, lambda made: made is not None)  # and the covers, from it
    camera.take("library")
    folders = sorted(queries(bus).items(), key=lambda item: item[0] == SHOWN)
    return [
        learn(bus, photo, folder, camera if folder == folders[-1][0] else None)
        for folder, photo in folders
    ]


def learn(bus: Bus, photo: int, folder: str, camera: Camera | None) -> SearchGain:
    """Search from one photo, like and dislike by its folder, and keep the search as an album."""
    view = view_after(bus, lambda library: library.session.start((QueryItem(photo=photo),)))
    if camera:
        camera.take("pick")
    first = view
    shown = [item.photo for item in view.results[: 4 * PAGE]]
    suits = {other: folder_of(bus, other) == folder for other in shown}
    liked = [other for other in shown if suits[other]][:THUMBS]
    disliked = [other for other in shown if not suits[other]][:THUMBS]
    for others, sign in ((liked, 1), (disliked, -1)):
        for other in others:
            view = view_after(bus, judging(view.search, other, 1 if sign > 0 else -1))
        if camera and sign > 0:
            camera.take("like")
    judged = {*liked, *disliked}
    before, after = (share(bus, each, folder, judged) for each in (first, view))
    if camera:
        search = view.search
        bus.search(lambda library: library.albums.keep_search(search, folder))
        next_payload(bus, AlbumsChanged, bool)
        camera.take("save")
    return SearchGain(folder, before, after)


def share(bus: Bus, view: SearchView, folder: str, judged: Collection[int]) -> float:
    """Return a folder's share of the first page without judged photos, or of as many as it has."""
    left = [item.photo for item in view.results if item.photo not in judged]
    fits = [folder_of(bus, photo) == folder for photo in left]
    page = fits[: min(PAGE, sum(fits))]
    return fmean(page) if page else 1.0


def folder_of(bus: Bus, photo: int) -> str:
    """Return the name of the folder that a photo is in."""
    path = bus.photos.path_of(photo)
    return "" if path is None else path.parent.name


def queries(bus: Bus) -> dict[str, int]:
    """Return the middle photo of each folder with enough photos."""
    kinds: dict[str, list[int]] = {}
    for photo in sorted(bus.photos.all(), key=lambda photo: photo.path):
        kinds.setdefault(photo.folder.name, []).append(photo.id)
    return {
        kind: photos[len(photos) // 2] for kind, photos in kinds.items() if len(photos) >= ENOUGH
    }


def report(gains: list[SearchGain], pictures: Path) -> str:
    """Return the results of the tour, for a terminal."""
    lines = [f"So many of the first {PAGE} photos are of the same folder, before and after thumbs:"]
    lines += [f"  {row.folder:18} {row.before:.2f} -> {row.after:.2f}" for row in gains]
    before, after = fmean(row.before for row in gains), fmean(row.after for row in gains)
    lines.append(f"  {'mean':18} {before:.2f} -> {after:.2f}")
    lines.append(f"Pictures of each step are in {pictures}")
    return "\n".join(lines)


def judging(search: int, photo: int, sign: Sign) -> Callable[[OpenLibrary], object]:
    """Return a call for the bus that gives a thumb."""
    return lambda library: library.searches.judge(search, (photo,), sign)


def view_after(bus: Bus, call: Callable[[OpenLibrary], object]) -> SearchView:
    """Make a request that results in a search view, and wait for the view."""
    bus.search(call)
    view: SearchView = next_payload(bus, SearchChanged, lambda view: view is not None)
    return view


def next_payload(bus: Bus, kind: type[Event], enough: Callable[[Any], bool]) -> Any:
    """Run the event loop until an event of this kind is ``enough``, and return its first value.
    Raises TourError if it doesn't come in time, or the bus reports a failure."""
    loop, failures, arrived = QEventLoop(), ["A step of the tour took too long."], list[Any]()

    def receive(payload: Any) -> None:
        if enough(payload):
            arrived.append(payload)
            loop.quit()

    def give_up(sentence: str) -> None:
        failures.append(sentence)
        loop.quit()

    signals = (bus.signal(kind), receive), (bus.signal(Failed), give_up)
    for signal, receiver in signals:
        signal.connect(receiver)
    QTimer.singleShot(PATIENCE, loop, loop.quit)
    loop.exec()
    for signal, receiver in signals:
        signal.disconnect(receiver)
    if not arrived:
        raise TourError(failures[-1])
    return arrived[0]


def settle(signal: SignalInstance) -> None:
    """Run the event loop until ``signal`` has been quiet for a moment."""
    loop = QEventLoop()
    calm = QTimer(singleShot=True, interval=QUIET)
    calm.timeout.connect(loop.quit)
    restarted = signal.connect(lambda *_: calm.start())
    calm.start()
    loop.exec()
    signal.disconnect(restarted)
