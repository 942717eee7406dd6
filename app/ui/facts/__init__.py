"""Finding photos by what is known of them, and showing what that is."""
