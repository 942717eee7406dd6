"""Fixtures that every test may use."""

from __future__ import annotations

import gc
import multiprocessing
import os
import shutil
import sys
import tempfile
from collections.abc import Generator, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import psutil
import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

from app.__main__ import THREAD_CAPS
from app.core.base.garbage import collect_due, manual_collections, settle, without_collections

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# As the program does, and before linear algebra is loaded, which reads it once.
os.environ |= {name: os.environ.get(name, "1") for name in THREAD_CAPS}

ROOT = Path(__file__).resolve().parent.parent
RUN = "LIKEWISE_TEST_RUN"  # the variable by which the processes of a run are known
PATIENCE = 60_000  # milliseconds for what must come: the machine may be slow, and busy
MEMORY = Path("/dev/shm")  # a disk in memory
ROOM = 4 << 30  # bytes that a run may take of it

# The same examples in every run, however long they take.
settings.register_profile(
    "likewise",
    derandomize=True,
    deadline=None,
    max_examples=10,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("long", settings.get_profile("likewise"), max_examples=500)
settings.register_profile("quick", settings.get_profile("likewise"), max_examples=5)
settings.load_profile("likewise")  # or what --hypothesis-profile names


def pytest_addoption(parser: pytest.Parser) -> None:
    """What tests that are long are asked."""
    group = parser.getgroup("endurance", "tests/endurance, whole, takes hours; --dist worksteal")
    group.addoption("--long", action="store_true", help="run it whole, not a few seconds of it")
    group.addoption("--share", type=float, default=1.0, help="with --long: so much of it")
    group.addoption("--first-seed", type=int, default=0, help="of what is made by chance")


def pytest_configure(config: pytest.Config) -> None:
    """Give the tests, and all that they start, a home without settings: Dask reads the user's."""
    if config.getoption("--long"):
        settings.load_profile("long")
    if is_roomy(MEMORY):  # half of a run would wait for the disk: all that is kept is flushed to it
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)
    home = tempfile.TemporaryDirectory(prefix="likewise-tests-")
    config.add_cleanup(home.cleanup)
    for name in [name for name in os.environ if name.startswith("DASK_")]:
        del os.environ[name]
    os.environ |= dict.fromkeys(("HOME", "USERPROFILE", "DASK_ROOT_CONFIG"), home.name)
    run = os.environ.setdefault(RUN, home.name)
    if not hasattr(config, "workerinput"):  # by the process that starts those of the tests
        config.add_cleanup(partial(end_what_is_left, run))


def is_roomy(memory: Path) -> bool:
    """Return whether tests may keep their files, and programs, in ``memory``."""
    if not os.access(memory, os.W_OK) or os.statvfs(memory).f_flag & os.ST_NOEXEC:
        return False
    return min(psutil.virtual_memory().available / 2, shutil.disk_usage(memory).free) > ROOM


@pytest.fixture
def other_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder on another disk than the test's own."""
    for disk in (MEMORY, Path("/var/tmp")):
        if os.access(disk, os.W_OK) and disk.stat().st_dev != tmp_path.stat().st_dev:
            with tempfile.TemporaryDirectory(dir=disk) as folder:
                yield Path(folder)
            return
    pytest.skip("there is no second disk")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is made while tests are looked for stays: nothing of it is to be collected."""
    with without_collections():
        return (yield)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out what is long unless it is asked for."""
    if item.get_closest_marker("long") and not item.config.getoption("--long"):
        pytest.skip("takes long: --long runs it")


def end_what_is_left(run: str) -> None:
    """End what tests started whose own process crashed: who reads all that a run prints would wait
    for it, and some of it for a test that is no more. ``run``: how its name begins.
    """
    for process in psutil.process_iter():
        with suppress(psutil.Error):
            if process.pid != os.getpid() and process.environ().get(RUN, "").startswith(run):
                process.kill()


@pytest.fixture(scope="session", autouse=True)
def collected_between_tests() -> Iterator[None]:
    """Cycles are collected after a test, in the thread of all tests: Qt's objects may end nowhere
    else, and the first thread of any test to make enough objects would collect them.
    """
    settle()
    with manual_collections():
        yield


@pytest.hookimpl(trylast=True)
def pytest_runtest_logfinish() -> None:
    """Collect what the test that has just ended left, where that is enough to look for. What
    outlives a whole collection, as modules that were loaded meanwhile, is not looked at again.
    """
    before = gc.get_stats()[2]["collections"]
    collect_due()
    if gc.get_stats()[2]["collections"] > before:
        settle()


@pytest.fixture
def collecting(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The collector as it is in a program without a window."""
    monkeypatch.setattr("app.core.base.garbage._manual", 0)
    gc.enable()
    yield
    gc.disable()


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder with corel1k/ and tables/: $LIKEWISE_DATA, else ../shared/data."""
    folder = Path(os.environ.get("LIKEWISE_DATA", ROOT.parent / "shared" / "data"))
    if not (folder / "corel1k").is_dir():
        pytest.skip(f"the shared collections are not at {folder}; set LIKEWISE_DATA")
    return folder


@pytest.fixture(scope="session", autouse=True)
def forked_readers() -> Iterator[None]:
    """Where it works, the pools of this process fork theirs from one that has imported what reads
    photos: to start hundreds of them from nothing takes longer than all that they do.
    """
    if sys.platform != "linux":
        yield
        return
    context = multiprocessing.get_context("forkserver")
    modules = ["app.work.reading.read", "scipy.fft", "distributed", "tests.warm_readers"]
    context.set_forkserver_preload(modules)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("app.work.processes.pool.START", context)
        yield


@pytest.fixture(scope="module")
def spawned_readers(forked_readers: None) -> Iterator[None]:
    """Pools start their processes as they do outside of tests."""
    context = multiprocessing.get_context("spawn")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("app.work.processes.pool.START", context)
        yield


@pytest.fixture(scope="module")
def without_subject() -> Iterator[None]:
    """Libraries that this process makes are read without the network of `subject`, whose start
    takes each process that reads photos half a second.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("app.core.library.networks.ON_BY_DEFAULT", False)
        yield


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    """pytest-qt's own, but it waits much longer than one to five seconds, unless told otherwise."""
    del qapp
    bot = QtBot(request)
    for name in ("waitSignal", "waitSignals", "waitUntil", "waitExposed"):
        setattr(bot, name, partial(getattr(bot, name), timeout=PATIENCE))
    return bot
