// What the board reads out of the view and out of what the server counts out, with its types.

import type { Table } from "../../table/table.svelte";
import type { Face, Said, Told } from "../../wire";
import type { Arrow, Cell, Structure } from "./layout";

export interface Why {
  by: string;
  amount?: number;
  resistance?: number;
  alignments?: string[];
}

/** What a card is worth now, what was printed on it, and what has changed it. */
export interface Worth {
  power: number;
  printed_power: number;
  transferable: number;
  income: number;
  alignments: string[];
  took_part: number;
  resistance?: number;
  printed_resistance?: number;
  why?: Why[];
  resistance_if?: { number: number; alignments: string[] };
  passes_as_if?: { alignments: string[] };
}

export interface Counts {
  cards: number;
  needed: number;
  secret: boolean;
  goal: { goal: string; have: number; need: number } | null;
  power: number;
  transferable: number;
  money: number;
  income: number;
  destroyed: number;
  specials: number;
}

export interface Part {
  card: string;
  amount: number;
}

/** The parts of an attack's number, and how many of the 36 throws succeed. */
export interface Attack {
  power: number;
  aid: Part[];
  against: number;
  identical: number;
  opposite: number;
  bonuses: Part[];
  neutralizing: number;
  distance: number;
  money: number;
  number: number;
  chances: number;
}

export interface Bonus extends Part {
  direct: boolean;
  kinds: string[];
  targets: string[];
  alignments: string[];
}

export interface Numbers {
  distance_defence: number[];
  neutralize_bonus: number;
  highest_roll: number;
  nwo_resistance: number;
  identical: number;
  opposite: number;
}

export interface Headline {
  changes: { alignment: string; amount: number }[];
  bands: { from: number; to: number; amount: number }[];
}

export const COLOURS = ["red", "yellow", "blue"];
export const ALIGNMENTS = "government communist liberal conservative peaceful violent straight weird criminal fanatic".split(" ");
export const NWO = "nwo"; // the kind of an attack on a New World Order card

export function begun(table: Table): boolean {
  return Array.isArray(table.state.aids.players);
}

export function players(table: Table): number[] {
  return table.state.players.map((_, seat) => seat);
}

export function countsOf(table: Table, seat: number): Counts | null {
  return table.aid<(Counts | null)[]>("players")[seat] ?? null;
}

export function structures(table: Table): (Structure | null)[] {
  return table.aid<(Structure | null)[]>("structures");
}

export function worthOf(table: Table, id: string): Worth | undefined {
  return table.aid<Record<string, Worth>>("cards")[id];
}

export function headOf(table: Table, seat: number): string {
  return table.seen<string[][]>("heads")[seat]?.[0] ?? "";
}

/** Who controls a card; -1 if nobody does. */
export function controllerOf(table: Table, id: string): number {
  return structures(table).findIndex((structure) => structure !== null && id in structure.cells);
}

export function moneyOn(table: Table, id: string): number {
  return table.seen<Record<string, number>>("money")[id] ?? 0;
}

export function attackOf(table: Table): Attack | null {
  return table.aid<Attack | null>("attack");
}

/** All outgoing arrows that are printed on cards, by their ids. */
export function arrowsOf(table: Table): Map<string, Arrow> {
  let found = ARROWS.get(table.game);
  if (!found) {
    found = new Map();
    for (const { id, kind, facts } of table.game.pieces) {
      if (kind === "arrow") found.set(id, { id, card: String(facts.card), side: Number(facts.side) });
    }
    ARROWS.set(table.game, found);
  }
  return found;
}

const ARROWS = new WeakMap<object, Map<string, Arrow>>();

export function incomingOf(table: Table, group: string): number {
  return Number(table.fact(group, "incoming") ?? 0);
}

export function nwoOf(table: Table, colour: string): string {
  return table.seen<Record<string, string[]>>("nwos")[colour]?.[0] ?? "";
}

/** The colours of the NWOs that have changed a card; other reasons have none. */
export function coloursOf(table: Table, id: string): string[] {
  const by = new Set((worthOf(table, id)?.why ?? []).map((why) => String(table.fact(why.by, "colour") ?? "")));
  return COLOURS.filter((colour) => by.has(colour));
}

export function oppositeOf(table: Table, alignment: string): string {
  return String(table.fact(alignment, "opposite") ?? "");
}

/** What a player is called, without the words that all players' names begin with, such as “The”. */
export function shortName(table: Table, seat: number): string {
  const names = players(table).map((each) => table.words.seat(each).split(" "));
  const own = names[seat]!;
  let same = 0;
  while (same < own.length - 1 && own.length > 2 - same && names.length > 1 && names.every((name) => name[same] === own[same])) same += 1;
  return own.length - same > 0 && !/^\d+$/.test(own[same]!) ? own.slice(same).join(" ") : own.join(" ");
}

export function pieceOf(told: Told | undefined): string {
  return typeof told === "object" && !Array.isArray(told) && "piece" in told ? told.piece : "";
}

export function piecesOf(told: Told | undefined): string[] {
  return (Array.isArray(told) ? told : [told]).map(pieceOf).filter(Boolean);
}

export function seatIn(told: Told | undefined): number {
  return typeof told === "object" && !Array.isArray(told) && "seat" in told ? told.seat : -1;
}

export function saidOf(told: Told | undefined): Said[] {
  if (Array.isArray(told)) return told.flatMap(saidOf);
  return typeof told === "object" && "say" in told ? [told] : [];
}

/** Something about the question that is asked here. */
export function aboutOf(table: Table, name: string): Told | undefined {
  return table.state.question?.about[name];
}

export function facesOf(table: Table, field: string): Face[] {
  return table.seen<Face[] | undefined>(field) ?? [];
}

export function listed(table: Table, parts: string[]): string {
  return parts.filter(Boolean).reduce((before, next) => (before ? table.words.text("list-comma", { before, next }) : next), "");
}

export function percent(chances: number): number {
  return Math.round((chances / 36) * 100);
}

/** A number with its sign. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

export type { Cell };
