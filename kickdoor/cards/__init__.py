"""Card sets and the language they are written in."""
