"""Choosing the image model of a library: a file is wanted, then a scan uses it or notes why not."""

from __future__ import annotations

from pathlib import Path

from likewise.app.core.library.library import Library
from likewise.app.core.library.models import USED
from likewise.app.core.store.settings import Json, get_setting, set_setting
from likewise.features.modality import Modality

_WANTED, _REFUSED = "wanted image model", "refused image model"


def use_model(library: Library, model: Modality | None) -> None:
    """Read photos with ``model`` from now on; nothing more is wanted."""
    with library.catalogue.transaction():
        set_setting(library.catalogue, USED, None if model is None else _described(model))
        want_model(library, None)


def _described(model: Modality) -> Json:
    return {"name": model.name, "version": model.version, "dimension": model.dimension}


def want_model(library: Library, source: Path | None) -> None:
    """Let the next scan try the model file ``source``, or none, and forget what was refused."""
    with library.catalogue.transaction():
        set_setting(library.catalogue, _WANTED, None if source is None else str(source.absolute()))
        set_setting(library.catalogue, _REFUSED, None)


def wanted_model(library: Library) -> Path | None:
    """The model file that the next scan has to try."""
    wanted = get_setting(library.catalogue, _WANTED)
    return Path(wanted) if isinstance(wanted, str) else None


def refuse_model(library: Library, source: Path, reason: str) -> None:
    """Note that the model file ``source`` can't be used; it is wanted no more."""
    with library.catalogue.transaction():
        want_model(library, None)
        set_setting(library.catalogue, _REFUSED, {"source": str(source), "reason": reason})


def refused_model(library: Library) -> tuple[Path, str] | None:
    """The model file that was wanted last and can't be used, and the reason as a sentence."""
    match get_setting(library.catalogue, _REFUSED):
        case {"source": str(source), "reason": str(reason)}:
            return Path(source), reason
    return None


def choose_model(library: Library, source: Path | None) -> None:
    """Want the model file ``source``, or use no model at all any more."""
    if source is None:
        use_model(library, None)
    else:
        want_model(library, source)
