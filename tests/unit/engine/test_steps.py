from __future__ import annotations

from collections.abc import Generator

from engine.steps import finish


def test_all_steps_are_taken_and_their_result_is_given() -> None:
    taken: list[int] = []

    def steps() -> Generator[float, None, str]:
        for number in range(3):
            taken.append(number)
            yield number / 3
        return "done"

    assert finish(steps()) == "done"
    assert taken == [0, 1, 2]
