// The boards that were made for a game; every other game is drawn by the generic one.

import type { Component } from "svelte";
import type { Table } from "../table/table.svelte";
import type { GameFacts } from "../wire";

/** What a game brings to the table. */
export interface GameBoard {
  /** The middle of the table: everything but the hand and the buttons. It fills the room that it is given. */
  Board: Component<{ table: Table }>;
  /** A card in the hand (`token`) or opened large (`sheet`); drawn by its facts. Whoever shows it makes it pickable. */
  Card: Component<{ table: Table; id: string; size: "token" | "sheet" }>;
  /** The fields of the view whose pieces lie in the hand of the seat that looks, in that order. */
  hand: string[] | ((game: GameFacts) => string[]);
  /** Whether `Card` draws pieces that are no cards, too, when they are opened large. */
  sheets?: "all";
  /** Which buttons are the usual way on, the first of these filled and never scrolled away, and which are rarely meant. */
  ways?: { on: string[]; quiet: string[] };
  /** Options that the board draws where the buttons are, always in the same place: sums, or kinds under the thumb. */
  Choices?: Component<{ table: Table; finger: boolean }>;
  /** Whether cards in the hand are low: the board gets the room, and more of it while there are none. */
  low?: boolean;
  /** The players at the top of a phone, if the board shows them better than the frame. */
  Top?: Component<{ table: Table }>;
  /** What the signs on the board mean, for the dialog with the keys. */
  Signs?: Component<{ table: Table }>;
  /** The public numbers of a seat, in one or two short lines of its box at the right; the frame has plain ones. */
  Seat?: Component<{ table: Table; seat: number }>;
}

type Load = () => Promise<{ default: GameBoard }>;

const MADE: Record<string, Load> = {
  "war-of-espionage": () => import("./war-of-espionage"),
  "deep-state": () => import("./deep-state"),
  "in-too-deep": () => import("./in-too-deep"),
  illuminati: () => import("./illuminati"),
};

/** Colours that a game gives its players, by the name of the seat: the tokens `--seat-…` of `look/tokens.css`. */
const COLOURS: Record<string, Record<string, string>> = {
  "war-of-espionage": { "seat-blue": "sky", "seat-red": "vermilion" },
};

export function coloursOf(game: string): Record<string, string> {
  return COLOURS[game] ?? {};
}

export async function boardOf(game: string): Promise<GameBoard> {
  return (await (MADE[game] ?? generic)()).default;
}

function generic(): ReturnType<Load> {
  return import("./generic");
}
