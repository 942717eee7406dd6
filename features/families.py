"""Families of modalities, as people call kinds of likeness; the prior weights before any thumb."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from features.onnx_model import is_model, shown_name

FAMILIES = ("subject", "colour", "outlines", "texture", "layout", "details", "patterns")
"""Those of the built-in modalities."""

_FAMILY_OF: Mapping[str, str] = {
    "subject": "subject",
    "color": "colour",
    "correlogram": "colour",
    "edge": "outlines",
    "phog": "outlines",
    "gabor": "texture",
    "lbp": "texture",
    "gist": "layout",
    "sift200": "details",
    "sift1000": "details",
    "surf200": "patterns",
    "surf1000": "patterns",
}


def family(modality: str) -> str:
    """The family of a modality; an image model and a plug-in are families of their own, by name."""
    return _FAMILY_OF.get(modality) or shown_name(modality)


NETWORKS = 0.8
"""What the networks weigh together before any thumb: the subject, and an owner's image model.

Chosen on the validation halves of two collections and of their mixture (docs/learning.md)."""


def prior(modalities: Iterable[str]) -> dict[str, float] | None:
    """What each of ``modalities`` weighs before any thumb, in all 1; None if all weigh the same.

    The networks share NETWORKS evenly. The other families share the rest evenly, and so do the
    modalities of a family. Without a subject nothing is known to tell more than the rest.
    """
    names = tuple(modalities)
    networks = [name for name in names if name == "subject" or is_model(name)]
    others = Counter(family(name) for name in names if name not in networks)
    if "subject" not in names or not others:
        return None
    rest = (1 - NETWORKS) / len(others)
    return {
        name: NETWORKS / len(networks) if name in networks else rest / others[family(name)]
        for name in names
    }
