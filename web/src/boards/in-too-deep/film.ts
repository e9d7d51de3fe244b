// Echo's last turn in the steps of her chart: her card and hook, the way of that Criminal, the rest of the city, her crime.

import type { Line, Told } from "../../wire";
import { pieceOf } from "./view";

export const STEPS = ["hook", "move", "city", "crime"] as const;
const CARD = "echo-card";
const NEXT_TURN = ["turn-begins"];

/** The lines of each step. */
export function film(notes: Line[]): Line[][] {
  const first = notes.findLastIndex((note) => note.id === CARD);
  if (first < 0) return [];
  const steps: Line[][] = STEPS.map(() => []);
  let step = 0;
  for (const note of notes.slice(first)) {
    if (NEXT_TURN.includes(note.id)) break;
    if (note.id === "echo-moves-by") step = Math.max(step, 1);
    else if (note.id === "echo-affects") step = 2;
    else if (note.id === "echo-advances") step = 3;
    steps[step]!.push(note);
  }
  return steps;
}

/** The pieces of which a step tells. */
export function piecesIn(lines: Line[]): string[] {
  const all = lines.flatMap((line) => Object.values(line.about)).flatMap(each);
  return [...new Set(all)];

  function each(told: Told): string[] {
    if (Array.isArray(told)) return told.flatMap(each);
    return pieceOf(told) ? [pieceOf(told)] : [];
  }
}
