import { expect, it } from "vitest";
import type { GameFacts, State } from "../wire";
import { Table } from "./table.svelte";

/** The letters on the marks of players who are called so. */
function letters(...names: string[]): string[] {
  const words = names.map((name, seat) => `seat-${seat} = ${name}`).join("\n");
  const players = names.map((_, seat) => ({ seat_name: `seat-${seat}`, name: "", kind: "bot", bot: "", mine: false, here: true }));
  const table = new Table({ words, pieces: [] } as unknown as GameFacts, { players, question: null } as unknown as State, { choose: () => {}, open: () => {} });
  return names.map((_, seat) => table.mark(seat).letter);
}

it("tells players by the first letter in which they differ", () => {
  expect(letters("Blue", "Red")).toEqual(["B", "R"]);
  expect(letters("Player 1", "Player 2")).toEqual(["1", "2"]);
  expect(letters("The Network", "The UFOs")).toEqual(["N", "U"]);
});

it("else by the last one", () => {
  expect(letters("The Bavarian Illuminati", "The Bermuda Triangle", "The Network")).toEqual(["I", "E", "K"]);
});
