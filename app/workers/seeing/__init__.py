"""What each family of features sees in a photo, drawn in a process of its own."""
