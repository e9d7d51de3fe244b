// HOC's last turn as a strip of film: which notes are on it, and which piece each of them is about.

import type { Line, Told } from "../../wire";

export interface Shot {
  line: Line;
  piece: string;
  why: boolean; // a note of why, not of what happened
}

const YOUR_ACTS = ["infiltrated", "carried-out", "advanced", "recruited", "passed", "played-man", "made-treaty", "took"];
const ENDS = ["turn-begins", "treaty-phase", "influence"];

/** The notes of HOC's last turn, from the last one in which HOC gave a reason both ways to the nearest act of another. */
export function film(notes: Line[], hoc: number): Shot[] {
  const last = notes.findLastIndex((note) => note.id.startsWith("hoc-"));
  if (last < 0) return [];
  let first = last;
  while (first > 0 && !ends(notes[first - 1]!, hoc)) first -= 1;
  let end = last + 1;
  while (end < notes.length && !ends(notes[end]!, hoc)) end += 1;
  return notes
    .slice(first, end)
    .filter((note) => note.id.startsWith("hoc-") || seatOf(note) === hoc)
    .map((line) => ({ line, piece: pieceOf(line), why: line.id.startsWith("hoc-") }));
}

function ends(note: Line, hoc: number): boolean {
  return ENDS.includes(note.id) || (YOUR_ACTS.includes(note.id) && seatOf(note) !== hoc);
}

function seatOf(note: Line): number {
  const told = note.about.seat;
  return told !== undefined && typeof told === "object" && "seat" in told ? (told.seat as number) : -1;
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
