# Illuminati: every word that a player reads.
#
# Pieces come as their names, several pieces as one text with their number in $NAME-count, seats as their names. Names
# of cards stand in the tables. Players are called as their Illuminati, some of whom are many and some one: so the story
# is told in the past tense, and where somebody is waited for it says what that player may do.

game-title = Illuminati
game-about = Secret masters spin their webs over the groups that run the world: banks, spies, trekkies and the post office. Each card controls others by its arrows. Attack, bribe and bargain until your power structure is big enough, or your own secret purpose is fulfilled; and mind the New World Order.

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
seat-5 = Player 6
seat-6 = Player 7
seat-7 = Player 8
seat-bavarian-illuminati = The Bavarian Illuminati
seat-bermuda-triangle = The Bermuda Triangle
seat-discordian-society = The Discordian Society
seat-gnomes-of-zurich = The Gnomes of Zurich
seat-network = The Network
seat-servants-of-cthulhu = The Servants of Cthulhu
seat-society-of-assassins = The Society of Assassins
seat-ufos = The UFOs

## Pieces

card-name = { $name }
back-card = a hidden card
piece-arrow = { $card }, { $side } arrow
side-north = north
side-east = east
side-south = south
side-west = west

piece-government = Government
piece-communist = Communist
piece-liberal = Liberal
piece-conservative = Conservative
piece-peaceful = Peaceful
piece-violent = Violent
piece-straight = Straight
piece-weird = Weird
piece-criminal = Criminal
piece-fanatic = Fanatic

piece-reverse-government = { piece-government } into { piece-communist }
piece-reverse-communist = { piece-communist } into { piece-government }
piece-reverse-liberal = { piece-liberal } into { piece-conservative }
piece-reverse-conservative = { piece-conservative } into { piece-liberal }
piece-reverse-peaceful = { piece-peaceful } into { piece-violent }
piece-reverse-violent = { piece-violent } into { piece-peaceful }
piece-reverse-straight = { piece-straight } into { piece-weird }
piece-reverse-weird = { piece-weird } into { piece-straight }

piece-red = Red
piece-yellow = Yellow
piece-blue = Blue

piece-goal-power = Power of { $number }
piece-goal-alignments = { $number } alignments
piece-goal-weird = { $number } Weird groups
piece-goal-money = { $number } MB
piece-goal-transferable = Transferable Power of { $number }
piece-goal-destroyed = { $number } destroyed
piece-goal-violent = { $number } Violent groups
back-goal = a secret goal

piece-sum = { $amount } MB

## Buttons

piece-pass = Pass
piece-everything = Everything
piece-exact-sum = Another sum
piece-control = Attack to control
piece-neutralize = Attack to neutralize
piece-destroy = Attack to destroy
piece-launch = No more aid: announce the attack
piece-no-privilege = No privilege
piece-pay-for-privilege = Pay for privilege
piece-for-it = Money for the attack
piece-against-it = Money against the attack
piece-call-off = Call the attack off
piece-stay-out = Stay out of the rest of it
piece-step-in = Step in
piece-discard-two = Discard two Specials
piece-end-actions = End your actions
piece-pass-the-turn = Sit this turn out (+{ $amount } MB)
piece-transfer = Transfer money (an action)
piece-move = Move the group (an action)
piece-drop = Drop a group
piece-use-ability = Use its ability
piece-no-more-windows = Attack no more NWOs this turn
piece-done = Done
piece-tax = Tax them
piece-lift = Keep it in hand for now
piece-leave-as-it-was = Leave everything as it was
piece-give-money = Give money
piece-want-money = Ask for money
piece-propose = Propose the deal
piece-withdraw = Take the offer back
piece-accept = Accept
piece-reject = Reject

## Where something is from

source-document = (As on the page of rules; the colour is a reconstruction.)
source-public = (As in the published classic game.)
source-mixed = (Only the name, and at most a hint of what it does, is known; the rest is a reconstruction.)
source-reconstruction = (This is a reconstruction.)
source-owner = (This comes from the owner’s tables.)

## What cards do. Parts follow each other as sentences

text-then = { $one } { $other }
text-or = { $one } or { $other }
plus = +{ $number }
minus = −{ $number }

text-alignment = Opposite: { $opposite }.
text-alignment-itself = { $alignment } is opposite to itself: such groups hate each other.
text-alignment-alone = It has no opposite.

text-illuminati = Power { $power }, Transferable Power { $transferable }, Income { $income }. Arrows on all four sides. { $what } { $source }
text-group = Power { $power }{ $transferable ->
    [0] , no Transferable Power,
   *[other] , Transferable Power { $transferable },
} Resistance { $resistance }, Income { $income }. { $what } { $source }
text-alignments = { $alignments-count ->
    [one] Alignment: { $alignments }.
   *[other] Alignments: { $alignments }.
}
text-no-alignments = No alignment.
text-arrows = { $sides-count ->
    [one] Arrow: { $sides };
   *[other] Arrows: { $sides };
} it hangs by its { $incoming } side.
text-no-arrows = No arrows; it hangs by its { $incoming } side.

attempt-control = control
attempt-neutralize = neutralize
attempt-destroy = destroy
any-group = any group
groups-that-are = { $alignment } groups
bonus-any = +{ $amount } on every attempt of its player to { $kinds } { $targets }.
bonus-direct = +{ $amount } when this very card attacks to { $kinds } { $targets }.

ability-privilege = Once in each turn of its own it may pay { $number } MB from its treasury to make an attack privileged.
ability-participations = It can take part in { $number } attacks a turn, once in each.
ability-draws = It draws { $number } cards a turn.
ability-tax = At its income it takes up to { $number } MB from each rival; its player may let some of them off.
ability-upkeep = Each turn it costs { $number } MB of the treasury of its master or of the Illuminati.
ability-extra-draw = Once a turn its player may pay { $number } MB from its treasury to draw one more card.
ability-shelter = All other groups of its structure have +{ $number } Resistance.
ability-rebuild = At the end of its turn it may rebuild its whole power structure.
ability-redistribute = At the end of its turn it may move money between its treasuries as it likes.
ability-reach = Its transfers of money reach any card of its structure.
ability-lasers = Once a turn its player may add, remove or reverse an alignment of any other group, until the end of the turn.
ability-resistance = Against an attacker that is { $alignments } its Resistance is { $number }.
ability-immune = A group that is { $alignments } can neither attack its structure nor aid in that.
ability-passes-as = When it attacks to control a { $other } group it counts as { $other } rather than { $own }.

goal-is = Special goal: { $goal }.
goal-is-secret = Special goal: that of some other Illuminati, chosen in secret before the game.
text-goal = To win: { $goal }.
goal-power = a total Power of { $number } or more, the Illuminati included
goal-alignments = { $number } different alignments among the groups of the structure
goal-weird = at least { $number } Weird groups in the structure
goal-money = at least { $number } MB in all treasuries together
goal-transferable = a total Transferable Power of { $number } or more, the Illuminati included
goal-destroyed = at least { $number } groups destroyed or Illuminati knocked out
goal-violent = at least { $number } Violent groups in the structure

text-special = Special. { $what } { $source }
special-assassination = When the dice are thrown for an attack on a group: the throw becomes a 2.
special-bribery = As an action: an uncontrolled group comes to an open arrow of your structure, without an attack.
special-computer-espionage = At any time: look at all Specials of a rival.
special-deep-agent = When a rival claims privilege for an attack: there is none.
special-interference = When an attack is privileged that you neither make nor suffer: you, and no other outsider, may put in money all the same.
special-market-manipulation = Before your income: the printed incomes of all your cards count double this turn.
special-media-campaign = At any time: a destroyed group comes back, uncontrolled. Whoever destroyed it still counts it.
special-murphys-law = When the dice are thrown for an attack on a group: the throw becomes a 12, which always fails.
special-secrets-man-was-not-meant-to-know = When somebody else plays or discards a Special: it comes to nothing, and is spent.
special-senate-investigating-committee = When a rival’s turn begins: the whole turn is lost.
special-slush-fund = At any time: { $number } MB for the treasury of your Illuminati.
special-swiss-bank-account = At any time: { $number } MB for the treasury of your Illuminati.
special-whispering-campaign = When you attack: you can destroy a group without Power. Its Resistance counts instead.
special-white-collar-crime = At any time: { $number } MB for any card of yours; then you may move your money between your cards as you like.
special-second-wind = In your turn: take any Special from the discard, or play an NWO from there at once; no card is drawn for it.
special-news-cycle = In your turn: an NWO in play is discarded.

text-nwo = { $colour } NWO. { $what } { $source }
nwo-changes = Power and Resistance: { $lines }.
nwo-change = { $alignment } { $amount }
nwo-band = { $amount } with a printed Power of { $low } to { $high }
nwo-band-up = { $amount } with a printed Power of { $low } or more
nwo-income = Groups with a printed Income have Income { $amount }.
nwo-identical = In attacks each identical alignment counts { $number }, not { $usual }.
nwo-opposite = In attacks each pair of opposite alignments counts { $number }, not { $usual }.
nwo-not-for-goals = That Power does not count for special goals.
nwo-nothing = It changes nothing.

## Kinds of attacks and goals, within other sentences

attack-control = to control
attack-neutralize = to neutralize
attack-destroy = to destroy
attack-whispering = with a Whispering Campaign to destroy

goal-by-basic = enough cards in the power structure
goal-by-power = Power
goal-by-alignments = all alignments
goal-by-weird = Weird groups
goal-by-money = money
goal-by-transferable = Transferable Power
goal-by-destroyed = destruction
goal-by-violent = Violent groups

terms-gives-money = to give { $amount } MB
terms-gives = to give { $card }
terms-wants-money = to receive { $amount } MB
terms-wants = to receive { $card }

shift-adds = from now on also
shift-removes = no longer
shift-turns = turned from

## Questions, to the player who decides

prompt-choose-goal = Choose your special goal. It stays a secret, and cannot be changed.

prompt-senate = The turn of { $seat } begins. Play a card that ends it, or pass.
prompt-before-income = Before your income: attack an NWO, play a Special, or pass to go on.
prompt-window = Attack an NWO or play a Special, or pass to go on.
prompt-tax-whom = { $card }: choose a rival whom you let off, or tax all that are left.
prompt-pay-tax = { $card } taxes you: choose the card whose treasury pays ({ $amount } MB to go).
prompt-pay-upkeep = The upkeep of { $card }: choose whose treasury pays.

prompt-act = { $left ->
    [0] You have no action left. What costs none is still possible: choose a card, an NWO or a Special, or end your actions.
    [one] You have one action left. Choose a group to attack, a card of your own, an NWO, a Special, or a rival’s Illuminati for a deal.
   *[other] You have { $left } actions. Choose a group to attack, a card of your own, an NWO, a Special, or a rival’s Illuminati for a deal.
}
prompt-with-own-card = { $card }: choose what to do.
prompt-transfer-to = Choose the card that gets money from { $card }.
prompt-sum = { $card }: choose how much, of { $most } MB.
prompt-exact = { $card }: choose the exact sum, of { $most } MB.
prompt-drop-which = Choose the group to give up, with all below it.
prompt-move-to = Choose the arrow to which { $group } moves, with all below it.
prompt-shift-whom = Choose the group with an alignment to be changed.
prompt-shift-to = { $group }: choose an alignment that it has to remove it, one that it lacks to add it, or turn one into its opposite.
prompt-bribe = { $card }: choose the uncontrolled group that comes to you.
prompt-bribed-to = Choose the arrow on which { $group } is to hang.
prompt-revive = { $card }: choose the destroyed group that comes back.
prompt-spy-on = { $card }: choose whose Specials you look at.
prompt-resurrect = { $card }: choose what you take from the discard.
prompt-outdate = { $card }: choose the NWO that is discarded.
prompt-launder = Choose the card that gets { $amount } MB.
prompt-free-transfer = Choose a card whose money you transfer for free, attack an NWO, play a Special, or be done.

prompt-kind = { $target }: choose what the attack is for.
prompt-attack-with = Choose the card that attacks { $kind } { $target }.
prompt-aid = { $aiders-count ->
    [0] { $attacker } attacks { $kind } { $target }. Choose a card that aids, or announce it.
   *[other] { $attacker } attacks { $kind } { $target }, aided by { $aiders }. Choose another card that aids, or announce it.
}
prompt-privilege = { $attacker } attacks { $kind } { $target }. Is it to be privileged, so that others cannot put money in? Choose what you give for that, or do without.
prompt-privilege-again = Your discard was undone. Choose another Special for privilege, or do without.
prompt-abolish = The attack of { $attacker } on { $target } is privileged. Abolish that with a card or two discards, or pass.
prompt-discard-first = Choose the first Special that you discard.
prompt-discard-second = You discard { $card }: choose the second Special.
prompt-discard-another = { $card } was undone. Choose another Special to discard instead, or pass.
prompt-let-in = The attack on { $target } is privileged. Play a card that lets you in, or pass.
prompt-secrets = { $seat } laid down { $card }. Play a card that undoes it, or pass.

prompt-interfere = The attack of { $attacker } on { $target } has the number { $number }. Step in, pass, or stay out to the end.
prompt-put-in = The attack of { $attacker } on { $target } has the number { $number }. Put money in, do something else, or pass.
prompt-defend = Your { $target } is under attack by { $attacker }, with the number { $number }. Defend it with money, do something else, or pass.
prompt-fate = The attack on { $target } has the number { $number }, and the throw is { $throw }. Change the throw, or pass.

prompt-place = Choose the arrow on which { $group } is to hang.
prompt-arrange = There is no room for { $group } on its arrow of { $master }. Choose another arrow of that card, or what else happens.
prompt-hand-over = { $card } may hand money over to what was captured: choose how much, of { $most } MB.

prompt-deal = A deal with { $other_seat }{ $gives-count ->
    [0] {""}
   *[other] ; you give { $gives }
}{ $wants-count ->
    [0] {""}
   *[other] ; you ask for { $wants }
}{ $gives_money ->
    [0] {""}
   *[other] ; you give { $gives_money } MB
}{ $wants_money ->
    [0] {""}
   *[other] ; you ask for { $wants_money } MB
}. Choose what you give or ask for, then propose it.
prompt-answer-deal = { $from_seat } offered you a deal: { $terms }. Do you accept it?

prompt-redistribute = Choose a card whose money you move, or be done.
prompt-money-to = Choose the card that gets money from { $card }.
prompt-rebuild = Rebuild your power structure: choose a group to hang elsewhere with all below it, or be done.
prompt-rebuild-at = Choose the arrow on which { $group } is to hang.
prompt-rebuild-next = { $in_hand-count ->
    [0] Choose another group to hang elsewhere, or be done.
   *[other] In your hand: { $in_hand }. Choose a group to hang; all must hang before you are done.
}

## Questions, to those who wait

waiting-choose-goal = { $seat } must choose a secret goal.
waiting-senate = { $seat } may end the turn before it begins.
waiting-before-income = { $seat } may do something before the income.
waiting-window = { $seat } may attack an NWO.
waiting-tax-whom = { $seat } may let rivals off their tax.
waiting-pay-tax = { $seat } must pay tax.
waiting-pay-upkeep = { $seat } must pay for a group.
waiting-act = { $seat } may act.
waiting-bribed-to = { $seat } must place a bribed group.
waiting-launder = { $seat } must place some money.
waiting-free-transfer = { $seat } may transfer money for free.
waiting-privilege-again = { $seat } may discard another Special for privilege.
waiting-abolish = { $seat } may abolish the privilege.
waiting-discard-another = { $seat } may discard another Special.
waiting-let-in = { $seat } may break into a privileged attack.
waiting-secrets = { $seat } may undo a Special.
waiting-interfere = { $seat } may step in.
waiting-put-in = { $seat } may put money in.
waiting-defend = { $seat } may defend a group.
waiting-fate = { $seat } may change the throw.
waiting-place = { $seat } must place a group.
waiting-arrange = { $seat } must arrange what was captured or moved.
waiting-hand-over = { $seat } may hand money over to what was captured.
waiting-answer-deal = { $seat } must answer an offer.
waiting-redistribute = { $seat } may move money around.
waiting-rebuild = { $seat } may rebuild the power structure.

## Places

place-deck = Deck
place-uncontrolled = Uncontrolled groups
place-dead = Destroyed groups
place-discard = Discard
place-nwos = New World Order
place-hands = Specials in hand
place-on-offer = Specials on offer
place-heads = Illuminati
place-groups = Groups
place-lifted = Groups being placed
place-out-of-play = Out of play
place-goal-choice = Special goals to choose from
place-secret-goal = Secret goal
place-other-goals = Special goals not chosen

## Values

value-disproved = Goals that no secret goal is
value-hangs-on = The arrow on which each group hangs
value-money = Money
value-took-part = Attacks taken part in this turn
value-dealt = Who plays whom
value-active = Whose turn it is
value-out = Out of the game
value-turns-taken = Turns taken
value-destroyed = Groups destroyed
value-knocked-out = Illuminati knocked out
value-offers-made = Offers made this turn
value-first = Who began
value-round = Round
value-step = Step of the turn
value-actions-left = Actions left
value-transfers-left = Free transfers left
value-call-offs-left = Attacks that can still be called off
value-acted = Something was done this turn
value-income-doubled = Incomes count double this turn
value-windows-closed = No more NWOs are attacked this turn
value-privilege-bought = Privilege was bought this turn
value-lasers-used = An alignment was changed this turn
value-recycled = An extra card was drawn this turn
value-nwos-attacked = NWOs attacked this turn
value-shifted = Group with other alignments
value-shifted-to = Its alignments until the end of the turn
value-attack = Kind of attack
value-attacker = Attacking card
value-target = Target
value-aiders = Aiding cards
value-privileged = The attack is privileged
value-paid-for-privilege = Privilege was paid for
value-let-in = Let into the privileged attack
value-put-for = Money put in for the attack
value-put-against = Money put in against the attack
value-put-from-target = Of that, from the target itself
value-staying-out = Staying out of the attack
value-passed = Passed since money was put in
value-speaking-order = Who is asked for money, in order
value-thrown = Dice
value-ending = How the game ended
value-winners = Winners

## Settings

setting-rounds = Round limit
setting-rounds-help = After so many rounds the strongest structure wins: all Power of its cards, and one for each group.
setting-new-world-order = New World Order
setting-new-world-order-help = On: NWO cards are in the deck; those in play change Power, Resistance and more for everybody. Off: the classic game without them.
setting-stand-ins = Further Specials
setting-stand-ins-help = Two Specials of our own about NWOs, in place of some that we do not know. Second Wind takes a card back from the discard. News Cycle discards an NWO.
setting-stand-ins-second-wind = Second Wind
setting-stand-ins-news-cycle = News Cycle
setting-interference = How outsiders are asked for money
setting-interference-help = In turn: one after the other, as in the rules. At once: all outsiders say at the same time whether they step in, and only those who do are asked; that is faster at a big table.
setting-interference-in-turn = In turn
setting-interference-at-once = At once

## The story: turns

note-chose-goal = { $seat } chose a secret goal.
note-turn-begins = Round { $round }: the turn of { $seat }.
note-turn-lost = { $seat } lost the whole turn.
note-passes = { $seat } passed the turn for { $amount } MB.
note-income = { $seat } had an income of { $amount } MB.
note-let-off = { $seat } let { $other_seat } off the tax.
note-taxed = { $seat } paid { $amount } MB to { $card }.
note-paid-upkeep = { $card } paid { $amount } MB for { $group }.
note-transferred = { $seat } moved { $amount } MB from { $card } to { $to }.
note-laundered = { $seat } put { $amount } MB from outside on { $card }.
note-funds = { $seat } got { $amount } MB.
note-pays-to-draw = { $seat } paid for another card with the money of { $card }.
note-shifted = { $seat } changed { $group }: { $change } { $piece }.
note-rebuilt = { $seat } rebuilt the power structure.

## The story: cards

note-group-turned-up = { $group } came to the table.
note-special-lost = { $card } was turned up, and discarded.
note-drew-special = { $seat } drew a Special.
note-drew-this-special = You drew { $card }.
note-nwo-played = { $seat } brought { $card } into play.
note-nwo-replaced = { $by } replaced { $card }.
note-nwo-removed = { $card } was discarded.
note-plays-special = { $seat } played { $card }.
note-undone = { $seat } undid { $card } with { $by }.
note-comes-to-nothing = So there was no attack.
note-revived = { $group } came back, uncontrolled.
note-spied = { $seat } looked at the Specials of { $other_seat }.
note-saw-specials = You saw the Specials of { $other_seat }: { $cards }.
note-taken-back = { $seat } took { $card } back from the discard.

## The story: attacks

note-announced = { $seat } announced an attack { $kind } { $target } with { $card }.
note-aided = In aid came { $cards }.
note-announced-on-nwo = { $seat } attacked { $card }.
note-pays-for-privilege = { $seat } paid { $amount } MB to make the attack privileged.
note-discards-for-privilege = { $seat } discarded { $card } to make the attack privileged.
note-discards-two = { $seat } discarded { $cards } against the privilege.
note-discards-another = { $seat } discarded { $card } as well.
note-privilege-abolished = { $seat } abolished the privilege.
note-called-off = { $seat } called the attack off.
note-puts-in-for = { $seat } put in { $amount } MB for the attack, from { $card }.
note-puts-in-against = { $seat } put in { $amount } MB against the attack, from { $card }.
note-rolled = { $seat } threw { $one } and { $other }, which is { $throw }.
note-attack-succeeds = The attack on { $target } succeeded: { $throw } against a number of { $number }.
note-attack-fails = The attack on { $target } failed: { $throw } against a number of { $number }.

## The story: groups

note-captured = { $seat } gained control of { $group }.
note-captured-from = { $seat } took { $group } from { $other_seat }.
note-received = { $seat } received { $group }.
note-moved = { $seat } moved { $group } to { $card }.
note-rearranged = { $group } went to another arrow of { $card }.
note-dropped = { $group } became uncontrolled, with all below.
note-neutralized = { $group } came free, with all below.
note-destroyed = Destroyed: { $group }.
note-eliminated = { $seat } had no groups left, and left the game.

## The story: deals and the end

note-offers = { $seat } offered { $other_seat } a deal: { $terms }.
note-deal-accepted = { $seat } accepted.
note-deal-rejected = { $seat } rejected it.
note-meets-goal = { $seat } fulfilled a goal: { $goal }.

## The end

end-basic = { $seat } won with the groups under control.
end-power = { $seat } won by Power.
end-alignments = { $seat } won with all alignments.
end-weird = { $seat } won with Weird groups.
end-money = { $seat } won by money.
end-transferable = { $seat } won by Transferable Power.
end-destroyed = { $seat } won by destruction.
end-violent = { $seat } won with Violent groups.
end-shared = Several fulfilled their goals, and share the victory.
end-last-one-left = { $seat } won: nobody else was left.
end-round-limit = The last round was over, and { $seat } had the strongest structure.
end-round-limit-shared = The last round was over, and the strongest share the victory.
line-power = Power
line-groups = Groups

## The lesson

lesson-structure = You play The Bavarian Illuminati. Your card lies in the middle of your power structure, and groups hang on its arrows: the Democrats in the east, The Phone Company in the south. They have arrows of their own, on which more can hang, and each card has its own money. Your income is in already, and you have drawn a Special, which nobody else can see. Slush Fund can be played at any time and costs no action. Play it: 15 MB for your Illuminati.
lesson-nwo = In the middle lies an NWO, Backlash Election. NWOs change things for everybody: each Conservative group has 2 more Power and Resistance, each Liberal one 2 less. Your Democrats are Liberal, so their printed Power of 5 is a 3 for now, and the Republicans would be a 6. You can attack an NWO at any time in your turn, and that is not even an action. Attack it.
lesson-odds = An attack comes down to one number, and two dice must not throw more than that. An NWO resists with 10, and only your Illuminati can attack it: their Power of 10 less 10 is 0, which can never succeed. Every MB adds 1. A throw of 11 or 12 fails in any case, so beyond 10 money only helps against those who pay to stop you. Choose your Illuminati card, since its treasury pays.
lesson-sum = With a number of 7 you have 21 throws of 36 on your side, with 8 there are 26, and with 10 it is 33. Put in 8 MB and see what the others do.
lesson-interference = The Gnomes of Zurich like the NWO, and have put in 2 MB against you. Other players may interfere in every attack, for it or against it, out of the treasuries of their Illuminati. It goes round until all have passed. The number is 6 now, and you have money left. Put in 4 MB more, out of your Illuminati’s treasury.
lesson-dice = The number is 10. Nobody else has money to put in: what lies on their groups only helps to defend these very groups. Pass, and the dice are thrown.
lesson-attack = The NWO is gone, and the Democrats are back at 5. You still have both of your actions, so attack a group. Hollywood brings 5 MB a turn, and nobody controls it. You could destroy it, but you would rather have it: choose Hollywood, and attack to control.
lesson-attacker = To control takes an attacking card with Power and an open arrow. Its Power counts, less the Resistance of the target; and each alignment that both have adds 4, while opposite ones take 4 off. The Democrats and Hollywood are both Liberal: 5 less 0 plus 4 is 9. Attack with the Democrats.
lesson-aid = Other cards could aid with their Transferable Power. But each takes part in only one attack a turn, and you will need them. So announce the attack without aid. You could also make it privileged, so that nobody interferes: others discard a Special for that, the Bavarian Illuminati pay 5 MB. It is not worth it now.
lesson-money = The number is 9. In attacks by groups the attacking group’s money counts as well as that of the Illuminati: the Democrats have 4 MB. Put in 1 MB of theirs, which makes 10. Then pass.
lesson-arrows = Hollywood is yours. It hangs on an arrow of the card that attacked, and comes with whatever hung below it, which here is nothing. Arrows are called by the sides of the card as it is printed, and the Democrats lie turned round, so that their west arrow points east. Where another card lies already an arrow is of no use, so leave yourself room. Choose the west arrow.
lesson-hand-over = Now the attacking group may hand money over to the one that it has captured. That would defend it: against attacks each MB on the target itself counts double. Nobody is rich enough to worry about: hand over nothing.
lesson-second-attack = One action is left. The CIA has a Power of 6, of which it can lend 4 to your other attacks. Your Illuminati may attack too: the NWO did not use them up. They have no alignments, so it is 10 less a Resistance of 5. Choose the CIA, to control, with your Illuminati. A rival’s group would be harder to get: right beside its own Illuminati it is protected by another 10, one link further out by 5, then by 2.
lesson-helper = Now aid is worth having. The Phone Company has a Transferable Power of 2, and has done nothing this turn. Let it aid; no privilege this time either.
lesson-more-money = 10 and 2 less 5 is 7. Put in 3 MB of your Illuminati, then pass.
lesson-place = The CIA hangs directly on your Illuminati, where it is best protected, and has three arrows for more. Put it on the west arrow, and hand over nothing.
lesson-end-actions = Your actions are used up. What is free can still be done: dropping groups, deals over money and Specials, attacks on other NWOs. For a deal you would point at the Illuminati of a rival. End your actions.
lesson-transfer = Now you have two free transfers of money. It goes from a card to its master or to one of its puppets. Money on the Illuminati card can serve in any attack. Choose The Phone Company, and move all of its 6 MB.
lesson-goals = You win with 13 cards in your structure, your Illuminati included; with more players it takes fewer. Or by your special goal: a total Power of 35 for the Bavarian Illuminati. You have 28 by now, and what NWOs add to your groups counts. Others have goals of their own, so look at theirs before you help anybody. All goals are looked at when a turn ends. You are done with this one, and from here on the match is yours.

## Why not

# Where a card is
why-is-destroyed = { $group }: this group has been destroyed.
why-still-in-deck = { $card }: this card has not turned up yet, it is still in the deck.
why-illuminati-not-played = { $head }: nobody plays these Illuminati now.
why-nwo-is-discarded = { $card }: this NWO lies in the discard, and has no effect any more.
why-nwo-attacked-already = { $card }: you have attacked this NWO in this turn. The same one may not be attacked twice in a turn.
why-nwo-at-another-time = { $card }: an NWO is attacked by itself, at any time in your own turn between other things that you do.
why-not-in-this-match = { $card }: this card is not in the deck of this match.
why-special-is-discarded = { $card }: this Special lies in the discard.
why-special-of-another = { $card }: this Special is in the hand of { $seat } now.
why-special-out-of-sight = You do not have that Special, and it does not lie open.
why-special-at-another-time = { $card } waits in your hand. It is for another moment: { $when }.
why-special-idle = { $card } would do nothing now: { $because }.
why-card-of-another = { $card }: this card belongs to the power structure of { $seat }, not to yours.
why-card-is-uncontrolled = { $card }: nobody controls this group.

# When Specials are played
when-assassination = after the dice of an attack on a group, in place of a throw
when-murphys-law = after the dice of an attack on a group, in place of a throw
when-bribery = while you act, for one action
when-senate-investigating-committee = as a rival begins a turn
when-deep-agent = as soon as a rival claims privilege
when-interference = when privilege stands in an attack of others
when-market-manipulation = before your income
when-secrets-man-was-not-meant-to-know = when a rival has played or discarded a Special
when-whispering-campaign = with an attack on a group without Power. Choose that group first
when-slush-fund = while you act, between the steps of your turn, or when you are asked for money in an attack
when-swiss-bank-account = while you act, between the steps of your turn, or when you are asked for money in an attack
when-white-collar-crime = while you act, between the steps of your turn, or when you are asked for money in an attack
when-media-campaign = while you act, between the steps of your turn, or when you are asked for money in an attack
when-computer-espionage = while you act, between the steps of your turn, or when you are asked for money in an attack
when-second-wind = while you act
when-news-cycle = while you act

# Why a Special would do nothing
idle-media-campaign = no group has been destroyed
idle-computer-espionage = no rival has a Special that you do not know
idle-second-wind = nothing lies in the discard
idle-news-cycle = no NWO is in play

# Actions
why-no-action-left = This takes an action, and you have none left in this turn.
why-acted-already = You have done something in this turn. Only who has not done anything yet may pass the whole turn.
why-target-first = Choose the group that is to be attacked first, then what the attack is for.
why-nothing-to-do-with = { $group } cannot move anywhere, has no money to send on, and nothing else to do now.
why-nothing-to-drop = You have no group that you could drop.
why-only-own-groups-dropped = { $group } is not yours to drop.
why-own-card-first = Choose one of your cards first, then what to do with it.
why-group-first = Choose the group that is to move first, then where it goes.
why-no-arrow-to-move-to = { $group }: no other arrow of your structure is open for this group and all below it.
why-nobody-to-bribe = { $card } is for an uncontrolled group, and there is none.
why-no-arrow-for-bribed = { $card }: your power structure has no open arrow for another group.
why-bribe-uncontrolled-only = { $card }: somebody controls this card, and only uncontrolled groups can be bribed.
why-only-while-acting = { $card }: groups are attacked and cards used while you act. This is before that, or after it.

# Abilities
why-nothing-to-use = { $group }: this group has no ability that one uses; if it has one, that works by itself.
why-lasers-used = { $group }: once a turn, and you have changed an alignment in this turn.
why-lasers-not-on-themselves = { $group }: the change is for another group than these.
why-without-alignments = { $head }: Illuminati have no alignments.
why-has-not-alignment = { $group }: only an alignment that a group has can be turned into its opposite, and it is not { $alignment } now.
why-drew-already = { $group }: once a turn, and you have drawn a card with it in this turn.
why-draw-too-dear = { $group }: to draw costs { $price } MB of its own treasury, which holds { $amount } MB.
why-deck-is-empty = No card is left in the deck.

# Attacks: the target
why-illuminati-not-attacked = { $head }: Illuminati can never be attacked, only groups and NWOs.
why-own-group-not-controlled = { $group }: you control this group already.
why-own-group-not-neutralized = { $group }: to be rid of a group of your own you drop it; you cannot neutralize it.
why-uncontrolled-not-neutralized = { $group }: nobody controls this group, so there is nothing to neutralize.
why-target-without-power = { $group } cannot be destroyed: no Power is printed on the card.
why-target-cut-to-0 = { $group } cannot be destroyed now: { $nwos } took all Power away.
why-target-has-power = { $group }: the campaign is for groups without Power, and this one has { $power }.
why-no-arrow-to-control = { $group }: to control it you need an open arrow on the card that attacks, and none of those that could attack has one.
why-no-arrow-and-no-power = { $group }: none of your cards that can still attack this turn has an open arrow to control it by; it has no Power, so it cannot be destroyed; and nobody controls it, so it cannot be neutralized.
why-all-kept-off = { $group }: the groups of { $head } are closed to all of your cards that could make this attack, because of their alignments.
why-is-the-target = { $group }: this is the target of the attack.
why-kind-first = { $card }: say first what the attack is for, then who makes it.
why-kind-is-chosen = You have said what the attack is for.

# Attacks: who takes part
why-nobody-can-attack = No card of yours can make this attack: those with Power have all taken part in an attack in this turn.
why-nobody-else-can-attack = { $group }: no other card of yours can make this attack. Those with Power have all taken part in one in this turn.
why-took-part-already = { $count ->
    [one] { $card }: this card has taken part in an attack in this turn, as the attacker or in aid.
   *[other] { $card }: this card has taken part in { $count } attacks in this turn, as the attacker or in aid.
}
why-attacker-without-power = { $card } cannot attack: no Power is printed on the card.
why-attacker-cut-to-0 = { $card } cannot attack now: { $nwos } took all Power away.
why-no-open-arrow = { $there-count ->
    [0] { $card } cannot control another group: this card has no arrow for one.
   *[other] { $card } cannot control another group: no arrow of this card is open. There lies already: { $there }.
}
why-kept-off = { $card }: the groups of { $head } are closed to this card, because of its alignments ({ $alignments }).
why-is-the-attacker = { $card }: this card makes the attack itself.
why-aids-already = { $card }: this card aids the attack already.
why-no-transferable-power = { $card } cannot aid: there is no Transferable Power on the card.
why-aid-is-complete = { $card }: who takes part in the attack has been settled.

# Privilege
why-privilege-not-for-sale = { $head }: these Illuminati cannot pay for privilege; discard a Special for it.
why-privilege-bought-already = Once a turn, and you have paid for privilege in this turn.
why-privilege-too-dear = Privilege costs { $price } MB from the treasury of your Illuminati, which holds { $amount } MB.
why-is-played-in-attack = { $card } is played with this very attack, and cannot be discarded for it as well.
why-only-another-special = In place of the discard that was undone only another Special can be discarded.
why-fewer-than-two = That takes two Specials, and you have only one.
why-does-not-abolish = { $card } does not abolish privilege by itself; you could discard two Specials.
why-chosen-already = { $card }: you have chosen this Special already.
why-does-not-answer = { $card } is of no use for this.

# Money
why-no-money-on-card = { $card }: there is no money on this card.
why-no-part-in-attack = { $group } has no part in this attack, and does not pay.
why-nowhere-to-transfer = { $card }: there is no group under it that could get its money. To attack, choose the target first.
why-no-transfer-left = You have made all free transfers of this turn.
why-not-linked = { $card } and { $to } are not linked: in one transfer money goes to the card’s master or to a group directly under it.
why-is-the-source = { $card }: this is where the money comes from.
why-more-than-there-is = { $card }: no more than { $most } MB can be taken from there.
why-at-least-one = It has to be 1 MB at least.
why-sum-by-exact-sum = For this sum choose “Another sum” first.
why-everything-is-a-sum = There is a sum of its own for everything: { $most } MB.
why-sums-are-all-there = All sums that are possible are there to be chosen.
why-tax-on-rivals = Only rivals are taxed.
why-nothing-to-tax = There is no money that could be taxed in the structure of { $seat } now.
why-let-off-already = The tax of { $seat } has been waived already.
why-pays-all-it-has = { $card }: this card pays all that it has already.
why-master-or-illuminati = { $group }: its upkeep is paid by its master or by your Illuminati, if there is money on them.
why-gives-or-receives = { $card }: while money is moved around, a card either gives or receives, and to each other card once.

# Money in an attack
why-step-in-first = Step in first, then say what you do.
why-only-attacker-calls-off = Only the attacker can call an attack off.
why-money-is-down = Money has been paid in this attack: it cannot be called off any more.
why-called-off-too-often = You have called off { $count } attacks in this turn, which is the limit.
why-attacker-stays-in = It is your attack: you can pass, but not stay out of it.
why-sides-for-outsiders = You are the attacker or the defender: choose one of your treasuries.
why-say-which-side = { $card }: choose whether the money is for the attack or against it.
why-only-illuminati-on-nwo = { $card }: only the money of Illuminati counts when an NWO is attacked.
why-outsiders-by-illuminati = { $card }: you are neither the attacker nor the defender, so only your Illuminati can spend.
why-not-of-the-attack = { $card }: money comes only from the card that attacks and from your Illuminati. Aid cannot be added any more.
why-not-of-the-defence = { $card }: money comes only from the group that is attacked and from your Illuminati.
why-no-deals-under-privilege = { $head }: there are no deals while an attack is privileged.

# Deals
why-offers-used-up = { $head }: you have made { $count } offers in this turn, which is the limit. Illuminati cannot be attacked.
why-nothing-to-deal-with = { $head }: there is nothing that you could offer, or ask for. Illuminati cannot be attacked.
why-money-one-way = Money goes in one direction only, and you have named a sum.
why-in-the-offer = { $card }: this is in the offer already.
why-offer-is-empty = An offer must contain something.
why-withdraw-if-thrown = Only an offer that is not allowed can be taken back; this one is empty, or can be proposed.
why-throws-the-game = With this exchange one of you would reach a goal and the other would not. Nobody may throw the game.
why-no-groups-in-attack = { $group }: during an attack no groups change hands.
why-no-action-for-group = { $count ->
    [0] { $group }: a group that changes hands costs an action, and you have none left.
   *[other] { $group }: each group that changes hands costs an action, and the offer takes all you have left.
}
why-no-arrow-for-group = { $group }: no open arrow would be left for this group in the structure of { $seat } as it is.
why-goes-with-master = { $group }: this group changes hands anyway. It lies below { $card }, which is in the offer.
why-puppet-is-named = { $group }: below this group lies { $card }, which is in the offer already.

# Power structures
why-point-at-arrow = { $card }: choose one of its arrows, not the card.
why-arrow-taken = { $card }: on this arrow another group hangs already, { $group }.
why-arrow-blocked = { $card }: this arrow is blocked. Where it points another card lies, { $there }.
why-goes-along = { $card }: this card moves as well, so nothing can be hung on it now.
why-hangs-there-already = { $group }: this is the very arrow of { $card } that the group hangs on now.
why-only-attackers-arrows = What is captured hangs on an arrow of { $card }, the card that made the attack.
why-only-masters-arrows = It can only go to another arrow of { $card }, its master.
why-not-in-the-way = { $group }: only a card of your old structure that lies in the way of a gift can be dropped for it.

# The Bermuda Triangle
why-illuminati-stay = { $head }: everything hangs on your Illuminati, and they stay where they are.
why-still-in-hand = Not everything hangs yet. In your hand: { $groups }; leave everything as it was, or go on.
why-nothing-changed-yet = Nothing has been changed yet.
why-not-taken-up-again = { $group }: you have hung it elsewhere twice, or no arrow is open for it.
why-not-open-in-plan = { $card }: as you have rebuilt the structure so far, this arrow is not open for { $group }, or that is where it hangs.
why-not-into-hand-again = { $group }: you have had it in your hand already, so now it has to be hung.

# What Specials are played on
why-not-destroyed = { $group }: this group has not been destroyed.
why-is-yourself = You know your own Specials.
why-nothing-to-spy-out = You know all that is in the hand of { $seat } now.
why-not-itself = { $card } cannot bring back itself.
why-groups-stay-destroyed = { $group }: Specials and NWOs come back from the discard, destroyed groups do not.
why-nwo-in-play = { $card }: this NWO is in play.

## The board

board-players = Players
board-look-at = The power structure of { $who }
board-cards-of = { $count } of { $needed } cards
board-goal-of = { $goal }: { $have } of { $need }
board-goal-secret = Secret goal
board-goal-power = Power
board-goal-alignments = Alignments
board-goal-weird = Weird groups
board-goal-money = Money
board-goal-transferable = Transferable
board-goal-destroyed = Destroyed
board-goal-violent = Violent groups
board-mb = { $amount } MB
board-mb-short = MB
board-specials-of = { $count ->
    [one] 1 Special
   *[other] { $count } Specials
}
board-destroyed-of = { $count } destroyed
board-options-here = { $count ->
    [one] 1 option here
   *[other] { $count } options here
}
board-out = out of the game
board-power-all = Power of all cards
board-cork = Power structures. Arrow keys move the board, plus and minus bring it nearer and further away, 0 fits it.
board-turn = Round { $round } · { $count ->
    [0] no actions left
    [one] 1 action left
   *[other] { $count } actions left
}
board-nearer = Nearer
board-further = Further away
board-fit = Fit the structure to the window
board-hang-here = Hang { $group } here: { $place }
board-middle = What lies in the middle
board-none-here = Nothing lies here.
board-power = Power
board-resistance = Resistance
board-income = Income
board-treasury = Treasury
board-power-of = Power { $power }, Transferable { $transferable }
board-resistance-of = Resistance { $number }
board-took-part = has taken part in an attack this turn
board-role-attacker = attacks
board-role-aid = aids the attack
board-role-target = is attacked
board-chance-short = { $percent } %
board-odds = { $plain } % to control it without money, { $rich } % with all the money that could go in
board-income-of = Income { $number }
board-no-nwo = { $colour }: none
board-deal-accepted = { $who } accepted your deal.
board-deal-rejected = { $who } rejected your deal.
board-under-attack = Your { $target } is under attack: { $percent } %
board-defend-with = { $card }: { $money } MB, each takes { $each } from the number. With all of it:
board-printed = printed { $number }
board-why-nwo = { $card }: { $amount }
board-why-shelter = { $card }: { $amount } Resistance
board-why-shifted = Its alignments are shifted until the end of the turn.
board-depth = { $depth ->
    [one] 1 link
   *[other] { $depth } links
} from the Illuminati{ $defence ->
    [0] {""}
   *[other] : +{ $defence } against attacks by rivals
}
board-kind-illuminati = Illuminati
board-kind-group = Group
board-kind-special = Special
board-kind-nwo = New World Order
board-kind-alignment = Alignment
board-kind-goal = Special goal
board-together = All together
board-band = Printed Power { $from }–{ $to }
board-band-from = Printed Power from { $from }
board-identical = Identical alignments count
board-opposite = Opposite alignments count
board-not-for-goals = Not counted for goals
board-see-sheet = See the card
board-ledger = The attack
board-attack-control = Attack to control
board-attack-neutralize = Attack to neutralize
board-attack-destroy = Attack to destroy
board-attack-whispering = Whispering Campaign
board-attack-nwo = Attack on a New World Order
board-part-power = Power
board-part-aid = Aid
board-part-resistance = Resistance
board-part-their-power = Power
board-part-identical = Identical alignments
board-part-opposite = Opposite alignments
board-part-bonus = Ability
board-part-neutralizing = To neutralize
board-part-distance = Nearness to its Illuminati
board-part-money = MB
board-number = Number
board-chance = { $chances } of 36
board-succeeds = It succeeds.
board-fails = It fails.
board-privileged = Privileged
board-let-in = { $who } may step in
board-stays-out = Stay out:
board-forecast = As it stands, before anybody puts money in.
board-forecast-of = { $what }: { $percent } % with { $card }
board-sums = Sums
board-chips = To choose from
board-sum-chance = { $amount } MB: { $percent } %
board-exact = How many MB from { $card }: { $least } to { $most }
board-step = { $by ->
    [-10] Ten less
    [-1] One less
    [1] One more
   *[10] Ten more
}
board-offer = The offer
board-gives = { $who } gives
board-nothing = nothing

# What the signs on the board mean.
board-sign-power = Power: what a card attacks with
board-sign-resistance = Resistance: what holds an attack off
board-sign-income = Income: MB that come each turn
board-sign-money = Money (MB)
board-sign-cards = Cards in a structure, of those that win
board-sign-special = Specials in the hand
board-sign-destroyed = Groups destroyed
board-sign-attacker = It makes the attack
board-sign-aid = It aids the attack
board-sign-target = It is under attack
board-sign-done = It took part in an attack this turn
board-sign-deck = Cards in the deck
board-sign-loop = The discard
board-sign-lock = Privileged: outsiders are kept out
board-sign-transferable = Power / Transferable Power, for aid
board-sign-changed = Changed by NWOs of these colours
board-sign-treasury = The treasury of a card, in MB
board-sign-offers = How many options lie in that structure
board-sign-chance = The best chance to control it without money or aid
board-sign-bar = How near to a goal
board-sign-socket = A free arrow: a group could hang here
board-sign-nwo = The place of the NWO: { $colour }
board-sign-opposed = { $one }, opposite to { $other }
