"""Checks of the program and of a library, and repairs that lose nothing."""
