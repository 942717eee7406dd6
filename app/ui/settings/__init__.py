"""The window of settings, which apply at once: a page per subject."""
