"""The commands without a window, one a module."""
