// Which tab of the drawer holds how many of the options.

import type { Json } from "../../wire";

const OWN = ["objectives", "operations", "made"]; // fields with a pile for each player
const COMMON: Record<string, string> = {
  objective_discard: "discards",
  treaty_discard: "discards",
  men_discard: "discards",
  hoc_discard: "discards",
  looked_at: "looked",
  revealed: "looked",
};

export function tabs(view: Record<string, Json>, options: string[]): Map<string, number> {
  const homes = new Map<string, string>();
  for (const field of OWN) {
    (view[field] as string[][]).forEach((cards, player) => cards.forEach((card) => homes.set(card, String(player))));
  }
  for (const [field, tab] of Object.entries(COMMON)) {
    for (const card of (view[field] as Json[]).flat()) if (typeof card === "string") homes.set(card, tab);
  }
  for (const group of Object.keys(view.supply as object)) homes.set(group, "supply");
  const counts = new Map<string, number>();
  for (const option of options) {
    const home = homes.get(option);
    if (home) counts.set(home, (counts.get(home) ?? 0) + 1);
  }
  return counts;
}

/** The tab that a new question calls for: the present one if it has an option, otherwise the fullest. */
export function wanted(counts: Map<string, number>, shown: string): string {
  if (counts.size === 0 || counts.has(shown)) return shown;
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
