"""The unit tests stand as the code does: who knows where a module is knows where its tests are."""

from __future__ import annotations

from pathlib import Path

UNIT = Path(__file__).parent
CODE = UNIT.parent.parent


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


def test_each_file_tests_a_module_of_the_same_folder() -> None:
    files = (path.relative_to(UNIT) for path in UNIT.rglob("test_*.py") if path.parent != UNIT)
    assert [test.as_posix() for test in sorted(files) if not is_of_a_module(test, CODE)] == []


def test_the_rule_by_hand(tmp_path: Path) -> None:
    (tmp_path / "room" / "inner").mkdir(parents=True)
    (tmp_path / "room" / "metric.py").touch()
    (tmp_path / "room" / "inner" / "__init__.py").touch()
    for good in ("test_metric", "test_metric_by_hand", "test_inner", "test_inner_parts"):
        assert is_of_a_module(Path("room", f"{good}.py"), tmp_path)
    for folder, bad in (("room", "test_metrics"), ("room", "test_gone"), ("", "test_metric")):
        assert not is_of_a_module(Path(folder, f"{bad}.py"), tmp_path)
