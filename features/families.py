"""Families of modalities: what people call the kind of likeness that a modality looks at."""

from __future__ import annotations

from collections.abc import Mapping

from likewise.features.onnx_model import shown_name

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
