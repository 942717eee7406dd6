"""Builds the site from these pages into build/site: `python3 dev.py docs`.

MkDocs and what it needs (docs/requirements.lock) go into a folder of their own, once: nobody else
needs them. A link that leads nowhere fails the build, and so does a name that the engine has not.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "docs" / "requirements.lock"
TOOLS = ROOT / "build" / "docs-tools"
SITE = ROOT / "build" / "site"

_FAULT = re.compile(
    r"""<(?:script|img|source|iframe)\b[^>]*\bsrc(?:set)?="(?:https?:)?//[^"]*"
    |<link\b[^>]*\brel="(?:stylesheet|preload|preconnect|icon)"[^>]*\bhref="(?:https?:)?//[^"]*"
    |<link\b[^>]*\bhref="(?:https?:)?//[^"]*"[^>]*\brel="(?:stylesheet|preload|preconnect|icon)"
    |\{:?\s[.\#][\w-]+[^}<]*\}(?=\s*<)""",
    re.VERBOSE,
)


def main(arguments: list[str]) -> int:
    """The exit code of MkDocs; arguments go to `mkdocs build`."""
    install_tools()
    environment = os.environ | {"PYTHONPATH": str(TOOLS), "NO_MKDOCS_2_WARNING": "true"}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", *arguments]
    code = subprocess.call(command, cwd=ROOT, env=environment)
    if code == 0:
        if found := faults(SITE):
            sys.stderr.write("\n".join((*found, "")))
            return 1
        sys.stdout.write(f"The site is in {SITE / 'index.html'}\n")
    return code


def faults(site: Path) -> list[str]:
    """What MkDocs doesn't see: pages that load from another server, and marks that are shown."""
    return [
        f"{page.relative_to(site)}: {found}"
        for page in sorted(site.rglob("*.html"))
        for found in _FAULT.findall(page.read_text(encoding="utf-8"))
    ]


def install_tools() -> None:
    """Install what builds the site, unless what the lock says is there."""
    stamp = TOOLS / "installed"
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        return
    shutil.rmtree(TOOLS, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    settings = ["--no-compile", "--no-deps", "--require-hashes", "--target", str(TOOLS)]
    subprocess.run([*pip, *settings, "--requirement", str(LOCK)], check=True)
    stamp.write_text(wanted, encoding="ascii")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
