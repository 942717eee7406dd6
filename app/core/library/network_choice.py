"""Choosing the networks of a library: what is wanted, and what a scan then found unusable, and why.

The subject is wanted unless it is left out. A scan tries it before it reads with it, and notes why
it can't be used, or that it can be again. Of an image model a file is wanted; a scan takes it over
or notes why not.
"""

from __future__ import annotations

from pathlib import Path

from app.core.language import english
from app.core.library.library import Library
from app.core.library.networks import (
    LEFT_OUT,
    MODEL,
    REFUSED,
    is_subject_left_out,
    model_in_use,
)
from app.core.store.settings import Json, get_setting, set_setting
from features.modality import Modality

_WANTED_MODEL, _REFUSED_MODEL = "wanted image model", "refused image model"  # not shown


# The subject


def choose_subject(library: Library, wanted: bool) -> None:
    """Let photos be seen by the network of `subject`, or leave it out from now on."""
    with library.catalogue.transaction():
        set_setting(library.catalogue, LEFT_OUT, not wanted)
        allow_subject(library)


def is_subject_wanted(library: Library) -> bool:
    """Whether its owner wants it, though it may be unusable now."""
    return not is_subject_left_out(library.catalogue)


def refuse_subject(library: Library, reason: str) -> None:
    """Note why the network of `subject` can't be used; a sentence, or two."""
    set_setting(library.catalogue, REFUSED, english(reason))


def allow_subject(library: Library) -> None:
    """Forget why it could not be used."""
    if refused_subject(library) is not None:
        set_setting(library.catalogue, REFUSED, None)


def refused_subject(library: Library) -> str | None:
    """Why it can't be used though it is wanted; None: nothing speaks against it."""
    reason = get_setting(library.catalogue, REFUSED)
    return reason if isinstance(reason, str) and is_subject_wanted(library) else None


# The image model


def use_model(library: Library, model: Modality | None) -> None:
    """Read photos with ``model`` from now on; nothing more is wanted."""
    with library.catalogue.transaction():
        set_setting(library.catalogue, MODEL, None if model is None else _described(model))
        want_model(library, None)


def _described(model: Modality) -> Json:
    return {"name": model.name, "version": model.version, "dimension": model.dimension}


def want_model(library: Library, source: Path | None) -> None:
    """Let the next scan try the model file ``source``, or none, and forget what was refused."""
    wanted = None if source is None else str(source.absolute())
    with library.catalogue.transaction():
        set_setting(library.catalogue, _WANTED_MODEL, wanted)
        set_setting(library.catalogue, _REFUSED_MODEL, None)


def wanted_model(library: Library) -> Path | None:
    """The model file that the next scan has to try."""
    wanted = get_setting(library.catalogue, _WANTED_MODEL)
    return Path(wanted) if isinstance(wanted, str) else None


def refuse_model(library: Library, source: Path, reason: str) -> None:
    """Note that the model file ``source`` can't be used; it is wanted no more."""
    with library.catalogue.transaction():
        want_model(library, None)
        set_setting(
            library.catalogue, _REFUSED_MODEL, {"source": str(source), "reason": english(reason)}
        )


def refused_model(library: Library) -> tuple[Path, str] | None:
    """The model file that was wanted last and can't be used, and the reason as a sentence."""
    match get_setting(library.catalogue, _REFUSED_MODEL):
        case {"source": str(source), "reason": str(reason)}:
            return Path(source), reason
    return None


def has_model(library: Library) -> bool:
    """Whether photos are read with an image model, or one is wanted."""
    return model_in_use(library.catalogue) is not None or wanted_model(library) is not None


def choose_model(library: Library, source: Path | None) -> None:
    """Want the model file ``source``, or use no model at all any more."""
    if source is None:
        use_model(library, None)
    else:
        want_model(library, source)
