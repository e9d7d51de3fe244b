// Light a piece, wherever on the table it is drawn.

let lit: Element[] = [];

export function light(...pieces: string[]): void {
  for (const node of lit) node.classList.remove("lit");
  lit = pieces.filter(Boolean).flatMap((id) => [...document.querySelectorAll(`[data-piece="${CSS.escape(id)}"]`)]);
  for (const node of lit) node.classList.add("lit");
}
