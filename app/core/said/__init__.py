"""The log of what a person said: plain text beside the catalogue, which can be rebuilt from it."""
