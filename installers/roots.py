"""Bare systems to try packages in: made by debootstrap, copied for each use, entered by chroot."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOTS = Path(__file__).resolve().parent.parent / "build" / "roots"
DEBIAN = "LIKEWISE_DEBIAN_MIRROR"
UBUNTU = "LIKEWISE_UBUNTU_MIRROR"
_UBUNTUS = ("noble", "resolute")
_KEYS = Path("/usr/share/keyrings/ubuntu-archive-keyring.gpg")
_SCRIPTS = Path("/usr/share/debootstrap/scripts")
_MOUNTS = Path("/proc/self/mountinfo")
_ESCAPED = re.compile(r"\\([0-7]{3})")
"""Blanks and the like in the kernel's list."""

PATIENCE = 1_800
"""Seconds that a command in there may take: installing is quick, but machines are busy."""

Chroot = Callable[..., str]


@contextmanager
def bare_root(suite: str) -> Iterator[Path]:
    """A fresh bare system with a `person` in it; gone afterwards.

    Nothing of this system is mounted there but the kernel's view of processes: its devices are
    copies, so that nothing that is deleted there can be ours.
    """
    base = _base(suite)
    root = Path(tempfile.mkdtemp(prefix=f"{suite}.used.", dir=ROOTS))
    try:
        subprocess.run(["cp", "--archive", "--reflink=auto", f"{base}/.", root], check=True)
        shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
        # dpkg waits for the disk after each file, as a machine may lose power: this one is copied.
        (root / "etc/dpkg/dpkg.cfg.d/fast").write_text("force-unsafe-io\n", encoding="ascii")
        _mount("-t", "proc", "proc", root / "proc")
        (root / "dev/shm").mkdir(exist_ok=True)
        _mount("-t", "tmpfs", "tmpfs", root / "dev/shm")
        inside = chrooted(root)
        inside("useradd", "--create-home", "--shell", "/bin/sh", "person")
        inside("apt-get", "update")
        yield root
    finally:
        _remove(root)


def _mount(*what: object) -> None:
    subprocess.run(["mount", *map(str, what)], check=True)


def _remove(root: Path) -> None:
    """Delete what was made, and nothing where something is still mounted: it may be ours."""
    for place in reversed(_mounted_below(root)):
        subprocess.run(["umount", place], check=False)
    if left := _mounted_below(root):
        raise SystemExit(f"{root} stays, as these are still mounted: {', '.join(left)}")
    subprocess.run(["rm", "--recursive", "--force", "--one-file-system", root], check=True)


def _mounted_below(root: Path) -> list[str]:
    lines = _MOUNTS.read_text(encoding="utf-8", errors="surrogateescape").splitlines()
    places = [_ESCAPED.sub(lambda found: chr(int(found[1], 8)), line.split()[4]) for line in lines]
    return [place for place in places if place.startswith(f"{root.resolve()}/")]


def chrooted(root: Path, user: str = "root") -> Chroot:
    """A function that runs a command in there, and gives what it says."""
    before = entering(root, user)

    def inside(*command: str) -> str:
        asked = [*before, "DEBIAN_FRONTEND=noninteractive", *command]
        try:
            done = subprocess.run(
                asked, capture_output=True, text=True, check=False, timeout=PATIENCE
            )
        except subprocess.TimeoutExpired as error:
            said = (error.stdout or b"").decode("utf-8", "replace")
            raise SystemExit(f"{' '.join(command)} took over {PATIENCE} s:\n{said}") from error
        if done.returncode != 0:
            raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}\n{done.stderr}")
        return done.stdout

    return inside


def entering(root: Path, user: str, **variables: str) -> list[str]:
    """What stands before a command that is run in there by ``user``."""
    home = f"/home/{user}" if user != "root" else "/root"
    given = {"HOME": home, "PATH": f"/usr/sbin:/usr/bin:/sbin:/bin:{home}/.local/bin"}
    told = [f"{name}={value}" for name, value in (given | {"LANG": "C.UTF-8"} | variables).items()]
    return ["chroot", f"--userspec={user}:{user}", str(root), "/usr/bin/env", "-i", *told]


def _base(suite: str) -> Path:
    """The system that is copied; made where it is not there yet."""
    base = ROOTS / suite
    if not base.is_dir():
        ROOTS.mkdir(parents=True, exist_ok=True)
        half = ROOTS / f"{suite}.half"
        if half.is_dir():
            _remove(half)
        subprocess.run(["debootstrap", *_options(suite, half)], check=True)
        half.rename(base)
        if suite in _UBUNTUS:
            sources = base / "etc/apt/sources.list"
            line = sources.read_text(encoding="ascii").split("\n")[0]
            sources.write_text(f"{line.removesuffix(' main')} main universe\n", encoding="ascii")
    return base


def _options(suite: str, target: Path) -> list[str]:
    if suite not in _UBUNTUS:
        mirror = os.environ.get(DEBIAN, "http://deb.debian.org/debian")
        return ["--variant=minbase", suite, str(target), mirror]
    mirror = os.environ.get(UBUNTU, "http://archive.ubuntu.com/ubuntu")
    keys = f"--keyring={_KEYS}" if _KEYS.exists() else "--no-check-gpg"  # it is thrown away again
    named = _SCRIPTS / suite
    script = named if named.exists() else _SCRIPTS / "jammy"  # all newer ones are the same script
    return ["--variant=minbase", keys, suite, str(target), mirror, str(script)]
