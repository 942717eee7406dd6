"""Whether what is promised of the line where results end is kept."""
