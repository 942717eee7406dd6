"""The scale of each built-in modality, the same in every library.

Fitted once, on the photographs that the visual words were trained on, such that two random ones
have a mean squared distance of 1 in each (docs/pictures/make_vocabulary.py).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

FILE = Path(__file__).resolve().parent.parent / "resources" / "scales.json"


@cache
def shipped_scales() -> Mapping[str, float]:
    """Return modality -> the factor of its entries; plug-ins and image models have none."""
    return MappingProxyType(json.loads(FILE.read_text(encoding="utf-8")))
