"""The commands without a window, one per module."""
