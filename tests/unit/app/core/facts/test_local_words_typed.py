"""Words that people type of photos: they find what they mean, or it is said that none can."""

from __future__ import annotations

import pytest

from app.core.facts.local_words import english_noun
from features import word_meanings
from features.noun_list import labels_by_noun
from features.word_meanings import is_exact, is_similar, is_unseen, weights_of

SEEN = {
    "beach": "seashore", "sea": "seashore", "ocean": "seashore", "coast": "seashore",
    "island": "seashore", "sunset": "seashore", "sunrise": "lakeside", "lake": "lakeside",
    "river": "lakeside", "waterfall": "dam", "mountain": "alp", "mountains": "alp", "hill": "alp",
    "snow": "ski", "winter": "snowmobile", "ice": "alp", "forest": "mushroom", "tree": "acorn",
    "trees": "acorn", "garden": "greenhouse", "flower": "daisy", "flowers": "daisy",
    "rose": "hip", "tulip": "daisy", "sunflower": "daisy", "grass": "hay", "field": "hay",
    "farm": "barn", "meadow": "hay", "desert": "arabian camel", "canyon": "cliff",
    "volcano": "volcano", "cave": "cliff dwelling", "sky": "wing", "cloud": "volcano",
    "clouds": "volcano", "rain": "umbrella", "fog": "geyser", "storm": "volcano",
    "fire": "torch", "fireworks": "torch", "night": "spotlight", "moon": "spotlight",
    "city": "traffic light", "street": "street sign", "road": "traffic light",
    "highway": "trailer truck", "bridge": "suspension bridge", "building": "church",
    "buildings": "church", "house": "mobile home", "church": "church", "castle": "castle",
    "temple": "stupa", "mosque": "mosque", "tower": "water tower", "skyline": "steel arch bridge",
    "village": "thatch", "harbour": "dock", "harbor": "dock", "port": "container ship",
    "airport": "airliner", "station": "passenger car", "train": "steam locomotive",
    "subway": "bullet train", "tram": "streetcar", "bus": "school bus", "buses": "school bus",
    "car": "sports car", "cars": "sports car", "truck": "pickup", "motorcycle": "moped",
    "bicycle": "mountain bike", "bike": "mountain bike", "boat": "canoe", "boats": "canoe",
    "ship": "liner", "plane": "airliner", "airplane": "airliner", "helicopter": "warplane",
    "balloon": "balloon", "kitchen": "stove", "bathroom": "bathtub", "bedroom": "four-poster",
    "living room": "studio couch", "office": "desk", "classroom": "desk", "library": "library",
    "restaurant": "restaurant", "shop": "bookshop", "market": "grocery store",
    "museum": "pedestal", "park": "park bench", "playground": "swing", "zoo": "lion",
    "pool": "swimming trunks", "fountain": "fountain", "statue": "pedestal", "ruins": "castle",
    "dog": "beagle", "dogs": "beagle", "puppy": "beagle", "cat": "tabby", "cats": "tabby",
    "kitten": "tabby", "horse": "sorrel", "cow": "ox", "sheep": "ram", "pig": "hog",
    "goat": "ibex", "bird": "robin", "birds": "robin", "duck": "drake", "chicken": "hen",
    "fish": "goldfish", "shark": "great white shark", "whale": "grey whale",
    "dolphin": "killer whale", "elephant": "african elephant", "lion": "lion",
    "tiger": "tiger", "bear": "brown bear", "wolf": "timber wolf", "fox": "red fox",
    "deer": "impala", "rabbit": "hare", "squirrel": "fox squirrel", "monkey": "baboon",
    "snake": "rock python", "frog": "tree frog", "butterfly": "monarch", "bee": "bee",
    "spider": "tarantula", "insect": "ant", "food": "pizza", "pizza": "pizza", "cake": "trifle",
    "birthday": "candle", "birthday cake": "candle", "bread": "french loaf", "fruit": "orange",
    "apple": "granny smith", "vegetables": "broccoli", "coffee": "espresso", "tea": "teapot",
    "wine": "red wine", "beer": "beer bottle", "breakfast": "bagel", "dinner": "plate",
    "christmas": "christmas stocking", "wedding": "gown", "party": "balloon",
    "concert": "stage", "football": "soccer ball", "tennis": "tennis ball", "ski": "ski",
    "camping": "mountain tent", "book": "comic book", "computer": "laptop",
    "phone": "dial telephone",
    "guitar": "acoustic guitar", "piano": "grand piano", "camera": "reflex camera",
    "clock": "wall clock", "window": "window shade", "door": "sliding door", "stairs": "bannister",
}  # fmt: skip
"""What people type -> a label that photos of it get."""

UNSEEN = (
    "people", "person", "man", "woman", "baby", "child", "children", "family", "mother", "father",
    "friend", "friends", "bride", "face", "love", "selfie",
)  # fmt: skip
"""What people type, and nothing that labels could tell."""


def means(word: str, noun: str) -> bool:
    meant = english_noun(word)
    return meant is not None and bool(set(labels_by_noun()[noun]) & set(weights_of(meant)))


def test_what_people_type_finds_what_it_means_or_is_said_not_to() -> None:
    assert len(SEEN) + len(UNSEEN) >= 170
    wrong = [word for word, noun in SEEN.items() if not means(word, noun)]
    told = [word for word in UNSEEN if english_noun(word) is None and is_unseen(word)]
    assert len(SEEN) - len(wrong) + len(told) >= 150, (wrong, set(UNSEEN) - {*told})


def test_what_is_not_known_means_no_label() -> None:
    assert weights_of("qqqq") == {}


def test_no_colour_says_more_of_a_person() -> None:
    assert english_noun("black")
    assert english_noun("ballplayer")
    assert english_noun("black ballplayer") is None


@pytest.mark.parametrize("word", ["nurse", "jew", "gypsy", "christian", "idiot", "nun", "thief"])
def test_persons_beliefs_and_insults_mean_nothing(word: str) -> None:
    assert english_noun(word) is None
    assert is_unseen(word)


def test_no_derived_word_means_a_label_for_persons() -> None:
    persons = {label for noun in ("ballplayer", "scuba diver") for label in labels_by_noun()[noun]}
    words = [word for word in word_meanings.derived() if persons & set(weights_of(word))]
    assert words == []


def test_tens_of_thousands_of_words_are_known() -> None:
    table = word_meanings._table()
    assert len(word_meanings.derived()) == len(table.starts) - 1
    assert (table.starts[1:] > table.starts[:-1]).sum() >= 30_000
    assert table.labels.max() < 1000


def test_number_accents_and_capitals_are_forgiven() -> None:
    assert english_noun("Beaches") == "beach"
    assert english_noun("GARDENS ") == "garden"
    assert english_noun("café") == english_noun("cafe") is not None
    assert english_noun("binocular") == "binoculars"


def test_words_of_any_language_are_known_at_any_time() -> None:
    assert english_noun("Hunde") == "dog"
    assert english_noun("猫") == "cat"
    assert english_noun("Küche") == "kitchen"
    assert english_noun("forêt") == "forest"
    assert english_noun("Berg") == "mountain"
    assert english_noun("plage") == "seashore"


def test_what_is_usual_in_english_stays_english() -> None:
    assert english_noun("bank") == "bank"
    assert english_noun("roses") == "rose"
    assert english_noun("rose car") == "rose car"


def test_what_has_no_label_gets_a_little_of_all_and_a_scene_any() -> None:
    assert all(map(is_similar, ("rose", "statue", "okapi")))
    assert not any(map(is_similar, ("beach", "zebra", "red", "flower")))


def test_what_is_known_exactly_stays_exact() -> None:
    assert is_exact("zebra")
    assert not is_exact("beach")
    assert set(weights_of("zebra").values()) == {1.0}
    assert english_noun("quarkstrudel") is None
    assert not is_unseen("quarkstrudel")
