// A line of Echo's turn in signs: which pictures, and the number with them. The words stand in the story anyway.

import type { Line } from "../../wire";
import { piecesIn } from "./film";

export interface Sign {
  before: string;
  glyphs: string[];
  text: string;
}

const SIGNS: Record<string, string> = {
  "echo-card": "echo",
  hooked: "hook",
  "hooked-from": "hook",
  "gained-grip": "grip",
  "blockade-shifts": "blockade",
  "heat-moved": "heat",
  "gained-intel": "intel",
  "drew-dilemmas": "dilemma",
  "took-from-pool": "gain",
  "echo-filed-to-chapter": "file",
  "filed-to-slot": "file",
  "filed-to-locker": "lock",
  "gained-tolerance": "tolerance",
  "took-boost": "boost",
  "echo-commits": "card",
  "echo-draws-crime": "card",
};
const LEFT_OUT = ["unhooked", "unhooked-all", "wheel-filled", "boosts-reshuffled", "echo-discs"];

export function signOf(line: Line): Sign | null {
  if (LEFT_OUT.includes(line.id)) return null;
  const [steps, face, count] = ["steps", "face", "count"].map((name) => Number(line.about[name] ?? 0));
  const sign = SIGNS[line.id];
  const told: Sign = { before: "", glyphs: [...(sign ? [sign] : []), ...pictured(line)], text: count ? `${count}` : "" };
  if (line.id === "echo-moves-by") told.text = steps! > 0 ? `↻ ${steps}` : `↺ ${-steps!}`;
  if (line.id === "echo-affects") told.before = `${face}`;
  if (line.id === "echo-advances") {
    told.before = `${face}`;
    told.text = `+${steps}`;
  }
  return told.glyphs.length || told.text || told.before ? told : null;
}

/** Pieces with a picture of their own: Criminals, Items, Zones. Of a way that led somewhere, the goal comes last. */
function pictured(line: Line): string[] {
  const own = piecesIn([line]).filter((id) => !/^(blockade-|level-|row-|e\d|[a-g]\d-|.*-slot$|.*-[a-z]$)/.test(id));
  return line.id === "sentinel-shifts" ? ["sentinel", ...own] : own;
}
