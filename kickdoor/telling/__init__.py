"""Sentences about a running game, for every reader: the terminal and the online table."""
