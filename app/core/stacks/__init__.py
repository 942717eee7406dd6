"""Stacks: photos that a person, or a burst, put on each other, shown as one."""
