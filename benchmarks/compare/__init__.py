"""Frames while photos are compared."""
