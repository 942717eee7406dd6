"""Setting "hands off": photos of a library are only copied, as at first, or may be moved too."""

from __future__ import annotations

from app.core.errors import FileActError
from app.core.language import tr
from app.core.library.library import Library
from app.core.store.photos.file_acts import JobKind
from app.core.store.settings import get_setting, set_setting

_KEY = "hands_off"
_HARMLESS: tuple[JobKind, ...] = ("copy", "export")


def is_hands_off(library: Library) -> bool:
    """Whether photos may only be copied and exported; so it is until a person says otherwise."""
    return get_setting(library.catalogue, _KEY, True) is not False


def set_hands_off(library: Library, wanted: bool) -> None:
    """Keep with the library whether photos may only be copied."""
    set_setting(library.catalogue, _KEY, wanted)


def check_allowed(library: Library, kind: JobKind) -> None:
    """Raise FileActError if photos are not to be moved."""
    if kind not in _HARMLESS and is_hands_off(library):
        raise FileActError(
            tr("Likewise leaves the photos of this library alone: it only copies them."),
            tr(
                "“Never move, rename or bin my photos” in the menu, or `--allow`, lets it move, "
                "rename and bin them."
            ),
        )
