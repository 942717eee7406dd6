"""How well the map keeps neighbours, what it costs, and its frames."""
