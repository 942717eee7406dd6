"""Families of modalities, named as people name kinds of likeness, and the prior weights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from features.onnx_model import is_model, shown_name

FAMILIES = ("subject", "colour", "outlines", "texture", "layout", "details", "patterns")
"""The families of the built-in modalities."""

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
    """Return the family of a modality; image models and plug-ins are families of their own."""
    return _FAMILY_OF.get(modality) or shown_name(modality)


NETWORKS = 0.8
"""Initial weight of all networks, chosen on validation halves of collections (docs/learning.md)."""


def prior(modalities: Iterable[str]) -> dict[str, float] | None:
    """Return the initial weights of ``modalities``, with sum 1; None if all are equal.

    The networks share NETWORKS evenly. The other families share the rest evenly, and so do the
    modalities within a family. Without a subject there is no reason to prefer any.
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
