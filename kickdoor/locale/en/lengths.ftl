### How long games take.

offer-length = About { $minutes } minutes
offer-length-why = with these boxes, seats and clock. Half of { $games } simulated games took { $first } to { $third }.
offer-length-days = A game over days takes as long as it takes.
offer-length-short = { $minutes } min
