"""What finding photos by what is typed costs a keystroke."""
