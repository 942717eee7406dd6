"""Lists of albums: covers, names, counts, and a chooser by typing."""
