"""Bring the files of translations up to date with the source, and compile them.

`python3 dev.py translations` updates resources/translations/likewise_XX.ts from the source
(translations stay, removed sentences go, new ones are marked unfinished), compiles each to the .qm
file that the window reads, and reports how many sentences still lack a translation. With `--pseudo
FOLDER` it writes the two languages of pseudo_languages.py there; $LIKEWISE_LANGUAGE may name such a
file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path

from resources.marked_sentences import Message, all_messages
from resources.pseudo_languages import make_pseudo
from resources.translation_files import compile_to, read, write

FOLDER = Path(__file__).with_name("translations")
STORED_FILE = FOLDER / "stored.json"
FORMS = {"de": 2, "fr": 2, "es": 2, "ja": 1, "ar": 6}
"""Languages, with the number of plural forms that Qt's rules give each."""

STORED = (
    *("app/core/albums", "app/core/safety/backups.py", "app/core/files", "app/core/library"),
    *("app/core/marks", "app/core/profiles/exchange.py", "app/core/profiles/exported_file.py"),
    *("app/core/profiles/query.py", "app/work/bus/backup_thread.py", "app/cluster"),
    *("app/work/processes", "app/work/reading", "app/work/tasks"),
)
"""Files and folders whose sentences are stored in English, for app/core/base/language.py."""


def main(arguments: list[str]) -> int:
    """Update and compile all files, or write the languages for tests."""
    parser = argparse.ArgumentParser(prog="dev.py translations", description=__doc__)
    parser.add_argument("--pseudo", type=Path, metavar="FOLDER", help="write these two there")
    chosen = parser.parse_args(arguments)
    if chosen.pseudo is not None:
        make_pseudo(chosen.pseudo)
        return 0
    messages = all_messages()
    FOLDER.mkdir(exist_ok=True)
    STORED_FILE.write_text(stored_text(messages), encoding="utf-8")
    for language, forms in FORMS.items():
        file = FOLDER / f"likewise_{language}.ts"
        kept = read(file) if file.exists() else {}
        pairs = [(each, _fitting(kept.get(each.key), each, forms)) for each in messages]
        write(file, language, pairs)
        compile_to(file, file.with_suffix(".qm"))
        missing = sum(not all(translation) for _, translation in pairs)
        print(f"{file.name}: {len(messages):,} sentences, {missing:,} of them to be translated")
    return 0


def _fitting(kept: list[str] | None, message: Message, forms: int) -> list[str]:
    """Return a stored translation, unless its number of forms no longer fits the sentence."""
    wanted = 1 if message.one is None else forms
    return kept if kept is not None and len(kept) == wanted else [""] * wanted


def stored_text(messages: Iterable[Message]) -> str:
    """Return the file that lists the sentences which are stored in English."""
    kept = [
        [each.text, each.one, each.note]
        for each in messages
        if any(file.startswith((*STORED, "features/")) for file in each.files)
    ]
    lines = ",\n".join(json.dumps(each, ensure_ascii=False) for each in sorted(kept, key=str))
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
