"""The terminal table: people on one keyboard and bots, in typed words and numbered choices."""
