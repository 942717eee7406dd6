"""Dialogs about photos' files: what would be done, how far it is, what was done."""
