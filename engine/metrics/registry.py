"""Every metric learner by name: how it is made, what it learns from, what it is for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Literal

from sklearn.decomposition import PCA
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis

from likewise.engine.archives import DAMAGE
from likewise.engine.errors import InputError, SchemaError
from likewise.engine.metrics import persistence
from likewise.engine.metrics.base import MultiModalLearner, Snapshot
from likewise.engine.metrics.baselines import FLD, Cov
from likewise.engine.metrics.bdrm import BDRM
from likewise.engine.metrics.lifted import Lifted
from likewise.engine.metrics.lomdml import LOMDML
from likewise.engine.metrics.mlev import MLEVG, MLEVL
from likewise.engine.metrics.oasis import OASIS
from likewise.engine.metrics.omdl_lr import OMDLLR
from likewise.engine.metrics.omdml import OMDML
from likewise.engine.metrics.passive_aggressive import PassiveAggressive
from likewise.engine.metrics.targets import LEGO, POLA, ITMLOnline


@dataclass(frozen=True)
class LearnerSpec:
    """A row of the registry.

    ``factory`` takes dimensions (modality -> d_k) if ``multi_modal``, one dimension d if it is an
    online learner of one vector space, and only settings if it is a batch learner.
    """

    factory: Callable[..., Any]
    kind: Literal["online", "batch"]
    learns_from: Literal["triplets", "pairs", "labels"]
    multi_modal: bool
    paper: str
    linear: bool = True
    thumbs: Mapping[str, Any] = field(default_factory=dict)
    """Settings that suit thumbs, which are few and sometimes wrong; see ``for_thumbs``."""

    @property
    def can_learn_from_thumbs(self) -> bool:
        """Whether a profile may use it: it learns online, and its W_k act on the vectors.

        The search index projects photos by ``components_``, so a kernel learner cannot serve it.
        """
        return self.kind == "online" and self.linear


DEFAULT = "LOMDML"
"""What profiles learn with unless they say otherwise."""

ONCE_A_SEARCH: Mapping[str, Any] = {"hedge": "caller", "beta": 0.7, "floor": 0.05}
"""For thumbs, Hedge moves the weights once a search instead of once a triplet."""

PASSIVE_AGGRESSIVE = "Perez-Suay et al. 2013"

LEARNERS: dict[str, LearnerSpec] = (
    {
        "LOMDML": LearnerSpec(
            LOMDML,
            "online",
            "triplets",
            True,
            "Wu et al. 2016, Algorithm 2",
            thumbs={"C": 0.01, "gate": "own"},
        ),
        "OMDML": LearnerSpec(
            partial(Lifted, name="OMDML", factory=OMDML, gate="combined"),
            "online",
            "triplets",
            True,
            "Wu et al. 2016, Algorithm 1",
        ),
        "OMDL-LR": LearnerSpec(
            OMDLLR, "online", "triplets", True, "Xia et al. 2013, in part", linear=False
        ),
        "OASIS": LearnerSpec(OASIS, "online", "triplets", False, "Chechik et al. 2010"),
        "LEGO": LearnerSpec(
            LEGO, "online", "pairs", False, "Jain et al. 2008", thumbs={"eta": 0.03}
        ),
        "ITML-Online": LearnerSpec(
            ITMLOnline, "online", "pairs", False, "Davis et al. 2007", thumbs={"eta": 0.03}
        ),
        "POLA": LearnerSpec(POLA, "online", "pairs", False, "Jain et al. 2008"),
    }
    | {
        f"{variant}{sign}": LearnerSpec(
            partial(PassiveAggressive, variant=variant, positive=sign == "+"),
            "online",
            "pairs",
            False,
            PASSIVE_AGGRESSIVE,
        )
        for variant in ("PA", "PA-I", "PA-II", "PALS")
        for sign in "+-"
    }
    | {
        name: LearnerSpec(factory, "batch", "labels", False, paper)
        for name, factory, paper in (
            ("MLEV-G", MLEVG, "Li & Tian 2016"),
            ("MLEV-L", MLEVL, "Li & Tian 2016"),
            ("BDRM", BDRM, "Kato et al. 2013, Algorithm 2"),
            ("Cov", Cov, "Kato et al. 2013, section 5"),
            ("FLD", FLD, "Belhumeur et al. 1997"),
            ("LDA", LinearDiscriminantAnalysis, "scikit-learn"),
            ("PCA", PCA, "scikit-learn"),
        )
    }
)


def for_thumbs() -> tuple[str, ...]:
    """The learners that a profile may use, the default one first."""
    return tuple(name for name, spec in LEARNERS.items() if spec.can_learn_from_thumbs)


def thumb_settings(name: str) -> dict[str, Any]:
    """What a profile gives to ``create`` for the learner ``name``. Raises InputError."""
    if name not in for_thumbs():
        raise InputError(
            f"There is no learner {name!r} that learns from thumbs; there are "
            f"{', '.join(for_thumbs())}."
        )
    return {**ONCE_A_SEARCH, **LEARNERS[name].thumbs}


def create(name: str, dimensions: Mapping[str, int], **settings: Any) -> MultiModalLearner:
    """An untrained online learner over ``dimensions`` (modality -> d_k).

    A learner of one vector space is lifted to all modalities; ``settings`` go to ``Lifted`` and to
    it. Raises InputError for an unknown name, and for settings that the learner does not know.
    """
    spec = LEARNERS.get(name)
    if spec is None or spec.kind != "online":
        known = [key for key, value in LEARNERS.items() if value.kind == "online"]
        raise InputError(f"There is no online learner {name!r}; there are {', '.join(known)}.")
    factory = spec.factory if spec.multi_modal else partial(Lifted, name=name, factory=spec.factory)
    try:
        learner: MultiModalLearner = factory(dimensions, **settings)
    except TypeError as error:
        raise InputError(f"{name} does not take these settings: {error}") from error
    return learner


def load(path: Path) -> MultiModalLearner:
    """The learner that ``save`` wrote to ``path``, bit for bit. Raises SchemaError."""
    header, arrays = persistence.read(path)
    if header.learner not in LEARNERS:
        raise SchemaError(f"{path} holds a learner {header.learner!r}, which this version lacks.")
    learner = create(header.learner, header.dimensions, **header.settings)
    snapshot = Snapshot(header.learner, tuple(header.dimensions.items()), arrays)
    try:
        learner.restore(snapshot)
    except DAMAGE as error:
        raise SchemaError(f"{path} lacks a part of what was learned: {error}") from error
    return learner
