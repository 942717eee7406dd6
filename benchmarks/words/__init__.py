"""What is found by a word, before any photo is shown or liked."""
