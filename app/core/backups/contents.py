"""What a backup holds, in words: "1,259 photos, 40 thumbs"; for windows and terminals."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.language import Plural, listed, tr, tr_n

_COUNTED = (
    ("photos", Plural("{n} photo", "{n} photos")),
    ("thumbs", Plural("{n} thumb", "{n} thumbs")),
    ("albums", Plural("{n} album", "{n} albums")),
    ("marked", Plural("{n} with stars or a colour", "{n} with stars or a colour")),
    ("searches", Plural("{n} search", "{n} searches")),
    ("profiles", Plural("{n} profile", "{n} profiles")),
)


def contents(counts: Mapping[str, int]) -> str:
    """What is in a backup by its manifest's counts; kinds of which there are none are left out."""
    parts = [tr_n(*plural, counts[name]) for name, plural in _COUNTED if counts.get(name)]
    return listed(parts) or tr("nothing yet")
