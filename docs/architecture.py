"""Write the generated part of docs/architecture.md: `python3 docs/architecture.py`.

It lists every folder and file with the first sentence of its docstring, and the layers that the
import contracts hold. Standard library only.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "architecture.md"
FOLDERS = ("app", "engine", "features", "resources", "benchmarks")
BEGIN = "<!-- from here on written by docs/architecture.py -->\n"


def main() -> None:
    """Rewrite all of the page below the mark; what stands above it is written by hand."""
    PAGE.write_text(by_hand() + generated(), encoding="utf-8")


def by_hand() -> str:
    """The page up to the mark."""
    text, mark, _ = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    if not mark:
        raise SystemExit(f"{PAGE} lacks the line {BEGIN}")
    return text


def generated() -> str:
    """The mark and all below it."""
    parts = [BEGIN, "\n## What may import what\n\n", *layers(), "\n## Rooms and files\n"]
    for folder in FOLDERS:
        for package in sorted((ROOT / folder).rglob("__init__.py")):
            parts += room(package)
    return "".join(parts)


def layers() -> Iterator[str]:
    """One line a contract on layers: each layer may import those to its right."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for contract in settings["tool"]["importlinter"]["contracts"]:
        if contract["type"] == "layers":
            chain = " > ".join(layer.replace("likewise.", "") for layer in contract["layers"])
            yield f"- {contract['name']}:\n  `{chain}`\n"


def room(package: Path) -> Iterator[str]:
    """The heading of a folder, and a line for each of its files."""
    yield f"\n### {package.parent.relative_to(ROOT).as_posix()}/\n\n{first_sentence(package)}\n\n"
    for file in sorted(package.parent.glob("*.py")):
        if file != package:
            yield f"- `{file.name}`: {first_sentence(file)}\n"


def first_sentence(file: Path) -> str:
    """Of the module's docstring; it must have one."""
    docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))
    if not docstring:
        raise SystemExit(f"{file} has no docstring.")
    paragraph = " ".join(docstring.split("\n\n")[0].split())
    return re.split(r"(?<=[.!?])\s(?=[A-Z`])", paragraph)[0]


if __name__ == "__main__":
    main()
