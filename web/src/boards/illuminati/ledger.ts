// The parts of an attack's number as lines of a ledger, and the bell of the two dice under it.

import { waysTo } from "./reckon";
import type { Attack } from "./view";

/** One line: what it is, how much, and the card or the player that it comes from. */
export interface Entry {
  what: "power" | "aid" | "resistance" | "their-power" | "identical" | "opposite" | "bonus" | "neutralizing" | "distance" | "money";
  amount: number;
  card?: string;
  seat?: number;
  twice?: boolean; // from the target's own treasury it counts double
}

export interface Facts {
  kind: string;
  attacker: string;
  target: string;
  putFor: number[];
  putAgainst: number[];
  fromTarget: number;
  defender: number;
}

/** The lines in the order of the rules; what is nothing is left out, but for Power and Resistance. */
export function entriesOf(attack: Attack, { kind, attacker, target, putFor, putAgainst, fromTarget, defender }: Facts): Entry[] {
  const destroying = kind === "destroy";
  const lines: Entry[] = [
    { what: "power", amount: attack.power, card: attacker },
    ...attack.aid.map(({ card, amount }): Entry => ({ what: "aid", amount, card })),
    { what: destroying ? "their-power" : "resistance", amount: -attack.against, card: target },
  ];
  const others: Entry[] = [
    { what: "identical", amount: attack.identical },
    { what: "opposite", amount: attack.opposite },
    ...attack.bonuses.map(({ card, amount }): Entry => ({ what: "bonus", amount, card })),
    { what: "neutralizing", amount: attack.neutralizing },
    { what: "distance", amount: -attack.distance, card: target },
    ...putFor.map((amount, seat): Entry => ({ what: "money", amount, seat })),
  ];
  putAgainst.forEach((amount, seat) => {
    const own = seat === defender ? fromTarget : 0;
    others.push({ what: "money", amount: -(amount - own), seat }, { what: "money", amount: -2 * own, seat, card: target, twice: true });
  });
  return [...lines, ...others.filter((line) => line.amount)];
}

export interface Bar {
  throw: number;
  ways: number;
  wins: boolean;
  never: boolean; // 11 and 12 fail whatever the number is
}

/** Two dice: how often each throw comes, and whether it succeeds. */
export function bell(number: number, highest: number): Bar[] {
  return Array.from({ length: 11 }, (_, at) => at + 2).map((throw_) => ({
    throw: throw_,
    ways: waysTo(throw_),
    wins: throw_ <= Math.min(number, highest),
    never: throw_ > highest,
  }));
}
