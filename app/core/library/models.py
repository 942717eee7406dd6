"""The image model that a library uses beside its own modalities, if its owner chose one.

<library>/models/NAME.onnx and NAME.json are what features.onnx_model kept of it; NAME is the
modality's. How one is chosen is in likewise.app.core.library.model_choice.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from likewise.app.core.store.catalogue import Catalogue
from likewise.app.core.store.settings import get_setting
from likewise.features.modality import Modality
from likewise.features.onnx_model import is_model

USED = "image model"  # the setting's key


def model_in_use(catalogue: Catalogue) -> Modality | None:
    """The modality that photos are read with beside the built-in ones."""
    match get_setting(catalogue, USED):
        case {"name": str(name), "version": int(version), "dimension": int(dimension)}:
            return Modality(name, version, dimension)
    return None


def models_folder(library: Path) -> Path:
    """Where the library in folder ``library`` keeps its models."""
    return library / "models"


def model_path(library: Path, modalities: Iterable[str]) -> Path | None:
    """The file of the model among these modalities of the library in folder ``library``."""
    names = [name for name in modalities if is_model(name)]
    return models_folder(library) / f"{names[0]}.onnx" if names else None
