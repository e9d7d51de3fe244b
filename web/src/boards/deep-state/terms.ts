// What a Treaty asks for and what stands in its corner, as signs: read off the words of the card, which the rules make.

import type { PieceFacts, Said, Told } from "../../wire";

export interface Term {
  number: number; // 0: none of it
  what: string; // a group, a type or an emblem; otherwise the message that says it
  said?: Said; // where no sign can say it
}

export interface Reward {
  emblem: string;
  group: string;
  influence: number;
}

/** The ways to meet the Conditions: of one of them every term has to be met. */
export function waysOf(treaty: PieceFacts): Term[][] {
  const conditions = treaty.text?.about?.conditions;
  return isSaid(conditions) ? ways(conditions) : [];
}

function ways(said: Said): Term[][] {
  if (said.say === "condition-either") return [said.about?.one, said.about?.other].filter(isSaid).flatMap(ways);
  const terms = said.say === "condition-all" ? said.about?.terms : [said];
  return [(Array.isArray(terms) ? terms : [terms]).filter(isSaid).map(term)];
}

function term(said: Said): Term {
  const what = said.about?.what;
  if (isSaid(what)) {
    const number = said.say === "condition-without" ? 0 : Number(said.about?.number);
    return { number, what: what.say.replace("counted-", "") };
  }
  return { number: Number(said.about?.stage ?? 1), what: said.say, said };
}

export function rewardOf(treaty: PieceFacts): Reward {
  const about = treaty.text?.about?.reward;
  const given = isSaid(about) ? (about.about ?? {}) : {};
  const name = (told: Told | undefined) => (isSaid(told) ? told.say.replace("name-", "") : "");
  return { emblem: name(given.emblem), group: name(given.group), influence: Number(given.influence ?? 0) };
}

function isSaid(told: Told | undefined): told is Said {
  return typeof told === "object" && !Array.isArray(told) && "say" in told;
}
