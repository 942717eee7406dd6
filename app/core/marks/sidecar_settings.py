"""What a library keeps of how sidecars are written: whether by themselves, and their names."""

from __future__ import annotations

from app.core.errors import MarkError
from app.core.files.hands_off import is_hands_off
from app.core.language import tr
from app.core.library.library import Library
from app.core.marks.sidecars import LONG, SHORT, Habit
from app.core.store.settings import get_setting, set_setting

_KEEP, _HABIT = "keep_sidecars", "sidecar_habit"


def check_allowed(library: Library) -> None:
    """Raise MarkError if nothing is to be written next to the photos."""
    if is_hands_off(library):
        raise MarkError(
            tr(
                "Likewise leaves the folders of this library alone: it writes nothing next to"
                " photos."
            ),
            tr(
                "Turn off “Never move, rename or bin my photos”, or write the sidecars into a "
                "folder of your choice."
            ),
        )


def are_sidecars_kept(library: Library) -> bool:
    """Whether sidecars are written as soon as marks change."""
    return get_setting(library.catalogue, _KEEP) is True and not is_hands_off(library)


def keep_sidecars(library: Library, wanted: bool) -> None:
    """Write sidecars as soon as marks change, or only when asked. Raises MarkError."""
    if wanted:
        check_allowed(library)
    set_setting(library.catalogue, _KEEP, wanted)


def sidecar_habit(library: Library) -> Habit:
    """How new sidecars are named."""
    return SHORT if get_setting(library.catalogue, _HABIT) == SHORT else LONG


def choose_habit(library: Library, habit: Habit) -> None:
    """Name new sidecars so from now on."""
    set_setting(library.catalogue, _HABIT, habit)
