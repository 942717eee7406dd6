"""Data that ships with the code: icons, the sample gallery's generator, a fallback vocabulary."""
