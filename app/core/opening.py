"""Opening a profile: its journal, what it brought along, and what it has computed before."""

from __future__ import annotations

from app.core.background import background_of
from app.core.exchange import base_of, fitted, state_path
from app.core.journal import Journal
from app.core.library import Library
from app.core.memory import ProfileMemory
from app.core.profiles import ProfileRecord
from app.core.snapshot import LibrarySnapshot


def open_memory(
    library: Library, record: ProfileRecord, snapshot: LibrarySnapshot, *, store: bool = True
) -> ProfileMemory:
    """The memory of a profile over ``snapshot``; ``store``: the library may be written to.

    Its ``base_left_out`` says that what an imported profile brought along can't be used.
    """
    background = background_of(library.catalogue, record.id, snapshot, store)
    brought = base_of(library, record.id)
    base = None if brought is None else fitted(brought, snapshot, background)
    memory = ProfileMemory(
        snapshot,
        record,
        Journal(library.catalogue),
        background if base is None else base.background,
        base,
        state_path(library, record.id),
    )
    memory.base_left_out = brought is not None and base is None
    return memory
