// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Table } from "../../table/table.svelte";
import type { FieldFacts, GameFacts, PieceFacts, State } from "../../wire";
import { boardOf } from "../index";
import Board from "./Board.svelte";

const piece = (id: string): PieceFacts => ({ id, kind: "card", back: "card", name: { say: `card-${id}` }, text: null, facts: { value: 3 } });
const field = (name: string, kind: "place" | "value", who: FieldFacts["who"], by: FieldFacts["by"]): FieldFacts => ({
  name, kind, who, by, ordered: true, is_seat: false,
});

const GAME: GameFacts = {
  id: "dead-drop", title: "Dead Drop", aliases: [], version: 1, digest: "0", seat_counts: [2], usual_seats: 2,
  has_reactions: true, settings: [], rules: "", pieces: ["memo", "mole", "cipher"].map(piece),
  fields: [
    field("pile", "place", "nobody", ""), field("discard", "place", "everyone", ""),
    field("archives", "place", "owner", "seat"), field("turn", "value", "everyone", ""),
  ],
  words: ["seat-0 = Ann", "seat-1 = Bob", "card-memo = Memo", "card-mole = Mole", "card-cipher = Cipher", "back-card = a card",
    "place-pile = Pile", "place-discard = Discard", "place-archives = Archive", "value-turn = Turn"].join("\n"),
};

const STATE: State = {
  type: "state", match: "m", game: "dead-drop", digest: "0", status: "running", seat: -1,
  players: [0, 1].map((seat) => ({ seat_name: `seat-${seat}`, name: "", kind: "person", bot: "", mine: false, here: true })),
  at: 3, aids: {}, waiting: [], notes_from: 0, notes: [], undo: false, standing: false, ended: null, sealing: null, lesson: null, passing: [],
  view: { pile: [{ back: "card" }, { back: "card" }], discard: ["memo", "mole"], archives: [[{ back: "card" }], []], turn: 4 },
  question: { seat: 0, prompt: "pick", rule: "", about: {}, options: ["mole"], number: 3, trail: [] },
};

afterEach(cleanup);

describe("a game without a board of its own", () => {
  it("is drawn by the generic one", async () => {
    expect((await boardOf("dead-drop")).Board).toBe(Board);
  });

  it("shows its places, what lies open in them, its values, and what can be chosen", () => {
    const choose = vi.fn();
    const table = new Table(GAME, STATE, { choose, open: vi.fn() });
    const { container, getByText } = render(Board, { table });
    for (const word of ["Pile", "Discard", "Turn", "4"]) expect(getByText(word, { exact: false })).toBeTruthy();
    expect(container.querySelector("[data-piece=memo]")).toBeTruthy();
    expect(container.querySelector("[data-piece=cipher]")).toBeNull();
    const mole = container.querySelector<HTMLElement>("[data-piece=mole]");
    expect(mole?.classList.contains("option")).toBe(true);
    mole?.click();
    expect(choose).toHaveBeenCalledWith("mole");
  });
});
