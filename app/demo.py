"""Scripted tour of the sample gallery: index, search, thumbs, search again; a picture of each step.

The gallery's pictures are alike in what they show or in their mood of colours. Out of the box the
search goes by both; the tour plays a person who means the mood, and measures what thumbs change.

With a display `likewise --demo` opens the window on the gallery and leaves the rest to the person.
Without one, this tour does what a person would do, through the same window and bus, prints the
precision before and after the thumbs, and saves the pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count, cycle
from pathlib import Path
from statistics import fmean
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer, SignalInstance
from PySide6.QtWidgets import QWidget

from app.core.types import QueryItem, SearchView
from app.work.bus.bus import Bus
from app.work.bus.events import Failed, ProgressChanged, SearchChanged, TableChanged
from app.work.bus.open_library import OpenLibrary
from app.work.pictures.thumbnail_loader import ThumbnailLoader
from engine.feedback.journal import Sign
from resources import gallery

PAGE = 20
THUMBS = 5  # up and down each, at most
PATIENCE = 300_000  # milliseconds until a step is given up
QUIET = 400  # milliseconds without a new thumbnail: the window looks as it will


class TourError(Exception):
    """A step of the tour did not answer in time, or the bus said that it failed."""


@dataclass(frozen=True, slots=True)
class SearchGain:
    """One search: precision of a page of pictures not judged yet, without and with the thumbs."""

    query: str
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


def tour(bus: Bus, pictures: Path, camera: Camera) -> list[SearchGain]:
    """Add the gallery to an open, empty library, then search and judge ten times.

    Raises TourError when a step fails.
    """
    camera.take("first-start")
    some = FirstPayload(bus, bus.signal(TableChanged), lambda changes: changes.added)
    all_read = FirstPayload(
        bus, bus.signal(ProgressChanged), lambda progress: progress.phase == "idle"
    )
    bus.ask(lambda library: library.add_root(pictures))
    some.wait()
    camera.take("reading")
    all_read.wait()
    camera.take("library")
    *others, last = queries(bus)
    return [learn(bus, photo, None) for photo in others] + [learn(bus, last, camera)]


def learn(bus: Bus, photo: int, camera: Camera | None) -> SearchGain:
    """Search from one picture, thumb results by mood, and compare the two orders of the rest."""
    mood = gallery.mood_of(name_of(bus, photo))
    view = view_after(bus, lambda library: library.session.start((QueryItem(photo=photo),)))
    if camera:
        camera.take("results")
    shown = [item.photo for item in view.results[: 2 * PAGE]]
    suits = {other: gallery.mood_of(name_of(bus, other)) == mood for other in shown}
    liked = [other for other in shown if suits[other]][:THUMBS]
    disliked = [other for other in shown if not suits[other]][:THUMBS]
    for other in liked:
        view = view_after(bus, judging(view.search, other, 1))
    if camera:
        camera.take("liked")
    for other in disliked:
        view = view_after(bus, judging(view.search, other, -1))
    after = precision(bus, view, mood)
    if camera:
        camera.take("learned")
    before = precision(
        bus, view_after(bus, lambda library: library.session.set_order("original")), mood
    )
    if camera:
        camera.take("original")
    view_after(bus, lambda library: library.session.set_order("learned"))
    return SearchGain(name_of(bus, photo), before, after)


def precision(bus: Bus, view: SearchView, mood: str) -> float:
    """Share of the first page that is in ``mood``; judged pictures are not in the results."""
    page = [gallery.mood_of(name_of(bus, item.photo)) for item in view.results[:PAGE]]
    return page.count(mood) / PAGE


def name_of(bus: Bus, photo: int) -> str:
    """The picture's file name without its suffix."""
    path = bus.photos.path_of(photo)
    return "" if path is None else path.stem


def queries(bus: Bus) -> list[int]:
    """One picture of each kind, the moods in turn."""
    moods = cycle(gallery.MOODS)
    kinds = sorted({photo.folder for photo in bus.photos.all()})
    wanted = [kind / f"{mood}-{kind.name}-1.jpg" for kind, mood in zip(kinds, moods, strict=False)]
    found = {photo.path: photo.id for photo in bus.photos.all()}
    return [found[path] for path in wanted]


def report(gains: list[SearchGain], pictures: Path) -> str:
    """What the tour measured, for a terminal."""
    lines = [f"precision at {PAGE} of the pictures not judged yet, before and after the thumbs:"]
    lines += [f"  {row.query:18} {row.before:.2f} -> {row.after:.2f}" for row in gains]
    before, after = fmean(row.before for row in gains), fmean(row.after for row in gains)
    lines.append(f"  {'mean':18} {before:.2f} -> {after:.2f}")
    lines.append(f"Pictures of each step are in {pictures}")
    return "\n".join(lines)


def judging(search: int, photo: int, sign: Sign) -> Callable[[OpenLibrary], object]:
    """A thumb, as the bus asks for it."""
    return lambda library: library.searches.judge(search, (photo,), sign)


def view_after(bus: Bus, call: Callable[[OpenLibrary], object]) -> SearchView:
    """Make a request that ends in a search view, and wait for the view."""
    answer = FirstPayload(bus, bus.signal(SearchChanged), lambda view: view is not None)
    bus.search(call)
    view: SearchView = answer.wait()
    return view


class FirstPayload:
    """The first payload of ``signal`` that is enough, from the moment this is made."""

    def __init__(
        self,
        bus: Bus,
        signal: SignalInstance,
        enough: Callable[[Any], bool] = lambda payload: True,
    ) -> None:
        self._loop, self._enough = QEventLoop(), enough
        self._arrived: list[Any] = []
        self._failure = ""
        self._signals = ((signal, self._receive), (bus.signal(Failed), self._give_up))
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
