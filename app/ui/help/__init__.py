"""Help in the window: the guide, and information on the program."""
