"""The modalities that a library may lack: other packages', that of the network of `subject`, and an
image model. They are called its networks.

Two things are told apart. *Had*: a generation has the networks
among its dimensions (`networks_in`), and they are part of its schema: always ``generation.schema ==
schema_id(networks_in(generation.dimensions))``, or it is not sound.
*Wanted*: `wanted_networks` is what the owner chose, less what can't be used on this machine now.
Where the two differ the generation is sound all the same; it is searched, and new photos are read
into it, until another takes its place.

The network of `subject` is kept once for all libraries (`subject_folder`); of an image model,
<library>/models/NAME.onnx and NAME.json are what features.onnx_model kept, and NAME is the
modality's. How they are chosen is in app.core.library.network_choice.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from app.core.paths import cache_folder
from app.core.store.catalogue import Catalogue
from app.core.store.settings import get_setting
from features import onnx_model, subject
from features.extractor import BUILT_IN, OTHERS
from features.modality import GlobalModality, Modality

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
        """Their modalities, in the order of a generation's. Raises ModelError; WeightsError at the
        first photo."""
        if self.subject:
            yield subject.modality(subject_folder())
        if self.model is not None:
            yield onnx_model.load(self.model)


def subject_folder() -> Path:
    """Where the network of `subject` is kept, made once for all libraries of this user."""
    return cache_folder() / "networks"


def models_folder(library: Path) -> Path:
    """Where the library in folder ``library`` keeps its image models."""
    return library / "models"


def is_network(modality: str) -> bool:
    """Whether the modality of this name is one that a library may lack."""
    return modality not in BUILT_IN


def networks_in(dimensions: Mapping[str, int]) -> tuple[Modality, ...]:
    """The networks among the modalities with these dimensions, in their order, as they are now."""
    version = {subject.NAME: subject.VERSION} | {each.name: each.version for each in OTHERS}
    return tuple(
        Modality(name, version.get(name, onnx_model.VERSION), dimension)
        for name, dimension in dimensions.items()
        if is_network(name)
    )


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
