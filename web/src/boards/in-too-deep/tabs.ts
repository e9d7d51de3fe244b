// Which tab of the lower boards a question calls for.

export const BOARDS = "boards";
export const STORIES = "stories";
export const FOCUS = "focus";
export const ECHO = "echo";

const HOMES: [RegExp, string][] = [
  [/-slot$|^locker-|^sector-/, BOARDS],
  [/-deck$/, STORIES],
];

/** The tab where options lie; else who acts, or first of all (`first`) what Echo has done; that gives way again. */
export function wanted(options: string[], actor: string, shown: string, first = ""): string {
  const homes = options.map((id) => HOMES.find(([ids]) => ids.test(id))?.[1]).filter((home) => home !== undefined);
  if (homes.length) return homes.includes(shown) ? shown : homes[0]!;
  if (first) return first;
  if (actor) return FOCUS;
  return shown === FOCUS ? BOARDS : shown;
}
