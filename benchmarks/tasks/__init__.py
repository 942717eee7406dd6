"""How many photos a person looks at until a task is done: four tasks, with and without learning."""
