# Deep State: New World Order: every word that a player reads.
#
# Pieces come as their names, several pieces as one text with their number in $NAME-count, seats as their names.
# Phrases (conditions, effects, Stages) come as text too; `counted-…` has the number in $number.

game-title = Deep State: New World Order
game-about = Secret committees send their agents after governments, banks and laboratories, push world-wide Projects forward and sign secret Treaties. Whoever has most Influence when the cards run out rules from behind the scenes.

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
seat-you = Your side
seat-hoc-male = HOC
seat-hoc-female = HOC

## Names: groups, types, emblems, and what else Conditions and effects are about

name-mass-control = Mass Control
name-finance = Finance
name-science = Science
name-key-connections = Key Connections
name-supreme-power = Supreme Power
name-inner-circle = Inner Circle

name-ruling-parties = Ruling Parties
name-authorities = Authorities
name-mass-media = Mass Media
name-banks = Banks
name-real-estate = Real Estate
name-valuables = Valuables
name-labs = Labs
name-patents = Patents
name-researches = Researches
name-labor-unions = Labor Unions
name-consulates = Consulates
name-spy-agencies = Spy Agencies
name-governments = Governments
name-stock-exchanges = Stock Exchanges
name-universities = Universities
name-crime-syndicates = Crime Syndicates
name-corporations = Corporations

name-communists = Communists
name-peacekeepers = Peacekeepers
name-spies = Spies

name-in-pool = in the Recruitment Pool
name-in-reserve = in the Active Reserve
name-on-objectives = on Objective cards

name-project-deep-state = { piece-deep-state }
name-project-comintern = { piece-comintern }
name-project-unified-nations = { piece-unified-nations }
name-project-spyware = { piece-spyware }
name-project-any = any Project

## The same, counted

number-of-cards = { $number ->
    [one] card
   *[other] cards
}
number-of-emblems = { $number ->
    [one] emblem
   *[other] emblems
}
counted-mass-control = { name-mass-control } { number-of-cards }
counted-finance = { name-finance } { number-of-cards }
counted-science = { name-science } { number-of-cards }
counted-key-connections = { name-key-connections } { number-of-cards }
counted-supreme-power = { name-supreme-power } { number-of-cards }
counted-inner-circle = { name-inner-circle } { number-of-cards }
counted-ruling-parties = { name-ruling-parties } { number-of-cards }
counted-authorities = { name-authorities } { number-of-cards }
counted-mass-media = { name-mass-media } { number-of-cards }
counted-banks = { name-banks } { number-of-cards }
counted-real-estate = { name-real-estate } { number-of-cards }
counted-valuables = { name-valuables } { number-of-cards }
counted-labs = { name-labs } { number-of-cards }
counted-patents = { name-patents } { number-of-cards }
counted-researches = { name-researches } { number-of-cards }
counted-labor-unions = { name-labor-unions } { number-of-cards }
counted-consulates = { name-consulates } { number-of-cards }
counted-spy-agencies = { name-spy-agencies } { number-of-cards }
counted-governments = { name-governments } { number-of-cards }
counted-stock-exchanges = { name-stock-exchanges } { number-of-cards }
counted-universities = { name-universities } { number-of-cards }
counted-crime-syndicates = { name-crime-syndicates } { number-of-cards }
counted-corporations = { name-corporations } { number-of-cards }
counted-communists = { name-communists } { number-of-emblems }
counted-peacekeepers = { name-peacekeepers } { number-of-emblems }
counted-spies = { name-spies } { number-of-emblems }
counted-operations = Covert Operation { number-of-cards }
counted-projects = { $number ->
    [one] Project joined
   *[other] Projects joined
}
counted-discarded-mass-control = { name-mass-control } { number-of-cards } in the Objective discard pile
counted-discarded-finance = { name-finance } { number-of-cards } in the Objective discard pile
counted-discarded-science = { name-science } { number-of-cards } in the Objective discard pile

number-of-agents = { $agents ->
    [one] 1 agent
   *[other] { $agents } agents
}
number-of-ghosts = { $ghosts ->
    [one] 1 Ghost Agent
   *[other] { $ghosts } Ghost Agents
}
stage-number = { $stage ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}

## Pieces: Projects, World Wars, Covert Operations

piece-deep-state = DEEP STATE
piece-comintern = COMINTERN
piece-unified-nations = UNIFIED NATIONS
piece-spyware = SPYWARE

piece-world-war-1 = World War I
piece-world-war-2 = World War II

piece-elimination-of-obstacles = Elimination of Obstacles
piece-provocation = Provocation
piece-sabotage = Sabotage
piece-assassination = Assassination
piece-coup-d-etat = Coup d'État
piece-military-intervention = Military Intervention

## Pieces: Treaties

piece-blackwaters = Blackwaters
piece-east-india-company = East India Company
piece-gladio = Gladio
piece-cheka = CheKa
piece-dome-ii = Dome II
piece-illuminati = Illuminati
piece-international-peace-bureau = International Peace Bureau
piece-international-tribunal = International Tribunal
piece-pugwash-conference = Pugwash Conference
piece-kabbalists = Kabbalists
piece-milner-group = Milner Group
piece-council-on-foreign-relations = Council on Foreign Relations
piece-cambridge-five = Cambridge Five
piece-fabian-society = Fabian Society
piece-round-table = Round Table
piece-cia = CIA
piece-kgb = KGB
piece-mossad = MOSSAD
piece-club-of-rome = Club of Rome
piece-international-monetary-fund = International Monetary Fund
piece-theosophical-society = Theosophical Society
piece-elder-brothers-union = Elder Brothers Union
piece-order-of-the-golden-dawn = Order of the Golden Dawn
piece-thule-society = Thule Society
piece-council-of-nine-unknown = Council of Nine Unknown
piece-socialists-revolutionaries = Socialists-Revolutionaries
piece-world-court = World Court
piece-cosa-nostra = Cosa Nostra
piece-triads = Triads
piece-yakuza = Yakuza
piece-cartels = Cartels
piece-order-of-malta = Order of Malta
piece-federation-of-trade-unions = Federation of Trade Unions
piece-chamber-of-commerce = Chamber of Commerce
piece-world-league-of-culture = World League of Culture
piece-bilderberg-group = Bilderberg Group
piece-elihu = Elihu
piece-skull-and-bones = Skull and Bones
piece-trilateral-commission = Trilateral Commission
piece-jasons = Jasons
piece-templars = Templars
piece-union-of-thirty-three = Union of Thirty-Three
piece-rosicrucians = Rosicrucians
piece-anarchists = Anarchists
piece-jesuits = Jesuits
piece-sons-of-liberty = Sons of Liberty

## Pieces: cards

card-ruling-parties = { name-ruling-parties }
card-authorities = { name-authorities }
card-mass-media = { name-mass-media }
card-banks = { name-banks }
card-real-estate = { name-real-estate }
card-valuables = { name-valuables }
card-labs = { name-labs }
card-patents = { name-patents }
card-researches = { name-researches }
card-labor-unions = { name-labor-unions }
card-consulates = { name-consulates }
card-spy-agencies = { name-spy-agencies }
card-governments = { name-governments }
card-stock-exchanges = { name-stock-exchanges }
card-universities = { name-universities }
card-crime-syndicates = { name-crime-syndicates }
card-corporations = { name-corporations }
card-inner-circle = { name-inner-circle }

secondary-mass-control = { name-mass-control } (Secondary Objective)
secondary-finance = { name-finance } (Secondary Objective)
secondary-science = { name-science } (Secondary Objective)
secondary-supreme-power = { name-supreme-power } (Secondary Objective)

action-recruiter = Recruiter
action-hitman = Hitman
action-emissary = Emissary
action-turncoat = Turncoat
action-power-broker = Power Broker
action-mediator = Mediator

hoc-action-power-broker = Power Broker (of HOC)
hoc-action-emissary = Emissary (of HOC)
hoc-action-hitman = Hitman (of HOC)
hoc-action-recruiter = Recruiter (of HOC)
hoc-action-turncoat = Turncoat (of HOC)
hoc-action-mediator = Mediator (of HOC)
hoc-action-vice-agent = Vice-Agent (of HOC)
hoc-action-negotiator = Negotiator (of HOC)
hoc-action-executive = Executive (of HOC)
hoc-action-chairman = Chairman (of HOC)

back-objective = a hidden Objective card
back-secondary = a hidden Secondary Objective
back-treaty = a hidden Treaty
back-operation = a hidden Covert Operation
back-man-of-action = a hidden Men of Action card
back-hoc-action = a hidden Action card of HOC

## Pieces: numbers and buttons

piece-number = { $number }
piece-recruit = Recruit
piece-draw-man-of-action = Draw a Men of Action card
piece-attach = Attach an Inner Circle card
piece-best-attachment = Attach in the best way
piece-enough = Enough
piece-pass = Pass

## What cards do. Parts follow each other as sentences

text-then = { $one } { $other }

source-document = (This card is in the documents.)
source-public = (This card is known from a published description.)
source-analogy = (This card is made by analogy with one that the documents describe.)
source-reconstruction = (This card is a reconstruction.)
source-owner = (This card comes from the owner's tables.)
source-objective-document = (The documents say how many agents it takes; its Special Interest is a reconstruction.)
source-objective-reconstruction = (The documents say what the card is good for; agents and Special Interest are a reconstruction.)
source-secondary-document = (This card is in the documents.)
source-secondary-reconstruction = (The documents speak of these cards; how many there are and what they are worth is a reconstruction.)
source-action-document = (This card is in the documents.)
source-action-reconstruction = (The documents describe this card; how many copies there are is a reconstruction.)
source-stages = (What the Stages give is in the documents; what they ask for and their Influence is a reconstruction.)
source-document-treaty = (The documents describe this Treaty.)
source-analogy-treaty = (The documents only name this Treaty; it is made by analogy with the one of its family that they describe.)
source-analogy-unnamed = (This Treaty is made by analogy with the one of its family that the documents describe; the name is invented too.)
source-document-unnamed = (The documents describe this Treaty, but its name is lost; this one is invented.)

text-objective = { $group }. An infiltration takes at least { number-of-agents }. { $yields } { $interest ->
    [0] No Special Interest.
    [one] 1 Special Interest emblem.
   *[other] { $interest } Special Interest emblems.
} { $source }
text-secondary = A Secondary Objective: it counts as a { $counted } wherever cards of the group are counted, but it is of no type, shows no Special Interest, and holds no Inner Circle card. { $yields } { $source }
yields-influence = Worth { $influence } Influence at the end.
yields-nothing = Worth no Influence by itself.
yields-emblem = Shows 1 { $emblem } emblem, or 2 with an Inner Circle card under it.
yields-rate = Brings { $rate } Influence for { $per } at the end, and { $more } with an Inner Circle card under it.
yields-inner-circle = Worth { $influence } Influence at the end as long as it is attached to nothing. Under one of your Supreme Power or Key Connections cards it makes that one stronger instead.
per-mass-control = each of your { name-mass-control } cards
per-finance = each of your { name-finance } cards
per-science = each of your { name-science } cards
per-tricolor-sets = each of your sets of a { name-mass-control }, a { name-finance } and a { name-science } card
per-other-supreme-power = each of your other { name-supreme-power } cards

text-world-war = Breaks out when it is drawn, and ends with the next Treaty Phase. Meanwhile every Stage of a Project takes { $agents ->
    [one] 1 agent
   *[other] { $agents } agents
} more and { $emblems ->
    [one] 1 emblem
   *[other] { $emblems } emblems
} less, and HOC carries out Covert Operations.
text-operation = Takes { number-of-agents }, Ghost Agents included, most of which are lost. Worth { $influence } Influence at the end. Only the top card of the stack can be carried out. { $source }

text-project-deep-state = Discard Objective cards with Special Interest emblems to Advance. Each Stage lets you draw Treaties and make one whatever its Conditions. { $stages } { $source }
text-project-comintern = Your Stage gives you Ghost Agents for infiltrations and Covert Operations. { $stages } { $source }
text-project-unified-nations = Your Stage lets you recall more agents from your cards in each Takeover Phase. { $stages } { $source }
text-project-spyware = Your Stage lets you infiltrate cards beyond the third of the Infiltration Zone. { $stages } { $source }
text-stage = Stage { stage-number }: { number-of-agents } and { $emblems } { $emblem } { $emblems ->
    [one] emblem
   *[other] emblems
}; { $benefit }; { $influence } Influence.
stage-emblem-deep-state = Special Interest
stage-emblem-comintern = { name-communists }
stage-emblem-unified-nations = { name-peacekeepers }
stage-emblem-spyware = { name-spies }
benefit-deep-state = { $benefit ->
    [one] draw 1 Treaty
   *[other] draw { $benefit } Treaties
}
benefit-comintern = { $benefit ->
    [one] 1 Ghost Agent
   *[other] { $benefit } Ghost Agents
}
benefit-unified-nations = recall { $benefit } more
benefit-spyware = { $benefit ->
    [one] 1 card further
   *[other] { $benefit } cards further
}

action-recruiter-text = Recruit up to { $recruits } agents, or draw a Men of Action card instead. { $source }
action-hitman-text = Send an agent of any player from an Objective card, in the Infiltration Zone or taken, to its Recruitment Pool. If it was the last one on a card of the Zone, that infiltration fails. You may play another Men of Action card. { $source }
action-emissary-text = A free Action: carry out the top Covert Operation with 1 agent less. { $source }
action-turncoat-text = Look at the top { $looks } Treaties, keep one of them, and put the others back on top in any order. { $source }
action-power-broker-text = A free Action: Advance in any Project with 1 agent less. { $source }
action-mediator-text = Take a card of the Objective discard pile, and send as many agents to the Recruitment Pool as its infiltration takes. Ghost Agents do not count. { $source }

hoc-action-power-broker-text = HOC wastes { $wastes } agents and joins the first Project of the Project Order that is still without a Shady Coordinator of HOC. With one in all three, HOC goes up a Stage in one of them. { $source }
hoc-action-emissary-text = HOC carries out the top Covert Operation, in peace as well. { $source }
hoc-action-hitman-text = An agent on one of your Objective cards, of your choice, goes to the Recruitment Pool. Then HOC plays another card in any case. { $source }
hoc-action-recruiter-text = HOC recalls up to { $recalls } agents from Objective cards, or plays another card if there are none on them. { $source }
hoc-action-turncoat-text = HOC draws a Treaty. With fewer than { $wanted } in hand after that, HOC wastes { $wastes } agents and draws another one. { $source }
hoc-action-mediator-text = HOC wastes { $wastes } agents and has a Ghost Agent more until after the next Treaty Phase. { $source }
hoc-action-vice-agent-text = HOC draws a Treaty for each Inner Circle card. Then the Action deck is shuffled anew. For the male character. { $source }
hoc-action-negotiator-text = HOC draws a Treaty for each Key Connections card and plays another card. For the male character, from the hard level on. { $source }
hoc-action-executive-text = HOC takes a Secondary Objective of the matching group for each Governments, Stock Exchanges and Universities card. Then the Action deck is shuffled anew. For the female character. { $source }
hoc-action-chairman-text = HOC takes a Supreme Power Secondary Objective for each Corporations card, and one of each basic group for each Crime Syndicates card, and plays another card. For the female character, from the hard level on. { $source }

## What a Treaty asks for

text-treaty = Conditions: { $conditions }. { $effects } Reward: { $reward }. { $source }

condition-at-least = at least { $number } { $what }
condition-without = no { $what }
condition-stage = a Shady Coordinator at Stage { stage-number } or beyond in { $project }
condition-most = more agents { $where } than any other player
condition-all = { $terms }
condition-either = { $one }, or { $other }

reward-emblem = a { $emblem } emblem
reward-secondary = a { $group } Secondary Objective
reward-influence = { $influence } Influence

## What a Treaty does

effect-retrieve = At once: out of the Objective discard pile, take a card of one of the types { $names }.
effect-levy = At once: every other player without a { $one } emblem hands you a { $two } card of their choice; who has none hands you any Objective card.
effect-follow-up = At once: you may make another Treaty with a { $one } emblem or a { $two } Secondary Objective as its reward, whatever its Conditions.
effect-reveal = At once: turn over the top { $revealed } Treaties. All that have a { $one } emblem or a { $two } Secondary Objective as their reward go to your hand, the others back into the deck.
effect-further = You may then make one more Treaty whose Conditions you meet.
effect-second-emblem = From now on: each of your { $one } cards shows a { $two } emblem besides its own, doubled by an Inner Circle card as well.
effect-recruit-on = From now on: whenever you receive a { $one } card, Secondary Objectives included, you may recruit 1 agent.
effect-crowd = From now on: whenever you send { $crowd } or more agents to a card of the Infiltration Zone, Ghost Agents not counted, you may take a { $one } or { $two } Secondary Objective.
effect-level-up = From now on: whenever you go up a Stage in a Project, you may take a { $one } Secondary Objective. Joining does not count.
effect-advance-on = From now on: whenever you send agents to a { $one } or { $two } card of the Infiltration Zone, you may Advance in a Project as a free Action.
effect-ghosts-at = From now on: { number-of-ghosts } more join you whenever you infiltrate { $number ->
    [1] the first card
    [2] the second card
    [3] the third card
   *[other] card { $number }
} of the Infiltration Zone.
effect-purge = After each Treaty Phase: you may discard up to { $discards } of your { $one } cards.
effect-score = At the end: { $number } Influence for each { $what }.
effect-majority = At the end: the player with most { $one } cards, whoever it is, has { $number } Influence. A tie is nobody's.

## Questions, to the player who decides

prompt-return-a-treaty = Keep the Treaties that you could fulfil: choose one to give back ({ $left } to go).
prompt-return-another = Choose another Treaty to give back ({ $left } to go).
prompt-token-recruits = { $count ->
    [one] Your token lets you recruit an agent. Take it, or draw a Men of Action card instead.
   *[other] Your token lets you recruit { $count } agents. Take them, or draw a Men of Action card instead.
}
prompt-choose-action = { $supervised ->
    [0] Choose your Action: a card to infiltrate, the top Covert Operation, a Project, or an agent to recruit.
   *[other] Choose your Action: with the Supervisor, a card to infiltrate or the top Covert Operation.
}
prompt-agents-to-send = Send how many agents to { $card }? { $ghosts ->
    [0] It takes at least { $least }; more make it harder to drive you out.
    [one] With your Ghost Agent it takes at least { $least }; more make it harder to drive you out.
   *[other] With your { $ghosts } Ghost Agents it takes at least { $least }; more make it harder to drive you out.
}
prompt-discard-for-stage = { $cards-count ->
    [0] Discard Objective cards with at least { $needed } Special Interest: choose the first.
   *[other] { $missing ->
        [0] { $cards } show { $shown } Special Interest, and { $needed } would do: leave it at that, or discard more for nothing.
       *[other] { $cards } show { $shown } of { $needed } Special Interest: choose what else to discard.
    }
}
prompt-free-advance = Choose the Project in which { $card } lets you Advance.
prompt-use-treaty = Your Treaties allow you something now: choose one to use, or pass. What you do not use now is lost.
prompt-recruit-for-card = { $count ->
    [0] The card that you received may bring you a Men of Action card: draw one, or pass.
   *[other] The card that you received may bring you an agent: recruit, or pass.
}
prompt-secondary-group = Choose the group of the Secondary Objective that you take.
prompt-how-many-to-recruit = Choose how many agents { $card } recruits for you.
prompt-hitman-target = Choose the card from which { $card } removes an agent.
prompt-power-broker-project = Choose the Project in which { $card } lets you Advance with 1 agent less.
prompt-mediator-card = Choose the discarded card that { $card } is to bring you: it costs the agents printed on it.
prompt-turncoat-keeps = Choose the Treaty that you keep; the others go back on top of the deck.
prompt-turncoat-returns = { $cards-count ->
    [0] Choose the Treaty that goes back first: those after it will lie above it.
   *[other] Choose the Treaty that goes back next, on top of { $cards }.
}
prompt-attach-which = Choose the Inner Circle card to attach. It cannot be moved again.
prompt-attach-to = Choose the card under which { $card } is to lie for good.
prompt-before-recall = You may attach Inner Circle cards before agents are recalled.
prompt-recall-more = { $left ->
    [one] You may recall 1 more agent: choose the card, or leave it at that.
   *[other] You may recall { $left } more agents: choose the card for the first, or leave it at that.
}
prompt-make-a-treaty = You may make one Treaty whose Conditions you meet: choose it, or pass.
prompt-make-any-treaty = The Committee trusts you: you may make any Treaty in your hand, whatever its Conditions. Choose it, or pass.
prompt-make-follow-up = You may make another Treaty with the right reward, whatever its Conditions: choose it, or pass.
prompt-make-further = You may make one more Treaty whose Conditions you meet: choose it, or pass.
prompt-retrieve = Choose the discarded card that the Treaty brings you.
prompt-hand-over = Choose the card that you have to hand over to { $to_seat }. Its agents go to your Recruitment Pool.
prompt-purge = Choose a card to discard after this Treaty Phase, or pass. At the end it brings Influence from the discard pile.
prompt-discard-a-treaty = You hold too many Treaties: choose one to discard.
prompt-attach-at-the-end = The game is over: attach the Inner Circle cards that are better off under another card, or leave them.
prompt-lose-an-agent = HOC has sent a Hitman: choose the card on which you lose an agent.
prompt-hoc-recalls = HOC could recall from either of these cards: choose which.
prompt-take-from-hoc = Choose the card that HOC hands over: one that you would give in HOC's place.

## What the others read meanwhile

waiting-return-a-treaty = { $seat } chooses Treaties to keep.
waiting-token-recruits = { $seat } decides what the token brings.
waiting-choose-action = { $seat } considers what to do.
waiting-use-treaty = { $seat } decides whether to use a Treaty.
waiting-recruit-for-card = { $seat } decides whether to recruit.
waiting-turncoat-keeps = { $seat } looks at Treaties.
waiting-before-recall = { $seat } may attach Inner Circle cards.
waiting-recall-more = { $seat } decides which agents to recall.
waiting-make-a-treaty = { $seat } may make a Treaty.
waiting-make-any-treaty = { $seat } may make any Treaty.
waiting-make-follow-up = { $seat } may make another Treaty.
waiting-make-further = { $seat } may make one more Treaty.
waiting-retrieve = { $seat } chooses a discarded card.
waiting-hand-over = { $seat } chooses a card to hand over.
waiting-purge = { $seat } may discard cards after the Treaty Phase.
waiting-discard-a-treaty = { $seat } discards Treaties down to the limit.
waiting-attach-at-the-end = { $seat } may attach Inner Circle cards before Influence is counted.
waiting-lose-an-agent = { $seat } chooses where to lose an agent.
waiting-hoc-recalls = { $seat } decides for HOC.
waiting-take-from-hoc = { $seat } chooses what HOC hands over.

## The story: turns and rounds

note-turn-begins = Round { $round }, turn { $turn }: { $seat } has the Supervisor.
note-war-begins = { $card } breaks out.
note-wars-end = { $cards-count ->
    [one] { $cards } is over.
   *[other] { $cards } are over.
}
note-treaty-phase = The Infiltration Zone is empty: the Treaty Phase of round { $round } begins.
note-zone-abandoned = Nobody comes for them any more: { $cards } leave the game.
note-influence = { $seat } has { $count } Influence.

## The story: actions

note-recruited = { $count ->
    [0] { $seat } finds nobody to recruit.
    [one] { $seat } recruits an agent.
   *[other] { $seat } recruits { $count } agents.
}
note-passed = { $seat } passes.
note-infiltrated = { $ghosts ->
    [0] { $seat } sends { number-of-agents } to { $card }.
   *[other] { $seat } sends { number-of-agents } and { number-of-ghosts } to { $card }.
}
note-over-infiltrated = { $seat } drives { $rival_seat } out of { $card }.
note-carried-out = { $ghosts ->
    [0] { $seat } carries out { $card } with { number-of-agents }.
   *[other] { $seat } carries out { $card } with { number-of-agents } and { number-of-ghosts }.
}
note-advanced = { $stage ->
    [1] { $seat } joins { $project } with { number-of-agents }.
   *[other] { $seat } comes to Stage { stage-number } of { $project } with { number-of-agents }.
}
note-discarded-for-stage = For that, { $seat } discards { $cards }.
note-attached = { $seat } puts { $card } under { $host }.

## The story: Takeover

note-took = { $seat } takes { $cards }.
note-recalled = { $seat } recalls an agent from { $cards-count ->
    [one] { $cards }.
   *[other] each of { $cards }.
}
note-lost-agents = { $count ->
    [one] { $seat } loses an agent on { $card } to the Recruitment Pool.
   *[other] { $seat } loses { $count } agents on { $card } to the Recruitment Pool.
}
note-took-secondary = { $seat } takes { $card } from the supply.
note-supply-empty = The supply has no { $group } Secondary Objective left for { $seat }.

## The story: Treaties

note-drew-treaties = { $count ->
    [one] { $seat } draws a Treaty.
   *[other] { $seat } draws { $count } Treaties.
}
note-treaties-gone = There is no further Treaty to draw for { $seat }.
note-drew-these = You draw { $treaties }.
note-treaties-reshuffled = { $count ->
    [one] The discarded Treaty becomes the new deck.
   *[other] The { $count } discarded Treaties are shuffled into a new deck.
}
note-made-treaty = { $seat } makes a Treaty: { $treaty }.
note-retrieved = { $seat } takes { $card } out of the discard pile.
note-handed-over = { $seat } hands { $card } over to { $to_seat }.
note-revealed = { $seat } turns over { $treaties }.
note-took-revealed = { $seat } takes { $treaties } to hand.
note-purged = { $seat } discards { $card }.
note-discarded-treaty = { $seat } discards the Treaty { $treaty }.

## The story: Men of Action

note-drew-man = { $seat } draws a Men of Action card.
note-drew-this-man = You draw { $card }.
note-played-man = { $seat } plays { $card }.
note-hit = { $victim_seat } loses an agent on { $card } to a Hitman of { $seat }.
note-infiltration-failed = Nobody is left on { $card }: the infiltration by { $seat } has failed.
note-looked-at = You look at { $treaties }.
note-kept-one = { $count ->
    [0] { $seat } keeps the only Treaty of the deck.
    [one] { $seat } keeps a Treaty and puts another one back on top.
   *[other] { $seat } keeps a Treaty and puts { $count } back on top.
}

## The story: the Head of CLASSIFIED, and why HOC does what

note-hoc-draws = { $seat } draws { $treaties }, face up.
note-hoc-recruits = { $count ->
    [one] HOC recruits an agent { $why }.
   *[other] HOC recruits { $count } agents { $why }.
}
note-hoc-chooses = HOC goes for { $card } with { $sends }: { $why }.
note-hoc-covert = HOC turns to a Covert Operation: { $why }.
note-hoc-recalls = { $count ->
    [one] HOC recalls an agent from { $card }: { $why }.
   *[other] HOC recalls { $count } agents from { $card }: { $why }.
}
note-hoc-project-order = The Project Order of HOC is { $projects } now.
note-hoc-advances = { $stage ->
    [1] HOC joins { $project }: { $why }.
   *[other] HOC comes to Stage { stage-number } of { $project }: { $why }.
}
note-hoc-token-leaves = HOC is at the last Stage of { $project }: its token leaves the Project Order.
note-hoc-stays = HOC does not Advance in { $project }: { $why }.
note-hoc-no-project = HOC is at the last Stage in each Project joined and goes up nowhere.
note-hoc-plays = HOC turns over an Action card, { $why }: { $card }.
note-hoc-does-nothing = HOC does nothing, { $why }: at this level there are no Action cards.
note-hoc-reshuffles = The Action deck of HOC is shuffled anew.
note-hoc-cannot = Nothing happens: { $why }.
note-hoc-wastes = { $count ->
    [one] HOC wastes an agent.
   *[other] HOC wastes { $count } agents.
}
note-hoc-ghost = HOC has a Ghost Agent more until after the next Treaty Phase.
note-hoc-ghosts-leave = { $count ->
    [one] The Ghost Agent of the Mediator leaves HOC.
   *[other] The { $count } Ghost Agents of the Mediator leave HOC.
}
note-hoc-takes-more = HOC takes what goes with { $card }.
note-hoc-makes-none = HOC meets the Conditions of no Treaty in hand.
note-hoc-gives = Of what HOC could give, { $card } costs HOC least.

hoc-sends-enough = as many agents as are needed
hoc-sends-supervisor = one agent more than printed, for the Supervisor
hoc-sends-over = one agent more than printed, as if with the Supervisor, since your agents stand there
hoc-sends-all = all agents in reserve, too few for one more than printed

hoc-why-supervisor = for the Supervisor
hoc-why-nothing-else = since nothing else is possible
hoc-why-key-connections = Key Connections cards come first
hoc-why-inner-circle = an Inner Circle card opens doors
hoc-why-supreme-power = after Key Connections and Inner Circle, Supreme Power cards come next
hoc-why-basic-own = it goes with a Supreme Power card of HOC
hoc-why-basic = it is the first basic card that is possible
hoc-why-war = it is war, and no better card is within reach
hoc-why-emissary = the Emissary allows it
hoc-why-power-broker = the Power Broker opens the door
hoc-why-card = a Key Connections card was taken
hoc-why-treaty = a Treaty brought the emblem
hoc-why-empty-pool = since the pool has no agent for the Supervisor
hoc-why-one-recruited = since the Supervisor brought one agent alone
hoc-why-nobody-to-recruit = since nothing else is possible and the pool is empty
hoc-why-next-card = as the card before says
hoc-why-few-agents = HOC has too few agents in reserve to waste
hoc-why-all-finished = HOC is at the last Stage of all three Projects
hoc-why-no-operation = HOC has too few agents for a Covert Operation, or none is left
hoc-why-no-victim = no agent of yours is on an Objective card of yours
hoc-why-nobody-to-recall = no agent of HOC is on an Objective card
hoc-why-no-such-card = HOC has no card that counts for it
hoc-why-last-stage = there is no further Stage
hoc-why-no-coordinator = there is no agent left for a Shady Coordinator
hoc-why-operation = a Covert Operation of this turn comes first
hoc-why-most-agents = no Objective card has more
hoc-why-inner-circle-hard = at this level an Inner Circle card counts for every Project of HOC

## Where Influence comes from

line-mass-control = Cards: { name-mass-control }
line-finance = Cards: { name-finance }
line-science = Cards: { name-science }
line-supreme-power = { $piece }, for the cards that it counts
line-card = { $piece }
line-inner-circle = Cards: { name-inner-circle }, attached to nothing
line-operation = Covert Operation: { $piece }
line-project = Project: { $piece }
line-reward = Reward of { $piece }
line-treaty = Effect of { $piece }
line-majority = Majority of { $piece }
line-hoc-treaties = HOC's bonus for Treaties made

## How it ends

end-most-influence = { $seat } has most Influence and wins.
end-tie-broken = { $seat } is not alone with most Influence, but has made more Treaties, taken more Objective cards or kept more agents, and wins.
end-shared = Nothing parts the players with most Influence: they share the win.
end-solo-won = You have { $own } Influence and HOC has { $hoc }: you win. Your rank: { $rating }.
end-solo-lost = You have { $own } Influence and HOC has { $hoc }: HOC wins. Your rank: { $rating }.

rating-starting = Starting Manager
rating-experienced = Experienced
rating-best = Best of the Best
rating-outstanding = Outstanding
rating-machiavelli = Machiavelli of the XX Century

## The board

place-objective-deck = Objective deck
place-objective-discard = Objective discard pile
place-zone = Infiltration Zone
place-objectives = Objective cards
place-supply = Supply of Secondary Objectives
place-wars = World Wars
place-treaty-deck = Treaty deck
place-treaty-discard = Treaty discard pile
place-treaties = Treaties in hand
place-hoc-treaties = HOC's Treaties in hand
place-made = Treaties made
place-revealed = Treaties turned over
place-looked-at = Treaties looked at
place-operation-stack = Stack of Covert Operations
place-operations = Covert Operations carried out
place-men-deck = Men of Action deck
place-men-discard = Men of Action discard pile
place-men = Men of Action in hand
place-hoc-deck = HOC's Action deck
place-hoc-discard = HOC's Action discard pile
place-out-of-play = Out of the game

value-attached = Inner Circle cards under other cards
value-reserve = Active Reserve
value-pool = Recruitment Pool
value-agents = Agents on cards
value-infiltrator = Who infiltrates
value-ghosts = Ghost Agents in the Zone
value-stages = Shady Coordinators, by their Stage
value-supervisor = Supervisor
value-headhunter = Headhunter
value-phase = Phase
value-round = Round
value-turn = Turn
value-done = Players who are done in this phase
value-zone-size = Cards of a full Zone
value-ghosts-used = General Ghost Agents used this turn
value-level = Level of difficulty
value-character = HOC's character
value-project-order = Project Order of HOC
value-temporary-ghosts = HOC's Ghost Agents for this round
value-ending = How it ended

## The board in the browser

board-round = Round { $round } of { $rounds }
board-turn = Turn { $turn }
board-setting-up = Set-up
board-action = Action Phase
board-takeover = Takeover Phase
board-treaty = Treaty Phase
board-world-domination = World Domination
board-last-round = Last round
board-wars-effect = { $count ->
    [one] every Stage: 1 agent more, 1 emblem less
   *[other] every Stage: { $count } agents more, { $count } emblems less
}
board-deck = { $name }: { $count }

board-card-at = { $card }, position { $position }, { number-of-agents } needed
board-agents-of = { $ghosts ->
    [0] { number-of-agents } of { $who }
   *[other] { number-of-agents } and { number-of-ghosts } of { $who }
}
board-reach = your reach: { $reach }
board-out-of-reach = out of your reach
board-costs-you = { $can ->
    [0] takes { number-of-agents } of yours now, too many
   *[other] takes { number-of-agents } of yours now
}
board-operation = Covert Operation
board-operation-short = Covert Op
board-operation-named = Covert Operation: { $card }, { number-of-agents } needed, { $influence } Influence
board-no-operation = No Covert Operation left
board-left = { $count } left

board-projects = Projects
board-at-stage = { $who } at Stage { stage-number }
board-nobody-there = nobody has joined
board-next-stage = your Stage { stage-number } asks for { number-of-agents } and { $emblems } { $emblem } of which you have { $have }: { $can ->
    [0] not possible now
   *[other] possible now
}

board-players = Committee
board-influence = Influence
board-ghosts = Ghost Agents ready
board-special-interest = Special Interest
board-acted = has acted
board-files = Files
board-files-of = Files of { $who }
board-supply = Supply
board-discards = Discards
board-options = options here
board-family = { $name }: { $count }
board-made = Made
board-known-hand = In hand
board-ghosts-at = { number-of-ghosts } for card { $position } of the Zone
board-no-files = No files yet.
board-empty = empty
board-copies = { $count } copies
board-with-inner-circle = an Inner Circle card under it
board-under = under { $card }
board-film = HOC's last turn

board-kind-objective = Objective card
board-kind-secondary = Secondary Objective
board-kind-treaty = Treaty
board-kind-man-of-action = Man of Action
board-kind-hoc-action = Action card of HOC
board-kind-project = Project
board-kind-group = Group of Objective cards
board-fact-group = Group
board-fact-agents = Agents
board-fact-emblem = Emblem
board-fact-conditions = Conditions
board-fact-reward = Reward
board-conditions-met = Conditions met
board-conditions-unmet = Conditions not met yet
board-source-document = document
board-source-public = published
board-source-analogy = by analogy
board-source-reconstruction = reconstruction
board-source-owner = owner's table

## Settings

setting-treaties-at-start = Treaties at the start
setting-treaties-at-start-help = Standard: six are dealt, and everybody gives two back. First time: four are dealt.
setting-treaties-at-start-standard = Standard
setting-treaties-at-start-first-time = First time
setting-men-of-action = Men of Action
setting-men-of-action-help = On: everybody has a Men of Action card at the start, and may draw one wherever agents could be recruited; one can be played at the beginning of a turn. Off: without these cards.
setting-zone = Cards of the Infiltration Zone
setting-zone-help = How many Objective cards are laid out in each round. 0 is the usual number: 8 for up to three players, 10 for four, 11 for five. The more there are, the fewer rounds.
setting-level = Level of difficulty (solo)
setting-level-help = For one player: how strong HOC is. Usual is the same as normal.
setting-level-usual = Usual
setting-level-beginner = Beginner
setting-level-normal = Normal
setting-level-hard = Hard
setting-level-ultra-hard = Ultra-hard
setting-character = HOC's character (solo)
setting-character-help = For one player: the two characters have different personal Action cards. Any: chance decides.
setting-character-any = Any
setting-character-male = Male
setting-character-female = Female
setting-equal-options = Equal options of HOC (solo)
setting-equal-options-help = For one player: where the rules leave HOC a choice. Ask: you decide for HOC. Decide: what is best for HOC happens by itself.
setting-equal-options-ask = Ask
setting-equal-options-decide = Decide

## Why a piece cannot be chosen: where it lies

why-is-yours = You have { $card } already.
why-is-of-another = { $seat } has { $card }.
why-in-the-supply = { $card } lies in the supply: only Treaties bring such cards.
why-in-the-zone = { $card } is in the Infiltration Zone.
why-is-discarded = { $card } lies in the discard pile.
why-not-on-the-table = That { $card } card does not lie open on the table.
why-wars-happen = { $card } is nobody's: it breaks out when it is drawn.
why-is-made = { $seat } has made { $treaty } already.
why-treaty-at-other-time = Treaties are made in the Treaty Phase, or when an effect allows it.
why-treaty-not-in-hand = { $treaty } is not in your hand.
why-man-at-other-time = Men of Action are played at the beginning of your turn.
why-man-not-in-hand = That { $card } card is not in your hand.
why-card-of-hoc = Only HOC plays { $card }.
why-same-as-offered = { $card }: choose the equal card that is offered.
why-already-chosen = { $piece } is already chosen.

## Why a piece cannot be chosen: Actions

why-must-act = You can act, and so you have to.
why-already-infiltrated = Your agents are on { $card } already.
why-out-of-reach = { $card } is card { $position } of the Infiltration Zone, and you reach only the first { $reach }.
why-reserve-empty = You have no agent in reserve, and Ghost Agents infiltrate nothing alone.
why-too-few-to-infiltrate = { $ghosts ->
    [0] { $card } takes { $least } agents, and you have { $reserve } in reserve.
   *[other] Besides { number-of-ghosts }, { $card } takes { $least } agents, and you have { $reserve } in reserve.
}
why-cannot-drive-out = { $rival_seat } has { $there } on { $card }: to drive them out you would have to send { $least }, and you have { $reserve } in reserve.
why-ghosts-alone = At least one agent has to go to { $card }: Ghost Agents infiltrate nothing alone.
why-takes-more = { $ghosts ->
    [0] { $card } takes at least { $least } agents.
   *[other] Besides { number-of-ghosts }, { $card } takes at least { $least } agents.
}
why-reserve-smaller = You have only { $reserve } in reserve.
why-operation-done = { $seat } has carried out { $card }.
why-operation-in-stack = Nobody has carried out { $card } yet.
why-only-top-operation = Only the top Covert Operation can be carried out, and that is { $card }.
why-too-few-for-operation = { $card } takes { $least } of your agents, and you have { $reserve } in reserve.
why-supervisor-no-projects = With the Supervisor you cannot Advance in Projects as your Action.
why-supervisor-no-recruiting = With the Supervisor you cannot recruit as your Action.
why-stage-is-last = You are at the last Stage of { $project }.
why-stage-agents = Stage { stage-number } of { $project } takes { number-of-agents }, and you have { $reserve } in reserve.
why-stage-emblems = Stage { stage-number } of { $project } asks for { $needed } { $emblem }, and you have { $shown }.
why-stage-interest = Stage { stage-number } of { $project } asks for { $needed } Special Interest to discard, and your cards show { $shown }.
why-nobody-to-coordinate = You have no agent who could coordinate { $project }.
why-no-interest = { $card } shows no Special Interest.
why-interest-missing = It takes { $needed } Special Interest, and so far there is { $shown }.
why-coordinator-missing = All your agents are on cards: discard one with agents on it, so that there is a Shady Coordinator.
why-pool-empty = Your Recruitment Pool is empty.
why-token-is-no-choice = What your token brings is not declined.

## Why a piece cannot be chosen: Men of Action

why-without-men-of-action = This table plays without Men of Action.
why-no-man-left = There is no Men of Action card left to draw.
why-one-man-a-turn = You have played a Men of Action card: one is allowed in a turn, unless a Hitman opens the way for another.
why-recruiter-idle = { $card } could bring nobody: your Recruitment Pool is empty, and there is no card to draw.
why-hitman-idle = { $card } finds no agent on any Objective card.
why-no-operation-left = { $card } finds no Covert Operation left.
why-emissary-idle = Even with { $card }, { $operation } takes { $least } of your agents, and you have { $reserve } in reserve.
why-turncoat-idle = { $card } finds no Treaty to look at.
why-power-broker-idle = Even with 1 agent less you can Advance in no Project now: { $card } would do nothing.
why-mediator-without-cards = { $card } finds no card in the Objective discard pile.
why-mediator-idle = { $card } would cost at least { $least } agents, and you have { $reserve } in reserve.
why-mediator-too-dear = { $card } takes { number-of-agents }, and you have { $reserve } in reserve.
why-recruits-at-most = You can recruit from 1 to { $most } here: your pool has { $pool }.
why-hitman-not-there = Agents on Covert Operations are out of a Hitman's reach.
why-no-agents-there = There are no agents on { $card }.
why-not-looked-at = You are not looking at { $treaty }.

## Why a piece cannot be chosen: Inner Circle, recalls, Treaties

why-no-free-inner-circle = You have no Inner Circle card that is attached to nothing.
why-no-host = You have no Supreme Power or Key Connections card that could hold an Inner Circle card.
why-not-inner-circle = { $card } is no Inner Circle card.
why-is-attached = { $card } is attached already and cannot be moved.
why-holds-one-already = There is an Inner Circle card under { $card } already.
why-holds-none = Only printed Supreme Power and Key Connections cards hold an Inner Circle card, and { $card } is none of them.
why-recall-comes-later = Agents are recalled right after this.
why-nothing-to-use = { $treaty } allows you nothing now.
why-group-of-no-use = Your Treaty does not bring { $group }.
why-conditions-unmet = { $treaty } still asks for { $conditions }.
why-wrong-reward = { $by } lets you make a Treaty with a certain reward, and that of { $treaty } is another.
why-wrong-type = Your Treaty does not bring back { $card }.
why-wrong-group = It has to be a card of the group { $group }, and { $card } is not.
why-goes-with-its-host = { $card } goes only with the card that it is attached to.
why-hoc-prefers-more = HOC recalls from cards with more agents than { $card } first.

## The first turns, explained step by step

lesson-zone = The row of cards is the Infiltration Zone; of these, everybody reaches the first three. The number is how many agents a card takes. Two cards have been infiltrated already: to drive those agents out you would need one more than stand there. Labor Unions are free, and show an emblem that opens a Project. Choose them.
lesson-agents = Three agents are needed. Sending more would make it harder for others to drive you out, but you act last in this turn: three will do.
lesson-project = When all have acted, everybody takes the cards on which they stand, and one agent comes back from each card. Labor Unions now show one Communists emblem, and COMINTERN asks for one. Player 3 acts first; then join COMINTERN. It costs two agents, and one of them stays there for good.
lesson-supervisor = In the next turn the Supervisor comes to you: you act first and recruit two agents, but may neither recruit nor rise in a Project. COMINTERN lends you a Ghost Agent now. Choose Real Estate, which takes two.
lesson-ghost = The Ghost Agent comes along by itself, so one agent of your own is enough. When the Zone is empty everybody may make a Treaty whose conditions are met, and a new round begins. From here on the match is yours.
