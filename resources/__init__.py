"""Data that ships with the code: icons, translations, words, the sample gallery's generator."""

from pathlib import Path

TRANSLATIONS = Path(__file__).with_name("translations")
"""The folder of likewise_XX.qm, one per language other than English."""

WORDS = Path(__file__).with_name("words")
"""The folder of search words in other languages: query_XX.txt, one per language, and nouns."""
