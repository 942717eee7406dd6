"""Cameras as a person reads them: "NIKON D750", not "NIKON CORPORATION NIKON D750".

Files name the maker and the model, and many models begin with a word of the maker. What is kept is
what the file says, so that a camera has one name in libraries of any age.
"""

from __future__ import annotations

_LEAST = 3  # letters of a word that names a maker: "II" may stand twice in a model


def camera_said(kept: str) -> str:
    """A camera's name from where a word of the maker stands a second time; as it is if none does.
    What is left is an end of ``kept``, so that it is found by it."""
    seen, start = set[str](), 0
    for word in kept.split(" "):
        known = word.casefold()
        if known in seen:
            return kept[start:]
        if len(word) >= _LEAST and word.isalpha():
            seen.add(known)
        start += len(word) + 1
    return kept
