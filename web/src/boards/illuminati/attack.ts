// The attack that is shown: the one under way, or the one that is just being announced, as far as it has been said.

import type { Table } from "../../table/table.svelte";
import { chancesOf, type Known, reckon } from "./reckon";
import { aboutOf, arrowsOf, type Attack, attackOf, controllerOf, headOf, moneyOn, NWO, type Numbers, oppositeOf, percent, pieceOf, piecesOf, saidOf, structures, type Worth } from "./view";

export interface Shown {
  kind: string;
  attacker: string;
  target: string;
  aiders: string[];
  attack: Attack;
  announced: boolean;
}

const KINDS = ["control", "neutralize", "destroy"];

export function knownOf(table: Table): Known {
  return {
    cards: table.aid<Record<string, Worth>>("cards"),
    structures: structures(table),
    bonuses: table.aid<Known["bonuses"]>("bonuses"),
    numbers: table.aid<Numbers>("numbers"),
    opposite: (alignment) => oppositeOf(table, alignment),
  };
}

/** What an attack that is being announced is for. */
function kindOf(table: Table): string {
  return saidOf(aboutOf(table, "kind"))[0]?.say.replace("attack-", "") ?? "";
}

export function attackShown(table: Table): Shown | null {
  const now = attackOf(table);
  const under = table.seen<string | undefined>("attack");
  if (now && under) {
    const target = table.seen<string>("target");
    const attacker = table.seen<string>("attacker");
    return { kind: under === NWO ? NWO : under, attacker, target, aiders: table.seen<string[]>("aiders"), attack: now, announced: true };
  }
  const prompt = table.state.question?.prompt;
  if (prompt !== "aid" && prompt !== "privilege") return null;
  const [kind, attacker, target] = [kindOf(table), pieceOf(aboutOf(table, "attacker")), pieceOf(aboutOf(table, "target"))];
  const aiders = piecesOf(aboutOf(table, "aiders"));
  const attack = reckon(knownOf(table), { kind, attacker, target, aiders });
  return attack && { kind, attacker, target, aiders, attack, announced: false };
}

/** Whether the sum that is asked for goes into the attack that is shown. */
export function addsToAttack(table: Table): boolean {
  const question = table.state.question;
  const dealing = question?.trail.some((id) => id === "give-money" || id === "want-money");
  return question?.prompt === "sum" && attackOf(table) !== null && !dealing;
}

/** Which card stands how in the attack. */
export function rolesOf(table: Table, shown: Shown | null): Map<string, string> {
  const found = new Map<string, string>();
  const target = shown?.target ?? pieceOf(aboutOf(table, "target"));
  for (const id of shown?.aiders ?? []) found.set(id, "aid");
  if (shown?.attacker) found.set(shown.attacker, "attacker");
  if (target) found.set(target, "target");
  return found;
}

export interface Forecast {
  id: string; // the option
  attacker: string;
  attack: Attack | null;
}

/** What the options of an attack that is being announced would come to, without aid: kinds by the card that does best. */
export function forecasts(table: Table): Forecast[] {
  const question = table.state.question;
  if (question?.prompt !== "attack-with" && question?.prompt !== "kind") return [];
  const [known, target] = [knownOf(table), pieceOf(question.about.target)];
  const weigh = (kind: string, attacker: string): Attack | null => reckon(known, { kind, attacker, target, aiders: [] });
  if (question.prompt === "attack-with") {
    const kind = kindOf(table);
    return question.options.map((id) => ({ id, attacker: id, attack: weigh(kind, id) }));
  }
  return question.options.map((id) => {
    const kind = KINDS.includes(id) ? id : "whispering";
    const able = Object.keys(known.structures[question.seat]?.cells ?? {}).filter((card) => mayAttack(table, kind, card, target));
    const all = able.map((attacker) => ({ id, attacker, attack: weigh(kind, attacker) }));
    return all.reduce((best, next) => ((next.attack?.number ?? -99) > (best.attack?.number ?? -99) ? next : best), { id, attacker: "", attack: null } as Forecast);
  });
}

/** Whether a card may make such an attack, as far as that can be told here: the rules have the last word. */
function mayAttack(table: Table, kind: string, card: string, target: string): boolean {
  const worth = knownOf(table).cards[card];
  if (card === target || !worth?.power || worth.took_part) return false;
  if (kind !== "control") return true;
  const open = structures(table).flatMap((structure) => Object.keys(structure?.open ?? {}));
  return open.some((arrow) => arrowsOf(table).get(arrow)?.card === card);
}

/** A chance in percent: without money, and, of a target, with all the money that its best attacker could put in. */
export interface Odds {
  plain: number;
  rich?: number;
}

/** How likely a group would come under control, each time by the card that does best. */
export function controlOdds(table: Table, target: string): Odds | undefined {
  const [known, seat] = [knownOf(table), table.near];
  if (table.piece(target)?.kind !== "group" || controllerOf(table, target) === seat) return undefined;
  const highest = known.numbers.highest_roll;
  const head = headOf(table, seat);
  const able = Object.keys(known.structures[seat]?.cells ?? {}).filter((card) => mayAttack(table, "control", card, target));
  const all = able.flatMap((attacker) => {
    const attack = reckon(known, { kind: "control", attacker, target, aiders: [] });
    const money = moneyOn(table, attacker) + (attacker === head ? 0 : moneyOn(table, head));
    return attack ? [{ plain: percent(attack.chances), rich: percent(chancesOf(attack.number + money, highest)) }] : [];
  });
  if (!all.length) return undefined;
  return { plain: Math.max(...all.map(({ plain }) => plain)), rich: Math.max(...all.map(({ rich }) => rich)) };
}

/** With what chance each card that could attack would succeed, alone; or each group that could be attacked be controlled. */
export function chancesNow(table: Table): Map<string, Odds> {
  const prompt = table.state.question?.prompt;
  if (prompt === "act") {
    return new Map(table.options.flatMap((id) => {
      const odds = controlOdds(table, id);
      return odds ? [[id, odds]] : [];
    }));
  }
  if (prompt !== "attack-with") return new Map();
  return new Map(forecasts(table).flatMap(({ id, attack }) => (attack ? [[id, { plain: percent(attack.chances) }]] : [])));
}

/** Whether a group of the seat that looks is under attack by somebody else. */
export function underAttack(table: Table, shown: Shown | null): boolean {
  if (!shown?.announced || table.state.seat < 0) return false;
  return controllerOf(table, shown.target) === table.state.seat && table.seen<number>("active") !== table.state.seat;
}
