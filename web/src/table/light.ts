// Light a piece, wherever on the table it is drawn.

let lit: Element[] = [];

export function light(...pieces: string[]): void {
  for (const node of lit) node.classList.remove("lit");
  const of = (id: string): string => `[data-piece="${CSS.escape(id)}"], [data-option="${CSS.escape(id)}"]`;
  lit = pieces.filter(Boolean).flatMap((id) => [...document.querySelectorAll(of(id))]);
  for (const node of lit) node.classList.add("lit");
}
