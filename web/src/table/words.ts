// Words: the same Fluent catalogues that the terminal reads, put together by the same rules (`shadow_cabinet/words.py`).

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { About, Line, PieceFacts, Player, Said, Told } from "../wire";

const NEVER_ISOLATE = { useIsolating: false };

/** A text in pieces: plain, or the name of a piece or a seat that the text speaks of. */
export type Part = { text: string; piece?: string; seat?: number };

// Marks around the names of pieces and seats while a text is put together; they occur in no text.
const OPEN = "\uE000";
const BETWEEN = "\uE001";
const CLOSE = "\uE002";
const MARKED = /\uE000([ps])([^\uE001]*)\uE001([^\uE002]*)\uE002/;

/** The words of one game (or of the frame around all games), and of the match that is looked at. */
export class Words {
  #bundle = new FluentBundle("en", NEVER_ISOLATE);
  #pieces: Map<string, PieceFacts>;
  players: Player[] = [];
  #marking = false;

  constructor(catalogues: string[], pieces: Map<string, PieceFacts> = new Map()) {
    for (const text of catalogues) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#pieces = pieces;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message with arguments as they are to stand in the text. */
  text(id: string, about: Record<string, FluentVariable> = {}): string {
    const message = this.#bundle.getMessage(id);
    return message?.value ? this.#bundle.formatPattern(message.value, about, []) : id;
  }

  /** A message with the arguments that rules gave it, each put into words. */
  say(id: string, about: About = {}): string {
    const told: Record<string, FluentVariable> = {};
    for (const [name, item] of Object.entries(about)) {
      if (typeof item === "number") told[name] = item;
      else if (Array.isArray(item)) {
        told[name] = this.#several(item);
        told[`${name}-count`] = item.length;
      } else told[name] = this.#one(item);
    }
    return this.text(id, told);
  }

  said(item: Said): string {
    return this.say(item.say, item.about);
  }

  piece(id: string): string {
    const piece = this.#pieces.get(id);
    return piece ? this.said(piece.name) : id;
  }

  pieceText(id: string): string {
    const text = this.#pieces.get(id)?.text;
    return text ? this.said(text) : "";
  }

  back(back: string): string {
    return this.text(`back-${back}`);
  }

  /** What a player is called at this table: by the role. */
  seat(seat: number): string {
    const player = this.players[seat];
    return player ? this.text(player.seat_name) : String(seat);
  }

  place(name: string): string {
    return this.text(`place-${dashes(name)}`);
  }

  value(name: string): string {
    return this.text(`value-${dashes(name)}`);
  }

  note(line: Line): string {
    return this.say(`note-${line.id}`, line.about);
  }

  /** The same as `say`, in parts, so that the pieces that it speaks of can be pointed at. */
  parts(id: string, about: About = {}): Part[] {
    this.#marking = true;
    const text = this.say(id, about);
    this.#marking = false;
    const found: Part[] = [];
    let rest = text;
    for (let match = MARKED.exec(rest); match; match = MARKED.exec(rest)) {
      const [all, kind, who = "", name = ""] = match;
      if (match.index) found.push({ text: rest.slice(0, match.index) });
      found.push(kind === "p" ? { text: name, piece: who } : { text: name, seat: Number(who) });
      rest = rest.slice(match.index + all.length);
    }
    if (rest) found.push({ text: rest });
    return found;
  }

  #marked(kind: "p" | "s", who: string | number, name: () => string): string {
    const marking = this.#marking;
    this.#marking = false; // a name within a name is not marked
    const text = name();
    this.#marking = marking;
    return marking ? OPEN + kind + who + BETWEEN + text + CLOSE : text;
  }

  #one(item: Told): string {
    if (typeof item === "number") return String(item);
    if (Array.isArray(item)) return this.#several(item);
    if ("text" in item) return item.text;
    if ("piece" in item) return this.#marked("p", item.piece, () => this.piece(item.piece));
    if ("seat" in item) return this.#marked("s", item.seat, () => this.seat(item.seat));
    return this.said(item);
  }

  #several(items: Told[]): string {
    const [first = "", ...others] = items.map((item) => this.#one(item));
    const last = others.pop();
    if (last === undefined) return first;
    const before = others.reduce((text, next) => this.text("list-comma", { before: text, next }), first);
    return this.text("list-and", { before, last });
  }
}

export function dashes(name: string): string {
  return name.replaceAll("_", "-");
}
