"""A modality of another package is found, used and checked: real packages, real processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image as Pillow

import features

pytestmark = pytest.mark.slow

MODULE = """
import numpy as np
from features.modality import GlobalModality
from features.picture import Picture

def brightness(picture):
    return np.array([picture.grey.mean() / 255], np.float32)

good = GlobalModality("brightness", 1, 1, brightness)
taken = GlobalModality("surf200", 1, 1, brightness)
reserved = GlobalModality("subject", 1, 1, brightness)
poisonous = GlobalModality("poison", 1, 1, lambda picture: np.array([np.nan]))
escaping = GlobalModality("../x", 1, 1, brightness)
failing = GlobalModality("failing", 1, 1, lambda picture: [1 / 0])
posing = GlobalModality("model@123", 1, 1, brightness)
empty = GlobalModality("empty", 1, 0, brightness)
longer = GlobalModality("longer", 1, 2, brightness)
"""

READ = """
import numpy as np
from features.extractor import FAULTS, GLOBAL, MODALITIES, OTHERS, WORDS, extract_global
from features.schema import schema_id
print(*MODALITIES)
assert GLOBAL + WORDS == tuple(MODALITIES)
print(extract_global(np.full((40, 60, 3), 51, np.uint8)).get("brightness"))
print(schema_id(OTHERS))
for fault in FAULTS:
    print(fault.package.name, fault.reason)
"""


def run(
    folder: Path, *points: str, module: str = MODULE, command: tuple[str, ...] = ("-c", READ)
) -> subprocess.CompletedProcess[str]:
    """Python in a process that has a package with these entry points installed."""
    (folder / "another.py").write_text(module, encoding="utf-8")
    installed = folder / "another-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: another\nVersion: 1.0\n")
    listed = "\n".join(["[likewise.modalities]", *points])
    (installed / "entry_points.txt").write_text(listed)
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_is_used_like_any_other(tmp_path: Path) -> None:
    (tmp_path / "without").mkdir()
    without = run(tmp_path / "without").stdout.splitlines()
    done = run(tmp_path, "bright = another:good")
    assert done.returncode == 0, done.stderr
    names, vector, schema = done.stdout.splitlines()
    assert names.split() == [*without[0].split()[:7], "brightness", *without[0].split()[7:]]
    assert vector == "[0.2]"
    assert schema != without[2]


BROKEN = "raise RuntimeError('it wants\\na newer friend')"


BAD = {
    "another:taken": "there is another modality named surf200",
    "another:reserved": "there is another modality named subject",
    "another:brightness": "another:brightness is no GlobalModality",
    "another:lost": "has no attribute 'lost'",
    "another:escaping": "its name, ../x, has more than letters, digits, _ and -",
    "another:posing": "its name, model@123, has more than",
    "another:empty": "it says that its vectors have 0 entries",
    "nowhere:good": "No module named 'nowhere'",
}


def test_bad_ones_are_named_and_left_out(tmp_path: Path) -> None:
    points = [f"x{number} = {point}" for number, point in enumerate(BAD)]
    done = run(tmp_path, *points, "z = another:good")
    assert done.returncode == 0, done.stderr
    names, vector, _, *faults = done.stdout.splitlines()
    assert "brightness" in names.split()
    assert vector == "[0.2]"
    for number, (fault, point) in enumerate(zip(faults, BAD, strict=True)):
        package = point.partition(":")[0]
        assert fault.startswith(f"{package} The modality x{number} of the package")
        assert BAD[point] in fault
        assert "Uninstall another" in fault


def test_one_that_fails_while_it_is_loaded_is_left_out_too(tmp_path: Path) -> None:
    done = run(tmp_path, "x = another:good", module=BROKEN)
    assert done.returncode == 0, done.stderr
    assert "can't be used: it wants a newer friend. Uninstall" in done.stdout


BAD_VECTORS = {
    "failing": "The modality failing failed on it: division by zero.",
    "longer": "The modality longer gave no vector of 2 numbers from 0 to 1.",
    "poisonous": "The modality poison gave no vector of 1 numbers from 0 to 1.",
}

READ_EACH = """
import numpy as np
from features.extractor import OTHERS
from features.picture import seen
for modality in OTHERS:
    try:
        modality.extract(seen(np.full((40, 60, 3), 51, np.uint8)))
    except Exception as error:
        print(error)
"""


def test_a_bad_vector_is_named(tmp_path: Path) -> None:
    points = (f"{name} = another:{name}" for name in BAD_VECTORS)
    done = run(tmp_path, *points, command=("-c", READ_EACH))
    assert done.returncode == 0, done.stderr
    assert sorted(done.stdout.splitlines()) == sorted(BAD_VECTORS.values())


def test_the_one_of_the_guide_works(tmp_path: Path) -> None:
    guide = Path(features.__file__).parent.parent / "docs" / "guide" / "modalities.md"
    module = guide.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    done = run(tmp_path, "brightness = another:modality", module=module)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[1] == "[0. 1. 0. 0. 0. 0. 0. 0.]"


def test_a_library_is_read_without_a_bad_one_but_never_again_without_what_it_has(
    tmp_path: Path,
) -> None:
    photos, library = tmp_path / "photos", tmp_path / "library"
    photos.mkdir()
    Pillow.new("RGB", (40, 30), "red").save(photos / "red.png")
    command = ("-m", "app", "index", str(photos), "--library", str(library))
    (tmp_path / "bad").mkdir()
    first = (*command, "--without-subject")  # it takes each process a while, and says nothing here
    done = run(tmp_path / "bad", "x = another:lost", "y = another:good", command=first)
    assert done.returncode == 0, done.stderr
    assert "1 photo can be searched" in done.stdout
    assert "The modality x of the package another can't be used" in done.stdout

    search = ["search", str(photos / "red.png"), *command[4:]]
    both = f"from app.command_line import run; print(run({[*command[2:]]}), run({search}))"
    (tmp_path / "worse").mkdir()
    done = run(tmp_path / "worse", "x = another:good", module=BROKEN, command=("-c", both))
    assert done.stdout.splitlines()[-1] == "1 0", done.stderr
    assert done.stderr.count("\n") == 1
    assert "No photos are read, as those of this library were read with brightness" in done.stderr
