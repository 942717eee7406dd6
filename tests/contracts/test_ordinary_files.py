"""What somebody else may have put there is opened by `engine.ordinary` alone, which waits for no
pipe and reads no device; here stands every other place that opens a file, and why it may."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from resources.marked_sentences import called
from tests.contracts.sources import tree_of

CHECKOUT = Path(__file__).parents[2]

OPENS = {
    *("open", "os.open", "gzip.open", "np.load", "np.fromfile", "np.memmap", "sqlite3.connect"),
    *("Pillow.open", "Image.open", "zipfile.ZipFile", "cv2.imread"),
}
METHODS = {"read_bytes", "read_text"}
LAST_NAMES = {each.rpartition(".")[2] for each in OPENS} | METHODS

SHIPPED = "the program's own files"
SYSTEM = "what the system tells, which ends"
NEW = "makes the file, or writes to one that it made"
GIVEN = "a file that is open already, by engine.ordinary or features.decode, or bytes"
STATE = "this machine's own folders"
CHECKED = "looked at just before, by the same rule"

ALLOWED = {
    "app/command_line.py": SYSTEM,
    "app/core/base/language.py": SHIPPED,
    "app/core/duplicates/tables.py": GIVEN,  # in memory
    "app/core/facts/local_words.py": SHIPPED,
    "app/core/facts/places.py": SHIPPED,
    "app/core/files/acts.py": STATE,
    "app/core/files/transfer.py": NEW,
    "app/core/library/presence.py": SYSTEM,
    "app/core/profiles/journal.py": GIVEN,
    "app/core/safety/archive.py": GIVEN,
    "app/core/safety/program_log.py": STATE,
    "app/core/said/log.py": NEW,
    "app/core/said/tables.py": GIVEN,  # in memory
    "app/core/store/connection.py": CHECKED,
    "app/core/store/damage.py": GIVEN,  # in memory
    "app/core/store/lock.py": "for reading and writing, where no pipe is waited for",
    "app/core/vectors/tables.py": GIVEN,
    "app/core/vectors/vectors.py": GIVEN,
    "app/ui/window/window_commands.py": SHIPPED,
    "app/ui/style/theme.py": SHIPPED,
    "app/ui/style/tokens.py": SHIPPED,
    "app/ui/welcome/first_page.py": SHIPPED,
    "app/work/processes/pool_worker.py": SYSTEM,
    "app/work/processes/confinement.py": SYSTEM,
    "app/work/processes/pool.py": SYSTEM,
    "engine/at_once.py": SYSTEM,
    "engine/atomic.py": NEW,
    "engine/feedback/checkpoint.py": GIVEN,
    "engine/feedback/portable.py": GIVEN,
    "engine/metrics/persistence.py": GIVEN,
    "engine/ordinary.py": "the one way",
    "features/checkpoint.py": SHIPPED,
    "features/colour_words.py": SHIPPED,
    "features/decode.py": "the one way of pictures",
    "features/model_folder.py": NEW,
    "features/noun_list.py": SHIPPED,
    "features/onnx_input.py": CHECKED,
    "features/raw.py": GIVEN,
    "features/resized_copy.py": GIVEN,
    "features/scales.py": SHIPPED,
    "features/subject.py": SHIPPED,
    "features/vocabulary.py": SHIPPED,
    "features/word_meanings.py": SHIPPED,
}


def opens(tree: ast.AST) -> Iterator[str]:
    """The calls that open a file, as they are written; but for those that only make one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in LAST_NAMES:
            name = ast.unparse(node.func)
            modes = [each for each in ast.walk(node) if isinstance(each, ast.Constant)]
            writes = any(each.value in ("wb", "xb", "w", "x") for each in modes)
            path_opens = name.endswith(".open") and any(
                each.value in ("r", "rb", "r+b", "a+b", "ab") for each in modes
            )
            is_method = isinstance(node.func, ast.Attribute) and node.func.attr in METHODS
            if (name in OPENS or is_method or path_opens) and not writes:
                yield name


def test_whoever_opens_files_is_known_and_no_one_else() -> None:
    found = {
        str(path.relative_to(CHECKOUT))
        for folder in ("app", "engine", "features")
        for path in (CHECKOUT / folder).rglob("*.py")
        if any(opens(tree_of(path)))
    }
    assert found - ALLOWED.keys() == set()
    assert ALLOWED.keys() - found == set()
