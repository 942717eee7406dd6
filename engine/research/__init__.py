"""Learners and measures of the papers that the program itself does not use.

No part of the program imports them; the registry loads the learners on request.
"""
