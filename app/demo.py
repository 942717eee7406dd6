"""The tour of the sample gallery: index, search, thumbs, search again, with a picture of each step.

With a display `likewise --demo` opens the window on the gallery and leaves the rest to the person.
Without one, this tour does what a person would do, through the same window and service, prints the
precision before and after the thumbs, and saves the pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from statistics import fmean
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer, SignalInstance
from PySide6.QtWidgets import QWidget

from app.core.types import SearchView
from app.workers.service import LibraryService
from app.workers.thumbnails import ThumbnailLoader

PAGE = 10  # a kind has 20 pictures: a page of 20 could not be filled after the thumbs
THUMBS = 5  # up and down each, at most
PATIENCE = 300_000  # milliseconds until a step is given up
QUIET = 400  # milliseconds without a new thumbnail: the window looks as it will


class TourError(Exception):
    """A step of the tour did not answer in time, or the service said that it failed."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One search: precision of a page of pictures not judged yet, without and with the thumbs."""

    kind: str
    before: float
    after: float


class Camera:
    """Saves what the window shows, numbered in the order of the tour."""

    def __init__(self, window: QWidget, thumbnails: ThumbnailLoader, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._window, self._thumbnails, self._folder = window, thumbnails, folder
        self._numbers = count(1)

    def take(self, name: str) -> None:
        """Wait until the thumbnails in view are painted, then save FOLDER/NN-name.png."""
        self._window.grab()  # what is painted asks for its thumbnails
        settle(self._thumbnails.loaded)
        self._window.grab().save(str(self._folder / f"{next(self._numbers):02}-{name}.png"))


def tour(service: LibraryService, gallery: Path, camera: Camera) -> list[Lesson]:
    """Add the gallery to an open, empty library, then search and judge once in each kind.

    Raises TourError when a step fails.
    """
    camera.take("first-start")
    some = Answer(service, service.photos_changed, lambda changes: changes.added)
    all_read = Answer(service, service.progress, lambda progress: progress.phase == "idle")
    service.add_root(gallery)
    some.wait()
    camera.take("reading")
    all_read.wait()
    camera.take("library")
    lessons: list[Lesson] = []
    for photo in one_of_each_kind(service):
        lessons.append(learn(service, photo, None if lessons else camera))
    return lessons


def learn(service: LibraryService, photo: int, camera: Camera | None) -> Lesson:
    """Search from one picture, thumb its first page by kind, and compare the next page's orders."""
    kind = kind_of(service, photo)
    view = look(service, lambda: service.search_photos((photo,)))
    if camera:
        camera.take("results")
    page = [item.photo for item in view.results[: 2 * PAGE]]
    liked = [other for other in page if kind_of(service, other) == kind][:THUMBS]
    disliked = [other for other in page if kind_of(service, other) != kind][:THUMBS]
    for other in liked:
        view = look(service, partial(service.judge, other, 1))
    if camera:
        camera.take("liked")
    for other in disliked:
        view = look(service, partial(service.judge, other, -1))
    after = precision(service, view, kind)
    if camera:
        camera.take("learned")
    before = precision(service, look(service, lambda: service.set_order("original")), kind)
    if camera:
        camera.take("original")
    look(service, lambda: service.set_order("learned"))
    return Lesson(kind, before, after)


def precision(service: LibraryService, view: SearchView, kind: str) -> float:
    """Share of the first page that is of ``kind``; judged pictures are not in the results."""
    page = view.results[:PAGE]
    return sum(kind_of(service, item.photo) == kind for item in page) / PAGE


def kind_of(service: LibraryService, photo: int) -> str:
    """The gallery keeps one folder a kind."""
    path = service.path_of(photo)
    return "" if path is None else path.parent.name


def one_of_each_kind(service: LibraryService) -> Iterator[int]:
    """The first picture of each kind."""
    seen: set[str] = set()
    for photo in service.photos():
        if photo.path.parent.name not in seen:
            seen.add(photo.path.parent.name)
            yield photo.id


def report(lessons: list[Lesson], pictures: Path) -> str:
    """What the tour measured, for a terminal."""
    lines = [f"precision at {PAGE} of the pictures not judged yet, before and after the thumbs:"]
    lines += [f"  {row.kind:10} {row.before:.2f} -> {row.after:.2f}" for row in lessons]
    before, after = fmean(row.before for row in lessons), fmean(row.after for row in lessons)
    lines.append(f"  {'mean':10} {before:.2f} -> {after:.2f}")
    lines.append(f"Pictures of each step are in {pictures}")
    return "\n".join(lines)


def look(service: LibraryService, request: Callable[[], None]) -> SearchView:
    """Make a request that ends in a search view, and wait for the view."""
    answer = Answer(service, service.search_changed, lambda view: view is not None)
    request()
    view: SearchView = answer.wait()
    return view


class Answer:
    """The first payload of ``signal`` that is enough, from the moment this is made."""

    def __init__(
        self,
        service: LibraryService,
        signal: SignalInstance,
        enough: Callable[[Any], bool] = lambda payload: True,
    ) -> None:
        self._loop, self._enough = QEventLoop(), enough
        self._arrived: list[Any] = []
        self._failure = ""
        self._signals = ((signal, self._receive), (service.failed, self._give_up))
        for source, receiver in self._signals:
            source.connect(receiver)

    def wait(self) -> Any:
        """Run the event loop until it is there. Raises TourError when it does not come."""
        patience = QTimer(singleShot=True, interval=PATIENCE)
        patience.timeout.connect(lambda: self._give_up("A step of the tour took too long."))
        patience.start()
        if not (self._arrived or self._failure):
            self._loop.exec()
        for source, receiver in self._signals:
            source.disconnect(receiver)
        if not self._arrived:
            raise TourError(self._failure)
        return self._arrived[0]

    def _receive(self, payload: Any) -> None:
        if self._enough(payload):
            self._arrived.append(payload)
            self._loop.quit()

    def _give_up(self, sentence: str) -> None:
        self._failure = sentence
        self._loop.quit()


def settle(signal: SignalInstance) -> None:
    """Run the event loop until ``signal`` has been quiet for a moment."""
    loop = QEventLoop()
    calm = QTimer(singleShot=True, interval=QUIET)
    calm.timeout.connect(loop.quit)

    def restart(_: object) -> None:
        calm.start()

    signal.connect(restart)
    calm.start()
    loop.exec()
    signal.disconnect(restart)
