"""Faults: every call that changes a library's files fails in turn, and the power is cut."""
