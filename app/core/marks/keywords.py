"""Keywords as text: cleaned up, split into levels."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable

from app.core.errors import MarkError
from app.core.language import tr

LEVEL = "|"
"""Between the names of a keyword, from the widest to the narrowest, as Lightroom and darktable
write it."""

LONGEST = 500  # characters; longer ones are no keywords but texts in the wrong place


def cleaned(text: str) -> str:
    """A keyword without what can't be seen: spaces at the ends of names, control characters, empty
    names, two ways to write one letter. Empty if nothing is left or it is too long."""
    visible = "".join(
        " " if letter.isspace() else letter
        for letter in text
        if letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cs", "Cn")  # not shown
    )
    names = (" ".join(name.split()) for name in unicodedata.normalize("NFC", visible).split(LEVEL))
    keyword = LEVEL.join(name for name in names if name)
    return keyword if len(keyword) <= LONGEST else ""


def checked(texts: Iterable[str]) -> tuple[str, ...]:
    """Keywords that a person typed, each once. Raises MarkError for what can't be one."""
    found: dict[str, None] = {}
    for text in texts:
        keyword = cleaned(text)
        if not keyword:
            raise MarkError(
                tr("“{text}” can't be a keyword.", text=text.strip()[:40]),
                tr("Give one or more words, at most {most} characters.", most=LONGEST),
            )
        found[keyword] = None
    return tuple(found)


def names_of(keyword: str) -> list[str]:
    """The names of a keyword's levels, the widest first."""
    return keyword.split(LEVEL)


def joined(flat: Collection[str], hierarchical: Collection[str]) -> tuple[str, ...]:
    """The keywords that two lists of the same photo mean, in the order of the alphabet.

    Programs list each name of a hierarchical keyword as a flat one too, for programs that know no
    other; such flat ones are left out.
    """
    deep = {cleaned(keyword) for keyword in hierarchical} - {""}
    names = {name for keyword in deep for name in names_of(keyword)}
    shallow = {cleaned(keyword) for keyword in flat} - names
    return tuple(sorted((deep | shallow) - {""}))
