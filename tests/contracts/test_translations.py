"""Every sentence that a person may see is marked for translators, and every translation fits it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from resources import TRANSLATIONS
from resources.make_translations import FORMS, STORED_FILE, stored_text
from resources.marked_sentences import (
    PLACEHOLDER,
    Message,
    all_messages,
    called,
    marking_calls,
    reasons,
)
from resources.translation_files import compile_to, read
from tests.conftest import ROOT
from tests.contracts.plain_sentences import needless_marks, plain_sentences
from tests.contracts.sources import tree_of

PARTS = ("app/core", "app/cluster", "app/ui", "app/work")


@cache
def messages() -> list[Message]:
    """The same for every language."""
    return all_messages()


def files_named_in(name: str) -> set[str]:
    """Files that a list beside this test names, a line each; # begins a comment."""
    lines = Path(__file__).with_name(name).read_text(encoding="utf-8").splitlines()
    return {file for line in lines if (file := line.partition("#")[0].strip())}


EXEMPT = files_named_in("not_shown.txt")


@pytest.mark.slow
def test_sentences_are_seen_by_translators() -> None:
    plain, *_ = faults()
    assert plain == {}, "mark them by app/core/base/language.py, or with `# not shown`"


@pytest.mark.slow
def test_only_what_looks_like_a_sentence_is_marked_as_none() -> None:
    *_, needless = faults()
    assert needless == [], "these lines need no `# not shown`"


@pytest.mark.slow
def test_placeholders_are_the_values_that_are_given() -> None:
    _, misplaced, _ = faults()
    assert misplaced == []


@cache
def faults() -> tuple[
    dict[str, list[tuple[int, str]]], list[tuple[str, int, str]], list[tuple[str, int]]
]:
    """Sentences that no translator sees, by file; those with other placeholders than values; and
    lines that are marked for nothing. Found together, as parsing takes longer than all else."""
    plain, misplaced, needless = {}, [], []
    for file in (file for part in PARTS for file in sorted((ROOT / part).rglob("*.py"))):
        name, text = file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")
        tree = tree_of(file)
        if name not in EXEMPT and (found := plain_sentences(text, tree)):
            plain[name] = found
        needless += [(name, line) for line in needless_marks(text, tree)]
        misplaced += [
            (name, call.lineno, text) for call in marking_calls(tree) for text in _unlike(call)
        ]
    return plain, misplaced, needless


def _unlike(call: ast.Call) -> list[str]:
    """The sentence of a call, if its placeholders are others than the values that are given."""
    texts = [
        argument.value
        for argument in call.args[:2]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
    given = {keyword.arg for keyword in call.keywords}
    if called(call) not in ("tr", "tr_n") or not texts or None in given:
        return []
    text = texts[0] if called(call) == "tr" else texts[-1]
    named = {found.strip("{}") for found in PLACEHOLDER.findall(text)}
    return [text] * (named - ({"n"} if called(call) == "tr_n" else set()) != given)


def test_files_that_need_not_be_looked_at_are_there() -> None:
    assert [name for name in sorted(EXEMPT) if not (ROOT / name).exists()] == []


def test_what_features_raise_is_seen_by_translators() -> None:
    """A sentence that is put together elsewhere would stay English in the list of problems."""
    unseen = [
        f"{file.name}, line {line}"
        for file in sorted((ROOT / "features").rglob("*.py"))
        if file.name != "plugins.py"  # what other packages get wrong, told to who writes them
        for line, text in reasons(file.read_text(encoding="utf-8"))
        if not text
    ]
    assert unseen == []


@pytest.mark.slow
def test_apostrophes_are_typed_in_the_source_and_printed_in_every_window() -> None:
    """The window's English curls them; translations are shown as they are."""
    assert [each.text for each in messages() if "’" in each.text] == []
    shown = (f for language in FORMS for forms in translations(language).values() for f in forms)
    assert [each for each in shown if re.search(r"[^\W\d_]'[^\W\d_]", each or "")] == []


@pytest.mark.slow
def test_no_message_is_cut_at_its_ends() -> None:
    """A sentence is whole: what begins or ends with a space is glued to another."""
    assert [each.text for each in messages() if each.text != each.text.strip()] == []


@pytest.mark.parametrize("language", FORMS)
def test_translations_have_the_placeholders_of_their_sentences(language: str) -> None:
    wrong = []
    for (text, _), forms in translations(language).items():
        for form in filter(None, forms):
            named, wanted = set(PLACEHOLDER.findall(form)), set(PLACEHOLDER.findall(text))
            # A form for one or two may say the number in words.
            if named - wanted or wanted - named - {"{n}"}:
                wrong.append((text, form))
    assert wrong == []


@pytest.mark.parametrize("language", FORMS)
def test_every_sentence_is_translated(language: str) -> None:
    found = translations(language)
    lacking = [each.text for each in messages() if not all(found.get(each.key, [""]))]
    assert lacking == [], "run `python3 dev.py translations`, and translate what it counts"


def test_sentences_that_were_kept_are_known() -> None:
    kept = STORED_FILE.read_text(encoding="utf-8")
    assert kept == stored_text(messages()), "run `python3 dev.py translations`"


@pytest.mark.parametrize("language", FORMS)
def test_compiled_translations_are_those_of_their_source(language: str, tmp_path: Path) -> None:
    file = TRANSLATIONS / f"likewise_{language}.ts"
    compile_to(file, tmp_path / "again.qm")
    kept = file.with_suffix(".qm").read_bytes()
    assert (tmp_path / "again.qm").read_bytes() == kept, "run `python3 dev.py translations`"


def translations(language: str) -> dict[tuple[str, str], list[str]]:
    return read(TRANSLATIONS / f"likewise_{language}.ts")
