import { describe, expect, it } from "vitest";
import type { Line } from "../../wire";
import { film } from "./film";

const note = (id: string, about: Line["about"] = {}): Line => ({ id, about, own: false });
const by = (seat: number, more: Line["about"] = {}) => ({ seat: { seat }, ...more });
const card = (piece: string) => ({ card: { piece } });

const TURN = [
  note("turn-begins", by(0)),
  note("infiltrated", by(0, card("banks-1"))),
  note("hoc-chooses", card("labs-1")),
  note("infiltrated", by(1, card("labs-1"))),
  note("took", by(0, { cards: [{ piece: "banks-1" }] })),
  note("hoc-recalls", card("labs-1")),
];

describe("film", () => {
  it("shows what HOC did in the turn and why, and nothing of yours", () => {
    const shots = film(TURN, 1);
    expect(shots.map((shot) => [shot.line.id, shot.piece, shot.why])).toEqual([
      ["hoc-chooses", "labs-1", true],
      ["infiltrated", "labs-1", false],
      ["hoc-recalls", "labs-1", true],
    ]);
  });

  it("still shows that turn while you act in the next one", () => {
    const next = [note("turn-begins", by(1)), note("recruited", by(0))];
    expect(film([...TURN, ...next], 1)).toEqual(film(TURN, 1));
  });

  it("is empty before HOC has done anything", () => {
    expect(film([note("turn-begins", by(0))], 1)).toEqual([]);
  });
});
