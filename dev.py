#!/usr/bin/env python3
"""Make Likewise's environment from the lock file, then run, test or measure.

    python3 dev.py run [ARGS]         start `likewise ARGS`
    python3 dev.py test [ARGS]        lint, format, types, imports, tests; ARGS go to pytest
    python3 dev.py test --quick       without slow tests: after every change, under a minute
    python3 dev.py bench NAME [ARGS]  run one benchmark
    python3 dev.py package KIND       build source, wheel, folder or deb
    python3 dev.py docs               build the site into build/site, and check its links
    python3 dev.py translations       collect the sentences, compile their translations

Standard library only; works with any Python from 3.11 on Linux, macOS and Windows.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
UV = ROOT / "installers/uv.lock"
STAMP = ENVIRONMENT / "likewise-installed"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
ISOLATED = [str(PYTHON), "-I"]  # imports nothing from the caller's folder, which may hold photos
PIP = [*ISOLATED, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-compile"]
PAUSES = (5, 30)  # seconds before a download that failed is tried again

# shared library -> Debian package that has it
QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
SCREEN_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WITHOUT_A_WINDOW = {
    *("index", "search", "status", "profile", "duplicates", "doctor"),
    *("album", "mark", "copy", "move", "rename", "bin", "export", "done"),
}

CHECKS = {
    "lint": ["-m", "ruff", "check", "."],
    "format": ["-m", "ruff", "format", "--check", "."],
    "types": ["-m", "mypy"],
    "imports": ["-c", "from importlinter.cli import lint_imports_command as run; run()"],
}

# All tests, in parts that take about equally long. One process runs each part and looks for its
# tests alone. There are four for two cores, as some wait for other processes; the last is shown.
APART = [f"tests/{each}" for each in ("contracts", "attacks", "benchmarks", "golden", "endurance")]
CLUSTERS = "tests/integration/test_cluster_*.py"
WINDOWS = [  # whole ways that a person sees; so the parts end together
    f"tests/integration/test_{each}.py"
    for each in ("demo", "late_answers", "undo", "wheel", "window_loop")
]
SEEN = ["tests/unit/app/ui", "tests/unit/features"]
ELSEWHERE = ["tests/unit", *APART, *WINDOWS]
PARTS = {
    "tests of the window and of features": [*SEEN, *WINDOWS],
    "tests of other parts": ["tests/unit", *(f"--ignore={each}" for each in SEEN)],
    "contracts, attacks, endurance, clusters": [*APART, *map(str, sorted(ROOT.glob(CLUSTERS)))],
    "tests of the whole": [
        *("tests", *(f"--ignore={each}" for each in ELSEWHERE)),
        f"--ignore-glob={CLUSTERS}",
    ],
}
IMPORTED = "tests.conftest, app.ui.window.main_window, app.work.bus.open_library, sklearn.base"
RUN = "LIKEWISE_TEST_RUN"  # the variable that names a run to all of its processes
END_LEFT = "import sys; from tests.conftest import end_what_is_left; end_what_is_left(sys.argv[1])"

# Chosen tests: files go to one process more than there are cores. They are sorted by folder, the
# longest first.
AT_ONCE = min(5, 1 + (os.cpu_count() or 1))
IN_PARALLEL = [
    *("-n", str(AT_ONCE)),
    *("--dist", "loadfile", "--no-loadscope-reorder"),
    # A crashed process ends the run: if it were replaced, xdist would wait forever for its files.
    *("--max-worker-restart", "0"),
]
QUICK = [
    *("tests/unit", "tests/contracts", "tests/attacks"),
    *("-m", "not slow", "--hypothesis-profile", "quick"),
    *("-n", str(min(4, os.cpu_count() or 1))),  # nothing waits, and starting costs seconds
]


def main(arguments: list[str]) -> int:
    """Run the command named by the first word; exit code 2 for bad usage."""
    commands = {
        "run": run,
        "test": test,
        "bench": bench,
        "package": package,
        "docs": docs,
        "translations": translations,
    }
    if not arguments or arguments[0] not in commands:
        print(__doc__)
        return 2
    if sys.hexversion < 0x030B0000:
        return fail(f"Likewise needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    return commands[arguments[0]](arguments[1:])


def run(arguments: list[str]) -> int:
    """Start the program."""
    if not set(arguments[:1]) & WITHOUT_A_WINDOW:
        install_system_libraries(wanted_libraries())
    install()
    if arguments == ["--demo"]:
        arguments = ["--demo", *sample_photographs()]
    return call([*ISOLATED, "-m", "app", *arguments])


def sample_photographs() -> list[str]:
    """Fetch freely licensed photographs once; return [] if that fails, as drawings do too."""
    folder = ROOT / ".venv" / "Photographs"
    if not folder.is_dir():
        say("Fetching photographs to try it on (44 MB of Debian 12; without it, drawings do)...")
    found = call([str(PYTHON), str(ROOT / "docs/pictures/sample.py"), str(folder)])
    return [str(folder)] if found == 0 else []


def test(arguments: list[str]) -> int:
    """Run everything that CI runs, or with ``--quick`` only fast tests.
    All steps run even if one fails."""
    install_system_libraries(QT_LIBRARIES)
    install()
    os.chdir(ROOT)
    run = f"{os.getpid()} "
    parts = {"tests": tests_of(arguments)} if arguments else PARTS
    *aside, shown = parts
    with tempfile.TemporaryDirectory() as folder:
        said = Path(folder)
        checks = {name: checking(step, said / name) for name, step in CHECKS.items()}
        if not arguments:  # compiled once, and not by each part
            call([str(PYTHON), "-c", f"import {IMPORTED}"])
        for name in aside:
            step = ["-m", "pytest", *parts[name]]
            checks[name] = checking(step, said / name, **{RUN: run + name})
        failed = failed_of(checks, said, "lint", "format")
        say(f"== {shown}")
        if call([str(PYTHON), "-m", "pytest", *parts[shown]], **{RUN: run + shown}) != 0:
            failed.append(shown)
        failed += failed_of(checks, said, *aside, "types", "imports")  # these take long, too
    if failed:
        call([str(PYTHON), "-c", END_LEFT, run])  # after a crash
        return fail(f"Failed: {', '.join(failed)}.")
    return 0


def tests_of(arguments: list[str]) -> list[str]:
    """Return the arguments with which pytest runs chosen tests."""
    if "--quick" in arguments:
        return [*QUICK, *(each for each in arguments if each != "--quick")]
    return [*IN_PARALLEL, *arguments]


def bench(arguments: list[str]) -> int:
    """Run one benchmark."""
    install()
    return call([str(PYTHON), "-P", "-m", "benchmarks", *arguments], PYTHONPATH=str(ROOT))


def translations(arguments: list[str]) -> int:
    """Bring the files of translations up to date with the source."""
    install()
    return call([*ISOLATED, "-m", "resources.make_translations", *arguments])


def package(arguments: list[str]) -> int:
    """Build one kind of package; a folder includes the libraries that Qt needs for a screen."""
    install_system_libraries(QT_LIBRARIES | SCREEN_LIBRARIES)
    install()
    return call([str(PYTHON), str(ROOT / "installers" / "make_package.py"), *arguments])


def docs(arguments: list[str]) -> int:
    install()
    return call([str(PYTHON), str(ROOT / "docs" / "site.py"), *arguments])


def install() -> None:
    """Make or renew `.venv`; do nothing if it already matches the lock file."""
    wanted = fingerprint()
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text() == wanted:
        return
    say("Setting up .venv from requirements.lock (once, a minute at most) ...")
    make_environment()
    fetch_locked()
    must([*PIP, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
    STAMP.write_text(wanted)


def fetch_locked() -> None:
    """Install what the lock file names. uv takes a quarter of pip's time; pip is the way where uv
    can't be had, or doesn't reach the mirrors that pip's own settings name."""
    locked = ["--no-deps", "--require-hashes", "--requirement"]
    uv = [*ISOLATED, "-m", "uv", "pip", "install", "--quiet", *locked, str(LOCK)]
    if call([*PIP, *locked, str(UV)]) != 0 or call(uv) != 0:
        download([*PIP, *locked, str(LOCK)])


def fingerprint() -> str:
    """Return a hash of what the environment depends on: lock, metadata, location, interpreter.
    Settings of linters and tests in pyproject.toml don't affect it."""
    import tomllib  # older interpreters lack it, and must get to the error in main

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    metadata = [settings["build-system"], settings["project"]]
    digest = hashlib.sha256()
    digest.update(LOCK.read_bytes())
    digest.update(f"{metadata}|{ROOT}|{sys.version}".encode())
    return digest.hexdigest()


def make_environment() -> None:
    """Make a fresh virtual environment; Debian has the needed modules in a separate package."""
    if importlib.util.find_spec("ensurepip") is None:
        install_packages([f"python3.{sys.version_info.minor}-venv"], "pip and venv")
        importlib.invalidate_caches()
    STAMP.unlink(missing_ok=True)  # first, so that a partly removed one doesn't pass for complete
    if ENVIRONMENT.exists():
        shutil.rmtree(ENVIRONMENT)
    try:
        venv.create(ENVIRONMENT, with_pip=True)
    except subprocess.CalledProcessError as error:
        sys.exit(fail(f"The virtual environment {ENVIRONMENT} could not be made: {error}"))


def wanted_libraries() -> dict[str, str]:
    """Return Qt's libraries, with those for an X or Wayland screen if there is one."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return QT_LIBRARIES | SCREEN_LIBRARIES if screen else QT_LIBRARIES


def install_system_libraries(libraries: dict[str, str]) -> None:
    """Install the libraries that Qt needs from the system, or print the command to run and stop."""
    if not sys.platform.startswith("linux"):
        return
    missing = [package for library, package in libraries.items() if not loads(library)]
    if missing:
        install_packages(missing, "system libraries that Qt needs")


def loads(library: str) -> bool:
    """Return whether the dynamic linker finds ``library``."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install_packages(packages: Iterable[str], purpose: str) -> None:
    """Install packages with apt-get if allowed; otherwise print the command and stop."""
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if shutil.which("apt-get") is None:
        sys.exit(fail(f"Missing {purpose}; install what holds: {' '.join(packages)}"))
    if os.geteuid() != 0:
        sys.exit(fail(f"Missing {purpose}; please run: sudo {shlex.join(command)}"))
    say(f"Installing {purpose}: {' '.join(packages)}")
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.call(["dpkg", "--configure", "-a"], env=quiet)  # finish an interrupted installation
    download(["apt-get", "update", "--quiet=2"], quiet)
    download([*command, "--quiet=2", "--option", "DPkg::Lock::Timeout=300"], quiet)


def failed_of(checks: dict[str, subprocess.Popen[bytes]], said: Path, *names: str) -> list[str]:
    """Wait for these checks, print their output, and return the names of those that failed."""
    for name in names:
        checks[name].wait()
        say(f"== {name}\n{(said / name).read_text('utf-8', 'replace').strip()}")
    return [name for name in names if checks[name].returncode != 0]


def checking(step: list[str], said: Path, **environment: str) -> subprocess.Popen[bytes]:
    """Start one check with its output in a file: a process that it left behind would hold a pipe
    open."""
    with said.open("wb") as file:
        variables = inside(PYTHONUTF8="1", **environment)
        return subprocess.Popen([str(PYTHON), *step], env=variables, stdout=file, stderr=file)


def call(command: list[str], **environment: str) -> int:
    """Run a command in the foreground, in the caller's folder, and return its exit code."""
    return subprocess.call(command, env=inside(**environment))


def inside(**environment: str) -> dict[str, str]:
    """Return the caller's variables, the environment's, and these.
    Modules are compiled when they are first used: compiling all would take as long as the
    installation."""
    own = {"VIRTUAL_ENV": str(ENVIRONMENT), "PYTHONDONTWRITEBYTECODE": ""}
    return os.environ | own | environment


def download(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run a command that needs the network; retry it after pauses, then stop."""
    for pause in PAUSES:
        if subprocess.call(command, env=environment, stdout=sys.stderr) == 0:
            return
        say(f"That did not work; once more in {pause} seconds ...")
        time.sleep(pause)
    must(command, environment)


def must(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run a command, or stop with a sentence if it fails."""
    if subprocess.call(command, env=environment, stdout=sys.stderr) != 0:
        sys.exit(fail(f"This step failed: {shlex.join(command)}"))


def say(sentence: str) -> None:
    """Print to standard error, so that a command's own output stays clean."""
    print(sentence, file=sys.stderr, flush=True)


def fail(sentence: str) -> int:
    """Print what is wrong; return the exit code for it."""
    say(sentence)
    return 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
