// Which options are shown as chips: in the order of the question, if there are several.

const KINDS = ["sum", "alignment", "reversal", "goal"];
const MOST = 24; // more sums than that are a field to type in

export function chips(options: string[], kindOf: (id: string) => string): { id: string; kind: string }[] {
  const found = options.map((id) => ({ id, kind: kindOf(id) })).filter(({ kind }) => KINDS.includes(kind));
  return found.length > MOST ? [] : found;
}
