"""Errors, languages, paths and frozen records that all rooms of the core use."""
