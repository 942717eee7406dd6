"""The desktop program: command line, window, and the packages that they are made of."""
