# 1955: The War of Espionage: every word that a player reads.
#
# Pieces come as their names, several pieces as one text with their number in $NAME-count, seats as their names.

game-title = 1955: The War of Espionage
game-about = A Blue and a Red spymaster pull six countries to and fro with cards that serve either as influence or for a trick of the trade. Secure any three countries, or your opponent's Home Country, and you win.

seat-0 = Player 1
seat-1 = Player 2
seat-blue = Blue
seat-red = Red

faction-blue = Blue
faction-red = Red

## Pieces

piece-france = France
piece-great-britain = Great Britain
piece-united-states = U.S.A.
piece-poland = Poland
piece-hungary = Hungary
piece-soviet-union = U.S.S.R.

piece-improved-resources = Improved Resources
piece-improved-resources-text = Your hand size is 6 instead of 5, as long as the Gadget Research card lies here.
piece-advanced-transport = Advanced Transport
piece-advanced-transport-text = Once in your turn, before you refill, discard a card of the country that your spy leaves or enters, and move your spy there. This costs no Card Play, and nothing can answer it.

piece-influence-action = Influence Action
piece-special-action = Special Action
piece-announce = Announce
piece-block = Block
piece-transport = Move your spy
piece-enough = Enough
piece-pass = Pass
piece-end-card-plays = End card plays

## Cards: a country card by its country and number, as the rulebook speaks of it, and by its action

card-country = { $country }:{ $influence } { $action }
card-mercenary = Mercenary:{ $influence }
card-text = { $text } { $source }
back-card = a hidden card

source-document = (The rulebook shows this card.)
source-reconstruction = (This card is a reconstruction.)
source-owner = (This card comes from the owner's deck.)

mercenary-text = Counts its number in any country, alone or added to other cards, and in any block. It has no country, no faction and no Special Action.

action-blockade = Blockade
action-blockade-text = Name a country. Nobody can move its marker until the end of your next turn.
action-coordinated-assault = Coordinated Assault
action-coordinated-assault-text = Advance up to three different markers by one step each; this cannot be blocked. In your opponent's turn it counters either Coordinated card.
action-coordinated-attack = Coordinated Attack
action-coordinated-attack-text = Advance up to two different markers by one step each; this cannot be blocked. In your opponent's turn it counters the same card.
action-deport = Deport
action-deport-text = Send your opponent's spy back to your opponent's Home Country.
action-detain = Detain
action-detain-text = Nothing can move your opponent's spy until the end of your next turn.
action-gadget-research = Gadget Research
action-gadget-research-text = Lay this card at one of your free gadgets. The gadget is yours while the card stays there.
action-gadget-buster = Gadget Buster
action-gadget-buster-text = Choose one of your opponent's gadgets: its Gadget Research card is discarded.
action-military-transport = Military Transport
action-military-transport-text = Your spy goes to a country of your choice, in your own turn or your opponent's. This never costs a Card Play.
action-paid-informant = Paid Informant
action-paid-informant-text = Your opponent's hand lies open to you until the end of your next turn, cards drawn meanwhile included.
action-pilfer-accounts = Pilfer Accounts
action-pilfer-accounts-text = Your opponent chooses two cards to keep and discards all the others.
action-rebel-forces = Rebel Forces
action-rebel-forces-text = Counters a Special Action, in your own turn or your opponent's. In your own turn that uses up a Card Play, unless the table has agreed that it is free. An Influence Action cannot be stopped with it.
action-revolution = Revolution
action-revolution-text = Advance one marker by two steps, even out of a country that your opponent has secured. This cannot be blocked.
action-safe-house = Safe House
action-safe-house-text = Draw 2 more cards at the end of this turn, after you have refilled your hand and before you move your spy.
action-supply-drop = Supply Drop
action-supply-drop-text = Draw 3 more cards at the end of this turn, after you have refilled your hand and before you move your spy.
action-strategic-resupply = Strategic Resupply
action-strategic-resupply-text = Discard the rest of your hand and draw a full one at once.

## Questions, to the player who decides

prompt-choose-home = Choose your Home Country.
prompt-play-a-card = { $plays ->
    [0] Use what costs no Card Play, or end your card plays.
    [one] Play a card: you have one Card Play left.
   *[other] Play a card: you have { $plays } Card Plays left.
}
prompt-use-of-card = Choose what to play { $card } for.
prompt-influence-where = Choose the country in which { $card } is to count.
prompt-add-to-influence = { $total ->
    [0] Add a card: { $cards } alone is worth nothing in { $country }.
   *[other] Announce { $total } in { $country } with { $cards }, or add a card.
}
prompt-blockade-where = Choose the country whose marker { $card } is to hold.
prompt-revolution-where = Choose the country whose marker { $card } is to advance by two steps.
prompt-marker-to-advance = { $countries-count ->
    [0] Choose a country whose marker { $card } is to advance.
   *[other] Choose one more country for { $card } besides { $countries }, or leave it at that.
}
prompt-gadget-to-gain = Choose the gadget that { $card } is to bring you.
prompt-gadget-to-bust = Choose the gadget that { $card } is to take from your opponent.
prompt-transport-to = Choose the country to which { $card } takes your spy.
prompt-gadget-move-to = Choose the country to which { piece-advanced-transport } takes your spy.
prompt-gadget-discard = Pay for your spy's move to { $country } with a card.
prompt-respond-to-influence = Answer the Influence Action of { $total } in { $country }: choose a card, or pass.
prompt-use-of-answer = Choose what { $card } is for: to block, or to move your spy first.
prompt-block-with = Gather cards against { $total } in { $country }: { $cards } { $cards-count ->
    [one] makes
   *[other] make
} { $so_far }.
prompt-respond-to-special = { $targets-count ->
    [0] Answer { $card }: choose a card, or pass.
   *[other] Answer { $card } ({ $targets }): choose a card, or pass.
}
prompt-respond-to-transport = Answer { $card }: counter it, or pass.
prompt-respond-to-counter = Answer the counter by { $card }: counter it in turn, or pass.
prompt-keep-a-card = Choose the first of the two cards that you keep.
prompt-keep-another = Choose the card that you keep besides { $card }.
prompt-move-spy = Move your spy to any country, or leave it where it is.

## What the others read meanwhile

waiting-choose-home = { $seat } chooses a Home Country.
waiting-play-a-card = { $seat } considers what to play.
waiting-respond-to-influence = { $seat } decides whether to block.
waiting-respond-to-special = { $seat } decides whether to answer the Special Action.
waiting-respond-to-transport = { $seat } decides whether to counter the Military Transport.
waiting-respond-to-counter = { $seat } decides whether to counter the counter.
waiting-keep-a-card = { $seat } chooses two cards to keep.
waiting-move-spy = { $seat } decides where to move the spy.

## The story

note-chose-home = { $seat } makes { $country } the Home Country.
note-turn-begins = Turn { $turn }: { $seat } is to play.
note-announced-influence = { $seat } announces { $total } in { $country } with { $cards }.
note-blocked = { $seat } blocks in { $country } with { $cards }, worth { $total }.
note-advanced = { $to_star ->
    [0] { $country } comes to the star of { $seat }.
   *[other] { $country } advances by { $steps } for { $seat }: { $to_star } more to the star.
}
note-secured = { $country } is now secured for { $seat }.
note-announced-special = { $targets-count ->
    [0] { $seat } plays { $card } for its Special Action.
   *[other] { $seat } plays { $card } for its Special Action ({ $targets }).
}
note-countered = { $seat } counters { $target } with { $card }.
note-announced-transport = To move the spy to { $country }, { $seat } plays { $card }.
note-moved-by-gadget = { $seat } discards { $card } to move the spy to { $country } by { piece-advanced-transport }.
note-spy-moved = The spy of { $seat } is in { $country } now.
note-gained-gadget = { $seat } now has { $gadget }.
note-lost-gadget = { $seat } loses { $gadget }.
note-discarded = { $seat } discards { $cards }.
note-pilfered = { $seat } keeps two cards and discards { $cards }.
note-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
note-drew-these = You draw { $cards }.
note-reshuffled = { $count ->
    [one] The discard pile is shuffled into a new deck of one card.
   *[other] The discard pile is shuffled into a new deck of { $count } cards.
}

## How it ends

end-home = { $seat } has secured the opposing Home Country and wins.
end-three = { $seat } has secured three countries and wins.
end-turn-cap = The last turn that was agreed on is over: nobody has won.

## The board

place-deck = Deck
place-discard = Discard pile
place-hands = Hand
place-improved-resources = { piece-improved-resources }
place-advanced-transport = { piece-advanced-transport }
place-researching = Gadget Research awaiting an answer

value-homes = Home Country
value-spies = Spy
value-length = Steps from the centre to a star
value-marker = Control Marker
value-turn = Turn
value-active = Whose turn it is
value-plays-left = Card Plays left
value-moved-by-gadget = Advanced Transport used this turn
value-bonus-draw = Cards to draw on top of the refill
value-blockades = Blockades, and how many turns of their owner they still last
value-detains = How many turns of this player the opposing spy is still detained
value-informants = How many turns of this player the opposing hand still lies open
value-winner = Winner
value-ending = How it ended

## The board in the browser

board-sign-france = FRA
board-sign-great-britain = GBR
board-sign-united-states = USA
board-sign-poland = POL
board-sign-hungary = HUN
board-sign-soviet-union = URS

board-secured-of = { $count } of { $goal } secured
board-home-steps = { $steps ->
    [0] fallen
    [one] 1 step from falling
   *[other] { $steps } steps from falling
}
board-home-safe = secured at home
board-home-of = Home Country of { $seat }
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-plays = { $count ->
    [one] 1 Card Play left
   *[other] { $count } Card Plays left
}
board-turn = Turn { $turn }

board-marker-centre = marker at the centre, { $steps } steps from either star
board-marker-toward = marker { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} from the star of { $seat }
board-marker-secured = secured for { $seat }
board-spy = the spy of { $seat } is here
board-spy-detained = the spy of { $seat } is detained here
board-blockade-of = Blockade by { $seat }
board-until-this-turn = until the end of this turn
board-until-next-turn = until the end of the next turn of { $seat }

board-gadget-owned = { $gadget }: { $seat } has it
board-gadget-free = { $gadget }: { $seat } does not have it
board-spy-adds = spy
board-secured = Secured
board-blocked = Blocked
board-countered = Countered

## Settings

setting-board = Side of the board
setting-board-help = Basic has the long tracks. Shortened has shorter ones and makes a game of about half the length.
setting-board-basic = Basic
setting-board-shortened = Shortened
setting-rebel-own-turn-costs-play = Rebel Forces cost a Card Play in one's own turn
setting-rebel-own-turn-costs-play-help = On: a counter in your own turn uses up a Card Play, so there is none without a play left. Off: it is free.
setting-transport-before-block = Military Transport before a block
setting-transport-before-block-help = On: the spy may be moved between the announcement of an Influence Action and the block. Off: in the opponent's turn only in answer to a Special Action.
setting-plays-compulsory = Card Plays are compulsory
setting-plays-compulsory-help = On: card plays end only when none is left or possible. Off: they can be ended at any time.
setting-allow-null-specials = Special Actions without effect
setting-allow-null-specials-help = On: a Special Action can be played even if it can change nothing, to be rid of its card. Off: it needs something that it can change.
setting-turn-cap = Last turn
setting-turn-cap-help = After so many turns, both players' counted together, nobody has won and each has half a win.

## Why a piece cannot be chosen

why-not-in-your-hand = That card is not in your hand.
why-card-first = First choose the card that you want to play.
why-country-first = First choose the country; cards can be added afterwards.
why-card-play-due = You still have a Card Play and a card for it: a Card Play cannot be skipped.
why-no-play-left = You have no Card Play left.
why-use-is-chosen = What { $card } is played for is already chosen.
why-after-refill = Your refill is over: nothing more can be played in this turn.
why-card-has-no-use = { $card } can do nothing now: it counts in no country whose marker can be moved, and its Special Action cannot be announced.
why-already-chosen = { $piece } is already chosen.
why-home-of-other-faction = The Home Country of the first player is { $faction }: yours has to belong to the other faction.

why-country-secured = { $country } is secured: only a Revolution can move its marker.
why-country-blockaded = { $country } is under a Blockade: nothing can move its marker.
why-secured-by-you = You have secured { $country } yourself.
why-influence-nowhere = { $card } counts in no country whose marker can be moved.
why-card-does-not-reach = { $card } does not count in { $country }: a country card counts in its own country, where your spy is, and in your Home Country.
why-counts-nothing = { $card } is worth nothing in { $country }, and you have no mercenary to add.
why-total-of-nothing = A total of nothing cannot be announced.
why-country-is-chosen = { $country } is already chosen for this Influence Action.
why-other-flags = Two country cards can be combined only if { $country } is the country of both.
why-pair-is-complete = No more than two country cards can be combined.
why-pair-needs-spy = Without your spy in { $country }, no two country cards can be combined there.

why-mercenary-has-no-action = A mercenary has no Special Action.
why-only-counters = Rebel Forces only counter Special Actions: they do nothing by themselves and nothing against an Influence Action.
why-no-marker-to-move = Every country is secured or under a Blockade: there is no marker to advance.
why-name-one-first = Choose at least one country.
why-spy-detained = Your spy is detained: nothing can move it.
why-other-spy-detained = Your opponent's spy is detained: nothing can move it.
why-other-spy-at-home = Your opponent's spy is at home.
why-spy-already-there = { $country } is where your spy already is.
why-no-free-gadget = You have both gadgets.
why-no-gadget-to-bust = Your opponent has no gadget.
why-hand-too-small = Your opponent holds fewer than three cards.

why-works-by-itself = { $gadget } works by itself whenever you refill your hand.
why-gadget-not-yours = You do not have { $gadget }.
why-gadget-used = { $gadget } has already moved your spy this turn.
why-no-card-for-gadget = { $gadget } needs a card of the country that your spy leaves or enters, and you hold none.
why-gadget-no-answer = { $gadget } answers nothing: it moves your spy only while you make your Card Plays.
why-goal-first = First choose where your spy is to go; the card that pays for the move comes afterwards.
why-no-card-for-move = You hold no card of { $here } or { $country }, and the move would cost one.
why-wrong-card-for-move = The move to { $country } costs a card of { $here } or { $country }; mercenaries do not serve.

why-no-presence = You cannot block in { $country }: it is not your Home Country, and your spy is not there.
why-wrong-faction = { $card } cannot block in { $country }: its faction is not that of the country.
why-block-too-small = All that you could block with makes { $most }, and it takes { $total }.
why-block-not-enough = A block has to reach { $total }; so far it makes { $so_far }.
why-no-transport-before-block = At this table no Military Transport comes between an Influence Action and the block.
why-no-transport-now = A Military Transport answers no counter and no other transport.
why-counter-needs-a-play = A counter in your own turn uses up a Card Play, and you have none left.
why-counters-only-coordinated = { $card } counters Coordinated cards only.
why-attack-against-assault = A Coordinated Attack does not counter a Coordinated Assault.
why-coordinated-stops-at-counters = A Coordinated card never answers a counter: only Rebel Forces do.
why-does-not-counter = { $card } counters nothing: Rebel Forces do, and Coordinated cards against each other.

## The first turn, explained step by step

lesson-tracks = Six countries lie between you and Red. Bring a marker to the star on your side and the country is yours; three of them win the game, or Red's Home Country alone. You lead Blue, your spy is in France, and France is close. Choose the French card.
lesson-two-uses = Every country card can do one of two things: pull a marker, or carry out the Special Action that it names. This time, pull.
lesson-where = A card counts in its own country, and also where your spy is or at your home. In its own country your spy adds 1 when a country card is played without another one. Choose France: 3, and 1 for the spy.
lesson-combine = Mercenaries join any country card. France's marker is five steps from your star, and 4 are not enough: add the Mercenary with the 2.
lesson-announce = That makes 6. Announce it. Red may now block with cards of at least that total, but only where Red's spy is, or in Red's home.
lesson-special = France is secured. You have one Card Play left, and this card has a Special Action that moves two markers.
lesson-special-action = A Special Action cannot be blocked. A few cards can counter it; so Red is asked whatever Red holds.
lesson-two-markers = Name up to two different markers: each comes one step toward you. Take Great Britain, which is your own home, and Hungary, where Red leads.
lesson-end = Your Card Plays are used. End them, and your hand is filled up to five again.
lesson-spy = Last, move your spy: where it stands you are strong, and only there and at home can you block. Send it to Hungary. After that the match is yours to play on.
