# The words of the frame around all games.

title = Shadow Cabinet
title-your-turn = ● Your turn · { $title }
rights = Rules in words of our own, drawings of our own. The games belong to their authors and publishers.
opening = One moment …
close = Close
lost = There is nothing at this address.
no-server = The server does not answer.
no-such-match = There is no such match, or it is not for you.
to-lobby = To the lobby
desk = Night desk or day desk

## Lobby

games = Games
play = Play
play-alone = Alone
play-alone-help = Alone: against the game itself.
play-against = { $count ->
    [one] Play: you against a bot, at once.
   *[other] Play: you against { $count } bots, at once.
}
more-ways = More ways …
learn = Learn
rules = Rules
seats-of = { $seats } players
my-matches = My matches
my-matches-empty = Nothing is going on. Open a folder and sit down.
open-tables = Open tables
finished = Finished
you = you
state-gathering = gathering
state-yours = your turn
state-theirs = others decide
state-finished = { $count ->
    [one] over after 1 choice
   *[other] over after { $count } choices
}

## A new match

who-plays = Who plays
how-many = How many players
seat = Seat { $number }
seat-me = You
seat-here = Another person at this device
seat-link = Somebody by link
seat-bot = Bot: { $bot }
settings = Settings
open-table = Open table
open-table-help = Anybody on this server may take a seat that waits for a link.
invite = Open the table

bot-random = at random
bot-tactics = rules of thumb
bot-search-1s = thinks for 1 second
bot-search-3s = thinks for 3 seconds

## Who one is

your-name = Your name
name-help = What others at the table read
keep = Keep
name-kept = Kept.
other-device = On another device
other-device-help = Whoever opens this link plays as you: your matches are there as well. It can be used once.
make-link = Make a link
adopt-title = Be the same person here?
adopt-help = This link takes a name and its matches to this device. What was played here under another name stays with that name.
adopt = Yes, play as that person here
adopted = You are { $name } here now.
link = Link
copy = Copy
copied = Copied
invitation = An invitation
invited = A seat at this table is waiting for you. { $names }
sit-here = Sit down

## The table

board = Board
board-failed = The board cannot be drawn. Whatever can be chosen stands below.
hand = Hand
hand-and-options = Hand and options
options-main = The usual way on
options-label = Options
options = { $count ->
    [one] 1 option
   *[other] { $count } options
}
trail = Chosen so far
undo-to = Take back { $piece }
undo = Undo
undo-help = Take back your last choice (U)
stand = Pass until my turn
stand-help = Pass in every window until your next turn (P)
open-rule = The rule behind this
rule-title = The rule
whole-rules = The whole rules
bots-think = One moment …
skip = Skip
connection-lost = Connection lost, trying again …
choose-it = Choose it
why-not = Why not now?

seats = Players
seat-open = waiting
seat-free = Free seat
a-bot = Bot
is-here = At the table
is-away = Not at the table

log = Story
log-empty = Nothing has happened yet.
new-since = since your last choice
only-you = Only you read this:

keys = Keys
signs = Signs
signs-and-keys = Signs and keys
key-option = choose the option with that sign
key-arrows = go from option to option
key-enter = choose what is marked
key-open = open what is marked
key-undo = take back your last choice
key-stand = pass until your next turn, or no longer
key-skip = skip what happens by itself, and see how things stand
key-rule = the rule behind the question
key-log = go to the story
key-keys = these keys
key-escape = close what is open

## Several people at one device

curtain = Hand over to { $name }
curtain-help = Nobody else looks now.
curtain-sit = { $name }: I am here

## Before the match

gathering-prompt = The table waits for everybody to sit down.
gathering-help = The match begins by itself when every seat is taken. Send each link to one person.
sealing-commit = { $count ->
    [one] The deal is being sealed: 1 seat has still to add its secret.
   *[other] The deal is being sealed: { $count } seats have still to add their secrets.
}
sealing-reveal = { $count ->
    [one] The deal is being sealed: 1 secret has still to be opened.
   *[other] The deal is being sealed: { $count } secrets have still to be opened.
}

## The end

end-title = Result
end-look = Look at the table
end-again = Play again
won = won
replay = Replay
replay-prompt = The table after { $at ->
    [one] 1 choice
   *[other] { $at } choices
}.
replay-first = To the beginning
replay-back = One choice back
replay-forward = One choice forward
replay-last = To the end
replay-moment = Choices made
replay-side = Seen by
replay-onlooker = an onlooker
replay-open = everything open
replay-fork-short = Play on from here
replay-fork = Play on from here against bots
replay-record = Download the record
seal-verify = Verify the deal
seal-server-holds = The server's secret is the one that it had committed to.
seal-server-fails = The server's secret is not the one that it had committed to.
seal-seats-holds = Every seat's secret is the one that it had committed to.
seal-seats-fails = A seat's secret is not the one that it had committed to.
seal-key-holds = The match was dealt from all these secrets together.
seal-key-fails = The match was not dealt from these secrets.
seal-remembered-holds = It is the commitment that this device saw before the deal.
seal-remembered-fails = It is not the commitment that this device saw before the deal.
seal-once-fails = The deal was sealed more than once, because somebody had not opened a secret. The last time counts.
seal-limits = This proves that nobody could steer the deal. It does not prove that the host did not look at the table, nor that two players did not talk.

## Lessons

lesson = Lesson
lesson-step = Step { $step } of { $of }
lesson-show = Show me
lesson-leave = Leave
not-in-this-lesson = That would be possible, but it is not what this lesson shows now.
