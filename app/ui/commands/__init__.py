"""Commands: menus, shortcuts, and what they ask of the service."""
