### Why a move is refused, where the rule's own sentence doesn't say it yet.
