// Which tab of the lower boards a question calls for.

export const BOARDS = "boards";
export const STORIES = "stories";
export const FOCUS = "focus";

const HOMES: [RegExp, string][] = [
  [/-slot$|^locker-|^sector-/, BOARDS],
  [/-deck$/, STORIES],
];

/** The tab where options lie; with none there whoever acts; a tab that was only for that gives way again. */
export function wanted(options: string[], actor: string, shown: string): string {
  const homes = options.map((id) => HOMES.find(([ids]) => ids.test(id))?.[1]).filter((home) => home !== undefined);
  if (homes.length) return homes.includes(shown) ? shown : homes[0]!;
  if (actor) return FOCUS;
  return shown === FOCUS ? BOARDS : shown;
}
