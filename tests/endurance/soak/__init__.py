"""A long run: random people at the real window, files that come and go, kills; nothing is lost."""
