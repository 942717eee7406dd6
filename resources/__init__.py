"""What ships beside the code: icons, the sample gallery's generator, a fallback vocabulary."""
