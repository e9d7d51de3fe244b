// Which options can be reached on the board and in the hand; all others stand as buttons in the strip.

const LAST = ["enough", "announce-nothing", "end-card-plays", "done", "pass"];

/** Whether a piece is drawn somewhere under these elements, so that it can be seen and chosen. */
export function drawn(roots: (Element | undefined)[], id: string): boolean {
  const found = roots.flatMap((root) => [...(root?.querySelectorAll(`[data-piece="${CSS.escape(id)}"]`) ?? [])]);
  return found.some((node) => {
    const { width, height } = node.getBoundingClientRect();
    return width > 0 && height > 0 && node.checkVisibility({ visibilityProperty: true });
  });
}

/** Main options first, then the others, what ends or passes last. */
export function arranged(ids: string[]): string[] {
  const place = (id: string): number => LAST.indexOf(id);
  return ids.toSorted((one, other) => place(one) - place(other));
}

export function isLast(id: string): boolean {
  return LAST.includes(id);
}
