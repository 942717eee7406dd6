"""Data that ships with the code: icons, translations, the sample gallery's generator, a fallback
vocabulary."""

from pathlib import Path

TRANSLATIONS = Path(__file__).with_name("translations")
"""The folder of likewise_XX.qm, one a language; there is none for English."""

WORDS = Path(__file__).with_name("words")
"""The folder of what people type in other languages: query_XX.txt, one a language, and nouns."""
