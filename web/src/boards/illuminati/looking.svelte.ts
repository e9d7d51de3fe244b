// Whose structure somebody wants to see: the strip of players at the top of a phone tells the board.

/** The seat that is seen, and the one that was pointed at and is not seen yet (-1: none). */
export const looking = $state({ seat: 0, wanted: -1 });
