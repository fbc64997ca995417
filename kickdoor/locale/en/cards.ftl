### What is wrong with a card or set file. `near` is the nearest known word, or empty.

language-problem = { $file }, line { NUMBER($line, useGrouping: 0) }, { $card }: { $fault }
language-problem-of-file = { $file }, line { NUMBER($line, useGrouping: 0) }: { $fault }
language-with-near = { $fault } Did you mean { $near }?
language-no-yaml = this is no YAML (column { $column }){ $why ->
    [quote] : a text in quotes that begins in line { NUMBER($begun, useGrouping: 0) } isn't closed.
    [bracket] : what a [ or {"{"} opens in line { NUMBER($begun, useGrouping: 0) } isn't closed, or a comma is missing in it.
    [colon] : no colon may stand here. Put a text with a colon in quotes, and begin what belongs together at the same column.
    [tab] : a tab stands here. Indent with spaces.
    [sign] : a text that begins with such a sign must be in quotes.
    [indent] : a line begins at another column than those that it belongs to.
   *[other] .
 }
language-no-file = there is no such file.
language-not-a-file = this is a folder or something else that is no file of text.
language-not-text = this is no text in UTF-8.
language-unreadable = it can't be read: { $reason }.
language-mistyped = { $value } is read as something else than it looks like. Write a whole number, true, or quote it.
language-wrong-type = { $found } stands where { $wanted ->
    [number] a whole number
    [true] the word true
    [list] a list, in [ ] or in lines that begin with a dash,
    [map] a map, "key: value",
   *[other] a name
 } belongs.
language-quoted = { $value } stands in quotes: write the number without them.
language-none-of = { $found } stands where one of these belongs: { $names }.
language-negative = { $value } must not be less than 0.
language-too-large = { $value } is too large a number.
language-nothing = nothing is written here.
language-key-twice = { $word } is written twice.
language-too-deep = the pieces are nested too deeply.
language-unknown-key = { $of } has no { $word }.
language-unknown-word = there is no { $family } called { $word }.
language-other-family = { $word } is no { $family }{ $other ->
    [word] : it is a word, and says what happens.
    [question] : it is a question, and stands in gives.
    [condition] : it is a condition, and stands behind if.
   *[amount] : it is an amount. { $family ->
        [condition] Compare it, as in "number: {"{"}tokens: you{"}"}, at_least: 1".
       *[other] It stands where a number could stand.
    }
 }
language-unknown-value = { $word } is not known here.
language-two-words = { $first } and { $second } are words of their own: write two maps.
language-missing-argument = { $of } needs { $argument }.
language-not-a-word = { $value } must be small letters and digits with underscores.
language-not-a-name = { $value } has no letter or digit to make an id of.
language-no-kind = no kind of card is given. Write one of them before the name, as in "monster: Net Troll": { $kinds }.
language-unknown-kind = there is no kind of card called { $word }.
language-two-kinds = a card is of one kind: { $first } or { $second }.
language-not-of-kind = { $fact } doesn't go with a card of the kind { $kind }.
language-bad-fact = { $value } won't do for { $fact }.
language-id-twice = the id { $id } is taken by the card of line { NUMBER($other, useGrouping: 0) }{ $place ->
    [here] {""}
   *[other] {" "}of { $place }
 }: give one of them another name or an id of its own, or write "copies: 2".
language-faces = a roll table names the faces 1 to 6 in order, each once; face { $face } is out of place.
language-does-nothing = an ability must do something or stand instead of something.
language-no-name = an ability that may be used needs a name.
language-name-twice = two abilities are called { $name }.
language-limit-without-per = limit and per belong together, as in "limit: 1, per: turn".
language-too-few-treasures = a monster has no fewer than 0 treasures, not { $n }; only an enhancer takes some off.
language-fact-doubled = { $fact } is given as a plain fact and once more, without a condition, under gives.
language-stands-for-nothing = there is nothing here that { $noun } could stand for{ $noun ->
    [target] : let it be chosen first, with target beside the when.
    [paid] : something is paid only where there is pay.
    [shown] : let a die be rolled first.
    [those] : let a word before it draw, take or choose cards.
    [host] : only an enhancer and what attaches itself to a card have one.
   *[other] . It stands for what an event is about, or for each of those that each goes through.
 }
language-outside-its-moment = { $noun } means nothing at this moment.
language-below-zero = { $n } of them can't be: write 0 or more.
language-no-ways = one_of needs a way to choose: a list of lists of words.
language-nobody-to-ask = the table can't be asked here. table_says may stand in gives and when of a card in play, and in what a card does.
language-lasting-asks = a lasting change doesn't ask the table: put an if with table_says round it.
language-no-face = a die has the faces 1 to 6, and { $n } is none of them.
language-unknown-trait = no card gives the trait { $word }.
language-unknown-card = there is no card with the id { $word }.
language-no-such-option = there is no house option { $word }; "kickdoor options" lists them.
language-no-such-call = nothing that cards are about is called { $word } in the language.
language-set-taken = a set that comes with kickdoor has the id { $word } already.
language-players = players must be two numbers, the fewest (2 or more) and the most.
language-other-deck = a card of the deck { $deck } stands in the other deck's file.
language-count = the deck { $deck } has { $found } cards, but the manifest says { $wanted }.
language-never-played = it can never be played: it has neither playable nor when.
language-says-nothing = nothing comes of it: it says nothing that it does.
language-no-level = no level is written, so it is as strong as nothing.
language-no-such-tag = it looks for cards of the tag { $tag }, and no card has it.
language-unread-file = nothing in it is read: cards stand in doors.yaml and treasures.yaml, scenarios in a folder scenarios.
language-no-such-token = there is no token { $word }.
language-long-text = its text has { $length } letters; { $most } fit on a card.
language-long-name = its name has { $length } letters; { $most } fit on one line of a card.
language-for-nobody = nobody may use it: it is for those that it is not for.
language-target-unused = a target is chosen, but nothing is done with it.
language-no-fight = what it does needs a fight, and it can only be done when nobody fights.
language-loop = at { $moment } it brings about the same again, which it does not answer: what a card does by itself it does once.
language-round = at { $moment } it brings about what { $others } answers, and that brings about the same again: what a card does by itself it does once.
language-soon-once = as_soon_as without if happens once, as soon as the card is in play.
language-endless = it may be used again and again: at { $moment }, without price or limit.
language-never-true = it asks for something and for its opposite at once.
language-off-scale = its { $figure } of { $value } is far from what other cards { $compared ->
    [plain] have: { $least } to { $most }.
   *[other] of its kind have.
 }

### The page of all words

words-title = # The words of the cards
words-about = Made from the types of the card language. Each line: the word, its other arguments, how it is written, what that prints, and the text of a card that says it.
words-word = ## Words: what happens
words-question = ## Questions: standing changes
words-condition = ## Conditions
words-amount = ## Amounts
words-columns = | word | other arguments | written | prints | on a card |
words-columns-facts = | key | on | written | on a card |
words-columns-keys = | name | written | on a card |
words-any-kind = any card
words-facts = ## Keys of a card
words-map-playable = ## Keys of playable: when it may be played, on what, at what price
words-map-ability = ## Keys of an ability, under when
words-map-epic = ## Keys of epic: what it adds from Level 10 on, in a game with Epic play
words-map-cards = ## Keys that say which cards
words-map-who = ## Keys that say which players
words-names-time = ## Times, during which something may be done
words-names-happening = ## Events, upon which something happens or may be done
words-names-situation = ## Conditions of one word
words-names-amount = ## Amounts of one word
words-names-duration = ## Durations, for lasting
words-names-players = ## Players
words-names-kind = ## Kinds of card, where cards are meant
words-names-place = ## Places, for at
words-names-noun = ## Cards that were spoken of before
words-names-deed = ## Deeds, for may, may_not and must
words-names-limit = ## Limits
words-names-per = ## How often, for per
words-names-instead = ## What instead stands for
words-names-figure = ## Figures of a card
words-names-harm = ## Harms, for safe

### The texts of the cards. `a(n)` becomes a or an by the sound of what follows. `card-sounds`: what melts, as
### _de_el_>_del_, with commas between. Of words that carry facts a message may ask them: $noun-is (card-kind-is and
### card-noun-is say it), $owner-person (you, their, one), $owner-who and $owner-far (yes where no "'s" goes behind it). `verb`: you; other (somebody named before);
### bare (behind "may").

card-sounds = { "" }

## Lists and joins

card-or = { $first } or { $last }
card-nor = { $first } or { $last }
card-and = { $first } and { $last }
card-comma = { $first }, { $last }
card-then = { $first }, then { $last }
card-otherwise = { $clause }. Otherwise { $other }

## Kinds of card: with article, one, many. `card-kind-is`: what agrees with them (gender, number)

card-kind-is = it
card-kind-a-card = a card
card-kind-one-card = card
card-kind-many-card = cards
card-kind-a-door = a Door card
card-kind-one-door = Door card
card-kind-many-door = Door cards
card-kind-a-treasure = a Treasure card
card-kind-one-treasure = Treasure card
card-kind-many-treasure = Treasure cards
card-kind-a-monster = a monster
card-kind-one-monster = monster
card-kind-many-monster = monsters
card-kind-a-enhancer = a monster enhancer
card-kind-one-enhancer = monster enhancer
card-kind-many-enhancer = monster enhancers
card-kind-a-curse = a curse
card-kind-one-curse = curse
card-kind-many-curse = curses
card-kind-a-class = a Class card
card-kind-one-class = Class card
card-kind-many-class = Class cards
card-kind-a-race = a Race card
card-kind-one-race = Race card
card-kind-many-race = Race cards
card-kind-a-affiliation = an Affiliation card
card-kind-one-affiliation = Affiliation card
card-kind-many-affiliation = Affiliation cards
card-kind-a-power = a Power
card-kind-one-power = Power
card-kind-many-power = Powers
card-kind-a-role = a Role
card-kind-one-role = Role
card-kind-many-role = Roles
card-kind-a-companion = a companion
card-kind-one-companion = companion
card-kind-many-companion = companions
card-kind-a-item = an item
card-kind-one-item = item
card-kind-many-item = items
card-kind-a-permanent = an item that is no one-shot
card-kind-one-permanent = item that is no one-shot
card-kind-many-permanent = items that are no one-shots
card-kind-a-one_shot = a one-shot item
card-kind-one-one_shot = one-shot item
card-kind-many-one_shot = one-shot items
card-kind-a-headgear = Headgear
card-kind-one-headgear = Headgear
card-kind-many-headgear = Headgear
card-kind-a-armor = Armor
card-kind-one-armor = Armor
card-kind-many-armor = Armor
card-kind-a-footgear = Footgear
card-kind-one-footgear = Footgear
card-kind-many-footgear = Footgear
card-kind-a-hand_item = a hand item
card-kind-one-hand_item = hand item
card-kind-many-hand_item = hand items
card-kind-a-two_handed = a two-handed item
card-kind-one-two_handed = two-handed item
card-kind-many-two_handed = two-handed items
card-kind-a-big_item = a Big item
card-kind-one-big_item = Big item
card-kind-many-big_item = Big items
card-kind-a-small_item = a Small item
card-kind-one-small_item = Small item
card-kind-many-small_item = Small items
card-kind-a-complex_item = a Complex item
card-kind-one-complex_item = Complex item
card-kind-many-complex_item = Complex items
card-kind-a-wandering = a card that adds a monster
card-kind-one-wandering = card that adds a monster
card-kind-many-wandering = cards that add a monster
card-kind-a-place = a place
card-kind-one-place = place
card-kind-many-place = places
card-kind-a-token = a token
card-kind-one-token = token
card-kind-many-token = tokens
card-called = { $form ->
    [a] a(n) { $name }
    [one] { $name }
   *[many] { $name ->
        [Ally] Allies
       *[other] { $name }s
    }
 }
card-tag = { $tag ->
    [undead] Undead
   *[other] { $words }
 }
card-tagged = { $tag } { $noun }
card-other = other { $noun }
card-equipped = equipped { $noun }
card-carried = carried { $noun }
card-a = a(n) { $noun }
card-spoken-of = { $cards }
card-that = that { $noun }
card-those = those { $noun }
card-number = { $n } { $noun }
card-any-number = any number of { $noun }
card-up-to = up to { $n } { $noun }
card-as-many = as many { $noun } as { $amount }
card-all-of = { $owner-far ->
    [yes] all the { $noun } of { $owner-who }
   *[no] all { $owner } { $noun }
 }
card-all = all { $noun }
card-owned = { $owner-far ->
    [yes] the { $noun } of { $owner-who }
   *[no] { $owner } { $noun }
 }
card-one-of = { $owner-far ->
    [yes] one of the { $noun } of { $owner-who }
   *[no] one of { $owner } { $noun }
 }
card-some-of = { $owner-far ->
    [yes] { $n } of the { $noun } of { $owner-who }
   *[no] { $n } of { $owner } { $noun }
 }
card-no = no { $noun }
card-hand = { $owner-far ->
    [yes] the hand of { $owner-who }
   *[no] { $owner } hand
 }
card-topmost = the topmost { $noun }
card-topmost-number = the topmost { $n } { $noun }
card-most = { $noun } with the highest { $figure }
card-the = the { $noun }
card-the-player = the { $noun }
card-worth = { $noun } worth at least { $amount } Gold Pieces in all
card-worth-at-most-paid = { $noun }, worth together no more than what you paid,
card-worth-at-most = { $noun } worth together no more than { $amount }
card-without = { $cards } without { $other } on it
card-named = { $name }
card-by-chance = { $cards }, at random
card-by = { $cards }, chosen by { $who }
card-by-blind = { $cards }, chosen by { $who } without looking
card-nothing = nothing
card-least-level = { $cards } of Level { $amount } or higher
card-atmost-level = { $cards } of Level { $amount } or lower
card-least-gold = { $cards } worth at least { $amount } Gold Pieces
card-atmost-gold = { $cards } worth at most { $amount } Gold Pieces
card-least-bonus = { $cards } with a bonus of { $amount } or more
card-atmost-bonus = { $cards } with a bonus of { $amount } or less
card-least-rank = { $cards } of Rank { $amount } or higher
card-atmost-rank = { $cards } of Rank { $amount } or lower
card-least-treasures = { $cards } with { $amount } or more Treasures
card-atmost-treasures = { $cards } with { $amount } or fewer Treasures
card-least-tokens = { $cards } with { $amount } or more tokens
card-atmost-tokens = { $cards } with { $amount } or fewer tokens
card-figure-bonus = bonus
card-figure-gold = value in Gold Pieces
card-figure-level = Level
card-figure-rank = Rank
card-figure-treasures = number of Treasures
card-figure-tokens = number of tokens

## Nouns of the moment. `card-noun-is`: what agrees with them

card-noun-is = it
card-noun-this = { $kind ->
    [monster] it
    [enhancer] it
   *[other] this
 }
card-noun-this-monster = this monster
card-noun-target = that card
card-noun-it = it
card-noun-those = them
card-noun-paid = what was paid
card-noun-host = the card it is on

## Places

card-at-hand = { $owner-far ->
    [yes] { $cards } from the hand of { $owner-who }
   *[no] { $cards } from { $owner } hand
 }
card-at-hand-all = { $owner-far ->
    [yes] { $cards } in the hand of { $owner-who }
   *[no] { $cards } in { $owner } hand
 }
card-at-hand_or_play = { $cards } (from hand or play)
card-at-hand_or_items = { $cards } (from hand or items in play)
card-at-play = { $cards } in play
card-at-fight = { $cards } in the fight
card-at-used = { $cards } used in this fight
card-at-on_this = { $cards } on it
card-at-beaten = { $cards } killed in this fight
card-at-those = { $cards } among them
card-at-laid_out = { $cards } that is laid out
card-at-door_discards = { $cards } of the Door discards
card-at-treasure_discards = { $cards } of the Treasure discards
card-at-discards = { $cards } of either discard pile
card-at-same_discards = { $cards } of the same discard pile
card-at-door_deck = { $cards } of the Door deck
card-at-treasure_deck = { $cards } of the Treasure deck
card-at-top = { $n ->
    [1] { $cards } on top of { $pile }
   *[other] { $cards } among the top { $n } cards of { $pile }
 }
card-pile-door_discards = the Door discards
card-pile-treasure_discards = the Treasure discards
card-pile-discards = either discard pile
card-pile-same_discards = the same discard pile
card-pile-door_deck = the Door deck
card-pile-treasure_deck = the Treasure deck
card-deck-door = the Door deck
card-deck-treasure = the Treasure deck

## Players: each of them, any one of them, some one of them (in a condition), the bare noun, several

card-who-you = { $form ->
    [any] you
    [noun] you
    [many] you
   *[each] you
 }
card-who-target = { $form ->
    [any] that player
    [noun] that player
    [many] that player
   *[each] that player
 }
card-who-them = { $form ->
    [any] that player
    [noun] that player
    [many] that player
   *[each] that player
 }
card-who-fighter = { $form ->
    [any] the fighter
    [noun] the fighter
    [many] the fighter
   *[each] the fighter
 }
card-who-helper = { $form ->
    [any] the helper
    [noun] the helper
    [many] the helper
   *[each] the helper
 }
card-who-fighters = { $form ->
    [any] any fighter
    [some] any fighter
    [noun] fighter
    [many] fighters
   *[each] each fighter
 }
card-who-outsiders = { $form ->
    [any] any player outside the fight
    [some] any player outside the fight
    [noun] player outside the fight
    [many] players outside the fight
   *[each] each player outside the fight
 }
card-who-left = { $form ->
    [any] the player on { $mine } left
    [noun] the player on { $mine } left
    [many] the player on { $mine } left
   *[each] the player on { $mine } left
 }
card-who-right = { $form ->
    [any] the player on { $mine } right
    [noun] the player on { $mine } right
    [many] the player on { $mine } right
   *[each] the player on { $mine } right
 }
card-who-others = { $form ->
    [any] another player
    [some] another player
    [noun] other player
    [many] other players
   *[each] each other player
 }
card-who-everyone = { $form ->
    [any] any player
    [some] any player
    [noun] player
    [many] players
   *[each] each player
 }
card-who-user = { $form ->
    [any] whoever played this
    [noun] whoever played this
    [many] whoever played this
   *[each] whoever played this
 }
card-who-that = { $who } { $that }
card-who-pick = { $n ->
    [1] { $any } of your choice
   *[other] { $n } { $many } of your choice
 }
card-who-pick-up-to = up to { $n } { $many } of your choice
card-who-chosen-by = { $who } chosen by { $by }
card-who-chosen = { $n ->
    [1] one { $noun }
   *[other] { $n } { $many }
 }
card-who-chosen-up-to = up to { $n } { $many }
card-who-from-right = { $who }, from the right on,
card-who-from-highest = { $who }, from the highest Level down,
card-possessive = { $who }'s
card-your = your
card-their = their
card-with-most-level = with the highest Level
card-with-least-level = with the lowest Level
card-with-most-hand = with the most cards in hand
card-with-least-hand = with the fewest cards in hand
card-with-most-strength = with the highest combat strength
card-with-least-strength = with the lowest combat strength
card-with-most-other = for whom { $amount } is highest
card-with-least-other = for whom { $amount } is lowest

## Traits

card-trait = { $trait ->
    [male] male
    [female] female
    [human] human
    [classless] without a class
    [x_men] one of the X-Men
    [x_force] one of X-Force
    [x_factor] one of X-Factor
   *[other] a(n) { $name }
 }
card-trait-against = { $trait ->
    [male] anyone male
    [female] anyone female
    [human] a human
    [classless] anyone without a class
    [x_men] anyone of the X-Men
    [x_force] anyone of X-Force
    [x_factor] anyone of X-Factor
   *[other] a(n) { $name }
 }
card-trait-many = { $trait ->
    [male] men
    [female] women
    [human] humans
    [classless] the classless
    [thief] Thieves
    [elf] Elves
    [dwarf] Dwarves
    [bbq_boss] BBQ Bosses
    [x_men] X-Men
    [x_force] X-Force
    [x_factor] X-Factor
   *[other] { $name }s
 }

## Amounts

card-value-number = { $n }
card-value-shown = the number rolled
card-value-paid = the number paid
card-value-lost_by = the difference by which the fight was lost
card-value-won_by = the difference by which the fight was won
card-value-missed_by = the difference by which the roll failed
card-value-level = { $person ->
    [you] your Level
   *[their] their Level
 }
card-value-hand = { $person ->
    [you] the number of cards in your hand
   *[their] the number of cards in their hand
 }
card-value-strength = { $person ->
    [you] your combat strength
   *[their] their combat strength
 }
card-value-lowest_level = the lowest Level in the game
card-value-highest_level = the highest Level in the game
card-value-any = any number
card-value-all = all
card-value-excess = the number of cards over your hand limit
card-value-count = the number of { $cards }
card-value-sum = the total { $figure } of { $cards }
card-value-figure = the { $figure } of { $cards }
card-value-times = { $n ->
    [2] twice { $amount }
   *[other] { $n } times { $amount }
 }
card-value-half = half { $amount } (rounded up)
card-value-plus = { $first } plus { $last }
card-value-at_most = { $amount }, but no more than { $n }
card-value-up_to = up to { $amount }
card-value-base = { $amount } ({ $but } if { $condition })
card-value-level-of = { $owner-far ->
    [yes] the Level of { $owner-who }
   *[no] { $owner } Level
 }
card-value-strength-of = { $owner-far ->
    [yes] the combat strength of { $owner-who }
   *[no] { $owner } combat strength
 }
card-value-shown-of = { $owner-far ->
    [yes] the last roll of { $owner-who }
   *[no] { $owner } last roll
 }
card-value-tokens-of = { $person ->
    [you] the number of your tokens
   *[one] { $owner-far ->
        [yes] the number of tokens of { $owner-who }
       *[no] the number of { $owner } tokens
    }
 }
card-value-tokens-of-all = the number of tokens of all { $many }
card-value-token_kinds-of = { $owner-far ->
    [yes] the number of kinds of tokens of { $owner-who }
   *[no] the number of kinds of { $owner } tokens
 }
card-value-how_many = the number of { $many }
card-value-limit = your limit of { $what }
card-value-limit-hand = your hand limit
card-value-strength-your_side = the combat strength of your side
card-value-strength-munchkins = the combat strength of the munchkins
card-value-strength-monsters = the combat strength of the monsters
card-level-of-some = the Level of { $who }
card-strength-of-some = the combat strength of { $who }
card-signed-each = { $bonus } for each { $single }
card-signed-value = a bonus equal to { $amount }
card-signed-but = { $bonus } ({ $but } if { $condition })
card-single-of = { $single } of { $who }
card-single-hand = card in your hand
card-single-token = token you have
card-single-paid = token spent
card-unit-level = { $n ->
    [one] a level
   *[other] { $n } levels
 }
card-unit-level-as-many = as many levels as { $amount }
card-unit-level-any = any number of levels
card-unit-level-all = { $owner-far ->
    [yes] all levels of { $owner-who }
   *[no] all { $owner } levels
 }
card-unit-level-up-to = up to { $amount } levels
card-unit-level-but = { $clause } ({ $but } if { $condition })
card-unit-treasure = { $n ->
    [one] a Treasure
   *[other] { $n } Treasures
 }
card-unit-treasure-as-many = as many Treasures as { $amount }
card-unit-treasure-any = any number of Treasures
card-unit-treasure-all = { $owner-far ->
    [yes] all Treasures of { $owner-who }
   *[no] all { $owner } Treasures
 }
card-unit-treasure-up-to = up to { $amount } Treasures
card-unit-treasure-but = { $clause } ({ $but } if { $condition })
card-unit-door = { $n ->
    [one] a Door card
   *[other] { $n } Door cards
 }
card-unit-door-as-many = as many Door cards as { $amount }
card-unit-door-any = any number of Door cards
card-unit-door-all = { $owner-far ->
    [yes] all Door cards of { $owner-who }
   *[no] all { $owner } Door cards
 }
card-unit-door-up-to = up to { $amount } Door cards
card-unit-door-but = { $clause } ({ $but } if { $condition })
card-unit-token = { $n ->
    [one] a token
   *[other] { $n } tokens
 }
card-unit-token-as-many = as many tokens as { $amount }
card-unit-token-any = any number of tokens
card-unit-token-all = { $owner-far ->
    [yes] all tokens of { $owner-who }
   *[no] all { $owner } tokens
 }
card-unit-token-up-to = up to { $amount } tokens
card-unit-token-but = { $clause } ({ $but } if { $condition })
card-unit-top-as-many = as many cards as { $amount }
card-unit-top-any = any number of cards
card-unit-top-all = { $owner-far ->
    [yes] all cards of { $owner-who }
   *[no] all { $owner } cards
 }
card-unit-top-up-to = up to { $amount } cards
card-unit-top-but = { $clause } ({ $but } if { $condition })
card-unit-top = { $n ->
    [one] the top card
   *[other] the top { $n } cards
 }

## Conditions. `person`: you; who (behind a noun); any (any fighter); one ({ $who }). `not`: yes or no

card-if-is-on-side = { $not ->
    [yes] nobody on { $side } is { $trait }
   *[no] somebody on { $side } is { $trait }
 }
card-if-is = { $person ->
    [you] you are
    [who] who is
   *[one] { $who } is
 } { $not ->
    [yes] not { $trait }
   *[no] { $trait }
 }
card-if-has = { $person ->
    [you] you
    [who] who
   *[one] { $who }
 } { $person ->
    [you] have
   *[one] has
 } { $cards }
card-if-has-used = { $person ->
    [you] you have
    [who] who has
   *[one] { $who } has
 } used { $cards } in this fight
card-if-there_is = there is { $cards }
card-if-number = { $value } { $not ->
    [yes] is not
   *[no] is
 } { $than }
card-if-number-who = whose { $value } { $not ->
    [yes] is not
   *[no] is
 } { $than }
card-if-number-who-higher = whose { $value } is higher than yours
card-if-no-hand = you have no cards in hand
card-if-number-for-whom = for whom { $value } { $not ->
    [yes] is not
   *[no] is
 } { $than }
card-if-count-hand = you have { $how ->
    [at_least] { $amount } or more
    [at_most] { $amount } or fewer
    [more_than] more than { $amount }
   *[equals] just { $amount }
 } { $n ->
    [1] { $how ->
        [at_least] cards
       *[other] card
     }
   *[other] cards
 } in hand
card-if-count-fight = { $how ->
    [at_least] there are { $amount } or more { $many }
    [at_most] there are { $amount } or fewer { $many }
    [more_than] there are more than { $amount } { $many }
   *[equals] { $n ->
        [1] there is just one { $one }
       *[other] there are just { $amount } { $many }
     }
 }
card-bare-level = Level
card-bare-hand = number of cards in hand
card-bare-strength = combat strength
card-than-at_least = { $amount } or more
card-than-at_most = { $amount } or less
card-than-more_than = more than { $amount }
card-than-equals = { $amount }
card-than-prime = a prime number
card-than-and = { $first } and { $last }
card-if-option = { $not ->
    [yes] the option { $option } is off
   *[no] the option { $option } is on
 }
card-if-table = { $not ->
    [yes] the table says no to "{ $question }?"
   *[no] the table says yes to "{ $question }?"
 }
card-if-alone = { $not ->
    [yes] { $person ->
        [you] you have a helper
        [who] who has a helper
        [any] the fighter has a helper
       *[one] { $who } has a helper
     }
   *[no] { $person ->
        [you] you have no helper
        [who] who has no helper
        [any] the fighter has no helper
       *[one] { $who } has no helper
     }
 }
card-if-helping = { $not ->
    [yes] { $person ->
        [you] you are not helping
        [who] who is not helping
        [any] there is no helper
       *[one] { $who } is not helping
     }
   *[no] { $person ->
        [you] you are helping
        [who] who is helping
        [any] there is a helper
       *[one] { $who } is helping
     }
 }
card-if-fighting = { $not ->
    [yes] { $person ->
        [you] you are not fighting
        [who] who is not fighting
       *[one] { $who } is not fighting
     }
   *[no] { $person ->
        [you] you are fighting
        [who] who is fighting
       *[one] { $who } is fighting
     }
 }
card-if-winning = { $not ->
    [yes] { $person ->
        [you] you are not winning
        [who] who is not winning
        [any] the munchkins are not winning
       *[one] { $who } is not winning
     }
   *[no] { $person ->
        [you] you are winning
        [who] who is winning
        [any] the munchkins are winning
       *[one] { $who } is winning
     }
 }
card-if-losing = { $not ->
    [yes] { $person ->
        [you] you are not losing
        [who] who is not losing
        [any] the munchkins are not losing
       *[one] { $who } is not losing
     }
   *[no] { $person ->
        [you] you are losing
        [who] who is losing
        [any] the munchkins are losing
       *[one] { $who } is losing
     }
 }
card-if-running = { $not ->
    [yes] { $person ->
        [you] you are not running away
        [who] who is not running away
       *[one] { $who } is not running away
     }
   *[no] { $person ->
        [you] you are running away
        [who] who is running away
       *[one] { $who } is running away
     }
 }
card-if-caught = { $not ->
    [yes] { $person ->
        [you] you were not caught
        [who] who was not caught
       *[one] { $who } was not caught
     }
   *[no] { $person ->
        [you] you were caught
        [who] who was caught
       *[one] { $who } was caught
     }
 }
card-if-highest_level = { $not ->
    [yes] { $person ->
        [you] you do not have the highest Level
        [who] who does not have the highest Level
       *[one] { $who } does not have the highest Level
     }
   *[no] { $person ->
        [you] you have the highest Level
        [who] who has the highest Level
       *[one] { $who } has the highest Level
     }
 }
card-if-lowest_level = { $not ->
    [yes] { $person ->
        [you] you do not have the lowest Level
        [who] who does not have the lowest Level
       *[one] { $who } does not have the lowest Level
     }
   *[no] { $person ->
        [you] you have the lowest Level
        [who] who has the lowest Level
       *[one] { $who } has the lowest Level
     }
 }
card-if-changed_sex = { $not ->
    [yes] { $person ->
        [you] you have never changed sex
        [who] who has never changed sex
       *[one] { $who } has never changed sex
     }
   *[no] { $person ->
        [you] you have ever changed sex
        [who] who has ever changed sex
       *[one] { $who } has ever changed sex
     }
 }
card-if-wandered = { $not ->
    [yes] it was not added to the fight
   *[no] it was added to the fight
 }
card-if-behind_the_door = { $not ->
    [yes] the { $curse } was not found behind a door
   *[no] the { $curse } was found behind a door
 }
card-if-compelled = { $not ->
    [yes] this did not compel your helper
   *[no] this compelled your helper
 }
card-if-opened_a_door = { $not ->
    [yes] { $person ->
        [you] you did not open a door this turn
        [who] who did not open a door this turn
       *[one] { $who } did not open a door this turn
     }
   *[no] { $person ->
        [you] you opened a door this turn
        [who] who opened a door this turn
       *[one] { $who } opened a door this turn
     }
 }
card-if-met_a_monster = { $not ->
    [yes] { $person ->
        [you] you did not meet a monster this turn
        [who] who did not meet a monster this turn
       *[one] { $who } did not meet a monster this turn
     }
   *[no] { $person ->
        [you] you met a monster this turn
        [who] who met a monster this turn
       *[one] { $who } met a monster this turn
     }
 }
card-if-looked_for_trouble = { $not ->
    [yes] { $person ->
        [you] you did not look for trouble this turn
        [who] who did not look for trouble this turn
       *[one] { $who } did not look for trouble this turn
     }
   *[no] { $person ->
        [you] you looked for trouble this turn
        [who] who looked for trouble this turn
       *[one] { $who } looked for trouble this turn
     }
 }
card-if-looted_the_room = { $not ->
    [yes] { $person ->
        [you] you did not loot the room this turn
        [who] who did not loot the room this turn
       *[one] { $who } did not loot the room this turn
     }
   *[no] { $person ->
        [you] you looted the room this turn
        [who] who looted the room this turn
       *[one] { $who } looted the room this turn
     }
 }
card-if-by_level_alone = { $not ->
    [yes] { $person ->
        [you] your side has a bonus
        [who] whose side has a bonus
       *[one] the munchkins have a bonus
     }
   *[no] { $person ->
        [you] your side has no bonus
        [who] whose side has no bonus
       *[one] the munchkins have no bonus
     }
 }

## Words. `person`: you, one or many ({ $who })

card-word-gain_levels = { $person ->
    [you] go up
    [many] { $who } go up
   *[one] { $who } goes up
 } { $levels }
card-word-gain_levels-winning = { $person ->
    [you] go up
    [many] { $who } go up
   *[one] { $who } goes up
 } { $levels } (this may be the winning level)
card-word-lose_levels = { $person ->
    [you] lose
    [many] { $who } lose
   *[one] { $who } loses
 } { $levels }
card-word-set_level = { $owner-far ->
    [yes] the Level of { $owner-who } becomes { $amount }
   *[no] { $owner } Level becomes { $amount }
 }
card-word-die = { $person ->
    [you] you are dead
    [many] { $who } are dead
   *[one] { $who } is dead
 }
card-word-change_sex = { $person ->
    [you] change { $sex }
    [many] { $who } change { $sex }
   *[one] { $who } changes { $sex }
 }
card-sex = sex
card-word-lose = { $of ->
    [target] the owner loses
   *[none] { $person ->
        [you] lose
        [many] { $who } lose
       *[one] { $who } loses
    }
 } { $cards }
card-word-discard = { $person ->
    [you] discard
    [many] { $who } discard
   *[one] { $who } discards
 } { $cards }
card-word-draw = { $person ->
    [you] draw
    [many] { $who } draw
   *[one] { $who } draws
 } { $drawn } { $face ->
    [up] face up
    [same] in the same way
   *[down] face down
 }
card-word-take = { $person ->
    [you] take
    [many] { $who } take
   *[one] { $who } takes
 } { $cards }{ $to ->
    [same] { "" }
    [hand] { " " }into hand
    [play] { " " }into play
   *[equipped] { " " }and { $person ->
        [one] equips
       *[other] equip
    } { $n ->
        [1] it
       *[other] them
    }
 }
card-word-give = { $person ->
    [you] give
    [many] { $who } give
   *[one] { $who } gives
 } { $cards }{ $chosen ->
    [yes] ,
   *[no] {""}
 } to { $other }
card-word-swap = { $person ->
    [you] swap
    [many] { $who } swap
   *[one] { $who } swaps
 } { $cards } with { $other }
card-word-swap-level = { $person ->
    [you] swap Levels
    [many] { $who } swap Levels
   *[one] { $who } swaps Levels
 } with { $other }
card-word-show = { $person ->
    [you] show
    [many] { $who } show
   *[one] { $who } shows
 } { $cards }{ $chosen ->
    [yes] ,
   *[no] {""}
 } to { $other }
card-every-player = every player
card-word-peek = look at { $top } of { $deck } and put them back in { $order ->
    [any] any order
   *[same] the same order
 }
card-word-reveal = turn over and discard { $top } of { $deck }
card-word-reveal-until = turn over and discard { $n ->
    [all] cards
   *[other] up to { $n } cards
 } of { $deck } until { $cards } appears
card-word-return = return { $cards } { $to ->
    [hand] to hand
   *[deck] to the top of its deck
 }
card-word-unequip = { $person ->
    [you] unequip
    [many] { $who } unequip
   *[one] { $who } unequips
 } { $cards }
card-word-attach-target = attach this to { $target }
card-word-attach-you = keep this in play before you
card-word-become = { $what ->
    [companion] take { $cards } as your companion
    [item] take { $cards } as your item
   *[enhancer] put { $cards } on an item of yours
 }
card-word-become-bonus = { $what ->
    [companion] take { $cards } as your companion with { $bonus }
    [item] take { $cards } as your item with { $bonus }
   *[enhancer] put { $cards } on an item of yours with { $bonus }
 }
card-word-boost-side = { $bonus } for { $side ->
    [your_side] your side
    [munchkins] the munchkins
    [monsters] the monsters
    [either_side] either side
   *[target] that side
 }
card-word-boost-player = { $bonus } for { $who }
card-word-boost-monster = { $cards } gets { $bonus }
card-word-join-monsters = add { $cards } to the fight
card-word-join-munchkins = add { $cards } to the fight, on your own side
card-word-mate = a second copy of { $cards } joins the fight and shares all its enhancers
card-word-kill = kill { $cards }
card-word-remove = discard { $cards }
card-word-remove-pays = discard { $cards } and take its Treasure, but no level
card-word-fight = fight { $cards } at once, even if you have fought this turn
card-word-enlist = { $person ->
    [you] join the fight as the fighter's helper
    [many] { $who } join the fight as the fighter's helpers
   *[one] { $who } joins the fight as the fighter's helper
 }
card-word-dismiss = { $person ->
    [you] leave the fight
    [many] { $who } leave the fight
   *[one] { $who } leaves the fight
 }
card-word-take_over = { $person ->
    [you] fight in your own place
    [many] { $who } fight in your place
   *[one] { $who } fights in your place
 }
card-word-escape = { $person ->
    [you] escape
    [many] { $who } escape
   *[one] { $who } escapes
 } every monster automatically
card-word-escape-from = { $person ->
    [you] escape
    [many] { $who } escape
   *[one] { $who } escapes
 } { $cards } automatically
card-word-roll = { $person ->
    [you] roll the die
    [many] { $who } roll the die each
   *[one] { $who } rolls the die
 }
card-word-reroll = { $person ->
    [you] roll again
    [many] { $who } roll again
   *[one] { $who } rolls again
 }
card-word-set_die = { $amount ->
    [any] turn the die to any number you like
   *[other] turn the die to { $amount }
 }
card-word-add_to_die = { $bonus } on the roll
card-word-cancel = cancel { $cards }
card-word-suffer = { $person ->
    [you] suffer
    [many] { $who } suffer
   *[one] { $who } suffers
 } { $of ->
    [monster] the Bad Stuff of { $cards }
   *[other] the effects of { $cards }
 }
card-word-gain_tokens = { $person ->
    [you] take
    [many] { $who } take
   *[one] { $who } takes
 } { $tokens } { $from ->
    [pool] from the pool
   *[other] from { $from }
 }
card-word-gain_tokens-by = { $person ->
    [you] take
    [many] { $who } take
   *[one] { $who } takes
 } { $tokens } from the pool, chosen by { $by }
card-word-lose_tokens = { $person ->
    [you] lose
    [many] { $who } lose
   *[one] { $who } loses
 } { $tokens }
card-word-lose_tokens-by = { $person ->
    [you] lose
    [many] { $who } lose
   *[one] { $who } loses
 } { $tokens }, chosen by { $by }
card-tokens-every = { $n ->
    [1] a token
   *[other] { $n } tokens
 } of each kind
card-tokens-random = { $tokens } at random
card-tokens-kind = { $tokens } of the kind { $kind }
card-tokens-choice = { $tokens } of your choice
card-word-open_door = { $n ->
    [1] kick open another door
   *[other] kick open { $n } more doors
 }
card-word-lasting-behind = { $gives } { $duration }
card-word-lasting = { $duration }: { $gives }
card-word-special = (see the rules of its set: { $why })
card-word-else = { $why ->
    [none] { $person ->
        [you] { $clause }; if you have none, { $else }
       *[one] { $clause }; whoever has none{ $act ->
            [yes] {" "}must
           *[no] :
        } { $else }
     }
    [few] { $person ->
        [you] { $clause }; if you have too few, { $else }
       *[one] { $clause }; whoever has too few{ $act ->
            [yes] {" "}must
           *[no] :
        } { $else }
     }
    [little] { $person ->
        [you] { $clause }; if you have too little, { $else }
       *[one] { $clause }; whoever has too little{ $act ->
            [yes] {" "}must
           *[no] :
        } { $else }
     }
   *[vain] { $clause }; if there is none or it does nothing, { $else }
 }

## Combinators

card-word-one_of = { $person ->
    [you] choose one: { $ways }
   *[one] { $who } chooses one: { $ways }
 }
card-word-one_of-lasting = { $person ->
    [you] choose one, which holds { $duration }: { $ways }
   *[one] { $who } chooses one, which holds { $duration }: { $ways }
 }
card-ways = { $first }; or { $last }
card-word-if = if { $condition }, { $clause }
card-word-each = for each of { $cards }: { $clause }
card-word-each-player = for { $who } in turn: { $clause }
card-word-roll_table = { $person ->
    [you] roll the die. { $faces }
   *[one] { $who } rolls the die. { $faces }
 }
card-face = { $faces }: { $clause }
card-faces-two = { $first } or { $last }
card-faces-more = { $first } to { $last }
card-word-pay_or = { $clause }, or { $other } (your choice)
card-word-may = { $person ->
    [you] you may
    [many] { $who } may
   *[one] { $who } may
 } { $clause }
card-word-may-pay = { $person ->
    [you] you may
    [many] { $who } may
   *[one] { $who } may
 } { $cost } to { $clause }

## How long

card-lasts-this_combat = in this combat
card-lasts-next_combat = { $owner-far ->
    [yes] in the next combat (or the present one) of { $owner-who }
   *[no] in { $owner } next combat (or the present one)
 }
card-lasts-this_turn = this turn
card-lasts-next_turn = { $owner-far ->
    [yes] in the next turn (or the present one) of { $owner-who }
   *[no] in { $owner } next turn (or this one, if it is { $owner } own)
 }
card-lasts-next_run = { $owner-far ->
    [yes] on all rolls after the next lost combat of { $owner-who }
   *[no] on all rolls after { $owner } next lost combat
 }
card-lasts-until_next_turn = { $owner-far ->
    [yes] until the next turn of { $owner-who }
   *[no] until { $owner } next turn
 }
card-lasts-until_next_turn_ends = { $owner-far ->
    [yes] until the end of the next turn of { $owner-who }
   *[no] until the end of { $owner } next turn
 }
card-lasts-until_kill = { $owner-far ->
    [yes] until the next kill of { $owner-who }
   *[no] until { $owner } next kill
 }
card-lasts-until_helped = { $owner-far ->
    [yes] until the next victory as a helper of { $owner-who }
   *[no] until { $owner } next victory as a helper
 }
card-lasts-while_in_play = while this is in play
card-lasts-game = for the rest of the game
card-lasts-until = until { $event }
card-lasts-first = { $first } or { $last } (whichever comes first)

## Questions: standing changes

card-on-condition = { $clause } if { $condition }
card-while = { $clause } while { $condition }
card-gives-against = { $bonus } against { $whom }
card-whom-level-at_least = anyone of Level { $amount } or higher
card-whom-level-at_most = anyone of Level { $amount } or lower
card-whom-has = anyone with { $cards }
card-whom-highest = anyone of the highest Level
card-whom-lowest = anyone of the lowest Level
card-whom-both = { $first } who is { $last }
card-gives-bonus = { $bonus }
card-gives-bonus-in-combat = { $bonus } in combat
card-gives-bonus-player = { $bonus } for { $who }
card-gives-bonus-card = { $bonus } for { $cards }
card-gives-run = { $kind ->
    [monster] { $bonus } on rolls to escape it
    [enhancer] { $bonus } on rolls to escape it
   *[other] { $bonus } to Run Away
 }
card-gives-die = { $person ->
    [you] { $bonus } on all your die rolls
   *[one] { $bonus } on all die rolls of { $who }
 }
card-gives-treasures = { $n ->
    [one] { $bonus } Treasure
   *[other] { $bonus } Treasures
 }
card-gives-treasures-never = { $n ->
    [one] { $bonus } Treasure (never fewer than { $least })
   *[other] { $bonus } Treasures (never fewer than { $least })
 }
card-gives-spoils = { $person ->
    [you] { $what } for each monster that you kill
   *[one] { $what } for each monster that { $who } kills
 }
card-gives-spoils-of = { $what } for { $whom }
card-gives-levels-monster = { $n ->
    [1] worth an extra level
   *[other] worth { $n } extra levels
 }
card-gives-levels = { $person ->
    [you] go up
    [many] { $who } go up
   *[one] { $who } goes up
 } { $levels } for each monster killed
card-gives-levels-extra = { $person ->
    [you] go up
    [many] { $who } go up
   *[one] { $who } goes up
 } { $levels } more for killing it
card-gives-level_is = { $kind ->
    [monster] its printed Level counts as { $amount }
    [enhancer] its printed Level counts as { $amount }
   *[other] { $cards }'s printed Level counts as { $amount }
 }
card-gives-shares = fighter and helper share the Treasure equally
card-gives-tokens = { $kind ->
    [any] { $bonus } token
   *[other] { $bonus } { $tag } token{ $fewer ->
        [no] {""}
       *[yes] {" "}(never fewer than none)
    }
 }
card-gives-tokens_are = all its tokens are { $tag } tokens
card-gives-takes_all_tokens = { $person ->
    [you] if a monster shows two tokens, take both
   *[one] if a monster shows two tokens, { $who } takes both
 }
card-gives-wins_ties = { $person ->
    [you] your side wins ties in combat
   *[one] the side of { $who } wins ties in combat
 }
card-gives-only_counts-levels = only Levels count for the munchkins in this fight
card-gives-only_counts-levels-you = only your Level counts for you
card-gives-only_counts-bonuses-you = your Level does not count for you, only bonuses
card-gives-only_counts-cards-you = only the bonus of your { $cards } counts for you
card-gives-only_counts-bonuses = Levels do not count for the munchkins in this fight, only bonuses
card-gives-only_counts-cards = only the bonuses of { $cards } count for the munchkins in this fight
card-gives-no_bonus-this = { $kind ->
    [monster] its bonus does not count
    [enhancer] its bonus does not count
   *[other] the bonus of this does not count
 }
card-gives-no_bonus = { $to ->
    [run] { $cards } gives no bonus to Run Away
   *[fight] { $cards } gives no bonus in the fight
 }
card-gives-no_bonus-many = { $to ->
    [run] { $cards } give no bonus to Run Away
   *[fight] { $cards } give no bonus in the fight
 }
card-gives-blank = { $cards } neither give bonuses nor can be used
card-gives-works_as = { $kind ->
    [monster] it fights as { $cards } does
   *[other] this works as { $cards }
 }
card-gives-counts_as = { $who } counts as { $trait } for monsters and items, without the abilities
card-gives-counts_as-you = you count as { $trait } for monsters and items, without the abilities
card-gives-counts_as-cards = { $cards } count as { $kind }
card-gives-counts_as-card = { $cards } counts as { $kind }
card-gives-tag = { $cards } { $many ->
    [yes] count
   *[no] counts
 } as { $tag }
card-gives-no_drawbacks = you have all advantages of your { $kind } and none of its drawbacks
card-gives-no_drawbacks-single = with a single { $kind } you have all its advantages and none of its drawbacks
card-gives-escape-always = { $whom } escapes { $from } automatically
card-gives-escape-always-you = you escape { $from } automatically
card-gives-escape-never = nobody can escape it
card-gives-escape-never-you = you cannot escape any monster
card-gives-escape-never-you-from = you cannot escape { $from }
card-gives-escape-never-who-from = { $who } cannot escape { $from }
card-gives-escape-never-who = { $who } cannot escape any monster
card-every-monster = every monster
card-anyone-who = anyone { $that }
card-everybody = everybody
card-nobody-who = nobody { $that } can escape it
card-gives-limit = { $person ->
    [you] you may have
    [many] { $who } may have
   *[one] { $who } may have
 } { $more }
card-gives-limit-hand = { $person ->
    [you] you may keep
    [many] { $who } may keep
   *[one] { $who } may keep
 } { $more }
card-more-big = { $n ->
    [any] any number of Big items
    [1] one more Big item
    [2] two more Big items
   *[other] { $n } more Big items
 }
card-limit-big = Big items
card-more-complex = { $n ->
    [any] any number of Complex items
    [1] one more Complex item
    [2] two more Complex items
   *[other] { $n } more Complex items
 }
card-limit-complex = Complex items
card-more-companion = { $n ->
    [any] any number of { $companions }
    [1] one more { $companion }
    [2] two more { $companions }
   *[other] { $n } more { $companions }
 }
card-limit-companion = { $companions }
card-more-headgear = { $n ->
    [any] any number of Headgear
    [1] one more Headgear
    [2] two more Headgear
   *[other] { $n } more Headgear
 }
card-limit-headgear = Headgear
card-more-armor = { $n ->
    [any] any number of Armor
    [1] one more Armor
    [2] two more Armor
   *[other] { $n } more Armor
 }
card-limit-armor = Armor
card-more-footgear = { $n ->
    [any] any number of Footgear
    [1] one more Footgear
    [2] two more Footgear
   *[other] { $n } more Footgear
 }
card-limit-footgear = Footgear
card-more-class = { $n ->
    [any] any number of classes
    [1] one more class
    [2] two more classes
   *[other] { $n } more classes
 }
card-limit-class = classes
card-more-race = { $n ->
    [any] any number of races
    [1] one more race
    [2] two more races
   *[other] { $n } more races
 }
card-limit-race = races
card-more-affiliation = { $n ->
    [any] any number of affiliations
    [1] one more affiliation
    [2] two more affiliations
   *[other] { $n } more affiliations
 }
card-limit-affiliation = affiliations
card-more-rank = { $n ->
    [any] any number of Ranks of Powers
    [1] one more Rank of Powers
    [2] two more Ranks of Powers
   *[other] { $n } more Ranks of Powers
 }
card-limit-rank = Ranks of Powers
card-more-hands = { $n ->
    [any] any number of Hands
    [1] one more Hand
    [2] two more Hands
   *[other] { $n } more Hands
 }
card-limit-hands = Hands
card-more-hand = { $n ->
    [any] any number of cards in hand
    [1] one more card in hand
    [2] two more cards in hand
   *[other] { $n } more cards in hand
 }
card-gives-hands = { $cards } { $n ->
    [0] need no hand
    [1] need only one hand
   *[other] need { $n } hands
 }
card-gives-carries = { $n ->
    [1] it carries one item, which you may use whatever its slot, size or restriction
   *[other] it carries { $n } items, which you may use whatever their slot, size or restriction
 }
card-gives-carries-suits = { $n ->
    [1] it carries one item such as { $whom } may use, which you may use whatever its slot, size or restriction
   *[other] it carries { $n } items such as { $whom } may use, which you may use whatever their slot, size or restriction
 }
card-gives-sells_for = { $per ->
    [turn] once per turn, one item you sell counts { $times } its value
    [none] items you sell count { $times } their value
   *[other] once per { $per }, one item you sell counts { $times } its value
 }
card-times = { $n ->
    [2] twice
   *[other] { $n } times
 }
card-gives-gold = { $kind ->
    [item] it is worth { $amount } Gold Pieces more
   *[other] { $cards } { $many ->
        [yes] are
       *[no] is
    } worth { $amount } Gold Pieces more
 }
card-gives-safe = { $harms } cannot take { $cards } from you
card-harm-curse = { $curses }
card-harm-bad_stuff = Bad Stuff
card-harm-theft = theft
card-gives-immune = { $person ->
    [you] { $cards } do not affect you
   *[one] { $cards } do not affect { $who }
 }
card-gives-may = { $person ->
    [you] you may
    [many] { $who } may
   *[one] { $who } may
 } { $deeds }
card-gives-may_not = { $person ->
    [you] you may not
    [many] { $who } may not
   *[one] { $who } may not
 } { $deeds }
card-gives-may_not-no = no { $noun } may { $deeds }
card-gives-compels = { $person ->
    [you] you must help when asked, and for no reward
    [many] { $who } must help when asked, and for no reward
   *[one] { $who } must help when asked, and for no reward
 }
card-gives-must = { $person ->
    [you] you must
    [many] { $who } must
   *[one] { $who } must
 } { $deeds } when asked
card-gives-must-run = { $who } must run away from { $cards }
card-gives-equip = you may equip { $cards }, whatever { $many ->
    [yes] their
   *[no] its
 } slot, size or restriction
card-deeds-which = { $verbs } { $cards }
card-gives-against-player = { $deeds } against { $who }
card-deed-help = { $mode ->
    [may_not] help anyone
   *[other] help
 }
card-deed-help-which = help against { $cards }
card-deed-be_helped = be helped
card-deed-be_helped-which = be helped against { $cards }
card-deed-ask_for_help = ask for help
card-deed-ask_for_help-which = ask for help against { $cards }
card-deed-refuse_help = refuse to help
card-deed-refuse_help-which = refuse to help against { $cards }
card-deed-ask_reward = ask a reward for it
card-deed-ask_reward-which = ask { $cards } for it
card-deed-play = play cards
card-deed-play-which = play { $cards }
card-deed-use = use abilities
card-deed-use-which = use { $cards }
card-deed-equip = equip items
card-deed-equip-which = equip { $cards }
card-deed-unequip = unequip items
card-deed-unequip-which = unequip { $cards }
card-deed-sell = sell items
card-deed-sell-which = sell { $cards }
card-deed-trade = trade
card-deed-trade-which = trade { $cards }
card-deed-give = give cards away
card-deed-give-which = give { $cards } away
card-deed-take = take cards
card-deed-take-which = take { $cards }
card-deed-offer = offer cards
card-deed-offer-which = offer { $cards } for help
card-deed-discard = discard cards
card-deed-discard-which = discard { $cards }
card-deed-sacrifice = sacrifice { $companions }
card-deed-sacrifice-which = sacrifice { $cards }
card-deed-run_away = run away
card-deed-run_away-which = run away from { $cards }
card-deed-win = gain the winning level
card-deed-win-which = gain the winning level with { $cards }
card-deed-add_monsters = add monsters to the fight
card-deed-add_monsters-which = add { $cards } to the fight
card-deed-look_for_trouble = look for trouble
card-deed-look_for_trouble-which = look for trouble with { $cards }
card-deed-loot_the_room = loot the room
card-deed-loot_the_room-which = loot the room of { $cards }
card-deed-take_a_turn = do anything
card-deed-take_a_turn-which = take a turn with { $cards }
card-deed-gain_levels = gain levels
card-deed-gain_levels-which = gain levels by { $cards }
card-deed-lose_levels = lose levels
card-deed-lose_levels-which = lose levels by { $cards }
card-deed-draw = draw cards
card-deed-draw-which = draw { $cards }

## Moments. `whose`: you, one ({ $who }), own (the card's own monster), none

card-when-any_time = at any time
card-when-your_turn = on your turn, outside combat
card-when-whole-turn = on your turn, even in combat
card-when-outside_combat = while you are not in combat
card-when-combat = in any combat
card-when-your_combat = in a combat you are in
card-when-running = while running away
card-when-charity = at the time of Charity
card-when-drawn = { $whose ->
    [you] when you draw { $card }
    [one] when { $who } draws { $card }
   *[none] when { $card } is drawn
 }
card-when-played = { $whose ->
    [you] when you play { $card }
    [one] when { $who } plays { $card }
   *[none] when { $card } is played
 }
card-when-combat_starts = { $whose ->
    [you] when your combat starts
    [one] when a combat of { $who } starts
   *[none] when a combat starts
 }
card-when-meets = { $whose ->
    [you] when you meet { $card }
    [one] when { $who } meets { $card }
   *[none] when you meet it
 }
card-when-enters = { $whose ->
    [you] when { $card } enters your fight
    [one] when { $card } enters a fight of { $who }
    [own] when it enters the fight
   *[none] when { $card } enters the fight
 }
card-when-as_soon_as = as soon as { $condition }
card-when-won = { $whose ->
    [you] when you win a combat
    [one] when { $who } wins a combat
   *[none] when a combat is won
 }
card-when-lost = { $whose ->
    [you] when you lose a combat
    [one] when { $who } loses a combat
   *[none] when a combat is lost
 }
card-when-killed = { $whose ->
    [you] when you kill { $card }
    [one] when { $who } kills { $card }
    [own] when it is killed
   *[none] when { $card } is killed
 }
card-when-rewarded = { $whose ->
    [you] when you have drawn your Treasures
    [one] when { $who } has drawn the Treasures
   *[none] when its Treasures have been drawn
 }
card-when-combat_ends = { $whose ->
    [you] when your combat ends
    [one] when a combat of { $who } ends
   *[none] when the combat ends
 }
card-when-rolled = { $whose ->
    [you] when you have rolled the die
    [one] when { $who } has rolled the die
   *[none] when a die has been rolled
 }
card-when-escaped = { $whose ->
    [you] when you escape { $card }
    [one] when { $who } escapes { $card }
    [own] when you escape it
   *[none] when somebody escapes a monster
 }
card-when-caught = { $whose ->
    [you] when { $card } catches you
    [one] when { $card } catches { $who }
    [own] when it catches you
   *[none] when a monster catches somebody
 }
card-when-escaped-or-caught = whether or not you escape it
card-when-curse_lands = { $whose ->
    [you] when { $curse } strikes you
    [one] when { $curse } strikes { $who }
   *[none] when { $curse } strikes anybody
 }
card-when-loss = { $whose ->
    [you] when you are about to lose { $card }
    [one] when { $who } is about to lose { $card }
   *[none] when { $card } is about to be lost
 }
card-when-discarded = { $whose ->
    [you] when you discard { $card }
    [one] when { $who } discards { $card }
   *[none] when { $card } is discarded
 }
card-when-death = { $whose ->
    [you] when you are about to die
    [one] when { $who } is about to die
   *[none] when anybody is about to die
 }
card-when-looting = { $whose ->
    [you] when you loot a body
    [one] when { $who } loots a body
   *[none] when a body is looted
 }
card-when-draws_face_up = { $whose ->
    [you] when you are about to draw a card face up
    [one] when { $who } is about to draw a card face up
   *[none] when a card is about to be drawn face up
 }
card-when-turn_starts = { $whose ->
    [you] when your turn starts
    [one] when a turn of { $who } starts
   *[none] when a turn starts
 }
card-when-level_gained = { $whose ->
    [you] when you gain a level
    [one] when { $who } gains a level
   *[none] when a level is gained
 }
card-when-leaves = { $whose ->
    [you] when { $card } leaves your play
    [one] when { $card } leaves the play of { $who }
   *[none] when { $card } leaves play
 }

## Abilities and playing

card-ability-named = { $name }: { $ability }
card-gist-when = { $does } { $when }
card-lead-if = { $when }, if { $condition }
card-forced = { $lead }, { $clause }
card-forced-instead = { $lead }, instead of { $thing }, { $clause }
card-forced-prevents = { $lead }: { $clause }
card-may = { $lead }, { $person ->
    [you] you may
    [many] { $who } may
   *[one] { $who } may
 } { $clause }
card-may-instead = { $lead }, { $person ->
    [you] you may
    [many] { $who } may
   *[one] { $who } may
 }, instead of { $thing }, { $clause }
card-cost = { $cost }: { $clause }
card-spend = spend { $tokens }
card-choose-and = choose { $target } and { $clause }
card-choose-cost = choose { $target } and { $cost }
card-carried-too = even if it is only carried, { $ability }
card-instead-fight = fighting it
card-prevents-fight = there is no fight
card-instead-levels = going up levels
card-prevents-levels = no level is gained
card-instead-curse = suffering it
card-prevents-curse = it has no effect
card-instead-loss = losing it
card-prevents-loss = it is not lost
card-instead-death = dying
card-prevents-death = you do not die
card-instead-draw = drawing it
card-prevents-draw = the card is not drawn
card-instead-charity = Charity
card-prevents-charity = there is no Charity
card-limit-times = { $n ->
    [1] once
    [2] up to twice
    [3] up to three times
    [4] up to four times
   *[other] up to { $n } times
 }
card-limit-text = { $per ->
    [combat] { $times } in each combat
    [turn] { $times } in each turn
    [roll] { $times } for each roll
    [run] { $times } for each monster run from
   *[victim] { $times } for each victim in a combat
 }
card-play = play { $when }
card-play-if = { $play }, if { $condition }
card-play-on = { $play }, on { $target }
card-play-side = { $play }, for either side
card-play-so-that = { $play }, so that afterwards { $condition }
card-play-pay = { $play }; { $cost } first
card-play-instead = { $play }, instead of { $thing }
card-sentence = { $clause }.
card-epic = Epic (Level 10 and up): { $sentences }
card-bad-stuff = Bad Stuff: { $sentences }

## Plain facts

card-fact-level = Level { $n }
card-fact-treasures = { $n ->
    [0] no Treasure
    [1] 1 Treasure
   *[other] { $n } Treasures
 }
card-fact-levels = { $n ->
    [1] 1 level
   *[other] { $n } levels
 }
card-fact-spares = does not chase anyone of Level { $n } or lower
card-fact-against = { $bonus } against { $whom }
card-fact-run-monster = { $bonus } on rolls to escape it
card-fact-run = { $bonus } to Run Away
card-fact-bonus = { $bonus }
card-fact-bonus-enhancer = { $bonus } to monster
card-fact-bonus-enhancer-treasures = { $n ->
    [1] { $bonus } to monster, { $treasures } Treasure
   *[other] { $bonus } to monster, { $treasures } Treasures
 }
card-fact-treasures-enhancer = { $n ->
    [1] { $treasures } Treasure
   *[other] { $treasures } Treasures
 }
card-fact-bonus-one_shot = { $bonus } for either side
card-fact-once = usable once only
card-fact-tags = { $tag }
card-fact-tokens = tokens: { $kind }
card-fact-slot = { $slot ->
    [headgear] Headgear
    [armor] Armor
    [footgear] Footgear
   *[other] { $words }
 }
card-fact-hands = { $n ->
    [1] 1 Hand
   *[other] { $n } Hands
 }
card-fact-big = Big
card-fact-complex = Complex
card-fact-laser = Laser
card-fact-gold = { $n ->
    [0] no Value
   *[other] { $n } Gold Pieces
 }
card-fact-only = only for { $whom }
card-fact-not_for = not for { $whom }
card-fact-rank = Rank { $n }
card-fact-sacrifice = may be sacrificed to escape

## Questions asked of a player: from the same phrase as the word

card-noun-phrase = { $form ->
    [any] any number of { card-noun-many }
    [a] { card-noun-a }
   *[many] { $n } { card-noun-many }
 }
card-noun-a = { $kind ->
    [door] { card-kind-a-door }
    [treasure] { card-kind-a-treasure }
    [monster] { card-kind-a-monster }
    [enhancer] { card-kind-a-enhancer }
    [curse] { card-kind-a-curse }
    [class] { card-kind-a-class }
    [race] { card-kind-a-race }
    [affiliation] { card-kind-a-affiliation }
    [power] { card-kind-a-power }
    [role] { card-kind-a-role }
    [companion] { card-kind-a-companion }
    [item] { card-kind-a-item }
    [permanent] { card-kind-a-permanent }
    [one_shot] { card-kind-a-one_shot }
    [headgear] { card-kind-a-headgear }
    [armor] { card-kind-a-armor }
    [footgear] { card-kind-a-footgear }
    [hand_item] { card-kind-a-hand_item }
    [two_handed] { card-kind-a-two_handed }
    [big_item] { card-kind-a-big_item }
    [small_item] { card-kind-a-small_item }
    [complex_item] { card-kind-a-complex_item }
    [wandering] { card-kind-a-wandering }
    [place] { card-kind-a-place }
    [token] { card-kind-a-token }
   *[card] { card-kind-a-card }
 }
card-noun-many = { $kind ->
    [door] { card-kind-many-door }
    [treasure] { card-kind-many-treasure }
    [monster] { card-kind-many-monster }
    [enhancer] { card-kind-many-enhancer }
    [curse] { card-kind-many-curse }
    [class] { card-kind-many-class }
    [race] { card-kind-many-race }
    [affiliation] { card-kind-many-affiliation }
    [power] { card-kind-many-power }
    [role] { card-kind-many-role }
    [companion] { card-kind-many-companion }
    [item] { card-kind-many-item }
    [permanent] { card-kind-many-permanent }
    [one_shot] { card-kind-many-one_shot }
    [headgear] { card-kind-many-headgear }
    [armor] { card-kind-many-armor }
    [footgear] { card-kind-many-footgear }
    [hand_item] { card-kind-many-hand_item }
    [two_handed] { card-kind-many-two_handed }
    [big_item] { card-kind-many-big_item }
    [small_item] { card-kind-many-small_item }
    [complex_item] { card-kind-many-complex_item }
    [wandering] { card-kind-many-wandering }
    [place] { card-kind-many-place }
    [token] { card-kind-many-token }
   *[card] { card-kind-many-card }
 }
card-chooses = { $person ->
    [you] Choose
   *[other] { $who } chooses
 }
card-asks-lose = { card-chooses } { card-noun-phrase } to lose
card-asks-discard = { card-chooses } { card-noun-phrase } to discard
card-asks-take = { card-chooses } { card-noun-phrase } to take
card-asks-give = { card-chooses } { card-noun-phrase } to give away
card-asks-swap = { card-chooses } { card-noun-phrase } to swap
card-asks-show = { card-chooses } { card-noun-phrase } to show
card-asks-return = { card-chooses } { card-noun-phrase } to return
card-asks-unequip = { card-chooses } { card-noun-phrase } to unequip
card-asks-join = { card-chooses } { card-noun-phrase } to add to the fight
card-asks-mate = { card-chooses } { card-noun-phrase } to double
card-asks-kill = { card-chooses } { card-noun-phrase } to kill
card-asks-remove = { card-chooses } { card-noun-phrase } to discard from the fight
card-asks-fight = { card-chooses } { card-noun-phrase } to fight
card-asks-cancel = { card-chooses } { card-noun-phrase } to cancel
card-asks-suffer = { card-chooses } { card-noun-phrase } to suffer
card-asks-become = { card-chooses } { card-noun-phrase } to put it on
card-asks-lasting = { card-chooses } { card-noun-phrase } to copy
card-asks-boost = { card-chooses } who gets the bonus
card-asks-one_of = { card-chooses } one of { $n } ways
card-asks-pay_or = { card-chooses } to pay or not
card-asks-may = { $person ->
    [you] You may do it or not
   *[other] { $who } may do it or not
 }
card-asks-gain_tokens = { $n ->
    [one] { card-chooses } the kind of a token to take
   *[other] { card-chooses } the kinds of { $n } tokens to take
 }
card-asks-lose_tokens = { $n ->
    [one] { card-chooses } a token to lose
   *[other] { card-chooses } { $n } tokens to lose
 }
card-asks-set_die = { card-chooses } a number from 1 to 6
card-asks-peek = { card-chooses } the order of { $n } cards
card-asks-draw = { card-chooses } a deck to draw from
card-asks-reveal = { card-chooses } a deck to turn over
card-asks-player = { $n ->
    [one] { card-chooses } a player
   *[other] { card-chooses } { $n } players
 }
card-asks-table_says = { $person ->
    [you] Say yes or no: { $what }?
   *[other] { $who } says yes or no: { $what }?
 }
card-asks-take_over = { card-chooses } who fights instead
card-asks-escape = { card-chooses } who escapes
card-named-card = { $name } card
card-one-of-them = one of them
card-all-of-them = all of them
card-at-anybody = { $cards } (anybody's)
card-if-there_is-named = { $cards } is { $place }
card-place-fight = in the fight
card-place-other = in play
card-that-side = that side
card-verb-play = play
card-verb-use = use
card-verb-equip = equip
card-verb-unequip = unequip
card-verb-sell = sell
card-verb-trade = trade
card-verb-give = give away
card-verb-take = take
card-verb-discard = discard
card-verb-sacrifice = sacrifice
card-verb-draw = draw
card-do-this = do this: { $clause }
card-lasts-next_combat-of = in the next combat (or the present one) of { $who }
card-tokens-named = { $n ->
    [one] a(n) { $kind } token
   *[other] { $n } { $kind } tokens
 }
card-of-player = the { $value } of { $who }
card-not-tagged = { $cards } that is not { $tag }
card-except = { $cards } other than { $other }
card-nothing-happens = nothing happens
card-either-side = either side
card-until-drawn = a card is drawn
card-until-played = a card is played
card-until-combat_starts = the next combat
card-until-meets = the next monster is met
card-until-enters = a monster enters a fight
card-until-as_soon_as = then
card-until-won = the next combat won
card-until-lost = the next combat lost
card-until-killed = the next kill
card-until-rewarded = the next Treasures
card-until-combat_ends = the end of the combat
card-until-rolled = the next roll
card-until-escaped = the next escape
card-until-caught = a monster catches you
card-until-curse_lands = the next curse
card-until-loss = the next loss
card-until-discarded = the next discard
card-until-death = the next death
card-until-looting = the next looting
card-until-draws_face_up = the next card drawn face up
card-until-turn_starts = the start of the next turn
card-until-level_gained = you gain a level
card-until-leaves = this leaves play
