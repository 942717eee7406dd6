"""Derive the nouns that a search can start from, and the network's labels that each one means.

`python -m resources.make_nouns SYNSETS WORDNET` writes resources/nouns.txt. SYNSETS is a file with
the 1,000 labels of ImageNet as WordNet 3.0 ids, one per line in the network's order (package timm:
timm/data/_info/imagenet_synsets.txt); WORDNET is WordNet 3.0's folder with data.noun, index.noun
and cntlist.rev (Debian's package wordnet-base: /usr/share/wordnet).

A label has all its names except scientific ones. It also has the names of its hypernyms, if that is
the word's first or second sense: a dalmatian is a dog and an animal; the animal is the second sense
of "whale". Terms too broad to search for are left out (`TOO_BROAD`, `MOST_LABELS`). Each noun is
stored with how often WordNet counted it in its texts, in the senses meant, so that completion
offers the usual ones first.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).with_name("nouns.txt")

MOST_LABELS = 400
USUAL_SENSES = 2

Senses = Mapping[str, tuple[str, ...]]

# fmt: off
TOO_BROAD = frozenset((
    "abstract_entity", "agent", "aliment", "alimentation", "anapsid", "animate_being",
    "appliance", "applier", "aquatic_vertebrate", "arrangement", "article", "artifact",
    "attachment", "attribute", "barrier", "being", "causal_agency", "causal_agent",
    "chordate", "chou", "clinker", "collection", "commodity", "communication", "component",
    "component_part", "concealment", "connective", "constraint", "construction",
    "consumer_goods", "content", "conveyance", "course", "cover", "covering", "covert",
    "craniate", "creation", "decoration", "defense", "definite_quantity", "device", "diapsid",
    "disguise", "durable_goods", "durables", "electrical_device", "elevation", "equipment",
    "establishment", "excavation", "facility", "fastener", "fastening", "fixing", "fixings",
    "fluid", "food_product", "foodstuff", "formation", "furnishing", "game",
    "geological_formation", "goods", "group", "holdfast", "home_appliance", "housing",
    "impediment", "impedimenta", "implement", "indefinite_quantity", "individual",
    "institution", "instrument", "instrumentality", "instrumentation", "java", "kernel",
    "kit", "landing", "ligament", "liquid", "living_accommodations", "lodging", "machine",
    "matter", "measure", "mechanical_device", "mechanism", "message", "metazoan", "mixture",
    "mortal", "natural_elevation", "natural_object", "nourishment", "nutrient", "nutriment",
    "nutrition", "object", "obstructer", "obstruction", "obstructor", "opening", "orb",
    "organ", "organism", "ornamentation", "pant", "paraphernalia", "part", "participant",
    "piece", "piece_of_material", "place_of_business", "placental", "plant_organ",
    "plant_part", "plant_structure", "point", "pole", "portion", "press", "product",
    "projectile", "protection", "protective_cover", "protective_covering",
    "psychological_feature", "public_transport", "relation", "reproductive_structure",
    "restraint", "ride", "rig", "self-propelled_vehicle", "shape", "shelter", "signal",
    "solid", "solid_food", "somebody", "someone", "soul", "source_of_illumination",
    "starches", "stick", "structure", "substance", "supply", "support",
    "supporting_structure", "surface", "surround", "system", "thing", "ticker", "toiletry",
    "trade_good", "transducer", "trap", "unit", "utensil", "vertebrate", "vertical", "vessel",
    "ware", "way", "weapon_system", "wear", "wearable", "weight", "work",
))
# fmt: on
"""Names that are too broad to search for, or mean something else to most people."""

SCIENTIFIC = re.compile(r"[A-Z][a-z]+_[a-z]+(_[a-z]+)?")
"""Pattern of scientific names; "Border collie" fits it too, but its second word is English."""


@dataclass(frozen=True)
class Synset:
    """A synset of WordNet.
    It has its names, the synsets one step broader, the number of its lexicographer's file (manual
    page lexnames), its gloss, and whether it is unique, as Paris is."""

    names: tuple[str, ...]
    broader: tuple[str, ...]
    kind: int
    gloss: str
    unique: bool


def main(synsets: Path, wordnet: Path) -> None:
    """Write FILE."""
    nouns = read_nouns(wordnet / "data.noun")
    senses = read_senses(wordnet / "index.noun")
    labels = [line.strip().removeprefix("n") for line in synsets.read_text().splitlines()]
    found = words(labels, nouns, senses)
    uses = read_uses(wordnet / "cntlist.rev", senses)
    meant = {*labels, *(broader for label in labels for broader in ancestors(label, nouns))}
    lines = []
    for word in sorted(found):
        numbers = " ".join(map(str, sorted(found[word])))
        counted = sum(uses.get((word.replace(" ", "_"), synset), 0) for synset in meant)
        lines.append(f"{word}\t{numbers}\t{counted}\n")
    FILE.write_text("".join(lines), encoding="ascii")


def read_nouns(path: Path) -> dict[str, Synset]:
    """Return all noun synsets by their offset (WordNet's manual page wndb)."""
    nouns = {}
    for line in path.read_text(encoding="ascii").splitlines():
        if line.startswith(" "):  # the licence
            continue
        head, _, gloss = line.partition(" | ")
        fields = head.split()
        number = int(fields[3], 16)
        pointers = fields[5 + 2 * number :]
        kinds, targets = pointers[0::4], pointers[1::4]
        broader = [b for kind, b in zip(kinds, targets, strict=False) if kind in ("@", "@i")]
        names = tuple(fields[4 : 4 + 2 * number : 2])
        nouns[fields[0]] = Synset(names, tuple(broader), int(fields[1]), gloss, "@i" in kinds)
    return nouns


def read_senses(path: Path) -> dict[str, tuple[str, ...]]:
    """Return the senses of each noun, most used first: word -> offsets."""
    lines = path.read_text(encoding="ascii").splitlines()
    fields = (line.split() for line in lines if not line.startswith(" "))
    return {each[0]: tuple(each[-int(each[2]) :]) for each in fields}


def read_uses(path: Path, senses: Senses) -> dict[tuple[str, str], int]:
    """Return how often a noun was used in a sense: (word, offset) -> count (manual: cntlist)."""
    uses = {}
    for line in path.read_text(encoding="ascii").splitlines():
        key, sense, count = line.split()
        word, _, kind = key.partition("%")
        if kind.startswith("1:"):  # a noun
            for synset in senses.get(word, ())[int(sense) - 1 : int(sense)]:  # a few don't exist
                uses[word, synset] = int(count)
    return uses


def words(labels: list[str], nouns: Mapping[str, Synset], senses: Senses) -> dict[str, set[int]]:
    """Return word -> numbers of the labels that it means."""
    below = defaultdict(set)
    for number, label in enumerate(labels):
        for synset in {label, *ancestors(label, nouns)}:
            below[synset].add(number)
    found: dict[str, set[int]] = defaultdict(set)
    for synset, numbers in below.items():
        own = synset in labels
        for name in nouns[synset].names:
            usual = synset in senses[name.lower()][:USUAL_SENSES]
            if is_common(name, senses) and (own or (usual and is_wished(name, numbers))):
                found[name.lower().replace("_", " ")] |= numbers
    return found


def ancestors(synset: str, nouns: Mapping[str, Synset]) -> Iterator[str]:
    """Yield all broader synsets, some more than once."""
    for broader in nouns[synset].broader:
        yield broader
        yield from ancestors(broader, nouns)


def is_common(name: str, senses: Senses) -> bool:
    """Return whether a name is not a scientific one."""
    return not SCIENTIFIC.fullmatch(name) or name.split("_")[-1] in senses


def is_wished(name: str, numbers: set[int]) -> bool:
    """Return whether people may search for something by this name."""
    return name not in TOO_BROAD and len(numbers) <= MOST_LABELS


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
