"""What a network's view of the picture finds, by network, view, precision and mapping."""
