### The guided first game: one sentence beside each choice.

guide-others = The others are at it. Watch the log, and read any card with a tap.
guide-won = You won. That was the whole game: kick doors, take help, trust nobody. The next one starts at Level 1.
guide-over = This one went to somebody else. It often does. Play it again, or open a table of your own.
guide-other = Do what the button says.

guide-play-class = A class gives you abilities for as long as you have it. Play { $card }.
guide-play-race = A race gives you abilities too. Play { $card }.
guide-play-item = Items in use make you stronger. Play { $card }: it lies before you from now on.
guide-play-curse = A curse hits whom you like, whenever you like. Play { $card } on somebody.
guide-play-enhancer = This makes a monster stronger. Play { $card } on somebody else's fight, and they may lose it.
guide-play-one_shot = Use { $card } now: it works once, then it is gone.
guide-play-treasure = Play { $card }: it does what it says, at once.
guide-play-monster = Take on { $card } from your hand. If your strength is higher, you win a Level and Treasures.
guide-play = Play { $card }.
guide-use = Use what { $card } can do.
guide-equip = Put { $card } on. Only what you wear counts in a fight.
guide-unequip = Take { $card } off to make room.
guide-kick = Kick the door. A monster must be fought, a curse hits you, anything else is yours.
guide-trouble = No monster came. Look for trouble: fight one from your hand.
guide-loot = Nothing behind the door and no fight wanted: loot the room for a card.
guide-keep = Keep this card in your hand.
guide-ask = You are not strong enough alone. Ask for help, and offer Treasures for it.
guide-volunteer = Offer your help: whoever wins pays what was agreed.
guide-accept = This offer is good for you. Accept it.
guide-decline = This offer is not worth it. Say no.
guide-run = You are losing. Run: a 5 or a 6 on the die gets you away.
guide-sell = 1,000 Gold Pieces buy a Level. Sell what you don't need.
guide-give = More than five cards are too many: give some to whoever is lowest.
guide-discard = Too many cards in hand: discard some.
guide-end = Nothing more to do. End your turn.
guide-choose = Choose one. The first is as good as any.
guide-pass-fight = Everybody may step into a fight until all have passed. You are done: pass.
guide-pass-window = Something has happened, and everybody may answer it. You let it happen: pass.
guide-pass = Nothing to add: pass.
