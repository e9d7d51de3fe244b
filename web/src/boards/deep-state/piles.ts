// The Objective cards of a player (or of a pile) by group, equal ones on top of each other.

import { GROUPS } from "./signs";

export interface Card {
  id: string;
  group: string;
  type: string; // none: a Secondary Objective
}

export interface Pile {
  id: string; // the card on top
  below: string[];
  circle: string; // the Inner Circle card under it
}

export interface Family {
  group: string;
  piles: Pile[];
}

/**
 * Cards with agents or with an Inner Circle card under them lie by themselves. Of equal cards the one that can be
 * chosen lies on top; the rules offer no more than one of them.
 */
export function families(
  cards: Card[],
  attached: Record<string, string>,
  agents: Record<string, number>,
  isOption: (id: string) => boolean,
): Family[] {
  const under = new Set(Object.values(attached));
  return GROUPS.map((group) => {
    const piles = new Map<string, Pile>();
    for (const card of cards) {
      if (card.group !== group || under.has(card.id)) continue;
      const alone = agents[card.id] || attached[card.id];
      const like = alone ? card.id : `type:${card.type}`;
      const pile = piles.get(like);
      if (!pile) piles.set(like, { id: card.id, below: [], circle: attached[card.id] ?? "" });
      else if (isOption(card.id) && !isOption(pile.id)) {
        pile.below.push(pile.id);
        pile.id = card.id;
      } else pile.below.push(card.id);
    }
    const types = new Map(cards.map((card) => [card.id, card.type]));
    const last = [...piles.values()].sort((one, other) => order(types.get(one.id)!) - order(types.get(other.id)!));
    return { group, piles: last };
  }).filter((family) => family.piles.length > 0);
}

function order(type: string): number {
  return type === "" ? 1 : 0;
}
