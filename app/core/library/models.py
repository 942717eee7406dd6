"""The image model that a library uses beside its own modalities, if its owner chose one.

<library>/models/NAME.onnx and NAME.json are what features.onnx_model kept of it; NAME is the
modality's. A model is chosen by its file; a scan then tries it and takes it over, or notes why not.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from likewise.app.core.store.catalogue import Catalogue
from likewise.app.core.store.settings import Json, get_setting, set_setting
from likewise.features.modality import Modality
from likewise.features.onnx_model import is_model

_USED, _WANTED, _REFUSED = "image model", "wanted image model", "refused image model"


def model_in_use(catalogue: Catalogue) -> Modality | None:
    """The modality that photos are read with beside the built-in ones."""
    match get_setting(catalogue, _USED):
        case {"name": str(name), "version": int(version), "dimension": int(dimension)}:
            return Modality(name, version, dimension)
    return None


def use_model(catalogue: Catalogue, model: Modality | None) -> None:
    """Read photos with ``model`` from now on; nothing more is wanted."""
    with catalogue.transaction():
        set_setting(catalogue, _USED, None if model is None else _described(model))
        want_model(catalogue, None)


def _described(model: Modality) -> Json:
    return {"name": model.name, "version": model.version, "dimension": model.dimension}


def want_model(catalogue: Catalogue, source: Path | None) -> None:
    """Let the next scan try the model file ``source``, or none, and forget what was refused."""
    with catalogue.transaction():
        set_setting(catalogue, _WANTED, None if source is None else str(source.absolute()))
        set_setting(catalogue, _REFUSED, None)


def wanted_model(catalogue: Catalogue) -> Path | None:
    """The model file that the next scan has to try."""
    wanted = get_setting(catalogue, _WANTED)
    return Path(wanted) if isinstance(wanted, str) else None


def refuse_model(catalogue: Catalogue, source: Path, reason: str) -> None:
    """Note that the model file ``source`` can't be used; it is wanted no more."""
    with catalogue.transaction():
        want_model(catalogue, None)
        set_setting(catalogue, _REFUSED, {"source": str(source), "reason": reason})


def refused_model(catalogue: Catalogue) -> tuple[Path, str] | None:
    """The model file that was wanted last and can't be used, and the reason as a sentence."""
    match get_setting(catalogue, _REFUSED):
        case {"source": str(source), "reason": str(reason)}:
            return Path(source), reason
    return None


def choose_model(catalogue: Catalogue, source: Path | None) -> None:
    """Want the model file ``source``, or use no model at all any more."""
    if source is None:
        use_model(catalogue, None)
    else:
        want_model(catalogue, source)


def models_folder(library: Path) -> Path:
    """Where the library in folder ``library`` keeps its models."""
    return library / "models"


def model_path(library: Path, modalities: Iterable[str]) -> Path | None:
    """The file of the model among these modalities of the library in folder ``library``."""
    names = [name for name in modalities if is_model(name)]
    return models_folder(library) / f"{names[0]}.onnx" if names else None
