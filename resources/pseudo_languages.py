"""Write two languages that nobody speaks, for tests and screenshots.

likewise_long.qm has longer words with accents, likewise_mirrored.qm runs from right to left.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from resources.marked_sentences import DATE_NOTE, PLACEHOLDER, Message, all_messages
from resources.translation_files import compile_to, write

_ACCENTS = str.maketrans("AEIOUaeiounscyz", "ÀÉÎÕÛàéîõûñšçýž")


def make_pseudo(folder: Path) -> tuple[Path, Path]:
    """Write the two languages for tests into ``folder``; return their compiled files."""
    folder.mkdir(parents=True, exist_ok=True)
    messages = all_messages()
    found = []
    for name, language, forms in (("long", "en", 2), ("mirrored", "ar", 6)):
        file = folder / f"likewise_{name}.ts"
        put = _long if name == "long" else _mirrored
        write(file, language, [(each, _pseudo(each, forms, put)) for each in messages])
        compile_to(file, file.with_suffix(".qm"))
        found.append(file.with_suffix(".qm"))
    return found[0], found[1]


def _pseudo(message: Message, forms: int, put: Callable[[str], str]) -> list[str]:
    if message.note == DATE_NOTE:
        return [message.text]
    if message.one is None:
        return [put(message.text)]
    one_at = 0 if forms == 2 else 1  # Arabic's first form is for zero
    return [put(message.one if form == one_at else message.text) for form in range(forms)]


def _long(text: str) -> str:
    """Put accents on words, a third more letters at the end, and brackets around all."""
    words = _outside_placeholders(text, lambda part: part.translate(_ACCENTS))
    return f"⟦{words}{' ǝxtra'[: 1 + len(text) // 3]}{'·' * (len(text) // 3 - 5)}⟧"


def _mirrored(text: str) -> str:
    """Make words run from right to left, as in Arabic."""
    turned = _outside_placeholders(
        text, lambda part: re.sub(r"[^\W\d_]+", lambda word: f"\u202e{word.group()}\u202c", part)
    )
    return f"\u200f⟦{turned}⟧\u200f"


def _outside_placeholders(text: str, change: Callable[[str], str]) -> str:
    parts = re.split(f"({PLACEHOLDER.pattern})", text)
    return "".join(part if PLACEHOLDER.fullmatch(part) else change(part) for part in parts)
