"""Looking at the game from outside: many games, and what they say of the cards and the rules."""
