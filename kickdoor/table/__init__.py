"""The online table: rooms, clock, store and protocol. It holds no rule of the game."""
