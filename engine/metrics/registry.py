"""Every metric learner by name, with its class, input, paper and usual settings.

Classes are imported on first use, so that the program loads only what it needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from engine.archives import DAMAGE
from engine.errors import InputError, SchemaError
from engine.metrics import persistence
from engine.metrics.learner_state import LearnerState

if TYPE_CHECKING:
    from engine.metrics.multi_modal import MultiModalLearner


@dataclass(frozen=True)
class LearnerSpec:
    """One entry of the registry.

    ``import_path`` is module:class, the module relative to this package. ``fixed`` holds the
    settings that turn the class into this learner, ``shared`` those of its ``PerModality``.
    ``thumbs`` holds settings that suit thumbs, which are few and sometimes wrong; None if profiles
    can't use it.
    """

    import_path: str
    learns_from: Literal["triplets", "pairs", "labels"]
    paper: str
    thumbs: Mapping[str, Any] | None = None
    fixed: Mapping[str, Any] = field(default_factory=dict)
    shared: Mapping[str, Any] = field(default_factory=dict)

    @property
    def online(self) -> bool:
        """Whether it learns step by step with ``partial_fit``; otherwise in one go, from labels."""
        return self.learns_from != "labels"

    @property
    def learner(self) -> type[Any]:
        """The class."""
        module, _, name = self.import_path.partition(":")
        found: type[Any] = getattr(import_module(module, __package__), name)
        return found

    def make(self, **settings: Any) -> Any:
        """Return an unfitted learner of this entry, not yet wrapped in ``PerModality``."""
        return self.learner(**{**self.fixed, **settings})


DEFAULT = "LOMDML"
"""The learner of new profiles."""

ONCE_A_SEARCH: Mapping[str, Any] = {"hedge": "caller", "beta": 0.7, "floor": 0.05}
"""For thumbs, Hedge updates the weights once per search instead of once per triplet."""

WITH_PRIOR: Mapping[str, Any] = {"beta": 0.3, "floor": 0.01}
"""Larger steps and a lower floor, because uneven initial weights may have farther to go."""

_WU, _JAIN, _LI = "Wu et al. 2016, Algorithm", "Jain et al. 2008", "Li & Tian 2016"
_KATO, _PEREZ = "Kato et al. 2013", "Perez-Suay et al. 2013"


def _passive_aggressive(variant: str, positive: bool) -> LearnerSpec:
    fixed = {"variant": variant, "positive": positive}
    import_path = ".passive_aggressive:PassiveAggressive"
    return LearnerSpec(import_path, "pairs", _PEREZ, thumbs={}, fixed=fixed)


LEARNERS: dict[str, LearnerSpec] = {
    "LOMDML": LearnerSpec(".lomdml:LOMDML", "triplets", f"{_WU} 2", {"C": 0.01, "gate": "own"}),
    "OMDML": LearnerSpec(".omdml:OMDML", "triplets", f"{_WU} 1", {}, shared={"gate": "combined"}),
    "OMDL-LR": LearnerSpec("..research.omdl_lr:OMDLLR", "triplets", "Xia et al. 2013, in part"),
    "OASIS": LearnerSpec(".oasis:OASIS", "triplets", "Chechik et al. 2010", {}),
    "LEGO": LearnerSpec(".pair_learners:LEGO", "pairs", _JAIN, {"eta": 0.03}),
    "ITML-Online": LearnerSpec(
        ".pair_learners:ITMLOnline", "pairs", "Davis et al. 2007", {"eta": 0.03}
    ),
    "POLA": LearnerSpec(".pair_learners:POLA", "pairs", _JAIN, {}),
    "PA+": _passive_aggressive("PA", True),
    "PA-": _passive_aggressive("PA", False),
    "PA-I+": _passive_aggressive("PA-I", True),
    "PA-I-": _passive_aggressive("PA-I", False),
    "PA-II+": _passive_aggressive("PA-II", True),
    "PA-II-": _passive_aggressive("PA-II", False),
    "PALS+": _passive_aggressive("PALS", True),
    "PALS-": _passive_aggressive("PALS", False),
    "MLEV-G": LearnerSpec("..research.mlev:MLEVG", "labels", _LI),
    "MLEV-L": LearnerSpec("..research.mlev:MLEVL", "labels", _LI),
    "BDRM": LearnerSpec("..research.bdrm:BDRM", "labels", f"{_KATO}, Algorithm 2"),
    "Cov": LearnerSpec("..research.baselines:Cov", "labels", f"{_KATO}, section 5"),
    "FLD": LearnerSpec("..research.baselines:FLD", "labels", "Belhumeur et al. 1997"),
    "LDA": LearnerSpec(
        "sklearn.discriminant_analysis:LinearDiscriminantAnalysis", "labels", "scikit-learn"
    ),
    "PCA": LearnerSpec("sklearn.decomposition:PCA", "labels", "scikit-learn"),
}


def for_thumbs() -> tuple[str, ...]:
    """Return the learners that a profile may use, the default first.

    They learn online and are linear in the vectors: the search index projects photos by
    ``components_``, so a kernel learner does not work with it.
    """
    return tuple(name for name, spec in LEARNERS.items() if spec.thumbs is not None)


def thumb_settings(name: str, prior: Mapping[str, float] | None = None) -> dict[str, Any]:
    """Return settings for a profile that learns by ``name`` from ``prior``. Raises InputError."""
    thumbs = LEARNERS[name].thumbs if name in LEARNERS else None
    if thumbs is None:
        raise InputError(
            f"There is no learner {name!r} that learns from thumbs; there are "
            f"{', '.join(for_thumbs())}."
        )
    return {**ONCE_A_SEARCH, **thumbs, **prior_settings(prior)}


def prior_settings(prior: Mapping[str, float] | None) -> dict[str, Any]:
    """Return the settings that ``prior`` changes; none for uniform initial weights."""
    return {} if prior is None else {**WITH_PRIOR, "prior": dict(prior)}


def without_prior(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Return a profile's ``settings`` without those that ``prior_settings`` sets."""
    return {key: value for key, value in settings.items() if key not in {"prior", *WITH_PRIOR}}


def create(name: str, **settings: Any) -> MultiModalLearner:
    """Return an unfitted online learner over several modalities.

    A learner of one vector space is wrapped in ``PerModality``; ``settings`` are split between
    both. Raises InputError for an unknown name or setting.
    """
    spec = LEARNERS.get(name)
    if spec is None or not spec.online:
        known = [key for key, value in LEARNERS.items() if value.online]
        raise InputError(f"There is no online learner {name!r}; there are {', '.join(known)}.")
    from engine.metrics.multi_modal import MultiModalLearner
    from engine.metrics.per_modality import PerModality

    try:
        if issubclass(spec.learner, MultiModalLearner):
            learner: MultiModalLearner = spec.make(**settings)
            return learner
        both = signature(PerModality).parameters
        shared = {key: value for key, value in settings.items() if key in both}
        own = {key: value for key, value in settings.items() if key not in both}
        return PerModality(spec.make(**own), **{**spec.shared, **shared})
    except TypeError as error:
        raise InputError(f"{name} does not take these settings: {error}") from error


def settings_of(learner: MultiModalLearner) -> dict[str, Any]:
    """Return the settings, as JSON values, that ``create`` makes an equal learner from."""
    settings: dict[str, Any] = learner.get_params(deep=False)
    if "learner" in settings:  # of PerModality
        settings |= settings.pop("learner").get_params()
    return settings


def name_of(learner: MultiModalLearner) -> str:
    """Return the registry's name of ``learner``. Raises InputError if there is none."""
    inner: Any = getattr(learner, "learner", learner)  # of PerModality
    own = inner.get_params(deep=False)
    for name, spec in LEARNERS.items():
        if spec.online and spec.learner is type(inner) and spec.fixed.items() <= own.items():
            return name
    raise InputError(f"{type(inner).__name__} is not in the registry of learners.")


def save(learner: MultiModalLearner, path: Path) -> None:
    """Write name, settings, dimensions and state of a fitted learner to ``path``."""
    state = learner.state()
    header = persistence.Header(name_of(learner), dict(state.dimensions), settings_of(learner))
    persistence.write(path, header, state.arrays)


def load(path: Path) -> MultiModalLearner:
    """Read the learner that ``save`` wrote to ``path``, bit for bit. Raises SchemaError."""
    header, arrays = persistence.read(path)
    spec = LEARNERS.get(header.learner)
    if spec is None or not spec.online:
        raise SchemaError(f"{path} holds a learner {header.learner!r}, which this version lacks.")
    learner = create(header.learner, **header.settings)
    try:
        return learner.restore(LearnerState(tuple(header.dimensions.items()), arrays))
    except DAMAGE as error:
        raise SchemaError(f"{path} lacks a part of what was learned: {error}") from error
