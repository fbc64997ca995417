### Records and saves that don't hold: where, what is wrong, what would be right.

record-none-in-save = This saved game keeps no record: it began from a table that was set up.
record-no-record = This file is no record of a game: its first line should be "kickdoor record".
record-cut-off = Line { $line }: the record is cut off here. It was copied or written only in part.
record-no-end = The record is cut off after line { $line }: its last line, which says whether the game is over or still runs, is missing.
record-bad-end = Line { $line }: the last line of the record doesn't fit what stands above it. It says "{ $found }"; it should be "{ $wanted }".
record-seed-too-early = Line { $line }: the record discloses its seed, which a game does at its end, but says that the game still runs.
record-header-key = Line { $line }: the header should say { $wanted } here, not { $found }.
record-header-value = Line { $line }: what the header says of { $key } can't be read.
record-header-type = The header of the record has a value of the wrong kind.
record-other-format = Line { $line }: this record is of format { $found }; this kickdoor reads format { $wanted }.
record-other-version = Line { $line }: this record was made by kickdoor { $found }, and this is kickdoor { $wanted }, whose rules may differ.
record-other-cards = Line { $line }: the cards of { $sets } are others now than when this record was made.
record-changed = Line { $line } does not follow from the lines above it: something was changed, added or left out. Its mark is { $found }; it should be { $wanted }.
record-bad-line = Line { $line } of the record can't be understood.
record-unknown-card = Line { $line }: there is no card called { $card } in these sets.
record-move-number = Line { $line }: here stands move { $found }, but move { $wanted } comes next.
record-after-end = Line { $line } comes after the end of the game.
record-refused = Line { $line }: the move "{ $move }" is against rule { $rule }.
record-other-pile = Line { $line }: a shuffle has other cards than the pile.
record-fate-missing = Line { $line }: what chance decided is not what the game asks for. The record says { $found }; the game has { $wanted }.
record-fate-not-of-seed = Line { $line }: chance was not fixed by the seed here. The record says { $found }; by the seed it is { $wanted }.
record-other-seed = The disclosed seed is not the one that was promised before the first move: its SHA-256 is { $found }, promised was { $wanted }.
record-other-end = Line { $line }: the record says that the winners are { $found }, but the moves lead to { $wanted }.
record-other-state = The record leads to another state of the game than the one that was saved with it.
record-made-up-cards = A game with made-up cards can't be recorded: a record names cards by their sets.
record-not-written = The record { $file } can't be written: { $reason }.
record-not-read = The record { $file } can't be read: { $reason }.

save-no-save = This file is no saved game.
save-broken = This saved game is broken or cut off.
save-changed = This saved game was changed or damaged after it was saved.
save-other-format = This saved game is of format { $found }; this kickdoor reads format { $wanted }.
save-other-version = This game was saved by kickdoor { $found }, and this is kickdoor { $wanted }, whose rules may differ.
save-other-cards = The cards of { $sets } are others now than when this game was saved.
save-not-written = The game can't be saved to { $file }: { $reason }.
save-not-read = The saved game { $file } can't be read: { $reason }.
