// The words of the frame: everything that a player reads and that no game brings along.

import { Words } from "../table/words";
import english from "./en.ftl?raw";

const words = new Words([english]);

/** A message of the frame; plain arguments are texts and numbers. */
export function ui(id: string, about: Record<string, string | number> = {}): string {
  return words.text(id, about);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["second", 60], ["minute", 60], ["hour", 24], ["day", 30], ["month", 12], ["year", Infinity],
];

/** Numbers of players: `2`, `1–5`, `2, 4`. */
export function range(counts: number[]): string {
  const [low = 0, high = low] = [Math.min(...counts), Math.max(...counts)];
  if (counts.length > 2 && counts.length === high - low + 1) return `${low}–${high}`;
  return counts.join(", ");
}

/** What the server says: the id of a message of ours, or a sentence as it is. */
export function told(why: string): string {
  return words.has(why) ? words.text(why) : why;
}

/** How a bot of some strength is called, such as `search:1s`. */
export function botName(bot: string): string {
  const id = `bot-${bot.replace(":", "-")}`;
  return words.has(id) ? words.text(id) : bot;
}

/** How long ago something was, in words. */
export function ago(seconds: number): string {
  let left = seconds - Date.now() / 1000;
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (Math.abs(left) < length) return format.format(Math.round(left), unit);
    left /= length;
  }
  return "";
}
