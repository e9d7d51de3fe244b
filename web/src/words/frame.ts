// The words of the frame: everything that a player reads and that no game brings along.

import { Words } from "../table/words";
import type { About } from "../wire";
import english from "./en.ftl?raw";

const words = new Words([english]);

/** A message of the frame; plain arguments are texts and numbers. */
export function ui(id: string, about: Record<string, string | number> = {}): string {
  return words.text(id, about);
}

export function uiSay(id: string, about: About): string {
  return words.say(id, about);
}

export function uiHas(id: string): boolean {
  return words.has(id);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["second", 60], ["minute", 60], ["hour", 24], ["day", 30], ["month", 12], ["year", Infinity],
];

/** How long ago something was, in words. */
export function ago(time: string): string {
  let left = (Date.parse(time) - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (Math.abs(left) < length) return format.format(Math.round(left), unit);
    left /= length;
  }
  return "";
}
