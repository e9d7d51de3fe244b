import { describe, expect, it } from "vitest";
import type { About, Line } from "../../wire";
import { lastMoves } from "./told";

const LENGTH = { france: 6, poland: 6 };

function line(id: string, about: About): Line {
  return { id, about, own: false };
}

function advanced(seat: number, country: string, steps: number, to_star: number): Line {
  return line("advanced", { seat: { seat }, country: { piece: country }, steps, to_star });
}

const ANNOUNCED = line("announced-influence", { seat: { seat: 0 } });

describe("where markers moved", () => {
  it("is told by what came after the last announcement", () => {
    const notes = [advanced(0, "france", 1, 5), ANNOUNCED, advanced(0, "france", 3, 2)];
    expect([...lastMoves(notes, LENGTH, true)]).toEqual([["france", { from: 1, to: 4 }]]);
    expect(lastMoves([...notes, ANNOUNCED], LENGTH, true).size).toBe(0);
  });

  it("knows steps beyond the star for lost", () => {
    const notes = [advanced(1, "poland", 4, 2), ANNOUNCED, advanced(1, "poland", 8, 0)];
    expect(lastMoves(notes, LENGTH, true).get("poland")).toEqual({ from: -4, to: -6 });
  });

  it("counts back from where it stands if the story before is not known", () => {
    expect(lastMoves([advanced(0, "france", 3, 2)], LENGTH, false).get("france")).toEqual({ from: 1, to: 4 });
    expect(lastMoves([advanced(0, "france", 3, 0)], LENGTH, false).get("france")).toEqual({ from: 6, to: 6 });
  });
});
