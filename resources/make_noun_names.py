"""Translate nouns of resources/nouns.txt by the names of emoji in Unicode's CLDR.

`python -m resources.make_noun_names FOLDER` writes resources/words/nouns_cldr.txt. FOLDER is
package/annotations of the npm package cldr-annotations-full: the names of emoji ("dog") in every
language, under the Unicode License v3. A noun is matched by the emoji's English name. Emoji that
mean something else than the network's label, or whose name is not the usual one for the thing, are
left out (`OTHERWISE`, `AS_A_SIGN`); the hand-written nouns.txt beside it takes precedence.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
FILE = HERE / "words" / "nouns_cldr.txt"
CODES = ("de", "fr", "es", "ja", "ar")

# fmt: off
OTHERWISE = frozenset((
    "blowfish", "bullet", "cricket", "ear", "equal", "file cabinet", "hook", "horizontal bar",
    "jar", "mill", "mouse", "notebook", "package", "pen", "person", "pick", "place of worship",
    "plunger", "ram", "root vegetable", "wing", "wireless", "works",
))
# fmt: on
"""Emoji that mean something else than the label of this name, or more."""

AS_A_SIGN = ("tête de", "visage", "cara de", "gesicht", "kopf", "顔", "وجه", "リンゴ", "(", "（")
"""Parts of names that describe the emoji, not the thing."""

HEAD = """\
# Nouns of a search in five languages: English | German | French | Spanish | Japanese | Arabic.
# Derived by resources/make_noun_names.py from Unicode CLDR annotations {version}.
# Copyright (c) 2004-2026 Unicode, Inc., under the Unicode License v3: see NOTICES.md.
"""


def main(folder: Path) -> None:
    """Write the file."""
    names = {code: _names(folder / code / "annotations.json") for code in ("en", *CODES)}
    known = {line.partition("\t")[0] for line in (HERE / "nouns.txt").read_text().splitlines()}
    lines = []
    for sign, noun in names["en"].items():
        if noun in known - OTHERWISE:
            said = [_plain(names[code].get(sign, ""), code) for code in CODES]
            if any(said):
                lines.append(" | ".join((noun, *said)))
    version = json.loads((folder.parent / "package.json").read_text())["version"]
    text = HEAD.format(version=version) + "\n".join(sorted(dict.fromkeys(lines))) + "\n"
    FILE.write_text(text, encoding="utf-8")


def _names(file: Path) -> dict[str, str]:
    """Return emoji -> its name."""
    signs = json.loads(file.read_text(encoding="utf-8"))["annotations"]["annotations"]
    return {sign: said["tts"][0].strip() for sign, said in signs.items() if "tts" in said}


def _plain(name: str, code: str) -> str:
    """Return the name, or "" if it only describes the emoji; German nouns keep their capital."""
    if any(part in name.lower() for part in AS_A_SIGN) or "," in name or "|" in name:
        return ""
    return name if code == "de" else name.lower()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
