// What is announced: the set on the strip between the players, put together from the question and from the story.

import type { Table } from "../../table/table.svelte";
import type { Line } from "../../wire";
import { pieceIn, piecesIn, seatIn } from "./told";

/** A card and what it counts for; `bonus` is what the spy adds to all of them. */
export interface Sum {
  terms: { card: string; value: number }[];
  bonus: number;
  total: number;
}

export interface Answer {
  seat: number;
  cards: string[];
  sum: Sum | null; // of a block
  draft: boolean;
}

export interface Telegram {
  seat: number;
  kind: "influence" | "special";
  /** `draft`: being put together; `open`: it can still be answered; otherwise what became of it. */
  stage: "draft" | "open" | "done" | "blocked" | "countered";
  cards: string[];
  sum: Sum | null;
  targets: string[];
  /** What was laid against it, each against the one before. */
  answers: Answer[];
  /** The line of the story that tells it; none while it is a draft. */
  told: Line | null;
  /** What came of it, as the story tells it. */
  outcome: Line[];
}

/** How far markers would go if nothing stops it. */
export interface Aim {
  seat: number;
  countries: string[];
  steps: number;
}

const STEPS: Record<string, number> = { "coordinated-assault": 1, "coordinated-attack": 1, revolution: 2 };

const WINDOWS: Record<string, string> = {
  "respond-to-influence": "announced-influence",
  "use-of-answer": "announced-influence",
  "block-with": "announced-influence",
  "respond-to-special": "announced-special",
  "respond-to-transport": "announced-transport",
  "respond-to-counter": "announced-",
};

const OUTCOMES = new Set(["advanced", "secured", "pilfered", "gained-gadget", "lost-gadget", "discarded"]);

const DRAFTS = new Set([
  "use-of-card", "influence-where", "add-to-influence", "blockade-where", "revolution-where", "marker-to-advance",
  "gadget-to-gain", "gadget-to-bust", "transport-to", "gadget-discard",
]);

export function telegramOf(table: Table): Telegram | null {
  const { question, waiting, notes } = table.state;
  const active = Number(table.state.view.active);
  if (question && DRAFTS.has(question.prompt) && question.seat === active) return draftOf(table);
  const prompts = [question?.prompt ?? "", ...waiting.map((expected) => expected.prompt)];
  // the spy is moved in answer to something: the window behind it stays
  const answering = question?.prompt === "transport-to" && question.seat !== active;
  const window = answering ? "respond" : prompts.find((prompt) => prompt in WINDOWS);
  const at = window === undefined || answering ? lastOwn(notes) : lastOf(notes, WINDOWS[window] ?? "announced-");
  if (at < 0) return null;
  const telegram = toldBy(table, notes, at);
  if (window !== undefined) telegram.stage = "open";
  if (question && (answering || question.prompt === "use-of-answer" || question.prompt === "block-with")) {
    const blocking = question.prompt === "block-with";
    const cards = blocking ? piecesIn(question.about, "cards") : [pieceIn(question.about, "card")];
    const sum = blocking ? blockOf(table, cards, Number(question.about.so_far)) : null;
    telegram.answers.push({ seat: question.seat, cards, sum, draft: true });
  }
  return telegram;
}

/** What a telegram aims at, as long as it can come to that. */
export function aimOf(table: Table, telegram: Telegram): Aim | null {
  if (telegram.stage !== "draft" && telegram.stage !== "open") return null;
  const action = String(table.fact(telegram.cards[0] ?? "", "action") ?? "");
  const steps = telegram.kind === "influence" ? (telegram.sum?.total ?? 0) : (STEPS[action] ?? 0);
  return steps > 0 ? { seat: telegram.seat, countries: telegram.targets, steps } : null;
}

function draftOf(table: Table): Telegram {
  const { about, prompt, seat } = table.state.question!;
  const country = pieceIn(about, "country");
  const cards = piecesIn(about, "cards");
  const card = pieceIn(about, "card") || (prompt === "gadget-discard" ? "advanced-transport" : "");
  const influence = prompt === "influence-where" || prompt === "add-to-influence" || prompt === "use-of-card";
  return {
    seat,
    kind: influence ? "influence" : "special",
    stage: "draft",
    cards: card ? [card] : cards,
    sum: prompt === "add-to-influence" ? influenceOf(table, cards, country, Number(about.total)) : null,
    targets: country ? [country] : piecesIn(about, "countries"),
    answers: [],
    told: null,
    outcome: [],
  };
}

function toldBy(table: Table, notes: Line[], at: number): Telegram {
  const told = notes[at]!;
  const { about } = told;
  const country = pieceIn(about, "country");
  const influence = told.id === "announced-influence";
  const cards = influence ? piecesIn(about, "cards") : [pieceIn(about, "card")];
  const later = notes.slice(at + 1);
  const end = later.findIndex((note) => note.id === "turn-begins");
  const answers: Answer[] = [];
  const outcome: Line[] = [];
  const against = new Set(cards);
  for (const note of end < 0 ? later : later.slice(0, end)) {
    if (note.id === "blocked" && influence) {
      const used = piecesIn(note.about, "cards");
      const sum = blockOf(table, used, Number(note.about.total));
      answers.push({ seat: seatIn(note.about), cards: used, sum, draft: false });
      break;
    }
    if (note.id.startsWith("announced-") && seatIn(note.about) === seatIn(about)) break;
    if (OUTCOMES.has(note.id)) outcome.push(note);
    const target = pieceIn(note.about, "target");
    if (note.id === "countered" && against.has(target)) {
      const card = pieceIn(note.about, "card");
      answers.push({ seat: seatIn(note.about), cards: [card], sum: null, draft: false });
      against.add(card);
    }
  }
  const last = answers.at(-1);
  const stopped = last !== undefined && last.seat !== seatIn(about);
  return {
    seat: seatIn(about),
    kind: influence ? "influence" : "special",
    stage: !stopped ? "done" : influence ? "blocked" : "countered",
    cards,
    sum: influence ? influenceOf(table, cards, country, Number(about.total)) : null,
    targets: country ? [country] : piecesIn(about, "targets"),
    answers,
    told,
    outcome,
  };
}

function lastOf(notes: Line[], start: string): number {
  return notes.findLastIndex((note) => note.id.startsWith(start));
}

/** The last announcement in a turn of one's own: a transport in the other's turn was an answer. */
function lastOwn(notes: Line[]): number {
  let whose: number | null = null;
  let found = -1;
  notes.forEach((note, at) => {
    if (note.id === "turn-begins") whose = seatIn(note.about);
    else if (note.id.startsWith("announced-") && (whose ?? seatIn(note.about)) === seatIn(note.about)) found = at;
  });
  return found;
}

/** What cards count for at a country, as they were announced: what is more than their worth comes from the spy. */
export function influenceOf(table: Table, cards: string[], country: string, total: number): Sum {
  const flags = cards.filter((card) => table.fact(card, "country"));
  const terms = cards.map((card) => {
    const own = flags.length === 2 || !table.fact(card, "country") || table.fact(card, "country") === country;
    const foreign = !own && table.fact(card, "faction") !== table.fact(country, "faction");
    return { card, value: Number(table.fact(card, "influence")) - (foreign ? 1 : 0) };
  });
  return { terms, bonus: total - sumOf(terms), total };
}

/** The same for cards in a block. */
export function blockOf(table: Table, cards: string[], total: number): Sum {
  const terms = cards.map((card) => ({ card, value: Number(table.fact(card, "influence")) }));
  return { terms, bonus: total - sumOf(terms), total };
}

function sumOf(terms: Sum["terms"]): number {
  return terms.reduce((sum, term) => sum + term.value, 0);
}
