"""The unit tests stand as the code does: who knows where a module is knows where its tests are."""

from __future__ import annotations

from pathlib import Path

import pytest

UNIT = Path(__file__).parent
CODE = UNIT.parent.parent
FILES = sorted(path for path in UNIT.rglob("test_*.py") if path.parent != UNIT)


def modules(folder: Path) -> list[str]:
    """The names of the modules and rooms in a folder of the code."""
    found = [*folder.glob("*.py"), *(path.parent for path in folder.glob("*/__init__.py"))]
    return [path.stem for path in found]


def is_of_a_module(test: Path, code: Path) -> bool:
    """Whether ``test``, relative to the unit tests, belongs to a module or room of ``code``.

    That is ``test_<module>.py``, or ``test_<module>_<aspect>.py``, in the folder of the same name.
    """
    tested = test.stem.removeprefix("test_")
    return any(
        tested == name or tested.startswith(f"{name}_") for name in modules(code / test.parent)
    )


@pytest.mark.parametrize("test", FILES, ids=lambda path: path.relative_to(UNIT).as_posix())
def test_each_file_tests_a_module_of_the_same_folder(test: Path) -> None:
    assert is_of_a_module(test.relative_to(UNIT), CODE)


def test_the_rule_by_hand(tmp_path: Path) -> None:
    (tmp_path / "engine" / "index").mkdir(parents=True)
    for name in ("metric.py", "index/__init__.py"):
        (tmp_path / "engine" / name).touch()
    for good in (
        "test_metric.py",
        "test_metric_by_hand.py",
        "test_index.py",
        "test_index_parts.py",
    ):
        assert is_of_a_module(Path("engine") / good, tmp_path)
    for bad in (
        "engine/test_metrics.py",
        "engine/test_gone.py",
        "test_metric.py",
        "app/test_metric.py",
    ):
        assert not is_of_a_module(Path(bad), tmp_path)
