"""The window: item models, delegates, panels. It shows what the service answers."""
