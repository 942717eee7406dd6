"""Slide show: one photo after the other, by itself."""
