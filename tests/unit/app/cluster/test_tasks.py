"""Tasks are waited for no longer than they may take, and what became of them can be told."""

from __future__ import annotations

import asyncio
import gc

import pytest

from app.cluster.tasks import error_of, seen, waited


async def _answer(value: int) -> int:
    return value


async def _fail() -> int:
    raise OSError("gone")


async def _hang() -> int:
    never: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    return await never


def test_those_that_end_are_told_from_those_that_do_not() -> None:
    async def script() -> tuple[list[int], int]:
        tasks = [asyncio.ensure_future(task) for task in (_answer(3), _hang())]
        ended, late = await waited(tasks, 0.01)
        for task in late:
            task.cancel()
        return [task.result() for task in ended], len(late)

    assert asyncio.run(script()) == ([3], 1)


def test_no_task_is_none_to_wait_for() -> None:
    assert asyncio.run(waited([], 1e9)) == (set(), set())


def test_a_time_that_has_passed_is_no_time() -> None:
    async def script() -> int:
        task = asyncio.ensure_future(_hang())
        _, late = await waited([task], -5.0)
        task.cancel()
        return len(late)

    assert asyncio.run(script()) == 1


def test_failing_and_being_cancelled_are_reasons() -> None:
    async def script() -> list[BaseException | None]:
        tasks = [asyncio.ensure_future(task) for task in (_answer(1), _fail(), _hang())]
        tasks[2].cancel()
        await asyncio.wait(tasks)
        return [error_of(task) for task in tasks]

    none, failed, cancelled = asyncio.run(script())
    assert none is None
    assert isinstance(failed, OSError)
    assert isinstance(cancelled, asyncio.CancelledError)


@pytest.mark.slow
def test_a_failure_that_was_seen_is_not_complained_about() -> None:
    complaints: list[str] = []

    async def script() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: complaints.append(context["message"]))
        for note in (seen, lambda _: None):
            task = asyncio.ensure_future(_fail())
            task.add_done_callback(note)
            await asyncio.wait([task])
            del task
            gc.collect()

    asyncio.run(script())
    assert complaints == ["Task exception was never retrieved"]  # of the one that nobody saw
