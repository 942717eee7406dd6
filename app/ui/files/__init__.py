"""Dialogs about photos' files: what would be done, and what was done."""
