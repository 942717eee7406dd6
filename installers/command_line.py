"""Man page, and completions for bash, zsh and fish, generated from the program's own parsers.

`python installers/command_line.py DIR` writes them as they lie under /usr/share. shtab and
argparse-manpage (installers/requirements.lock) know the shells and roff.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

import shtab
from argparse_manpage.manpage import Manpage

from app.command_line import COMMANDS, fill_command_parser, window_parser

PATHS = {
    "bash": "bash-completion/completions/likewise",
    "zsh": "zsh/vendor-completions/_likewise",
    "fish": "fish/vendor_completions.d/likewise.fish",
}
MAN = "man/man1/likewise.1"
SECTIONS = {
    "synopsis": """.nf
\\fBlikewise\\fR [\\fIOPTION\\fR ...] [\\fIPATH\\fR ...]
\\fBlikewise\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR ...] [\\fIARGUMENT\\fR ...]
.fi""",
    "exit status": """.TP
0
done
.TP
1
an error, or stopped by Ctrl+C; nothing found (find); something wrong (doctor, status \\-\\-check)
.TP
2
wrong usage""",
}
"""What no parser tells of itself."""


def whole_parser() -> argparse.ArgumentParser:
    """The window's parser with all commands below it, as these tools want to see it.

    The program itself loads one command only, so it has no such parser.
    """
    parser = window_parser()
    parser.epilog = None
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog=parser.prog)
    parser._actions.insert(0, parser._actions.pop())  # the first word is a command
    for name, summary in COMMANDS.items():
        fill_command_parser(name, commands.add_parser(name, help=summary))
    for each in commands.choices.values():
        _mark_files(each)
    _mark_files(parser)
    return parser


def _mark_files(parser: argparse.ArgumentParser) -> None:
    """Tell shtab, in its own way, what is a file or a folder, and which choices are no commands."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            continue
        if action.choices is not None:
            action.choices = list(action.choices)
        elif action.metavar in ("PATH", "PHOTO", "FILE", "PICTURE", "BACKUP"):
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.metavar in ("DIR", "FOLDER", "OLD", "NEW"):
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]


def man_page(parser: argparse.ArgumentParser) -> str:
    """The page `likewise(1)`: of a day that never changes, so that the same commit is the same."""
    parser.man_short_description = "search your own photos by example"  # type: ignore[attr-defined]
    page = Manpage(parser)
    page.date = page.source = ""
    page.manual = "User commands"
    for heading, text in SECTIONS.items():
        page.add_section(heading, "=", text)
    return re.sub(r"^usage: (.*?)\n\n", _as_it_is, f"{page}\n", flags=re.DOTALL | re.MULTILINE)


def _as_it_is(usage: re.Match[str]) -> str:
    """Roff would fill its lines, and part words in them."""
    indent = len("usage: ")
    lines = [line if at == 0 else line[indent:] for at, line in enumerate(usage[1].split("\n"))]
    return "\n".join((".nf", *lines, ".fi", "", ""))


def write(share: Path) -> None:
    """Write all of them below ``share``."""
    parser = whole_parser()
    texts = {path: shtab.complete(parser, shell) for shell, path in PATHS.items()}
    bash = PATHS["bash"]  # whose first word may be a photo or a folder, too
    plain = "complete -o bashdefault "
    texts[bash] = texts[bash].replace(plain, f"{plain}-o default ")
    texts[MAN] = man_page(parser)
    for path, text in texts.items():
        file = share / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
