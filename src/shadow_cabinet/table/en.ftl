# The words that every game shares.

# Several pieces in one text: joined from the left, the last one differently.
list-comma = { $before }, { $next }
list-and = { $before } and { $last }

why-not-asked-for = { $piece } is not what is asked for now.
why-not-your-decision = Somebody else decides now.
why-match-over = The match is over.
why-is-an-option = { $piece } can be chosen.
