// Which tab of the lower boards a question calls for.

export const BOARDS = "boards";
export const STORIES = "stories";
export const FOCUS = "focus";
export const ECHO = "echo";

const HOMES: [RegExp, string][] = [
  [/-slot$|^locker-|^sector-/, BOARDS],
  [/-deck$/, STORIES],
];

/** The tab where options lie; else what comes first, or who acts; else the one that was opened by hand. */
export function wanted(options: string[], actor: string, own: string, first = ""): string {
  const homes = options.map((id) => HOMES.find(([ids]) => ids.test(id))?.[1]).filter((home) => home !== undefined);
  if (homes.length) return homes.includes(own) ? own : homes[0]!;
  if (first) return first;
  if (actor) return FOCUS;
  return own;
}
