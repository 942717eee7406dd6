"""Slide show: one photo after the other, automatically."""
