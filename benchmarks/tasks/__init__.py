"""How much a person looks at until what was wanted is found: four tasks, with and without us."""
