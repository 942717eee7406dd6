"""Open the optional modalities of a library, its networks: plug-ins, the subject, an image model.

The network of `subject` is stored once for all libraries (`subject_folder`). An image model is
stored in <library>/models/NAME.onnx and NAME.json by features.model_folder; NAME is the modality's.
app.core.library.modalities chooses them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from app.core.base.paths import cache_folder
from app.core.store.catalogue import Catalogue, get_setting
from app.core.vectors.tables import StoredMatrix
from features import onnx_model, subject, text_model
from features.errors import WeightsError
from features.extractor import GLOBAL, MODALITIES, OTHERS, WORDS
from features.modality import GlobalModality, Modality
from features.model_folder import memory_for

MODEL, LEFT_OUT, REFUSED = "image model", "subject left out", "subject refused"  # not shown: keys

ON_BY_DEFAULT = True
"""Whether a library has the subject if its owner never chose."""

SUBJECT = Modality(subject.NAME, subject.VERSION, subject.DIMENSION)


@dataclass(frozen=True, slots=True)
class Networks:
    """The networks that see a photo: that of `subject` or not, and the file of an image model."""

    subject: bool = False
    model: Path | None = None

    def opened(self) -> Iterator[GlobalModality]:
        """Yield their modalities. Raises ModelError, and WeightsError at the first photo."""
        if self.subject:
            yield subject.modality(subject_folder())
        if self.model is not None:
            yield onnx_model.load(self.model)

    @property
    def reader(self) -> Path | None:
        """The image model, if it has a half that reads sentences."""
        return self.model if self.model and text_model.has_text(self.model) else None

    @property
    def memory(self) -> int:
        """The bytes of address space that the image model takes."""
        return memory_for(self.model) if self.model else 0

    def make(self) -> None:
        """Make the subject's model for processes that may not write it; they report failures."""
        if self.subject:
            with suppress(WeightsError):
                subject.prepare(subject_folder())


def subject_folder() -> Path:
    """Return the folder of the network of `subject`, shared by all libraries of this user."""
    return cache_folder() / "networks"


def models_folder(library: Path) -> Path:
    """Return the folder of image models of the library in folder ``library``."""
    return library / "models"


def in_order(modality: str) -> tuple[int, int]:
    """Return the sort key of a modality: global ones first, then networks, then visual words."""
    if modality in WORDS:
        return 2, WORDS.index(modality)
    return (0, GLOBAL.index(modality)) if modality in GLOBAL else (1, modality != subject.NAME)


def is_current(matrix: StoredMatrix) -> bool:
    """Return whether a matrix has the version that photos are read with today."""
    known = MODALITIES.get(matrix.modality, SUBJECT if matrix.modality == subject.NAME else None)
    return matrix.version == (onnx_model.VERSION if known is None else known.version)


def networks_of(library: Path, modalities: Collection[str]) -> Networks:
    """Return how to open those among ``modalities``, in the library in folder ``library``."""
    models = [name for name in modalities if onnx_model.is_model(name)]
    model = models_folder(library) / f"{models[0]}.onnx" if models else None
    return Networks(subject.NAME in modalities, model)


def wanted_networks(catalogue: Catalogue) -> tuple[Modality, ...]:
    """Return the networks to read photos with, in their fixed order."""
    usable = get_setting(catalogue, REFUSED) is None
    wanted = [SUBJECT] if usable and not is_subject_left_out(catalogue) else []
    model = model_in_use(catalogue)
    return (*OTHERS, *wanted, *([model] if model else []))


def is_subject_left_out(catalogue: Catalogue) -> bool:
    """Return whether the owner does not want it."""
    return bool(get_setting(catalogue, LEFT_OUT, not ON_BY_DEFAULT))


def model_in_use(catalogue: Catalogue) -> Modality | None:
    """Return the modality of the image model that was imported last."""
    match get_setting(catalogue, MODEL):
        case {"name": str(name), "dimension": int(dimension)}:
            return Modality(name, onnx_model.VERSION, dimension)
    return None
