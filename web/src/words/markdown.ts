// Rulebooks are Markdown. What they use of it becomes a tree here, and elements elsewhere: never text as HTML.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong" | "em"; inside: Inline[] }
  | { kind: "link"; to: string; inside: Inline[] };

export interface Item {
  inside: Inline[];
  more: Block[];
}

export type Block =
  | { kind: "heading"; level: number; anchor: string; inside: Inline[] }
  | { kind: "paragraph"; inside: Inline[] }
  | { kind: "list"; ordered: boolean; start: number; items: Item[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "quote"; inside: Block[] };

const HEADING = /^(#{1,6})\s+(.*?)(?:\s*\{#([\w-]+)\})?\s*$/;
const ITEM = /^(\s*)([-*]|\d+\.)\s+(.*)$/;
const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let rest = text;
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    if (match.index) found.push({ kind: "text", text: rest.slice(0, match.index) });
    const [all, code, strong, em, label, to] = match;
    if (code !== undefined) found.push({ kind: "code", text: code });
    else if (strong !== undefined) found.push({ kind: "strong", inside: inline(strong) });
    else if (em !== undefined) found.push({ kind: "em", inside: inline(em) });
    else found.push({ kind: "link", to: safe(to ?? ""), inside: inline(label ?? "") });
    rest = rest.slice(match.index + all.length);
  }
  if (rest) found.push({ kind: "text", text: rest });
  return found;
}

/** Links lead to places of the same text only. */
function safe(to: string): string {
  const anchor = to.indexOf("#");
  return anchor >= 0 ? to.slice(anchor) : "";
}

export function markdown(text: string): Block[] {
  return blocks(text.split("\n"));
}

function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (!line.trim()) at += 1;
    else if (HEADING.test(line)) {
      const [, marks = "", title = "", anchor = ""] = HEADING.exec(line) ?? [];
      found.push({ kind: "heading", level: marks.length, anchor, inside: inline(title) });
      at += 1;
    } else if (line.startsWith("|")) at = table(lines, at, found);
    else if (line.startsWith(">")) {
      const end = after(lines, at, (each) => each.startsWith(">"));
      found.push({ kind: "quote", inside: blocks(lines.slice(at, end).map((each) => each.replace(/^>\s?/, ""))) });
      at = end;
    } else if (ITEM.test(line)) at = list(lines, at, found);
    else {
      const end = after(lines, at, (each) => !!each.trim() && !starts(each));
      found.push({ kind: "paragraph", inside: inline(joined(lines.slice(at, Math.max(end, at + 1)))) });
      at = Math.max(end, at + 1);
    }
  }
  return found;
}

function starts(line: string): boolean {
  return HEADING.test(line) || line.startsWith("|") || line.startsWith(">") || ITEM.test(line);
}

function after(lines: string[], from: number, goesOn: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && goesOn(lines[at] ?? "")) at += 1;
  return at;
}

function joined(lines: string[]): string {
  return lines.map((line) => line.trim()).join(" ");
}

function table(lines: string[], from: number, found: Block[]): number {
  const end = after(lines, from, (line) => line.startsWith("|"));
  const cells = (line: string): Inline[][] =>
    line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));
  const [head = "", , ...rows] = lines.slice(from, end);
  found.push({ kind: "table", head: cells(head), rows: rows.map(cells) });
  return end;
}

function list(lines: string[], from: number, found: Block[]): number {
  const [, indent = "", mark = ""] = ITEM.exec(lines[from] ?? "") ?? [];
  const deep = (line: string): number => line.length - line.trimStart().length;
  const items: Item[] = [];
  let at = from;
  while (at < lines.length) {
    const item = ITEM.exec(lines[at] ?? "");
    if (!item || (item[1] ?? "").length !== indent.length || /\d/.test(item[2] ?? "") !== /\d/.test(mark)) break;
    // What belongs to an item stands further in; a blank line inside is passed over.
    let end = at + 1;
    while (end < lines.length) {
      const line = lines[end] ?? "";
      const blank = !line.trim();
      if (blank ? deep(lines[end + 1] ?? "") <= indent.length : deep(line) <= indent.length) break;
      end += 1;
    }
    const inside = lines.slice(at + 1, end);
    const first = after(inside, 0, (line) => !!line.trim() && !starts(line.trimStart()));
    const margin = Math.min(...inside.slice(first).filter((line) => line.trim()).map(deep), Infinity);
    items.push({
      inside: inline(joined([item[3] ?? "", ...inside.slice(0, first)])),
      more: blocks(inside.slice(first).map((line) => line.slice(Number.isFinite(margin) ? margin : 0))),
    });
    at = end;
    while (at < lines.length && !(lines[at] ?? "").trim() && ITEM.test(lines[at + 1] ?? "")) at += 1;
  }
  found.push({ kind: "list", ordered: /\d/.test(mark), start: Number.parseInt(mark, 10) || 1, items });
  return Math.max(at, from + 1);
}

/** The blocks of one section: from its heading to the next one of the same or a higher level. */
export function section(all: Block[], anchor: string): Block[] {
  const from = all.findIndex((block) => block.kind === "heading" && block.anchor === anchor);
  const head = all[from];
  if (head?.kind !== "heading") return [];
  const length = all.slice(from + 1).findIndex((block) => block.kind === "heading" && block.level <= head.level);
  return length < 0 ? all.slice(from) : all.slice(from, from + 1 + length);
}
