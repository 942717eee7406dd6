"""The unit tests stand in the rooms of the code: who knows where something is knows where its tests
are."""

from __future__ import annotations

from pathlib import Path

UNIT = Path(__file__).parent
CODE = UNIT.parent.parent


def test_each_folder_of_tests_is_a_room_of_the_code() -> None:
    folders = {path.parent.relative_to(UNIT) for path in UNIT.rglob("test_*.py")}
    assert sorted(str(folder) for folder in folders if not list((CODE / folder).glob("*.py"))) == []
