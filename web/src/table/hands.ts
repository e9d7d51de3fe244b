// Hands: the cards of a seat that can be read, and how many everybody sees from behind.

import type { GameBoard } from "../boards";
import type { Face, Json } from "../wire";
import { faceId, type Table } from "./table.svelte";

/** The cards in the hand of a seat whose faces are known here; what belongs to nobody only while the seat is asked. */
export function handOf(table: Table, board: GameBoard, seat: number): string[] {
  const fields = typeof board.hand === "function" ? board.hand(table.game) : board.hand;
  const asked = table.state.question !== null;
  return fields.flatMap((name) => (asked || isOwn(table, name) ? held(table.state.view[name], seat) : [])).filter(Boolean);
}

function isOwn(table: Table, name: string): boolean {
  return table.game.fields.some((field) => field.name === name && field.kind === "place" && field.by === "seat");
}

function held(field: Json | undefined, seat: number): string[] {
  const own = Array.isArray(field) && field.some(Array.isArray) ? field[seat] : field;
  return Array.isArray(own) ? own.map((face) => faceId(face as unknown as Face)) : [];
}

export interface HandCount {
  label: string;
  count: number;
}

export function handsOf(table: Table, seat: number): HandCount[] {
  return table.game.fields.flatMap((field) => {
    if (field.kind !== "place" || field.by !== "seat" || field.who !== "owner") return [];
    const own = (table.state.view[field.name] as unknown[][] | undefined)?.[seat];
    return own?.length ? [{ label: table.words.place(field.name), count: own.length }] : [];
  });
}
