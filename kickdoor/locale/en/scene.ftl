# Scenario files and the verbs in them.

scene-line-good = ok    { $sentence }
scene-line-bad = FAIL  { $sentence }: { $what } ({ $file })
scene-summary = { $count ->
    [one] { $count } scenario, { $failed } failed.
   *[other] { $count } scenarios, { $failed } failed.
}
scene-in-step = step { $number } ({ $step }): { $what }
scene-differs = { $what } should be { $wanted } but is { $found }
scene-not-legal = { $player } can't do that now ({ $why }). Legal when it began: { $legal }
scene-not-refused = { $player } should be refused "{ $step }", but it is legal
scene-other-rule = refused by { $rule }, not by { $wanted }
scene-should-be-legal = { $what }: "{ $step }" should be legal but is refused by { $rule }
scene-should-be-illegal = { $what }: "{ $step }" should be refused but is legal
scene-not-waited-for = { $player } is not being waited for, so there is nothing to pass
scene-illegal-set-up = the set-up breaks { $rule } { $what }
scene-several = the step leaves open what its player decides at that moment; say which of these: { $options }
scene-no-file = there is no such file or folder
scene-empty-folder = the folder holds no scenario files, whose names end in .yaml
scene-unreadable = the file can't be read as text
scene-bad-yaml = this is not YAML: { $problem }
scene-too-deep = lists and mappings stand too deep in each other
scene-empty = the file holds no scenario
scene-not-a-map = here a mapping of names to values is expected
scene-not-a-list = here a list is expected, like [this, that]
scene-yes-or-no = here true or false is expected
scene-missing = the scenario lacks "{ $word }"
scene-twice = "{ $word }" is written twice
scene-unknown-key = unknown word "{ $word }"{ $nearest ->
    [0] .
   *[other] ; did you mean "{ $nearest }"?
}
scene-unknown-step = unknown player or step "{ $word }"; did you mean "{ $nearest }"?
scene-players = a scenario seats two to six players, not { $count }
scene-player-name = no player is called "{ $word }", since steps or what must be true begin with that word
scene-level = a Level is a number from 1 to 19
scene-sex = the sex is male or female, not "{ $word }"
scene-inside = something went wrong inside kickdoor ({ $kind }: { $what })
scene-token = there is no token "{ $word }" in these sets; did you mean "{ $nearest }"?
scene-dead = dead is true, false or back, not "{ $word }"
scene-no-tokens = these sets have no tokens, so there is no "{ $word }"
scene-wrong-kind = "{ $word }" has no place under "{ $place }"
scene-not-a-step = a step is one player or word with what it says, like "aric: kick"
scene-not-text = here a sentence of words is expected
scene-too-many = the game has only { $count } of "{ $word }", fewer than the scenario places
scene-not-there = "{ $word }" is not on that player's table
scene-other-pile = "{ $word }" does not belong to the { $pile } pile
scene-no-such-pile = there are no piles of "{ $word }"; did you mean "{ $nearest }"?
scene-piles-shared = all sets share the piles, so "{ $word }" has none of its own; that takes the option piles_per_set
scene-no-set = name at least one set, like [base]
scene-not-a-number = here a whole number is expected
scene-curse-passes = "{ $word }" does not last, so it can't lie before a player
scene-dice = dice are numbers from 1 to 6
scene-phase = there is no phase "{ $word }"; did you mean "{ $nearest }"?
scene-count = "{ $word }" is no number of cards; write it like "4 cards"
scene-rule = the rulebook has no rule "{ $word }"; did you mean "{ $nearest }"?
scene-refuses-nobody = a refusal names the player and the step that must be refused, like "aric: kick"
scene-tokens = how many tokens "{ $word }" there are is a whole number, 0 or more
notation-verb = unknown verb "{ $verb }"; did you mean "{ $nearest }"?
notation-too-much = "{ $verb }" takes no more words, not "{ $rest }"
notation-incomplete = "{ $verb }" needs more words
notation-player = there is no player "{ $word }"; did you mean "{ $nearest }"?
notation-card = there is no card "{ $word }"; did you mean "{ $nearest }"?
notation-ability = no card has an ability "{ $word }"
notation-terms = terms are written like "2 treasures, suzan first"; not "{ $word }"
notation-option = "{ $word }" is not among what is offered
scene-in-the-game = in the game
