"""Installs packages in bare systems as a person would, uses them there, and removes them.

    python installers/check.py --suite trixie --suite noble dist/likewise_0.1.0_amd64.deb

Needs root, debootstrap, Xvfb and xdotool; without them it says so and leaves it. Each system is
made once (build/roots/SUITE) and copied for each check.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import use
from first_minutes import first_minutes
from recipe import PROGRAM
from roots import Chroot, bare_root, chrooted
from samples import write_samples
from use import tell

TOOLS = ("debootstrap", "Xvfb", "xdotool")
PICTURES = Path("home/person/Pictures")
ON_A_DESKTOP = (
    *("libegl1", "libgl1", "libfontconfig1", "libfreetype6", "libdbus-1-3", "libgssapi-krb5-2"),
    *("libglib2.0-0", "libx11-xcb1", "libxkbcommon-x11-0", "libwayland-client0"),
)
"""What folder and wheels count on; the Debian package asks for it."""
FOR_THE_WHEEL = ("libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0", "pipx")
AUTHORITIES = "/srv/authorities.pem"
"""Whom pip has to believe here, it has to believe there."""
FRESH = ("apt-get", "install", "--yes", "--no-install-recommends")

Install = Callable[[Chroot, Chroot, str], None]


def check(package: Path, suite: str, photos: Path | None = None) -> int:
    """Check ``package`` in one system; the exit code. 0 also where it can't be tried, which is
    said. ``photos``: a folder of photos with which the first minutes are timed."""
    if os.geteuid() != 0 or any(shutil.which(tool) is None for tool in TOOLS):
        print(f"Not tried as installed: that needs root, {', '.join(TOOLS)}.", file=sys.stderr)
        return 0
    needed, install, program, remove = way_of(package)
    with bare_root(suite) as root:
        inside, person = chrooted(root), chrooted(root, "person")
        tell("system", suite)
        shutil.copy(package, root / "srv")
        if "PIP_CERT" in os.environ:
            shutil.copy(os.environ["PIP_CERT"], root / AUTHORITIES[1:])
        if needed:
            inside(*FRESH, *needed)
        before = files_of(root)
        install(inside, person, package.name)
        tell("installed", size_of(root, before))
        write_samples(root / PICTURES)
        inside("chown", "-R", "person:", "/home/person")
        use_commands(person, program)
        use.window(root, program)
        use.second_start(root, program)
        use.starts(root, program)
        if package.suffix == ".deb":
            again = partial(install, inside, person, package.name)
            use.upgrade(root, program, again)
            use.interrupted(root, program, f"/srv/{package.name}", again)
        if photos is not None:
            first_minutes(root, program, photos)
        remove(inside, person)
        left = {path for path in files_of(root) - before if is_left_behind(path)}
        tell("left behind", sorted(left)[:20] or "nothing")
        return 1 if left else 0


def use_commands(person: Chroot, program: str) -> None:
    """Read every format, search, look whether all is in order."""
    person(program, "index", f"/{PICTURES}")
    status = json.loads(person(program, "status", "--json"))
    wanted = len(json.loads(person("cat", f"/{PICTURES}/wanted.json")))
    if status["photos"] != wanted:
        problems = person(program, "status")
        raise SystemExit(f"{status['photos']} of {wanted} formats were read:\n{problems}")
    tell("photos read, of every format", wanted)
    found = json.loads(person(program, "search", f"/{PICTURES}/a.jpg", "--json"))
    if len(found) != wanted - 1:
        raise SystemExit(f"A search found {len(found)} photos.")
    alike = person(program, "duplicates")  # which lays pictures on each other, by linear algebra
    if "a.jpg" not in alike or "copy.jpg" not in alike:
        raise SystemExit(f"A copy was not found:\n{alike}")
    person(program, "doctor")


def _install_deb(inside: Chroot, person: Chroot, name: str) -> None:
    inside(*FRESH, "--reinstall", f"/srv/{name}")


def _remove_deb(inside: Chroot, person: Chroot) -> None:
    inside("apt-get", "purge", "--yes", PROGRAM)
    inside("apt-get", "autoremove", "--purge", "--yes")


def _install_folder(inside: Chroot, person: Chroot, name: str) -> None:
    person("tar", "-xf", f"/srv/{name}", "-C", "/home/person")


def _remove_folder(inside: Chroot, person: Chroot) -> None:
    person("rm", "-r", "/home/person/likewise")


def _install_wheel(inside: Chroot, person: Chroot, name: str) -> None:
    """pipx asks the index for what it needs itself, too."""
    believed = (f"PIP_CERT={AUTHORITIES}",) if "PIP_CERT" in os.environ else ()
    person("env", *believed, "pipx", "install", f"/srv/{name}[raw]")


def _remove_wheel(inside: Chroot, person: Chroot) -> None:
    person("pipx", "uninstall", PROGRAM)


Way = tuple[tuple[str, ...], Install, str, Callable[[Chroot, Chroot], None]]
WAYS: dict[str, Way] = {
    ".deb": ((), _install_deb, "/usr/bin/likewise", _remove_deb),
    ".gz": (ON_A_DESKTOP, _install_folder, "/home/person/likewise/likewise", _remove_folder),
    ".whl": (
        (*ON_A_DESKTOP, *FOR_THE_WHEEL),
        _install_wheel,
        "/home/person/.local/bin/likewise",
        _remove_wheel,
    ),
}
"""What has to be there for a file that ends so, how it is installed, where the program is
then, and how it goes."""


def way_of(package: Path) -> Way:
    """How this package is installed, by the end of its name."""
    return WAYS[package.suffix]


KEPT = (
    *(f"./home/person/{name}/" for name in ("Pictures", "Many", "fresh", ".cache", ".config")),
    *(f"./home/person/.local/{name}/" for name in ("share/likewise", "state")),
    *(f"./home/person/.local/share/pipx/{name}/" for name in ("shared", "logs", "trash", "py")),
    *("./var/lib/", "./var/cache/", "./var/log/", "./etc/", "./tmp/"),
)
"""What stays: a person's photos and library, what pipx needs for itself, the system's own books."""

REPORTS = "./home/person/.cache/Microsoft/"
"""Where onnxruntime leaves what it would send to its maker, unless it is told not to."""


def is_left_behind(path: str) -> bool:
    """Whether a new file should be gone with the package, or never have been."""
    return path.startswith(REPORTS) or not path.startswith(KEPT)


def files_of(root: Path) -> set[str]:
    """Every file that stands in the system, apart from what the kernel shows there."""
    pruned = [part for name in ("proc", "dev") for part in ("-path", f"./{name}", "-prune", "-o")]
    command = ["find", ".", *pruned, "-type", "f", "-print"]
    said = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    return {*said.stdout.splitlines()}


def size_of(root: Path, before: set[str]) -> str:
    """What came with the package itself."""
    ours = [path for path in files_of(root) - before if "/likewise" in path]
    return f"{sum((root / path).lstat().st_size for path in ours) / 1e6:.0f} MB"


def main(arguments: list[str]) -> int:
    """Check one package in one system after the other."""
    parser = argparse.ArgumentParser("check.py", description="Try packages in bare systems.")
    parser.add_argument("package", type=Path)
    parser.add_argument("--suite", action="append", help="of Debian or Ubuntu; may be repeated")
    parser.add_argument("--photos", type=Path, help="time the first minutes with these")
    options = parser.parse_args(arguments)
    suites = options.suite or ["stable"]
    return max(check(options.package, suite, options.photos) for suite in suites)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
