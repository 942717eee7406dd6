"""A library of many real files: reading it, opening it, and everything that a person does in it."""
