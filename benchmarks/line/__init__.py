"""Whether the probabilities at the line where results end are right."""
