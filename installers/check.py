"""Installs a package in a bare Debian as a person would, uses it there, and removes it.

Needs root, debootstrap, Xvfb and xdotool; without them it says so and leaves it. The bare system is
made once (build/roots/SUITE) and copied for each check.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from samples import write_samples

ROOT = Path(__file__).resolve().parent.parent
ROOTS = ROOT / "build" / "roots"
MIRROR = "LIKEWISE_DEBIAN_MIRROR"
TOOLS = ("debootstrap", "Xvfb", "xdotool")
HOME = Path("home/person")
LIBRARY = HOME / ".local/share/likewise/library"
SCREEN = ":97"
PATIENCE = 600  # seconds

Chroot = Callable[..., str]


def check(kind: str, package: Path, suite: str) -> int:
    """Check ``package``; the exit code. 0 also where it cannot be tried, which is said."""
    if os.geteuid() != 0 or any(shutil.which(tool) is None for tool in TOOLS):
        print(f"Not tried as installed: that needs root, {', '.join(TOOLS)}.", file=sys.stderr)
        return 0
    with bare_root(suite) as root:
        inside = chrooted(root)
        person = chrooted(root, "person")
        shutil.copy(package, root / "srv")
        before = files_of(root)
        install, program, remove = WAYS[kind]
        install(inside, person, package.name)
        tell("installed", size_of(root, before))
        write_samples(root / HOME / "Pictures")
        inside("chown", "-R", "person:", "/home/person")
        use_commands(person, program)
        use_window(root, program)
        remove(inside, person)
        left = {path for path in files_of(root) - before if not is_a_persons(path)}
        tell("left behind", sorted(left)[:20] or "nothing")
        return 1 if left else 0


def use_commands(person: Chroot, program: str) -> None:
    """Read every format, search, look whether all is in order."""
    person(program, "index", "/home/person/Pictures")
    status = json.loads(person(program, "status", "--json"))
    wanted = len(json.loads(person("cat", "/home/person/Pictures/wanted.json")))
    if status["photos"] != wanted:
        problems = person(program, "status")
        raise SystemExit(f"{status['photos']} of {wanted} formats were read:\n{problems}")
    tell("photos read, of every format", wanted)
    found = json.loads(person(program, "search", "/home/person/Pictures/a.jpg", "--json"))
    if len(found) != wanted - 1:
        raise SystemExit(f"A search found {len(found)} photos.")
    alike = person(program, "duplicates")  # which lays pictures on each other, by linear algebra
    if "a.jpg" not in alike or "copy.jpg" not in alike:
        raise SystemExit(f"A copy was not found:\n{alike}")
    person(program, "doctor")


def use_window(root: Path, program: str) -> None:
    """Open the window, search from the first photo, thumb one up, quit; the thumb is kept."""
    library = root / LIBRARY
    with screen(root):
        started = time.monotonic()
        user = ("chroot", "--userspec=person:person", str(root), "/usr/bin/env", "-i")
        settings = ("HOME=/home/person", f"DISPLAY={SCREEN}", "LANG=C.UTF-8", "PATH=/usr/bin:/bin")
        window = subprocess.Popen([*user, *settings, program])
        try:
            name = wait_for_window(window)
            tell("seconds to the window", round(time.monotonic() - started, 1))
            wait_for("the first search", lambda: rows(library, "searches"), name, "Home", "Return")
            wait_for("a thumb", lambda: rows(library, "events"), name, "Right", "p")
            tell("memory of the window, MB", memory(window.pid))
            wait_for("the end", lambda: window.poll() is not None, name, "ctrl+q")
        finally:
            with suppress(ProcessLookupError):
                window.kill()
    if window.wait() != 0:
        raise SystemExit(f"The window ended with {window.returncode}.")
    tell("thumbs kept", rows(library, "events"))


def rows(library: Path, table: str) -> int:
    """How many lines a table of the library has."""
    address = f"file:{library / 'catalogue.sqlite'}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as catalogue:
        (number,) = catalogue.execute(f"SELECT count(*) FROM {table}").fetchone()
        return int(number)


def wait_for(what: str, is_there: Callable[[], object], window: str, *keys: str) -> None:
    """Press these keys, again every few seconds, until something has come of it."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        xdotool("windowfocus", window)
        for key in keys:
            xdotool("key", key)
            time.sleep(1)
        for _ in range(80):
            if is_there():
                return
            time.sleep(0.1)
    raise SystemExit(f"Waited for {what} in vain.")


def _install_deb(inside: Chroot, person: Chroot, name: str) -> None:
    inside("apt-get", "install", "--yes", "--no-install-recommends", f"/srv/{name}")


def _remove_deb(inside: Chroot, person: Chroot) -> None:
    inside("apt-get", "purge", "--yes", "likewise")
    inside("apt-get", "autoremove", "--purge", "--yes")


def _install_folder(inside: Chroot, person: Chroot, name: str) -> None:
    libraries = ("libegl1", "libgl1", "libfontconfig1", "libdbus-1-3", "libxkbcommon-x11-0")
    inside("apt-get", "install", "--yes", "--no-install-recommends", *libraries)
    person("tar", "-xf", f"/srv/{name}", "-C", "/home/person")


def _remove_folder(inside: Chroot, person: Chroot) -> None:
    person("rm", "-r", "/home/person/likewise")
    inside("apt-get", "autoremove", "--purge", "--yes", "libegl1", "libgl1", "libfontconfig1")


WAYS = {
    "deb": (_install_deb, "/usr/bin/likewise", _remove_deb),
    "folder": (_install_folder, "/home/person/likewise/likewise", _remove_folder),
}


@contextmanager
def bare_root(suite: str) -> Iterator[Path]:
    """A fresh bare system with a person in it; gone afterwards."""
    base = ROOTS / suite
    if not base.is_dir():
        ROOTS.mkdir(parents=True, exist_ok=True)
        mirror = os.environ.get(MIRROR, "http://deb.debian.org/debian")
        half = ROOTS / f"{suite}.half"
        shutil.rmtree(half, ignore_errors=True)
        subprocess.run(["debootstrap", "--variant=minbase", suite, half, mirror], check=True)
        half.rename(base)
    root = ROOTS / f"{suite}.used"
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir()
    subprocess.run(["cp", "--archive", "--reflink=auto", f"{base}/.", root], check=True)
    inside = chrooted(root)
    shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    for part in ("proc", "dev"):
        subprocess.run(["mount", "--rbind", f"/{part}", root / part], check=True)
    try:
        inside("useradd", "--create-home", "--shell", "/bin/sh", "person")
        inside("apt-get", "update")
        yield root
    finally:
        for part in ("proc", "dev"):
            subprocess.run(["umount", "--recursive", "--lazy", root / part], check=False)
        shutil.rmtree(root, ignore_errors=True)


def chrooted(root: Path, user: str = "root") -> Chroot:
    """A function that runs a command in there, and gives what it says."""
    home = f"/home/{user}" if user != "root" else "/root"
    variables = (f"HOME={home}", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LANG=C.UTF-8")
    before = ("chroot", f"--userspec={user}:{user}", str(root), "/usr/bin/env", "-i", *variables)

    def inside(*command: str) -> str:
        asked = [*before, "DEBIAN_FRONTEND=noninteractive", *command]
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}\n{done.stderr}")
        return done.stdout

    return inside


@contextmanager
def screen(root: Path) -> Iterator[None]:
    """A screen that those in ``root`` see, too."""
    sockets = root / "tmp" / ".X11-unix"
    display = subprocess.Popen(["Xvfb", SCREEN, "-screen", "0", "1280x900x24", "-ac", "-nocursor"])
    try:
        time.sleep(2)
        sockets.mkdir(mode=0o1777, exist_ok=True)
        subprocess.run(["mount", "--bind", "/tmp/.X11-unix", sockets], check=True)
        try:
            yield
        finally:
            subprocess.run(["umount", "--lazy", sockets], check=False)
    finally:
        display.terminate()
        display.wait()


def wait_for_window(program: subprocess.Popen[bytes]) -> str:
    """The window's number, when it shows; stop when its program ended, or too late."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and program.poll() is None:
        if found := xdotool("search", "--onlyvisible", "--name", "^Likewise$").split():
            return found[0]
        time.sleep(0.1)
    raise SystemExit("No window came.")


def xdotool(*arguments: str) -> str:
    """Ask or do something on the screen; what it says."""
    on_screen = os.environ | {"DISPLAY": SCREEN}
    done = subprocess.run(
        ["xdotool", *arguments],
        env=on_screen,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,  # whoever is asked for a window that is not there yet fails
    )
    return done.stdout


def memory(process: int) -> int:
    """Megabytes that a program and its children hold for themselves."""
    told = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    kilobytes = sum(int(line.split()[1]) for line in told if line.startswith("Private_"))
    return kilobytes // 1024


def files_of(root: Path) -> set[str]:
    """Every file that stands in the system, apart from what the kernel shows there."""
    pruned = [part for name in ("proc", "dev") for part in ("-path", f"./{name}", "-prune", "-o")]
    command = ["find", ".", *pruned, "-type", "f", "-print"]
    said = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    return {*said.stdout.splitlines()}


def size_of(root: Path, before: set[str]) -> str:
    """What came with the package itself."""
    ours = [path for path in files_of(root) - before if "/likewise/" in path]
    return f"{sum((root / path).lstat().st_size for path in ours) / 1e6:.0f} MB"


def is_a_persons(path: str) -> bool:
    """Whether a file belongs to the person, or to the system's own book-keeping."""
    kept = ("./home/person/", "./var/lib/", "./var/cache/", "./var/log/", "./etc/", "./tmp/")
    return path.startswith(kept)


def tell(what: str, value: Any) -> None:
    """One measured thing."""
    print(f"{what}: {value}", flush=True)
