// What the story tells: pieces and seats in its lines, and where markers moved.

import type { About, Line } from "../../wire";

export interface Move {
  from: number;
  to: number;
}

/** The markers that moved by what was announced last, told by the story. `complete`: it is known from the beginning. */
export function lastMoves(notes: Line[], length: Record<string, number>, complete: boolean): Map<string, Move> {
  const stands = new Map<string, number>();
  const moves = new Map<string, Move>();
  for (const note of notes) {
    if (note.id.startsWith("announced-")) moves.clear();
    if (note.id !== "advanced") continue;
    const country = pieceIn(note.about, "country");
    const ahead = toward(seatIn(note.about));
    const left = Number(note.about.to_star);
    const to = ahead * ((length[country] ?? 0) - left);
    // steps beyond the star are lost: then only the story before tells where it stood
    const before = stands.get(country) ?? (complete ? 0 : left > 0 ? to - ahead * Number(note.about.steps) : to);
    moves.set(country, { from: moves.get(country)?.from ?? before, to });
    stands.set(country, to);
  }
  return moves;
}

export function pieceIn(about: About, name: string): string {
  const told = about[name];
  return typeof told === "object" && "piece" in told ? told.piece : "";
}

export function piecesIn(about: About, name: string): string[] {
  const told = about[name];
  if (!Array.isArray(told)) return [];
  return told.flatMap((each) => (typeof each === "object" && "piece" in each ? [each.piece] : []));
}

export function seatIn(about: About): number {
  const told = about.seat;
  return typeof told === "object" && "seat" in told ? told.seat : 0;
}

/** To which side a player pulls: markers above zero stand toward the star of the start player. */
export function toward(seat: number): number {
  return seat === 0 ? 1 : -1;
}
