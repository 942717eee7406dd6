"""The window of settings: applied at once, a page a subject."""
