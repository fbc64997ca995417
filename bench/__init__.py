"""The bench: how fast kickdoor is, next to its peer on the same machine, interpreter and run."""
