"""Completions and man page: made of the program's own parsers, for every command and option."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from app.command_line import COMMANDS
from tests.conftest import ROOT

pytest.importorskip("shtab", reason="`python3 dev.py test` installs it")
pytestmark = pytest.mark.slow  # it starts processes


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a package puts below /usr/share."""
    folder = tmp_path_factory.mktemp("share")
    script = ROOT / "installers" / "command_line.py"
    subprocess.run([sys.executable, script, folder], check=True)
    return folder


@pytest.fixture(scope="module")
def options() -> set[str]:
    """Every long option of the window and of each command."""
    sys.path.insert(0, str(ROOT / "installers"))
    try:
        from command_line import whole_parser
    finally:
        sys.path.pop(0)
    whole = whole_parser()
    (below,) = (each for each in whole._actions if isinstance(each, argparse._SubParsersAction))
    parsers = [whole, *below.choices.values()]
    return {
        name
        for parser in parsers
        for action in parser._actions
        if action.help is not argparse.SUPPRESS
        for name in action.option_strings
        if name.startswith("--") and name != "--help"
    }


PATHS = {
    "bash": "bash-completion/completions/likewise",
    "zsh": "zsh/vendor-completions/_likewise",
    "fish": "fish/vendor_completions.d/likewise.fish",
    "man": "man/man1/likewise.1",
}


@pytest.mark.parametrize("kind", PATHS)
def test_every_command_and_option_is_there(kind: str, share: Path, options: set[str]) -> None:
    text = (share / PATHS[kind]).read_text(encoding="utf-8").replace("\\-", "-")
    assert [name for name in COMMANDS if name not in text] == []
    said = (lambda name: name[2:]) if kind == "fish" else (lambda name: name)
    assert [name for name in sorted(options) if said(name) not in text] == []


def test_the_man_page_tells_how_the_program_is_started(share: Path) -> None:
    """With folders or pictures, or with a command, whose usage stands as the program prints it."""
    text = (share / PATHS["man"]).read_text(encoding="utf-8")
    assert "\n\\fBPATH\\fR\n" in text
    assert "likewise [PATH ...] index" not in text
    assert ".nf\nlikewise index [\\-h] [\\-\\-exclude PATTERN]\n   " in text
    assert ".SH EXIT STATUS" in text


def test_the_man_page_tells_what_every_argument_is(share: Path) -> None:
    lines = (share / PATHS["man"]).read_text(encoding="utf-8").splitlines()
    heads = [lines[at + 1] for at, line in enumerate(lines) if line == ".TP"]
    texts = [lines[at + 2] for at, line in enumerate(lines) if line == ".TP"]
    assert [head for head, text in zip(heads, texts, strict=True) if not text] == []


@pytest.mark.skipif(shutil.which("man") is None, reason="needs man")
def test_the_man_page_can_be_shown(share: Path) -> None:
    command = ["man", "--warnings", "--local-file", share / PATHS["man"]]
    shown = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "likewise COMMAND [OPTION ...]" in shown.stdout
    assert shown.stderr == ""


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_reads_them(shell: str, share: Path) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"needs {shell}")
    subprocess.run([shell, "-n", share / PATHS[shell]], check=True)


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["sea"], ["search"]),
        (["search", "--jso"], ["--json"]),
        (["album", "upd"], ["update"]),
        (["relocate", "ap"], ["app"]),
        (["no-such"], []),
    ],
)
def test_bash_completes_commands_and_options(
    words: list[str], offered: list[str], share: Path
) -> None:
    script = """
        source "$1"; shift
        COMP_WORDS=(likewise "$@"); COMP_CWORD=$#
        "$(complete -p likewise | sed 's/.*-F \\([^ ]*\\).*/\\1/')"
        printf '%s\\n' "${COMPREPLY[@]}"
    """
    command = ["bash", "-c", script, "bash", str(share / PATHS["bash"]), *words]
    said = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    assert said.split() == offered
