"""The self-contained folder: the program, its Python and its Qt, made by PyInstaller."""

from __future__ import annotations

import json
import os
import platform
import shutil
import sys
from pathlib import Path

import opencv
from archives import packed
from recipe import Recipe, run, said, shipped_distributions
from samples import write_samples
from slim import slim

HERE = Path(__file__).resolve().parent


def build_folder(recipe: Recipe, wheel: Path) -> Path:
    """Make the folder, and pack it."""
    stage, tools = recipe.work / "stage", recipe.work / "tools"
    install(recipe, stage, "--no-deps", "--no-index", wheel)
    install(recipe, tools, "--no-deps", "--require-hashes", "-r", HERE / "requirements.lock")
    environment = recipe.environment() | {
        "PYTHONPATH": os.pathsep.join(map(str, (stage, tools))),  # before the checkout
        "LIKEWISE_SHIPPED": " ".join(shipped_distributions()),
        "LIKEWISE_TAKEN": str(recipe.work / "taken.json"),
    }
    made = recipe.work / "made"
    run(
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
        *("--distpath", made, "--workpath", recipe.work / "pyinstaller", HERE / "likewise.spec"),
        environment=environment,
    )
    folder = made / "likewise"
    if sys.platform.startswith("linux"):
        opencv.put_in(folder, recipe, tools)
    slim(folder)
    try_out(folder / "likewise", recipe.work / "tried")
    share = folder / "share"
    run(sys.executable, HERE / "command_line.py", share, environment=environment)
    run(sys.executable, HERE / "bill_of_materials.py", share, recipe.work, environment=environment)
    put_desktops_files(share)
    for name in ("LICENSE", "NOTICES.md", "CHANGELOG.md"):
        shutil.copy(recipe.root / name, share)
    system = f"{platform.system()}-{platform.machine()}".lower()
    target = recipe.target / f"likewise-{recipe.version}-{system}.tar.gz"
    return packed(folder, target, recipe.epoch)


def put_desktops_files(share: Path) -> None:
    """What menus and file managers take, and the icon that they show."""
    shutil.copytree(HERE / "desktop", share / "desktop", ignore=shutil.ignore_patterns("*.svg"))
    run(sys.executable, HERE / "icons.py", share / "icons" / "hicolor")


def try_out(program: Path, work: Path) -> None:
    """Read every format with what was made, and look for copies; the build ends where that fails.

    PyInstaller leaves out what it doesn't find, with a warning alone.
    """
    write_samples(work / "pictures")
    library = ("--library", work / "library")
    run(program, "index", *library, work / "pictures")
    read = json.loads(said(program, "status", *library, "--json"))["photos"]
    wanted = len(json.loads((work / "pictures" / "wanted.json").read_text(encoding="utf-8")))
    if read != wanted or "copy.jpg" not in said(program, "duplicates", *library):
        raise SystemExit(f"The folder that was made reads {read} of {wanted} photos, or no copies.")


def install(recipe: Recipe, target: Path, *what: object) -> None:
    """Install into a folder, with nothing compiled: times would be in it."""
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    where = ("--no-compile", "--target", target)
    run(*pip, *where, *what, environment=recipe.environment())
