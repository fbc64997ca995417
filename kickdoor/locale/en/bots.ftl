# Bots.

bot-unknown = There is no bot called { $name }. There are: { $known }.
bot-temper-unknown = { $name }: there is no temperament called { $temper }. There are: { $known }.
bot-bad-budget = { $name }: only hard takes a budget of imagined moves, a number from 1 to { $most }, as in hard@400.
bot-without-temper = { $name }: { $kind } has no temperament. These have: { $known }.
bot-explains-nothing = { $name } has no reasons to give. These have: { $known }.
bot-no-such-move = This record has { $moves } moves; number { $number } is none of them.

# Why a bot did what it did: one term of its weighing, about $who.
why-move = Move { $number }, { $who }: { $move }
why-only = There was nothing else to do.
why-because = { $bot } would do the same: { $reason }
why-rather = { $bot } would rather { $move }: { $reason }
why-for-it = What speaks for the move that was made: { $reason }

why-looks-best = { $verb ->
    [kick] a door has to be opened.
    [loot] there is nothing to fight, and a card to be had.
    [trouble] that monster is beaten.
    [equip] one is stronger with it.
    [unequip] something better waits for its place.
    [sell] a Level is worth more than those Items.
    [pass] nothing was worth doing.
    [run] from the worst first.
    [choose] it gives most or costs least.
    [give] it is missed least there.
    [discard] it is missed least.
    [use] it does more good than it costs.
    [play] the card does more good now than in hand.
   *[other] it looked best as things stood.
}
why-needs-help = alone the fight is lost, and { $who } makes it a win.
why-costs-treasures = it costs fewer Treasures.
why-lags-behind = { $who } is further behind.
why-levels-for-helping = { $who } gets Levels for helping as it is.
why-deals-remembered = what { $who } did before isn't forgotten.
why-keeps-the-truce = no Curses on { $who } were promised for this turn.
why-gives-curses-up = Curses for { $who } would have to wait.
why-spares-curses = { $who } will play no Curse either.
why-spares-cards = help is cheaper than the cards.
why-too-weak = { $who } isn't strong enough.
why-would-win = { $who } would win the game.
why-wins-the-game = it wins the game.
why-too-little = that is too little for { $who }.
why-too-dear = that is more than it is worth.
why-asks-for-less = { $who } asked for too much.
why-asks-for-more = { $who } can bear more than that.
why-gains-treasures = there are Treasures in it.
why-gains-cards = there are cards or tokens in it.
why-is-ahead = { $who } is ahead.
why-gains-levels = it gains Levels.
why-would-be-missed = those Items would be missed.
why-wins-the-fight = it wins the fight with the cards that are missed least.
why-not-enough = those cards would be wasted.
why-is-enough = it is just enough.
why-kept-for-the-end = such cards are kept for the last fight.
why-no-use = the other would be of no use.
why-declines = the offer isn't worth it.
why-too-risky = that monster is too close a match.
why-imagined = it came out best in the games that were imagined.
why-overlooked = the rest was overlooked.
