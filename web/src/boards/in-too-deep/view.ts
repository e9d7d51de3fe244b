// What the board reads out of the view and out of what the server counts out, with its types.

import { faceId, type Table } from "../../table/table.svelte";
import type { Face, PieceFacts, Said, Told } from "../../wire";

export interface Part {
  met: boolean;
  words: Said;
  pieces: string[];
}

/** How a crime in hand stands: whether it could be completed, and which parts of its criteria are met. */
export interface Standing {
  met: boolean;
  open: boolean;
  parts: Part[];
}

/** What going somewhere would do to the crimes in hand; without `by` it is an Item that is dropped. */
export interface After {
  by: string | null;
  to: string;
  meets: string[];
  breaks: string[];
}

interface Mine {
  crimes: Record<string, Standing>;
  corruption: { hand: number; well: number; tolerance: number };
  score: { what: string; points: number }[];
  after: After[];
}

export interface Numbers {
  grip_values: number[];
  skill_from: number;
  stamina_from: number;
  hook_slots: number;
  foil_types: number;
  foil_tokens: number;
}

export interface Counted {
  evidence: number;
  dilemmas: number;
  well: number;
  grip_value: number;
}

export interface EchoTrack {
  player: number;
  progress: number;
  level: number;
  milestones: number[];
  steps: number[];
  rewards: Record<string, number>[];
}

export const TYPES = ["ringleader", "weaponry", "timing", "location", "tactics", "financing"];
export const SLOTS = ["boost-slot", "tolerance-slot", "grip-slot"];
export const ROWS = ["row-1", "row-2", "row-3"];
export const SECTORS = ["sector-1", "sector-2", "sector-3"];
export const LEVELS = [1, 2, 3];

export function mine(table: Table): Mine | undefined {
  return table.aid<Mine | undefined>("mine");
}

export function numbers(table: Table): Numbers {
  return table.aid<Numbers>("numbers");
}

export function counted(table: Table, player: number): Counted {
  return table.aid<Counted[]>("players")[player]!;
}

/** The seats, and Echo after them. */
export function players(table: Table): number[] {
  return table.aid<Counted[]>("players").map((_, player) => player);
}

export function echoOf(table: Table): EchoTrack | undefined {
  return table.aid<EchoTrack | undefined>("echo");
}

export function isEcho(table: Table, player: number): boolean {
  return echoOf(table)?.player === player;
}

export function criminals(table: Table): string[] {
  return table.seen<string[]>("criminals");
}

export function hooksOf(table: Table, player: number): string[] {
  return table.seen<string[][]>("hooks")[player] ?? [];
}

/** On whose Console a tag lies; -1 if it lies in the void. */
export function controller(table: Table, criminal: string): number {
  return table.seen<string[][]>("hooks").findIndex((tags) => tags.includes(criminal));
}

export function gripOf(table: Table, player: number, criminal: string): number {
  return table.seen<Record<string, number>[]>("grip")[player]?.[criminal] ?? 0;
}

export function isLocked(table: Table, criminal: string): boolean {
  return (table.seen<Record<string, string[]>>("locks")[criminal] ?? []).length > 0;
}

/** What a player has in a place of which Echo has one of her own. */
export function facesOf(table: Table, field: "memory" | "lockers" | "dilemmas" | "wells", player: number): Face[] {
  if (!isEcho(table, player)) return table.seen<Face[][]>(field)[player] ?? [];
  const own = { memory: "echo_memory", lockers: "echo_locker", dilemmas: "echo_dilemmas", wells: "echo_well" };
  return table.seen<Face[]>(own[field]);
}

export function known(faces: Face[]): string[] {
  return faces.map(faceId).filter((id) => id !== "");
}

/** Vehicle, weapon, valuable or tech. */
export function itemType(table: Table, item: string): string {
  return saidOf(table.piece(item)?.text?.about?.type)[0]?.say.replace("item-type-", "") ?? "";
}

/** How much Heat lies in a Zone. */
export function heatIn(table: Table, zone: string): number {
  const at = table.seen<string[]>("heat").indexOf(zone);
  return at < 0 ? 0 : 3 - at;
}

/** Texts that follow each other with commas. */
export function listed(table: Table, parts: string[]): string {
  return parts.filter(Boolean).reduce((before, next) => table.words.text("list-comma", { before, next }));
}

export interface Change {
  meets: string[];
  breaks: string[];
}

/** What the options of the question would do to the crimes in hand, by option. */
export function changes(table: Table): Map<string, Change> {
  const found = new Map<string, Change>();
  const question = table.state.question;
  for (const { by, to, meets, breaks } of mine(table)?.after ?? []) {
    const acting = question?.prompt === "act";
    if (acting && by) note(by, meets, []);
    else if (acting || (question?.prompt === "with-criminal" && by === pieceOf(question.about.criminal))) {
      note(to, meets, breaks);
    }
  }
  return found;

  function note(id: string, meets: string[], breaks: string[]): void {
    const so = found.get(id) ?? { meets: [], breaks: [] };
    found.set(id, { meets: [...new Set([...so.meets, ...meets])], breaks: [...new Set([...so.breaks, ...breaks])] });
  }
}

export function pieceOf(told: Told | undefined): string {
  return typeof told === "object" && !Array.isArray(told) && "piece" in told ? told.piece : "";
}

/** The Criminal that the question is about: who is to do something now. */
export function actor(table: Table): string {
  return pieceOf(table.state.question?.about.criminal);
}

export interface Reward {
  sign: string;
  number: number;
}

/** What an Approach (or a Side Crime) brings, in the order of the card. */
export function rewards(piece: PieceFacts | undefined, approach: "restrained" | "reckless" | "reward"): Reward[] {
  return saidOf(piece?.text?.about?.[approach]).flatMap(({ say, about }) => {
    const sign = { "reward-dilemmas": "dilemma" }[say] ?? say.replace("reward-", "");
    return typeof about?.number === "number" ? [{ sign, number: about.number }] : [];
  });
}

/** What a Dilemma is worth at the end, in signs. */
export function benefits(piece: PieceFacts | undefined): Reward[] {
  return saidOf(piece?.text?.about?.benefits).flatMap(({ say, about }) => {
    if (say === "benefit-nothing") return [];
    const sign = say === "benefit-symbols" ? pieceOf(about?.type) : { "benefit-sigil": "sentinel" }[say];
    return [{ sign: sign ?? say.replace("benefit-", ""), number: typeof about?.number === "number" ? about.number : 1 }];
  });
}

export function saidOf(told: Told | undefined): Said[] {
  if (Array.isArray(told)) return told.flatMap(saidOf);
  return typeof told === "object" && "say" in told ? [told] : [];
}

/** The tokens of a place by their type, and how many of them are not known. */
export function sorted(table: Table, faces: Face[]): { types: [string, string[]][]; hidden: number } {
  const ids = known(faces);
  const types = TYPES.map((type): [string, string[]] => [type, ids.filter((id) => table.fact(id, "type") === type)]);
  return { types: types.filter(([, tokens]) => tokens.length), hidden: faces.length - ids.length };
}
