"""Learners and measures of the papers that the program itself does without.

Nothing of the program imports them: the registry finds the learners here when they are asked for.
"""
