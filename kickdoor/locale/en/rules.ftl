### The rules and the readings, in our own words. A rule's sentence is also what a refused player reads.
### Levels, Items, Doors and Treasures have capitals when the things of the game are meant.

## Setting up

topic-SETUP = Setting up
rule-SETUP-01 = Between three and six people sit down to play.
    .heading = Players
rule-SETUP-02 = Everyone picks a colour and gets its two standies. One of them goes on space 1 of the board; the other stays in front of its owner to show the colour.
    .heading = Standies
rule-SETUP-03 = The board's spaces, or anything else that counts to ten, show which Level each munchkin has.
    .heading = Counting Levels
rule-SETUP-04 = When your Level goes up or down, your standie goes along to the space with that number.
    .heading = Moving on the board
rule-SETUP-05 = Any number of munchkins may have the same Level.
    .heading = Sharing a space
rule-SETUP-06 = Doors and Treasures are shuffled apart and make two decks.
    .heading = Two decks
rule-SETUP-07 = Everyone begins with four Doors and four Treasures in hand.
    .heading = The deal
rule-SETUP-08 = What isn't dealt lies face down where everybody can reach it.
    .heading = Where the decks lie
rule-SETUP-09 = Food tokens that nobody has earned yet lie together in the pool.
    .heading = The token pool
rule-SETUP-10 = The sheets let you argue about who goes first, with a die or a restaurant bill as evidence. Here the host names a player or lets chance decide.
    .heading = Who begins
rule-SETUP-11 = After your turn it is the turn of the player on your left.
    .heading = Round the table

## Decks, hands and cards in play

topic-DECK = Decks, hands and cards in play
rule-DECK-01 = Doors go to the Door discards and Treasures to the Treasure discards, both face up.
    .heading = Discard piles
rule-DECK-02 = You may look through a discard pile only when a card lets you.
    .heading = No rummaging
rule-DECK-03 = When a deck has no card left, its discards are shuffled and become the deck.
    .heading = An empty deck
rule-DECK-04 = When a deck and its discards are both empty, nobody can draw that kind of card; draw as many as there are.
    .heading = Nothing left at all
rule-DECK-05 = The cards on the table before you are in play: what you are, and every Item you carry.
    .heading = What is in play
rule-DECK-06 = A Curse or other card with a lasting effect stays in play for as long as that effect does.
    .heading = Cards that stay
rule-DECK-07 = Cards in play lie face up, and anybody may read them.
    .heading = In the open
rule-DECK-08 = A card in your hand isn't in play and does nothing for you yet.
    .heading = Cards in hand
rule-DECK-09 = An effect can't touch the cards in your hand unless it says that it means the hand.
    .heading = A hand is safe
rule-DECK-10 = You may hold five cards at the end of your own turn; at every other moment as many as you like.
    .heading = Hand limit
rule-DECK-11 = A card in play can't be picked up into the hand again; it leaves by being discarded or traded.
    .heading = No way back to the hand

## Your munchkin

topic-CHAR = Your munchkin
rule-CHAR-01 = Every munchkin begins as a Level 1 human without a class.
    .heading = The beginner
rule-CHAR-02 = Every munchkin is male or female.
    .heading = Sex
rule-CHAR-03 = You choose your munchkin's first sex at the start; with Role cards, the side that lies face up decides.
    .heading = First sex
rule-CHAR-04 = When your sex changes, your two standies change places.
    .heading = A change of sex
rule-CHAR-05 = A set that never mentions sex leaves it without effect; it counts when other sets join in.
    .heading = When sex matters
rule-CHAR-06 = From the cards dealt to you, you may put down one race and one class before the first turn.
    .heading = First class and race
rule-CHAR-07 = From the cards dealt to you, you may also put down any Items that you are able to use.
    .heading = First Items
rule-CHAR-08 = You needn't put down anything before the first turn.
    .heading = Nothing is forced at the start
rule-CHAR-09 = A munchkin is a Level, a race, a class and a heap of Items.
    .heading = What makes a munchkin
rule-CHAR-10 = Your Level is the bare number, with no bonus added.
    .heading = Level with a capital
rule-CHAR-11 = You go up by killing monsters, by cards that say so and by selling Items.
    .heading = Going up
rule-CHAR-12 = You go down when a card says so.
    .heading = Going down
rule-CHAR-13 = Your Level can't fall under 1.
    .heading = The floor
rule-CHAR-14 = Your combat strength may fall to nothing and below, though your Level can't.
    .heading = Strength without floor

## The turn

topic-TURN = The turn
rule-TURN-01 = Your turn begins the moment the turn before it is over.
    .heading = The turn begins
rule-TURN-02 = Before you open a door you may play cards, change what you have equipped, trade and sell.
    .heading = Tidying up first
rule-TURN-03 = Turn up the top card of the Door deck for everyone to see.
    .heading = Kick Open The Door
rule-TURN-04 = If the door shows a monster, you have to fight it.
    .heading = Behind it: a monster
rule-TURN-05 = If the door shows a Curse, it strikes you there and then. Unless it lasts or waits for something, it is then discarded.
    .heading = Behind it: a Curse
rule-TURN-06 = Any other card from behind the door is yours: play it now, if you may, or take it into your hand.
    .heading = Behind it: something else
rule-TURN-07 = A fight behind the door takes the place of the second phase; charity comes next.
    .heading = After the fight
rule-TURN-08 = Only if the door showed no monster do you now look for trouble or loot the room.
    .heading = No monster behind the door
rule-TURN-09 = You may fight a monster from your own hand, just as if it had been behind the door.
    .heading = Look For Trouble
rule-TURN-10 = If you don't look for trouble, take another Door into your hand without showing it.
    .heading = Loot The Room
rule-TURN-11 = A looted monster or Trap waits in your hand; a looted Power or Affiliation may be played at once.
    .heading = What you looted
rule-TURN-12 = At the end of your turn, play cards until you hold no more than five.
    .heading = Charity
rule-TURN-13 = Cards over the limit that you don't play go to the player of the lowest Level.
    .heading = Giving away
rule-TURN-14 = When several are lowest, share the extra cards among them as evenly as they go; you decide who gets one more.
    .heading = Several poor players
rule-TURN-15 = If nobody is lower than you, discard the extra cards.
    .heading = You are the poorest
rule-TURN-16 = When charity is done your turn is over and the next one begins.
    .heading = The turn ends

## When you may do what

topic-TIME = When you may do what
rule-TIME-01 = You may discard your class or race at any moment, in a fight too.
    .heading = Dropping what you are
rule-TIME-02 = A Go Up a Level may be played at any moment.
    .heading = Level cards at any time
rule-TIME-03 = A Hireling may be played at any moment.
    .heading = Hirelings at any time
rule-TIME-04 = A Curse from your hand may be played at any moment.
    .heading = Curses at any time
rule-TIME-05 = You may trade at any moment at which neither you nor the other player is fighting.
    .heading = When to trade
rule-TIME-06 = You may equip and put aside Items at any moment at which you aren't fighting.
    .heading = When to change your gear
rule-TIME-07 = A card that you have only just received may be played at once if you aren't fighting, and in a fight if it is one for fights.
    .heading = A card just received
rule-TIME-08 = You may play a class or race at any moment of your own turn, in a fight too.
    .heading = When to play class or race
rule-TIME-09 = You may sell Items on your own turn while you aren't fighting.
    .heading = When to sell
rule-TIME-10 = You may play an Item on your own turn; in a fight only a one-shot that is meant for it.
    .heading = When to play an Item
rule-TIME-11 = A Treasure may be played when you receive it, or on your turn outside a fight, unless it says otherwise.
    .heading = When to play a Treasure
rule-TIME-12 = While you fight you can't sell, equip, put aside or trade Items, nor play Treasures from your hand that aren't meant for fights.
    .heading = Hands full
rule-TIME-13 = What is equipped when a fight begins stays so until the fight and any flight are over.
    .heading = Gear is fixed

## Classes

topic-CLASS = Classes
rule-CLASS-01 = Each set has its own classes; the base game has the Warrior, Wizard, Thief and Cleric.
    .heading = Classes
rule-CLASS-02 = A munchkin without a class card has no class.
    .heading = No class
rule-CLASS-03 = A class works from the moment it is put down to the moment it goes.
    .heading = From the moment it lies there
rule-CLASS-04 = What a class can do, and when, is written on its card.
    .heading = What a class does
rule-CLASS-05 = Where an ability costs discards, you may pay with any cards of yours, from hand or table.
    .heading = Paying with cards
rule-CLASS-06 = A Thief can't steal while fighting, nor from somebody who fights; a fight begins when its monster is turned up.
    .heading = No stealing in fights
rule-CLASS-07 = You may discard your class whenever you like, even in the middle of a fight.
    .heading = Dropping a class
rule-CLASS-08 = Once your class is gone you have none until you play another.
    .heading = Without a class again
rule-CLASS-09 = You may have one class, or two with Super Munchkin.
    .heading = One class

## Races

topic-RACE = Races
rule-RACE-01 = Each set has its own races; the base game has humans, Elves, Dwarves and Halflings.
    .heading = Races
rule-RACE-02 = A munchkin without a race card is human.
    .heading = No race card
rule-RACE-03 = Being human gives no ability.
    .heading = Humans
rule-RACE-04 = Races come, go and are paid for just as classes are.
    .heading = Like classes
rule-RACE-05 = You may have one race, or two with Half-Breed.
    .heading = One race

## Super Munchkin and Half-Breed

topic-SUPER = Super Munchkin and Half-Breed
rule-SUPER-01 = Super Munchkin goes on a class of yours, and Half-Breed on a race of yours, whenever you could play a class or race.
    .heading = Putting it down
rule-SUPER-02 = You can't have the same class or the same race twice.
    .heading = No twins
rule-SUPER-03 = With a single class and Super Munchkin you have each advantage of the class: its Items, and every weakness that monsters have against it.
    .heading = All the good of it
rule-SUPER-04a = With a single class and Super Munchkin you may use Items that are forbidden to that class.
    .heading = Forbidden Items
rule-SUPER-04b = With a single class and Super Munchkin, monsters gain nothing because of that class.
    .heading = No extra trouble
rule-SUPER-05 = What an ability costs must still be paid.
    .heading = Costs stay
rule-SUPER-06 = A single race with Half-Breed has all its advantages and none of its drawbacks.
    .heading = Half-Breed
rule-SUPER-07 = With two classes, or two races, you have the ordinary good and bad of both.
    .heading = Two of them

## Items

topic-ITEM = Items
rule-ITEM-01 = Some Treasures stay with you; others are used once.
    .heading = Two sorts of Treasure
rule-ITEM-02 = A Treasure with a price in Gold Pieces is an Item, and most Treasures are.
    .heading = What an Item is
rule-ITEM-03 = No Value is a price of 0; the card is an Item all the same.
    .heading = No Value
rule-ITEM-04 = You carry every Item that you have in play.
    .heading = Carrying
rule-ITEM-05 = An Item gives you its bonus only while you have it equipped.
    .heading = Equipped
rule-ITEM-06 = Items that you carry without wearing them are turned sideways.
    .heading = Sideways
rule-ITEM-07 = You may carry Items that you can't use, as long as you don't carry too many Big ones.
    .heading = Anyone may carry it
rule-ITEM-08 = You may equip one Headgear, one Armor and one Footgear, and hold two 1-Hand Items or a single 2-Hands Item.
    .heading = Head, body, feet, hands
rule-ITEM-09 = Cheat!, a companion or an Item's own text may let you equip more.
    .heading = Ways round the limits
rule-ITEM-10 = You may carry several hats, but only one on your head counts.
    .heading = Two hats
rule-ITEM-11 = An Item that is only for some munchkins gives its bonus just while you are one of them.
    .heading = Items for some only
rule-ITEM-12 = You can't discard an Item simply because you want to be rid of it.
    .heading = No throwing away
rule-ITEM-13 = An Item may be sold, traded, or given to somebody who wants it.
    .heading = Ways to part with an Item
rule-ITEM-14 = You may discard Items to pay for abilities that cost discards.
    .heading = Items as payment
rule-ITEM-15 = A Curse or Bad Stuff may take Items from you.
    .heading = Losing Items

## Big Items

topic-BIG = Big Items
rule-BIG-01 = You may carry any number of Small Items but only one Big one.
    .heading = One Big Item
rule-BIG-02 = An Item that isn't marked as Big is Small.
    .heading = Small
rule-BIG-03 = To make room for a Big Item the old one must be sold, traded, lost or used as a payment; you can't just drop it.
    .heading = No dropping to make room
rule-BIG-04 = When you lose what let you carry more Big Items, get it back at once or keep just one of them.
    .heading = Suddenly too many
rule-BIG-05 = If it is your turn and you aren't fighting, you may sell the extra Big Items in a sale that comes to 1,000 Gold Pieces.
    .heading = Extra Big Items: sell
rule-BIG-06 = Otherwise the extra Big Items go to the lowest players who can carry them.
    .heading = Extra Big Items: give
rule-BIG-07 = Extra Big Items that nobody can carry are discarded.
    .heading = Extra Big Items: discard

## Complex Items

topic-COMPLEX = Complex Items
rule-COMPLEX-01 = You may carry many Complex Items but equip only one, unless you are a Gadgeteer or cheat.
    .heading = One Complex Item
rule-COMPLEX-02 = An Item that isn't marked as Complex is Simple.
    .heading = Simple
rule-COMPLEX-03 = When you lose what let you equip several Complex Items, get it back at once or put all but one aside.
    .heading = Suddenly too Complex
rule-COMPLEX-04 = If that happens in a fight, nothing else may be equipped instead.
    .heading = No replacement in a fight

## Lasers

topic-LASER = Lasers
rule-LASER-01 = An Item whose name ends more or less in -aser is a laser.
    .heading = What a laser is
rule-LASER-02 = Each laser is held in two hands.
    .heading = Both hands
rule-LASER-03 = You may snap lasers together into one 2-Hands weapon that gives all their bonuses.
    .heading = Joining lasers
rule-LASER-04 = Joined lasers can be taken apart again, and each card of them still counts as an Item.
    .heading = Taking lasers apart
rule-LASER-05 = What destroys an Item takes only one card of a joined laser.
    .heading = Losing one laser
rule-LASER-06 = A laser is Complex only when marked so.
    .heading = Complex lasers
rule-LASER-07 = You needn't be a Gadgeteer to join and use several Complex lasers.
    .heading = Joined Complex lasers
rule-LASER-08 = Every laser is a fire weapon.
    .heading = Hot stuff

## Trading

topic-TRADE = Trading
rule-TRADE-01 = Only Items can be traded, no other cards.
    .heading = Only Items
rule-TRADE-02 = Items to be traded must be in play; cards in hand can't be traded.
    .heading = Only from the table
rule-TRADE-03 = You may trade on anybody's turn, as long as neither of you is fighting.
    .heading = On anyone's turn
rule-TRADE-04 = An Item that you get in a trade stays on the table and doesn't go to your hand.
    .heading = Traded Items stay out
rule-TRADE-05 = You may give Items away for nothing, or for somebody's promise to keep out of a fight.
    .heading = Presents

## Selling Items for Levels

topic-SELL = Selling Items for Levels
rule-SELL-01 = On your turn, when you neither fight nor flee, you may discard Items worth 1,000 Gold Pieces or more to go up a Level.
    .heading = Buying a Level
rule-SELL-02 = An Item of No Value adds nothing to a sale.
    .heading = Worth nothing
rule-SELL-03 = What a sale brings beyond full thousands is lost.
    .heading = No change
rule-SELL-04 = Each full thousand of one sale is a Level.
    .heading = Several Levels
rule-SELL-05 = You may sell Items from your hand and Items that you carry, together.
    .heading = Hand and table
rule-SELL-06 = A sale can't bring you to the winning Level.
    .heading = No winning by sale

## One-shots

topic-ONESHOT = One-shots
rule-ONESHOT-01 = A Treasure that is usable once only is a one-shot.
    .heading = One-shots
rule-ONESHOT-02 = Most one-shots make one side of a fight stronger, whichever you like.
    .heading = For either side
rule-ONESHOT-03 = You may use a one-shot out of your hand or off the table.
    .heading = From hand or table
rule-ONESHOT-04 = A one-shot that isn't for fights does what it says.
    .heading = Other one-shots
rule-ONESHOT-05 = A one-shot is discarded when its fight is over or its effect is done.
    .heading = Used up
rule-ONESHOT-06 = A one-shot with a price can be sold like any Item.
    .heading = Selling one-shots

## Go Up a Level

topic-GUAL = Go Up a Level
rule-GUAL-01 = A Go Up a Level is a Treasure but not an Item.
    .heading = Not an Item
rule-GUAL-02 = Such a Treasure says when it may be played and whether it stays in play.
    .heading = Treasures that aren't Items
rule-GUAL-03 = You may play a Go Up a Level on any player, at any moment, in a fight too.
    .heading = For whom you like
rule-GUAL-04 = A Go Up a Level is discarded when it is used.
    .heading = Gone once used
rule-GUAL-05 = A Go Up a Level can't bring anyone to the winning Level, unless it says that it can.
    .heading = No winning by card

## Hirelings

topic-HIRELING = Hirelings
rule-HIRELING-01 = You may play a Hireling whenever you like, on anyone's turn.
    .heading = Hiring
rule-HIRELING-02 = While you are fighting you can't give your Hireling an Item to carry.
    .heading = No packing in a fight

## Sidekicks

topic-SIDEKICK = Sidekicks
rule-SIDEKICK-01 = However you draw a Sidekick, you may play it at once or keep it in your hand.
    .heading = Finding a Sidekick
rule-SIDEKICK-02 = A Sidekick may be played at any moment, in a fight too.
    .heading = At any time
rule-SIDEKICK-03 = You may have one Sidekick, or two as a Trader.
    .heading = One Sidekick
rule-SIDEKICK-04 = You may discard your Sidekick whenever you like.
    .heading = Sending it away
rule-SIDEKICK-05 = Sidekicks can't be traded.
    .heading = Not for trade
rule-SIDEKICK-06 = A Sidekick does what its card says and no more; it carries Items only if that says so.
    .heading = What it can do
rule-SIDEKICK-07 = A Sidekick is no Item.
    .heading = Not an Item
rule-SIDEKICK-08 = With a Sidekick beside you, you still count as fighting alone.
    .heading = Still alone
rule-SIDEKICK-09 = When you have lost a fight you may discard a Sidekick, with all it carries, and so escape from every monster without rolling, whatever they say.
    .heading = The sacrifice
rule-SIDEKICK-10 = Whoever sacrifices a Sidekick decides whether the helper escapes too or must roll.
    .heading = And the helper?

## Allies

topic-ALLY = Allies
rule-ALLY-01 = You may have one Ally.
    .heading = One Ally
rule-ALLY-02 = An Ally may be played when you draw it or at any later moment, in a fight too.
    .heading = At any time
rule-ALLY-03 = An Ally in play helps you as its card says.
    .heading = What it does
rule-ALLY-04 = You may play another Ally in place of yours, which is then discarded.
    .heading = A new Ally
rule-ALLY-05 = Allies can't be traded.
    .heading = Not for trade
rule-ALLY-06 = Instead of rolling to Run Away you may discard your Ally and escape from every monster.
    .heading = The sacrifice
rule-ALLY-07 = Whoever sacrifices an Ally decides whether the helper escapes too.
    .heading = And the helper?

## Powers

topic-POWER = Powers
rule-POWER-01 = There are twelve Powers in the set.
    .heading = Powers
rule-POWER-02 = A Power works from the moment it is put down to the moment it goes.
    .heading = From the moment it lies there
rule-POWER-03 = Each Power has a Rank of 1 to 4.
    .heading = Rank
rule-POWER-04 = You may have any number of Powers, as long as their Ranks together don't pass your Level.
    .heading = Ranks and Level
rule-POWER-05 = What holds for Affiliations holds for Powers as well.
    .heading = Like Affiliations
rule-POWER-06 = Powers can't be traded.
    .heading = Not for trade
rule-POWER-07 = You may play a Power from your hand whenever you could lawfully use it.
    .heading = When to play a Power
rule-POWER-08 = You can't put down a Power that you couldn't lawfully use.
    .heading = Not without right
rule-POWER-09 = You may discard a Power at any moment and play another.
    .heading = Dropping a Power
rule-POWER-10 = When your Level falls below the Ranks of your Powers, discard Powers until they fit again.
    .heading = Too many Ranks
rule-POWER-11 = Your Powers stay in play when you die.
    .heading = Powers outlive you
rule-POWER-12 = Where a Power costs discards, you may pay with any cards of yours, from hand or table.
    .heading = Paying with cards

## Affiliations

topic-AFFIL = Affiliations
rule-AFFIL-01 = The Affiliations are X-Men, X-Force and X-Factor; each card says what it gives you.
    .heading = Affiliations
rule-AFFIL-02 = An Affiliation works from the moment it is put down to the moment it goes.
    .heading = From the moment it lies there
rule-AFFIL-03 = Where its ability costs discards, you may pay with any cards of yours, unless the card is stricter.
    .heading = Paying with cards
rule-AFFIL-04 = You may discard your Affiliation at any moment, in a fight too.
    .heading = Dropping it
rule-AFFIL-05 = You may play a new Affiliation on your own turn, or on another's in the moment you receive it.
    .heading = When to play one
rule-AFFIL-06 = You may have one Affiliation, or two with Team-Up.
    .heading = One Affiliation

## Roles

topic-ROLE = Roles
rule-ROLE-01 = At the start each player is dealt a Role card at random.
    .heading = Role cards
rule-ROLE-02 = Your Role has powers of its own, and you have them from the beginning.
    .heading = What a Role gives
rule-ROLE-03 = A Role card has two sides; the one that lies face up decides your gender.
    .heading = Two sides
rule-ROLE-04 = When you die you may change to another Role card.
    .heading = Another Role

## Combat

topic-COMBAT = Combat
rule-COMBAT-01 = Your combat strength is your Level with every bonus and penalty that your cards give you.
    .heading = Your strength
rule-COMBAT-02 = A monster's strength is its Level with everything that its own text and the cards played on it add or take away.
    .heading = The monster's strength
rule-COMBAT-03 = If your side is stronger than the monsters, you win and kill them.
    .heading = Winning
rule-COMBAT-04 = If your side is only as strong as the monsters, or weaker, you lose and must Run Away.
    .heading = Losing
rule-COMBAT-05 = A kill brings you a Level, or two for some big monsters, and the Treasures that the monster shows.
    .heading = What a kill is worth
rule-COMBAT-06 = Getting rid of a monster in another way is a win, but brings no Level.
    .heading = Rid of it without a kill
rule-COMBAT-07 = Getting rid of a monster without killing it brings no Treasure either, unless what you did it with says so.
    .heading = Rid of it without Treasure
rule-COMBAT-08 = What a monster's card says about the fight holds, for instance that it is stronger against your race or class.
    .heading = The monster's own rules
rule-COMBAT-09 = Anybody, the fighter too, may use one-shots and abilities for or against the fighter.
    .heading = Everyone may meddle
rule-COMBAT-10 = Some Doors, such as monster enhancers, are there to be played into a fight.
    .heading = Doors in a fight
rule-COMBAT-11 = After a kill the monsters and all cards used are discarded; then comes the reward.
    .heading = Clearing up
rule-COMBAT-12 = A win counts only when the others have had a moment to spoil it.
    .heading = A moment to reply
rule-COMBAT-13 = The sheets joke about the length of that moment. Here a fight is decided when all have passed since the last play.
    .heading = How long that moment is
rule-COMBAT-14 = When that moment is over, the kill and its reward stand, however loud the complaints.
    .heading = Too late
rule-COMBAT-15 = To cook a recipe and to fight a monster are the same thing.
    .heading = Cooking

## Monsters

topic-MONSTER = Monsters
rule-MONSTER-01 = A monster turned up behind the door attacks the player who opened it.
    .heading = Face to face
rule-MONSTER-02 = A monster that you get in another way goes to your hand, to be fought when you look for trouble or sent into a fight by Wandering Monster.
    .heading = A monster in hand
rule-MONSTER-03 = Each monster card is a single monster, whatever its name suggests.
    .heading = One card, one monster

## Monster enhancers

topic-ENHANCE = Monster enhancers
rule-ENHANCE-01 = An enhancer makes one monster stronger or weaker.
    .heading = Enhancers
rule-ENHANCE-02 = An enhancer also changes how many Treasures its monster is worth.
    .heading = Enhanced Treasure
rule-ENHANCE-03 = Any player may play an enhancer in any fight.
    .heading = By anybody
rule-ENHANCE-04 = All the enhancers on a monster count together.
    .heading = They add up
rule-ENHANCE-05 = In a fight against several monsters, whoever plays an enhancer says which one gets it.
    .heading = On which monster

## Mates

topic-MATE = Mates
rule-MATE-01 = Each enhancer on a monster works on its Mate too.
    .heading = A Mate shares
rule-MATE-02 = It makes no difference whether the Mate or the enhancers came first.
    .heading = In any order

## Several monsters

topic-MULTI = Several monsters
rule-MULTI-01 = Wandering Monster and a few other cards send further monsters into a fight.
    .heading = More monsters
rule-MULTI-02 = Against several monsters you must beat their strengths together.
    .heading = All at once
rule-MULTI-03 = A special rule of any monster in the fight, such as counting Levels only, holds for the whole fight.
    .heading = One rule for the whole fight
rule-MULTI-04 = A card may take one monster out of the fight while you go on fighting the others.
    .heading = One less
rule-MULTI-05 = You can't fight one monster and run from another.
    .heading = No picking
rule-MULTI-06 = If you get rid of one monster and then run from the rest, you get no Level and no Treasure.
    .heading = All or nothing

## Undead

topic-UNDEAD = Undead
rule-UNDEAD-01 = Some monsters are marked as Undead.
    .heading = Undead
rule-UNDEAD-02 = An Undead from your hand may join a fight in which there is an Undead already, without a Wandering Monster.
    .heading = Undead keep company
rule-UNDEAD-03 = A monster that isn't Undead may join such a fight together with a card that makes it so.
    .heading = Made Undead

## Help

topic-HELP = Help
rule-HELP-01 = When you can't win alone you may ask the others, one after the other, until one says yes or all have said no.
    .heading = Asking for help
rule-HELP-02 = Only one player may help you in a fight, and adds strength to yours.
    .heading = One helper
rule-HELP-03 = When you have a helper the others may still play cards on the fight.
    .heading = The rest may meddle
rule-HELP-04 = You may offer Items that you carry and as many of the monsters' Treasures as you like.
    .heading = Paying for help
rule-HELP-05 = When you promise Treasures, agree on who picks when.
    .heading = Who picks first
rule-HELP-06 = You may also promise to play a card from your hand on the helper, if you could lawfully play it.
    .heading = Paying with a card
rule-HELP-07 = What a monster does to or suffers from the fighter, it does to and suffers from the helper, and the other way round.
    .heading = The helper is in it too
rule-HELP-08 = A bonus or penalty that both fighters cause counts once.
    .heading = Once, not twice
rule-HELP-09 = With a Warrior on your side you win ties. The Warrior may Berserk up to the limit once in the fight, not once for each monster.
    .heading = A Warrior's help
rule-HELP-10 = A helper who can get rid of a monster at once may do so in your fight.
    .heading = A Cleric's help
rule-HELP-11 = A monster's bonus or penalty against a race or class counts when only the helper is of that sort.
    .heading = The helper's sort
rule-HELP-12 = The monster is discarded, the Treasures are drawn, and what else the monster promises is done.
    .heading = After a kill with help
rule-HELP-13 = The fighter gets the Levels for each monster killed.
    .heading = Levels for the fighter
rule-HELP-14 = The helper doesn't go up a Level.
    .heading = No Level for the helper
rule-HELP-15 = An Elf who helps goes up a Level for each monster killed.
    .heading = Except for Elves
rule-HELP-16 = The fighter draws the Treasures, even if the helper's ability won the fight, and then shares them as agreed.
    .heading = Sharing the loot

## Meddling in a fight

topic-INTERFERE = Meddling in a fight
rule-INTERFERE-01 = You may use a one-shot in another's fight, for either side.
    .heading = With one-shots
rule-INTERFERE-02 = You may play an enhancer on a monster in anybody's fight, your own too.
    .heading = With enhancers
rule-INTERFERE-03 = You may send a monster from your hand into a fight, by Wandering Monster or as one Undead to another.
    .heading = With monsters
rule-INTERFERE-04 = A Thief may backstab somebody who is fighting.
    .heading = With a dagger
rule-INTERFERE-05 = You may play a Curse on somebody who is fighting.
    .heading = With Curses
rule-INTERFERE-06 = There are more ways to meddle than these; cards say which.
    .heading = And so on

## Rewards

topic-REWARD = Rewards
rule-REWARD-01 = Each monster killed is worth one Level, unless its card names another number.
    .heading = Levels
rule-REWARD-02 = Draw the number of Treasures that the monster shows, as its enhancers have changed it.
    .heading = Treasures
rule-REWARD-03 = If you won alone, draw your Treasures face down.
    .heading = In secret
rule-REWARD-04 = If you had help, the Treasures are drawn face up.
    .heading = In the open
rule-REWARD-05 = A monster beaten without a kill gives no Level; whether it gives Treasure depends on how you did it.
    .heading = Beaten but not killed
rule-REWARD-06 = You may play a Treasure the moment you receive it, as a helper too.
    .heading = Play it now

## Food tokens

topic-TOKEN = Food tokens
rule-TOKEN-01 = Food tokens are Meat, Veggie, Drink and Dessert; there are more of the first two.
    .heading = Four sorts
rule-TOKEN-02 = Killing a monster earns a token of the monster's sort.
    .heading = Earning one
rule-TOKEN-03 = Tokens can't run out; make more if you need them.
    .heading = Never short
rule-TOKEN-04 = Your tokens lie in the open.
    .heading = For all to see
rule-TOKEN-05 = A monster of two sorts gives one token, and you choose which.
    .heading = One of two
rule-TOKEN-06 = A Science Chef gets both tokens of a monster of two sorts.
    .heading = Science Chefs take both
rule-TOKEN-07 = Tokens may be part of a deal for help, but can't otherwise be traded, given or stolen unless a card says so.
    .heading = Tokens in a deal
rule-TOKEN-08 = When you have all four sorts, you give one of each back at once and go up a Level.
    .heading = A balanced meal
rule-TOKEN-09 = That Level may be the one that wins.
    .heading = A winning meal
rule-TOKEN-10 = Cards may hand out tokens or ask for them.
    .heading = Cards about tokens

## Running Away

topic-RUN = Running Away
rule-RUN-01 = If nobody helps you, or you lose with help too, you have to Run Away.
    .heading = Running Away
rule-RUN-02 = When you run you get no Levels, no Treasure, and no look round the room.
    .heading = Nothing gained
rule-RUN-03 = Roll a die: on 5 or more you get away.
    .heading = The roll
rule-RUN-04 = Your abilities and Items may change your roll against every monster.
    .heading = Good legs
rule-RUN-05 = Some monsters make your roll against them easier or harder; it changes no other roll.
    .heading = Fast monsters
rule-RUN-06 = Against several monsters, roll once for each, in the order you like.
    .heading = One roll for each
rule-RUN-07 = The fighter and the helper each roll for themselves, in their own order, and one monster can catch both.
    .heading = Two in flight
rule-RUN-08 = When everyone has rolled, the monsters are discarded.
    .heading = Over

## Bad Stuff

topic-BAD = Bad Stuff
rule-BAD-01 = A monster that catches you does its Bad Stuff to you.
    .heading = Caught
rule-BAD-02 = Bad Stuff may cost an Item, some Levels or your life.
    .heading = How bad it gets
rule-BAD-03 = Bad Stuff happens right after the failed roll, before the next one.
    .heading = At once

## Death

topic-DEATH = Death
rule-DEATH-01 = When you die you lose your whole hand and all that you have in play, but for what the next rules leave you.
    .heading = Dead
rule-DEATH-02 = You keep your Level, your classes and races, and every Curse that still works on you.
    .heading = What stays yours
rule-DEATH-03 = You also keep Super Munchkin and Half-Breed.
    .heading = And two more
rule-DEATH-04 = Once you are dead you needn't roll against the other monsters.
    .heading = No more running
rule-DEATH-05 = Your hand and the cards you had in play are laid out for the others, without those that you keep.
    .heading = Laying out the body
rule-DEATH-06 = A card that was attached to an Item or carrying one is laid out apart from it.
    .heading = Taken apart
rule-DEATH-07 = From the highest Level down, every other player takes one card; players of one Level roll for it.
    .heading = Looting The Body
rule-DEATH-08 = If the cards run out, whoever comes later gets none.
    .heading = Nothing left
rule-DEATH-09 = When everybody has taken one card, those left over are discarded.
    .heading = The rest
rule-DEATH-10 = Looted cards go to the hand of whoever took them.
    .heading = Into the hand
rule-DEATH-11 = While you are dead you receive no cards at all, not even in charity.
    .heading = Nothing for the dead
rule-DEATH-12 = While you are dead you can't go up a Level, and can't win.
    .heading = No glory for the dead
rule-DEATH-13 = When the next player's turn begins you are back, with the same face, and may help with your Level and abilities.
    .heading = Back again
rule-DEATH-14 = Until your own turn you have only the cards that others give you.
    .heading = Empty-handed
rule-DEATH-15 = Your next turn begins with four cards for you from each deck, face down.
    .heading = A new start
rule-DEATH-16 = You may then play cards as at the start of the game, before your turn goes on as usual.
    .heading = Playing them

## Curses

topic-CURSE = Curses
rule-CURSE-01 = A Curse turned up behind the door strikes whoever opened it.
    .heading = Behind the door
rule-CURSE-02 = A Curse that you get in another way is yours to play on anybody, whenever you like, even on somebody about to win.
    .heading = A Curse in hand
rule-CURSE-03 = A Curse usually strikes as soon as it is played, and is then discarded.
    .heading = At once
rule-CURSE-04 = A Curse that lasts, or waits for its moment, lies before its victim until it is lifted or has done its worst.
    .heading = Curses that stay
rule-CURSE-05 = A Curse that lies before you can't be discarded to pay for an ability.
    .heading = No paying with Curses
rule-CURSE-06 = A Curse on your next combat works on the one that you are in, if it strikes you there.
    .heading = The next combat
rule-CURSE-07 = A Curse on your next turn works on this turn, if it strikes you in your own.
    .heading = The next turn
rule-CURSE-08 = When several of your Items fit what a Curse takes, you choose which one goes.
    .heading = Which Item
rule-CURSE-09 = If you haven't got what the Curse is about, nothing happens and it is discarded.
    .heading = Nothing to lose
rule-CURSE-10 = If a Curse says what happens to somebody who lacks what it takes, that happens.
    .heading = Or else
rule-CURSE-11 = You may curse yourself, send a monster at yourself, or help somebody in a way that costs them Treasure.
    .heading = Strange but fair

## When cards and rules differ

topic-PRECEDENCE = When cards and rules differ
rule-PRECEDENCE-01 = When a card and the rules differ, the card is right.
    .heading = Cards come first
rule-PRECEDENCE-02 = Four rules give way only to a card that says outright that it breaks them: those on the floor of 1, on Levels after combat, on rewards in combat and on the winning Level.
    .heading = Except for four rules
rule-PRECEDENCE-03 = Nothing brings a player under Level 1, though strengths may fall below it.
    .heading = The floor of 1
rule-PRECEDENCE-04 = After combat only a kill brings a Level.
    .heading = Levels come from kills
rule-PRECEDENCE-05 = Nobody gets Levels or Treasures of a fight before the fight is over.
    .heading = First the fight
rule-PRECEDENCE-06 = The winning Level can only be reached by killing a monster.
    .heading = The last Level

## Winning

topic-WIN = Winning
rule-WIN-01 = The first player to reach Level 10 wins.
    .heading = Winning the game
rule-WIN-02 = You must reach Level 10 by a kill, unless a card says outright that there is another way.
    .heading = The winning kill

## Faster play

topic-FASTER = Faster play
rule-FASTER-01 = In the faster game your turn begins with a Door drawn face down.
    .heading = Listen At The Door
rule-FASTER-02 = You may play that card or keep it; then you tidy up and kick open the door as ever.
    .heading = What you heard
rule-FASTER-03 = In the faster game you loot the room for a Treasure, drawn face down, and not for a Door.
    .heading = Richer rooms
rule-FASTER-04 = With this option the helper in the winning fight wins too, at any Level.
    .heading = Shared victory

## Epic play

topic-EPIC = Epic play
rule-EPIC-01 = A longer game to Level 20 has rules of its own.
    .heading = Epic play
rule-EPIC-02 = In an epic game the winning Level is 20, and 10 is a Level like any other.
    .heading = To Level 20
rule-EPIC-03 = In an epic game, Levels 19 and 20 come from kills alone.
    .heading = The last two Levels
rule-EPIC-04 = From Level 10 on you have an epic power for each of your classes and races. You lose them if you fall under 10 and regain them when you are back.
    .heading = Epic munchkins
rule-EPIC-05 = An epic munchkin opens two doors at once: first come Curses, then cards that are neither monster nor enhancer, then the rest.
    .heading = Two doors
rule-EPIC-06 = Two monsters behind two doors are fought together, and an enhancer found with a monster is on it. Without a monster it goes to your hand.
    .heading = Two monsters
rule-EPIC-07 = Each class, race and affiliation has an epic power that outdoes its ordinary one.
    .heading = Epic powers
rule-EPIC-08 = An epic game is best played with the faster rules.
    .heading = Faster, please

## Mixing sets

topic-COMBINE = Mixing sets
rule-COMBINE-01 = Any sets may be shuffled together.
    .heading = Mixing sets
rule-COMBINE-02 = An expansion adds cards, and sometimes cards of a new kind.
    .heading = Expansions
rule-COMBINE-03 = The optional rules may be used side by side.
    .heading = Mixing options
rule-COMBINE-04 = A class of the kitchen and a class of another set go together only with Super Munchkin.
    .heading = Cooks and others
rule-COMBINE-05 = Only the monsters of the kitchen set give tokens.
    .heading = Who has tokens
rule-COMBINE-06 = In a mixed game a fight without a monster that gives tokens may end in a roll: on 4 or more the winner gets a random token.
    .heading = A token by luck
rule-COMBINE-07 = The school's set is mixed by the general rules for mixing sets.
    .heading = The school and others
rule-COMBINE-08 = In a mixed game Traps are Curses and Curses are Traps.
    .heading = Traps and Curses
rule-COMBINE-09 = In a mixed game Sidekicks are Hirelings and Hirelings are Sidekicks.
    .heading = Sidekicks and Hirelings
rule-COMBINE-10 = An Item may be Complex, Big, both or neither; the one is not the other.
    .heading = Complex isn't Big
rule-COMBINE-11 = When no set in the game has races, cards that allow a second one are left out; so it is with classes and affiliations.
    .heading = Second races without a first
rule-COMBINE-12 = With many sets you may play with half of each deck, or give each set its own two piles and choose the pile when you draw.
    .heading = Piles too tall
rule-COMBINE-13 = A class or race that two sets both have is one and the same.
    .heading = Same name, same thing
rule-COMBINE-14 = Half-Breed, Super Munchkin and Team-Up allow a second card of their own kind, from any set.
    .heading = A second of its kind

## Drawing on cards

topic-SKETCH = Drawing on cards
rule-SKETCH-01 = The cards of the sketch edition have no pictures; the players draw them.
    .heading = Blank cards
rule-SKETCH-02 = Whoever goes up a Level may draw on a card and sign it.
    .heading = A picture for a Level
rule-SKETCH-03 = Let a child draw, collect one card from each artist you meet, or copy a famous painter.
    .heading = Who else may draw
rule-SKETCH-04 = Show your drawings to the world if you like.
    .heading = Showing them off

## Level counters

topic-COUNTER = Level counters
rule-COUNTER-01 = You may count Levels with an app.
    .heading = Level counters
rule-COUNTER-02 = Such an app gives its owner small favours; which ones is left open, so here it gives none.
    .heading = An app's favours

## Manners

topic-SOCIAL = Manners
rule-SOCIAL-01 = You may show your cards to whom you like.
    .heading = Showing your hand
rule-SOCIAL-02 = Bribes are part of the game: for help, and for keeping out of it.
    .heading = Bribes
rule-SOCIAL-03 = What the rules don't settle is argued out loud, and the owner of the game has the last word.
    .heading = Quarrels
rule-SOCIAL-04 = You may also look into the publisher's answers to common questions.
    .heading = Asking elsewhere

## Readings: what is played where the rules leave something open

topic-AMB = Readings
reading-AMB-01 = A balanced meal of food tokens may bring the winning Level.
    .heading = Tokens that win
reading-AMB-02 = A player one Level short of winning stays there when a Level comes from anything but a kill, and what harms another in return for such a Level can't be used.
    .heading = A Level that can't be had
reading-AMB-03 = Nobody of Level 9 may sell for Levels; a sale from below stops at Level 9 and the rest of its value is lost.
    .heading = A sale past 9
reading-AMB-04 = Levels stop at 10, and the game ends when the Levels of the fight are given.
    .heading = Past 10
reading-AMB-05 = An Elf who helps may win by it; two players who reach the winning Level together both win.
    .heading = An Elf's last Level
reading-AMB-06 = Each effect that gets rid of a monster says whether it kills. One that doesn't say removes it, for no Level and no Treasure.
    .heading = Kill or remove
reading-AMB-07 = A card gives the winning Level only if it says that it may.
    .heading = Cards that win
reading-AMB-08 = Nobody can be forced to help in a fight that would win the game; one forced before may then leave unharmed. Volunteers stay.
    .heading = Forced helpers
reading-AMB-09 = A fight is decided when everyone, the fighter included, has passed since the last play, and any play opens it again.
    .heading = When a fight is decided
reading-AMB-10 = During a flight, cards for combat can't be played, cards for any time can, and there is no equipping, trading or selling before the last roll.
    .heading = Flight and combat
reading-AMB-11 = Who comes first is first, and each card is carried out whole before the next.
    .heading = Two at once
reading-AMB-12 = A card counts as just received until its owner, or the player whose turn it is, does something else, and not while the owner fights.
    .heading = Just received
reading-AMB-13 = You may ask for help while your side would lose as things stand; a volunteer may be accepted at any time in the fight.
    .heading = When to ask
reading-AMB-14 = A deal binds when it is made; Items change hands when the fight is over, and nothing is owed if it is lost.
    .heading = When help is paid
reading-AMB-15 = The fighter makes all rolls, then the helper.
    .heading = Who runs first
reading-AMB-16 = Bodies are looted after the last roll. The dead take nothing; a helper who lives does.
    .heading = When bodies are looted
reading-AMB-17 = Looters of equal Level roll, again if they tie; Levels are those of that moment.
    .heading = Looters of one Level
reading-AMB-18 = Charity passes over the dead to the lowest living player.
    .heading = Charity and the dead
reading-AMB-19 = If you die on your turn there is no charity: the turn ends, and you are back when the next one begins.
    .heading = Dying on your turn
reading-AMB-20 = A helper who died and is next in turn is back at once and draws the new cards straight away.
    .heading = Dead and next
reading-AMB-21 = The dead can't be cursed until they are back.
    .heading = Cursing the dead
reading-AMB-22 = In charity you keep what you like up to the limit and give the rest; you needn't play anything, but you may.
    .heading = What charity demands
reading-AMB-23 = If the door showed a monster there is no second phase, even if nobody fought it.
    .heading = Turned up but not fought
reading-AMB-24 = Whoever doesn't look for trouble loots the room; it can't be declined.
    .heading = Trouble or loot
reading-AMB-25 = A card heard at the door goes to the hand unseen; a Curse may be played at once, a monster has to wait.
    .heading = What listening brings
reading-AMB-26 = In every set an empty deck is made anew from its discards, and when there are too few cards you draw what there is.
    .heading = Empty decks in every set
reading-AMB-27 = The rules for Curses hold alike in every set.
    .heading = Curses in every set
reading-AMB-28 = Rules that some sets leave out by accident hold in all of them.
    .heading = Shared rules
reading-AMB-29 = Rules about cards that a set doesn't have sleep until another set brings such cards.
    .heading = Leftover rules
reading-AMB-30 = The host or chance decides who begins; the jokes about it stay jokes.
    .heading = Who really begins
reading-AMB-31 = Two classes, races or affiliations give the good and the bad of both, and there are never three.
    .heading = Two classes
reading-AMB-32 = Super Munchkin with no class left is discarded. A new class played at the limit takes the place of one that you choose.
    .heading = Super without a class
reading-AMB-33 = Powers may be played at any time as long as their Ranks fit.
    .heading = When Powers are played
reading-AMB-34 = The powers of a Role don't count towards the Ranks.
    .heading = A Role's powers
reading-AMB-35 = When what raised your limit of Ranks goes, the limit is applied at once and you choose what goes.
    .heading = Losing extra Ranks
reading-AMB-36 = On death you may take a Role that nobody is using, or turn your own over.
    .heading = Which Role
reading-AMB-37 = A Trap that lies before you can't pay for a Power.
    .heading = Traps and Powers
reading-AMB-38 = Sex is something that cards may read or change, and does nothing else.
    .heading = What sex does
reading-AMB-39 = An Item worn nowhere has no limit; a Treasure with no price at all is no Item.
    .heading = Items without a place
reading-AMB-40 = Each one goes to the lowest of the others who can carry it, or is discarded if nobody can. The owner chooses which one stays and who gets one when players tie.
    .heading = Big Items that can't be sold
reading-AMB-41 = When you stop being one who may use an Item, its bonus stops at once and the Item stays.
    .heading = No longer allowed
reading-AMB-42 = A card that counts your hand has left it already.
    .heading = Counting the hand
reading-AMB-43 = To lose an Item is to lose one on the table, equipped or not, unless the hand is named.
    .heading = Losing an Item
reading-AMB-44 = Presents stay in play as traded Items do, and nobody can accept a second Big Item.
    .heading = Presents
reading-AMB-45 = An Item under Cheat! or with a companion is free of limits while it is there; losing the card loses or frees the Item as the card says.
    .heading = Cheating and carrying
reading-AMB-46 = Joining and parting lasers counts as changing gear, so not in a fight. A joined weapon is one Complex Item.
    .heading = Joining lasers in a fight
reading-AMB-47 = The card's own mark decides what a laser is.
    .heading = Which are lasers
reading-AMB-48 = A player who stops being a Trader discards one of two Sidekicks; gear over its limits is put aside. The owner chooses.
    .heading = Losing an allowance
reading-AMB-49 = A Mate is a second monster of the same figures that shares the enhancers but not the one-shots, with its own Treasures, Level and roll. It stays if the first one goes.
    .heading = What a Mate is
reading-AMB-50 = Any player, the fighter too, may send an Undead into a fight that has one.
    .heading = Who may bring Undead
reading-AMB-51 = A rule such as counting Levels only holds for both fighters.
    .heading = Levels only, with a helper
reading-AMB-52 = A monster is never worth less than no Treasure.
    .heading = Treasures below nothing
reading-AMB-53 = What a monster beaten early is worth waits until the fight is over, and is lost if you flee.
    .heading = Beaten early
reading-AMB-54 = A companion is sacrificed after the fight is lost and before its owner's first roll. A helper's companion saves the helper only.
    .heading = When to sacrifice
reading-AMB-55 = The Bounty Hunter's Door is for helping in a kill and is drawn face down.
    .heading = A Bounty Hunter's Door
reading-AMB-56 = The tokens of the dead go back to the pool.
    .heading = Tokens of the dead
reading-AMB-57 = The roll for a token comes only after a kill.
    .heading = When luck brings tokens
reading-AMB-58 = Only the fighter's class counts for tokens, and only a kill brings any.
    .heading = Whose class counts for tokens
reading-AMB-59 = First the Levels, then Treasures, then tokens, then full sets of tokens.
    .heading = What comes first after a win
reading-AMB-60 = The neighbour on the right picks any sort of token; tokens spent go back to the pool.
    .heading = Free-Range tokens
reading-AMB-61 = The host is the owner of the game, and what the host decides is written in the log.
    .heading = The owner of the game
reading-AMB-62 = The favours of a level counter app aren't part of this game.
    .heading = Level counter apps
reading-AMB-63 = In a mixed game Allies, Sidekicks and Hirelings are one family, and each player may have one.
    .heading = Companions in a mix
reading-AMB-64 = Shared victory is off unless chosen, and is for the helper of the last fight only.
    .heading = Who shares a victory
reading-AMB-65 = An Elf who helps gets one Level for each monster, though it be worth two.
    .heading = An Elf and a big monster
reading-AMB-66 = You may send a Wandering Monster into your own fight unless its card forbids it.
    .heading = A guest in your own fight
reading-AMB-67 = The fighter and the helper are in combat, from the turning up of the monster to the reward or the last roll; nobody else is.
    .heading = Who is in combat
reading-AMB-68 = Cards that are a reward wait for the end of the fight and are lost with it; cards that a cost or another effect draws come at once.
    .heading = Cards drawn in an unfinished fight
reading-AMB-69 = A player may have one companion of any kind and may drop it at any time; what it carried stays on the table.
    .heading = How many Hirelings
reading-AMB-70 = When a fight passes to another player it is still the turn of whoever opened the door.
    .heading = A fight passed on
reading-AMB-71 = An ability that pays when you win pays the fighter, not the helper, unless it says so.
    .heading = Rewards for winning
reading-AMB-72 = One more try after a failed roll is allowed once for each monster.
    .heading = A second try
reading-AMB-73 = What gets rid of a monster must be done and paid again for its Mate.
    .heading = Offers of a Mate
reading-AMB-74 = Each reading that can be changed has an option with a name of its own.
    .heading = Names of readings
