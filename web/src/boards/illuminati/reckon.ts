// What an attack would come to, before it is announced: the same sum as in the rules (`reckoning.py`), from what the server
// has counted out, so that kinds, attackers and aid can be weighed against each other.

import type { Structure } from "./layout";
import type { Attack, Bonus, Numbers, Worth } from "./view";

export interface Known {
  cards: Record<string, Worth>;
  structures: (Structure | null)[];
  bonuses: Bonus[];
  numbers: Numbers;
  opposite: (alignment: string) => string;
}

export interface Plan {
  kind: string; // control, neutralize, destroy, whispering
  attacker: string;
  target: string;
  aiders: string[];
}

const FANATIC = "fanatic"; // its own opposite, and never identical

/** In how many of the 36 throws of two dice an attack of this number succeeds. */
export function chancesOf(number: number, highest: number): number {
  let found = 0;
  for (let throw_ = 2; throw_ <= Math.min(number, highest); throw_ += 1) found += waysTo(throw_);
  return found;
}

/** In how many ways two dice come to a throw. */
export function waysTo(throw_: number): number {
  return 6 - Math.abs(7 - throw_);
}

export function ownerOf(structures: (Structure | null)[], card: string): number {
  return structures.findIndex((structure) => structure !== null && card in structure.cells);
}

/** The alignments that attacker and target share, and those of the target that are opposite to one of the attacker's. */
export function likeness({ cards, opposite }: Known, { kind, attacker, target }: Omit<Plan, "aiders">): { same: string[]; against: string[] } {
  const [own, goal] = [cards[attacker], cards[target]];
  if (!own || !goal) return { same: [], against: [] };
  const [mine, theirs] = [alignmentsOf(own, goal, kind), goal.alignments];
  const opposed = new Set(mine.map(opposite).filter(Boolean));
  return { same: mine.filter((each) => each !== FANATIC && theirs.includes(each)), against: theirs.filter((each) => opposed.has(each)) };
}

export function reckon(known: Known, { kind, attacker, target, aiders }: Plan): Attack | null {
  const { cards, numbers } = known;
  const [own, goal] = [cards[attacker], cards[target]];
  if (!own || !goal) return null;
  const [me, owner] = [ownerOf(known.structures, attacker), ownerOf(known.structures, target)];
  const [mine, theirs] = [alignmentsOf(own, goal, kind), goal.alignments];
  const gathering = kind === "control" || kind === "neutralize";
  const sign = gathering ? 1 : -1; // to destroy, likeness hinders and opposition helps
  const { same, against } = likeness(known, { kind, attacker, target });
  const counted = kind === "whispering" ? "destroy" : kind;
  const bonuses = known.bonuses.filter(
    (bonus) =>
      ownerOf(known.structures, bonus.card) === me &&
      (!bonus.direct || bonus.card === attacker) &&
      bonus.kinds.includes(counted) &&
      (bonus.targets.length ? bonus.targets.includes(target) : !bonus.alignments.length || bonus.alignments.some((each) => theirs.includes(each))),
  );
  const depth = owner >= 0 && owner !== me ? (known.structures[owner]?.depth[target] ?? 0) : 0;
  const parts = {
    power: own.power,
    aid: aiders.map((card) => ({ card, amount: cards[card]?.transferable ?? 0 })),
    against: gathering || kind === "whispering" ? resistance(goal, mine) : goal.power,
    identical: sign * numbers.identical * same.length || 0,
    opposite: -sign * numbers.opposite * against.length || 0,
    bonuses: bonuses.map(({ card, amount }) => ({ card, amount })),
    neutralizing: kind === "neutralize" ? numbers.neutralize_bonus : 0,
    distance: numbers.distance_defence[depth - 1] ?? 0,
    money: 0,
  };
  const sum = (each: { amount: number }[]): number => each.reduce((total, { amount }) => total + amount, 0);
  const number =
    parts.power + sum(parts.aid) - parts.against + parts.identical + parts.opposite + sum(parts.bonuses) + parts.neutralizing - parts.distance;
  return { ...parts, number, chances: chancesOf(number, numbers.highest_roll) };
}

/** One that passes as something else does so to control a group that is so. */
function alignmentsOf(own: Worth, target: Worth, kind: string): string[] {
  const pair = own.passes_as_if?.alignments;
  if (!pair || kind !== "control") return own.alignments;
  if (!pair.some((each) => target.alignments.includes(each) && !own.alignments.includes(each))) return own.alignments;
  const others = own.alignments.filter((each) => !pair.includes(each));
  return own.alignments.some((each) => pair.includes(each)) ? [...others, ...pair.filter((each) => !own.alignments.includes(each))] : own.alignments;
}

function resistance(target: Worth, attacking: string[]): number {
  const now = target.resistance ?? 0;
  const other = target.resistance_if;
  if (!other || !other.alignments.some((each) => attacking.includes(each))) return now;
  const changed = (target.why ?? []).reduce((sum, why) => sum + (why.amount ?? 0) + (why.resistance ?? 0), 0);
  return Math.max(0, other.number + changed);
}
