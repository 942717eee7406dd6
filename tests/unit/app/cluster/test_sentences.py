"""What is missing from an answer is said in one sentence, by reason."""

from __future__ import annotations

from app.cluster.sentences import missing_shards, shard_name
from app.core.store.matrices.extents import OWN


def test_nothing_missing_says_nothing() -> None:
    assert missing_shards({}, 5) == ""


def test_shards_are_named_by_what_keeps_them() -> None:
    missing = {"a": "no worker holds it", OWN: "w does not answer", "b": "no worker holds it"}
    assert missing_shards(missing, 5) == (
        "2 of 5 shards answered. Missing: a, b (no worker holds it);"
        " the part that this computer read (w does not answer)."
    )


def test_of_many_three_are_named() -> None:
    missing = dict.fromkeys("abcdef", "gone")
    assert missing_shards(missing, 6) == (
        "0 of 6 shards answered. Missing: a, b, c and 3 more (gone)."
    )


def test_a_shard_is_called_by_its_folder() -> None:
    assert shard_name("host-00ff") == "host-00ff"
