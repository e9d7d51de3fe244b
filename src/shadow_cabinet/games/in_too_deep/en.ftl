# In Too Deep: every word that a player reads.
#
# Pieces come as their names, several pieces as one text with their number in $NAME-count, seats as their names.
# Titles of crimes and names of Approaches stand in the tables.

game-title = In Too Deep
game-about = Agents ride along in the minds of Syndicate criminals, steer their crimes, and gather what they learn into a case. The bolder the crime, the more it brings and the deeper it pulls; whoever sinks deepest pays for it if the Syndicate's plot is foiled.

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
seat-you = Your agent
seat-echo = Echo

## Pieces: the city

piece-blocks = The Blocks
piece-downtown = Downtown
piece-ion-heights = Ion Heights
piece-parish = The Parish
piece-riverside = Riverside
piece-skyport = Skyport
piece-towers = The Towers
piece-zinbazaar = Zinbazaar
piece-edge = Edge { $number }

piece-disruptor = Disruptor
piece-dronejack = Dronejack
piece-fixer = Fixer
piece-ghost = Ghost
piece-jumper = Jumper
piece-mechanic = Mechanic
piece-persuader = Persuader
piece-scourge = Scourge
piece-smuggler = Smuggler
piece-sprinter = Sprinter

piece-coupe = Coupe
piece-scrambler = Scrambler
piece-blaster = Blaster
piece-birdseye = Birdseye
piece-cash = Cash
piece-gems = Gems
piece-cipher = Cipher
piece-mask = Mask
item-type-vehicle = Vehicle
item-type-weapon = Weapon
item-type-valuable = Valuable
item-type-tech = Tech

piece-sentinel = Sentinel
piece-blockade-a = First Blockade
piece-blockade-b = Second Blockade

## Pieces: Evidence, the Syndicate board, Boosts, players

piece-ringleader = Ringleader
piece-weaponry = Weaponry
piece-timing = Timing
piece-location = Location
piece-tactics = Tactics
piece-financing = Financing
piece-evidence = { $type } Evidence
piece-pool = Any token of the pool

piece-row-1 = Top row
piece-row-2 = Middle row
piece-row-3 = Bottom row
piece-boost-slot = Boost slot
piece-tolerance-slot = Tolerance slot
piece-grip-slot = Grip slot
piece-locker = Locker of { $seat }
piece-player = { $seat }
piece-number = { $number }
piece-sector-1 = First sector of the Boost wheel
piece-sector-2 = Second sector of the Boost wheel
piece-sector-3 = Third sector of the Boost wheel

piece-level-1-deck = Level 1 deck
piece-level-2-deck = Level 2 deck
piece-level-3-deck = Level 3 deck
piece-side-deck = Side Crime deck

crime-title = { $title }
piece-dilemma = { $benefits } (corruption { $corruption })
piece-echo-card = Echo card { $number }

boost-swap-items = Swap two Items
boost-move-item = Move an Item
boost-swap-item-criminal = Swap Item and Criminal
boost-swap-criminals = Swap two Criminals
boost-move-criminal = Move a Criminal
boost-shift-sb = Shift Sentinel and Blockades ({ $amount })
boost-swap-hooks = Swap hook tags
boost-discard-dilemma = Discard a Dilemma
boost-challenge = Challenge
boost-lock-hook = Lock a tag
boost-ignore-blockades = Ignore Blockades
boost-move-heat = Move Heat
boost-hook = Hook a Criminal
boost-actions = { $amount ->
    [one] Gain an action
   *[other] Gain { $amount } actions
}
boost-draw-discard-dilemmas = Draw and discard Dilemmas
boost-peek2 = Peek at two Evidence
boost-peek2-take1 = Peek at two Evidence, take one
boost-take1 = Take an Evidence
boost-reveal1 = Reveal an Evidence
boost-draw-side = { $amount ->
    [one] Draw a Side Crime
   *[other] Draw { $amount } Side Crimes
}
boost-grip = Gain { $amount } Grip
boost-tolerance = Gain Tolerance

back-evidence = a hidden Evidence token
back-dilemma = a hidden Dilemma
back-side = a hidden Side Crime
back-level-1 = a hidden Level 1 Crime
back-level-2 = a hidden Level 2 Crime
back-level-3 = a hidden Level 3 Crime
back-boost = a hidden Boost
back-echo-card = a hidden Echo card

## Buttons

piece-skip-hooking = Hook nobody
piece-end-actions = End your actions
piece-zone-power = Use a Zone power
piece-skill = Use a Skill
piece-gain-grip = Gain Grip
piece-an-action = Spend an action
piece-a-grip = Spend Grip
piece-stop = Stop here
piece-nobody = Nobody comes along
piece-peek = Peek at two Evidence
piece-no-challenge = Challenge nobody
piece-gain-boost = Take a Boost
piece-gain-evidence = Gain Evidence
piece-file-evidence = File Evidence
piece-restrained = Restrained
piece-reckless = Reckless
piece-ditch-nothing-more = Keep the rest

## Where something is from

source-document = (As in the rulebook.)
source-reconstruction = (This is a reconstruction.)
source-owner = (This comes from the owner's tables.)
source-mixed-card = (This is in the rulebook only in part; the rest is a reconstruction.)
source-mixed-story-crime = (The rulebook shows this card, but not the rewards of its Restrained Approach: those are a reconstruction.)
source-mixed-boost = (The rulebook describes this Boost; how many there are of it, and whether it is kept, is a reconstruction.)

## What crimes ask for and bring. Parts follow each other as sentences

text-then = { $one } { $other }
text-story-crime = { $code }, Level { $level } of { $storyline }{ $four-plus ->
    [0] .
   *[other] , for four or five players.
} { $what } Restrained, “{ $restrained-name }”: { $restrained }. Reckless, “{ $reckless-name }”: { $reckless }. { $source }
text-side-crime = Side Crime. { $what } Reward: { $reward }. { $source }
crime-criteria = Criteria: { $criteria }.
crime-effects = Then: { $effects }.

storyline-a = Chop Shop
storyline-b = Deadly Force
storyline-c = Dirty Money
storyline-d = Black Signal
storyline-e = Turf War
storyline-f = Dead Zone
storyline-g = Vanishing Act

reward-intel = { $number } Intel
reward-dilemmas = { $number ->
    [one] 1 Dilemma
   *[other] { $number } Dilemmas
}
reward-gain = { $number } Evidence gained
reward-file = { $number } Evidence filed
reward-boost = { $number ->
    [one] 1 Boost
   *[other] { $number } Boosts
}
reward-grip = { $number } Grip
reward-nothing = nothing

## What crimes ask for, put together from their formulas

# Several clauses, and conditions within them
criteria-and-then = { $one }; { $other }
criteria-and = { $one } and { $other }
criteria-or = { $one }, or { $other }
criteria-group = ({ $what })
criteria-one-or = { $one } or { $other }
criteria-comma = { $one }, { $other }
criteria-in-order = { $one } { $other }
criteria-list = { $what }
criteria-nothing = nothing
criteria-not-so = it is not true that ({ $what })
criteria-distinct = { $what } are { $what-count ->
    [2] two different ones
   *[other] all different
}
criteria-not-distinct = { $what } are { $what-count ->
    [2] the same
   *[other] not all different
}

# Who does what: `you` and several are spoken of in the plural
criteria-is = { $who } { $person ->
    [1] is
   *[other] are
} { $how }
criteria-holds = { $who } { $person ->
    [1] holds
   *[other] hold
} { $item }
criteria-not-holds = { $who } { $person ->
    [1] does
   *[other] do
} not hold { $item }
criteria-alone = alone
criteria-not-alone = not alone
criteria-alone-with = alone with { $whom }
criteria-not-alone-with = not alone with { $whom }
criteria-lone = all alone
criteria-not-lone = not all alone
criteria-empty-handed = empty-handed
criteria-not-empty-handed = not empty-handed
criteria-loose = loose
criteria-not-loose = not loose
criteria-held = held
criteria-not-held = not held
criteria-there-is = there is { $what }

# Where
criteria-in = in { $zone }
criteria-a-zone = a Zone
criteria-your-zone = your Zone
criteria-zone-of = { $who }’s Zone
criteria-totally-empty-zone = a totally empty Zone
criteria-totally-empty = totally empty
criteria-not-totally-empty = not totally empty
criteria-with = with { $what }
criteria-without = without { $what }
criteria-heat = { $number ->
    [0] any Heat or none
    [1] Heat
    [2] at least two Heat
    [3] three Heat
   *[other] at least { $number } Heat
}
criteria-heat-exactly = exactly { $number } Heat
criteria-blockade = { $number ->
    [0] whether or not it borders a Blockade
    [1] bordering a Blockade
    [2] between two Blockades
   *[other] bordering at least { $number } Blockades
}
criteria-not-blockade = { $number ->
    [1] bordering no Blockade
    [2] not between two Blockades
   *[other] bordering fewer than { $number } Blockades
}
criteria-adj = adjacent to { $what }
criteria-not-adj = not adjacent to { $what }
criteria-opp = opposite { $what }
criteria-not-opp = not opposite { $what }
criteria-within = { $number ->
    [0] with { $what } there
    [1] with { $what } there or in an adjacent Zone
   *[other] with { $what } at most { $number } Zones away
}
criteria-not-within = { $number ->
    [0] with { $what } elsewhere
    [1] with { $what } neither there nor in an adjacent Zone
   *[other] with { $what } more than { $number } Zones away
}
criteria-at = which is { $what }
criteria-not-at = other than { $what }
criteria-wall = next to { $what } with a Blockade between
criteria-not-wall = with no Blockade on an edge shared with { $what }
criteria-linked = not cut off from { $what } by Blockades
criteria-not-linked = cut off from { $what } by Blockades

# How many
criteria-none = no { $others ->
    [0] { $noun }
   *[other] other { $noun }
}
criteria-least = at least { $number } { $others ->
    [0] { $noun }
   *[other] other { $noun }
}
criteria-exactly = exactly { $number } { $others ->
    [0] { $noun }
   *[other] other { $noun }
}
criteria-none-of-yours = none of your { $others ->
    [0] Criminals
   *[other] other Criminals
}
criteria-least-of-yours = at least { $number } of your { $others ->
    [0] Criminals
   *[other] other Criminals
}
criteria-exactly-of-yours = exactly { $number } of your { $others ->
    [0] Criminals
   *[other] other Criminals
}
criteria-other-than = { $who } than { $whom }
criteria-none-for-whom = there is no { $noun } such that ({ $what })
criteria-least-for-whom = at least { $number } { $noun } can be found, for each of whom this is true: ({ $what })
criteria-exactly-for-whom = exactly { $number } { $noun } can be found, for each of whom this is true: ({ $what })

## Whom and what a formula speaks of: by itself, when it is mentioned first, and again

domain-sentinel = the Sentinel
domain-yourself = you
domain-named = the { $item }
domain-name = { $item }
domain-that = that { $noun }
domain-the-numbered = the { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] other
} { $noun }
domain-your-numbered = your { $number ->
    [1] first
    [2] second
   *[other] third
} { $noun }

domain-criminal = { $count ->
    [1] Criminal
   *[other] Criminals
}
domain-criminal-first = any { $noun }
domain-criminal-another = another { $noun }
domain-criminal-perhaps = any { $noun }, perhaps the same

domain-vehicle = { $state ->
    [1] loose { domain-plain-vehicle }
    [2] held { domain-plain-vehicle }
   *[other] { domain-plain-vehicle }
}
domain-plain-vehicle = { $count ->
    [1] Vehicle
   *[other] Vehicles
}
domain-vehicle-first = a { $noun }
domain-vehicle-another = the other { $noun }
domain-vehicle-perhaps = a { $noun }, perhaps the same

domain-weapon = { $state ->
    [1] loose { domain-plain-weapon }
    [2] held { domain-plain-weapon }
   *[other] { domain-plain-weapon }
}
domain-plain-weapon = { $count ->
    [1] Weapon
   *[other] Weapons
}
domain-weapon-first = a { $noun }
domain-weapon-another = the other { $noun }
domain-weapon-perhaps = a { $noun }, perhaps the same

domain-valuable = { $state ->
    [1] loose { domain-plain-valuable }
    [2] held { domain-plain-valuable }
   *[other] { domain-plain-valuable }
}
domain-plain-valuable = { $count ->
    [1] Valuable
   *[other] Valuables
}
domain-valuable-first = a { $noun }
domain-valuable-another = the other { $noun }
domain-valuable-perhaps = a { $noun }, perhaps the same

domain-tech = { $state ->
    [1] loose { domain-plain-tech }
    [2] held { domain-plain-tech }
   *[other] { domain-plain-tech }
}
domain-plain-tech = { $count ->
    [1] Tech Item
   *[other] Tech Items
}
domain-tech-first = a { $noun }
domain-tech-another = the other { $noun }
domain-tech-perhaps = a { $noun }, perhaps the same

domain-item = { $state ->
    [1] loose { domain-plain-item }
    [2] held { domain-plain-item }
   *[other] { domain-plain-item }
}
domain-plain-item = { $count ->
    [1] Item
   *[other] Items
}
domain-item-first = { $state ->
    [0] an { $noun }
   *[other] a { $noun }
}
domain-item-another = another { $noun }
domain-item-perhaps = an { $noun }, perhaps the same

domain-zone = { $count ->
    [1] Zone
   *[other] Zones
}
domain-zone-first = a { $noun }
domain-zone-another = another { $noun }
domain-zone-perhaps = a { $noun }, perhaps the same

domain-other = { $count ->
    [1] Criminal you do not control
   *[other] Criminals you do not control
}
domain-other-first = a { $noun }
domain-other-another = another { $noun }
domain-other-perhaps = a { $noun }, perhaps the same

domain-rival = { $count ->
    [1] Criminal that a rival controls
   *[other] Criminals that rivals control
}
domain-rival-first = a { $noun }
domain-rival-another = another { $noun }
domain-rival-perhaps = a { $noun }, perhaps the same

domain-free = { $count ->
    [1] Criminal that nobody controls
   *[other] Criminals that nobody controls
}
domain-free-first = a { $noun }
domain-free-another = another { $noun }
domain-free-perhaps = a { $noun }, perhaps the same

domain-you = { $count ->
    [1] Criminal of yours
   *[other] Criminals of yours
}
domain-you-first = one of your Criminals
domain-you-another = another of your Criminals
domain-you-perhaps = one of your Criminals, perhaps the same

domain-blocks = the Blocks
domain-downtown = Downtown
domain-ion-heights = Ion Heights
domain-parish = the Parish
domain-riverside = Riverside
domain-skyport = Skyport
domain-towers = the Towers
domain-zinbazaar = Zinbazaar

## What the effects of crimes do

effect-drop = { $one } is dropped
effect-drop-with-sentinel = those of { $one } and { $two } that are in the Sentinel’s Zone are dropped
effect-send = { $one } goes loose to the opposite Zone
effect-send-any = { $one } goes loose to a Zone of your choice
effect-push = shift { $one } one Zone, not through a Blockade, if possible
effect-relocate = move { $one } to { $zone }
effect-opposite-zone = the opposite Zone
effect-swap = { $one } and { $two } exchange Zones
effect-shift-sentinel = shift the Sentinel { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
}
effect-move-sentinel = move the Sentinel to { $one }
effect-shift-blockade = { $number ->
    [1] shift a Blockade once
    [2] shift Blockades twice
   *[other] shift Blockades { $number } times
}
effect-cycle-heat = cycle Heat into { $zone } if it has none, without its power

## What Dilemmas are worth

text-dilemma = Corruption { $corruption }. At the end of the game: { $benefits }. Only cards in your Corruption Well count. { $source }
benefit-symbols = { $number ->
    [one] 1 { $type } symbol
   *[other] { $number } { $type } symbols
}
benefit-intel = { $number } Intel
benefit-poster = Wanted Poster { $face }
benefit-sigil = Sentinel Sigil
benefit-nothing = no benefit

## What the city does

text-blocks = Power: you may challenge a rival when both of you have Dilemmas in hand. Both show them; corruption in hand less Tolerance is compared, and the lower total wins; you win a tie. The loser pays the winner { $intel } Intel and secretly discards one Dilemma of that hand.
text-downtown = Power: up to three shifts, divided among the Sentinel and the Blockades as you like.
text-ion-heights = Power: take a Boost from the wheel, or the top card of any Crime deck, which stays unseen beside your Console until the end of your turn.
text-parish = Power: gain { $tolerance } Tolerance.
text-riverside = Power: gain one Evidence, or file one.
text-skyport = Power: move any Criminal, with the Item in hand, to any other Zone.
text-towers = Power: two of these, or one of them twice: shift a Criminal (not through a Blockade); shift an Item, which arrives loose; peek at two face-down Evidence; shift the Sentinel or a Blockade.
text-zinbazaar = Power: two Items change places. One that was held leaves the other in the same hand.

text-disruptor = Skill: shift the Sentinel or a Blockade that is nearby. The first time in a turn is free, after that each costs an action.
text-dronejack = Skill, for an action: shift a loose Item that is nearby, or pick it up. Blockades do not matter.
text-fixer = Skill, for an action: use the power of a nearby Zone that has no Heat, also across a Blockade.
text-ghost = Skill: moves through Blockades, and always counts as alone for the criteria of your crimes.
text-jumper = Skill, for an action: go to the opposite Zone.
text-mechanic = Skill: for the criteria of your crimes the Item in her hand can be taken for the other one of its type.
text-persuader = Skill, for an action: shift another Criminal that is nearby, who cannot pass a Blockade.
text-scourge = Skill, free, once a turn: gain 1 Grip with another Criminal that is nearby.
text-smuggler = Skill, free: pick up a loose Item in his Zone, or take one from another Criminal there.
text-sprinter = Skill, for an action: go to any Zone that can be reached without passing a Blockade.

text-item = Type: { $type }; the other one of this type is the { $partner }. A Criminal holds one Item at most.
text-sentinel = Whenever it shifts, it may take along one Criminal of its Zone, whoever controls it, with the Item in hand. Blockades do not stop it.
text-blockade-a = Stops Criminals who go from one of these Zones to the other. Against Echo this is the marked one.
text-blockade-b = Stops Criminals who go from one of these Zones to the other. Against Echo this is the unmarked one.
text-boost-slot = Whoever files here takes a Boost from the wheel.
text-tolerance-slot = Whoever files here gains { $tolerance } Tolerance.
text-grip-slot = Whoever files here gains 1 Grip with any Criminal.

## What Boosts do

text-boost = { $what } { $when } { $source }
boost-kept = Blue: kept until you spend it, in any of your turns, without an action.
boost-instant = Pink: it happens at once.

text-boost-swap-items = Two Items change places. One that was held leaves the other in the same hand.
text-boost-move-item = Move any Item to any Zone, where it arrives loose.
text-boost-swap-item-criminal = An Item and a Criminal change Zones. The Item arrives loose; the Criminal keeps what is in hand.
text-boost-swap-criminals = Two Criminals change Zones, with their Items.
text-boost-move-criminal = Move any Criminal, with the Item in hand, to any other Zone.
text-boost-shift-sb = Up to { $amount } shifts, divided among the Sentinel and the Blockades as you like.
text-boost-swap-hooks = Exchange all your hook tags for all those of a rival. It brings no Grip.
text-boost-discard-dilemma = Discard a Dilemma from your hand or your Corruption Well.
text-boost-challenge = Challenge a rival, as with the power of the Blocks. The loser pays { $intel } Intel.
text-boost-lock-hook = Lies on one of your hook tags: nobody else can hook that Criminal until the tag leaves your Console.
text-boost-ignore-blockades = For the rest of your turn Blockades do not matter.
text-boost-move-heat = Move all Heat of one Zone to a Zone that has none.
text-boost-hook = Hook a Criminal by the usual rules, and gain 1 Grip with it.
text-boost-actions = { $amount ->
    [one] You have one more action.
   *[other] You have { $amount } more actions.
}
text-boost-draw-discard-dilemmas = Draw { $amount } Dilemmas, then discard { $amount } from your hand.
text-boost-peek2 = Peek at two face-down Evidence tokens in the pool or the Final Plot.
text-boost-peek2-take1 = Peek at two face-down Evidence tokens in the pool or the Final Plot, and take one of the two.
text-boost-take1 = Take a face-down Evidence token from the pool or the Final Plot.
text-boost-reveal1 = Turn up a face-down Evidence token of the Final Plot: it goes to the public locker.
text-boost-draw-side = { $amount ->
    [one] Draw a Side Crime.
   *[other] Draw { $amount } Side Crimes.
} You see them only at the end of your turn.
text-boost-grip = Gain { $amount } Grip, divided among any Criminals.
text-boost-tolerance = Gain { $tolerance } Tolerance.

## What Echo's cards do

text-echo-card = Echo hooks the Criminal in slot { $hook } of her board and moves it. The white die then moves: 1, the Criminal in slot { $one }; 2, the one in slot { $two }; 3, the { $item }; 4, the three Heat to { $zone }; 5, the { $marked ->
    [0] unmarked
   *[other] marked
} Blockade; 6, the Sentinel. Her Approach is { $approach }; she files { $row ->
    [0] to the Final Plot
    [1] into the top row
    [2] into the middle row
   *[other] into the bottom row
}. { $source }

## Questions, to the player who decides

prompt-hook = Choose a Criminal to hook. If you choose one of your own, you let go of it first, then choose again.
prompt-hook-by-boost = Your Boost hooks a Criminal: choose one. If you choose one of your own, you let go of it first.
prompt-act = { $left ->
    [0] Choose what to do. Your actions are used up.
    [one] Choose what to do. You have 1 action left.
   *[other] Choose what to do. You have { $left } actions left.
}
prompt-with-criminal = Choose a Zone for the { $criminal } to go to, an Item to pick up, or what to do.
prompt-pay-with = Spend an action for it, or Grip with the { $criminal }?
prompt-power-of = Choose the Zone whose power the { $criminal } uses. Heat goes there.
prompt-skill-on = Choose what the { $criminal } uses the Skill on.

prompt-shift = { $left ->
    [one] Choose what is shifted.
   *[other] Choose what is shifted ({ $left } shifts to go).
}
prompt-shift-where = Choose where the { $piece } goes.
prompt-escort = Choose a Criminal whom the Sentinel takes along, or nobody.
prompt-move-criminal = Choose a Criminal to move.
prompt-move-item = Choose an Item to move. It will arrive loose.
prompt-to-zone = Choose the Zone to go to.
prompt-swap = Choose what changes places.
prompt-swap-with = Choose what changes places with the { $piece }.
prompt-move-heat = Choose a Zone: all of its Heat moves.
prompt-towers-option = { $left ->
    [one] The Towers: choose a Criminal or an Item, the Sentinel or a Blockade to shift, or peek at Evidence.
   *[other] The Towers, first of two: choose a Criminal or an Item, the Sentinel or a Blockade to shift, or peek at Evidence.
}
prompt-push = The crime shifts the { $criminal }: choose the Zone.
prompt-send = The crime sends the { $item } away: choose the Zone.

prompt-challenge = Choose a rival to challenge over the Dilemmas in hand, or nobody.
prompt-lose-a-dilemma = You have lost the challenge: choose the Dilemma that you discard. Nobody sees it.
prompt-ion-heights = Ion Heights: take a Boost, or choose the deck from which you take a Crime.
prompt-riverside = Riverside: gain an Evidence, or file one.
prompt-discard-a-dilemma = Choose the Dilemma that you discard, from your hand or your Corruption Well.
prompt-discard-drawn = { $left ->
    [one] Choose a Dilemma to discard.
   *[other] Choose a Dilemma to discard ({ $left } to go).
}
prompt-swap-tags = Choose the rival with whom you exchange all hook tags.
prompt-lock = Choose the tag that you lock.
prompt-grip-with = { $left ->
    [one] Gain 1 Grip: choose the Criminal.
   *[other] Gain { $left } Grip: choose the Criminal for the first.
}
prompt-take-a-boost = Choose a Boost from the wheel. The Intel of its sector is yours too.

prompt-from-the-plank = { $count ->
    [one] Gain an Evidence: choose it from the plank.
   *[other] Gain { $count } Evidence: choose the first from the plank. The others come from the pool.
}
prompt-from-the-pool = You have seen tokens of the pool: choose one of these, or take any.
prompt-file-which = Choose the Evidence that you file.
prompt-file-where = Choose where you file the { $token }.
prompt-peek-at = { $left ->
    [one] Choose the other face-down Evidence at which you peek.
   *[other] Choose where you peek at a face-down Evidence first.
}
prompt-take = Choose where you take a face-down Evidence.
prompt-take-one-of = Choose which of the tokens that you have seen you take.
prompt-reveal = Choose where in the Final Plot an Evidence is turned up.
prompt-which-in-locker = { $locker }: choose the token, in the order in which they were filed.

prompt-witness = { $crime } fits in more than one way: choose what its effects are about.
prompt-approach = { $crime }: choose your Approach. It decides what the crime brings.

prompt-ditch = Choose a Crime that you return to the bottom of its deck, or keep the rest.
prompt-draw-from = Choose the deck from which you draw a Story Crime.

prompt-lose-grip = { $left ->
    [one] Lose 1 Grip: choose the Criminal.
   *[other] Lose { $left } Grip: choose the Criminal for the first.
}
prompt-bank = The Chapter is over. Choose a Dilemma that you bank ({ $left } to go); the others are discarded.
prompt-bank-another = Choose another Dilemma that you bank ({ $left } to go).

prompt-echo-boost = Echo takes the Boost with the most Intel. Several are equal: choose one of them for her.
prompt-echo-grip = { $gain ->
    [0] Echo loses Grip where she has most. Several Criminals are equal: choose one of them for her.
   *[other] Echo gains Grip where she has least. Several Criminals are equal: choose one of them for her.
}

## Questions, to those who wait

waiting-hook = { $seat } hooks a Criminal.
waiting-hook-by-boost = { $seat } hooks a Criminal with a Boost.
waiting-act = { $seat } acts.
waiting-shift = { $seat } shifts the Sentinel or a Blockade.
waiting-move-criminal = { $seat } moves a Criminal.
waiting-move-item = { $seat } moves an Item.
waiting-swap = { $seat } chooses what changes places.
waiting-move-heat = { $seat } moves Heat.
waiting-towers-option = { $seat } uses the Towers.
waiting-push = { $seat } shifts a Criminal.
waiting-send = { $seat } sends an Item away.
waiting-challenge = { $seat } may challenge a rival.
waiting-lose-a-dilemma = { $seat } discards a Dilemma.
waiting-ion-heights = { $seat } chooses between a Boost and a Crime.
waiting-riverside = { $seat } chooses between gaining and filing Evidence.
waiting-discard-a-dilemma = { $seat } discards a Dilemma.
waiting-discard-drawn = { $seat } discards Dilemmas.
waiting-swap-tags = { $seat } chooses a rival with whom to exchange hook tags.
waiting-lock = { $seat } locks a hook tag.
waiting-grip-with = { $seat } chooses a Criminal to gain Grip with.
waiting-take-a-boost = { $seat } takes a Boost.
waiting-from-the-plank = { $seat } takes Evidence from the plank.
waiting-from-the-pool = { $seat } takes Evidence from the pool.
waiting-file-which = { $seat } files Evidence.
waiting-peek-at = { $seat } peeks at Evidence.
waiting-take = { $seat } takes a face-down Evidence.
waiting-take-one-of = { $seat } takes one of two Evidence.
waiting-reveal = { $seat } turns up an Evidence of the Final Plot.
waiting-approach = { $seat } chooses an Approach.
waiting-ditch = { $seat } may discard Crimes.
waiting-draw-from = { $seat } draws a Story Crime.
waiting-lose-grip = { $seat } loses Grip.
waiting-bank = { $seat } banks Dilemmas.
waiting-echo-boost = { $seat } chooses a Boost for Echo.
waiting-echo-grip = { $seat } chooses Grip for Echo.

## Places

place-locks = Locks on hook tags
place-supply = Evidence supply
place-pool = Evidence pool
place-plank = Evidence plank
place-memory = Evidence in Memory
place-filed = Evidence filed to the Chapter
place-bonus = Evidence in the bonus slots
place-lockers = Evidence in the lockers
place-public-locker = Public locker
place-boost-stack = Boost stack
place-boost-discard = Discarded Boosts
place-wheel = Boost wheel
place-boosts = Boosts
place-dilemma-deck = Dilemma deck
place-dilemma-discard = Discarded Dilemmas
place-dilemmas = Dilemmas in hand
place-wells = Corruption Well
place-side-deck = Side Crime deck
place-side-discard = Discarded Side Crimes
place-level-decks = Story Crime decks
place-crimes = Crimes in hand
place-pending = Crimes beside the Console
place-committing = Crime being completed
place-display = Storyline display
place-out-of-play = Out of play
place-echo-deck = Echo deck
place-echo-discard = Echo cards played
place-echo-crime = Echo's Crime
place-echo-memory = Echo's Evidence
place-echo-filed = Evidence that Echo filed to the Chapter
place-echo-locker = Echo's locker
place-echo-dilemmas = Echo's Dilemmas in hand
place-echo-well = Echo's Corruption Well

## Values

value-ring = The Zones, clockwise
value-criminals = Criminals in play
value-at = Where Criminals and Items are
value-holds = Items held
value-sentinel = Zone of the Sentinel
value-blockades = Edges of the Blockades
value-heat = Zones with three, two and one Heat
value-hooks = Hook tags
value-grip = Grip
value-intel = Intel
value-tolerance = Tolerance
value-chapter = Chapter
value-triggered = The Chapter ends
value-assignments = Assignments
value-dossiers-left = Dossiers left in each row
value-dossiers = Dossiers claimed
value-wheel-intel = Intel on the wheel
value-echo-criminals = Criminals on Echo's board
value-echo-progress = Echo's Crime track
value-peeking = Where somebody peeks
value-echo-level = Level of Echo's Crime
value-echo-filed-already = Echo has filed this turn
value-echo-slot-used = Echo has used a bonus slot this turn
value-order = Turn order
value-active = Whose turn it is
value-step = Step of the turn
value-turns = Turns played
value-actions-left = Actions left
value-ignores-blockades = Blockades are ignored
value-disruptor-used = Free shift of the Disruptor used
value-scourge-used = Skill of the Scourge used
value-arrangements = Where Items lay since the last action
value-final-turns = Final turns left

## Settings

setting-criminals = Criminals
setting-criminals-help = The Criminals in play. With none chosen, chance decides. Two and three players use five, four and five players six; alone against Echo it is four.
setting-criminals-disruptor = { piece-disruptor }
setting-criminals-dronejack = { piece-dronejack }
setting-criminals-fixer = { piece-fixer }
setting-criminals-ghost = { piece-ghost }
setting-criminals-jumper = { piece-jumper }
setting-criminals-mechanic = { piece-mechanic }
setting-criminals-persuader = { piece-persuader }
setting-criminals-scourge = { piece-scourge }
setting-criminals-smuggler = { piece-smuggler }
setting-criminals-sprinter = { piece-sprinter }
setting-storylines = Storylines
setting-storylines-help = How many of the seven storylines are in the game. Five is usual; with more it is harder to get further in each of them.
setting-echo = Echo joins two players
setting-echo-help = On: Echo plays along with two players, as the third. Alone you always play against her.
setting-echo-board = Echo's board
setting-echo-board-help = How strong Echo is. On the hard side she gets on faster and earns more.
setting-echo-board-standard = Standard
setting-echo-board-hard = Hard
setting-turn-cap = Turn limit
setting-turn-cap-help = After so many turns the Chapter and the game are closed as they stand.

prompt-shift-the-sentinel = { $left ->
    [1] Shift the Sentinel: to which Zone?
   *[other] Shift the Sentinel: to which Zone? ({ $left } shifts left)
}
waiting-shift-the-sentinel = { $seat } shifts the Sentinel.

## The story: turns and tags

note-turn-begins = Turn { $count }: { $seat }.
note-hooked = { $seat } hooks { $criminal }.
note-hooked-from = { $paid ->
    [0] { $seat } hooks { $criminal } away from { $other_seat }; the supply pays 1 Intel.
   *[other] { $seat } hooks { $criminal } away from { $other_seat }, for 1 Intel.
}
note-unhooked = { $seat } lets go of { $criminal }.
note-unhooked-all = { $seat } lets go of everybody.
note-skipped-hooking = { $seat } hooks nobody new.
note-grip-step = { $criminals-count ->
    [0] { $seat } controls nobody and gains no Grip.
   *[other] { $seat } gains Grip with { $criminals }.
}
note-gained-grip = { $seat } gains Grip with { $criminal }.
note-lost-grip = { $seat } loses Grip with { $criminal }.
note-spent-grip = { $seat } spends Grip with { $criminal } for an action.
note-tag-locked = { $seat } locks the tag of { $criminal }.
note-tags-swapped = { $seat } and { $other_seat } exchange all their tags.

## The story: the city

note-criminal-goes = { $criminal } goes to { $zone }.
note-criminal-moved = { $criminal } comes to { $zone }.
note-criminal-shifted = { $criminal } is shifted to { $zone }.
note-criminals-swapped = { $criminal } and { $other } change places.
note-picked-up = { $criminal } takes { $item }.
note-dropped = { $criminal } drops { $item }.
note-item-moved = { $item } comes to { $zone }.
note-item-shifted = { $item } is shifted to { $zone }.
note-items-swapped = { $item } and { $other } change places.
note-item-swapped-with-criminal = { $item } and { $criminal } change places.
note-sentinel-shifts = The Sentinel comes to { $zone }.
note-sentinel-escorts = The Sentinel comes to { $zone } and takes { $criminal } along.
note-blockade-shifts = { $blockade } comes between { $zone } and { $other }.
note-heat-moved = All Heat of { $zone } goes to { $other }.
note-heat-cycles = Heat cycles into { $zone }.
note-zone-power = { $seat } uses the power of { $zone }: Heat cycles in.

## The story: Boosts and Dilemmas

note-took-boost = { $intel ->
    [0] { $seat } takes a Boost: { $boost }.
   *[other] { $seat } takes a Boost with { $intel } Intel: { $boost }.
}
note-wheel-filled = On the wheel comes a new Boost: { $boost }.
note-boosts-reshuffled = { $count ->
    [one] The discarded Boost becomes the new stack.
   *[other] The { $count } discarded Boosts become a new stack.
}
note-spent-boost = { $seat } spends a Boost: { $boost }.
note-gained-tolerance = { $seat } gains { $count } Tolerance.
note-drew-dilemmas = { $count ->
    [one] { $seat } draws a Dilemma.
   *[other] { $seat } draws { $count } Dilemmas.
}
note-drew-these-dilemmas = You draw { $cards }.
note-dilemmas-reshuffled = { $count ->
    [one] The discarded Dilemma becomes the new deck.
   *[other] The { $count } discarded Dilemmas become a new deck.
}
note-shows-dilemmas = { $seat } shows { $cards }.
note-no-challenge = { $seat } challenges nobody.
note-challenge-won = { $seat } wins the challenge against { $other_seat } and gets { $intel } Intel (the challenger has { $own }, the other { $other }).
note-discarded-dilemma = { $count ->
    [one] { $seat } discards a Dilemma, face down.
   *[other] { $seat } discards { $count } Dilemmas, face down.
}
note-discarded-banked = { $seat } discards a Dilemma of the Corruption Well, face down.

## The story: Evidence

note-took-from-plank = { $seat } takes { $token } from the plank.
note-took-from-pool = { $count ->
    [one] { $seat } takes an Evidence unseen.
   *[other] { $seat } takes { $count } Evidence unseen.
}
note-took-these = You get { $tokens }.
note-plank-refilled = { $token } comes to the plank.
note-filed-to-chapter = { $seat } files { $token } in the { $row } and claims a Dossier.
note-filed-to-slot = { $seat } files an Evidence face down: { $slot }.
note-filed-to-locker = { $seat } files an Evidence face down, in the own locker.
note-peeked = You look at { $token }: { $where }.
note-peeked-at = { $places-count ->
    [0] There is nothing to look at for { $seat }.
   *[other] { $seat } looks at face-down Evidence: { $places }.
}
note-took-face-down = { $seat } takes a face-down Evidence: { $where }.
note-revealed = { $seat } turns up { $token } in the Final Plot ({ $where }): it goes to the public locker.

## The story: crimes

note-commits = { $seat } completes { $crime }.
note-approach = { $seat } goes about it this way: { $approach }.
note-gained-intel = { $seat } gains { $count } Intel.
note-lost-intel = { $seat } loses { $count } Intel.
note-ditched = { $seat } ditches a card to the bottom: { $deck }.
note-drew-crime = { $seat } draws a card: { $deck }.
note-drew-this-crime = You draw { $crime }.
note-took-crime = { $seat } lays a card face down beside the Console: { $deck }.
note-took-side-crimes = { $count ->
    [one] { $seat } lays a Side Crime face down beside the Console.
   *[other] { $seat } lays { $count } Side Crimes face down beside the Console.
}
note-took-pending = { $count ->
    [one] { $seat } takes the card beside the Console into hand.
   *[other] { $seat } takes the { $count } cards beside the Console into hand.
}
note-took-these-crimes = You get { $crimes }.
note-side-crimes-reshuffled = { $count ->
    [one] The discarded Side Crime becomes the new deck.
   *[other] The { $count } discarded Side Crimes become a new deck.
}

## The story: Chapters

note-chapter-end-triggered = The pool has run out: Chapter { $chapter } comes to its end.
note-final-round = The last Chapter comes to its end: everybody else has one more turn.
note-closed-early = After { $count } turns the game is closed as it stands.
note-chapter-succeeded = Chapter { $chapter } is a success: no Dossier is left.
note-chapter-failed = Chapter { $chapter } is a failure: Dossiers are left.
note-assignments = The new Assignments: { $types }.
note-banked = { $discarded ->
    [0] { $seat } banks { number-of-dilemmas }.
   *[other] { $seat } banks { number-of-dilemmas } and discards { $discarded }.
}
number-of-dilemmas = { $count ->
    [one] a Dilemma
   *[other] { $count } Dilemmas
}
note-slots-cleared = From the bonus slots to the public locker: { $tokens }.
note-chapter-begins = Chapter { $chapter } begins.

## The story: Echo

note-echo-card = { $seat } turns up a card: { $card }.
note-echo-moves-by = { $steps ->
    [1] The black die shows { $face }: one Zone clockwise.
    [-1] The black die shows { $face }: one Zone counterclockwise.
    [-2] The black die shows { $face }: two Zones counterclockwise.
    [-3] The black die shows { $face }: three Zones counterclockwise.
    [2] The black die shows { $face }: two Zones clockwise.
    [3] The black die shows { $face }: three Zones clockwise.
   *[other] The black die shows { $face }: { $steps } Zones clockwise.
}
note-echo-affects = { $face ->
    [1] The white die shows 1: the first Criminal of the card moves.
    [2] The white die shows 2: the second Criminal of the card moves.
    [3] The white die shows 3: the Item of the card moves.
    [4] The white die shows 4: the three Heat move.
    [5] The white die shows 5: a Blockade moves.
   *[other] The white die shows 6: the Sentinel moves.
}
note-echo-advances = The black die shows { $face }: the marker goes { $steps } on, to { $progress }.
note-echo-commits = { $reckless ->
    [0] { $seat } completes { $crime }, restrained.
   *[other] { $seat } completes { $crime }, reckless.
}
note-echo-draws-crime = { $seat } draws her next crime: { $deck }.
note-echo-filed-to-chapter = { $seat } files an Evidence face down in the { $row } and claims a Dossier.
note-echo-discs = The discs on Echo's board move on: { $criminals }.

## The end

end-most-intel = { $seat } has the most Intel. { $plot }
end-most-intel-too-deep = { $seat } has the most Intel, though In Too Deep. { $plot }
end-tie-broken = Of those with the most Intel { $seat } is the least corrupt. { $plot }
end-shared = The victory is shared. { $plot }
end-echo-beaten = { $tie ->
    [one] You and Echo have { $own } each, and you are the less corrupt: you win. { $plot }
   *[other] You beat Echo by { $own } to { $echo }. { $plot }
}
end-echo-won = { $tie ->
    [one] Echo has { $echo } as well, and is the less corrupt: she wins. { $plot }
   *[other] Echo wins with { $echo }, against { $own }. { $plot }
}
plot-foiled = The Final Plot was foiled.
plot-not-foiled = The Final Plot was not foiled.
line-intel = Intel
line-grip = Lowest Grip disc
line-lowest-corruption = Least corrupt
line-in-too-deep = In Too Deep
line-evidence = Evidence collection
line-dilemma-intel = Intel of Dilemmas
line-posters = Wanted Posters
line-sigils = Sentinel Sigils

## Why a piece cannot be chosen: where it lies

why-criminal-not-in-play = The { $criminal } is not in play in this match.
why-crime-at-another-time = Crimes are completed while you perform your actions, when you are asked what to do.
why-crime-in-display = { $crime } has been completed: it lies in the display.
why-crime-discarded = { $crime } has been completed, and lies with the discarded Side Crimes.
why-crime-under-way = { $crime } is being completed right now.
why-crime-out-of-play = { $crime } is not used in this match.
why-crime-not-in-hand = { $crime } is not in your hand.
why-dilemma-at-another-time = Nothing asks for the Dilemmas in your hand now.
why-dilemma-banked = That Dilemma lies in your Corruption Well.
why-dilemma-not-yours = That Dilemma is not one of yours.
why-evidence-in-memory = { $token } is in your Memory.
why-evidence-in-own-locker = { $token } is filed in your own locker.
why-evidence-on-plank = { $token } lies on the plank.
why-evidence-in-public = { $token } lies in the public locker.
why-evidence-in-grid = { $token } is filed in the Chapter grid.
why-evidence-out-of-sight = That token is neither yours nor lying open.
why-boost-at-another-time = Boosts are spent while you perform your actions, before any action or after it.
why-boost-of-another = { $boost }: this Boost belongs to { $seat }.
why-boost-on-wheel = { $boost }: this Boost is still on the wheel.
why-boost-is-lock = { $boost }: this Boost lies on a hook tag as a Lock.
why-boost-discarded = { $boost }: this Boost is discarded.
why-boost-in-stack = { $boost }: this Boost has not turned up yet.

## Why a piece cannot be chosen: hook tags, rivals, Grip

why-nobody-hooked = With no tag on your Console you have to hook somebody.
why-unhooked-must-hook = You have unhooked: now a hook has to follow.
why-boost-must-hook = You have spent the Boost: now you have to hook somebody.
why-tag-locked = { $seat } has a Lock on the tag of the { $criminal }.
why-console-full = All { $count } slots of your Console are taken: unhook from somebody first.
why-criminal-in-void = Nobody has hooked the { $criminal }, and only Criminals on your Console act for you.
why-criminal-of-another = { $seat } controls the { $criminal }, and only Criminals on your Console act for you.
why-has-a-lock = The tag of the { $criminal } has a Lock already.
why-is-yourself = That is you.
why-no-such-player = There are only { $count } players.
why-rival-without-dilemmas = There is no Dilemma in the hand of { $seat }.
why-rival-without-tags = There is no hook tag on the Console of { $seat }.
why-grip-is-full = Your disc for the { $criminal } is at the end of the Grip track.
why-no-grip-to-lose = Your disc for the { $criminal } is at the start of the Grip track.
why-echo-lowest-disc = Echo gains Grip where she has least, and she has more with the { $criminal }.
why-echo-highest-disc = Echo loses Grip where she has most, and she has less with the { $criminal }.

## Why a piece cannot be chosen: actions

why-criminal-first = Choose one of your Criminals first, then what to do.
why-not-by-itself = { $piece }: to shift this takes a Zone power, a Skill, a Boost or a crime.
why-no-action-left = You have no action left, and no Grip to spend: that takes a disc on { $needed } or more, and yours for the { $criminal } is on { $grip }.
why-criminal-idle = There is nothing that the { $criminal } could do here.
why-grip-takes-an-action = Gaining Grip takes an action, and you have none left. Grip cannot be spent on it: it would come to nothing.
why-is-there-already = { $piece } is in { $zone } already.
why-behind-blockade = A Blockade stands between the { $criminal } and { $zone }.
why-too-far = { $zone } is too far away for the { $criminal }: a Move goes to an adjacent Zone.
why-skill-missing = Only with the Skill of the { $criminal }: that takes a Grip disc on { $needed } or more, and yours is on { $grip }.
why-item-is-loose = Nobody holds the { $item }. To pick it up choose a Criminal of yours who is there: { $zone }.
why-item-of-another = The { $holder } holds the { $item }, and is not on your Console.
why-item-held = The { $holder } holds the { $item }: only loose Items are picked up.
why-item-elsewhere = The { $item } is out of reach for the { $criminal }: it lies in { $zone }.
why-holds-it-already = The { $criminal } holds the { $item } already. To drop it choose the Item itself, before you choose a Criminal.
why-same-arrangement = That would bring the Items back to where they were since your last action. Take an action first.
why-power-has-heat = { $heat ->
    [one] { $zone } has 1 Heat: while it has any its power cannot be used.
   *[other] { $zone } has { $heat } Heat: while it has any its power cannot be used.
}
why-skill-by-itself = The Skill of the { $criminal } works by itself.
why-skill-by-zone = For the Skill of the { $criminal } choose the Zone to go to.
why-skill-by-item = For the Skill of the { $criminal } choose the Item to take.
why-skill-by-power = For the Skill of the { $criminal } choose to use a Zone power.
why-scourge-used = The { $criminal } has used this Skill already in this turn.
why-skill-idle = The Skill of the { $criminal } finds nothing nearby that it could be used on.
why-not-nearby = { $piece }: not nearby for the { $criminal }.
why-not-on-itself = The { $criminal } uses this Skill on others only.
why-hemmed-in = Blockades stand on both sides of { $zone }: the { $criminal } cannot be shifted on foot.
why-boost-idle = { $boost } could do nothing now: { $because }.
idle-swap-items = all Items lie loose in one Zone
idle-swap-item-criminal = all Items and Criminals are in one Zone
idle-swap-criminals = all Criminals are in one Zone
idle-ignore-blockades = you ignore Blockades in this turn already
idle-hook = there is no tag that you could hook
idle-swap-hooks = no rival has a hook tag
idle-lock-hook = you have no hook tag without a Lock
idle-grip = all your discs are at the end of the Grip track
idle-challenge = both you and a rival need a Dilemma in hand
idle-discard-dilemma = you have no Dilemma, neither in hand nor in your Well
idle-peek2 = no Evidence lies face down that you have not seen
idle-peek2-take1 = no Evidence lies face down that you have not seen
idle-take1 = no Evidence lies face down
idle-reveal1 = no Evidence lies face down in the Final Plot
why-storyline-closed = { $crime } is of Level { $level }: it is open as soon as a crime of Level { $before } of { $storyline } lies in the display.
why-criteria-unmet = { $crime } still misses: { $missing }.
criteria-missing = { $pieces-count ->
    [0] { $what }
   *[other] { $what } ({ $pieces })
}

## Why a piece cannot be chosen: shifts, moves, swaps

why-shift-must-happen = What the card says has to happen.
why-shift-only-blockades = The card shifts Blockades only.
why-choose-what-shifts = Choose first what is shifted, then where it goes.
why-choose-what-moves = Choose first what moves, then where it goes.
why-shift-one-zone = A shift goes to an adjacent Zone, and { $zone } is not that.
why-shift-next-edge = A Blockade is shifted to the next free edge on either side; { $edge } is not that.
why-edge-taken = That is where a Blockade lies already: { $edge }, { $blockade }.
why-not-with-sentinel = The { $criminal } is not with the Sentinel in { $zone }.
why-nothing-to-peek = There is no face-down Evidence that you have not seen.
why-has-heat-already = Heat is moved to a Zone without any; { $zone } has { $heat }.
why-has-no-heat = { $zone } has no Heat.
why-nothing-to-swap-with = Nothing would change, whatever changed places with { $piece }.
why-swap-begins-with = Choose { $kind } first.
why-swap-goes-on-with = Now choose { $kind }.
swap-item = an Item
swap-criminal = a Criminal
why-swap-takes-two = Choose two different ones.
why-swap-of-no-use = Nothing would change: { $one } and { $piece } are in the same place, { $zone }.

## Why a piece cannot be chosen: Evidence

why-plank-comes-first = The first Evidence of a gain comes from the plank.
why-only-first-from-plank = Only the first Evidence of a gain comes from the plank.
why-same-type-offered = Your { $type } tokens are alike: choose the one that is offered.
why-choose-what-to-file = Choose first which Evidence you file, then where.
why-wrong-assignment = The Assignment of this row is { $asked }, not { $type }.
why-no-dossier-left = { $row }: no Dossier is left.
why-slot-taken = { $slot }: an Evidence lies there already.
why-locker-of-another = You file in no locker but your own.
why-point-at-the-place = Point at the place where face-down Evidence lies, not at a token.
why-own-locker-known = What lies in your own locker you may look at whenever you like.
why-nothing-unseen = { $place }: no Evidence lies there that you have not seen.
why-nothing-there = { $place }: no Evidence lies there.
why-token-not-known = You do not know that such a token lies face down within reach. Choose a place instead.
why-only-final-plot = Only Evidence of the Final Plot can be revealed.
why-only-peeked = Take one of the tokens that you have just looked at.
why-token-seen-already = You have seen that token already.
why-locker-has-fewer = { $count ->
    [one] In this locker lies only 1 token.
   *[other] In this locker lie only { $count } tokens.
}

## Why a piece cannot be chosen: Boosts and cards

why-choose-its-sector = { $boost }: choose the sector in which it lies, { $sector }.
why-sector-empty = { $sector }: no Boost lies there.
why-sector-poorer = { $intel ->
    [0] { $sector } has no Intel: Echo takes the Boost that comes with most.
   *[other] { $sector } has { $intel } Intel: Echo takes the Boost that comes with most.
}
why-wheel-empty = There is no Boost on the wheel.
why-deck-empty = { $deck }: no card is left.
why-already-chosen = { $card }: already chosen.
why-draw-a-story-crime = What you lack is a Story Crime: choose a Level.
why-no-such-reading = The criteria of { $crime } are not met with { $piece } in this part.

## The lesson

lesson-hook = Eight Zones form the city, and five Criminals walk in it. You are in their minds, if their hook tags lie on your Console: three at most. A turn begins with a hook. All tags are in the void now, so nobody has to be paid. Hook the Jumper.
lesson-grip = Your Grip with each Criminal on your Console rises by one every turn. The Jumper’s disc is on 3 now: that is where a Criminal’s Skill begins. From 6 on you may even spend Grip for further actions. You have two actions; choose who acts.
lesson-skill = A Move would lead to an adjacent Zone, if no Blockade lies between. But the Jumper has a Skill: she goes straight across the city. Zones that she reaches are marked, and Riverside, opposite Skyport, is one of them. Go there.
lesson-item = Items lie loose in the Zones. Picking one up takes an action, and a Criminal holds one at a time; it goes wherever its holder goes. The Blaster lies here. Choose the Jumper again, then the Blaster.
lesson-crime = Now look at your hand. Warning Shot asks for a Weapon that you hold in a Zone with another Criminal, and the Persuader stands beside you. As soon as the criteria of a Story Crime are met you can choose it. It ends your actions, so it mostly comes last. Complete it.
lesson-effect = What a crime says happens first: the Persuader is shifted one Zone, and you choose which way. Blockades would stop that, but there are none here. Ion Heights, for instance.
lesson-approach = Now the question of the game. Restrained brings less Intel, which is what you score, but files more Evidence. Reckless brings more Intel, and Dilemmas: at each end of a Chapter half of those in your hand go to your Corruption Well, where they are worth something and corrupt you. Whoever is most corrupt at the end is In Too Deep, and pays dearly if the Final Plot is foiled. Be reckless, this once.
lesson-plank = You got 5 Intel and two Dilemmas, which you can read in your hand. Next you gain two Evidence. The first you pick from the four on the plank; the other comes unseen from the pool. When the pool has run out the Chapter ends. The Assignments of this Chapter are Timing, Ringleader and Financing: take Timing.
lesson-file = Last, you file one Evidence. What stays in your Memory scores at the end, by how common its type has become in the Final Plot. What you file serves everybody, and brings you something at once. File Timing.
lesson-row = To the Chapter you can file what an Assignment asks for: that claims a Dossier. If all Dossiers are claimed when the Chapter ends, each is worth Intel; if not, whoever has fewest is punished. The other places belong to the Final Plot, face down: three slots with a bonus, and your own locker. Enough Evidence of enough types there foils the plot. Take the top row.
lesson-ditch = A completed Story Crime takes all your tags off your Console. The card lies in the display now, and opens Level 2 of its storyline for everybody. At the end of the turn you may put Crimes that you dislike under their decks. Keep your Side Crime.
lesson-draw = You have no Story Crime left, so you draw one. Level 2 and 3 pay better, but need a crime of the Level before in the display. Take Level 1. After that the other player hooks the Mechanic, and gains Grip.
lesson-rival = A tag on the Console of a rival can be taken too: you pay that player 1 Intel. The Mechanic stands alone in The Parish, which is just the place for your Side Crime. Hook her.
lesson-power = Each Zone has a power, which takes an action, and none works where there is Heat. The Parish is cold, and gives Tolerance, which is taken off your corruption. But each use draws the police: Heat comes from all three hot Zones. Choose the Mechanic, then the Zone power.
lesson-side-crime = Now there are three Heat in The Parish, and Curfew Breach asks you to be alone in a Zone with Heat. Side Crimes need no action, you may complete as many as you can, and your tags stay. Complete it.
lesson-wheel = One Intel, and a Boost of your choice, with whatever Intel lies in its sector. Blue Boosts are kept until you need them, pink ones happen at once. The second sector has 1 Intel, and a Boost that is worth an action.
lesson-boost = Boosts are spent during your actions, without costing one. Spend it.
lesson-move = Two actions are left. Blockades divide the city: between The Parish and Downtown lies one, so the Mechanic can only go to Skyport. Move her there.
lesson-more-grip = An action can also raise your Grip. At the end your lowest disc scores, so do not forget those whom you seldom hook. Choose the Mechanic, and gain Grip.
lesson-end = End your actions, and keep your cards. When you lack a Side Crime, you draw one by yourself. From here on the match is yours: commit crimes that pay, let the others sink deeper than you, and decide what you would rather have, a plot that is foiled or one that is not.

## What stands on the board in a browser

board-chapter = Chapter { $chapter }
board-chapter-ends = The Chapter ends
board-last-turns = { $count ->
    [0] The last turn
    [one] Last round: 1 turn after this
   *[other] Last round: { $count } turns after this
}
board-step-hooking = { $who } hooks
board-step-acting = { $who } acts
board-step-ditching = { $who } draws
board-step-chapter-end = The Chapter is closed
board-step-over = The end
board-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
board-ignores-blockades = Blockades do not matter
board-void = In the void
board-in = in { $zone }
board-in-void = the tag lies in the void
board-hooked-by = hooked by { $who }
board-holds = holds the { $item }
board-held-by = held by the { $criminal }
board-locked = locked
board-heat = { $count } Heat
board-no-power = { $count } Heat: no power here
board-between = between { $one } and { $other }
board-seen = seen by you, face down
board-hidden = { $count } not known
board-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
board-pool = Pool
board-dossiers-left = { $count ->
    [0] no Dossier left
    [one] 1 Dossier left
   *[other] { $count } Dossiers left
}
board-filed = { $count } filed
board-consoles = Consoles
board-console = Your Console
board-look-at = Look at { $who }
board-grip = Grip { $count } with the { $criminal }
board-grip-of = Grip { $count } · Skill from { $skill } · Stamina from { $stamina }
board-has-skill = Skill
board-has-stamina = Stamina
board-lowest = the lowest, worth { $points } Intel
board-lowest-grip = Lowest Grip: { $points } Intel · { $slots } slots
board-in-slot = on the Console, slot { $slot }
board-strain = Strain: the third hook brings a Dilemma
board-free-slot = free
board-no-evidence = no Evidence
board-corruption = { $well } − { $tolerance }, hand { $hand }
board-corruption-help = Corruption in the Well less Tolerance; corruption in hand
board-score = { $count } Intel so far
board-intel = { $count } Intel
board-empty = empty
board-boosts-left = Stack { $stack } · discarded { $discard }
board-final-plot = Final Plot
board-foiled-by = { $tokens } each of { $types } types foil it ({ $enough } so far)
board-foiled-so-far = { $enough } of { $types } types have { $tokens }
board-decks = Decks
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-level = Level { $level }
board-level-open = Level { $level }: open
board-level-closed = Level { $level }: not open yet
board-needs-level = Needs a Level { $level } crime first
board-short-restrained = Restr.
board-short-reckless = Reckl.
board-boards = Boards
board-tab-boards = Plot and Boosts
board-tab-stories = Storylines
board-off = off
board-echo-track = Level { $level } crime: { $progress } of { $milestone }
board-echo-hook = Hook
board-echo-move = Movement
board-echo-city = City
board-echo-crime = Crime
board-echo-chart = What the black die brings
board-kind-zone = Zone
board-kind-criminal = Criminal
board-kind-item = Item
board-kind-evidence = Evidence
board-kind-story-crime = Story Crime
board-kind-side-crime = Side Crime
board-kind-dilemma = Dilemma
board-kind-boost = Boost
board-kind-echo-card = Card of Echo
