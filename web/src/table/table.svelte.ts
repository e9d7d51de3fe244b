// The table as boards see it: the state of the match for one seat, its words, and the way to point at a piece.

import { untrack } from "svelte";
import type { Face, GameFacts, PieceFacts, State } from "../wire";
import { keysFor } from "./keys";
import { Words } from "./words";

/** How a seat is told from the others: by shape and letter first, by colour besides. */
export interface SeatMark {
  shape: "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star" | "cross" | "moon";
  letter: string;
  colour: string; // a CSS colour
}

const SHAPES: SeatMark["shape"][] = ["circle", "square", "triangle", "diamond", "hexagon", "star", "cross", "moon"];
const COLOURS = ["ivory", "amber", "sky", "vermilion", "violet"];

/** What a table does when somebody points: the frame around the boards gives it. */
export interface Hands {
  choose(id: string): void;
  open(id: string): void;
}

export class Table {
  readonly game: GameFacts;
  readonly words: Words;
  readonly pieces: Map<string, PieceFacts>;
  state: State = $state.raw() as State;
  #hands: Hands;
  #colours: Record<string, string>;
  #keys = $derived(keysFor(this.state.question?.options ?? [], (id) => this.name(id)));
  #options = $derived(new Set(this.state.question?.options ?? []));
  /** Who plays what: texts that name seats change with it, and with nothing else. */
  readonly roles = $derived(this.state.players.map((player) => `${player.seat_name} ${player.name}`).join());
  #marks = $derived.by(() => {
    void this.roles;
    return untrack(() => this.#marked());
  });

  constructor(game: GameFacts, state: State, hands: Hands, colours: Record<string, string> = {}) {
    this.game = game;
    this.pieces = new Map(game.pieces.map((piece) => [piece.id, piece]));
    this.words = new Words([game.words], this.pieces);
    this.#hands = hands;
    this.#colours = colours;
    this.show(state);
  }

  /** Another moment of the match (or another seat's side of it). */
  show(state: State): void {
    this.words.players = state.players;
    this.state = state;
  }

  /** The same table at some moment, only to be looked at. */
  asOf(state: State): Table {
    return new Table(this.game, state, { choose: () => {}, open: this.#hands.open }, this.#colours);
  }

  #marked(): SeatMark[] {
    const names = this.state.players.map((_, seat) => this.words.seat(seat));
    const [some = "", ...others] = names;
    let same = 0; // “The Network” and “The UFOs” begin where they differ
    while (others.length && same < some.length && others.every((name) => name[same] === some[same])) same += 1;
    const first = new Set(names.map((name) => name.slice(same, same + 1))).size === names.length;
    return this.state.players.map((player, seat) => ({
      shape: SHAPES[seat % SHAPES.length] ?? "circle",
      // “Player 1” and “Player 2” are told by their last letters.
      letter: (names[seat] ?? "").slice(...(first ? [same, same + 1] : [-1])).toUpperCase(),
      colour: `var(--seat-${this.#colours[player.seat_name] ?? COLOURS[seat % COLOURS.length]})`,
    }));
  }

  /** The seat that sits at the near side of the table. */
  get near(): number {
    return Math.max(this.state.seat, 0);
  }

  get options(): string[] {
    return this.state.question?.options ?? [];
  }

  isOption(id: string): boolean {
    return this.#options.has(id);
  }

  /** The key that chooses an option, if there are enough keys. */
  key(id: string): string {
    return this.#keys.get(id) ?? "";
  }

  choose(id: string): void {
    if (this.isOption(id)) this.#hands.choose(id);
  }

  /** Open a piece large: its words, its rule, where it is from. */
  open(id: string): void {
    this.#hands.open(id);
  }

  piece(id: string): PieceFacts | undefined {
    return this.pieces.get(id);
  }

  /** What stands on a piece, as a number or a text. */
  fact(id: string, name: string): string | number | boolean | undefined {
    return this.pieces.get(id)?.facts[name];
  }

  name(id: string): string {
    return this.words.piece(id);
  }

  mark(player: number): SeatMark {
    return this.#marks[player] ?? { shape: "circle", letter: "", colour: "var(--seat-ivory)" };
  }

  /** A field of the view as what the caller knows it to be. */
  seen<T>(field: string): T {
    return this.state.view[field] as T;
  }

  aid<T>(name: string): T {
    return this.state.aids[name] as T;
  }
}

/** The id of a piece as it is seen; empty if it lies face down and is not known. */
export function faceId(face: Face): string {
  return typeof face === "string" ? face : (face.seen ?? "");
}
