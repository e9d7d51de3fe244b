// HOC's last turn as a strip of film: which notes are on it, and which piece each of them is about.

import type { Line, Told } from "../../wire";

export interface Shot {
  line: Line;
  piece: string;
  why: boolean; // a note of why, not of what happened
}

const NEW_TURN = "turn-begins";

/** What HOC has done and why, in the last turn in which there was anything of it: Action and Takeover alike. */
export function film(notes: Line[], hoc: number): Shot[] {
  const last = notes.findLastIndex((note) => isReason(note));
  if (last < 0) return [];
  const first = notes.findLastIndex((note, at) => at < last && note.id === NEW_TURN) + 1;
  const next = notes.findIndex((note, at) => at > last && note.id === NEW_TURN);
  return notes
    .slice(first, next < 0 ? notes.length : next)
    .filter((note) => isReason(note) || seatOf(note) === hoc)
    .map((line) => ({ line, piece: pieceOf(line), why: isReason(line) }));
}

function isReason(note: Line): boolean {
  return note.id.startsWith("hoc-");
}

function seatOf(note: Line): number {
  const told = note.about.seat;
  return typeof told === "object" && "seat" in told ? Number(told.seat) : -1;
}

function pieceOf(note: Line): string {
  for (const told of Object.values(note.about)) {
    const piece = firstPiece(told);
    if (piece) return piece;
  }
  return "";
}

function firstPiece(told: Told): string {
  if (Array.isArray(told)) return told.length ? firstPiece(told[0]!) : "";
  return typeof told === "object" && "piece" in told ? told.piece : "";
}
