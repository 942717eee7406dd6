"""Builds one kind of package from what is committed; `python3 dev.py package KIND` runs it.

    source   likewise-VERSION.tar.gz                    all that is committed
    wheel    likewise-VERSION-py3-none-any.whl          our code; names what it needs
    folder   likewise-VERSION-SYSTEM-MACHINE.tar.gz     the program with its Python and Qt
    deb      likewise_VERSION_ARCHITECTURE.deb          the folder, and the desktop's files

Folder and deb are made of the wheel, which is left in dist/ beside them.

The same commit gives the same bytes: what is packed is sorted, of the time of the commit, and with
fixed rights.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import sys
from pathlib import Path

from archives import exported, source_archive
from deb import build_deb
from folder import build_folder
from recipe import PROGRAM, Recipe, run

ROOT = Path(__file__).resolve().parent.parent


def build_source(recipe: Recipe) -> Path:
    """The archive of all that is committed."""
    return source_archive(recipe)


def build_wheel(recipe: Recipe) -> Path:
    """The wheel of our code, built from an export, as setuptools packs whatever lies about."""
    run(
        *(sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"),
        *("--no-deps", "--no-build-isolation", "--wheel-dir", recipe.target, exported(recipe)),
        environment=recipe.environment(),
    )
    return recipe.target / f"{PROGRAM}-{recipe.version}-py3-none-any.whl"


KINDS = {
    "source": build_source,
    "wheel": build_wheel,
    "folder": lambda recipe: build_folder(recipe, build_wheel(recipe)),
    "deb": lambda recipe: build_deb(recipe, build_folder(recipe, build_wheel(recipe))),
}


def main(arguments: list[str]) -> int:
    """Build, and say what came of it."""
    parser = argparse.ArgumentParser("dev.py package", description="Build a package into dist/.")
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--check", action="store_true", help="install it in a bare system, use it")
    parser.add_argument("--suite", default="stable", help="the Debian to check in")
    parser.add_argument("--twice", action="store_true", help="build again, and compare the bytes")
    parser.add_argument(
        "--wheel-opencv", action="store_true", help="don't build OpenCV, for a larger package"
    )
    options = parser.parse_args(arguments)
    digests = []
    for _ in range(2 if options.twice else 1):
        work = ROOT / "build" / "installers"
        shutil.rmtree(work, ignore_errors=True)
        recipe = Recipe.of(ROOT, work, ROOT / "dist", options.wheel_opencv)
        built = KINDS[options.kind](recipe)
        digests.append(hashlib.sha256(built.read_bytes()).hexdigest())
        print(f"{digests[-1]}  {built.stat().st_size / 1e6:.1f} MB  {built.relative_to(ROOT)}")
    if len({*digests}) > 1:
        print("Two builds of the same commit differ.", file=sys.stderr)
        return 1
    if options.check:
        from check import check

        return check(built, options.suite)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
