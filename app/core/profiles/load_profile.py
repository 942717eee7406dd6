"""Load a profile: its journal, its imported base, and its stored state."""

from __future__ import annotations

from app.core.library.library import Library
from app.core.library.snapshot import LibrarySnapshot
from app.core.profiles.exchange import base_of, fitted, reference_sample_of, state_path
from app.core.profiles.journal import Journal
from app.core.profiles.profile_state import ProfileState
from app.core.profiles.query import SeePicture
from app.core.profiles.tables import ProfileRecord


def load_profile(
    library: Library,
    record: ProfileRecord,
    snapshot: LibrarySnapshot,
    see: SeePicture,
    *,
    store: bool = True,
) -> ProfileState:
    """Return the state of a profile over ``snapshot``.

    ``see`` reads the pictures of earlier searches again; ``store``: the library may be written to.
    Its ``base_left_out`` says that the base of an imported profile can't be used.
    """
    reference = reference_sample_of(library.catalogue, record.id, snapshot, store)
    brought = base_of(library, record.id)
    base = None if brought is None else fitted(brought, snapshot, reference)
    state = ProfileState(
        snapshot,
        record,
        Journal(library.catalogue),
        reference if base is None else base.reference,
        base,
        state_path(library, record.id),
        see,
    )
    state.base_left_out = brought is not None and base is None
    return state
