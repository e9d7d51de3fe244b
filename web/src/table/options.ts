// Which options can be reached on the board and in the hand; all others stand as buttons in the strip.

const LAST = ["enough", "announce-nothing", "end-card-plays", "done", "pass"];

const FINGER = 43.5;

/** Whether a piece is drawn somewhere under these elements, so that it can be seen and chosen: by a finger too. */
export function drawn(roots: (Element | undefined)[], id: string, byFinger: boolean): boolean {
  const where = `[data-piece="${CSS.escape(id)}"], [data-offers~="${CSS.escape(id)}"]`; // a field offers many at once
  const found = roots.flatMap((root) => [...(root?.querySelectorAll(where) ?? [])]);
  return found.some((node) => {
    const { width, height } = node.getBoundingClientRect();
    return Math.min(width, height) > (byFinger ? FINGER : 0) && node.checkVisibility({ visibilityProperty: true });
  });
}

/** Main options first, then the others, what ends or passes last; or as the board says: what is rarely meant last. */
export function arranged(ids: string[], quiet?: string[]): string[] {
  if (quiet) return ids.toSorted((one, other) => quiet.indexOf(one) - quiet.indexOf(other));
  const place = (id: string): number => LAST.indexOf(id);
  return ids.toSorted((one, other) => place(one) - place(other));
}

/** The usual ways on among some options, in the order of the board. */
export function onward(ids: string[], ways: string[]): string[] {
  return ways.filter((id) => ids.includes(id));
}

export function isLast(id: string): boolean {
  return LAST.includes(id);
}
