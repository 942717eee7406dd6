"""The bus: calls to the library's thread, answers, and what happens by itself."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from app.core.base.errors import LibraryError
from app.core.base.photo_types import Changes, Marks, PhotoInfo, PhotoState
from app.core.base.work_types import Pace
from app.work.bus.bus import PREFETCH, Bus, PhotoTable
from app.work.bus.events import (
    Event,
    Failed,
    Message,
    Opened,
    PhotosChanged,
    ProblemsChanged,
    RootsChanged,
    SearchChanged,
    SearchStarted,
    TableChanged,
    TableMarked,
)

# The bus: calls in order, keys, answers and events on the window's thread, what goes wrong.

PHOTO = PhotoInfo(1, 1, Path("/p"), "1.jpg", 4, 3, 0.0, PhotoState.READY)


class Searches:
    """The searches of a library; the first answer never ends."""

    def __init__(self, done: list[object]) -> None:
        self.shows = 0
        self._done = done

    def show(self, wanted: Callable[[], bool]) -> Generator[None, None, None]:
        self.shows += 1
        number = self.shows
        try:
            while number == 1:
                yield
            self._done.append(f"{number} shown")
        finally:
            self._done.append(f"{number} ended")


class Library:
    """An open library that does nothing; ``done`` is what was asked of it, in order."""

    def __init__(self) -> None:
        self.done: list[object] = []
        self.searches = Searches(self.done)

    def close(self) -> None:
        self.done.append("closed")


@pytest.fixture
def bus(qtbot: QtBot) -> Iterator[Bus]:
    """A bus without a library; after the test no thread is left."""
    before = set(threading.enumerate())
    made = Bus()
    yield made
    made.close()
    qtbot.waitUntil(lambda: set(threading.enumerate()) <= before)


@pytest.fixture
def library(bus: Bus) -> Library:
    """A library that is open on the bus."""
    made = Library()
    cast(Any, bus)._library = made
    return made


def done(library: Any) -> list[object]:
    """What was asked of it, as the calls of the tests see it."""
    found: list[object] = library.done
    return found


def note(word: str, library: Any) -> str:
    """Have the library remember a word."""
    done(library).append(word)
    return word


def settle(bus: Bus, qtbot: QtBot) -> None:
    """Wait until all that was asked is done, and all answers are here."""
    with qtbot.waitCallback() as called:
        bus.ask(lambda library: None, called)


# Asking


def test_answers_come_in_order_on_the_thread_that_asked(
    bus: Bus, library: Library, qtbot: QtBot
) -> None:
    threads: list[threading.Thread] = []
    answers: list[int] = []

    def answer(number: int, library: object) -> int:
        threads.append(threading.current_thread())
        return number

    def take(number: int) -> None:
        answers.append(number)
        threads.append(threading.current_thread())

    for number in range(20):
        bus.ask(partial(answer, number), take)
    assert answers == []  # later, even if the library has nothing else to do
    settle(bus, qtbot)
    assert answers == [*range(20)]
    assert {thread.name for thread in threads} == {"library", threading.main_thread().name}


def test_a_newer_request_of_a_key_voids_older_answers_but_not_what_they_do(
    bus: Bus, library: Library, qtbot: QtBot
) -> None:
    answers: list[str] = []
    for word in ("a", "b", "c"):
        bus.ask(partial(note, word), answers.append, key="words")
    bus.ask(lambda library: "other", answers.append, key="others")
    bus.ask(lambda library: "none", answers.append)
    settle(bus, qtbot)
    assert library.done == ["a", "b", "c"]
    assert answers == ["c", "other", "none"]


def test_an_answer_on_its_way_is_void_when_it_arrives(
    bus: Bus, library: Library, qtbot: QtBot
) -> None:
    answers: list[int] = []
    gone = threading.Event()
    bus.ask(lambda library: 1, answers.append, key="n")
    bus.ask(lambda library: gone.set())
    assert gone.wait(10)  # the answer waits for the window's thread by now
    bus.ask(lambda library: 2, answers.append, key="n")
    settle(bus, qtbot)
    assert answers == [2]


def test_a_request_voids_those_of_keys_below_its_own_and_not_those_above(
    bus: Bus, library: Library, qtbot: QtBot
) -> None:
    answers: list[str] = []
    bus.ask(lambda library: "below", answers.append, key="search/prefetch")
    bus.ask(lambda library: "above", answers.append, key="search")
    bus.ask(lambda library: "below again", answers.append, key="search/prefetch")
    settle(bus, qtbot)
    assert answers == ["above", "below again"]


def test_steps_are_taken_in_turn_with_other_calls_and_their_result_is_the_answer(
    bus: Bus, library: Library, qtbot: QtBot
) -> None:
    began = threading.Event()

    def steps(library: Any) -> Generator[None, None, str]:
        began.set()
        while "call" not in done(library):
            yield
        return "answer"

    with qtbot.waitCallback() as called:
        bus.ask(steps, called)
        assert began.wait(10)
        bus.ask(lambda library: done(library).append("call"))
    called.assert_called_with("answer")


def test_steps_that_nobody_waits_for_end(bus: Bus, library: Library) -> None:
    began, ended = threading.Event(), threading.Event()

    def endless(library: object) -> Generator[None, None, None]:
        try:
            while True:
                began.set()
                yield
        finally:
            ended.set()

    bus.ask(endless, key="steps")
    assert began.wait(10)
    bus.ask(lambda library: None, key="steps")
    assert ended.wait(10)


def test_closing_does_not_wait_for_steps(bus: Bus, library: Library) -> None:
    began = threading.Event()

    def endless(library: object) -> Generator[None, None, None]:
        while True:
            began.set()
            yield

    bus.ask(endless)
    assert began.wait(10)
    bus.close()
    assert library.done == ["closed"]


def test_a_future_is_answered_when_it_is_there(bus: Bus, library: Library, qtbot: QtBot) -> None:
    future: Future[str] = Future()
    later: Future[str] = Future()
    later.cancel()
    answers: list[str] = []
    bus.ask(lambda library: future, answers.append)
    bus.ask(lambda library: later, answers.append)
    settle(bus, qtbot)
    assert answers == []
    threading.Thread(target=future.set_result, args=("here",)).start()
    qtbot.waitUntil(lambda: answers == ["here"])


def test_what_goes_wrong_becomes_an_event_wherever_it_does(
    bus: Bus, library: Library, qtbot: QtBot
) -> None:
    failed: list[str] = []
    answers: list[object] = []
    bus.listen(Failed, lambda sentence: failed.append(sentence))

    def fail(_: object, word: str) -> None:
        raise LibraryError(word, "Try again.")

    def fail_later(library: object) -> Generator[None, None, None]:
        yield
        fail(library, "Steps.")

    future: Future[None] = Future()
    future.set_exception(LibraryError("Future.", "Try again."))
    bus.ask(lambda library: fail(library, "Call."), answers.append)
    bus.ask(fail_later, answers.append)
    bus.ask(lambda library: future, answers.append)
    bus.search(lambda library: fail(library, "Search."))
    qtbot.waitUntil(lambda: len(failed) == 4)
    assert {each.partition(" ")[0] for each in failed} == {"Call.", "Steps.", "Future.", "Search."}
    assert answers == []
    assert library.searches.shows == 1  # earlier ones may have changed the search


class Widget(QObject):
    """Something of the window that asks and listens."""

    def __init__(self, heard: list[object]) -> None:
        super().__init__()
        self._heard = heard

    def take(self, answer: object) -> None:
        self._heard.append(answer)


def test_an_answer_is_dropped_and_nothing_heard_once_the_widget_is_gone(
    bus: Bus, library: Library, qtbot: QtBot
) -> None:
    heard: list[object] = []
    widget, other = Widget(heard), Widget(heard)
    bus.listen(Message, widget.take)
    bus.listen(Message, other.take)
    with qtbot.waitSignal(widget.destroyed):
        bus.ask(lambda library: "answer", widget.take)
        bus.ask(lambda library: "other answer", other.take)
        widget.deleteLater()
        QTimer.singleShot(0, bus, lambda: None)
    settle(bus, qtbot)
    bus.publish(Message("Ready."))
    assert [each for each in heard if each != "answer"] == ["other answer", "Ready."]
    bus.ask(lambda library: "late answer", widget.take)
    settle(bus, qtbot)
    assert "late answer" not in heard


# Searches


def test_a_newer_search_ends_the_answer_to_an_older_one_but_not_what_it_does(
    bus: Bus, library: Library, qtbot: QtBot
) -> None:
    began = threading.Event()
    bus.search(partial(note, "judge"))
    bus.ask(lambda library: began.set())
    assert began.wait(10)  # it is shown, without an end
    bus.search(lambda library: done(library).append("undo"))
    qtbot.waitUntil(lambda: bool(library.done) and library.done[-1] in ("2 ended", "1 ended"))
    assert [each for each in library.done if each in ("judge", "undo")] == ["judge", "undo"]
    assert "1 shown" not in library.done


def test_only_what_ends_in_a_view_is_told_as_a_search(bus: Bus, library: Library) -> None:
    started: list[bool] = []
    bus.listen(SearchStarted, lambda: started.append(True))
    bus.ask(lambda library: None)
    bus.ask(lambda library: None, key=PREFETCH)
    assert started == []
    bus.search(lambda library: None)
    assert started == [True]


def test_without_a_library_requests_fail_with_the_way_out(bus: Bus, qtbot: QtBot) -> None:
    for ask in (bus.ask, bus.search, bus.ask_backups):
        with qtbot.waitSignal(bus.signal(Failed)) as told:
            ask(lambda _: None)  # type: ignore[operator]
        assert told.args == ["No library is open yet. Add a folder of photos first.", False]


def test_a_pace_needs_no_library(bus: Bus, qtbot: QtBot) -> None:
    failed: list[str] = []
    bus.listen(Failed, lambda sentence: failed.append(sentence))
    bus.set_pace(Pace(gentle=True))
    with qtbot.waitSignal(bus.signal(Failed)):  # of what follows alone
        bus.ask(lambda library: None)
    assert len(failed) == 1


# Events


def test_an_event_reaches_those_who_listen_for_its_type_with_the_fields_that_they_take(
    bus: Bus, qtbot: QtBot
) -> None:
    heard: list[object] = []
    bus.listen(Failed, lambda sentence, damaged: heard.append((sentence, damaged)))
    bus.listen(Failed, lambda sentence: heard.append(sentence))
    bus.listen(Failed, lambda: heard.append(None))
    bus.listen(Message, lambda sentence: heard.append("another type"))
    bus.publish(Failed("Broken.", damaged=True))
    assert heard == [("Broken.", True), "Broken.", None]


def test_an_event_from_a_thread_arrives_on_the_windows_unless_it_is_unwanted_by_then(
    bus: Bus, qtbot: QtBot
) -> None:
    heard: list[tuple[str, str]] = []
    bus.listen(Message, lambda said: heard.append((said, threading.current_thread().name)))
    wanted = [True]

    def publish() -> None:
        bus.publish(Message("one"), lambda: wanted[0])
        bus.publish(Message("two"))

    thread = threading.Thread(target=publish)
    thread.start()
    thread.join()
    wanted[0] = False
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [("two", threading.main_thread().name)]


def test_the_latest_state_is_known_and_before_one_was_told_an_empty_one(bus: Bus) -> None:
    assert bus.latest(RootsChanged) == RootsChanged((), (), True, "")
    assert bus.shown_search() is None
    bus.publish(RootsChanged(excluded=("*.gif",)))
    bus.publish(ProblemsChanged())
    assert bus.latest(RootsChanged).excluded == ("*.gif",)


def test_photos_are_there_before_who_shows_them_hears_of_them(bus: Bus) -> None:
    heard: list[tuple[Changes, int]] = []
    bus.listen(TableChanged, lambda changes: heard.append((changes, len(bus.photos.all()))))
    bus.publish(PhotosChanged(Changes(added=(1,)), (PHOTO,)))
    assert heard == [(Changes(added=(1,)), 1)]


def test_another_library_takes_the_place_of_the_one_shown(bus: Bus) -> None:
    bus.publish(PhotosChanged(Changes(added=(1,)), (PHOTO,)))
    bus.publish(SearchChanged(cast(Any, "a view")))
    heard: list[object] = []
    bus.listen(TableChanged, heard.append)
    bus.listen(SearchChanged, heard.append)
    bus.publish(Opened(Path("/library")))
    bus.publish(Opened(Path("/library")))  # there is nothing to let go of any more
    assert heard == [Changes(removed=(1,)), None]
    assert bus.photos.all() == ()


# The table of photos holds what was announced, and says what that means for those who show it.


def info(photo: int) -> PhotoInfo:
    return PhotoInfo(photo, 1, Path("/p"), f"{photo}.jpg", 4, 3, 0.0, PhotoState.READY)


def filled(*photos: int, heard: list[Event] | None = None) -> PhotoTable:
    table = PhotoTable(lambda event: None if heard is None else heard.append(event))
    table.apply(Changes(added=photos), tuple(map(info, photos)))
    return table


def test_what_is_announced_is_added_or_renewed_and_what_is_hidden_goes() -> None:
    heard: list[Event] = []
    table = filled(1, 2, 3, heard=heard)
    wider = replace(info(1), width=8)
    changes = Changes(added=(4, 5), updated=(1, 2), removed=(9,))
    table.apply(changes, (wider, info(4)))
    shown = Changes(added=(4,), updated=(1,), removed=(2,))  # 9 and 5 were never shown
    assert heard == [TableChanged(Changes(added=(1, 2, 3))), TableChanged(shown)]
    assert table.all() == (wider, info(3), info(4))
    assert table.get(2) is None


def test_marks_are_taken_over_for_the_photos_that_it_holds() -> None:
    heard: list[Event] = []
    table = filled(1, 2, heard=heard)
    marks = Marks(stars=-1, colour="teal", keywords=("sea",))
    table.mark({2: marks, 7: marks})
    assert heard[-1] == TableMarked((2,))
    assert table.get(2) == replace(info(2), keywords=("sea",))  # what others say is not shown
    assert table.get(1) == info(1)


def test_the_listing_is_the_same_until_something_changes() -> None:
    table = filled(1, 2)
    listing = table.all()
    assert table.all() is listing
    table.clear()
    assert table.all() == ()
