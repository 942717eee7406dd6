"""The modalities that a library may lack: other packages', that of the network of `subject`, and an
image model. They are called its networks.

`wanted_networks` is what the owner chose, less what can't be used on this machine now; which of
them a library has, its matrices tell.

The network of `subject` is kept once for all libraries (`subject_folder`); of an image model,
<library>/models/NAME.onnx and NAME.json are what features.model_folder kept, and NAME is the
modality's. How they are chosen is in app.core.library.modalities.
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

# Settings' keys, not shown:
MODEL, LEFT_OUT, REFUSED = "image model", "subject left out", "subject refused"  # not shown

ON_BY_DEFAULT = True
"""Whether a library whose owner never chose is to have the subject."""

SUBJECT = Modality(subject.NAME, subject.VERSION, subject.DIMENSION)


@dataclass(frozen=True, slots=True)
class Networks:
    """Which networks see a photo: that of `subject` or not, and the file of an image model."""

    subject: bool = False
    model: Path | None = None

    def opened(self) -> Iterator[GlobalModality]:
        """Their modalities. Raises ModelError; WeightsError at the
        first photo."""
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
        """The address space that the image model takes, in bytes."""
        return memory_for(self.model) if self.model else 0

    def make(self) -> None:
        """Make the model of the subject, for processes that may not write it later. Where that
        can't be, they say so when they need it."""
        if self.subject:
            with suppress(WeightsError):
                subject.prepare(subject_folder())


def subject_folder() -> Path:
    """Where the network of `subject` is kept, made once for all libraries of this user."""
    return cache_folder() / "networks"


def models_folder(library: Path) -> Path:
    """Where the library in folder ``library`` keeps its image models."""
    return library / "models"


def in_order(modality: str) -> tuple[int, int]:
    """Sorts modalities: the global ones, networks, visual words."""
    if modality in WORDS:
        return 2, WORDS.index(modality)
    return (0, GLOBAL.index(modality)) if modality in GLOBAL else (1, modality != subject.NAME)


def is_current(matrix: StoredMatrix) -> bool:
    """Whether its vectors are those that photos are read with today."""
    known = MODALITIES.get(matrix.modality, SUBJECT if matrix.modality == subject.NAME else None)
    return matrix.version == (onnx_model.VERSION if known is None else known.version)


def networks_of(library: Path, modalities: Collection[str]) -> Networks:
    """How to open those among ``modalities``, of the library in folder ``library``."""
    models = [name for name in modalities if onnx_model.is_model(name)]
    model = models_folder(library) / f"{models[0]}.onnx" if models else None
    return Networks(subject.NAME in modalities, model)


def wanted_networks(catalogue: Catalogue) -> tuple[Modality, ...]:
    """The networks that photos are to be seen by, in their fixed order."""
    usable = get_setting(catalogue, REFUSED) is None
    wanted = [SUBJECT] if usable and not is_subject_left_out(catalogue) else []
    model = model_in_use(catalogue)
    return (*OTHERS, *wanted, *([model] if model else []))


def is_subject_left_out(catalogue: Catalogue) -> bool:
    """Whether its owner does not want it."""
    return bool(get_setting(catalogue, LEFT_OUT, not ON_BY_DEFAULT))


def model_in_use(catalogue: Catalogue) -> Modality | None:
    """The modality of the image model that was taken over last."""
    match get_setting(catalogue, MODEL):
        case {"name": str(name), "dimension": int(dimension)}:
            return Modality(name, onnx_model.VERSION, dimension)
    return None
